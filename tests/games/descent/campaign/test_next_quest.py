"""Which quest is next, and why the others are not (D2-NXT, D2-INT, D2-AC2, D2-FIN)."""

from __future__ import annotations

import pytest

from undercroft.games.descent.campaign.events import ActTwoBegan, FirstShopCleared, ShopOpened
from undercroft.games.descent.campaign.options import (
    AgreeOption,
    BuyOption,
    GiveToOption,
    LeaveShopOption,
    NextQuestOption,
    SaveOption,
    SellOption,
)
from undercroft.games.descent.campaign.rules.next_quest import QUESTS
from undercroft.games.descent.campaign.rules.shop import in_shop
from undercroft.games.descent.campaign.state import Purse
from undercroft.kernel import CardId, Seat, replace

from .camp import (
    ACT_1,
    HEROES,
    OVERLORD,
    RECORDS,
    Camp,
    begun,
    charge_of,
    come_home,
    offered,
    pick,
    play,
    play_act,
)


def why_closed(g: Camp, quest: str) -> tuple[str, str, str]:
    found = QUESTS.objection(g, None, quest)
    assert found is not None, quest
    return found.rule, found.says, found.what


@pytest.mark.rule("D2-NXT-02", "D2-CAM-02", "D2-CAM-03")
def test_each_quest_of_the_act_once() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    play(g, "castle-daerion", HEROES)
    assert offered(g) == [NextQuestOption(quest) for quest in ACT_1 if quest != "castle-daerion"]
    assert why_closed(g, "castle-daerion")[:2] == ("D2-NXT-02", "quest-played")
    assert why_closed(g, "the-frozen-spire") == ("D2-AC2-01", "quest-act-2-now", "act-1")
    assert why_closed(g, "gryvorn-unleashed")[0] == "D2-FIN-01"
    assert why_closed(g, "the-shadow-vault")[:2] == ("D2-INT-02", "quest-interlude-now")


@pytest.mark.rule("D2-INT-01", "D2-INT-02", "D2-INT-03", "D2-INT-05", "D2-NXT-07")
def test_the_shadow_vault_is_the_interlude_of_heroes_who_are_ahead() -> None:
    g = begun()
    play_act(g, HEROES, OVERLORD, HEROES)
    charge = charge_of(g)
    assert (charge.quest, charge.act) == ("the-shadow-vault", 1)


@pytest.mark.rule("D2-INT-04", "D2-NXT-06")
def test_the_overlord_revealed_is_that_of_the_overlord_first_blood_does_not_count() -> None:
    g = begun()
    play_act(g, HEROES, OVERLORD, OVERLORD)
    assert charge_of(g).quest == "the-overlord-revealed"


def at_act_two(*winners: str) -> Camp:
    """At the first choice of a quest of Act II."""
    g = begun()
    play_act(g, *winners)
    play(g, g.state.quest, OVERLORD)
    return g


@pytest.mark.rule("D2-NXT-E1", "D2-NXT-04", "D2-NXT-05")
def test_example_a_fat_goblin_won_by_the_heroes_opens_the_monsters_hoard() -> None:
    g = at_act_two(HEROES, OVERLORD, HEROES)
    there = offered(g)
    assert NextQuestOption("the-monsters-hoard") in there and NextQuestOption("the-frozen-spire") not in there
    assert g.open[0].seats == (g.state.overlord.seat,)
    assert why_closed(g, "the-frozen-spire") == ("D2-NXT-05", "quest-closed-overlord", HEROES)


@pytest.mark.rule("D2-NXT-06", "D2-AC2-01")
def test_quests_of_act_i_that_were_not_played_count_as_the_overlords() -> None:
    g = at_act_two(HEROES, OVERLORD, HEROES)
    assert offered(g) == [
        NextQuestOption(quest)
        for quest in (
            "the-monsters-hoard",
            "the-desecrated-tomb",
            "enduring-the-elements",
            "the-twin-idols",
            "the-wyrm-rises",
        )
    ]
    assert why_closed(g, "the-wyrm-turns") == ("D2-NXT-06", "quest-closed-heroes", "nobody")
    assert why_closed(g, "castle-daerion")[1] == "quest-played"
    assert why_closed(g, "death-on-the-wing") == ("D2-INT-02", "quest-act-1-now", "act-2")


@pytest.mark.rule("D2-FIN-01", "D2-FIN-02", "D2-FIN-04", "D2-FIN-05", "D2-AC2-06")
def test_gryvorn_unleashed_is_the_finale_of_heroes_who_won_two_of_act_ii() -> None:
    g = at_act_two(HEROES, HEROES, HEROES)
    for quest, winner in (
        ("the-monsters-hoard", HEROES),
        ("the-dawnblade", OVERLORD),
        ("enduring-the-elements", HEROES),
    ):
        play(g, quest, winner)
    charge = charge_of(g)
    assert (charge.quest, charge.act) == ("gryvorn-unleashed", 2)
    assert dict(charge.history) == {
        "line-frederick": 1, "line-khorayt": 0, "line-binding": 1, "line-blood": 0, "line-wyrm": 0,
    }  # fmt: skip


