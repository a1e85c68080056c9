"""Every ability card of the Cragheart of level 1 and X, half by half, and its perks."""

from __future__ import annotations

import pytest

from games.gloomhaven.facing import facing, hit, through, used, value_of
from games.gloomhaven.scenes import Table, cells, scene, shelf
from games.gloomhaven.test_party import started
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.rules.scenario.special_rules import shrugs_off
from undercroft.kernel import Seat

from . import halves
from .halves import FIELD, LANE, after_round, change, drawn, is_strong, left, lone, lost_hp, ring_of, row_of
from .onward import BEAR, stays, steady, walked

HERO = "cragheart"
EARTH, NOTHING = halves.strong("earth"), halves.strong()
CONSUMED = "augment 0 earth"


@pytest.mark.parametrize(
    ("card", "hexes"), [("massive-boulder", 4), ("backup-ammunition", 3), ("dirt-tornado", 3)]
)
def test_moves(card: str, hexes: int) -> None:
    halves.move(HERO, card, "bottom", hexes, jump=False, ends="discard")


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "conditions", "ends"),
    [
        ("crushing-grasp", "top", 3, 1, "immobilize", "discard, earth"),
        ("crater", "top", 3, 3, "", "discard"),
        ("earthen-clod", "top", 2, 5, "", "discard"),
    ],
)
def test_attacks(card: str, half: str, value: int, reach: int, conditions: str, ends: str) -> None:
    halves.attack(HERO, card, half, value, reach, conditions, ends)


@pytest.mark.parametrize(
    ("card", "half", "value", "reach", "ends"),
    [("rumbling-advance", "top", 4, 2, "discard, earth"), ("earthen-clod", "bottom", 2, 3, "discard")],
)
def test_heals(card: str, half: str, value: int, reach: int, ends: str) -> None:
    halves.heal(HERO, card, half, value, reach, ends)


def test_crushing_grasp_loots_1() -> None:
    halves.loot(HERO, "crushing-grasp", "bottom", 1, "discard")


@pytest.mark.rule("GH-AOE-01", "GH-AOE-03")
def test_opposing_strike_falls_on_two_sides() -> None:
    table = lone(HERO, FIELD, "3:3", monsters=ring_of()).play(1, "opposing-strike", "top")
    assert sorted(table.keys("area")) == ["2:3 4:3", "3:2 3:4", "4:2 2:4"]
    through(table, "area 3:2 3:4")
    assert lost_hp(table, *range(2, 8)) == [0, 0, 3, 0, 0, 3]
    assert left(table, "opposing-strike") == "discard, 1 xp"


@pytest.mark.rule("GH-ACT-03")
def test_opposing_strike_answers_six_melee_attacks() -> None:
    table = facing(HERO, "opposing-strike", "bottom").looks(3, full=20, hp=20)
    assert left(table, "opposing-strike") == "active" and used(hit(table, value=1, range=2)) == 0
    assert lost_hp(table, 3) == [0]
    gained = [hit(table, value=1).mat(0).xp for _ in range(6)]
    assert lost_hp(table, 3) == [12] and gained == [0, 1, 1, 2, 2, 3]
    assert left(table, "opposing-strike") == "lost, 3 xp" and lost_hp(hit(table, value=1), 3) == [12]


@pytest.mark.parametrize(("pick", "damage", "ends"), [("pass", 4, "lost, 1 xp"), (CONSUMED, 5, "lost, 2 xp")])
def test_avalanche_falls_on_two_neighbours(pick: str, damage: int, ends: str) -> None:
    table = lone(HERO, FIELD, "3:3", monsters=ring_of()).knows(elements=EARTH).play(1, "avalanche", "top")
    table.picks(pick)
    assert len(table.keys("area")) == 6
    through(table, "area 4:2 4:3")
    assert lost_hp(table, *range(2, 8)) == [damage, damage, 0, 0, 0, 0]
    assert left(table, "avalanche") == ends and is_strong(table, "earth") == (pick == "pass")


