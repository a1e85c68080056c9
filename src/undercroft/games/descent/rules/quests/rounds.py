"""The clock of an encounter (D2-QST-16)."""

from __future__ import annotations

from undercroft.games.descent.events.turns import RoundOver
from undercroft.games.descent.rules.quests.goals import win
from undercroft.games.descent.rules.quests.page import encounter, last_round
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, Next, Procedure, step


class RoundEnds(Procedure, tag="descent.round_ends"):
    """In the last round of the encounter the side named under stall has won it."""

    @step("D2-RND-09")
    def tell(self, g: Descent) -> None:
        """Rules of the quest that wait for the end of a round listen for it."""
        g.emit(RoundOver(g.state.round))

    @step("D2-QST-16")
    def stall(self, g: Descent) -> Next:
        page = encounter(g)
        if g.state.round >= last_round(g):
            win(g, page.stall, stalled=True)
        return Done()
