"""Cards changing place: equipment, trades, skills, the Overlord's hand (D2-EQP, D2-TRD, D2-EXH, D2-OLC)."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undercroft.games.descent.state import DescentState, Overlord, card_name
from undercroft.kernel import OWNER, CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards


class Equipped(Event):
    """A hero has these items equipped (D2-HTN-06)."""

    figure: FigureId
    items: Cards

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure] = replace(s.heroes[self.figure], equipped=self.items)


class Exhausted(Event):
    """A card is turned sideways (D2-EXH-01)."""

    figure: FigureId
    card: str

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        s.heroes[self.figure] = replace(hero, exhausted=(*hero.exhausted, self.card))


class RelicAssigned(Event):
    """A lieutenant bears a relic in this quest (D2-REL-08)."""

    relic: str
    lieutenant: str

    def apply(self, s: DescentState) -> None:
        borne = f"{self.lieutenant}:{self.relic}"
        relics = tuple([borne if relic == self.relic else relic for relic in s.overlord.relics])
        s.overlord = replace(s.overlord, relics=relics)


class RelicExhausted(Event):
    """A relic that a lieutenant bears is turned sideways (D2-EXH-01, D2-OTN-05)."""

    figure: FigureId
    relic: str

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, exhausted=(*s.overlord.exhausted, self.relic))


class CardUsed(Event):
    """A hero uses a card or ability."""

    figure: FigureId
    card: str


class UsedOnce(Event):
    """Something that can be used once a round was used."""

    figure: FigureId
    what: str

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        s.heroes[self.figure] = replace(hero, used=(*hero.used, self.what))


class SearchCardSpent(Event):
    """A used search card is turned face down; its owner keeps it and its worth (D2-SEA-06, D2-SEA-07)."""

    figure: FigureId
    card: CardId

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        finds = list(hero.finds)
        finds.remove(self.card)
        s.heroes[self.figure] = replace(hero, finds=tuple(finds), spent=(*hero.spent, self.card))


class SearchCardDiscarded(Event):
    """A search card goes to the discards."""

    figure: FigureId
    card: CardId

    def apply(self, s: DescentState) -> None:
        hero = s.heroes[self.figure]
        finds = list(hero.finds)
        finds.remove(self.card)
        s.heroes[self.figure] = replace(hero, finds=tuple(finds))
        s.search = s.search.discarded(self.card)


class Searched(Event):
    """A search token is turned up and gone (D2-SEA-02)."""

    figure: FigureId
    cell: int

    def apply(self, s: DescentState) -> None:
        s.searches = tuple(cell for cell in s.searches if cell != self.cell)


class Traded(Event):
    """A card changes hands between heroes (D2-TRD-01)."""

    giver: FigureId
    taker: FigureId
    card: CardId

    def apply(self, s: DescentState) -> None:
        giver, taker = s.heroes[self.giver], s.heroes[self.taker]
        for field in ("items", "finds", "spent"):
            held: Cards = getattr(giver, field)
            if self.card in held:
                left = list(held)
                left.remove(self.card)
                giver = replace(giver, **{field: tuple(left)})
                taker = replace(taker, **{field: (*getattr(taker, field), self.card)})
                break
        if self.card in giver.equipped:
            giver = replace(giver, equipped=tuple(card for card in giver.equipped if card != self.card))
        if self.card in giver.exhausted:
            giver = replace(giver, exhausted=tuple(card for card in giver.exhausted if card != self.card))
            taker = replace(taker, exhausted=(*taker.exhausted, self.card))
        if self.card in taker.items:
            taker = replace(taker, received=(*taker.received, self.card))
        s.heroes[self.giver], s.heroes[self.taker] = giver, taker


class OverlordSetAside(Event):
    """Before the quest the Overlord sets a card of his deck aside, unseen (D2-EXP-15)."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: DescentState) -> None:
        s.deck = s.deck.taken(self.card)
        s.overlord = replace(s.overlord, aside=tuple(sorted((*s.overlord.aside, self.card))))


class OverlordDrew(Event):
    """The Overlord draws a card (D2-OLC-02); `apart`: he may have to discard it again."""

    seat: Seat
    card: Annotated[CardId, OWNER]
    apart: bool = False

    def apply(self, s: DescentState) -> None:
        s.deck = s.deck.drawn(self.card)
        if self.apart:
            s.overlord = replace(s.overlord, drawn=tuple(sorted((*s.overlord.drawn, self.card))))
        else:
            s.overlord = hand_more(s.overlord, self.card)


