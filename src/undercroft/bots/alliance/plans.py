"""Attacks that a hero can come to make in its activation: from where, with which cards, on whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from undercroft.games.alliance.reach import ends
from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.rules.attack.power import Aim, in_line, power
from undercroft.games.alliance.rules.attack.targets import (
    aims,
    attacks_allowed,
    barred,
    range_of,
    steps_of_pet,
)
from undercroft.games.alliance.rules.attack.values import printed, speed
from undercroft.games.alliance.rules.movement.moving import mover_of, step_points
from undercroft.games.alliance.state import Delve
from undercroft.kernel import CardId, FigureId
from undercroft.space import Cell, Cells, each

from .card_facts import base_facts, best_facts
from .position import FEAR, Position

CARD = 0.05  # what a card is worth that is kept in hand
STEP = 0.03
Hand = list[tuple[CardId, Card]]  # the cards that a hero could play


class Strike(NamedTuple):
    """An attack that a hero can come to make in this activation."""

    score: float
    target: FigureId
    kind: str
    card: CardId  # that supplies it; none: its own attack
    cell: Cell  # from where
    plays: tuple[CardId, ...]  # cards to be played before, in this order
    damage: int
    fells: bool


class Weapon(NamedTuple):
    """A way to attack: in play, or with a card of the hand."""

    kind: str
    power: float
    card: CardId
    reach: int
    held: bool = False  # its card must be played first
    types: frozenset[str] = frozenset()


def strikes(at: Position, hero: FigureId, acting: bool) -> list[Strike]:
    """The attacks that a hero could make now, each from its best square; `acting`: it is activated."""
    g, s = at.g, at.s
    leaf = s.figures[hero]
    if leaf.lies:
        return []
    turn = s.turn
    may_strike = not acting or barred(g, Aim(hero, printed(g, leaf).type)) is None
    points = step_points(g) if acting else speed(g, hero)
    ways = _ways(at, hero, points if not (acting and turn.attacked) else 0)
    hand = at.playable(hero)
    found = []
    for weapon in _weapons(at, hero, hand):
        if weapon.kind != "pet" and not may_strike:
            continue
        if acting and weapon.kind == "pet" and barred(g, Aim(hero, "pet", weapon.card)) is not None:
            continue
        for target in at.foes_of(hero):
            if acting and target in turn.targets and weapon.kind != "pet":
                continue
            strike = _strike(at, hero, weapon, target, ways, hand)
            if strike is not None:
                found.append(strike)
    return found


def _ways(at: Position, hero: FigureId, points: int) -> dict[int, Cells]:
    """The squares where a hero can end, by cost, its own at 0."""
    mover = mover_of(at.g, hero)
    found = ends(at.board, mover, points) if points > 0 else {}
    found[0] = found.get(0, 0) | 1 << mover.at
    return found


def _weapons(at: Position, hero: FigureId, hand: Hand) -> Iterator[Weapon]:
    g = at.g
    for aim in aims(g, hero):
        yield Weapon(aim.kind, power(g, aim, hero, ())[0], aim.card, _reach(g, aim))
    for card, record in hand:
        facts = base_facts(record)
        types = frozenset(record.types)
        if facts.base[1]:
            yield Weapon(
                facts.base[0], facts.base[1], card, 3 if facts.base[0] == "ranged" else 1, True, types
            )
        if facts.beast[0]:
            yield Weapon("pet", facts.beast[0], card, facts.beast[1], True, types)


def _reach(g: Delve, aim: Aim) -> int:
    """How far an attack in play goes."""
    match aim.kind:
        case "ranged":
            return range_of(g, aim)[1]
        case "pet":
            return steps_of_pet(g, aim)
    return 1


def _strike(
    at: Position,
    hero: FigureId,
    weapon: Weapon,
    target: FigureId,
    ways: dict[int, Cells],
    hand: Hand,
) -> Strike | None:
    """The best square and the fewest cards for one attack on one target."""
    for cost in sorted(ways):
        squares = at.attackable(weapon.kind, target, ways[cost], weapon.reach)
        if squares:
            break
    else:
        return None
    cell = min(each(squares), key=lambda square: (at.danger(hero, square), square))
    needed = at.left(target) + at.toughness(target)
    plays, strength = _boosted(weapon, hand, needed)
    damage = int(strength) - at.toughness(target)
    if weapon.kind == "ranged":
        damage -= in_line(at.g, cell, at.cell(target))
    if damage <= 0:
        return None
    gain = at.prize(target, damage)
    score = gain - CARD * len(plays) - STEP * cost - FEAR * at.danger(hero, cell)
    if weapon.kind != "pet" and at.s.turn.figure == hero and not cost and attacks_allowed(at.g) > 1:
        score += 0.1  # another attack may follow
    return Strike(score, target, weapon.kind, weapon.card, cell, plays, damage, damage >= at.left(target))


def _boosted(weapon: Weapon, hand: Hand, needed: int) -> tuple[tuple[CardId, ...], float]:
    """Cards to be played for an attack: the weapon's own, then the strongest until it fells."""
    plays: tuple[CardId, ...] = (weapon.card,) if weapon.held else ()
    strength, taken = weapon.power, set(weapon.types)
    bonuses = []
    for card, record in hand:
        if card == weapon.card:
            continue
        facts = best_facts(record, weapon.kind)
        n = getattr(facts, weapon.kind)
        if n > 0 and not facts.base[1]:
            bonuses.append((n, card, frozenset(record.types)))
    bonuses.sort(key=lambda each: (-each[0], each[1]))
    for n, card, types in bonuses:
        if strength >= needed:
            break
        if taken.isdisjoint(types):
            strength += n
            taken |= types
            plays += (card,)
    return plays, strength
