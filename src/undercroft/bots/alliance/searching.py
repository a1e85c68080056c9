"""Plays Dungeon Alliance by search: what the rules of thumb like best is played out and compared."""

from __future__ import annotations

from random import Random

from undercroft.bots.players import Advice
from undercroft.bots.search import Found, Search
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Decision, Game, Rules, Seat, View

from .acting import MENU
from .choices import Choices
from .players import NormalBot, told
from .reasons import Worth
from .value import Model

NODES = {  # answers of all rollouts, by the question
    "alliance.hero_activation.choose": 700,
    MENU: 350,
    "alliance.monster_activation.choose": 250,
    "alliance.monster_turn.choose_square": 150,
}
WIDEST = 4  # options that are compared
WORLDS = 4  # deals of the hidden cards
DOUBT, LEAST = 1.4, 0.15  # an option must lead the script's by so many times the noise, and by so much


class HardBot(NormalBot):
    """Plays out the options that the rules of thumb like best to the end of the cycle, and compares."""

    def __init__(self, rules: Rules[AllianceState], seat: Seat, seed: str = "", nodes: int = 0) -> None:
        """`nodes`: for each search, whatever the question."""
        super().__init__(rules, seat)
        self._luck = Random(seed)
        self.nodes = nodes

    def choose(self, view: View, decision: Decision) -> int:
        return 0 if len(decision.all_options) == 1 else self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        g = Game(self.rules, view.state)
        worths = Choices(g, self.seat, decision).worths()
        order = sorted(range(len(worths)), key=lambda i: (-worths[i].score, i))
        if not self.is_searched(g, decision):
            return told(order[0], worths[order[0]])
        picks = [i for i in order[:WIDEST] if i < len(decision.options)]
        if len(picks) < 2:
            return told(order[0], worths[order[0]])
        return self.search(view, decision, picks, worths)

    def is_searched(self, g: Game[AllianceState], decision: Decision) -> bool:
        """Is it worth the rollouts? In the menu only before the first deed: the plan is made then."""
        if decision.what not in NODES:
            return False
        return decision.what != MENU or not g.state.turn.acted

    def search(self, view: View, decision: Decision, picks: list[int], worths: list[Worth]) -> Advice:
        """Compare the script's option with the next best."""
        search = Search(self.rules, Model(), self.nodes or NODES[decision.what])
        worlds = [search.world(view, self._luck.getrandbits(63)) for _ in range(WORLDS)]
        keys = [[decision.options[i].key] for i in picks]
        found = search.best(worlds, self.seat, keys, DOUBT, LEAST)
        return explained(picks[found.pick], worths[picks[found.pick]], found)


def explained(number: int, worth: Worth, found: Found) -> Advice:
    """The reason of the option; if the search overruled the script, the points that decided."""
    if not found.pick:
        return told(number, worth)
    lead = max(1, round(10 * found.lead))
    args = {"options": len(found.values), "rollouts": found.rollouts, "whole": lead // 10, "tenth": lead % 10}
    return Advice(number, "hint-alliance-searched", args, worth.about)
