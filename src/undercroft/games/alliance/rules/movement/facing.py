"""Facing: free to change before an attack, and implied by it (DA-MOV-13 to DA-MOV-15, DA-MMV-10)."""

from __future__ import annotations

from undercroft.games.alliance.events.moves import Faced
from undercroft.games.alliance.options import FaceOption
from undercroft.games.alliance.records.tiles import FACINGS, Facing
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import PVP, Delve, ground
from undercroft.kernel import FigureId
from undercroft.space import Cells

REACH = 4  # no attack and no spell reaches farther


def turns(g: Delve, figure: FigureId) -> list[FaceOption]:
    """Facings worth turning to: others are in sight then; with PvP on, a back is turned, too (DA-MOV-13).

    Nobody turns twice on end: the first turn could have been the second.
    """
    s, board = g.state, ground(g)
    leaf = s.figures[figure]
    if s.turn.turned:
        return []
    cell = cell_of(s, figure)
    near: Cells = 0
    around = board.around(cell, REACH)
    for other in s.figures.values():
        near |= other.cells & around
    now = near & board.arc(cell, leaf.facing)
    return [
        FaceOption(facing)
        for facing in FACINGS
        if facing != leaf.facing and (PVP in s.variants or near & board.arc(cell, facing) != now)
    ]


def face(g: Delve, figure: FigureId, facing: Facing) -> None:
    """A figure turns, if it does not look that way already."""
    if g.state.figures[figure].facing != facing:
        g.emit(Faced(figure, facing))
