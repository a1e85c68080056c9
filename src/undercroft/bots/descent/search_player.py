"""Plays Descent by plan and search: the script proposes plans for a turn, and rollouts compare them."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.bots.search import Search
from undercroft.games.descent.state import DescentState
from undercroft.kernel import Decision, Game, Rules, Seat, View

from .choices import Choices
from .players import NormalBot, told
from .position import Position
from .reasons import Worth
from .value import Model

SEARCHED = ("descent.hero_turn.choose", "descent.activation.choose")
NODES = 250  # answers of all rollouts of one search
WIDEST = 4  # plans that are compared
HEAD_START = 1.0  # of the script's own plan


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
