"""A question and the position in which it is asked."""

from __future__ import annotations

from undercroft.games.alliance.state import Delve
from undercroft.kernel import Decision, FigureId, Seat

from .position import Position


class Asked:
    """A question to a player, and the facts that the player knows."""

    def __init__(self, g: Delve, seat: Seat, decision: Decision) -> None:
        self.at, self.g, self.seat, self.decision = Position(g, seat), g, seat, decision

    @property
    def hero(self) -> FigureId:
        """The figure that acts."""
        return self.g.state.turn.figure
