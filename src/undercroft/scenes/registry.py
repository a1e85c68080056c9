"""Which painter draws a game: the one that its box names."""

from __future__ import annotations

from undercroft.games.boxes import Box
from undercroft.games.plugs import load
from undercroft.kernel import SetupError

from .painters import Painter


def painter_of(box: Box) -> Painter:
    """The painter of a game."""
    if not box.painter:
        raise SetupError(f"{box.id!r} can be played in the terminal only: nothing draws it for a table.")
    return load(box.painter, Painter)
