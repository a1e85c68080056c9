"""Pieces of a monster's reasoning that are no comparison: kept by the computation, told by the messages."""

from __future__ import annotations

from typing import ClassVar

from undercroft.kernel import FigureId, Reason, RuleId
from undercroft.space import Cell


class Note(Reason, omit_defaults=True):
    """A step of the reasoning: `says` names its message, about these figures, hexes and numbers."""

    message: ClassVar[str] = "why-monster"  # before what it says

    rule: RuleId
    says: str
    figures: tuple[FigureId, ...] = ()
    cells: tuple[Cell, ...] = ()
    goal: Cell = 0
    count: int = 0
    more: int = 0
