"""The campaign as text: the path of quests, each with a sign for how it went."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.campaign.rules.next_quest import open_quests
from undercroft.games.descent.campaign.state import CampaignState
from undercroft.games.descent.state import HEROES
from undercroft.kernel import Rules, View

WON, LOST, NEXT, OPEN = "+", "-", ">", "?"


def draw(rules: Rules[Any], seen: View) -> str:
    """A line for each quest: + heroes won, - Overlord won, > next, ? open."""
    s: CampaignState = seen.state
    lines = [f" {WON if each.winner == HEROES else LOST} {each.quest}" for each in s.played]
    if s.quest:
        lines.append(f" {NEXT} {s.quest}")
    elif not s.outcome:
        lines += [f" {OPEN} {quest}" for quest in open_quests(rules.content, s)]
    return "\n".join(lines)
