"""Descent: Journeys in the Dark, second edition: squares, dice, one Overlord against heroes."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The box on demand: who only asks for sight, reach or odds does not load the whole game."""
    if name == "BOX":
        from undercroft.games.descent.box import BOX

        return BOX
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
