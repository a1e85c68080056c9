"""Cards that the Overlord discards for what a quest allows: until then they are his secret (D2-OLC-09)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.options import CardOption
from undercroft.games.descent.rules.cards.deck import renew
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, Leaf, Next, Pass, Procedure, ask, replace, step


def can_discard(g: Descent, cards: int) -> bool:
    """Has the Overlord so many cards in his hand? Everybody knows their number (D2-OLC-03)."""
    return len(g.state.overlord.held) >= cards


class Price(Leaf):
    """The cards that an act of the quest still costs: what the question is about."""

    act: str
    cards: int


class DiscardCards(Procedure, tag="descent.discard_cards"):
    """The Overlord discards so many cards of his choice; where he only may, he can pass at the first."""

    cards: int
    optional: bool = False
    done: int = 0
    act: str = ""  # that they are for

    @step("D2-OLC-09", "D2-OLC-03")
    def choose(self, g: Descent) -> Next:
        """His whole hand is offered, so the question is secret; that he is asked tells only its size."""
        if self.done == self.cards:
            return Done(True)
        if not can_discard(g, self.cards - self.done):
            return Done(False)
        leave = (Pass(),) if self.optional and not self.done else ()
        asked = ask(g.state.overlord.seat, *leave, *map(CardOption, g.state.overlord.held), secret=True)
        return replace(asked, about=Price(self.act, self.cards - self.done))

    @choose.answered
    def discard(self, g: Descent, picked: CardOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done(False)
        g.emit(OverlordDiscarded(picked.card), "D2-OLC-09")
        renew(g)
        self.done += 1
        return self.choose
