"""The End Phase in six steps (DA-EPH)."""

from __future__ import annotations

from undercroft.games.alliance.events.cards import ColumnDiscarded
from undercroft.games.alliance.events.rounds import EffectsEnded, FirstPlayerPassed, Readied
from undercroft.games.alliance.options import DrawUpOption, KeepOption
from undercroft.games.alliance.rules.attack.damage import Suffer
from undercroft.games.alliance.rules.cards.menus import keepers
from undercroft.games.alliance.rules.round.drawing import draw_up, end_reduction, missing
from undercroft.games.alliance.rules.round.ending import fix_early_end
from undercroft.games.alliance.rules.who import clockwise, heroes, monsters
from undercroft.games.alliance.state import Delve
from undercroft.kernel import Call, CardId, FigureId, Next, Pass, Procedure, ask, step


class EndPhase(Procedure, tag="alliance.end_phase"):
    """All players carry it out, in play order (DA-EPH-01)."""

    done: int = 0  # heroes or seats of the step in progress
    kept: tuple[CardId, ...] = ()

    @step("DA-EPH-02", "DA-EPH-03", "DA-EPH-12", "DA-GEN-11")
    def ready_heroes(self, g: Delve) -> None:
        for figure, leaf in list(heroes(g.state)):
            if leaf.exhausted:
                g.emit(Readied(figure), "DA-EPH-02")
        g.emit(EffectsEnded(), "DA-EPH-03")

    @step("DA-EPH-04", "DA-DMG-07")
    def ready_monsters(self, g: Delve) -> None:
        for figure, leaf in list(monsters(g.state)):
            if leaf.exhausted:
                g.emit(Readied(figure))

    @step("DA-EPH-05", "DA-DMG-12", "DA-DMG-13", "DA-DMG-14", "DA-EPH-E1")
    def spread_poison(self, g: Delve) -> Next:
        """Each standing hero with poison gets one token more, whatever its number."""
        order = self.order(g)
        while self.done < len(order):
            figure = order[self.done]
            self.done += 1
            leaf = g.state.figures[figure]
            if not leaf.lies and "poison" in leaf.damage:
                return Call(Suffer(figure, 1, poison=True), then=self.spread_poison)
        self.done = 0
        return None

    @step("DA-EPH-09")
    def keep(self, g: Delve) -> Next:
        """A card that may stay in play by its own text; its owner decides."""
        order = self.order(g)
        while self.done < len(order):
            found = keepers(g, order[self.done])
            if found:
                seat = g.state.figures[order[self.done]].seat
                return ask(seat, Pass(), *map(KeepOption, found))
            self.done += 1
        return None

    @keep.answered
    def kept_or_not(self, g: Delve, picked: KeepOption | Pass) -> Next:
        if isinstance(picked, KeepOption):
            self.kept += (picked.card,)
        self.done += 1
        return self.keep

    @step("DA-EPH-06", "DA-EPH-07", "DA-EPH-08", "DA-PWR-04")
    def discard_columns(self, g: Delve) -> None:
        self.done = 0
        for figure in self.order(g):
            column = g.state.columns.get(figure, ())
            cards = [
                card
                for each in column
                for card in ((each.card,) if each.card else each.hidden)
                if card not in self.kept
            ]
            if cards:
                g.emit(ColumnDiscarded(figure, tuple(cards), self.kept))

    @step("DA-EPH-10", "DA-DIS-08", "DA-COO-15")
    def draw(self, g: Delve) -> Next:
        order = clockwise(g.state, g.state.first)
        while self.done < len(order):
            seat = order[self.done]
            deck = g.state.alliances[seat].deck
            if missing(g, seat) and (deck.size or deck.discard):
                return ask(seat, DrawUpOption(), Pass())
            self.done += 1
        return self.end_reductions

    @draw.answered
    def draw_or_not(self, g: Delve, picked: DrawUpOption | Pass) -> Next:
        if isinstance(picked, DrawUpOption):
            draw_up(g, g.answering)
        end_reduction(g, g.answering)
        self.done += 1
        return self.draw

    @step("DA-COO-16")
    def end_reductions(self, g: Delve) -> None:
        """A reduction holds for this draw, also if it brought nothing."""
        for seat in g.state.alliances:
            end_reduction(g, seat)

    @step("DA-EPH-11", "DA-RND-10")
    def pass_on(self, g: Delve) -> None:
        fix_early_end(g)
        order = clockwise(g.state, g.state.first)
        if len(order) > 1:
            g.emit(FirstPlayerPassed(order[1]))

    def order(self, g: Delve) -> list[FigureId]:
        """All heroes, from the first player's."""
        s = g.state
        return [figure for seat in clockwise(s, s.first) for figure in s.alliances[seat].heroes]
