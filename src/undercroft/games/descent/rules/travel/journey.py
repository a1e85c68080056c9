"""The journey from Arhynn to the quest: icon by icon, a card at each (D2-TRV)."""

from __future__ import annotations

from undercroft.games.descent.events.travel import (
    IconReached,
    JourneyBegan,
    JourneyEnded,
    TravelCardDiscarded,
    TravelCardDrawn,
    TravelReshuffled,
    journey,
)
from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.rules.travel.events import Befall
from undercroft.games.descent.state import Descent, library
from undercroft.kernel import Call, Done, Next, Procedure, step
from undercroft.parts.decks import Deck, shuffled

DECK = "travel deck"


class Travel(Procedure, tag="descent.travel"):
    """The heroes follow the route to the quest; the way back is not played out (D2-TRV-03).

    The map is set up and the Overlord has his hand: it is the one that the quest begins with (D2-TRV-06).
    """

    route: tuple[Icon, ...]

    @step("D2-TRV-01", "D2-TRV-02", "D2-TRV-03", "D2-TRV-13")
    def depart(self, g: Descent) -> None:
        """From Arhynn, with all Travel Event cards in the deck."""
        g.emit(JourneyBegan(self.route, Deck(shuffled(library(g).travel))))

    @step("D2-TRV-07", "D2-TRV-E1")
    def go_on(self, g: Descent) -> Next:
        """To the next icon; with a shortcut past it."""
        now = journey(g.state)
        if now.stops == len(self.route):
            return self.arrive
        g.emit(IconReached(self.route[now.stops], now.stops + 1, now.shortcut))
        return self.go_on if now.shortcut else None

    @step("D2-TRV-08", "D2-TRV-13", "D2-TRV-E1")
    def draw(self, g: Descent) -> None:
        """A card for the icon; without any left the discarded ones are shuffled."""
        if not journey(g.state).deck.size:
            g.emit(TravelReshuffled(), "D2-TRV-13")
        now = journey(g.state)
        card = now.deck.next_card(g, DECK)
        section = library(g).travel[card].section(now.icon)
        g.emit(TravelCardDrawn(card, now.icon, section), "D2-TRV-08" if section else "D2-TRV-09")

    @step("D2-TRV-10")
    def resolve(self, g: Descent) -> Next:
        """The section of this icon, to its end."""
        now = journey(g.state)
        section = library(g).travel[now.card].section(now.icon)
        return Call(Befall(section)) if section else None

    @step("D2-TRV-09", "D2-TRV-10")
    def discard(self, g: Descent) -> Next:
        g.emit(TravelCardDiscarded(journey(g.state).card))
        return self.go_on

    @step("D2-TRV-06", "D2-TRV-12", "D2-TRV-14")
    def arrive(self, g: Descent) -> Next:
        """Damage, fatigue and conditions stay; whoever was knocked out begins so."""
        g.emit(JourneyEnded())
        return Done()
