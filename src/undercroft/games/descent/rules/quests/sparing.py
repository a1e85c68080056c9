"""Figures that sleep, that only some can hurt, that their own side hunts; areas in which nobody sees far."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import DimRule, ImmuneRule, SleepRule
from undercroft.games.descent.rules.quests.page import (
    area,
    cells_of,
    figures_named,
    has_special,
    is_one_of,
    rules_of,
)
from undercroft.games.descent.rules.who import cells_within
from undercroft.games.descent.state import Descent, Figure
from undercroft.kernel import FigureId
from undercroft.space import Cells

AWAKE = "awake"  # the mark of a figure that has slept
UNBROKEN = "unbroken"  # the rule that keeps the last Health of the Bound One
BOUND_ONE = "the-bound-one"


def is_asleep(g: Descent, leaf: Figure) -> bool:
    """Does the figure sleep: nobody and nothing has woken it yet?"""
    if AWAKE in g.state.marks:
        return False
    return any(is_one_of(leaf, (rule.figure,)) for rule in rules_of(g, SleepRule))


def carries(g: Descent, leaf: Figure, kind: str) -> bool:
    """Does the figure carry a token of this kind?"""
    return any(g.state.tokens[name].kind == kind for name in leaf.carries)


def can_hurt(g: Descent, figure: FigureId, rule: ImmuneRule) -> bool:
    """Is this one of those who alone can damage a figure, with what they must carry for it?"""
    leaf = g.state.figures.get(figure)
    if leaf is None or not is_one_of(leaf, rule.unless):
        return False
    return not rule.carrying or carries(g, leaf, rule.carrying)


def is_safe_from(g: Descent, attacker: FigureId, target: FigureId) -> bool:
    """Can this one do no damage to the other, whatever it does?"""
    leaf = g.state.figures[target]
    return any(
        rule.closed < 0 and is_one_of(leaf, (rule.figure,)) and not can_hurt(g, attacker, rule)
        for rule in rules_of(g, ImmuneRule)
    )


def is_hunted(g: Descent, leaf: Figure) -> bool:
    """Is the figure on nobody's side, so that nobody activates it?"""
    return any(rule.prey and is_one_of(leaf, (rule.figure,)) for rule in rules_of(g, ImmuneRule))


def prey_of(g: Descent, attacker: FigureId) -> list[FigureId]:
    """The figures of its own side that the quest lets a figure attack."""
    rules = rules_of(g, ImmuneRule)
    if not rules:
        return []  # asked for every attack
    return [
        i
        for rule in rules
        if rule.prey and can_hurt(g, attacker, rule)
        for i in figures_named(g, rule.figure)
    ]


def is_unbroken(g: Descent, leaf: Figure) -> bool:
    """Is it the Bound One, who never loses the last Health (Enduring the Elements 2)?"""
    return leaf.name == BOUND_ONE and has_special(g, UNBROKEN)


def dimmed(g: Descent, viewer: Cells, cells: Cells) -> Cells:
    """Those of some spaces that are not too far to be seen, from or on an area where nobody sees far."""
    for rule in rules_of(g, DimRule):
        room = area(g, rule.area)
        if cells and (not rule.living or cells_of(g, rule.living) & room):
            near = cells_within(g, viewer, rule.within)
            cells &= near if viewer & room else near | ~room
    return cells
