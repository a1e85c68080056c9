"""A campaign of one's own table goes on here: the sheet is read, checked and written (D2-CAM-15)."""

from __future__ import annotations

import pytest

from undercroft.games.descent.campaign.options import BuyOption, GiveToOption, NextQuestOption, SaveOption
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.games.descent.campaign.sheet import write_sheet
from undercroft.games.setups import Refused
from undercroft.kernel import Seat

from .camp import CAMPAIGN, HEROES, OVERLORD, begun, card, offered, pass_by, pick, play, play_act

SHEET = """
gold = 125
[[hero]]
hero = "syndrael"
class = "knight"
skills = ["advance"]
[[hero]]
hero = "jain-fairwood"
class = "wildlander"
items = ["leather-armor", "yew-shortbow"]
[overlord]
cards = ["dark-fortitude"]
[[quest]]
quest = "first-blood"
winner = "heroes"
[[quest]]
quest = "a-fat-goblin"
winner = "heroes"
"""


@pytest.mark.rule("D2-CAM-15", "D2-EXP-23")
def test_a_half_filled_sheet_is_completed() -> None:
    g = begun(sheet=SHEET)
    knight, scout = g.state.heroes.values()
    assert (knight.hero, knight.skills, knight.xp) == ("syndrael", ("advance",), 1)
    assert knight.items == ("iron-longsword", "wooden-shield"), "starting equipment where nothing is said"
    assert scout.items == ("leather-armor", "yew-shortbow") and scout.xp == 2
    assert (g.state.overlord.cards, g.state.overlord.xp) == (("dark-fortitude",), 1)
    assert g.state.purse.gold == 125 and g.state.purse.spent == 75
    assert NextQuestOption("castle-daerion") in offered(g)
    assert NextQuestOption("a-fat-goblin") not in offered(g)


def test_the_sheet_of_a_running_campaign_gives_the_same_campaign() -> None:
    g = begun()
    play_act(g, HEROES, OVERLORD, HEROES)
    play(g, g.state.quest, OVERLORD)
    again = begun(sheet=write_sheet(g.state))
    assert again.state.heroes == g.state.heroes and again.state.overlord == g.state.overlord
    assert again.state.purse.gold == g.state.purse.gold and again.state.act == g.state.act == 2
    assert [each.quest for each in again.state.played] == [each.quest for each in g.state.played]
    assert offered(again) == offered(g)


@pytest.mark.rule("D2-EPI-02", "D2-CAM-15")
def test_an_epic_campaign_goes_on_with_cards_of_act_ii_that_it_began_with() -> None:
    g = begun(variants=("epic-expert",))
    while BuyOption(card("platemail")) not in offered(g):
        pick(g, SaveOption())
    pick(g, BuyOption(card("platemail")))
    pick(g, GiveToOption(Seat(0)))
    pass_by(g)
    play(g, "first-blood", HEROES)
    sheet = write_sheet(g.state)
    again = begun(sheet=sheet, variants=("epic-expert",))
    assert again.state.heroes == g.state.heroes and again.state.purse.gold == g.state.purse.gold
    lines = "\n".join(line for line in sheet.splitlines() if not line.startswith("xp"))
    with pytest.raises(Refused, match="platemail in Act I"):
        begun(sheet=lines, variants=("epic-advanced",))


@pytest.mark.rule("D2-CAM-15", "D2-TRD-05")
def test_a_thief_may_have_the_lucky_charm_of_the_shop_beside_his_own() -> None:
    thief = '[[hero]]\nhero = "tomble-burrowell"\nclass = "thief"\n'
    both = 'items = ["lucky-charm", "throwing-knives", "lucky-charm"]\n'
    sheet = SHEET.replace("[overlord]", f"{thief}{both}[overlord]")
    assert begun(sheet=sheet).state.heroes[Seat(2)].items == (
        "lucky-charm#2", "throwing-knives", "lucky-charm",
    )  # fmt: skip
    with pytest.raises(Refused, match="D2-SHP-05"):
        begun(sheet=sheet.replace("throwing-knives", "lucky-charm"))


@pytest.mark.rule("D2-REL-02")
def test_relics_are_with_who_won_them() -> None:
    quest = '\n[[quest]]\nquest = "the-cardinals-plight"\nwinner = "{}"\n'
    heroes = begun(sheet=SHEET + quest.format(HEROES))
    assert "staff-of-light" in heroes.state.heroes[Seat(0)].items and not heroes.state.overlord.relics
    overlord = begun(sheet=SHEET + quest.format(OVERLORD))
    assert len(overlord.state.overlord.relics) == 1


FAULTS = {
    "gold": ("gold = 125", "gold = 99999", "D2-SHP-01"),
    "a skill of another class": ("advance", "rage", "D2-EXP-04"),
    "a quest too early": ("a-fat-goblin", "gryvorn-unleashed", "D2-NXT-02"),
    "a quest twice": ("a-fat-goblin", "first-blood", "D2-NXT-02"),
    "a card of the other act": ("leather-armor", "platemail", "D2-SHP-05"),
    "level 2 without level 1": ('["dark-fortitude"]', '["dark-fortitude", "bloodlust"]', "needs 2 warlord"),
    "impossible experience": ("[overlord]", "[overlord]\nxp = 7", "D2-EXP-23"),
    "more than was earned": ('["advance"]', '["advance", "defend", "challenge"]', "D2-EXP-23"),
    "too many copies": ('["dark-fortitude"]', str(["dark-fortitude"] * 3).replace("'", '"'), "D2-EXP-19"),
    "a relic that was not won": ("leather-armor", "staff-of-light", "D2-REL-02"),
    "an unknown hero": ("syndrael", "nobody", "no hero nobody"),
    "no TOML": ("[[quest]]", "[[quest", "not as expected"),
    "an unknown field": ("gold", "silver", "not as expected"),
}  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_named(fault: str) -> None:
    old, new, told = FAULTS[fault]
    assert old in SHEET
    with pytest.raises(Refused, match=told) as refused:
        CAMPAIGN.settle(CampaignSetup(sheet=SHEET.replace(old, new, 1)))
    assert refused.value.field == "sheet"


def test_a_party_of_another_size_beside_a_sheet_is_refused() -> None:
    party = ("grisban-the-thirsty", "leoric-of-the-book", "jain-fairwood")
    with pytest.raises(Refused, match="2 heroes, but 3"):
        CAMPAIGN.settle(CampaignSetup(sheet=SHEET, party=party))


@pytest.mark.rule("D2-CAM-06")
def test_nothing_is_bought_before_a_campaign() -> None:
    with pytest.raises(Refused, match="D2-CAM-06"):
        CAMPAIGN.settle(CampaignSetup(party=("syndrael:knight;skills=advance", "jain-fairwood")))
    with pytest.raises(Refused, match="two power levels"):
        CAMPAIGN.settle(CampaignSetup(variants=("epic-advanced", "epic-expert")))


def test_the_overlord_goes_on_with_his_next_quest() -> None:
    g = begun(sheet=SHEET)
    pick(g, NextQuestOption("castle-daerion"))
    assert g.state.quest == "castle-daerion"