def obstacles(table: Table) -> set[int]:
    return set(table.state.terrain.obstacles)


@pytest.mark.rule("GH-TER-25")
def test_avalanche_makes_two_obstacles_beside() -> None:
    table = lone(HERO, FIELD, "3:3", monsters=f"{BEAR} 4:3", traps="4:2", money="3:4").play(
        1, "avalanche", "bottom"
    )
    assert table.keys("hex") == ["3:2", "2:3", "2:4"]
    table.picks("hex 3:2", "hex 2:4")
    assert obstacles(table) == {cells("3:2"), cells("2:4")} and left(table, "avalanche") == "discard, earth"


def test_rumbling_advance_shakes_all_beside() -> None:
    walked(HERO, "rumbling-advance", "bottom", 2)
    table = scene(cragheart="2:3", brute="4:2", tinkerer="6:3", monsters=f"{BEAR} 4:3, {BEAR} 5:3")
    table.play(1, "rumbling-advance", "bottom").picks("go 3:3", "stop")
    through(table)
    assert lost_hp(table, 1, 2, 3, 4, 5) == [0, 1, 0, 1, 0]
    assert left(table, "rumbling-advance") == "discard, earth"


def test_massive_boulder_hurts_all_around_its_target() -> None:
    monsters = f"{BEAR} 5:3, {BEAR} 5:2, {BEAR} 6:2, {BEAR} 7:3"
    table = scene(cragheart="2:3", brute="6:3", tinkerer="3:3", monsters=monsters)
    table.play(1, "massive-boulder", "top")
    assert table.keys("target") == ["4", "5"]
    through(table.picks("target 4"))
    assert lost_hp(table, *range(1, 8)) == [0, 1, 0, 3, 1, 1, 0]
    assert left(table, "massive-boulder") == "discard, earth"


@pytest.mark.rule("GH-EFX-18", "GH-ACT-05")
def test_backup_ammunition_adds_a_target_to_four_ranged_attacks() -> None:
    monsters = f"{BEAR} 3:0, {BEAR} 3:1, {BEAR} 3:2"
    table = steady(through(lone(HERO, monsters=monsters).play(1, "backup-ammunition", "top")))
    assert left(table, "backup-ammunition") == "active"
    for shot in range(1, 5):
        table.perform(1, Attack(value=1, range=4)).picks("target 2", "target 3")
        assert not table.is_asked() and lost_hp(table, 2, 3, 4) == [shot, shot, 0] and table.mat(0).xp == shot
    assert left(table, "backup-ammunition") == "lost, 4 xp"
    table = through(lone(HERO, monsters=f"{BEAR} 1:1, {BEAR} 0:2").play(1, "backup-ammunition", "top"))
    table.perform(1, Attack(value=1)).picks("target 2")
    assert not table.is_asked() and left(table, "backup-ammunition") == "active"


def test_rock_tunnel_destroys_an_obstacle_beside() -> None:
    table = lone(HERO, obstacles="1:1+2:1 0:2 2:2").play(1, "rock-tunnel", "top")
    assert set(table.keys()) == {"hex 0:2", "area 1:1 2:1", "skip"}
    table.picks("area 1:1 2:1")
    assert obstacles(table) == {cells("0:2"), cells("2:2")} and left(table, "rock-tunnel") == "discard, 1 xp"


@pytest.mark.rule("GH-ACT-09")
@pytest.mark.parametrize(
    ("card", "half"),
    [("opposing-strike", "bottom"), ("backup-ammunition", "top"), ("natures-lift", "bottom")],
)
def test_bonuses_for_good(card: str, half: str) -> None:
    stays(HERO, card, half, "lost")


def test_rock_tunnel_holds_no_ally() -> None:
    table = scene(LANE, cragheart="0:1", brute="1:1", monsters=row_of(BEAR, 2))
    through(table.play(1, "rock-tunnel", "bottom").picks("go 3:1", "stop"))
    assert [table.conditions(i) for i in (2, 3)] == [[], ["immobilize"]]


