"""Placing figures: large ones shrink to move and spread again, anybody may leave the board and come back.

A game that has such figures lists this module among those of its rules.
"""

from __future__ import annotations

from undercroft.kernel import Event, FigureId
from undercroft.parts.figures import grown, shrunk, taken_off
from undercroft.parts.happenings import HasFigures
from undercroft.space import Board, Cell, Cells, Pattern, nearest_standing, single, standing


class Shrank(Event):
    """A large figure begins to move, from one cell of those it stood on."""

    figure: FigureId
    cell: Cell

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = shrunk(s.figures[self.figure], self.cell)


class Placed(Event):
    """A figure stands on its full space: its move is over or interrupted, or it came back to the board."""

    figure: FigureId
    cells: Cells

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = grown(s.figures[self.figure], self.cells)


class LeftBoard(Event):
    """A figure is away for a while."""

    figure: FigureId

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = taken_off(s.figures[self.figure], "away")


def places_here(board: Board, base: Pattern, cell: Cells, taken: Cells) -> tuple[Cells, ...]:
    """How a figure interrupted on a cell may stand on it; none: it is met on that one cell (D2-LRG-14)."""
    return standing(board, base, single(cell), ~taken)


def places_to_end(board: Board, base: Pattern, cell: Cells, taken: Cells) -> tuple[Cells, ...]:
    """How a figure whose move is over may stand: on its cell, else as near as it fits (D2-LRG-03, D2-LRG-14).

    It may end beyond the last cell that it counted (D2-LRG-E1). None only where it fits nowhere at all: then
    it stays as it is.
    """
    return nearest_standing(board, base, cell, ~taken)
