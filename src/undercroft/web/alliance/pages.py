"""Dungeon Alliance's part of the server: a page for owners of the box, with its questions and tiles."""

from __future__ import annotations

from undercroft.web.plugs import Pages, Sheet

from . import bodies, drawings, questions, tiles

SHAPES = (bodies, drawings, tiles)
PAGES = Pages(
    handlers=(*questions.HANDLERS, *tiles.HANDLERS),
    bodies=SHAPES,
    work=questions.WORK,
    sheets=(
        Sheet(
            "games/alliance/questions.ts",
            SHAPES,
            said=lambda cls: cls.__module__ == bodies.__name__,
        ),
    ),
)