def test_rock_tunnel_immobilizes_all_it_jumps_over() -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1, 3, 7)).play(1, "rock-tunnel", "bottom")
    assert "5:1" in table.keys("go") and "6:1" not in table.keys("go")
    through(table.picks("go 5:1"))
    assert [table.conditions(i) for i in (2, 3, 4)] == [["immobilize"], ["immobilize"], []]
    assert left(table, "rock-tunnel") == "lost, 1 xp"


@pytest.mark.parametrize(
    ("pick", "hurt", "ends"), [("pass", [3, 3, 0, 0], "lost, 1 xp"), (CONSUMED, [3, 3, 3, 0], "lost, 2 xp")]
)
def test_unstable_upheaval_attacks_all_around(pick: str, hurt: list[int], ends: str) -> None:
    """With earth all within 2; adjacent allies suffer 2 in any case."""
    monsters = f"{BEAR} 4:3, {BEAR} 2:3, {BEAR} 3:1, {BEAR} 6:3"
    table = scene(cragheart="3:3", brute="4:2", tinkerer="3:5", spellweaver="3:4", monsters=monsters)
    through(table.knows(elements=EARTH).play(1, "unstable-upheaval", "top").picks(pick))
    assert lost_hp(table, 5, 6, 7, 8) == hurt and lost_hp(table, 1, 2, 3, 4) == [0, 2, 0, 2]
    assert left(table, "unstable-upheaval") == ends


@pytest.mark.rule("GH-TRN-08", "GH-SHD-06")
def test_unstable_upheaval_hardens_all_allies() -> None:
    table = scene(cragheart="3:3", brute="4:2", tinkerer="9:7", monsters=f"{BEAR} 2:3, {BEAR} 9:6")
    through(table.play(1, "unstable-upheaval", "bottom"))
    assert lost_hp(table, 1, 2, 3) == [0, 1, 1] and left(table, "unstable-upheaval") == "active, 2 xp"
    assert lost_hp(hit(hit(table, 4), 5), 1, 2, 3) == [3, 1, 2]
    assert after_round(table, "unstable-upheaval") == "lost, 2 xp"
    assert lost_hp(hit(table, 5), 3) == [5]


@pytest.mark.parametrize(
    ("pick", "at", "ends"), [("pass", "2:1", "discard"), (CONSUMED, "4:1", "discard, 1 xp")]
)
def test_crater_pushes_2_with_earth(pick: str, at: str, ends: str) -> None:
    table = (
        lone(HERO, monsters=f"{BEAR} 2:1")
        .knows(elements=EARTH)
        .play(1, "crater", "top")
        .picks(pick, "target 2")
    )
    through(table, *(["hex 3:1", "hex 4:1"] if pick == CONSUMED else []))
    assert (table.at(2), lost_hp(table, 2), left(table, "crater")) == (at, [3], ends)


@pytest.mark.parametrize(("earth", "landing", "ends"), [(NOTHING, 1, "lost, 1 xp"), (EARTH, 2, "lost, 2 xp")])
def test_crater_shakes_where_it_leaps_off_and_where_it_lands(
    earth: tuple[int, ...], landing: int, ends: str
) -> None:
    table = scene(
        cragheart="1:3", brute="1:2", tinkerer="5:2", monsters=f"{BEAR} 2:3, {BEAR} 6:3, {BEAR} 3:3"
    )
    table.knows(elements=earth).play(1, "crater", "bottom").picks("perform")
    through(table, "go 5:3")
    assert table.at(1) == "5:3" and lost_hp(table, 1, 2, 3, 4, 5, 6) == [0, 1, landing, 1, landing, 0]
    assert left(table, "crater") == ends


