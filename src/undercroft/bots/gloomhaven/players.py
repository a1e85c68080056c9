"""The two who play: one plans its turns, the other takes whatever cards come."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.games.gloomhaven.options import LeadOption, SecondOption
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import Decision, Rules, Seat, View

from .choices import Choices
from .position import Position


class NormalBot:
    """Plays one character. It knows the rules' records, and of the table what its seat sees."""

    needs_view = True

    def __init__(self, rules: Rules[HavenState], seat: Seat) -> None:
        self.rules, self.seat = rules, seat

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1 and not decision.asides:
            return 0
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        worths = Choices(Position(self.rules, view.state, self.seat), decision).worths()
        pick = max(range(len(worths)), key=lambda i: worths[i].score)
        best = worths[pick]
        return Advice(pick, f"hint-haven-{best.why}", best.args)


class EasyBot(NormalBot):
    """The same at the table, but it plays the first two cards that come to hand."""

    def __init__(self, rules: Rules[HavenState], seat: Seat, seed: str) -> None:
        super().__init__(rules, seat)
        self._luck = Random(seed).random  # its own, so that no game's generator is touched

    def choose(self, view: View, decision: Decision) -> int:
        cards = [i for i, o in enumerate(decision.options) if isinstance(o, (LeadOption, SecondOption))]
        if cards:
            return cards[int(self._luck() * len(cards))]
        return super().choose(view, decision)
