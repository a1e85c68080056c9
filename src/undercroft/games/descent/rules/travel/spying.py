"""A hero looks at the Overlord's hand on the way, and discards a card of it (D2-TRV-05, D2-TRV-10)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.travel import HandHidden, HandShown
from undercroft.games.descent.options import CardOption
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, FigureId, Next, Procedure, ask, step


class SpyOnHand(Procedure, tag="descent.spy_on_hand"):
    """The player of this hero alone sees the hand; the card that he discards lies open."""

    figure: FigureId

    @step("D2-TRV-05", "D2-TRV-10", "D2-OLC-03")
    def look(self, g: Descent) -> Next:
        held = g.state.overlord.held
        if not held:
            return Done()
        g.emit(HandShown(self.figure, g.state.heroes[self.figure].seat, held))
        return None

    @step("D2-TRV-05", "D2-WHO-07")
    def choose(self, g: Descent) -> Next:
        """Asked in secret: his options are the hand."""
        seat = g.state.heroes[self.figure].seat
        return ask(seat, *map(CardOption, g.state.overlord.held), secret=True)

    @choose.answered
    def discard(self, g: Descent, picked: CardOption) -> Next:
        g.emit(OverlordDiscarded(picked.card))
        g.emit(HandHidden())
        return Done()
