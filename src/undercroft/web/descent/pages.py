"""Descent's part of the server: a page for owners of the box, with its questions, maps and cards."""

from __future__ import annotations

from undercroft.web.plugs import Pages, Sheet

from . import bodies, cards, drawings, maps, questions

SHAPES = (bodies, drawings, maps, cards)
PAGES = Pages(
    handlers=(*questions.HANDLERS, *maps.HANDLERS, *cards.HANDLERS),
    bodies=SHAPES,
    work=questions.WORK,
    sheets=(
        Sheet(
            "games/descent/questions.ts",
            SHAPES,
            said=lambda cls: cls.__module__ == bodies.__name__,
        ),
    ),
)
