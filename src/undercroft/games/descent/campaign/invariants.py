"""The invariants after every event of the campaign; each check gives a sentence if it does not hold."""

from __future__ import annotations

from collections import Counter

from undercroft.games.descent.campaign.state import CampaignState, Hero, Overlord


def gold_in_is_gold_out(s: CampaignState) -> str:
    purse = s.purse
    if purse.gold < 0 or purse.earned != purse.gold + purse.spent:
        return f"{purse.earned} gold came in, {purse.spent} went out, and {purse.gold} is there"
    return ""


def experience_is_spent_once(s: CampaignState) -> str:
    everybody: list[Hero | Overlord] = [*s.heroes.values(), s.overlord]
    for who in everybody:
        if who.xp < 0 or who.earned != who.xp + who.spent:
            return f"seat {who.seat} earned {who.earned} XP, spent {who.spent} and has {who.xp}"
    return ""


def each_card_is_in_one_place(s: CampaignState) -> str:
    """With a hero, in the shop, in the box for good, or with the Overlord."""
    carried = [card for hero in s.heroes.values() for card in hero.items]
    for card, times in Counter((*carried, *s.offered, *s.gone)).items():
        if times > 1:
            return f"{card} is in {times} places"
    his: list[str] = [*s.overlord.cards, *s.overlord.relics]
    for name, times in Counter(his).items():
        if times > 1:
            return f"the Overlord has {name} {times} times"
    return ""


def a_quest_is_played_once(s: CampaignState) -> str:
    for quest, times in Counter(each.quest for each in s.played).items():
        if times > 1:
            return f"{quest} was played {times} times"
    return ""


INVARIANTS = (
    gold_in_is_gold_out,
    experience_is_spent_once,
    each_card_is_in_one_place,
    a_quest_is_played_once,
)
