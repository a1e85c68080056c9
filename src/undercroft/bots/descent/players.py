"""Those who play Descent by plan, and by plan with a heavy hand."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.games.descent.state import DescentState
from undercroft.kernel import Decision, Game, Option, Rules, Seat, View

from .choices import MENU, Choices
from .position import Position
from .reasons import Reason, Worth

CARELESS = 0.25  # of the choices of an easy bot


class NormalBot:
    """Plays a hero or the Overlord by what each plan is worth. It sees what its seat sees."""

    needs_view = True
    choices = Choices  # rollouts have faster ones

    def __init__(self, rules: Rules[DescentState], seat: Seat, seed: str = "") -> None:
        """The seed is for bots that need luck; this one needs none."""
        self.rules, self.seat = rules, seat
        self._meant: tuple[tuple[int, ...], tuple[Option, ...], Reason] | None = None

    def choose(self, view: View, decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        return self.pick(Game(self.rules, view.state), decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        self._meant = None
        return self.pick(Game(self.rules, view.state), decision)

    def pick(self, g: Game[DescentState], decision: Decision) -> Advice:
        """The answer in a position, the steps of a plan one after the other."""
        s = g.state
        if (found := self.follow(s, decision)) is not None:
            return found
        worths, plans = self.choices(Position(g, self.seat), decision).worths()
        pick = max(range(len(worths)), key=lambda i: worths[i].score)
        plan = plans.get(pick)
        if plan is not None and len(plan.steps) > 1:
            self._meant = self.mark(s), plan.steps[1:], plan.reason
        return told(pick, worths[pick])

    def follow(self, s: DescentState, decision: Decision) -> Advice | None:
        """The next step of the plan, while nothing has come up that it did not know."""
        if self._meant is None:
            return None
        mark, steps, reason = self._meant
        if decision.what not in MENU:
            return None
        self._meant = None
        if mark == self.mark(s):
            for number, option in enumerate(decision.options):
                if option.key == steps[0].key:
                    if len(steps) > 1:
                        self._meant = mark, steps[1:], reason
                    return told(number, Worth(0.0, reason))
        return None

    @staticmethod
    def mark(s: DescentState) -> tuple[int, ...]:
        """A plan holds while nothing was revealed: the same figure acts, unhurt, and no card was shown."""
        figure = s.figures.get(s.turn.figure)
        standing = sum(leaf.cells != 0 for leaf in s.figures.values())
        shown = len(s.deck.discard) + len(s.overlord.played)
        return s.round, s.turn.figure, figure.hp if figure else 0, standing, shown, len(s.tokens)


class EasyBot(NormalBot):
    """The same, but now and then it does whatever comes to its mind."""

    def __init__(self, rules: Rules[DescentState], seat: Seat, seed: str) -> None:
        super().__init__(rules, seat)
        self._luck = Random(seed).random  # its own, so that no game's generator is touched

    def pick(self, g: Game[DescentState], decision: Decision) -> Advice:
        if self._luck() < CARELESS:
            self._meant = None
            return Advice(int(self._luck() * len(decision.options)), "hint-random")
        return super().pick(g, decision)


def told(pick: int, worth: Worth) -> Advice:
    """An advice with the reason of its worth."""
    reason = worth.reason
    return Advice(pick, f"hint-descent-{reason.why}", dict(reason.args), reason.about)
