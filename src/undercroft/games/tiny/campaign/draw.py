"""The campaign as text: the nights that were, and what each hero has."""

from __future__ import annotations

from typing import Any

from undercroft.games.tiny.campaign.state import CampaignState
from undercroft.kernel import Rules, View

WON, LOST, BELOW, AHEAD = "+", "-", "v", "."


def draw(rules: Rules[Any], seen: View) -> str:
    """A line for each stage: won, lost, where the heroes are, what is ahead."""
    s: CampaignState = seen.state
    lines = []
    for number, stage in enumerate(rules.content.stages):
        if number < len(s.nights):
            night = s.nights[number]
            lines.append(f" {WON if night.won else LOST} {number + 1} {night.delve}")
        elif number == len(s.nights) and s.delve:
            lines.append(f" {BELOW} {number + 1} {s.delve}")
        else:
            lines.append(f" {AHEAD} {number + 1} {' | '.join(stage.ways)}")
    heroes = [
        f" {hero.hero}: {hero.gold} gold, {hero.wounds} wounds, {', '.join(hero.items) or '-'}"
        for hero in s.heroes.values()
    ]
    return "\n".join([*lines, *heroes])
