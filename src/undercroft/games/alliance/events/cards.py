"""Cards in hands, decks and columns (DA-CRD, DA-PWR, DA-DIS, DA-EPH)."""

from __future__ import annotations

from typing import Annotated

from undercroft.games.alliance.state import AllianceState, Played, put_at
from undercroft.kernel import MATES, CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards, without


class CardDrawn(Event):
    """A player draws a card (DA-DIS-04)."""

    seat: Seat
    card: Annotated[CardId, MATES]

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        s.alliances[self.seat] = replace(
            alliance, deck=alliance.deck.drawn(self.card), hand=(*alliance.hand, self.card)
        )


class DiscardsShuffled(Event):
    """A discard pile becomes the deck (DA-DIS-05)."""

    seat: Seat

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        s.alliances[self.seat] = replace(alliance, deck=alliance.deck.reshuffled())


class DrawReduced(Event):
    """The next draw goes to fewer cards (DA-COO-15), or that draw is over."""

    seat: Seat
    fewer: int

    def apply(self, s: AllianceState) -> None:
        s.alliances[self.seat] = replace(s.alliances[self.seat], fewer=self.fewer)


class CardDiscarded(Event):
    """A card of a hand goes face up on the discard pile (DA-DIS-02)."""

    seat: Seat
    card: CardId

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        s.alliances[self.seat] = replace(
            alliance, hand=without(alliance.hand, self.card), deck=alliance.deck.discarded(self.card)
        )


class CardRecalled(Event):
    """A card of the discard pile comes back into the hand."""

    seat: Seat
    card: CardId

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        deck = replace(alliance.deck, discard=without(alliance.deck.discard, self.card))
        s.alliances[self.seat] = replace(alliance, hand=(*alliance.hand, self.card), deck=deck)


class CardShown(Event):
    """A player shows the card that a hero plays; how and on whom is chosen next (DA-CRD-01)."""

    seat: Seat
    card: CardId

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        s.alliances[self.seat] = replace(
            alliance, hand=without(alliance.hand, self.card), shown=(*alliance.shown, self.card)
        )
        if s.turn.figure:
            s.turn = replace(s.turn, acted=True, turned=False)


class CardPlayed(Event):
    """A card that was shown, or is in the hand, lies in the column of a hero (DA-CRD-04, DA-SPL-06)."""

    figure: FigureId
    played: Played

    def apply(self, s: AllianceState) -> None:
        alliance, card = s.alliances[self.played.seat], self.played.card
        if card in alliance.shown:
            alliance = replace(alliance, shown=without(alliance.shown, card))
        else:
            alliance = replace(alliance, hand=without(alliance.hand, card))
        s.alliances[alliance.seat] = alliance
        s.columns[self.figure] = (*s.columns.get(self.figure, ()), self.played)
        if s.turn.figure:
            s.turn = replace(s.turn, acted=True, turned=False)


class PowerSurged(Event):
    """Two cards lie face down under a hero for a Power Surge (DA-PWR-01)."""

    figure: FigureId
    played: Played

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.played.seat]
        hand = alliance.hand
        for card in self.played.hidden:
            hand = without(hand, card)
        s.alliances[alliance.seat] = replace(alliance, hand=hand)
        s.columns[self.figure] = (*s.columns.get(self.figure, ()), self.played)
        if s.turn.figure:
            s.turn = replace(s.turn, acted=True, turned=False)


class ColumnDiscarded(Event):
    """The cards under a hero go to the discard pile, face up (DA-EPH-06, DA-EPH-08)."""

    figure: FigureId
    cards: Cards
    kept: Cards = ()  # stay in play by their own text (DA-EPH-09)

    def apply(self, s: AllianceState) -> None:
        column = s.columns.pop(self.figure)
        stays = tuple(each for each in column if each.card and each.card in self.kept)
        if stays:
            s.columns[self.figure] = stays
        alliance = s.alliances[s.figures[self.figure].seat]
        deck = replace(alliance.deck, discard=(*alliance.deck.discard, *self.cards))
        s.alliances[alliance.seat] = replace(alliance, deck=deck)


class ColumnChanged(Event):
    """A card in a column has another state: its bonus for one attack is used, its hiding is over."""

    figure: FigureId
    place: int
    played: Played

    def apply(self, s: AllianceState) -> None:
        column = s.columns[self.figure]
        s.columns[self.figure] = put_at(column, self.place, self.played)
