"""The worth of each figure to its enemies: by what it can do, and by what the goals say of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from undercroft.games.descent.records.quest_rules import ActRule, CountEffect, ImmuneRule, LeaveRule
from undercroft.games.descent.records.quests import (
    AbsentGoal,
    AllGoal,
    CounterGoal,
    DefeatGoal,
    FacesGoal,
    FallenGoal,
    Goal,
    LeftGoal,
    WoundedGoal,
)
from undercroft.games.descent.rules.quests.goals import fallen
from undercroft.games.descent.rules.quests.gryvorn_unleashed import is_bound
from undercroft.games.descent.rules.quests.leaving import way_cells
from undercroft.games.descent.rules.quests.limits import GRYVORN, is_spared
from undercroft.games.descent.rules.quests.page import figures_named, has_special, is_one_of, number, rules_of
from undercroft.games.descent.rules.quests.sparing import can_hurt
from undercroft.games.descent.rules.who import SIDE_OF_ROLE
from undercroft.games.descent.state import HEROES, OVERLORD, Figure
from undercroft.kernel import FigureId

from .scale import PATIENCE, WIN, soon
from .trial_hints import hunt_worths

if TYPE_CHECKING:
    from .position import Position

TURNS = 2.0  # that a monster which is left alone goes on
THREAT = 0.4  # of a win: the most that one monster's end counts for those it threatens
DOER = 0.2  # of a win: the end of one without whom the Overlord's count stands still
ALL_OF, SURE = 6.0, 60.0  # damage to those who must all fall, shared among them; the most for one's end
BORNE = 0.2  # of a win: the fall of a hero who carries what would bring it
ALONE = 0.5  # of a win: the end of the only figure that could have won


class Stake(NamedTuple):
    """The worth of damage to a figure, and of its end, to its enemies."""

    damage: float = 1.0
    kill: float = 2.0

    def plus(self, damage: float, kill: float) -> Stake:
        return Stake(self.damage + damage, self.kill + kill)


SOARING = "soaring"  # the special by which each round after Belthir rose counts while he lives
UNBOUND = Stake(1.5, -4.0)
Stakes = dict[FigureId, Stake]


def stakes_of(at: Position) -> Stakes:
    """Of every figure on the map, for its enemies."""
    found = {i: plain_stake(at, i, leaf) for i, leaf in at.up.items()}
    for goal in (*at.page.heroes, *at.page.ends):
        add_goal(at, found, goal, HEROES, 1.0)
    for goal in at.page.overlord:
        add_goal(at, found, goal, OVERLORD, 1.0)
    if not is_bound(at.g):
        for i in figures_named(at.g, GRYVORN):  # unbound he would only rise again
            found[i] = UNBOUND
    for i, (damage, kill) in hunt_worths(at).items():
        found[i] = found[i].plus(damage, kill)
    for i, threat in threats(at).items():
        found[i] = found[i].plus(0.5 * threat / max(1, at.up[i].hp), threat)
    for i in doers(at):
        found[i] = found[i].plus(DOER * WIN / max(1, at.up[i].full), DOER * WIN)
    for i, leaf in at.up.items():
        if leaf.carries:
            found[i] = found[i].plus(0.8, 10)
        for rule in rules_of(at.g, LeaveRule):
            if is_one_of(leaf, rule.who) and (not rule.carrying or leaf.carries):
                close = PATIENCE ** (at.distance(i, way_cells(at.g, rule.way)) / at.stride(i))
                found[i] = found[i].plus(0.3, 10 * close)
    for i, share in bearers(at).items():
        found[i] = found[i].plus(BORNE * share / max(1, at.up[i].full), BORNE * share)
    return found


def bearers(at: Position) -> dict[FigureId, float]:
    """The heroes who carry what they would win by, set up or off the map, and each one's share in that."""
    return at.once("bearers", lambda: _bearers(at))


def _bearers(at: Position) -> dict[FigureId, float]:
    tokens, found = at.s.tokens, dict[FigureId, float]()
    wanted = [goal for goal in parts_of(at.page.heroes) if isinstance(goal, FacesGoal)]
    unset = [
        goal.token
        for goal in wanted
        if not any(token.kind == goal.token and token.face == goal.face for token in tokens.values())
    ]
    for i in at.standing:
        for kind in {tokens[name].kind for name in at.up[i].carries}:
            if kind in unset:
                found[i] = WIN / len(unset)
            for rule in rules_of(at.g, LeaveRule):
                if rule.carrying == kind and is_one_of(at.up[i], rule.who) and at.lacking(rule.counter):
                    found[i] = max(found.get(i, 0.0), WIN / at.lacking(rule.counter))
    return found


def parts_of(goals: Iterable[Goal]) -> Iterator[Goal]:
    """Goals, and those of which others are made."""
    for goal in goals:
        yield goal
        if isinstance(goal, AllGoal):
            yield from parts_of(goal.of)


def plain_stake(at: Position, figure: FigureId, leaf: Figure) -> Stake:
    """A hero knocked out loses a turn or two and gives the Overlord a card; a monster hits no more."""
    if leaf.role == "hero":
        return Stake(1.0, 7.0)
    profile = at.weapon(figure)
    strength = len(profile.dice) + (leaf.rank == "master") + (leaf.role == "lieutenant") if profile else 0
    return Stake(0.6, 1.0 + strength)


