"""The search action (D2-SEA)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import SearchCardDiscarded, Searched
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.rules.cards.using import arm_card
from undercroft.games.descent.rules.quests.searches import find_unique
from undercroft.games.descent.rules.who import within
from undercroft.games.descent.state import Descent, DescentState, card_name, ground, library
from undercroft.kernel import CardId, Done, Event, FigureId, Next, Procedure, step, window
from undercroft.space import Cell, Cells, mask_of


class Search(Procedure, tag="descent.search"):
    """A hero turns up a search token and draws a card (D2-SEA-02, D2-SEA-03)."""

    figure: FigureId
    cell: Cell
    card: str = ""

    before = window("D2-WHO-05")

    @step("D2-SEA-02", "D2-SEA-04", "D2-SEA-09")
    def turn_up(self, g: Descent) -> Next:
        """The unique token gives what the quest says; an empty deck gives nothing."""
        if not g.state.figures[self.figure].cells:
            return Done()
        unique = find_unique(g, self.cell)
        g.emit(Searched(self.figure, self.cell))
        if unique is not None:
            unique(g, self.figure)
            return self.found
        return None if g.state.search.size else self.found

    @step("D2-SEA-03", "D2-SEA-08")
    def draw(self, g: Descent) -> None:
        """The card lies face up before him."""
        self.card = g.state.search.next_card(g, "search deck")
        g.emit(CardFound(self.figure, CardId(self.card)))

    drawn = window("D2-WHO-06")

    @step("D2-X-16")
    def keep(self, g: Descent) -> None:
        """A Treasure Chest is a shop card of the act instead; Nothing is discarded."""
        keep_search_card(g, self.figure, self.card)

    found = window("D2-WHO-05")


class SearchCardRedrawn(Event):
    """Another card was drawn in the search in progress (D2-X-15: Appraisal)."""

    card: CardId

    def apply(self, s: DescentState) -> None:
        s.nearest(Search).card = self.card


def draw_search_card(g: Descent, figure: FigureId) -> None:
    """A hero draws a card of the search deck without a search, and keeps it (D2-SEA-03)."""
    card = g.state.search.next_card(g, "search deck")
    g.emit(CardFound(figure, CardId(card)), "D2-SEA-03")
    keep_search_card(g, figure, card)


def keep_search_card(g: Descent, figure: FigureId, card: str) -> None:
    """A hero keeps the card of the search deck that he has drawn."""
    record = library(g).search[card_name(card)]
    if not record.found:
        arm_card(g, figure, card)
        return
    g.emit(SearchCardDiscarded(figure, CardId(card)), "D2-X-16")
    if record.found == "chest" and g.state.shop.size:
        item = g.state.shop.next_card(g, "shop deck")
        g.emit(CardFound(figure, item, shop=True), "D2-X-16")
        arm_card(g, figure, item)


def searchable(g: Descent, figure: FigureId, spaces: int = 1) -> Cells:
    """The search tokens on a hero's space or next to it (D2-SEA-01, D2-SEA-11)."""
    searches = g.state.searches
    return mask_of(searches) & within(g, figure, spaces) & ground(g).floor if searches else 0
