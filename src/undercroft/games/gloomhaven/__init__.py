"""Gloomhaven, first edition: hexes, cards, automated monsters."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The box on demand: who only solves positions does not load the whole game."""
    if name == "BOX":
        from undercroft.games.gloomhaven.box import BOX

        return BOX
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
