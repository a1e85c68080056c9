"""The invariants after every event of the campaign; each check gives a sentence if it does not."""

from __future__ import annotations

from undercroft.games.tiny.campaign.state import CampaignState


def gold_in_is_gold_out(s: CampaignState) -> str:
    for seat, hero in s.heroes.items():
        if hero.gold < 0 or hero.earned != hero.gold + hero.spent:
            return f"seat {seat} earned {hero.earned}, spent {hero.spent} and has {hero.gold} gold"
    return ""


def wounds_are_sound(s: CampaignState) -> str:
    for seat, hero in s.heroes.items():
        if hero.wounds < 0:
            return f"seat {seat} has {hero.wounds} wounds"
    return ""


INVARIANTS = (gold_in_is_gold_out, wounds_are_sound)
