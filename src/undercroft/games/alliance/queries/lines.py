"""Where the line of fire crosses the borders of tiles, and what it meets there (DA-LOS-03, DA-LOS-05)."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal, NamedTuple

from undercroft.games.alliance.ground import Border
from undercroft.games.alliance.queries.formats import Square
from undercroft.games.alliance.records.tiles import TILE

Meets = Literal["passage", "graze", "beside", "wall", "corner"]


class Crossing(NamedTuple):
    """A point on the border of two cells, as (row, column) with the squares between whole numbers."""

    row: Fraction
    column: Fraction
    border: Border | None  # none: a corner of tiles
    meets: Meets

    @property
    def is_free(self) -> bool:
        """Whether the line goes on here."""
        return self.meets in ("passage", "graze")


def crossings(start: Square, end: Square, passages: frozenset[Border]) -> list[Crossing]:
    """Every crossing of the line between two centres, from its start, up to the first that stops it."""
    found: list[Crossing] = []
    for time in sorted(_times(start[0], end[0]) | _times(start[1], end[1])):
        row, column = (
            one + Fraction(1, 2) + time * (other - one) for one, other in zip(start, end, strict=True)
        )
        found.append(_met(row, column, passages))
        if not found[-1].is_free:
            break
    return found


def _times(one: int, other: int) -> set[Fraction]:
    """When the line crosses an edge of cells, as shares of its length."""
    low, high = sorted((one, other))
    edges = range((low // TILE + 1) * TILE, high + 1, TILE)
    return {(edge - one - Fraction(1, 2)) / (other - one) for edge in edges}


def _met(row: Fraction, column: Fraction, passages: frozenset[Border]) -> Crossing:
    across, along = row % TILE == 0, column % TILE == 0
    if across and along:
        return Crossing(row, column, None, "corner")  # DA-LOS-05
    there = int(row // TILE), int(column // TILE)
    border = ((there[0] - 1, there[1]), there) if across else ((there[0], there[1] - 1), there)
    place = column % TILE if across else row % TILE
    if border not in passages:
        return Crossing(row, column, border, "wall")  # DA-LOS-03
    if not 1 <= place <= 2:
        return Crossing(row, column, border, "beside")
    return Crossing(row, column, border, "graze" if place in (1, 2) else "passage")  # DA-LOS-04
