"""Heroes who lie knocked out at the beginning of a test."""

from __future__ import annotations

from games.descent.arena import RECORDS, Arena
from undercroft.games.descent.events.fights import KnockedOut
from undercroft.kernel import FigureId
from undercroft.space import single


def knock_out(at: Arena, figure: int) -> None:
    """A hero lies where he stood, with damage and fatigue as full as can be (D2-KO-04)."""
    leaf = at.figure(figure)
    at.game.emit(KnockedOut(FigureId(figure), single(leaf.cells), RECORDS.hero[leaf.kind].stamina))
