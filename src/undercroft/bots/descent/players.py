"""Those who play Descent: by plan, by plan with a heavy hand, and by plan and search."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.bots.search import Search
from undercroft.games.descent.state import DescentState
from undercroft.kernel import Decision, Game, Option, Rules, Seat, View

from .choices import MENU, Choices
from .position import Position
from .reasons import Reason, Worth
from .value import Model

CARELESS = 0.25  # of the choices of an easy bot
SEARCHED = ("descent.hero_turn.choose", "descent.activation.choose")
NODES = 250  # answers of all rollouts of one search
WIDEST = 4  # plans that are compared
HEAD_START = 1.0  # of the script's own plan


class NormalBot:
    """Plays a hero or the Overlord by what each plan is worth. It sees what its seat sees."""

    needs_view = True

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
        worths, plans = Choices(Position(g, self.seat), decision).worths()
        pick = max(range(len(worths)), key=lambda i: worths[i].score)
        plan = plans.get(pick)
        if plan is not None and len(plan.steps) > 1:
            self._meant = self._mark(s), plan.steps[1:], plan.reason
        return told(pick, worths[pick])

    def follow(self, s: DescentState, decision: Decision) -> Advice | None:
        """The next step of the plan, while nothing has come up that it did not know."""
        if self._meant is None:
            return None
        mark, steps, reason = self._meant
        if decision.what not in MENU:
            return None
        self._meant = None
        if mark == self._mark(s):
            for number, option in enumerate(decision.options):
                if option.key == steps[0].key:
                    if len(steps) > 1:
                        self._meant = mark, steps[1:], reason
                    return told(number, Worth(0.0, reason))
        return None

    @staticmethod
    def _mark(s: DescentState) -> tuple[int, ...]:
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


class HardBot(NormalBot):
    """Lets the script propose plans for a turn, plays them out, and takes the best."""

    def __init__(self, rules: Rules[DescentState], seat: Seat, seed: str = "", nodes: int = NODES) -> None:
        super().__init__(rules, seat)
        self._luck = Random(seed)
        self.nodes = nodes

    def choose(self, view: View, decision: Decision) -> int:
        return 0 if len(decision.options) == 1 else self.advise(view, decision, fresh=False).pick

    def advise(self, view: View, decision: Decision, fresh: bool = True) -> Advice:
        if fresh:
            self._meant = None
        g = Game(self.rules, view.state)
        if decision.what in SEARCHED and not g.state.turn.taken:
            return self.follow(g.state, decision) or self.search(view, g, decision)
        return self.pick(g, decision)

    def search(self, view: View, g: Game[DescentState], decision: Decision) -> Advice:
        """Compare the script's plan with others that it could have had."""
        choices = Choices(Position(g, self.seat), decision)
        plans = choices.varied(WIDEST)
        if len(plans) < 2:
            return self.pick(g, decision)
        search = Search(self.rules, Model(g.state.encounter), self.nodes)
        world = search.world(view, self._luck.getrandbits(63))
        keys = [[step.key for step in plan.steps] for plan in plans]
        found = search.best(world, self.seat, keys, HEAD_START)
        plan = plans[found.pick]
        if len(plan.steps) > 1:
            self._meant = self._mark(g.state), plan.steps[1:], plan.reason
        number = next(i for i, option in enumerate(decision.options) if option.key == plan.steps[0].key)
        return told(number, Worth(plan.score, plan.reason))


def told(pick: int, worth: Worth) -> Advice:
    """An advice with the reason of its worth."""
    reason = worth.reason
    return Advice(pick, f"hint-descent-{reason.why}", dict(reason.args), reason.about)
