"""Overlord cards that change his hand and deck (D2-X-28, D2-OLC); all that he chooses there is secret."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.games.descent.events.cards import (
    OverlordCardReturned,
    OverlordDiscarded,
    OverlordFetched,
    OverlordKept,
    OverlordLookedAhead,
    OverlordPutBack,
    OverlordRevealed,
)
from undercroft.games.descent.options import CardOption, SortOption
from undercroft.games.descent.records.abilities import Attribute, AttributeVerb, DamageVerb, Whom
from undercroft.games.descent.rules.cards.deck import DECK, draw_card, renew
from undercroft.games.descent.rules.cards.overlord_cards import PlayCard, record
from undercroft.games.descent.rules.cards.testing import EachTests
from undercroft.games.descent.state import Descent, card_name
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Special, ask, step

LOOKED_AT: Final = 5  # cards of Plan Ahead
KEPT: Final = 2  # cards of Unholy Ritual, with errata (D2-ERR-08)
SORTS: Final = ("event", "magic", "trap")
TESTED: Final[Mapping[str, Attribute]] = {"event": "willpower", "trap": "awareness", "magic": "knowledge"}
DOUBLE_DAMAGE: Final = DamageVerb(2, Whom(me_only=True))


class DrawForGroup(Procedure, tag="descent.draw_for_group"):
    """As many cards as a group has figures; he keeps one for each hero, the group has 1 action less."""

    figure: FigureId
    card: CardId
    kept: int = 0  # so many; 0: one for each hero

    @step("D2-X-28", "D2-MON-04")
    def tire(self, g: Descent) -> None:
        group = g.nearest(PlayCard).group
        for i, leaf in g.state.figures.items():
            if leaf.group == group and leaf.cells:
                g.modify("actions", -1, until="turn", subject=i, source=self.card)

    @step("D2-X-28", "D2-OLC-12", "D2-OLC-13")
    def draw(self, g: Descent) -> None:
        group = g.nearest(PlayCard).group
        for leaf in list(g.state.figures.values()):
            if leaf.group == group and leaf.cells:
                draw_card(g, "D2-X-28", apart=True)

    @step("D2-X-28")
    def keep(self, g: Descent) -> Next:
        return Call(KeepSome(self.kept or len(g.state.heroes)))


class DrawForGroupKeepTwo(Procedure, tag="descent.draw_for_group_keep_two"):
    """The same with errata: he keeps two."""

    figure: FigureId
    card: CardId

    @step("D2-ERR-08")
    def draw(self, g: Descent) -> Next:
        return Call(DrawForGroup(self.figure, self.card, KEPT))


class KeepSome(Procedure, tag="descent.keep_some"):
    """Of the cards drawn apart the Overlord keeps some; the others are discarded for all to see."""

    left: int

    @step("D2-X-28", "D2-OLC-03")
    def choose(self, g: Descent) -> Next:
        """Asked in secret only where their number leaves him a choice."""
        drawn = g.state.overlord.drawn
        if not self.left or len(drawn) <= self.left:
            return self.settle
        return ask(g.state.overlord.seat, *map(CardOption, drawn), secret=True)

    @choose.answered
    def keep(self, g: Descent, picked: CardOption) -> Next:
        g.emit(OverlordKept(g.state.overlord.seat, picked.card))
        self.left -= 1
        return self.choose

    @step("D2-X-28", "D2-OLC-08")
    def settle(self, g: Descent) -> Next:
        for card in g.state.overlord.drawn:
            g.emit(OverlordKept(g.state.overlord.seat, card) if self.left else OverlordDiscarded(card))
        return Done()


class PlanAhead(Procedure, tag="descent.plan_ahead"):
    """The Overlord looks at the top five cards of his deck and puts them back in any order."""

    figure: FigureId
    card: CardId
    number: int = 0
    place: int = 0

    @step("D2-X-28")
    def look(self, g: Descent) -> None:
        cards = g.state.deck.next_cards(g, DECK, LOOKED_AT)
        self.number = len(cards)
        g.emit(OverlordLookedAhead(g.state.overlord.seat, cards))

    @step("D2-X-28", "D2-WHO-07")
    def order(self, g: Descent) -> Next:
        if self.place >= self.number - 1:
            return Done()
        cards = g.state.deck.top[self.place : self.number]
        return ask(g.state.overlord.seat, *map(CardOption, cards), secret=True)

    @order.answered
    def put_back(self, g: Descent, picked: CardOption) -> Next:
        g.emit(OverlordPutBack(g.state.overlord.seat, picked.card, self.place))
        self.place += 1
        return self.order


class Schemes(Procedure, tag="descent.schemes"):
    """The Overlord names a sort of card and shows cards until one comes, which he takes."""

    figure: FigureId
    card: CardId
    sort: str = ""

    @step("D2-X-28")
    def choose(self, g: Descent) -> Next:
        return ask(g.state.overlord.seat, *map(SortOption, SORTS))

    @choose.answered
    def name(self, g: Descent, picked: SortOption) -> Next:
        self.sort = picked.sort
        return None

    @step("D2-X-28", "D2-OLC-11", "D2-OLC-13")
    def reveal(self, g: Descent) -> Next:
        """Until the deck has run out, at most; its last card taken or shown, the discards form a new one."""
        found = False
        while g.state.deck.size and not found:
            card = g.state.deck.next_card(g, DECK)
            found = record(g, card).sort == self.sort
            g.emit(OverlordRevealed(card, found))
        renew(g)
        return Done()


class DiabolicPower(Procedure, tag="descent.diabolic_power"):
    """The Overlord takes any card of deck or discard pile, shown to all; the heroes test by its sort."""

    figure: FigureId
    card: CardId
    sort: str = ""

    @step("D2-X-28", "D2-WHO-07")
    def choose(self, g: Descent) -> Next:
        """Asked in secret: the cards of the deck would tell those of the hand."""
        deck = g.state.deck
        cards = (*deck.top, *deck.pool, *deck.bottom, *deck.discard)
        return ask(g.state.overlord.seat, *map(CardOption, cards), secret=True) if cards else Done()

    @choose.answered
    def take(self, g: Descent, picked: CardOption) -> Next:
        self.sort = record(g, picked.card).sort
        g.emit(OverlordFetched(picked.card))
        renew(g)
        return None

    @step("D2-X-28", "D2-ATT-04")
    def test(self, g: Descent) -> Next:
        everyone = Whom(count=0)
        return Call(
            EachTests(FigureId(0), AttributeVerb(TESTED[self.sort], whom=everyone, failed=(DOUBLE_DAMAGE,)))
        )


class ReturnToHand(Procedure, tag="descent.return_to_hand"):
    """A surge brings Expert Blow back to the hand."""

    figure: FigureId
    card: CardId

    @step("D2-X-28", "D2-OLC-08")
    def take(self, g: Descent) -> Next:
        for card in g.state.overlord.played:
            if card_name(card) == "expert-blow":
                g.emit(OverlordCardReturned(card))
        return Done()


SPECIALS: Mapping[str, Special] = {
    "draw-for-group": DrawForGroup,
    "draw-for-group-keep-two": DrawForGroupKeepTwo,
    "plan-ahead": PlanAhead,
    "schemes": Schemes,
    "diabolic-power": DiabolicPower,
    "return-to-hand": ReturnToHand,
}
