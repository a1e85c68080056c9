"""Gloomhaven's part of the server: *I have the box*, with its maps, monsters and solver."""

from __future__ import annotations

from undercroft.games.gloomhaven.monsters import formats
from undercroft.web.plugs import Pages, Sheet

from . import drawings, maps, monsters, solver

PAGES = Pages(
    handlers=(*solver.HANDLERS, *monsters.HANDLERS),
    bodies=(monsters, maps, formats),
    work=solver.WORK,
    sheets=(
        Sheet(
            "games/gloomhaven/positions.ts",
            (formats, drawings, maps, monsters),
            said=lambda cls: cls.__module__ == formats.__name__,
        ),
    ),
)
