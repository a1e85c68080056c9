"""The page of a scenario for one party: equations as numbers, and only what concerns so many characters."""

from __future__ import annotations

from typing import TypeVar

from undercroft.games.gloomhaven.records.formulas import reckon
from undercroft.games.gloomhaven.records.moments import AnyOutcome, AtKill, AtRound, Hurt, HurtMonster, Spawn
from undercroft.games.gloomhaven.records.places import rank_for
from undercroft.games.gloomhaven.records.scenario_goals import Goal, KillCount, Loss
from undercroft.games.gloomhaven.records.scenario_rules import ScenarioRule, Toll, Trigger
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.kernel import Leaf, replace

L = TypeVar("L", bound=Leaf)


def settled_goals(page: Scenario, players: int, level: int) -> tuple[Goal, ...]:
    """How the scenario is won, with numbers (GH-SPC-18)."""
    return tuple(with_numbers(goal, players, level) for goal in page.goals)


def settled_losses(page: Scenario, players: int, level: int) -> tuple[Loss, ...]:
    """How it can be lost, with numbers."""
    return tuple(with_numbers(loss, players, level) for loss in page.losses)


def settled_rules(page: Scenario, players: int, level: int) -> tuple[ScenarioRule, ...]:
    """The special rules that do something with so many characters (GH-SPC-20)."""
    found: list[ScenarioRule] = []
    for rule in page.rules:
        rule = with_numbers(rule, players, level)
        if not isinstance(rule, Trigger):
            found.append(rule)
        elif not isinstance(rule.when, AtRound) or players in rule.when.players:
            done = [_for_party(outcome, players, level) for outcome in rule.do]
            if left := tuple(filter(_does_something, done)):
                found.append(replace(rule, do=left, when=with_numbers(rule.when, players, level)))
    return tuple(found)


def with_numbers(part: L, players: int, level: int) -> L:
    """A part of the page with its equation as a number: P is the number of characters, N the level."""
    names = {"P": players, "N": level}
    match part:
        case KillCount() | AtKill():
            return replace(part, count=reckon(part.count, names))
        case Toll() | Hurt() | HurtMonster():
            return replace(part, amount=reckon(part.amount, names))
    return part


def _for_party(outcome: AnyOutcome, players: int, level: int) -> AnyOutcome:
    """An outcome with numbers; of newcomers only those that so many characters meet, with their rank."""
    if not isinstance(outcome, Spawn):
        return with_numbers(outcome, players, level)
    ranks = [(figure, rank_for(figure.ranks, players)) for figure in outcome.figures]
    met = tuple(replace(figure, ranks=rank[0] * 3) for figure, rank in ranks if rank != "none")
    return replace(outcome, figures=met)


def _does_something(outcome: AnyOutcome) -> bool:
    """Is it more than a spawn of nobody?"""
    return not isinstance(outcome, Spawn) or bool(outcome.figures)
