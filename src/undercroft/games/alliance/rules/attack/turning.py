"""An attack or a spell implies a facing that sees its target (DA-MOV-15, DA-MMV-10)."""

from __future__ import annotations

from undercroft.games.alliance.events.moves import Faced
from undercroft.games.alliance.records.tiles import Facing
from undercroft.games.alliance.rules.who import are_enemies, cell_of
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Criterion, FigureId

REACH = 4  # no attack reaches farther


def look_at(g: Delve, figure: FigureId, target: FigureId) -> None:
    """Turn if the target is not in view; a player who wants another facing turns before.

    Of the facings that see the target the one is taken that leaves fewest enemies near by out of view, then
    the one that turns least.
    """
    s, board = g.state, ground(g)
    here, there, now = cell_of(s, figure), cell_of(s, target), s.figures[figure].facing
    if board.in_arc(here, now, there):
        return
    around = board.around(here, REACH)
    foes = [
        leaf.cells
        for other, leaf in s.figures.items()
        if leaf.cells & around and other != figure and not leaf.lies and are_enemies(s, figure, other)
    ]

    def out_of_view(facing: Facing) -> int:
        arc = board.arc(here, facing)
        return sum(1 for cells in foes if not arc & cells)

    criteria = (
        Criterion[Facing]("DA-HER-17", "unseen-enemies", out_of_view),
        Criterion[Facing]("DA-MOV-15", "turn", lambda facing: min((facing - now) % 8, (now - facing) % 8)),
        Criterion[Facing]("DA-MOV-15", "clockwise", lambda facing: (facing - now) % 8),
    )
    (best, *_), why = g.best(board.facings_to(here, there), criteria, str)
    g.emit(Faced(figure, best), "DA-MOV-15", why)
