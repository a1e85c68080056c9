"""Suffering damage, falling, and the end of the game (TN-SUF, TN-GEN)."""

from __future__ import annotations

from undercroft.games.tiny.events import HandDiscarded
from undercroft.games.tiny.report import report_on
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Call, Done, Ended, FigureId, GameOver, Next, Procedure, RuleId, step, window
from undercroft.parts.happenings import Damaged, Fell


class Suffer(Procedure, tag="tiny.suffer"):
    """Damage to one figure; gives back how much it was."""

    figure: FigureId
    amount: int
    attacked: bool = False  # only damage from attacks can be parried or warded off

    before = window("TN-SUF-01")

    @step("TN-SUF-02")
    def lose_health(self, g: Tiny) -> Next:
        """Health goes down by what is left after all protection, never below 0."""
        amount, why = g.breakdown("damage", self.figure, self.amount)
        self.amount = max(0, amount)
        if self.amount:
            g.emit(Damaged(self.figure, self.amount), why=why)
        return None if g.state.figures[self.figure].hp == 0 else Done(self.amount)

    @step("TN-SUF-02")
    def fall(self, g: Tiny) -> Next:
        """At 0 the figure is out."""
        return Call(Fall(self.figure))

    @fall.returned
    def report(self, g: Tiny, result: None) -> Next:
        return Done(self.amount)


class Fall(Procedure, tag="tiny.fall"):
    """The consequences of losing the last health."""

    figure: FigureId

    @step("TN-SUF-03")
    def leave(self, g: Tiny) -> Next:
        """Off the board; a hero's cards are discarded and what they had in force ends."""
        g.emit(Fell(self.figure))
        figure = g.state.figures[self.figure]
        if not figure.is_hero:
            return None
        hand = g.state.hands[figure.seat]
        in_play = tuple(lying.card for lying in hand.active)
        for source in in_force(g, self.figure):
            g.emit(Ended(source=source))
        if hand.cards or in_play:
            g.emit(HandDiscarded(figure.seat, hand.cards + in_play))
        return None

    @step("TN-GEN-02", "TN-GEN-03")
    def look_for_the_end(self, g: Tiny) -> None:
        look_for_the_end(g)


def in_force(g: Tiny, figure: FigureId) -> list[str]:
    """The sources of what a figure has in force: cards, abilities and items, written `name@figure`."""
    sources = [modifier.source for several in g.state.modifiers.values() for modifier in several]
    sources += [trigger.source for several in g.state.triggers.values() for trigger in several]
    return [source for source in dict.fromkeys(sources) if source.endswith(f"@{figure}")]


def look_for_the_end(g: Tiny) -> None:
    """Won with the last monster, if no room is left; lost with the last hero."""
    heroes = monsters = False
    for figure in g.state.figures.values():
        if figure.cells:
            heroes, monsters = heroes or figure.is_hero, monsters or not figure.is_hero
    if not heroes:
        end(g, "lost", "TN-GEN-03")
    elif not monsters and ground(g).is_whole:
        end(g, "won", "TN-GEN-02")


def end(g: Tiny, result: str, rule: RuleId) -> None:
    """The delve is over; the heroes win and lose together."""
    winners = tuple(g.state.hands) if result == "won" else ()
    g.emit(GameOver(result, winners, report=report_on(g, result == "won")), rule)
