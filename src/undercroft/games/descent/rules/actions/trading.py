"""Trading: heroes exchange cards as part of a move action (D2-TRD)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import Traded
from undercroft.games.descent.options import GiveOption, TakeOption
from undercroft.games.descent.rules.actions.equipping import Settle
from undercroft.games.descent.rules.cards.using import arm_card
from undercroft.games.descent.rules.who import are_adjacent, ask_for
from undercroft.games.descent.state import Descent, Hero, card_name, library
from undercroft.kernel import Call, CardId, FigureId, Next, Pass, Procedure, step


def tradable(g: Descent, hero: Hero) -> list[CardId]:
    """Shop, relic and search cards; class equipment never, also if the shop has it too (D2-TRD-05)."""
    records = library(g)
    own = records.calling[hero.calling].items
    lent = {token.card for token in g.state.tokens.values()}  # by a token that he carries
    items = [
        card
        for card in hero.items
        if not records.item[card_name(card)].starting and card not in own and card not in lent
    ]
    return [CardId(card) for card in (*items, *hero.finds, *hero.spent)]


def partners(g: Descent, figure: FigureId) -> list[FigureId]:
    """The adjacent heroes with whom something can be exchanged (D2-TRD-01, D2-TRD-06)."""
    mine = tradable(g, g.state.heroes[figure])
    return [
        i
        for i, hero in g.state.heroes.items()
        if i != figure
        and g.state.figures[i].cells
        and are_adjacent(g, figure, i)
        and (mine or tradable(g, hero))
    ]


class Trade(Procedure, tag="descent.trade"):
    """Two heroes exchange cards; each gift is agreed by the one who gives (D2-TRD-02, D2-TRD-03)."""

    figure: FigureId
    other: FigureId
    back: bool = False  # it is the other's turn to give

    @step("D2-TRD-01", "D2-TRD-03", "D2-TRD-05", "D2-TRD-08")
    def offer(self, g: Descent) -> Next:
        giver = self.other if self.back else self.figure
        cards = tradable(g, g.state.heroes[giver])
        if not cards:
            return self.swap
        sort = TakeOption if self.back else GiveOption
        return ask_for(g, giver, Pass(), *map(sort, cards))

    @offer.answered
    def give(self, g: Descent, picked: GiveOption | TakeOption | Pass) -> Next:
        """An equipped card stops being so; a received one waits for the next turn (D2-TRD-04, D2-TRD-09)."""
        if isinstance(picked, Pass):
            return self.swap
        giver, taker = (self.other, self.figure) if self.back else (self.figure, self.other)
        g.emit(Traded(giver, taker, picked.card), "D2-TRD-01")
        hero = g.state.heroes[taker]
        if picked.card not in hero.spent:
            arm_card(g, taker, picked.card)
        return Call(Settle(giver), then=self.offer)

    @step("D2-TRD-03")
    def swap(self, g: Descent) -> Next:
        if self.back:
            return None
        self.back = True
        return self.offer
