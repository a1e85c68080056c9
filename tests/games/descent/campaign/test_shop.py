"""Buying, reselling and exchanging between quests (D2-SHP)."""

from __future__ import annotations

import pytest

from undercroft.games.descent.campaign.options import (
    AgreeOption,
    BackOption,
    BuyOption,
    GiveToOption,
    HandOverOption,
    LeaveShopOption,
    SaveOption,
    SellOption,
)
from undercroft.games.descent.campaign.rules.shop import RESALE, WARES, Shopping, in_shop, resale_price
from undercroft.games.descent.campaign.state import Purse
from undercroft.kernel import CardId, IllegalAnswer, Seat, replace

from .camp import HEROES, RECORDS, Camp, begun, card, come_home, offered, pick

EXAMPLE = ("leather-armor", "sling", "iron-battleaxe", "iron-spear", "lucky-charm")


def at_the_shop(
    *on_offer: str, gold: int = 0, items: dict[int, tuple[str, ...]] | None = None, **chosen: object
) -> Camp:
    """In the shopping step after First Blood, with so much gold and these cards more."""
    g = begun(*on_offer, **chosen)
    g.state.purse = Purse(gold, gold, 0)
    come_home(g, HEROES)
    for seat, names in (items or {}).items():
        hero = g.state.heroes[Seat(seat)]
        g.state.heroes[Seat(seat)] = replace(hero, items=(*map(CardId, names), *hero.items))
    while SaveOption() in offered(g):
        pick(g, SaveOption())
    return g


@pytest.mark.rule("D2-SHP-E1", "D2-SHP-02", "D2-SHP-04", "D2-SHP-06", "D2-SHP-07", "D2-SHP-08")
def test_example_five_cards_for_four_heroes_three_of_them_bought() -> None:
    """In the book's example the charm of the shop is one that nobody owns: here it is its second copy."""
    shop = ("leather-armor", "sling", "iron-battleaxe", "iron-spear", "lucky-charm#2")
    g = at_the_shop(*shop, gold=300)
    assert g.state.offered == shop
    for name, seat in (("iron-battleaxe", 0), ("leather-armor", 3), ("lucky-charm#2", 1)):
        pick(g, BuyOption(card(name)))
        pick(g, GiveToOption(Seat(seat)))
    assert g.state.purse == Purse(25, 300, 275)
    assert "iron-battleaxe" in g.state.heroes[Seat(0)].items
    pick(g, LeaveShopOption())
    assert not g.state.offered
    assert {"sling", "iron-spear"} <= set(in_shop(g, 1)) and "iron-battleaxe" not in in_shop(g, 1)


@pytest.mark.rule("D2-SHP-04", "D2-ERR-04")
def test_so_many_cards_as_heroes_and_one_more_and_five_with_errata() -> None:
    for players in (2, 3, 4):
        assert len(at_the_shop(players=players).state.offered) == players + 1
        g = begun(players=players, variants=("errata",))
        come_home(g, HEROES)
        assert len(g.state.offered) == 5


@pytest.mark.rule("D2-SHP-09", "D2-SHP-05")
def test_all_that_is_left_lies_open_if_it_is_less() -> None:
    g = begun()
    g.state.gone = RECORDS.shop_deck(1)[2:]
    come_home(g, HEROES)
    while SaveOption() in offered(g):
        pick(g, SaveOption())
    assert sorted(g.state.offered) == sorted(RECORDS.shop_deck(1)[:2])


@pytest.mark.rule("D2-SHP-03", "D2-SHP-06")
def test_what_is_too_dear_says_price_and_purse() -> None:
    g = at_the_shop(*EXAMPLE[:4], "lucky-charm#2", gold=75)
    assert BuyOption(card("iron-battleaxe")) not in offered(g)
    assert BuyOption(card("sling")) in offered(g)
    found = WARES.objection(g, Shopping(), card("iron-battleaxe"))
    assert found is not None and (found.says, found.number, found.limit) == ("ware-dear", 100, 75)
    before = g.state.digest()
    with pytest.raises(IllegalAnswer):
        g.answer(Seat(0), "BuyOption:iron-battleaxe")
    assert g.state.digest() == before
    pick(g, LeaveShopOption())
    assert g.state.purse.gold == 75


@pytest.mark.rule("D2-SHP-10", "D2-SHP-12", "D2-SHP-16", "D2-SHP-20", "D2-SHP-21")
def test_a_shop_card_is_resold_for_half_with_the_owners_agreement() -> None:
    g = at_the_shop(items={1: ("steel-broadsword",)})
    offered_before = g.state.offered
    pick(g, SellOption(card("steel-broadsword")))
    assert g.open[0].seats == (Seat(1),)
    pick(g, BackOption())
    assert "steel-broadsword" in g.state.heroes[Seat(1)].items
    pick(g, SellOption(card("steel-broadsword")))
    pick(g, AgreeOption())
    assert g.state.purse.gold == 50 and "steel-broadsword" not in g.state.heroes[Seat(1)].items
    assert g.state.offered == offered_before and "steel-broadsword" in in_shop(g, 1)


