"""The script of rollouts: it plays as the normal bot does, but looks at few spaces to go to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from undercroft.bots.search import Reply
from undercroft.games.descent.state import DescentState
from undercroft.kernel import Decision, Game, Seat
from undercroft.space import Cell

from .choices import Choices
from .plans import Place, Planner
from .players import NormalBot
from .position import FAR

BOW = 4  # spaces from which a ranged attack is tried
WANTED = 3  # of the things that a figure wants: so many are gone after


class FastPlanner(Planner):
    """Goes to the best space for each thing that a figure wants, and no other."""

    @cached_property
    def places(self) -> list[Place]:
        able = super().places
        if len(able) <= WANTED:
            return able
        at = self.at
        weapon = at.weapon(self.figure)
        reach = 0 if weapon is None else BOW if weapon.ranged else weapon.reach
        wanted = sorted(self.aims, key=lambda aim: -aim.worth)[:WANTED]
        goals: list[tuple[Mapping[Cell, int], int]] = [(at.steps(aim.cells), 0) for aim in wanted]
        goals += [(at.steps(leaf.cells), reach) for leaf in at.foes(self.figure).values()]
        kept: dict[Cell, None] = {}
        for steps, near in goals:
            ways = [(max(near, steps.get(p.cell, FAR)), p.moves, p.tired, p.cell) for p in able]
            kept[min(ways)[-1]] = None
        return [place for place in able if place.cell in kept]


class FastChoices(Choices):
    """The same questions, answered with less to choose from."""

    planner = FastPlanner


class FastBot(NormalBot):
    """Any seat in a rollout."""

    choices = FastChoices


def script() -> Reply[DescentState]:
    """Every seat plays by plan; each remembers its own."""
    bots: dict[Seat, FastBot] = {}

    def reply(g: Game[DescentState], decision: Decision) -> int:
        if len(decision.options) == 1:
            return 0
        seat = decision.seats[0]
        if seat not in bots:
            bots[seat] = FastBot(g.rules, seat)
        return bots[seat].pick(g, decision).pick

    return reply
