"""Items: what may be worn, what it weighs, from when it works (GH-ITM-01 to -09, -16, -28, -29, -33)."""

from __future__ import annotations

import pytest

from undercroft.content import read_pack
from undercroft.games.boxes import Edition
from undercroft.games.gloomhaven.box import BOX, make_rules
from undercroft.games.gloomhaven.party import Hero, modifier_cards_of
from undercroft.games.gloomhaven.records.abilities import Move
from undercroft.games.gloomhaven.rules.items.equipment import check_equipment
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Carried
from undercroft.kernel import Seat, SetupError, view

from .equipped import BRUTE, wears  # fmt: skip
from .scenes import scene, shelf


@pytest.mark.rule("GH-ITM-01", "GH-ITM-08")
def test_any_class_may_wear_any_item() -> None:
    for item in shelf().item:
        check_equipment(shelf(), 1, [item])
    with pytest.raises(SetupError, match="no item 'boots'"):
        check_equipment(shelf(), 1, ["boots"])


@pytest.mark.rule("GH-ITM-03")
def test_an_item_is_there_once() -> None:
    with pytest.raises(SetupError, match="2 times"):
        check_equipment(shelf(), 9, ["stun-powder", "stun-powder"])


@pytest.mark.rule("GH-ITM-05")
@pytest.mark.parametrize(
    "pair",
    [
        ("iron-helmet", "eagle-eye-goggles"),
        ("hide-armor", "leather-armor"),
        ("winged-shoes", "boots-of-striding"),
    ],
)
def test_one_item_for_head_body_and_legs(pair: tuple[str, str]) -> None:
    check_equipment(shelf(), 1, ["iron-helmet", "hide-armor", "winged-shoes"])
    with pytest.raises(SetupError, match="one can be worn"):
        check_equipment(shelf(), 9, pair)


@pytest.mark.rule("GH-ITM-06")
def test_two_hands() -> None:
    check_equipment(shelf(), 1, ["heater-shield", "poison-dagger"])
    check_equipment(shelf(), 1, ["war-hammer"])
    for hands in (
        ["heater-shield", "poison-dagger", "jagged-sword"],
        ["war-hammer", "poison-dagger"],
        ["war-hammer", "piercing-bow"],
    ):
        with pytest.raises(SetupError, match="Two hands"):
            check_equipment(shelf(), 9, hands)


@pytest.mark.rule("GH-ITM-07", "GH-DEF-20")
@pytest.mark.parametrize(
    ("level", "most"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 5)]
)
def test_small_items_by_level(level: int, most: int) -> None:
    small = [item.id for item in shelf().item.values() if item.slot == "small"]
    check_equipment(shelf(), level, small[:most])
    with pytest.raises(SetupError, match=f"room for {most}"):
        check_equipment(shelf(), level, small[: most + 1])


@pytest.mark.rule("GH-ITM-09")
def test_what_is_found_cannot_be_used_in_this_scenario() -> None:
    table = scene().mats(0, found=("item:minor-healing-potion",), items=("amulet-of-life",))
    table.perform(BRUTE, Move(value=1))
    assert table.offers("use-item amulet-of-life")
    assert not table.offers("use-item minor-healing-potion")


@pytest.mark.rule("GH-ITM-16", "GH-ITM-29")
def test_items_that_weigh_add_minus_ones_unless_a_perk_ignores_them() -> None:
    perks = shelf().character["brute"].perks
    ignoring = next(i for i, perk in enumerate(perks) if perk.ignore == "item-effects")
    for hero, count in (
        (Hero("brute"), 0),
        (Hero("brute", items=("hide-armor", "heavy-greaves")), 3),
        (Hero("brute", items=("hide-armor",), perks=(ignoring,)), 0),
    ):
        assert modifier_cards_of(shelf(), hero).count("extra-minus-1") == count


@pytest.mark.rule("GH-ITM-28")
def test_items_are_open_information() -> None:
    table = wears(scene(), "hide-armor")
    mat = view(table.game, Seat(1)).state.characters[Seat(0)]
    assert mat.items == (Carried("hide-armor"),)
    assert set(mat.hand) == {"?"}


@pytest.mark.rule("GH-ITM-33")
def test_items_work_from_the_very_start() -> None:
    edition = Edition(BOX, (read_pack(BOX.pack_folder),), make_rules(shelf()))
    game = edition.new_game(
        edition.settle(HavenSetup(party=("brute:1;items=leather-armor", "spellweaver"))), "items"
    )
    assert game.state.characters[Seat(0)].items == (Carried("leather-armor"),)
    armed = game.state.triggers["gh.strike.attacked"]
    assert [(each.owner, each.source, each.optional) for each in armed] == [(0, "leather-armor", True)]
    assert game.state.round == 0
