"""Dungeons for tests: tiles laid with passages, squares by row and column."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.alliance.ground import GRID, Dungeon, Ground, Laid
from undercroft.games.alliance.queries.positions import tiles
from undercroft.games.alliance.reach import Mover
from undercroft.games.alliance.records.tiles import Room
from undercroft.space import Cell, Cells, each

Square = tuple[int, int]
# DA-LOS-E1: the starting tile A, B north of it with a passage, C east of it without one.
A, B, C = (1, 0), (0, 0), (1, 1)


def ground(*laid: Laid, passages: Iterable[tuple[Room, Room]] = ()) -> Ground:
    """The ground of some tiles."""
    return Ground(Dungeon(laid, tuple(passages)), tiles())


def example() -> Ground:
    """The dungeon of DA-LOS-E1 and DA-MOV-E1."""
    return ground(Laid("start-blue", A), Laid("i-01", B), Laid("i-02", C, 3), passages=[(B, A)])


def cell(at: Square) -> Cell:
    """The cell of a square."""
    return GRID.cell(at[1], at[0])


def cells(*squares: Square) -> Cells:
    """The mask of some squares."""
    return sum(1 << cell(at) for at in squares)


def squares(mask: Cells) -> set[Square]:
    """The squares of a mask."""
    return {(row, column) for column, row in map(GRID.at, each(mask))}


def mover(
    at: Square, enemies: Iterable[Square] = (), others: Iterable[Square] = (), pits: Iterable[Square] = ()
) -> Mover:
    """Somebody who moves among others."""
    return Mover(cell(at), cells(*enemies), cells(*others), cells(*pits))
