"""Keys that are carried: their bearer opens locked doors on his way, without an action (D2-DOR-02)."""

from __future__ import annotations

from undercroft.games.descent.options import QuestOption
from undercroft.games.descent.records.quest_rules import KeyRule
from undercroft.games.descent.rules.quests.page import is_one_of, rules_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId, Option

TURN_KEY = "turn-key"


def key_options(g: Descent, figure: FigureId) -> list[Option]:
    """The locked doors next to a bearer of their key, which he can walk through."""
    s, leaf = g.state, g.state.figures[figure]
    if not leaf.carries:
        return []
    held = {s.tokens[name].kind for name in leaf.carries}
    return [
        QuestOption(TURN_KEY, str(rule.door))
        for rule in rules_of(g, KeyRule)
        if rule.token in held
        and is_one_of(leaf, rule.who)
        and rule.door not in s.doors
        and ground(g).beside_door(rule.door) & leaf.cells
    ]
