"""Plays Descent by plan and search: the script proposes plans for a turn, and rollouts compare them."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.bots.search import Found, Search
from undercroft.games.descent.state import DescentState
from undercroft.kernel import Decision, Game, Rules, Seat, View

from .plans import Plan
from .players import NormalBot, told
from .position import Position
from .proposals import proposals
from .reasons import Worth, percent
from .value import Model

WINDOW = "window.offer"  # the moment for a card
NODES = {  # answers of all rollouts, by the question: those where the script's answer is often not the best
    "descent.round.choose_hero": 250,
    "descent.hero_turn.choose": 100,
    "descent.overlord_turn.choose_group": 200,
    "descent.activation.choose": 80,
    "descent.war_cry.choose": 150,
    WINDOW: 80,
}
WIDEST = 3  # plans that are compared
WORLDS = 4  # deals of the hidden cards
DOUBT, LEAST = 0.7, 0.01  # a plan must lead the script's by so many times the noise, and by so much


class HardBot(NormalBot):
    """Lets the script propose plans for a turn, plays them out, and takes the best."""

    def __init__(self, rules: Rules[DescentState], seat: Seat, seed: str = "", nodes: int = 0) -> None:
        """`nodes`: for each search, whatever the question."""
        super().__init__(rules, seat)
        self._luck = Random(seed)
        self.nodes = nodes

    def choose(self, view: View, decision: Decision) -> int:
        return 0 if len(decision.options) == 1 else self.advise(view, decision, fresh=False).pick

    def advise(self, view: View, decision: Decision, fresh: bool = True) -> Advice:
        if fresh:
            self._meant = None
        g = Game(self.rules, view.state)
        if not self.is_searched(g, decision):
            return self.pick(g, decision)
        return self.follow(g.state, decision) or self.search(view, g, decision)

    def is_searched(self, g: Game[DescentState], decision: Decision) -> bool:
        """Is it worth the rollouts? The script judges well which of their cards heroes should use."""
        window = decision.what == WINDOW and self.seat != g.state.overlord.seat
        return decision.what in NODES and bool(g.state.round) and not window

    def search(self, view: View, g: Game[DescentState], decision: Decision) -> Advice:
        """Compare the script's plan with others that it could have had."""
        plans = proposals(Position(g, self.seat), decision, WIDEST)
        if len(plans) < 2:
            return self.pick(g, decision)
        search = Search(self.rules, Model(), self.nodes or NODES[decision.what])
        worlds = [search.world(view, self._luck.getrandbits(63)) for _ in range(WORLDS)]
        keys = [[step.key for step in plan.steps] for plan in plans]
        found = search.best(worlds, self.seat, keys, DOUBT, LEAST)
        plan = plans[found.pick]
        if len(plan.steps) > 1:
            self._meant = self.mark(g.state), plan.steps[1:], plan.reason
        number = next(i for i, option in enumerate(decision.options) if option.key == plan.steps[0].key)
        return explained(number, plan, found)


def explained(number: int, plan: Plan, found: Found) -> Advice:
    """The reason of the plan; if the search overruled the script, the chances to win that decided."""
    if not found.pick:
        return told(number, Worth(plan.score, plan.reason))
    return Advice(
        number,
        "hint-descent-searched",
        {
            "plans": len(found.values),
            "rollouts": found.rollouts,
            "chance": percent(found.values[found.pick]),
            "other": percent(found.values[found.pick] - found.lead),
        },
        plan.reason.about,
    )
