"""Tiles: turned, laid on the canvas, and joined to what lies there already."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple

from undercroft.space import Grid, Kind, Offset, turned

TURNS = {"hex": 6, "square": 4}


class Lie(NamedTuple):
    """How a tile lies: turned clockwise so many times, then with its (0, 0) at this place."""

    turn: int
    at: Offset


def laid(kind: Kind, cells: Iterable[Offset], turn: int, at: Offset) -> list[Offset]:
    """Where cells of a tile lie on the canvas."""
    across, down = at
    found = (turned(kind, cell, turn) for cell in cells)
    return [(column + across, row + down) for column, row in found]


def lies(
    grid: Grid, floor: Iterable[Offset], entrance: Offset, place: Offset, covered: Container[Offset]
) -> Iterator[Lie]:
    """Each way in which a tile can lie with its entrance on a place.

    All of its floor is on the canvas, and none of it on what is covered already.
    """
    cells = tuple(floor)
    for turn in range(TURNS[grid.kind]):
        column, row = turned(grid.kind, entrance, turn)
        at = place[0] - column, place[1] - row
        if all(grid.has(*cell) and cell not in covered for cell in laid(grid.kind, cells, turn, at)):
            yield Lie(turn, at)
