"""Answers with all that a page draws: bars of damage, a line of sight and its stops, places to end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from undercroft.games.descent import odds as exact
from undercroft.games.descent.queries.odds import attack_of
from undercroft.games.descent.queries.odds import odds as odds_of
from undercroft.games.descent.queries.positions import Place, Position
from undercroft.games.descent.queries.reach import mover_of, reach
from undercroft.games.descent.queries.reasons import why_odds
from undercroft.games.descent.queries.sight import sight, spaces_of
from undercroft.games.descent.reach import union
from undercroft.games.descent.records.tiles import Square
from undercroft.space import Cell, Cells, Line, Point, corner_sight, each

from .bodies import AttackAsked, ReachAsked, SightAsked

Stop = Literal[
    "adjacent", "line", "from-pit", "in-pit", "corner", "itself", "figure", "obstacle", "edge", "wall", "post"
]


class Chance(Struct, frozen=True):
    """A chance as a fraction in lowest terms, and as a share of 1."""

    exact: str
    share: float


class DamageChance(Struct, frozen=True):
    """How likely an amount of damage is, and that or more."""

    amount: int
    chance: Chance
    least: Chance


class AttackOdds(Struct, frozen=True):
    """The exact odds of an attack; misses are among the damage of 0."""

    damage: list[DamageChance]
    expected: Chance
    miss: Chance
    kill: Chance | None
    rules: list[str]


class SightReason(Struct, frozen=True):
    """Why a space is seen, or something that stops lines to it; `beside`: the other side of a wall."""

    rule: str
    what: Stop
    at: Square
    beside: Square | None = None


class SpaceLooked(Struct, frozen=True):
    """A space of the target: whether it is seen, how far it is, a line between corners, and the grounds."""

    at: Square
    seen: bool
    distance: int | None
    line: tuple[Square, Square] | None
    why: list[SightReason]


class SightFound(Struct, frozen=True):
    """Whether the target is seen, space by space; and the nearest distance."""

    seen: bool
    distance: int | None
    spaces: list[SpaceLooked]


class PlaceReached(Struct, frozen=True):
    """A place where the movement can end: the cheapest way, and the one with the least damage."""

    at: Square
    size: Square
    cost: int
    damage: int
    safe_cost: int
    safe_damage: int


class ReachFound(Struct, frozen=True):
    """Every place where the movement can end; `stuck` in a pit, the figure cannot leave by movement."""

    ends: list[PlaceReached]
    stuck: bool


def odds_drawn(asked: AttackAsked) -> AttackOdds:
    """The odds of an attack."""
    query = asked.query()
    found = odds_of(query)
    likely = exact.damage_odds(exact.odds(attack_of(query)))
    left, rows = Fraction(1), []
    for amount, chance in sorted(likely.items()):
        rows.append(DamageChance(amount, _chance(chance), _chance(left)))
        left -= chance
    return AttackOdds(
        rows,
        _chance(Fraction(found.expected)),
        _chance(Fraction(found.miss)),
        None if found.kill is None else _chance(Fraction(found.kill)),
        [why.rule for why in why_odds(query)],
    )


def _chance(fraction: Fraction) -> Chance:
    return Chance(str(fraction), float(fraction))


def sight_drawn(asked: SightAsked) -> SightFound:
    """A line of sight, with the same grounds as the command gives."""
    query = asked.query()
    found = sight(query)
    position, viewer, target = spaces_of(query)
    looked = [
        SpaceLooked(space.at, space.seen, space.distance, *_looked(position, viewer, cell))
        for space, cell in zip(found.spaces, each(target), strict=True)
    ]
    far = [space.distance for space in found.spaces if space.distance is not None]
    return SightFound(found.seen, min(far, default=None), looked)


def _looked(
    position: Position, viewer: Cells, cell: Cell
) -> tuple[tuple[Square, Square] | None, list[SightReason]]:
    """A line to draw, if there is one to speak of, and why the space is seen or not."""
    place = position.place
    terrain, at = place.terrain, place.at(cell)
    if terrain.board.neighbours(viewer) >> cell & 1:
        return None, [SightReason("D2-LOS-07", "adjacent", at)]
    if terrain.in_pit(viewer):
        return None, [SightReason("D2-LOS-18", "from-pit", at)]
    if position.sunk & ~viewer & 1 << cell:
        return None, [SightReason("D2-LOS-18", "in-pit", at)]
    figures = position.figures & ~viewer
    found = corner_sight(terrain.board, viewer, cell, figures | terrain.obstacles)
    if not found.lines:
        return None, [SightReason("D2-ADJ-03", "corner", at)]
    line = min(found.lines, key=_trouble)
    ends = _corner(line.start), _corner(line.end)
    if found.seen:
        return ends, [SightReason(found.rule, "line", at)]
    return ends, list(_stops(place, cell, figures, found.lines))


def _stops(place: Place, cell: Cell, figures: Cells, lines: Iterable[Line]) -> Iterator[SightReason]:
    """All that stops at least one of the lines to a space."""
    terrain = place.terrain
    met = union(line.cells for line in lines)
    stopping: tuple[tuple[str, Stop, Cells], ...] = (
        ("D2-LOS-08", "itself", met & figures & 1 << cell),
        ("D2-LOS-04", "figure", met & figures & ~(1 << cell)),
        ("D2-LOS-04", "obstacle", met & terrain.obstacles),
        ("D2-LOS-10", "edge", met & ~terrain.board.floor),
    )
    for rule, what, cells in stopping:
        for other in each(cells):
            yield SightReason(rule, what, place.at(other))
    for one, other in sorted({edge for line in lines for edge in line.edges}):
        yield SightReason("D2-LOS-10", "wall", place.at(one), place.at(other))
    for post in sorted({post for line in lines for post in line.posts}):
        yield SightReason("D2-LOS-10", "post", _corner(post))


def _trouble(line: Line) -> int:
    return line.cells.bit_count() + len(line.edges) + len(line.posts)


def _corner(point: Point) -> Square:
    """A corner in the coordinates of the map: the space (x, y) has the corners (x, y) to (x + 1, y + 1)."""
    return (point[0] + 1) // 2, (point[1] + 1) // 2


def reach_drawn(asked: ReachAsked) -> ReachFound:
    """Where a figure can end its movement."""
    query = asked.query()
    position, mover = mover_of(query)
    ends = [
        PlaceReached(end.at, end.size, end.cost, end.damage, end.safe_cost, end.safe_damage)
        for end in reach(query).ends
    ]
    return ReachFound(ends, position.place.terrain.in_pit(mover.at))
