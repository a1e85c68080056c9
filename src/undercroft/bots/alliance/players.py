"""Those who play Dungeon Alliance by rules of thumb, with care or without."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Decision, Game, Rules, Seat, View

from .choices import Choices
from .reasons import Worth

CARELESS = 0.3  # of the choices of an easy bot


class NormalBot:
    """Plays an alliance by what each option is worth. It sees what its seat sees."""

    needs_view = True

    def __init__(self, rules: Rules[AllianceState], seat: Seat, seed: str = "") -> None:
        """The seed is for bots that need luck; this one needs none."""
        self.rules, self.seat = rules, seat

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.all_options) == 1:
            return 0
        return self.answer(Game(self.rules, view.state), decision)

    def advise(self, view: View, decision: Decision) -> Advice:
        return told(*Choices(Game(self.rules, view.state), self.seat, decision).best_pick())

    def answer(self, g: Game[AllianceState], decision: Decision) -> int:
        """The best option in a position."""
        return Choices(g, self.seat, decision).best_pick()[0]


class EasyBot(NormalBot):
    """The same, but now and then it does whatever comes to its mind."""

    def __init__(self, rules: Rules[AllianceState], seat: Seat, seed: str) -> None:
        super().__init__(rules, seat)
        self._luck = Random(seed).random  # its own, so that no game's generator is touched

    def answer(self, g: Game[AllianceState], decision: Decision) -> int:
        if self._luck() < CARELESS:
            return int(self._luck() * len(decision.options))
        return super().answer(g, decision)


def told(pick: int, worth: Worth) -> Advice:
    """An advice with the reason of its worth."""
    return Advice(pick, f"hint-alliance-{worth.why}", dict(worth.args), worth.about)
