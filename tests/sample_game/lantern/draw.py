"""The cave in the terminal: chambers with letters for delvers, and what is told below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from undercroft.kernel import FigureId, Rules, View
from undercroft.space import each

from .caves import GRID, across_doors, beside
from .state import LanternState

SIGNS = {"": ".", "ember": "*", "hoard": "$", "bat": "v", "oil": "o"}


class DelverShown(Struct, frozen=True):
    """How a delver fares."""

    figure: FigureId
    points: int
    oil: int
    full: int


class TilesShown(Struct, frozen=True):
    """How many tiles can still be drawn."""

    tiles: int


def facts(rules: Rules[Any], view: View) -> Sequence[Struct]:
    """What is told below the board, line by line."""
    s: LanternState = view.state
    delvers = [DelverShown(i, leaf.points, leaf.hp, leaf.full) for i, leaf in s.figures.items()]
    return [*delvers, TilesShown(s.deck.size)]


def draw(rules: Rules[Any], view: View) -> str:
    """`.` chamber, `*` ember, `$` hoard, `v` bat, `o` oil, `?` dark behind a door; delvers by capital."""
    s: LanternState = view.state
    marks = {cell: SIGNS[laid.holds] for cell, laid in s.laid.items()}
    joined = set()
    for cell in s.laid:
        for other, side in across_doors(rules.content, s.laid, cell).items():
            marks.setdefault(other, "?")
            joined.add((cell, side))
    for figure in s.figures.values():
        for cell in each(figure.cells):
            marks[cell] = figure.kind[0].upper()
    columns, rows = zip(*(GRID.at(cell) for cell in marks))
    lines = ["   " + " ".join(f"{_letter(x):2}" for x in range(min(columns), max(columns) + 1)).rstrip()]
    for y in range(min(rows), max(rows) + 1):
        line, below = f"{y + 1:2} ", "   "
        for x in range(min(columns), max(columns) + 1):
            cell = GRID.cell(x, y)
            right, down = beside(cell, "e"), beside(cell, "s")
            line += marks.get(cell, " ") + ("--" if (cell, "e") in joined or (right, "w") in joined else "  ")
            below += ("|" if (cell, "s") in joined or (down, "n") in joined else " ") + "  "
        lines += [line.rstrip(), below.rstrip()]
    return "\n".join(lines).rstrip()


def _letter(column: int) -> str:
    return GRID.name(GRID.cell(column, 0)).rstrip("0123456789")
