"""Cards that concern the table: drawing, discarding, XP, tiles on offer, threats from afar, guarding."""

from __future__ import annotations

from undercroft.games.alliance.card_options import RecallOption, ReturnTileOption, ScoutOption
from undercroft.games.alliance.events.cards import CardRecalled
from undercroft.games.alliance.events.dungeon import TileExchanged
from undercroft.games.alliance.records.effects import (
    DrawVerb,
    RecallVerb,
    RetileVerb,
    ScoutVerb,
    XpDownVerb,
    XpVerb,
)
from undercroft.games.alliance.rules.cards.performing import Perform
from undercroft.games.alliance.rules.market.experience import gain
from undercroft.games.alliance.rules.movement.chests import LookAt
from undercroft.games.alliance.rules.movement.entering import hidden_in
from undercroft.games.alliance.rules.round.drawing import draw
from undercroft.games.alliance.rules.who import cell_of
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, ask, step


class Draw(Procedure, tag="alliance.draw"):
    """Draw cards, hand size ignored (DA-DIS-05)."""

    figure: FigureId
    verb: DrawVerb

    @step("DA-DIS-05")
    def draw(self, g: Delve) -> None:
        draw(g, g.state.figures[self.figure].seat, self.verb.n)


class Earn(Procedure, tag="alliance.earn"):
    """Gain XP from the pools, face up or face down (DA-XP-07, DA-XP-08)."""

    figure: FigureId
    verb: XpVerb | XpDownVerb

    @step("DA-XP-07", "DA-XP-08", "DA-XP-14")
    def earn(self, g: Delve) -> None:
        amount, down = self.verb.n, isinstance(self.verb, XpDownVerb)
        if isinstance(self.verb, XpVerb) and self.verb.level:
            amount += g.nearest(Perform).level
        gain(g, g.state.figures[self.figure].seat, amount, face_down=down)


class Recall(Procedure, tag="alliance.recall"):
    """Take cards of choice from the own discard pile into the hand."""

    figure: FigureId
    verb: RecallVerb
    taken: int = 0

    @step("DA-GEN-09")
    def choose(self, g: Delve) -> Next:
        seat = g.state.figures[self.figure].seat
        pile = dict.fromkeys(g.state.alliances[seat].deck.discard)
        if self.taken == self.verb.n or not pile:
            return Done()
        return ask(seat, *map(RecallOption, pile), Pass())

    @choose.answered
    def take(self, g: Delve, picked: RecallOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        g.emit(CardRecalled(g.state.figures[self.figure].seat, picked.card))
        self.taken += 1
        return self.choose


class Retile(Procedure, tag="alliance.retile"):
    """Exchange one tile on offer for the top tile of the dungeon deck, where it then lies (DA-DRA-17)."""

    figure: FigureId
    verb: RetileVerb

    @step("DA-DRA-17")
    def choose(self, g: Delve) -> Next:
        s = g.state
        if not s.deck.size:
            return Done()
        found = [ReturnTileOption(place, tile) for place, tile in enumerate(s.tiles) if tile]
        return ask(s.figures[self.figure].seat, Pass(), *found) if found else Done()

    @choose.answered
    def exchange(self, g: Delve, picked: ReturnTileOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        drawn = g.state.deck.next_card(g, "dungeon deck")
        g.emit(TileExchanged(picked.position, picked.tile, CardId(drawn)))
        return Done()


class Scout(Procedure, tag="alliance.scout"):
    """May turn up one face-down token within a distance, whoever is near (DA-TRP-05)."""

    figure: FigureId
    verb: ScoutVerb

    @step("DA-TRP-04", "DA-TRP-05")
    def choose(self, g: Delve) -> Next:
        s = g.state
        area = ground(g).around(cell_of(s, self.figure), self.verb.n)
        found = [ScoutOption(token.number) for token in hidden_in(s, area)]
        return ask(s.figures[self.figure].seat, Pass(), *found) if found else Done()

    @choose.answered
    def turn_up(self, g: Delve, picked: ScoutOption | Pass) -> Next:
        return Done() if isinstance(picked, Pass) else Call(LookAt(self.figure, picked.number, 0))
