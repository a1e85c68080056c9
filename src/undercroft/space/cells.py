"""Cells are ints and sets of cells are ints: bit `c` of a mask says whether cell `c` is in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undercroft.space.grid import Grid

Cell = int
Cells = int
Offset = tuple[int, int]

NOWHERE: Cells = 0
EVERYWHERE: Cells = -1


def each(cells: Cells) -> Iterator[Cell]:
    """The cells of a mask one by one, lowest first: the slow part, kept to where options are made."""
    while cells:
        low = cells & -cells
        yield low.bit_length() - 1
        cells ^= low


def mask_of(cells: Iterable[Cell]) -> Cells:
    """The mask of some cells: `mask_of([0, 3])` is 9."""
    out = 0
    for cell in cells:
        out |= 1 << cell
    return out


def single(cells: Cells) -> Cell:
    """The only cell of a mask."""
    if cells <= 0 or cells & (cells - 1):
        raise ValueError(f"A mask of exactly one cell was expected, this one has {cells.bit_count()}.")
    return cells.bit_length() - 1


def moved(cells: Cells, shift: int) -> Cells:
    """The mask with every cell `shift` higher, or lower where `shift` is negative."""
    return cells << shift if shift >= 0 else cells >> -shift


@dataclass(frozen=True, slots=True)
class CellSet:
    """A mask for readers: it iterates, counts, and draws itself; rules pass the bare int."""

    cells: Cells
    grid: Grid | None = None

    def __iter__(self) -> Iterator[Cell]:
        return each(self.cells)

    def __len__(self) -> int:
        return self.cells.bit_count()

    def __bool__(self) -> bool:
        return self.cells != 0

    def __contains__(self, cell: object) -> bool:
        return isinstance(cell, int) and cell >= 0 and bool(self.cells >> cell & 1)

    def __int__(self) -> int:
        return self.cells

    def names(self) -> tuple[str, ...]:
        """The names of the cells on the grid, or their numbers where no grid is known."""
        return tuple(self.grid.name(cell) if self.grid else str(cell) for cell in each(self.cells))

    def __repr__(self) -> str:
        return f"CellSet({' '.join(self.names())})"

    def __str__(self) -> str:
        return repr(self) if self.grid is None else self.grid.draw({"o": self.cells})
