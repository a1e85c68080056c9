"""Why an option is chosen: its worth, a message, the figures that it speaks of, and numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from undercroft.kernel import CardId, FigureId, Leaf

NOBODY = FigureId(0)


class Grounds(Leaf, omit_defaults=True):
    """The figure and the card that a reason names."""

    figure: FigureId = NOBODY
    card: CardId = CardId("")


class Worth(NamedTuple):
    """How good an option is, and the message that says why."""

    score: float
    why: str
    about: Grounds = Grounds()
    args: Mapping[str, int] = {}


def because(score: float, why: str, figure: FigureId = NOBODY, **args: int) -> Worth:
    """A worth in short."""
    return Worth(score, why, Grounds(figure), args)
