"""The next turn of the other side: squares that it could strike, whom a figure gets at, the cost of a square.

Both sides are played by people or bots, so nothing here says what they will do: only what they can do with
one move action and one attack each, without cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from undercroft.games.descent import odds
from undercroft.games.descent.dice import faces
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.reach import base_at, ends, path, ways
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.foresight import described
from undercroft.games.descent.rules.attack.making import may_attack
from undercroft.games.descent.rules.attack.profiles import UNARMED, Profile, profiles
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import cells_within, enemies, occupied_by_others
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Enumerated, FigureId, IllegalAnswer, Seat, replace
from undercroft.scenes import shapes
from undercroft.scenes.building import decimal, mean_of, span
from undercroft.space import Cells, each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital
from undercroft.text.words import Args

HELD = ("immobilized", "stunned")  # conditions without which a figure could move and attack


class Place(NamedTuple):
    """Where a figure could stand in its turn, and the movement points to get there."""

    cost: int
    cells: Cells


# -- what a figure can do


def places(g: Descent, figure: FigureId, points: int) -> list[Place]:
    """Every place within so many movement points, the cheapest first; its own costs nothing.

    A large figure in the middle of its move is one space (D2-LRG-02): where it will stand nobody knows yet.
    """
    terrain, mover = ground(g).terrain, mover_of(g, figure)
    width, height = mover.size
    if mover.at.bit_count() != width * height:
        return []
    found = [
        Place(cost, base_at(terrain, end.size, cell))
        for end in ends(terrain, mover, points)
        for (cost, _), cells in end.quick.items()
        for cell in each(cells)
    ]
    return sorted(found)


def pace(g: Descent, figure: FigureId) -> int:
    """The movement points of one move action; none for whoever is held."""
    held = any(each.name in HELD for each in g.state.figures[figure].conditions)
    return 0 if held else speed(g, figure)


def arms(g: Descent, figure: FigureId) -> list[Profile]:
    """The attacks that a figure would make: bare hands only if it has nothing else."""
    if not may_attack(g, figure):
        return []
    found = list(profiles(g, figure))
    return [each for each in found if each.weapon != UNARMED] or found


def farthest(profile: Profile) -> int:
    """The range that the dice and all surge abilities can come to."""
    rolled = sum(max(face.range for face in faces(colour)) for colour in profile.dice)
    return rolled + profile.range + sum(surge.range for surge in profile.surges)


def struck_from(g: Descent, figure: FigureId, place: Cells, profile: Profile, wanted: Cells) -> Cells:
    """Those of some squares that an attack from a place can be on (D2-ATK-05, D2-ATK-06, D2-PRP-08)."""
    found = ground(g)
    if not profile.ranged and profile.reach == 1:
        return found.neighbours(place) & wanted
    far = farthest(profile) if profile.ranged else profile.reach
    wanted &= cells_within(g, place, far) & ~place
    others = occupied_by_others(g, figure)
    return found.seen(place, wanted, others, 0) if wanted else 0


def struck(g: Descent, figure: FigureId) -> Cells:
    """All squares that a figure could attack after a move action."""
    out, floor = 0, ground(g).floor
    for profile in arms(g, figure):
        for place in places(g, figure, pace(g, figure)):
            out |= struck_from(g, figure, place.cells, profile, floor & ~out)
    return out


# -- queries


def foes_of(g: Descent, seat: Seat) -> list[FigureId]:
    """The figures of the other side that are still to act; to spectators the Overlord's."""
    s = g.state
    if seat == s.overlord.seat:
        return [i for i, leaf in s.figures.items() if leaf.cells and not leaf.is_hostile]
    return [
        i
        for i, leaf in s.figures.items()
        if leaf.cells and leaf.is_hostile and (leaf.group not in s.activated or s.turn.figure == i)
    ]


def threat(g: Descent, seat: Seat, narrator: Narrator) -> shapes.Threat:
    """For every square how many enemies could attack it in their next turn."""
    counts: dict[int, int] = {}
    foes = foes_of(g, seat)
    for figure in foes:
        for cell in each(struck(g, figure)):
            counts[cell] = counts.get(cell, 0) + 1
    cells = tuple((GRID.name(cell), counts[cell]) for cell in sorted(counts))
    return shapes.Threat(cells, text=narrator.say("descent-threat", count=len(foes)))


