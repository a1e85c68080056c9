"""Figures: where they are, how they fare. Occupancy is derived from them and kept nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, TypeVar

from undercroft.kernel import FigureId, Leaf, Seat, replace
from undercroft.parts.conditions import Conditions, has
from undercroft.space import Cell, Cells, Openings, nearest_free

AUTOMATON = Seat(-1)  # nobody's: played by the rules
Phase = Literal["standing", "moving", "away", "fallen"]


class Figure(Leaf, omit_defaults=True):
    """A figure of any game; games add their own fields.

    `cells` may be several (large figures) or none (away, fallen). A large figure that moves shrinks to one
    cell (phase "moving") and takes its full space again where it ends. The leaf of a fallen figure stays.
    """

    kind: str
    seat: Seat = AUTOMATON
    cells: Cells = 0
    hp: int = 1
    full: int = 1
    phase: Phase = "standing"
    conditions: Conditions = ()

    @property
    def is_up(self) -> bool:
        """On the board and able to act."""
        return self.phase in ("standing", "moving")

    def suffers(self, condition: str) -> bool:
        return bool(self.conditions) and has(self.conditions, condition)


F = TypeVar("F", bound=Figure)


def occupied(figures: Iterable[Figure]) -> Cells:
    """All cells on which one of these stands."""
    out = 0
    for figure in figures:
        out |= figure.cells
    return out


def taken_by_others(figures: Mapping[FigureId, Figure], figure: FigureId) -> Cells:
    """All cells on which somebody else stands."""
    return occupied(each for i, each in figures.items() if i != figure)


def standing(figures: Mapping[FigureId, F]) -> dict[FigureId, F]:
    """Those that are up, in their order."""
    return {i: f for i, f in figures.items() if f.is_up}


def shrunk(figure: F, cell: Cell) -> F:
    """A large figure begins to move: it counts as one cell of those it stood on (D2-LRG-02, D2-LRG-07)."""
    if not figure.cells >> cell & 1:
        raise ValueError(f"{figure.kind} does not stand on cell {cell}")
    return replace(figure, cells=1 << cell, phase="moving")


def grown(figure: F, cells: Cells) -> F:
    """A figure stands on all of its space again, as when a large one has moved or one comes back."""
    return replace(figure, cells=cells, phase="standing")


def taken_off(figure: F, phase: Literal["away", "fallen"]) -> F:
    """A figure off the board keeps its leaf, so that what is still about it can be asked."""
    return replace(figure, cells=0, phase=phase)


def places_to_stop(cell: Cells, taken: Cells, openings: Openings, floor: Cells) -> Cells:
    """Where a figure forced to stop here may stand: here, or on the nearest empty cells (DA-MOV-18)."""
    return nearest_free(cell, openings, floor & ~taken, floor)
