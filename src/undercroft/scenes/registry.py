"""Which painter draws a game: the one in the module of its name."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from undercroft.kernel import SetupError

from .painters import Painter


@cache
def painter_of(game: str) -> Painter:
    """The painter of a game by its id."""
    module = f"{__package__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        raise SetupError(f"{game!r} can be played in the terminal only: nothing draws it for a table.")
    painter: Painter = import_module(module).PAINTER
    return painter
