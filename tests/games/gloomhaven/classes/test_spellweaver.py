"""Every ability card of the Spellweaver of level 1 and X, half by half, and its perks."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used, value_of
from games.gloomhaven.scenes import scene
from games.gloomhaven.stacks import pool
from undercroft.games.gloomhaven.records.abilities import Attack, RecoverCards
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import MONSTERS
from undercroft.kernel import FigureId

from . import halves
from .halves import FIELD, LANE, after_round, is_strong, left, lone, lost_hp, row_of, strong, summon


@pytest.mark.parametrize(
    ("card", "hexes", "jump", "ends"),
    [
        ("fire-orbs", 3, False, "discard"),
        ("impaling-eruption", 4, False, "discard"),
        ("reviving-ether", 4, True, "discard"),
        ("ride-the-wind", 8, True, "lost, air"),
    ],
)
def test_moves(card: str, hexes: int, jump: bool, ends: str) -> None:
    halves.move("spellweaver", card, "bottom", hexes, jump, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [
        ("mana-bolt", "top", 2, 3, "discard"),
        ("frost-armor", "top", 2, 3, "discard"),
        ("flame-strike", "top", 3, 2, "discard"),
        ("flame-strike", "bottom", 2, 2, "discard"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.attack("spellweaver", card, half, value, reach, "", ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [
        ("freezing-nova", "bottom", 4, 4, "lost, light"),
        ("mana-bolt", "bottom", 3, 1, "discard"),
        ("aid-from-the-ether", "top", 3, 3, "discard"),
    ],
)
def test_heals(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.heal("spellweaver", card, half, value, reach, ends)


@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("crackling-air", "bottom"),
        ("hardened-spikes", "bottom"),
    ],
)
def test_moves_that_are_no_jumps(card: str, half: str) -> None:
    halves.walks("spellweaver", card, half)


@pytest.mark.parametrize(
    ("card", "half", "elements"),
    [
        ("freezing-nova", "top", ""),
    ],
)
def test_allies_are_spared(card: str, half: str, elements: str) -> None:
    halves.spares("spellweaver", card, half, *elements.split())


@pytest.mark.rule("GH-ACT-02", "GH-ACT-08", "GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [
        ("frost-armor", "bottom"),
        ("crackling-air", "top"),
        ("aid-from-the-ether", "bottom"),
    ],
)
def test_persistent_cards_stay_until_put_down(card: str, half: str) -> None:
    halves.keeps("spellweaver", card, half)


def test_ride_the_wind_loots_1() -> None:
    halves.loot("spellweaver", "ride-the-wind", "top", 1, "discard")


@pytest.mark.rule("GH-XP-03")
def test_fire_orbs_fall_on_three() -> None:
    halves.volley("spellweaver", "fire-orbs", "top", 3, 3, 3, "lost, 3 xp, fire")


@pytest.mark.rule("GH-ATK-16")
def test_impaling_eruption_runs_through_all_on_the_way() -> None:
    spots = "cave-bear 1:1, cave-bear 3:1, cave-bear 4:1, cave-bear 2:0, cave-bear 5:1"
    table = lone("spellweaver", monsters=spots).play(1, "impaling-eruption", "top")
    assert table.keys("target") == ["2", "3", "4", "5"]
    through(table, "target 4")
    assert lost_hp(table, *range(2, 7)) == [3, 3, 3, 0, 0]
    assert left(table, "impaling-eruption") == "lost, 3 xp, earth"


@pytest.mark.rule("GH-ATK-16")
def test_of_several_ways_the_spellweaver_takes_one() -> None:
    table = lone("spellweaver", FIELD, "3:3", monsters="cave-bear 5:4, cave-bear 4:3, cave-bear 3:4")
    table.play(1, "impaling-eruption", "top").picks("target 2")
    assert len(table.keys("area")) == 2  # past one bear or past the other
    through(table, "area 3:4 4:4 5:4")
    assert lost_hp(table, 2, 3, 4) == [3, 0, 3] and table.mat(0).xp == 2


@pytest.mark.rule("GH-REC-03", "GH-REC-05")
def test_reviving_ether_brings_back_all_lost_cards_and_stays_lost() -> None:
    table = lone("spellweaver").mats(
        0, hand=("mana-bolt",), lost=("fire-orbs", "ride-the-wind"), discard=("icy-blast",)
    )
    table.play(1, "reviving-ether", "top").picks("perform")
    assert table.mat(0).hand == ("mana-bolt", "fire-orbs", "ride-the-wind")
    assert table.mat(0).discard == ("icy-blast",) and left(table, "reviving-ether") == "lost, dark"
    table.perform(1, RecoverCards(what="lost", cards="all"))
    assert left(table, "reviving-ether") == "lost"


@pytest.mark.rule("GH-ELM-07", "GH-ELM-08")
@pytest.mark.parametrize(("element", "damage"), [("", 2), ("ice", 3)])
def test_freezing_nova_holds_all_neighbours(element: str, damage: int) -> None:
    table = lone("spellweaver", FIELD, "3:3", monsters="cave-bear 4:3, cave-bear 2:3, cave-bear 5:3")
    table.knows(elements=strong(element, "fire"))
    through(table.play(1, "freezing-nova", "top"), *([f"augment 0 {element}"] if element else []))
    assert lost_hp(table, 2, 3, 4) == [damage, damage, 0] and left(table, "freezing-nova") == "discard"
    assert [table.conditions(i) for i in (2, 3, 4)] == [["immobilize"], ["immobilize"], []]
    assert is_strong(table, "fire") and not is_strong(table, "ice")


@pytest.mark.rule("GH-ELM-18", "GH-ELM-21")
@pytest.mark.parametrize("card", ["mana-bolt", "frost-armor"])
@pytest.mark.parametrize("element", ["fire", "dark"])
def test_any_element_makes_a_bolt_stronger(card: str, element: str) -> None:
    table = lone("spellweaver", monsters=row_of("cave-bear", 2)).knows(elements=strong("fire", "dark"))
    table.play(1, card, "top")
    assert table.keys() == ["augment 0 dark", "augment 0 fire", "pass"]
    table.picks(f"augment 0 {element}", "target 2")
    assert lost_hp(table, 2) == [3] and left(table, card) == "discard, 1 xp"
    assert [is_strong(table, one) for one in ("fire", "dark")] == [element == "dark", element == "fire"]


@pytest.mark.rule("GH-XP-02", "GH-ELM-21")
def test_an_element_without_an_attack_earns_nothing() -> None:
    table = lone("spellweaver", monsters=row_of("cave-bear", 2)).knows(elements=strong("fire"))
    table.play(1, "mana-bolt", "top").picks("augment 0 fire", "skip")
    assert left(table, "mana-bolt") == "discard" and not table.is_asked()


@pytest.mark.rule("GH-ELM-07", "GH-XP-02")
def test_no_element_is_offered_for_an_attack_that_reaches_nobody() -> None:
    table = lone("spellweaver", monsters="").knows(elements=strong("fire")).play(1, "mana-bolt", "top")
    assert left(table, "mana-bolt") == "discard" and not table.is_asked()
    assert table.state.elements == strong("fire")


@pytest.mark.rule("GH-ACT-E1", "GH-ACT-03", "GH-ACT-04")
def test_frost_armor_takes_two_blows() -> None:
    table = facing("spellweaver", "frost-armor", "bottom")
    assert left(table, "frost-armor") == "active, ice"
    table.run(Suffer(FigureId(1), 2, "trap"))
    assert left(table, "frost-armor") == "active, 1 xp, ice" and hit(table, value=0) and used(table) == 1
    hit(table)
    assert lost_hp(table, 1) == [0] and left(table, "frost-armor").startswith("lost, 2 xp")
    assert lost_hp(hit(table), 1) == [3]


def test_flame_strike_wounds_with_fire() -> None:
    table = lone("spellweaver", monsters=row_of("cave-bear", 2)).knows(elements=strong("fire"))
    table.play(1, "flame-strike", "top").picks("augment 0 fire", "target 2")
    assert (lost_hp(table, 2), table.conditions(2)) == ([3], ["wound"]) and not is_strong(table, "fire")
    assert left(table, "flame-strike") == "discard"


@pytest.mark.rule("GH-ACT-03", "GH-ACT-04", "GH-XP-04")
def test_crackling_air_betters_four_attacks() -> None:
    table = facing("spellweaver", "crackling-air", "top")
    assert left(table, "crackling-air") == "active"
    values = [value_of(table, Attack(value=1)), value_of(table, Attack(value=1, range=2))]
    table.knows(elements=strong("air"))
    values.append(value_of(table, Attack(value=1), "augment 0 air"))
    assert not is_strong(table, "air") and left(table, "crackling-air") == "active, 1 xp"
    values += [value_of(table, Attack(value=1)) for _ in range(2)]
    assert values == [2, 2, 3, 2, 1] and left(table, "crackling-air") == "lost, 2 xp"


@pytest.mark.rule("GH-ELM-07")
@pytest.mark.parametrize(
    ("card", "element", "suffered", "answered"),
    [("crackling-air", "fire", 3, 2), ("hardened-spikes", "ice", 1, 0)],
)
def test_moves_with_a_guard_for_an_element(card: str, element: str, suffered: int, answered: int) -> None:
    table = lone("spellweaver", LANE, monsters=row_of("elite cave-bear", 4), hero_level=9)
    table.play(1, card, "bottom")
    assert table.keys("go") == ["1:1", "2:1", "3:1"]
    table.picks("go 3:1")
    assert not table.is_asked() and left(table, card) == "discard"
    table = lone("spellweaver", LANE, monsters=row_of("elite cave-bear", 4), hero_level=9)
    table.knows(elements=strong(element)).play(1, card, "bottom").picks("go 3:1", f"augment 0 {element}")
    through(table)
    assert left(table, card) == "active" and not is_strong(table, element)
    assert lost_hp(hit(table, 2), 1, 2) == [suffered, answered]
    after_round(table, card)
    assert lost_hp(hit(table, 2), 1, 2) == [suffered + 3, answered]


@pytest.mark.parametrize(("element", "answer"), [("", 2), ("earth", 3)])
def test_hardened_spikes_protect_who_stands_close(element: str, answer: int) -> None:
    table = scene(
        spellweaver="3:3", brute="3:4", tinkerer="5:3", monsters="elite cave-bear 4:3", hero_level=9
    )
    table.knows(elements=strong(element)).play(1, "hardened-spikes", "top")
    through(table, *([f"augment 0 {element}"] if element else []))
    assert left(table, "hardened-spikes") == "active, 2 xp"
    hit(table, 4, value=1, target=3)
    assert lost_hp(table, 4) == [2 * answer] and lost_hp(table, 1, 2, 3) == [1, 1, 1]
    assert after_round(table, "hardened-spikes") == "lost, 2 xp"
    assert lost_hp(hit(table, 4, value=1), 4) == [2 * answer]


@pytest.mark.rule("GH-SUM-05")
def test_aid_from_the_ether_is_an_archer() -> None:
    table = summon("spellweaver", "aid-from-the-ether", "bottom", monsters=row_of("cave-bear", 5)).turn(3)
    ally = table.figure(3)
    assert (ally.kind, ally.hp, ally.full) == ("mystic-ally", 2, 2)
    assert (
        table.at(3) == "3:1"
        and lost_hp(table, 2) == [3]
        and left(table, "aid-from-the-ether") == "active, 2 xp"
    )
    table = summon("spellweaver", "aid-from-the-ether", "bottom", monsters=row_of("cave-bear", 6)).turn(3)
    assert table.at(3) == "3:1" and lost_hp(table, 2) == [0]


# -- perks


@pytest.mark.rule("GH-PRK-03")
@pytest.mark.parametrize(
    ("perk", "times", "change"),
    [
        ("remove-4-plus-0", 1, {"plus-0": -4}),
        ("remove-1-minus-1-add-1-plus-1", 2, {"minus-1": -1, "plus-1": 1}),
        ("add-2-plus-1", 2, {"plus-1": 2}),
        ("add-1-plus-0-stun", 1, {"plus-0-stun": 1}),
        ("add-1-plus-1-wound", 1, {"plus-1-wound": 1}),
        ("add-1-plus-1-immobilize", 1, {"plus-1-immobilize": 1}),
        ("add-1-plus-1-curse", 1, {"plus-1-curse": 1}),
        ("add-1-plus-2-fire", 2, {"plus-2-fire": 1}),
        ("add-1-plus-2-ice", 2, {"plus-2-ice": 1}),
        ("add-1-rolling-earth-1-rolling-air", 1, {"rolling-earth": 1, "rolling-air": 1}),
        ("add-1-rolling-light-1-rolling-dark", 1, {"rolling-light": 1, "rolling-dark": 1}),
    ],
)
def test_perks(perk: str, times: int, change: dict[str, int]) -> None:
    assert halves.change("spellweaver", perk) == (times, change)


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("cards", "damage", "conditions", "infused"),
    [
        ("plus-0-stun", 2, "stun", ""),
        ("plus-1-wound", 3, "wound", ""),
        ("plus-1-immobilize", 3, "immobilize", ""),
        ("plus-2-fire", 4, "", "fire"),
        ("plus-2-ice", 4, "", "ice"),
        ("rolling-earth plus-0", 2, "", "earth"),
        ("rolling-air plus-1", 3, "", "air"),
        ("rolling-light rolling-dark minus-1", 1, "", "light dark"),
    ],
)
def test_modifier_cards(cards: str, damage: int, conditions: str, infused: str) -> None:
    table = halves.drawn("spellweaver", *cards.split())
    assert lost_hp(table, 3) == [damage] and table.conditions(3) == conditions.split()
    assert " ".join(table.state.turn.infused) == infused


@pytest.mark.rule("GH-AMD-10")
def test_a_card_that_curses() -> None:
    table = halves.drawn("spellweaver", "plus-1-curse")
    assert lost_hp(table, 3) == [3] and pool(table, MONSTERS).count("curse") == 1
