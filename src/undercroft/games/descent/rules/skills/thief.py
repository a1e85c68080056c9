"""Skills of the Thief that no verb says: searching from afar and in passing, doors (D2-X-15)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.cards import SearchCardDiscarded
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.options import CloseOption, OpenOption, SearchOption
from undercroft.games.descent.rules.actions.searching import Search, SearchCardRedrawn, searchable
from undercroft.games.descent.rules.movement.doors import OpenDoor, close_door, door_options
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Special, step
from undercroft.space import each

FAR_SEARCH = 3  # spaces: Greedy


class SearchNow(Procedure, tag="descent.search_now"):
    """A hero searches one of the tokens within some spaces (D2-SEA-01)."""

    figure: FigureId
    card: CardId
    spaces: int = 1

    @step("D2-X-15", "D2-SEA-01", "D2-SEA-11")
    def choose(self, g: Descent) -> Next:
        tokens = searchable(g, self.figure, self.spaces)
        return ask_for(g, self.figure, *map(SearchOption, each(tokens))) if tokens else Done()

    @choose.answered
    def search(self, g: Descent, picked: SearchOption) -> Next:
        return Call(Search(self.figure, picked.cell))


def search_afar(figure: FigureId, card: CardId) -> Procedure:
    return SearchNow(figure, card, FAR_SEARCH)


class Appraise(Procedure, tag="descent.appraise"):
    """The search card just drawn is discarded; the next one must be kept."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-SEA-03")
    def redraw(self, g: Descent) -> Next:
        """It is drawn from what is left of the deck: the discarded card does not come back."""
        g.emit(SearchCardDiscarded(self.figure, CardId(g.nearest(Search).card)))
        drawn = g.state.search.next_card(g, "search deck")
        g.emit(CardFound(self.figure, CardId(drawn)))
        g.emit(SearchCardRedrawn(CardId(drawn)))
        return Done()


class PickLock(Procedure, tag="descent.pick_lock"):
    """A hero opens or closes a door without an action (Sneaky)."""

    figure: FigureId
    card: CardId

    @step("D2-X-15", "D2-DOR-01")
    def choose(self, g: Descent) -> Next:
        doors = door_options(g, self.figure)
        return ask_for(g, self.figure, *doors) if doors else Done()

    @choose.answered
    def use(self, g: Descent, picked: OpenOption | CloseOption) -> Next:
        if isinstance(picked, OpenOption):
            return Call(OpenDoor(self.figure, picked.door))
        close_door(g, self.figure, picked.door)
        return Done()


SPECIALS: Mapping[str, Special] = {
    "greedy": search_afar,
    "lurk": SearchNow,
    "appraisal": Appraise,
    "sneaky": PickLock,
}
