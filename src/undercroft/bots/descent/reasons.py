"""Why an order is given: a message, the figures that it speaks of, and the numbers that decided."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.games.descent.state import OFF
from undercroft.kernel import FigureId, Leaf
from undercroft.space import Cell

NOBODY = FigureId(0)


class Grounds(Leaf, omit_defaults=True):
    """The figures and the space that a reason names."""

    figure: FigureId = NOBODY
    other: FigureId = NOBODY
    cell: Cell = OFF


class Reason(NamedTuple):
    """A message by the end of its name, and all that fills it in."""

    why: str
    about: Grounds = Grounds()
    args: Mapping[str, int] = {}


class Worth(NamedTuple):
    """How good an option is, and why."""

    score: float
    reason: Reason


def because(why: str, figure: FigureId = NOBODY, other: FigureId = NOBODY, **args: int) -> Reason:
    """A reason in short."""
    return Reason(why, Grounds(figure, other), args)


def percent(chance: float) -> int:
    return round(100 * chance)
