"""The journey to a quest: icons, Travel Event cards, ways chosen, a hand looked at (D2-TRV)."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET

from undercroft.games.descent.records.campaign import Icon
from undercroft.games.descent.records.travel import TravelEffect, Way
from undercroft.games.descent.state import DescentState, Journey
from undercroft.kernel import OWNER, CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards, Deck


class JourneyBegan(Event):
    """The heroes leave Arhynn; all Travel Event cards are shuffled (D2-TRV-02, D2-TRV-13)."""

    route: tuple[Icon, ...]
    deck: Deck

    def apply(self, s: DescentState) -> None:
        s.journey = Journey(self.route, self.deck)


class IconReached(Event):
    """The heroes stop at an icon of their way (D2-TRV-07); past it, if a card has shown a shortcut."""

    icon: Icon
    number: int
    passed: bool = False

    def apply(self, s: DescentState) -> None:
        s.journey = replace(journey(s), stops=self.number, shortcut=False)


class TravelCardDrawn(Event):
    """The Overlord draws a Travel Event card; nothing happens if its section has no event (D2-TRV-08)."""

    card: str
    icon: Icon
    section: tuple[TravelEffect, ...] = ()

    def apply(self, s: DescentState) -> None:
        now = journey(s)
        s.journey = replace(now, deck=now.deck.drawn(CardId(self.card)), card=self.card)


class TravelCardDiscarded(Event):
    """The card is resolved and discarded."""

    card: str

    def apply(self, s: DescentState) -> None:
        now = journey(s)
        s.journey = replace(now, deck=now.deck.discarded(CardId(self.card)), card="")


class TravelReshuffled(Event):
    """The discarded Travel Event cards are a new deck (D2-TRV-13)."""

    def apply(self, s: DescentState) -> None:
        now = journey(s)
        s.journey = replace(now, deck=now.deck.reshuffled())


class ShortcutFound(Event):
    """At the next icon no card will be drawn."""

    def apply(self, s: DescentState) -> None:
        s.journey = replace(journey(s), shortcut=True)


class WayChosen(Event):
    """The heroes have agreed on one of the ways that a card offers (D2-TRV-11); on none: they decline."""

    way: Way


class AttributeNamed(Event):
    """The Overlord names the attribute that the heroes must test."""

    attribute: str


class HandShown(Event):
    """A hero looks at the Overlord's hand: his player alone sees it."""

    figure: FigureId
    seat: Seat
    cards: Annotated[Cards, OWNER]

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, lookers=(*s.overlord.lookers, self.seat))


class HandHidden(Event):
    """Nobody looks at the Overlord's hand any more."""

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, lookers=())


class JourneyEnded(Event):
    """The heroes are where the quest begins, with all that happened to them (D2-TRV-12)."""

    def apply(self, s: DescentState) -> None:
        s.journey = UNSET


def journey(s: DescentState) -> Journey:
    """The journey that is being made."""
    if not isinstance(s.journey, Journey):
        raise LookupError("nobody is on the way to a quest")
    return s.journey