@pytest.mark.rule("D2-FIN-03", "D2-FIN-06", "D2-FIN-07", "D2-CAM-01", "D2-CAM-02")
def test_the_man_who_would_be_king_is_that_of_the_overlord_and_decides_the_campaign() -> None:
    g = at_act_two(OVERLORD, OVERLORD, OVERLORD)
    for quest in ("the-frozen-spire", "the-desecrated-tomb", "the-ritual-of-shadows"):
        play(g, quest, OVERLORD)
    assert charge_of(g).quest == "the-man-who-would-be-king"
    earned = g.state.overlord.earned
    come_home(g, HEROES)
    assert g.state.outcome == "heroes-won" and not g.open and g.expected is None
    assert g.state.ending and g.state.ending.winners == (0, 1, 2, 3)
    assert g.state.overlord.earned == earned and len(g.state.played) == 9


def at_the_change(gold: int) -> Camp:
    """The Interlude is over, and Act II about to begin: the heroes stand in the Act I shop."""
    g = begun()
    play_act(g, HEROES, HEROES, HEROES)
    g.state.purse = Purse(gold, gold, 0)
    come_home(g, OVERLORD)
    while not any(isinstance(each, LeaveShopOption) for each in offered(g)):
        pick(g, offered(g)[0])
    return g


@pytest.mark.rule("D2-AC2-01", "D2-AC2-02", "D2-AC2-03", "D2-AC2-07", "D2-ERR-05")
def test_after_the_interlude_all_act_i_cards_lie_open_before_experience_is_spent() -> None:
    g = at_the_change(500)
    assert g.state.act == 2 and sorted(g.state.offered) == sorted(RECORDS.shop_deck(1))
    assert any(isinstance(entry.event, ActTwoBegan) for entry in g.log or ())
    pick(g, BuyOption(CardId("chainmail")))
    pick(g, GiveToOption(Seat(0)))
    pick(g, BuyOption(CardId("crossbow")))
    pick(g, GiveToOption(Seat(3)))
    pick(g, LeaveShopOption())
    assert SaveOption() in offered(g), "experience comes after the change"
    shops = [entry for entry in g.log or () if isinstance(entry.event, ShopOpened)]
    while SaveOption() in offered(g):
        pick(g, SaveOption())
    assert any(isinstance(each, NextQuestOption) for each in offered(g))
    assert len([entry for entry in g.log or () if isinstance(entry.event, ShopOpened)]) == len(shops)


@pytest.mark.rule("D2-AC2-04", "D2-SHP-05", "D2-CAM-08")
def test_unbought_act_i_cards_are_gone_and_owned_ones_stay() -> None:
    g = at_the_change(500)
    pick(g, BuyOption(CardId("chainmail")))
    pick(g, GiveToOption(Seat(0)))
    pick(g, LeaveShopOption())
    cleared = [entry.event for entry in g.log or () if isinstance(entry.event, FirstShopCleared)]
    assert len(cleared) == 1 and "chainmail" not in cleared[0].cards
    assert in_shop(g, 1) == () and "chainmail" in g.state.heroes[Seat(0)].items
    while SaveOption() in offered(g):
        pick(g, SaveOption())
    play(g, "the-monsters-hoard", HEROES)
    shops = [entry.event for entry in g.log or () if isinstance(entry.event, ShopOpened)]
    assert {RECORDS.item[card.partition("#")[0]].act for card in shops[-1].cards} == {2}


@pytest.mark.rule("D2-AC2-08", "D2-SHP-20")
def test_cards_sold_at_the_change_go_to_the_box_and_are_not_on_offer() -> None:
    g = at_the_change(500)
    pick(g, BuyOption(CardId("chainmail")))
    pick(g, GiveToOption(Seat(0)))
    pick(g, SellOption(CardId("chainmail")))
    pick(g, AgreeOption())
    assert "chainmail" in g.state.gone and BuyOption(CardId("chainmail")) not in offered(g)


@pytest.mark.rule("D2-AC2-02")
def test_act_ii_quests_are_charged_with_act_ii_cards() -> None:
    g = at_act_two(HEROES, HEROES, HEROES)
    pick(g, NextQuestOption("the-monsters-hoard"))
    assert charge_of(g).act == 2


@pytest.mark.rule("D2-TRV-02", "D2-CAM-10")
def test_the_way_to_a_quest_is_that_of_the_campaign_map() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    pick(g, NextQuestOption("castle-daerion"))
    assert charge_of(g).route == ("road", "road")


@pytest.mark.rule("D2-REL-05", "D2-REL-08")
def test_relics_of_the_overlord_go_with_him_to_the_next_quest() -> None:
    g = begun()
    play(g, "first-blood", OVERLORD)
    play(g, "the-cardinals-plight", OVERLORD)
    pick(g, NextQuestOption("castle-daerion"))
    assert charge_of(g).relics == g.state.overlord.relics != ()


def test_cards_of_the_heroes_go_with_them() -> None:
    g = begun()
    play(g, "first-blood", HEROES)
    hero = g.state.heroes[Seat(0)]
    g.state.heroes[Seat(0)] = replace(hero, skills=("brute",), items=(CardId("chainmail"), *hero.items))
    pick(g, NextQuestOption("castle-daerion"))
    sent = charge_of(g).heroes[0]
    assert sent.skills == ("brute",) and sent.items[0] == "chainmail"
