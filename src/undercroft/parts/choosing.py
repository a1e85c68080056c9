"""Choosing figures: what a choice gives back."""

from __future__ import annotations

from undercroft.kernel import FigureId, Value


class Chosen(Value):
    """The figures that were chosen, in that order; none, if nobody could be or was."""

    figures: tuple[FigureId, ...] = ()
