"""Dungeon Alliance: one to four alliances of four heroes in a dungeon that grows (rules: DA)."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    """The box on demand: to ask for sight or reach alone does not load the whole game."""
    if name == "BOX":
        from undercroft.games.alliance.box import BOX

        return BOX
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