@pytest.mark.rule("GH-AOE-05", "GH-AOE-09")
@pytest.mark.parametrize(("pick", "damage", "ends"), [("pass", 1, "discard"), (CONSUMED, 2, "discard, 1 xp")])
def test_dirt_tornado_whirls_over_seven_hexes(pick: str, damage: int, ends: str) -> None:
    """Enemies in it are attacked, allies too are muddled; at least one hex of it is within 2."""
    monsters = f"{BEAR} 5:3, {BEAR} 6:2, {BEAR} 7:3"
    table = scene(cragheart="2:3", brute="4:4", tinkerer="3:3", monsters=monsters).knows(elements=EARTH)
    table.play(1, "dirt-tornado", "top").picks(pick)
    assert all(len(key.split()) == 7 for key in table.keys("area"))
    assert "6:2 7:2 5:3 6:3 7:3 5:4 6:4" not in table.keys("area")
    through(table, "area 5:2 6:2 4:3 5:3 6:3 4:4 5:4")
    assert lost_hp(table, 1, 2, 3, 4, 5, 6) == [0, 0, 0, damage, damage, 0]
    assert [table.conditions(i) for i in range(1, 7)] == [[], ["muddle"], [], ["muddle"], ["muddle"], []]
    assert left(table, "dirt-tornado") == ends


def test_earthen_clod_immobilizes_with_earth() -> None:
    table = lone(HERO, monsters=row_of(BEAR, 5)).knows(elements=EARTH).play(1, "earthen-clod", "top")
    table.picks(CONSUMED, "target 2")
    assert table.conditions(2) == ["immobilize"] and lost_hp(table, 2) == [2]
    assert left(table, "earthen-clod") == "discard, 1 xp"


@pytest.mark.rule("GH-EFX-13")
def test_heaving_swing_breaks_an_obstacle_with_its_target() -> None:
    table = lone(HERO, LANE, monsters=row_of(BEAR, 1), obstacles="2:1+3:1").play(1, "heaving-swing", "top")
    through(table, "target 2", "bump 2:1")
    assert (table.at(2), lost_hp(table, 2), obstacles(table)) == ("2:1", [5], set())
    assert left(table, "heaving-swing") == "discard, 1 xp"
    table = (
        lone(HERO, LANE, monsters=row_of(BEAR, 1))
        .play(1, "heaving-swing", "top")
        .picks("target 2", "hex 2:1")
    )
    assert (table.at(2), lost_hp(table, 2), left(table, "heaving-swing")) == ("2:1", [3], "discard")


@pytest.mark.parametrize(("card", "ranged", "melee"), [("heaving-swing", 4, 3), ("forceful-storm", 3, 5)])
def test_bonuses_of_the_round(card: str, ranged: int, melee: int) -> None:
    table = facing(HERO, card, "bottom", monsters=f"{BEAR} 1:0").looks(3, full=30, hp=30)
    assert left(table, card) == "active"
    values = [value_of(table, Attack(value=3, range=2)), value_of(table, Attack(value=3))]
    assert values == [ranged, melee] and after_round(table, card) == "discard"
    assert value_of(table, Attack(value=3, range=2)) == value_of(table, Attack(value=3)) == 3


@pytest.mark.rule("GH-XP-03")
def test_forceful_storm_disarms_three_in_a_triangle() -> None:
    monsters = f"{BEAR} 5:3, {BEAR} 6:2, {BEAR} 6:3, {BEAR} 5:4"
    table = lone(HERO, FIELD, "2:3", monsters=monsters).play(1, "forceful-storm", "top")
    assert all(len(key.split()) == 3 for key in table.keys("area"))
    assert "6:2 7:2 6:3" not in table.keys("area")
    through(table, "area 6:2 5:3 6:3")
    assert lost_hp(table, 2, 3, 4, 5) == [3, 3, 3, 0]
    assert [table.conditions(i) for i in (2, 3, 4, 5)] == [["disarm"]] * 3 + [[]]
    assert left(table, "forceful-storm") == "lost, 3 xp, air"


