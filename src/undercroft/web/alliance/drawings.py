"""Answers with all that a page draws: the line and its stop, squares to end on, and the reasons."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from undercroft.games.alliance.queries.reach import reach
from undercroft.games.alliance.queries.reasons import Reason, line_of, reach_reasons, sight_reasons
from undercroft.games.alliance.queries.sight import sight

from .bodies import TileReachAsked, TileSightAsked

Pair = tuple[int, int]


class ReasonGiven(Struct, frozen=True):
    """A rule and what it did; `what` names the sentence of the page, the rest stands in it."""

    rule: str
    what: str
    at: Pair | None
    who: str
    number: int | None
    cells: tuple[Pair, Pair] | None
    yes: bool


class SightDrawn(Struct, frozen=True):
    """The answer of the command, and the point (row, column) where the line is stopped, if it is."""

    in_arc: bool
    line: bool
    seen: bool
    distance: int
    adjacent: bool
    crossed: list[str]
    obstacle_defence: int | None
    melee: bool
    ranged: bool
    stop: tuple[float, float] | None
    why: list[ReasonGiven]


class EndDrawn(Struct, frozen=True):
    """A square where the movement can end, its price, and the borders opened on the way."""

    at: Pair
    cost: int
    opened: list[tuple[Pair, Pair]]


class ReachDrawn(Struct, frozen=True):
    """Every square where the movement can end."""

    ends: list[EndDrawn]
    why: list[ReasonGiven]


def sight_drawn(asked: TileSightAsked) -> SightDrawn:
    """A line of sight, with the same reasons as the command gives."""
    query = asked.query()
    found = sight(query)
    stopped = [one for one in line_of(query) if not one.is_free]
    return SightDrawn(
        found.in_arc,
        found.line,
        found.seen,
        found.distance,
        found.adjacent,
        found.crossed or [],
        found.obstacle_defence,
        found.melee,
        found.ranged,
        (float(stopped[0].row), float(stopped[0].column)) if stopped else None,
        _given(sight_reasons(query)),
    )


def reach_drawn(asked: TileReachAsked) -> ReachDrawn:
    """Where a character can end its movement."""
    query = asked.query()
    ends = [EndDrawn(end.at, end.cost, end.opened or []) for end in reach(query).ends]
    return ReachDrawn(ends, _given(reach_reasons(query)))


def _given(reasons: Iterable[Reason]) -> list[ReasonGiven]:
    return [
        ReasonGiven(one.rule, one.what, one.at, one.who, one.number, one.cells, one.yes) for one in reasons
    ]
