"""The campaign as text: the quests that were, where the heroes go, and what everybody has."""

from __future__ import annotations

from typing import Any

from undercroft.games.descent.campaign.state import CampaignState
from undercroft.games.descent.state import HEROES
from undercroft.kernel import Rules, View

MARKS = {HEROES: "+", "": ">"}


def draw(rules: Rules[Any], seen: View) -> str:
    """A line for each quest (+ heroes won, - Overlord won, > next), then one for each player."""
    s: CampaignState = seen.state
    lines = [f" {MARKS.get(each.winner, '-')} {each.quest}" for each in s.played]
    if s.quest:
        lines.append(f" > {s.quest}")
    lines.append(f" act {s.act}, {s.purse.gold} gold")
    for hero in s.heroes.values():
        items = ", ".join(hero.items) or "-"
        skills = ", ".join(hero.skills) or "-"
        lines.append(f" {hero.hero} ({hero.calling}): {hero.xp} XP; skills {skills}; items {items}")
    who = s.overlord
    cards = ", ".join((*who.cards, *who.relics)) or "-"
    lines.append(f" overlord: {who.xp} XP; cards {cards}")
    return "\n".join(lines)
