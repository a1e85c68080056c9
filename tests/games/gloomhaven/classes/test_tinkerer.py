"""Every ability card of the Tinkerer of level 1 and X, half by half, and its perks."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used
from games.gloomhaven.scenes import scene
from games.gloomhaven.test_party import started
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.kernel import Seat

from . import halves
from .halves import FIELD, after_round, is_strong, left, lone, lost_hp, row_of, strong, summon, walk


@pytest.mark.parametrize(
    ("card", "hexes", "ends"),
    [
        ("proximity-mine", 4, "discard"),
        ("ink-bomb", 4, "discard"),
        ("stun-shot", 4, "discard"),
        ("energizing-tonic", 6, "lost, 1 xp"),
        ("potent-potables", 3, "discard"),
    ],
)
def test_moves(card: str, hexes: int, ends: str) -> None:
    halves.move("tinkerer", card, "bottom", hexes, False, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("stun-shot", "top", 1, 3, "stun", "discard"),
        ("enhancement-field", "top", 3, 3, "", "discard"),
        ("toxic-bolt", "top", 2, 3, "poison", "discard, earth"),
        ("toxic-bolt", "bottom", 5, 2, "", "lost, 2 xp"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    halves.attack("tinkerer", card, half, value, reach, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [
        ("harmless-contraption", "bottom", 2, 3, "discard"),
        ("reinvigorating-elixir", "top", 3, 3, "discard"),
        ("restorative-mist", "top", 3, 3, "discard"),
        ("energizing-tonic", "top", 5, 2, "lost, 2 xp"),
        ("reviving-shock", "bottom", 5, 2, "lost, 2 xp"),
    ],
)
def test_heals(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.heal("tinkerer", card, half, value, reach, ends)


@pytest.mark.parametrize(
    ("card", "value", "conditions", "ends"),
    [("ink-bomb", 4, "", "lost, 3 xp, dark"), ("net-shooter", 3, "immobilize", "lost, 3 xp")],
)
def test_bursts(card: str, value: int, conditions: str, ends: str) -> None:
    halves.burst("tinkerer", card, "top", value, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("net-shooter", "bottom"),
        ("restorative-mist", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("tinkerer", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("net-shooter", "bottom", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("tinkerer", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("harmless-contraption", "top"),
        ("potent-potables", "top"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("tinkerer", card, half)


def test_hook_gun_loots_2() -> None:
    halves.loot("tinkerer", "hook-gun", "bottom", 2, "lost, 1 xp")


def test_hook_gun_pulls_2() -> None:
    table = lone("tinkerer", monsters=row_of("cave-bear", 3, 4)).play(1, "hook-gun", "top")
    assert table.keys("target") == ["2"]
    table.picks("target 2", "hex 2:1")
    assert (table.at(2), lost_hp(table, 2)) == ("1:1", [2]) and left(table, "hook-gun") == "discard"


def test_reviving_shock_attacks_two() -> None:
    halves.volley("tinkerer", "reviving-shock", "top", 2, 3, 2, "discard")


@pytest.mark.rule("GH-TER-10", "GH-TER-13")
def test_proximity_mine_earns_when_an_enemy_walks_into_it() -> None:
    table = lone("tinkerer", monsters="cave-bear 2:1", money="1:0").play(1, "proximity-mine", "top")
    assert table.keys("hex") == ["0:0", "1:1", "0:2"]
    table.picks("hex 1:1")
    assert left(table, "proximity-mine") == "lost"
    walk(table, 2, "1:1")
    assert lost_hp(table, 2) == [6] and left(table, "proximity-mine") == "lost, 2 xp"
    assert not table.state.terrain.traps


def test_proximity_mine_earns_nothing_by_friends() -> None:
    table = scene(tinkerer="0:0", brute="2:0", hero_level=9).play(1, "proximity-mine", "top").picks("hex 1:0")
    walk(table, 2, "1:0").picks("suffer")
    assert lost_hp(table, 2) == [6] and left(table, "proximity-mine") == "lost"


@pytest.mark.rule("GH-SUM-05", "GH-SUM-22")
def test_harmless_contraption_is_a_decoy() -> None:
    table = summon("tinkerer", "harmless-contraption", "top", monsters="cave-bear 5:1, cave-bear 3:1").turn(4)
    decoy = table.figure(4)
    assert (decoy.kind, decoy.hp, decoy.full) == ("decoy", 6, 6) and table.at(4) == "2:1"
    assert lost_hp(table, 2, 3) == [0, 0] and left(table, "harmless-contraption") == "active, 2 xp"
    table = summon("tinkerer", "harmless-contraption", "top", monsters="cave-bear 9:1").turn(3)
    assert table.at(3) == "3:1"
    hit(table, 2, value=7, range=9)
    assert not table.is_up(3) and left(table, "harmless-contraption") == "lost, 2 xp"


def test_flamethrower_burns_three_hexes_before_it() -> None:
    table = lone(
        "tinkerer", FIELD, "3:3", monsters=", ".join(f"cave-bear {at}" for at in ("4:2", "5:2", "4:3", "5:1"))
    )
    table.play(1, "flamethrower", "top")
    assert "4:2 5:2 4:3" in table.keys("area") and len(table.keys("area")) == 3
    through(table, "area 4:2 5:2 4:3")
    assert lost_hp(table, 2, 3, 4, 5) == [3, 3, 3, 0] and left(table, "flamethrower") == "lost, 2 xp, fire"
    assert [table.conditions(i) for i in (2, 3, 4, 5)] == [["wound"]] * 3 + [[]]


def test_flamethrower_shields_who_stands_close() -> None:
    table = scene(tinkerer="0:0", brute="0:1", spellweaver="0:2", monsters="cave-bear 1:0", hero_level=9)
    table.play(1, "flamethrower", "bottom")
    assert left(table, "flamethrower") == "active"
    hit(table, 4, value=2, range=3, target=3)
    assert lost_hp(table, 1, 2, 3) == [1, 1, 2]
    assert after_round(table, "flamethrower") == "discard"


def test_net_shooter_holds_a_neighbour_then_moves_2() -> None:
    table = lone("tinkerer", FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 5:3").play(
        1, "net-shooter", "bottom"
    )
    assert table.keys("target") == ["2"]
    table.picks("target 2")
    assert "1:3" in table.keys("go") and "0:3" not in table.keys("go")
    table.picks("go 1:3")
    assert (
        table.conditions(2) == ["immobilize"]
        and table.at(1) == "1:3"
        and left(table, "net-shooter") == "discard"
    )


@pytest.mark.rule("GH-REC-03")
def test_reinvigorating_elixir_gives_back_all_discarded_cards() -> None:
    table = scene(tinkerer="0:0", brute="0:1", spellweaver="0:2")
    table.mats(1, hand=("skewer",), discard=("trample", "grab-and-go"), lost=("spare-dagger",))
    table.mats(2, discard=("mana-bolt",)).play(1, "reinvigorating-elixir", "bottom")
    assert table.keys() == ["target 2", "skip"]
    table.picks("target 2")
    assert table.mat(1).hand == ("skewer", "trample", "grab-and-go") and table.mat(1).lost == (
        "spare-dagger",
    )
    assert not table.mat(1).discard and table.mat(2).discard == ("mana-bolt",)
    assert left(table, "reinvigorating-elixir") == "lost, 2 xp"


def test_restorative_mist_moves_2_and_heals_neighbours() -> None:
    table = scene(halves.WIDE, tinkerer="0:1", brute="3:1", spellweaver="4:1")
    for figure in (1, 2, 3):
        table.looks(figure, hp=2)
    table.play(1, "restorative-mist", "bottom")
    assert "2:1" in table.keys("go") and "3:0" not in table.keys("go")
    table.picks("go 2:1")
    assert [table.hp(i) for i in (1, 2, 3)] == [2, 3, 2] and left(table, "restorative-mist") == "discard"


@pytest.mark.rule("GH-SHD-06")
def test_enhancement_field_adds_1_to_attacks_around() -> None:
    table = scene(tinkerer="0:0", brute="0:1", spellweaver="0:2", monsters="elite cave-bear 1:0")
    table.play(1, "enhancement-field", "bottom")
    dealt = [hit(table, hero, 1, range=3) and lost_hp(table, 4)[0] for hero in (1, 2, 3)]
    assert dealt == [2, 4, 5] and left(table, "enhancement-field") == "active"
    assert after_round(table, "enhancement-field") == "discard"
    assert lost_hp(hit(table, 2, 1, range=3), 4) == [6]


def test_volatile_concoction_poisons() -> None:
    table = lone("tinkerer", monsters="cave-bear 2:1").play(1, "volatile-concoction", "top").picks("hex 1:1")
    walk(table, 2, "1:1")
    assert (lost_hp(table, 2), table.conditions(2)) == ([2], ["poison"])
    assert left(table, "volatile-concoction") == "discard"


@pytest.mark.parametrize(("element", "cards"), [("", 1), ("ice", 2)])
def test_volatile_concoction_gives_back_a_card_or_two(element: str, cards: int) -> None:
    table = scene(tinkerer="0:0", brute="2:0", spellweaver="3:0").mats(
        1, discard=("trample", "skewer", "grab-and-go")
    )
    table.knows(elements=strong(element)).play(1, "volatile-concoction", "bottom")
    if element:
        table.picks("augment 0 ice")
    assert table.keys() == ["target 2", "skip"] and not is_strong(table, "ice")
    table.picks("target 2", "recover skewer")
    if cards == 2:
        table.picks("recover trample")
    assert not table.is_asked() and len(table.mat(1).discard) == 3 - cards and "skewer" in table.mat(1).hand
    assert left(table, "volatile-concoction") == "discard"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04")
def test_potent_potables_better_four_heals() -> None:
    table = facing("tinkerer", "potent-potables", "top").looks(1, hp=1).looks(2, hp=1)
    earned = []
    for card in ("restorative-mist", "reinvigorating-elixir", "stamina-booster", "harmless-contraption"):
        table.play(1, card, "top" if card != "harmless-contraption" else "bottom").picks("target 1")
        earned.append((table.hp(1), table.mat(0).xp))
        table.looks(1, hp=1)
    assert earned == [(6, 0), (6, 1), (7, 1), (5, 2)] and used(table) == 4
    assert left(table, "potent-potables") == "lost, 2 xp"
    table.play(1, "auto-turret", "bottom").picks("target 1")
    assert table.hp(1) == 4


# -- perks


@pytest.mark.rule("GH-PRK-03")
@pytest.mark.parametrize(
    ("perk", "times", "change"),
    [
        ("remove-2-minus-1", 2, {"minus-1": -2}),
        ("remove-1-minus-2-add-1-plus-0", 1, {"minus-2": -1, "plus-0": 1}),
        ("add-2-plus-1", 1, {"plus-1": 2}),
        ("add-1-plus-3", 1, {"plus-3": 1}),
        ("add-2-rolling-fire", 1, {"rolling-fire": 2}),
        ("add-3-rolling-muddle", 1, {"rolling-muddle": 3}),
        ("add-1-plus-1-wound", 2, {"plus-1-wound": 1}),
        ("add-1-plus-1-immobilize", 2, {"plus-1-immobilize": 1}),
        ("add-1-plus-1-heal-2", 2, {"plus-1-heal-2": 1}),
        ("add-1-plus-0-add-target", 1, {"plus-0-add-target": 1}),
        ("ignore-scenario-effects", 1, {}),
    ],
)
def test_perks(perk: str, times: int, change: dict[str, int]) -> None:
    assert halves.change("tinkerer", perk) == (times, change)


@pytest.mark.rule("GH-SET-07")
def test_the_tinkerer_shrugs_off_what_a_scenario_does() -> None:
    assert shrugs_off(started(party=("tinkerer:2;perks=ignore-scenario-effects", "brute")), Seat(0))
    assert not shrugs_off(started(party=("tinkerer:2;perks=add-1-plus-3", "brute")), Seat(0))


def test_a_card_of_3_more() -> None:
    assert lost_hp(halves.drawn("tinkerer", "plus-3"), 3) == [5]


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("cards", "damage", "conditions", "infused"),
    [
        ("rolling-fire plus-0", 2, "", "fire"),
        ("rolling-muddle rolling-muddle plus-1", 3, "muddle", ""),
        ("plus-1-wound", 3, "wound", ""),
        ("plus-1-immobilize", 3, "immobilize", ""),
    ],
)
def test_modifier_cards(cards: str, damage: int, conditions: str, infused: str) -> None:
    table = halves.drawn("tinkerer", *cards.split())
    assert lost_hp(table, 3) == [damage] and table.conditions(3) == conditions.split()
    assert " ".join(table.state.turn.infused) == infused


@pytest.mark.rule("GH-AMD-11")
def test_a_card_that_heals_the_tinkerer() -> None:
    table = halves.drawn("tinkerer", "plus-1-heal-2", hurt=3)
    assert lost_hp(table, 1, 3) == [1, 3]


@pytest.mark.rule("GH-EFX-18")
def test_a_card_that_adds_a_target() -> None:
    spots = "elite cave-bear 4:3, cave-bear 2:3"
    table = halves.drawn("tinkerer", "plus-0-add-target", "plus-1", monsters=spots).picks("target 4")
    assert lost_hp(table, 3, 4) == [2, 3]