def plan(g: Descent, seat: Seat, figure: int, narrator: Narrator) -> shapes.Plan:
    """Whom a figure could attack in its next turn, for how many movement points and with which damage."""
    who = FigureId(figure)
    leaf = g.state.figures.get(who)
    if leaf is None or not leaf.cells:
        raise IllegalAnswer(f"There is no figure {figure} on the map; name one that stands there.")
    has, chances = pace(g, who), list(_chances(g, who))
    name = _called(g, who, narrator)
    lines = [capital(narrator.say("descent-plan" if chances else "descent-plan-none", who=name, has=has))]
    for target, place, profile in chances:
        found = _cases(g, who, target, place.cells, profile)
        mean = decimal(mean_of(found.items()), narrator)
        told: Args = {"needs": place.cost, "range": span(min(found), max(found)), "mean": mean}
        whom = _called(g, target, narrator, "")
        lines.append(capital(narrator.say("descent-plan-attack", whom=whom, **told)))
    if not chances:
        return shapes.Plan(figure, tuple(lines))
    first, place, _ = chances[0]
    way = _way(g, who, place)
    targets = tuple(target for target, _, _ in chances)
    return shapes.Plan(figure, tuple(lines), first, way, way[-1] if way else "", targets)


def danger(g: Descent, seat: Seat, cell: str, narrator: Narrator) -> shapes.Danger:
    """The damage that a figure of the seat may suffer on a square, if each enemy that can attacks it once."""
    me, where = _own(g, seat), GRID.parse(cell)
    taken = occupied_by_others(g, me) | ~ground(g).terrain.open
    if taken >> where & 1:
        text = narrator.say("descent-danger-taken", cell=cell)
        return shapes.Danger(cell, text, 0, 0, decimal(Fraction(0), narrator))
    ghost = _copy(g)
    ghost.state.figures[me] = replace(ghost.state.figures[me], cells=1 << where)
    most, mean, those = 0, Fraction(0), list[FigureId]()
    for figure in foes_of(ghost, seat):
        blows = [
            _cases(ghost, figure, me, place.cells, profile)
            for target, place, profile in _chances(ghost, figure)
            if target == me
        ]
        if blows:
            best = max(blows, key=lambda cases: mean_of(cases.items()))
            most, mean = most + max(best), mean + mean_of(best.items())
            those.append(figure)
    told = decimal(mean, narrator)
    if not those:
        return shapes.Danger(cell, narrator.say("descent-danger-none"), 0, 0, told)
    names = narrator.words.listed([_called(g, i, narrator) for i in those])
    text = narrator.say("descent-danger", most=most, mean=told, who=names)
    return shapes.Danger(cell, text, 0, most, told, tuple(those))


def _chances(g: Descent, figure: FigureId) -> Iterator[tuple[FigureId, Place, Profile]]:
    """Each enemy that it could attack, from the cheapest place, the nearest first."""
    found: dict[FigureId, tuple[Place, Profile]] = {}
    foes = enemies(g, figure)
    stands, all_arms = places(g, figure, pace(g, figure)), arms(g, figure)
    for place in stands:
        for profile in all_arms:
            left = sum(leaf.cells for i, leaf in foes.items() if i not in found)
            hit = struck_from(g, figure, place.cells, profile, left) if left else 0
            found |= {i: (place, profile) for i, leaf in foes.items() if i not in found and leaf.cells & hit}
    yield from ((target, place, profile) for target, (place, profile) in found.items())


def _cases(
    g: Descent, figure: FigureId, target: FigureId, place: Cells, profile: Profile
) -> dict[int, Fraction]:
    """The exact odds of the attack from there, as the rules would reckon it."""
    twin = _copy(g)
    s = twin.state
    s.figures[figure] = replace(s.figures[figure], cells=place)
    attack = Attack(figure, target, profile, affected=(target,))
    s.frames.append(attack)
    return odds.damage_odds(odds.odds(described(twin, attack, target)))


def _way(g: Descent, figure: FigureId, place: Place) -> tuple[str, ...]:
    """The squares to enter on the way to a place."""
    terrain, mover = ground(g).terrain, mover_of(g, figure)
    if not place.cost:
        return ()
    reached = ways(terrain, mover, mover.at, place.cost)
    goals = [
        cell
        for (cost, _), cells in reached.items()
        if cost == place.cost
        for cell in each(cells & place.cells)
    ]
    return tuple(map(GRID.name, path(terrain, mover, mover.at, goals[0], place.cost))) if goals else ()


def _own(g: Descent, seat: Seat) -> FigureId:
    """The figure that is asked about: the one that acts, or the first of the seat."""
    s = g.state
    mine = [
        i
        for i, leaf in s.figures.items()
        if leaf.cells and (s.overlord.seat if leaf.is_hostile else leaf.seat) == seat
    ]
    if not mine:
        raise IllegalAnswer("This seat has no figure on the map; only who stands there can be in danger.")
    return s.turn.figure if s.turn.figure in mine else mine[0]


def _called(g: Descent, figure: FigureId, narrator: Narrator, form: str = "the") -> str:
    return narrator.words.forms(narrator.namer(g.state).figure(figure))[form]


def _copy(g: Descent) -> Any:
    """A copy that is asked nothing and keeps no log."""
    twin: Any = g.clone(Enumerated(()))
    twin.log, twin.open = None, ()
    return twin
