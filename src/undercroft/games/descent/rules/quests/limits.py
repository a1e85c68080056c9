"""Limits and permissions of the quest beyond the rules: doors, spaces, targets (D2-DOR-02, D2-GOLD-02)."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import (
    BarRule,
    CollapseRule,
    DoorRule,
    ImmuneRule,
    KeyRule,
    ObstacleRule,
    WaitRule,
    WardRule,
)
from undercroft.games.descent.rules.quests.page import areas, encounter, is_one_of, rules_of, tokens_on
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId
from undercroft.space import Cells


def removed(door: int) -> str:
    """The mark of a door that is off the map for good."""
    return f"door-{door}-gone"


def may_open(g: Descent, figure: FigureId, door: int) -> bool:
    """Can it open the door with an action alone: no sealed one, a locked one with its key (D2-DOR-02)?"""
    s = g.state
    if door in s.unlocked:
        return True
    if any(
        rule.door == door
        and is_one_of(s.figures[figure], rule.who)
        and (not rule.mark or rule.mark in s.marks)
        for rule in rules_of(g, KeyRule)
    ):
        return True
    sealed = any(door in rule.doors for rule in rules_of(g, DoorRule))
    return not sealed and not ground(g).layout.page.doors[door].locked


def may_close(g: Descent, door: int) -> bool:
    """A door that the quest has taken off the map, or that stays open, is never closed again."""
    if removed(door) in g.state.marks:
        return False
    if any(rule.door == door for rule in rules_of(g, WardRule)):
        return False
    return not any(rule.door == door and rule.stays for rule in rules_of(g, KeyRule))


def boulders(g: Descent) -> Cells:
    """The spaces that tokens of the quest block."""
    found = 0
    for rule in encounter(g).rules:
        if isinstance(rule, (CollapseRule, ObstacleRule)):
            found |= tokens_on(g, rule.token)
    return found


def barred(g: Descent, figure: FigureId) -> Cells:
    """The spaces that the quest does not let a figure enter."""
    leaf, found = g.state.figures[figure], 0
    for rule in encounter(g).rules:
        match rule:
            case CollapseRule(token=token, passes=passes) if not is_one_of(leaf, passes):
                found |= tokens_on(g, token)
            case ObstacleRule(token=token):
                found |= tokens_on(g, token)
            case BarRule(who=who, areas=names, rounds=rounds) if g.state.round <= rounds:
                if is_one_of(leaf, who):
                    found |= areas(g, names)
    return found & ~leaf.cells


def is_waiting(g: Descent, figure: FigureId) -> bool:
    """Does the quest not let a figure be activated yet?"""
    return any(
        rule.mark not in g.state.marks and is_one_of(g.state.figures[figure], rule.who)
        for rule in rules_of(g, WaitRule)
    )


def is_spared(g: Descent, attacker: FigureId, target: FigureId) -> bool:
    """Does the quest let nobody like this attacker attack the target now (D2-GOLD-01)?"""
    figures = g.state.figures
    for rule in rules_of(g, ImmuneRule):
        if rule.closed not in g.state.doors and is_one_of(figures[target], (rule.figure,)):
            return not is_one_of(figures[attacker], rule.unless)
    return False