def test_natures_lift_heals_two_within_3() -> None:
    table = scene(cragheart="0:1", brute="3:1", tinkerer="2:1", spellweaver="4:1")
    for figure in (1, 2, 3, 4):
        table.looks(figure, hp=1)
    table.play(1, "natures-lift", "top")
    assert table.keys("target") == ["1", "2", "3"]
    table.picks("target 2", "target 3")
    assert not table.is_asked() and [table.hp(i) for i in (1, 2, 3, 4)] == [1, 3, 3, 1]
    assert left(table, "natures-lift") == "discard"


@pytest.mark.rule("GH-ACT-05", "GH-ELM-12")
def test_natures_lift_carries_ranged_attacks_2_farther_for_air() -> None:
    table = through(lone(HERO, monsters=row_of(BEAR, 4, 5)).play(1, "natures-lift", "bottom"))
    table.looks(2, full=30, hp=30)
    table.perform(1, Attack(value=1, range=2))
    assert not table.is_asked() and left(table, "natures-lift") == "active"
    gained = []
    for _ in range(6):
        table.knows(elements=halves.strong("air")).perform(1, Attack(value=1, range=2)).picks("augment 0 air")
        assert table.keys("target") == ["2"]
        gained.append(table.picks("target 2").mat(0).xp)
        assert not is_strong(table, "air")
    assert gained == [0, 1, 1, 2, 2, 3] and left(table, "natures-lift") == "lost, 3 xp"


PERKS: dict[str, tuple[int, dict[str, int]]] = {
    "remove-4-plus-0": (1, {"plus-0": -4}),
    "remove-1-minus-1-add-1-plus-1": (3, {"minus-1": -1, "plus-1": 1}),
    "add-1-minus-2-2-plus-2": (1, {"minus-2": 1, "plus-2": 2}),
    "add-1-plus-1-immobilize": (2, {"plus-1-immobilize": 1}),
    "add-1-plus-2-muddle": (2, {"plus-2-muddle": 1}),
    "add-2-rolling-push-2": (1, {"rolling-push-2": 2}),
    "add-2-rolling-earth": (2, {"rolling-earth": 2}),
    "add-2-rolling-air": (1, {"rolling-air": 2}),
    "ignore-item-effects": (1, {}),
    "ignore-scenario-effects": (1, {}),
}


@pytest.mark.rule("GH-PRK-03", "GH-PRK-07")
def test_perks() -> None:
    assert {perk.id: change(HERO, perk.id) for perk in shelf().character[HERO].perks} == PERKS
    heavy = next(item.id for item in shelf().item.values() if item.minus_ones)
    assert halves.deck(f"cragheart:2;perks=ignore-item-effects;items={heavy}") == halves.deck("cragheart")
    g = started(party=("cragheart:2;perks=ignore-scenario-effects", "brute"))
    assert shrugs_off(g, Seat(0)) and not shrugs_off(g, Seat(1))


@pytest.mark.rule("GH-AMD-10", "GH-AMD-12")
@pytest.mark.parametrize(
    ("card", "damage", "conditions", "at", "infused"),
    [
        ("plus-1-immobilize", 3, ["immobilize"], "4:3", ()),
        ("plus-2-muddle", 4, ["muddle"], "4:3", ()),
        ("rolling-push-2", 2, [], "6:3", ()),
        ("rolling-earth", 2, [], "4:3", ("earth",)),
        ("rolling-air", 2, [], "4:3", ("air",)),
    ],
)
def test_modifier_cards(
    card: str, damage: int, conditions: list[str], at: str, infused: tuple[str, ...]
) -> None:
    """An Attack 2 with each card that a perk adds; the rolling ones roll on to a +0."""
    table = drawn(HERO, card, "plus-0")
    through(table, *(["hex 5:3", "hex 6:3"] if card == "rolling-push-2" else []))
    assert (lost_hp(table, 3), table.conditions(3), table.at(3)) == ([damage], conditions, at)
    assert table.state.turn.infused == infused