class OverlordKept(Event):
    """Of the cards that he drew apart the Overlord keeps this one (D2-X-28: Unholy Ritual)."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: DescentState) -> None:
        kept = replace(s.overlord, drawn=without(s.overlord.drawn, self.card))
        s.overlord = hand_more(kept, self.card)


class TokenGlimpsed(Event):
    """The Overlord looks at a face-down token; everybody sees at which (The Monster's Hoard 2)."""

    seat: Seat
    token: str
    face: Annotated[str, OWNER]
    might_be: tuple[str, ...]  # by what everybody knows

    def apply(self, s: DescentState) -> None:
        his = s.overlord
        glimpsed, glimpses = (*his.glimpsed, self.token), (*his.glimpses, self.face)
        s.overlord = replace(his, glimpsed=glimpsed, glimpses=glimpses, might_be=self.might_be)


class OverlordReshuffled(Event):
    """The Overlord's discard pile becomes a new deck (D2-OLC-11)."""

    def apply(self, s: DescentState) -> None:
        s.deck = s.deck.reshuffled()


class OverlordCardShown(Event):
    """The Overlord shows a card that he will play when it is its turn (D2-GOLD-05)."""

    seat: Seat
    card: CardId

    def apply(self, s: DescentState) -> None:
        overlord = hand_less(s.overlord, self.card)
        s.overlord = replace(overlord, shown=(*overlord.shown, self.card))


class OverlordCardPlayed(Event):
    """The Overlord shows a card and plays it (D2-OLC-06), on a figure, on a group, or on nobody."""

    seat: Seat
    card: CardId
    target: FigureId = FigureId(0)
    group: str = ""

    def apply(self, s: DescentState) -> None:
        overlord = hand_less(s.overlord, self.card)
        name = card_name(self.card)
        s.overlord = replace(overlord, played=(*overlord.played, self.card), used=(*overlord.used, name))


class OverlordCardDone(Event):
    """After its effect an Overlord card lies on the discard pile (D2-OLC-08)."""

    card: CardId

    def apply(self, s: DescentState) -> None:
        s.overlord = replace(s.overlord, played=without(s.overlord.played, self.card))
        s.deck = s.deck.discarded(self.card)


class OverlordCardReturned(Event):
    """A card that he played is in the Overlord's hand again, as everybody sees (D2-X-28: Expert Blow)."""

    card: CardId

    def apply(self, s: DescentState) -> None:
        played = without(s.overlord.played, self.card)
        s.overlord = replace(s.overlord, played=played, shown=(*s.overlord.shown, self.card))


class OverlordDiscarded(Event):
    """The Overlord discards a card unplayed."""

    card: CardId

    def apply(self, s: DescentState) -> None:
        if self.card in s.overlord.drawn:
            s.overlord = replace(s.overlord, drawn=without(s.overlord.drawn, self.card))
        else:
            s.overlord = hand_less(s.overlord, self.card)
        s.deck = s.deck.discarded(self.card)


class OverlordLookedAhead(Event):
    """The Overlord looks at the next cards of his deck (D2-X-28: Plan Ahead)."""

    seat: Seat
    cards: Annotated[Cards, OWNER]

    def apply(self, s: DescentState) -> None:
        s.deck = s.deck.looked_at(self.cards)


class OverlordPutBack(Event):
    """Of the cards that he looked at, this one lies at this place of the deck (D2-X-28: Plan Ahead)."""

    seat: Seat
    card: Annotated[CardId, OWNER]
    place: int

    def apply(self, s: DescentState) -> None:
        top = list(without(s.deck.top, self.card))
        top.insert(self.place, self.card)
        s.deck = replace(s.deck, top=tuple(top))


class OverlordRevealed(Event):
    """The next card of the Overlord's deck is shown; he takes it, or it is discarded (D2-X-28: Schemes)."""

    opens: ClassVar[bool] = True
    card: CardId
    taken: bool

    def apply(self, s: DescentState) -> None:
        s.deck = s.deck.drawn(self.card)
        if self.taken:
            s.overlord = replace(s.overlord, shown=(*s.overlord.shown, self.card))
        else:
            s.deck = s.deck.discarded(self.card)


class OverlordFetched(Event):
    """The Overlord takes a card from his deck or discard pile, shown to all (D2-X-28: Diabolic Power)."""

    card: CardId

    def apply(self, s: DescentState) -> None:
        if self.card in s.deck.discard:
            s.deck = replace(s.deck, discard=without(s.deck.discard, self.card))
        else:
            s.deck = s.deck.taken(self.card)
        s.deck = s.deck.shuffled_in()
        s.overlord = replace(s.overlord, shown=(*s.overlord.shown, self.card))


def hand_more(overlord: Overlord, card: CardId) -> Overlord:
    """The Overlord with a card that came to his hand unseen."""
    return replace(overlord, hand=tuple(sorted((*overlord.hand, card))))


def hand_less(overlord: Overlord, card: CardId) -> Overlord:
    """The Overlord without a card of his hand."""
    if card in overlord.shown:
        return replace(overlord, shown=without(overlord.shown, card))
    return replace(overlord, hand=without(overlord.hand, card))


def without(cards: Cards, card: CardId) -> Cards:
    """Cards less one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
