"""Attacks that a hero can come to make in its activation: from where, with which cards, on whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.games.alliance.reach import ends
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.rules.attack.power import Aim, in_line
from undercroft.games.alliance.rules.attack.targets import attacks_allowed, barred
from undercroft.games.alliance.rules.attack.values import printed, speed
from undercroft.games.alliance.rules.movement.moving import mover_of, step_points
from undercroft.kernel import CardId, FigureId
from undercroft.space import Cell, Cells, each

from .card_facts import Situation, facts_of
from .position import FEAR, Position
from .weapons import Hand, Weapon, boosted, weapons

CARD = 0.05  # what a card is worth that is kept in hand
STEP = 0.03
SURGE = 0.25  # what two cards are worth that are laid face down
NOBODY = FigureId(0)


class Strike(NamedTuple):
    """An attack that a hero can come to make in this activation, and what may follow it."""

    score: float
    target: FigureId
    kind: str
    card: CardId  # that supplies it; none: its own attack
    cell: Cell  # from where
    cost: int  # Speed points for the way
    plays: tuple[CardId, ...]  # cards to be played there, in this order
    damage: int
    fells: bool
    boots: tuple[CardId, ...] = ()  # cards to be played before it goes
    surges: bool = False  # with a Power Surge
    types: frozenset[str] = frozenset()  # of all these cards
    spell: bool = False
    second: FigureId = NOBODY  # whom another attack from the same square hits


class Way(NamedTuple):
    """Squares where a hero can end, by cost, and the cards that lead there."""

    boots: tuple[CardId, ...]
    types: frozenset[str]
    squares: dict[int, Cells]


class Scene(NamedTuple):
    """A hero that plans its activation."""

    at: Position
    hero: FigureId
    acting: bool  # it is activated
    hand: Hand
    ways: tuple[Way, ...]
    fear: float  # of the square on which it stands: the same elsewhere is no reason to stay
    surges: bool  # has it cards for a Power Surge?


def strikes(at: Position, hero: FigureId, acting: bool) -> list[Strike]:
    """The attacks that a hero could make now, each from its best square; `acting`: it is activated.

    Among rivals each counts what a pet and a second attack can add to it (DA-PET-01, DA-HER-15). Together
    nobody else takes a monster: there one attack is planned at a time, without haste.
    """
    g, s = at.g, at.s
    leaf = s.figures[hero]
    if leaf.lies:
        return []
    hand = at.playable(hero)
    scene = Scene(
        at, hero, acting, hand, tuple(_ways(at, hero, acting, hand)),
        at.danger(hero, at.cell(hero)), not at.together and at.can_surge(hero),
    )  # fmt: skip
    may_strike = not acting or barred(g, Aim(hero, printed(g, leaf).type)) is None
    own: list[Strike] = []
    pets: list[Strike] = []
    beasts: list[Weapon] = []
    for weapon in weapons(at, hero, hand):
        is_pet = weapon.kind == "pet"
        if is_pet and acting and barred(g, Aim(hero, "pet", weapon.card)) is not None:
            continue
        if not is_pet and not may_strike:
            continue
        if is_pet:
            beasts.append(weapon)
        for target in at.foes_of(hero):
            if acting and not is_pet and not _may_be_next(at, hero, target):
                continue
            found = _strike(scene, weapon, target)
            if found is not None:
                (pets if is_pet else own).append(found)
    if at.together:
        return [*own, *pets]
    if beasts:
        own = [_with_pet(scene, strike, beasts) for strike in own]
    left = attacks_allowed(g) - s.turn.attacks if acting else 2
    return [*own, *pets, *(_pairs(at, hero, own) if left > 1 else ())]


def _may_be_next(at: Position, hero: FigureId, target: FigureId) -> bool:
    """Is it another target than before, and in view if the hero can turn no more (DA-HER-15, DA-HER-17)?"""
    turn, leaf = at.s.turn, at.s.figures[hero]
    if target in turn.targets:
        return False
    return not turn.attacked or at.board.in_arc(at.cell(hero), leaf.facing, at.cell(target))


def _ways(at: Position, hero: FigureId, acting: bool, hand: Hand) -> Iterator[Way]:
    """The squares where a hero can end as it is, and farther with cards that make it faster."""
    turn = at.s.turn
    mover = mover_of(at.g, hero)
    stuck = acting and turn.attacked
    points = 0 if stuck else step_points(at.g) if acting else speed(at.g, hero)
    found = ends(at.board, mover, points) if points > 0 else {}
    found[0] = found.get(0, 0) | 1 << mover.at
    yield Way((), frozenset(), found)
    if stuck or at.together or not at.monsters:
        return
    for card, record in hand:
        more = max(way.speed for way in facts_of(record))
        if more >= 1:
            yield Way((card,), frozenset(record.types), ends(at.board, mover, points + int(more)))


def _strike(scene: Scene, weapon: Weapon, target: FigureId) -> Strike | None:
    """The best square and the fewest cards for one attack on one target."""
    at = scene.at
    for way in scene.ways:
        if way.boots and (weapon.card in way.boots or not way.types.isdisjoint(weapon.types)):
            continue
        for cost in sorted(way.squares):
            squares = at.attackable(weapon.kind, target, way.squares[cost], weapon.most, weapon.least)
            if squares:
                return _from(scene, weapon, target, way, cost, squares)
    return None


def _from(
    scene: Scene, weapon: Weapon, target: FigureId, way: Way, cost: int, squares: Cells
) -> Strike | None:
    """An attack from the best of some squares."""
    at, hero = scene.at, scene.hero
    there, facing = at.cell(target), at.s.figures[target].facing
    crossed = {
        square: in_line(at.g, square, there) if weapon.kind == "ranged" else 0 for square in each(squares)
    }
    cell = min(crossed, key=lambda square: (crossed[square], at.danger(hero, square), square))
    now = Situation(
        behind=not at.board.in_arc(there, facing, cell),
        moved=cost,
        hurt=at.s.figures[hero].hurt > 0,
        own=not weapon.card,
    )
    tough = at.toughness_against(target, weapon.kind, weapon.pierces) + crossed[cell]
    left = at.left(target)
    boost = boosted(weapon, scene.hand, left + tough, now, way.types)
    damage = boost.strength - tough
    surges = scene.surges and weapon.raised and damage + 1 == left
    damage += surges
    if damage <= 0:
        return None
    fear = at.danger(hero, cell) - scene.fear
    score = at.prize(target, damage) - CARD * (len(boost.plays) + len(way.boots)) - STEP * cost
    score -= FEAR * fear + SURGE * surges
    records = at.content.card
    types = frozenset(kind for card in (*boost.plays, *way.boots) for kind in records[card].types)
    return Strike(
        score, target, weapon.kind, weapon.card, cell, cost, boost.plays, damage, damage >= left,
        way.boots, surges, types, weapon.spell,
    )  # fmt: skip


def _with_pet(scene: Scene, strike: Strike, beasts: list[Weapon]) -> Strike:
    """An attack with what a pet can add from the same square, on the same enemy too (DA-PET-10)."""
    at, best = scene.at, 0.0
    for beast in beasts:
        if not beast.types.isdisjoint(strike.types):
            continue
        for target in at.foes_of(scene.hero):
            damage = beast.power - at.toughness(target)
            if damage <= 0 or not at.attackable("pet", target, 1 << strike.cell, beast.most):
                continue
            if target != strike.target:
                gain = at.prize(target, damage)
            elif strike.fells:
                continue
            else:
                gain = at.prize(target, strike.damage + damage) - at.prize(target, strike.damage)
            best = max(best, gain - CARD * beast.held)
    return strike._replace(score=strike.score + best) if best else strike


def _pairs(at: Position, hero: FigureId, found: list[Strike]) -> Iterator[Strike]:
    """Two attacks on different enemies from where the hero stands, with one facing (DA-HER-15, DA-HER-17)."""
    here = at.cell(hero)
    still = [strike for strike in found if strike.cell == here and not strike.cost]
    for one in still:
        for two in still:
            if one.target == two.target or (one.spell and one.card == two.card):
                continue
            if one.surges and two.surges:
                continue
            shared = set(one.plays) & set(two.plays)
            apart = {*one.plays, *two.plays} - shared
            types = [kind for card in apart | shared for kind in at.content.card[card].types]
            if len(types) != len(set(types)) or not sees_both(at, here, one.target, two.target):
                continue
            score = one.score + two.score + CARD * len(shared)
            yield one._replace(score=score, second=two.target)


def sees_both(at: Position, here: Cell, one: FigureId, two: FigureId) -> bool:
    """Is there a facing from which both are in view?"""
    return any(
        at.board.in_arc(here, facing, at.cell(one)) and at.board.in_arc(here, facing, at.cell(two))
        for facing in FACINGS
    )
