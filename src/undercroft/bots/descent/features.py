"""A position in numbers: how far each side is with its goals, its figures, and whom it could strike."""

from __future__ import annotations

from undercroft.games.descent.options import LeaveOption
from undercroft.games.descent.records.quests import (
    AbsentGoal,
    AllGoal,
    CounterGoal,
    DefeatGoal,
    EmptyGoal,
    FacesGoal,
    FallenGoal,
    Goal,
    LeftGoal,
    NoneGoal,
    OutGoal,
    WoundedGoal,
)
from undercroft.games.descent.rules.quests.goals import fallen
from undercroft.games.descent.rules.quests.page import figures_named, is_one_of, number
from undercroft.games.descent.state import Figure
from undercroft.kernel import FigureId

from .aims import aims
from .position import WIN, Position, soon

FEATURES = {  # what speaks for the heroes (1), against them (-1), or may do either (0)
    "even": 0,  # the same for all positions
    "heroes-goal": 1,
    "heroes-pace": 1,
    "heroes-strike": 1,
    "overlord-goal": -1,
    "overlord-pace": -1,
    "overlord-strike": -1,
    "heroes-health": 1,
    "heroes-out": -1,
    "fatigue": -1,
    "heroes-conditions": -1,
    "fighters": -1,
    "fighters-conditions": 1,
    "cards": -1,
    "heroes-laden": 1,
    "overlord-laden": -1,
    "rounds": 0,
}
MOST = 2.0  # that one figure counts for in the pace of its side
FULL_HAND = 5.0
CROWD = 10.0  # Health of the monsters for each hero
LONG = 10.0  # rounds


def features(at: Position) -> tuple[float, ...]:
    """The numbers of a position, in the order of their names; each lies somewhere between 0 and 2."""
    s, page = at.s, at.page
    heroes = [leaf for leaf in s.figures.values() if leaf.role == "hero"]
    count = max(1, len(heroes))
    ours, theirs = pace(at)
    hits, blows = strikes(at)
    goal = max((progress(at, one) for one in page.heroes), default=0.0)
    threat = max((progress(at, one) for one in page.overlord), default=0.0)
    hands = [0, 0]
    for leaf in at.up.values():
        hands[leaf.is_hostile] += len(leaf.carries)
    fighting = [leaf for i, leaf in at.up.items() if leaf.is_hostile and not is_in_goals(at, i, leaf)]
    return (
        1.0,
        goal,
        goal + (1 - goal) * ours,
        hits,
        threat,
        threat + (1 - threat) * theirs,
        blows,
        sum(leaf.hp for leaf in heroes if leaf.cells) / max(1, sum(leaf.full for leaf in heroes)),
        sum(leaf.is_out for leaf in heroes) / count,
        sum(leaf.fatigue for leaf in heroes) / (4 * count),
        sum(len(leaf.conditions) for leaf in heroes) / count,
        sum(leaf.hp for leaf in fighting) / (CROWD * count),
        sum(len(leaf.conditions) for leaf in at.up.values() if leaf.is_hostile) / count,
        len(s.overlord.held) / FULL_HAND,
        hands[0] / count,
        hands[1] / count,
        min(2.0, s.round / LONG),
    )


def pace(at: Position) -> tuple[float, float]:
    """How much of its goals each side could soon have: less, the farther its figures are from them."""
    found = [0.0, 0.0]
    for i, leaf in at.up.items():
        stride = at.stride(i)
        best = max((aim.worth * soon(at.distance(i, aim.cells), stride) for aim in aims(at, i)), default=0.0)
        found[leaf.is_hostile] += min(MOST, best / WIN)
    return min(MOST, found[0]), min(MOST, found[1])


def strikes(at: Position) -> tuple[float, float]:
    """The figures that each side could bring down soon, by their worth to it and how far away they are."""
    found = [0.0, 0.0]
    for i, leaf in at.up.items():
        damage = sum(expected(at, foe, i, leaf) for foe in at.foes(i))
        found[not leaf.is_hostile] += at.stakes[i].kill / WIN * min(1.0, damage / max(1, leaf.hp))
    return found[0], found[1]


def expected(at: Position, attacker: FigureId, target: FigureId, leaf: Figure) -> float:
    """The damage that a figure does to another in a turn, less for each turn that it is away."""
    far, damage = at.danger(attacker, target)
    away = at.distance(attacker, leaf.cells) - far
    return damage * soon(away, at.stride(attacker)) if damage else 0.0


def is_in_goals(at: Position, figure: FigureId, leaf: Figure) -> bool:
    """Is it a monster that the goals count, because it must leave or fall?"""
    if any(isinstance(aim.option, LeaveOption) for aim in aims(at, figure)):
        return True
    names = [goal.figure for goal in at.page.heroes if isinstance(goal, DefeatGoal)]
    names += [goal.kind for goal in at.page.heroes if isinstance(goal, FallenGoal)]
    return leaf.kind in names or leaf.name in names


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
        case NoneGoal(counter=counter):
            return 1 / (1 + s.counters.get(counter, 0))
        case AbsentGoal(who=who):
            return 1 / (1 + sum(is_one_of(leaf, who) for leaf in at.up.values()))
        case EmptyGoal(token=kind):
            return 1 / (1 + sum(token.kind == kind for token in s.tokens.values()))
        case OutGoal():
            return 1 - len(at.standing) / len(s.heroes)
        case WoundedGoal(figure=name):
            lost = [2 * (1 - s.figures[i].hp / max(1, s.figures[i].full)) for i in figures_named(g, name)]
            return min(1.0, max(lost, default=0.0))
        case AllGoal(of=goals):
            return sum(progress(at, one) for one in goals) / len(goals)