def add_goal(at: Position, found: Stakes, goal: Goal, side: str, share: float) -> None:
    """The figures that a side must bring down to win, and those that alone can win for it."""
    match goal:
        case DefeatGoal(figure=name):
            add(at, found, (name,), side, 2.0 * share, 40 * share)
        case WoundedGoal(figure=name):
            add(at, found, (name,), side, 3.0 * share, 30 * share)
        case FallenGoal(kind=kind, count=n):
            left = max(1, number(at.g, n) - fallen(at.g, kind))
            add(at, found, (kind,), side, 1.5 * share, WIN / left * share)
        case AbsentGoal(who=who):
            there = [i for i, leaf in at.up.items() if is_one_of(leaf, tuple(who))]
            add(at, found, who, side, 0.4 * share, 12 / max(1, len(there)) * share)
        case LeftGoal(kind=kind):
            for i in fugitives(at):
                if at.up[i].kind == kind:
                    found[i] = found[i].plus(ALONE * WIN / max(1, at.up[i].full), ALONE * WIN)
        case AllGoal(of=goals) if goal in at.page.heroes and (last := last_ones(at, goals)):
            for i in last:
                found[i] = found[i].plus(ALL_OF / len(last), min(SURE, WIN / len(last)))
        case AllGoal(of=goals):
            for each_goal in goals:
                add_goal(at, found, each_goal, side, share * 0.3)


def last_ones(at: Position, goals: tuple[Goal, ...]) -> list[FigureId]:
    """The monsters that are left of those who must all fall, where nothing else is asked for."""
    who: list[str] = []
    for goal in goals:
        match goal:
            case DefeatGoal(figure=name):
                who.append(name)
            case AbsentGoal(who=some):
                who += some
            case _:
                return []
    return [i for i, leaf in at.sides[1].items() if is_one_of(leaf, tuple(who))]


def fugitives(at: Position) -> list[FigureId]:
    """The lieutenants who win for the Overlord by leaving; nobody takes their place."""
    kinds = [goal.kind for goal in at.page.overlord if isinstance(goal, LeftGoal)]
    return [i for i, leaf in at.up.items() if leaf.kind in kinds and leaf.role == "lieutenant"]


def is_slipping_away(at: Position) -> bool:
    """Could one of them be gone after the next turn, so that nobody waits before a door?"""
    return any(at.distance(i, at.ways_of(i)) <= at.stride(i) for i in fugitives(at))


def hunters(at: Position) -> list[FigureId]:
    """Monsters who alone can bring down whom the Overlord wants fallen."""
    return [
        i for rule in rules_of(at.g, ImmuneRule) if rule.prey for i in at.sides[1] if can_hurt(at.g, i, rule)
    ]


def unfinished(at: Position) -> list[FigureId]:
    """Lieutenants whose work goes on until they are wounded enough, or who win by living on when risen."""
    names = [goal.figure for goal in at.page.ends if isinstance(goal, WoundedGoal)]
    if has_special(at.g, SOARING):
        names += [goal.figure for goal in at.page.heroes if isinstance(goal, DefeatGoal)]
    return [i for name in names for i in figures_named(at.g, name)]


def doers(at: Position) -> list[FigureId]:
    """The lieutenants who alone can do what a goal of the Overlord counts."""
    kinds = doer_kinds(at)
    return [i for i, leaf in at.sides[1].items() if leaf.role == "lieutenant" and leaf.kind in kinds]


def doer_kinds(at: Position) -> frozenset[str]:
    """Their names; nobody, if others can do it as well."""
    counted = {goal.counter for goal in at.page.overlord if isinstance(goal, CounterGoal)}
    who: set[str] = set()
    for rule in rules_of(at.g, ActRule):
        counts = [effect for effect in rule.do if isinstance(effect, CountEffect) and effect.n > 0]
        if any(effect.counter in counted for effect in counts):
            who.update(rule.who)
    lieutenants = at.g.rules.content.lieutenant
    return frozenset(who) if who & set(lieutenants) and "monsters" not in who else frozenset()


def add(at: Position, found: Stakes, who: tuple[str, ...], side: str, damage: float, kill: float) -> None:
    for i, leaf in at.up.items():
        if is_one_of(leaf, who) and SIDE_OF_ROLE[leaf.role] != side:
            found[i] = found[i].plus(damage, kill)


def guarded(at: Position) -> dict[FigureId, float]:
    """The hero figures whose fall the Overlord needs, and the worth of each point of their Health."""
    found: dict[FigureId, float] = {}
    for goal in at.page.overlord:
        if isinstance(goal, FallenGoal):
            left = max(1, number(at.g, goal.count) - fallen(at.g, goal.kind))
            for i, leaf in at.up.items():
                if is_one_of(leaf, (goal.kind,)):
                    found[i] = WIN / left / max(1, leaf.hp)
    return found


def threats(at: Position) -> dict[FigureId, float]:
    """Monsters that can come at whoever must not fall: the worth of what they would do in some turns."""
    known: dict[FigureId, float] | None = at.kept.get("threats")
    if known is not None:
        return known
    found: dict[FigureId, float] = {}
    at.kept["threats"] = found
    kept = guarded(at)
    for foe in at.sides[1] if kept else ():
        most = max(harm(at, foe, ally) * point for ally, point in kept.items())
        if most:
            found[foe] = min(THREAT * WIN, TURNS * most)
    return found


def harm(at: Position, foe: FigureId, ally: FigureId) -> float:
    """The damage that a monster does to a hero figure in a turn; less, the longer it takes to come near."""
    if is_spared(at.g, foe, ally):
        return 0.0
    far, damage = at.danger(foe, ally)
    late = max(0, at.distance(foe, at.s.figures[ally].cells) - far)
    return damage * soon(late, max(1, at.speed(foe)))
