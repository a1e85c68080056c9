"""Taking back cards and items (GH-REC)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.events.cards import CardsRecovered, ItemsRefreshed
from undercroft.games.gloomhaven.records.abilities import RecoverCards, RefreshItems
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.state import Carried

ALLY = Whom(side="allies", within=3)


@pytest.mark.rule("GH-REC-01", "GH-REC-03")
def test_up_to_so_many_cards_come_back_at_once() -> None:
    table = scene(brute="0:0").mats(0, hand=(), discard=("trample", "skewer", "eye-for-an-eye"))
    table.perform(1, RecoverCards(what="discarded", cards=2))
    assert table.keys() == ["recover trample", "recover skewer", "recover eye-for-an-eye", "skip"]
    table.picks("recover skewer", "skip")
    assert (table.mat(0).hand, table.mat(0).discard) == (("skewer",), ("trample", "eye-for-an-eye"))
    table.perform(1, RecoverCards(what="discarded", cards=2)).picks(
        "recover trample", "recover eye-for-an-eye"
    )
    assert not table.is_asked()
    assert table.event(CardsRecovered).out_of == "discard"


@pytest.mark.rule("GH-REC-02")
def test_the_ability_says_from_which_pile() -> None:
    table = scene(brute="0:0").mats(0, hand=(), discard=("trample",), lost=("skewer",))
    table.perform(1, RecoverCards(what="lost"))
    assert table.keys() == ["recover skewer", "skip"]


@pytest.mark.rule("GH-REC-01")
def test_all_cards_come_back_where_the_ability_says_all() -> None:
    table = scene(spellweaver="0:0").mats(
        0, hand=(), lost=("fire-orbs", "mana-bolt"), played=("reviving-ether",)
    )
    table.play(1, "reviving-ether", "top").picks("perform")
    assert table.mat(0).hand == ("fire-orbs", "mana-bolt")
    assert table.mat(0).lost == ("reviving-ether",)


@pytest.mark.rule("GH-REC-01")
def test_an_ally_chooses_its_own_cards() -> None:
    table = scene(tinkerer="0:0", brute="2:0").mats(1, hand=(), lost=("trample", "skewer"))
    table.perform(1, RecoverCards(what="lost", who=ALLY)).picks("target 2", "1>recover skewer")
    assert table.mat(1).hand == ("skewer",)


@pytest.mark.rule("GH-REC-04", "GH-ACT-10")
def test_cards_in_the_active_area_may_be_chosen_and_their_bonus_ends() -> None:
    table = scene(spellweaver="0:0", brute="1:0").mats(0, discard=("mana-bolt",), lost=("fire-orbs",))
    table.play(1, "frost-armor", "bottom")
    while table.is_asked():
        table.picks("perform")
    assert [lasting.source for lasting in table.state.lasting] == ["frost-armor"]
    table.perform(1, RecoverCards(what="discarded"))
    assert table.keys("recover") == ["mana-bolt"]
    table.picks("skip").perform(1, RecoverCards(what="lost")).picks("recover frost-armor")
    assert (table.state.lasting, table.mat(0).active) == ((), ())
    assert "frost-armor" in table.mat(0).hand


@pytest.mark.rule("GH-REC-05")
def test_an_unrecoverable_card_stays_lost() -> None:
    table = scene(spellweaver="0:0").mats(0, hand=(), lost=("reviving-ether", "mana-bolt"))
    table.perform(1, RecoverCards(what="lost"))
    assert table.keys() == ["recover mana-bolt", "skip"]
    discarded = scene(spellweaver="0:0").mats(0, hand=(), discard=("reviving-ether",))
    discarded.perform(1, RecoverCards(what="discarded")).picks("recover reviving-ether")
    assert discarded.mat(0).hand == ("reviving-ether",)


@pytest.mark.rule("GH-REC-07")
def test_spent_or_consumed_items_are_refreshed_as_stated() -> None:
    items = (
        Carried("minor-healing-potion", "consumed"),
        Carried("minor-stamina-potion", "consumed"),
        Carried("boots-of-striding", "spent"),
    )
    table = scene(brute="0:0").mats(0, items=items)
    table.perform(1, RefreshItems(state=("consumed",), slot="small"))
    assert table.keys() == ["refresh minor-healing-potion", "refresh minor-stamina-potion", "skip"]
    table.picks("refresh minor-stamina-potion")
    assert [item.state for item in table.mat(0).items] == ["consumed", "ready", "spent"]
    table.perform(1, RefreshItems(state=("spent",), items="all"), forced=True)
    assert [item.state for item in table.mat(0).items] == ["consumed", "ready", "ready"]
    assert table.event(ItemsRefreshed).items == ("boots-of-striding",)


@pytest.mark.rule("GH-REC-05", "GH-REC-07")
def test_a_lost_item_and_the_item_itself_are_not_refreshed() -> None:
    items = (
        Carried("utility-belt", "lost"),
        Carried("moon-earring", "spent"),
        Carried("sun-earring", "spent"),
    )
    table = scene(brute="0:0").mats(0, items=items)
    table.perform(
        1, RefreshItems(state=("spent", "consumed"), items="all"), source="sun-earring", forced=True
    )
    assert [item.state for item in table.mat(0).items] == ["lost", "ready", "spent"]


@pytest.mark.rule("GH-REC-07")
def test_the_items_of_an_ally_are_chosen_by_the_ally() -> None:
    table = scene(tinkerer="0:0", brute="1:0").mats(1, items=(Carried("minor-healing-potion", "consumed"),))
    table.play(1, "noxious-vials", "top").picks("target 2", "1>refresh minor-healing-potion")
    assert table.mat(1).items[0].state == "ready"


@pytest.mark.rule("GH-REC-08")
def test_a_card_does_not_recover_itself() -> None:
    table = scene(tinkerer="0:0", brute="1:0").mats(0, lost=("flamethrower",))
    table.play(1, "stamina-booster", "bottom")
    mine = scene(tinkerer="0:0").mats(0, lost=("flamethrower",), played=("stamina-booster",))
    mine.perform(1, RecoverCards(what="lost"), source="stamina-booster")
    assert mine.keys() == ["recover flamethrower", "skip"]


@pytest.mark.rule("GH-REC-01", "GH-TRN-08")
def test_what_was_recovered_may_cost_other_cards() -> None:
    table = scene(tinkerer="0:0", brute="1:0").mats(1, hand=("trample", "skewer"), lost=("eye-for-an-eye",))
    table.play(1, "chimeric-formula", "top").picks("target 2", "recover eye-for-an-eye")
    table.picks("lose trample", "lose skewer")
    assert (table.mat(1).hand, table.mat(1).lost) == (("eye-for-an-eye",), ("trample", "skewer"))


@pytest.mark.rule("GH-REC-01")
def test_an_ally_may_take_the_card_of_its_neighbour() -> None:
    table = scene(tinkerer="0:0", brute="2:0", spellweaver="3:0").mats(2, lost=("fire-orbs",))
    table.mats(1, hand=())
    table.play(1, "chimeric-formula", "bottom").picks("target 2", "target 3", "1>recover fire-orbs")
    assert table.mat(1).hand == ("fire-orbs",)
    assert table.mat(2).lost == ()
