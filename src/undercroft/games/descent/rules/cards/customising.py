"""Before an epic quest the Overlord may make his deck smaller (D2-EPI-04, D2-EXP-15, D2-EXP-16)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import OverlordSetAside
from undercroft.games.descent.options import SetAsideOption
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, Next, Pass, Procedure, ask, step

FEWEST = 15  # cards of a deck


class SetAside(Procedure, tag="descent.set_aside"):
    """The Overlord sets cards aside in secret, as long as enough remain in his deck."""

    @step("D2-EXP-15", "D2-EXP-16")
    def choose(self, g: Descent) -> Next:
        """Asked only with more than 15 cards: in epic play, and until so many are left."""
        deck = g.state.deck
        if deck.size <= FEWEST:
            return Done()
        return ask(g.state.overlord.seat, Pass(), *map(SetAsideOption, deck.pool), secret=True)

    @choose.answered
    def put(self, g: Descent, picked: SetAsideOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        g.emit(OverlordSetAside(g.state.overlord.seat, picked.card))
        return self.choose
