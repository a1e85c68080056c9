"""Summons that go because their card does (GH-SUM-06, GH-SUM-27)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.events.rounds import LastingEnded
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId


def dismiss(g: Haven, owner: FigureId, card: str = "") -> None:
    """The summon of a card goes, or all of an owner (GH-SUM-06); nobody killed it (GH-SUM-27)."""
    for i, f in list(g.state.figures.items()):
        if f.owner == owner and f.cells and (not card or f.card == card):
            g.emit(Killed(i), "GH-SUM-06")
            if any(lasting.bearer == i for lasting in g.state.lasting):
                g.emit(LastingEnded(bearer=i), "GH-SUM-06")
