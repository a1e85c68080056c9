"""How good a position is: goals met so far, figures and their Health, how near each is to what it wants."""

from __future__ import annotations

from undercroft.bots.search import Reply
from undercroft.games.descent.records.quests import (
    AllGoal,
    CounterGoal,
    DefeatGoal,
    FacesGoal,
    FallenGoal,
    Goal,
    LeftGoal,
)
from undercroft.games.descent.rules.quests.goals import fallen
from undercroft.games.descent.rules.quests.page import figures_named, number
from undercroft.games.descent.state import HEROES, DescentState
from undercroft.kernel import Decision, Game, Seat

from .aims import aims
from .players import NormalBot
from .position import WIN, Position, soon

DECIDED = 10 * WIN
HERO, HERO_HP, FATIGUE, CONDITION = 7.0, 0.9, 0.3, 1.2
MONSTER, MONSTER_HP = 2.0, 0.6
GOAL, NEAR, CARD = 0.8, 0.5, 1.0


class Model:
    """Descent for the search."""

    def __init__(self, encounter: int) -> None:
        self.encounter = encounter

    def script(self) -> Reply[DescentState]:
        """Every seat plays by plan; each remembers its own."""
        bots: dict[Seat, NormalBot] = {}

        def reply(g: Game[DescentState], decision: Decision) -> int:
            if len(decision.options) == 1:
                return 0
            seat = decision.seats[0]
            if seat not in bots:
                bots[seat] = NormalBot(g.rules, seat)
            return bots[seat].pick(g, decision).pick

        return reply

    def epoch(self, g: Game[DescentState]) -> int:
        """Encounter and round."""
        return 100 * g.state.encounter + g.state.round

    def value(self, g: Game[DescentState], seat: Seat) -> float:
        at = Position(g, seat)
        good = heroes_value(at, self.encounter)
        return good if at.side == HEROES else -good


def heroes_value(at: Position, encounter: int) -> float:
    """The position for the heroes; for the Overlord it is as bad."""
    s = at.s
    if s.outcome:
        return DECIDED if s.outcome == "heroes-won" else -DECIDED
    if s.encounter != encounter:
        return carried(at)
    total = sum(WIN * GOAL * progress(at, goal) for goal in at.page.heroes)
    total -= sum(WIN * GOAL * progress(at, goal) for goal in at.page.overlord)
    for i, leaf in s.figures.items():
        if leaf.role == "hero":
            total += (HERO + HERO_HP * leaf.hp if leaf.cells else 0) - FATIGUE * leaf.fatigue
            total -= CONDITION * len(leaf.conditions)
        elif leaf.cells and leaf.is_hostile:
            total -= MONSTER + MONSTER_HP * leaf.hp - CONDITION * len(leaf.conditions)
        elif leaf.cells:
            total += 0.5 * leaf.hp
        if leaf.cells:
            stride = at.stride(i)
            near = max(
                (aim.worth * soon(at.distance(i, aim.cells), stride) for aim in aims(at, i)), default=0.0
            )
            total += NEAR * (-near if leaf.is_hostile else near)
    return total - CARD * len(s.overlord.held)


def carried(at: Position) -> float:
    """The first encounter is over: what it leaves for the second."""
    carry = dict(at.s.carry)
    good = (
        carry.get("stored", 0)
        + carry.get("survivors", 0)
        + 2 * carry.get("heroes-won", 0)
        + 3 * carry.get("theodir", 0)
    )
    bad = carry.get("stolen", 0) + carry.get("lost", 0) + 2 * carry.get("overlord-won", 0)
    bad += carry.get("escaped", 0) + 3 * carry.get("theodir-lost", 0)
    return 40.0 * (good - bad)


def progress(at: Position, goal: Goal) -> float:
    """How much of a goal is met, from 0 to 1."""
    g, s = at.g, at.s
    match goal:
        case DefeatGoal(figure=name):
            hurt = [1 - s.figures[i].hp / max(1, s.figures[i].full) for i in figures_named(g, name)]
            return max(hurt, default=0.0)
        case FallenGoal(kind=kind, count=n):
            wounds = sum(1 - s.figures[i].hp / max(1, s.figures[i].full) for i in figures_named(g, kind))
            return min(1.0, (fallen(g, kind) + 0.6 * wounds) / number(g, n))
        case LeftGoal(kind=kind, count=n):
            return s.counters.get(f"left-{kind}", 0) / number(g, n)
        case CounterGoal(counter=counter, count=n):
            return s.counters.get(counter, 0) / number(g, n)
        case FacesGoal(token=kind, face=face, count=n):
            return sum(t.kind == kind and t.face == face for t in s.tokens.values()) / number(g, n)
        case AllGoal(of=goals):
            return sum(progress(at, one) for one in goals) / len(goals)
    return 0.0
