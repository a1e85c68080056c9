"""Tokens that figures carry, and persons whom they lead (D2-OBJ)."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import CarryRule
from undercroft.games.descent.rules.movement.places import is_large
from undercroft.games.descent.rules.quests.page import encounter, holds, is_one_of, rules_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId
from undercroft.space import Cells


def freed(token: str) -> str:
    """The mark of a token that somebody has carried: its chain is broken."""
    return f"freed-{token}"


def is_chained(g: Descent, name: str) -> bool:
    """Does the quest chain such tokens, and has nobody carried this one yet?"""
    kind = g.state.tokens[name].kind
    chains = any(rule.freed and rule.token == kind for rule in rules_of(g, CarryRule))
    return chains and freed(name) not in g.state.marks


def near(g: Descent, figure: FigureId) -> Cells:
    """The spaces of a figure and those next to it (D2-OBJ-01)."""
    here = g.state.figures[figure].cells
    return here | ground(g).neighbours(here)


def has_room(g: Descent, figure: FigureId, kind: str) -> bool:
    """Can the figure carry one more token of a kind: none if it is large, as many as it may (D2-OBJ-08)?"""
    leaf, large = g.state.figures[figure], is_large(g, figure)
    limits = [
        rule.most
        for rule in rules_of(g, CarryRule)
        if rule.token == kind and is_one_of(leaf, rule.who) and (rule.large or not large)
    ]
    return bool(limits) and len(leaf.carries) < max(limits)


def tokens_to_pick_up(g: Descent, figure: FigureId) -> list[str]:
    """The tokens that the quest lets this figure pick up here (D2-OBJ-01, D2-OBJ-03)."""
    leaf, s = g.state.figures[figure], g.state
    if not s.tokens:
        return []
    around, found = near(g, figure), []
    for rule in rules_of(g, CarryRule):
        if rule.by_act or not is_one_of(leaf, rule.who) or not holds(g, rule.when):
            continue
        for name, token in s.tokens.items():
            if (
                token.kind == rule.token
                and token.cell >= 0
                and around >> token.cell & 1
                and (not rule.face or token.face == ("" if rule.face == "down" else rule.face))
                and (not rule.freed or freed(name) in s.marks)
                and name not in found
                and has_room(g, figure, token.kind)
            ):
                found.append(name)
    return found


def spaces_to_drop(g: Descent, figure: FigureId) -> Cells:
    """The spaces on which a carrier can put something down: adjacent and no obstacle (D2-OBJ-07)."""
    here, found = g.state.figures[figure].cells, ground(g)
    return found.neighbours(here) & found.terrain.open & ~here


def may_drop(g: Descent, name: str) -> bool:
    """Can the carrier put it down (D2-OBJ-04)? Not what each hero has from the start: it is part of him."""
    token = g.state.tokens[name]
    if any(entry.kind == token.kind and entry.bearers for entry in encounter(g).tokens):
        return False
    return bool(spaces_to_drop(g, token.carrier))


def burden(g: Descent, figure: FigureId) -> int:
    """The change that carried tokens make to the Speed of a figure."""
    leaf, s = g.state.figures[figure], g.state
    change = 0
    for name in leaf.carries:
        token = s.tokens[name]
        for rule in rules_of(g, CarryRule):
            if rule.token == token.kind and is_one_of(leaf, rule.who):
                change += rule.speed if not rule.burden or token.face == rule.burden else 0
                break  # the first rule that names the carrier
    return change