@pytest.mark.rule("D2-SHP-16")
def test_the_table_of_resale_prices() -> None:
    g = at_the_shop()
    table = {50: 25, 75: 25, 100: 50, 125: 50, 150: 75, 175: 75, 200: 100, 225: 100, 250: 125}
    sold = {RECORDS.item[name].price: name for name in RECORDS.item if RECORDS.item[name].act}
    for price, name in sold.items():
        last = [each for each in RECORDS.shop_deck(RECORDS.item[name].act) if each.startswith(name)][-1]
        assert resale_price(g, last) == table[price], name


@pytest.mark.rule("D2-SHP-11", "D2-SHP-13")
def test_starting_equipment_sells_for_25_and_is_gone() -> None:
    g = at_the_shop()
    own = g.state.heroes[Seat(0)].items[0]
    pick(g, SellOption(own))
    pick(g, AgreeOption())
    assert g.state.purse.gold == 25 and own in g.state.gone and own not in in_shop(g, 1)


@pytest.mark.rule("D2-SHP-15", "D2-AC2-05")
def test_act_i_cards_sold_in_act_ii_go_to_the_box() -> None:
    g = at_the_shop(items={0: ("chainmail",)})
    g.state.act = 2
    pick(g, SellOption(card("chainmail")))
    pick(g, AgreeOption())
    assert "chainmail" in g.state.gone and "chainmail" not in in_shop(g, 1)


@pytest.mark.rule("D2-SHP-14", "D2-SHP-19", "D2-REL-02")
def test_relics_are_exchanged_but_never_sold() -> None:
    g = at_the_shop(items={0: ("staff-of-light",)})
    relic = card("staff-of-light")
    assert SellOption(relic) not in offered(g) and HandOverOption(relic) in offered(g)
    found = RESALE.objection(g, Shopping(), relic)
    assert found is not None and (found.rule, found.says) == ("D2-SHP-14", "relic-not-sold")
    pick(g, HandOverOption(relic))
    assert offered(g) == [GiveToOption(Seat(1)), GiveToOption(Seat(2)), GiveToOption(Seat(3)), BackOption()]
    pick(g, GiveToOption(Seat(3)))
    assert relic in g.state.heroes[Seat(3)].items and relic not in g.state.heroes[Seat(0)].items


@pytest.mark.rule("D2-SHP-17", "D2-SHP-18")
def test_shop_cards_are_exchanged_and_starting_equipment_is_not() -> None:
    g = at_the_shop(items={2: ("chainmail",)})
    assert HandOverOption(card("chainmail")) in offered(g)
    own = g.state.heroes[Seat(0)].items[0]
    assert HandOverOption(own) not in offered(g) and SellOption(own) in offered(g)
    pick(g, HandOverOption(card("chainmail")))
    pick(g, GiveToOption(Seat(0)))
    assert "chainmail" in g.state.heroes[Seat(0)].items


@pytest.mark.rule("D2-SHP-20")
def test_gold_of_a_sale_buys_at_once() -> None:
    g = at_the_shop(*EXAMPLE[:4], "lucky-charm#2", gold=50, items={1: ("steel-broadsword",)})
    assert BuyOption(card("iron-battleaxe")) not in offered(g)
    pick(g, SellOption(card("steel-broadsword")))
    pick(g, AgreeOption())
    assert BuyOption(card("iron-battleaxe")) in offered(g)


def test_thinking_better_of_a_purchase_costs_nothing() -> None:
    g = at_the_shop(*EXAMPLE[:4], "lucky-charm#2", gold=300)
    pick(g, BuyOption(card("sling")))
    pick(g, BackOption())
    assert g.state.purse.gold == 300 and BuyOption(card("sling")) in offered(g)


@pytest.mark.rule("D2-HSU-07", "D2-SHP-13")
def test_two_classes_that_begin_with_the_same_card_have_a_copy_each() -> None:
    """A Knight and a Disciple each have a Wooden Shield."""
    party = ("syndrael:knight", "ashrian:disciple")
    g = at_the_shop(party=party)
    shields = [card("wooden-shield"), card("wooden-shield#2")]
    assert [each for hero in g.state.heroes.values() for each in hero.items if "shield" in each] == shields
    pick(g, SellOption(shields[1]))
    assert g.open[0].seats == (Seat(1),)
    pick(g, AgreeOption())
    assert shields[1] in g.state.gone and shields[0] in g.state.heroes[Seat(0)].items
