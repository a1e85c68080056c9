"""A Reanimate on the map, for tests of what it does there."""

from __future__ import annotations

from games.descent.arena import RECORDS, Arena
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.values import health
from undercroft.games.descent.state import Figure
from undercroft.kernel import FigureId, Seat, replace
from undercroft.space import mask_of


def reanimate(at: Arena, square: str, hero: int = 1) -> FigureId:
    """The Reanimate of a hero stands on a square, with the Health that his skills give it."""
    s, record = at.state, RECORDS.familiar["reanimate"]
    figure = FigureId(s.next_figure)
    s.next_figure += 1
    cells = mask_of([GRID.parse(square)])
    seat = Seat(hero - 1)
    s.figures[figure] = Figure("reanimate", seat, cells, record.health, record.health, role="familiar")
    full = health(at.game, figure)
    s.figures[figure] = replace(s.figures[figure], hp=full, full=full)
    return figure
