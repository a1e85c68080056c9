"""An aim of a figure: spaces to be on, what to do there, and its worth."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel import FigureId, Option
from undercroft.space import Cells

from .position import Position
from .reasons import Reason

RETRIED = "door-test-again"  # at a door where a figure may test as often as it has actions


class Aim(NamedTuple):
    """Spaces to be on, the worth of being there to do it, and the option that does it."""

    cells: Cells
    worth: float
    reason: Reason
    option: Option | None = None
    action: bool = True  # costs an action; else a movement point, or nothing
    chance: float = 1.0  # that it succeeds
    once: str = ""  # aims of the same name are met once a turn
    haste: float = 0.0  # the worth of each turn by which it is nearer


def around(at: Position, cells: Cells) -> Cells:
    """Some spaces and those next to them."""
    return cells | at.ground.neighbours(cells)


def unshared(at: Position, figure: FigureId, cells: Cells) -> float:
    """Less, where a friend of the same sort is nearer and has not acted."""
    mine, s = at.distance(figure, cells), at.s
    role = s.figures[figure].role
    for i, leaf in at.friends(figure).items():
        if leaf.role == role and i not in s.acted and at.distance(i, cells) < mine:
            return 0.5
    return 1.0
