"""Area attacks: patterns, what they hit, from where (GH-AOE)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.fights import AreaLaid, AttackDeclared, ModifierDrawn
from undercroft.games.gloomhaven.records.abilities import Attack
from undercroft.games.gloomhaven.records.whom import Area

from .scenes import Table, cells, scene

TRIANGLE = Area(hexes=((0, 0), (1, -1), (1, 0)), origin="target")


def lay(table: Table, *hexes: str) -> Table:
    """Lay the pattern on just these hexes."""
    return table.picks(next(f"area {key}" for key in table.keys("area") if set(key.split()) == set(hexes)))


def laid(table: Table) -> set[int]:
    """Every way to lay the pattern that is offered."""
    return {cells(key) for key in table.keys("area")}


@pytest.mark.rule("GH-AOE-01")
def test_a_pattern_may_be_turned() -> None:
    table = scene(brute="4:3", spellweaver="0:0", monsters="cave-bear 5:3, cave-bear 3:3, cave-bear 4:2")
    table.perform(1, Attack(value=1, area=Area(hexes=((1, 0), (2, 0)))))
    assert laid(table) == {cells("5:3 6:3"), cells("3:3 2:3"), cells("4:2 4:1")}


@pytest.mark.rule("GH-AOE-02")
def test_a_pattern_may_be_mirrored() -> None:
    table = scene(brute="4:3", spellweaver="0:0", monsters="cave-bear 5:3")
    table.perform(1, Attack(value=1, area=Area(hexes=((1, 0), (2, -1)))))
    assert {cells("5:3 6:2"), cells("5:3 5:4")} <= laid(table)


@pytest.mark.rule("GH-AOE-03", "GH-AOE-E2", "GH-AOE-04")
def test_a_flamethrower_is_melee_on_all_in_its_hexes() -> None:
    table = scene(
        tinkerer="4:3", brute="0:0", monsters="cave-bear 5:2, cave-bear 6:2, cave-bear 5:3, cave-bear 4:2"
    )
    table.play(1, "flamethrower", "top")
    lay(table, "5:2", "6:2", "5:3").picks("target 3", "target 4")
    assert [table.hp(i) for i in (3, 4, 5, 6)] == [6, 6, 6, 9]
    assert len(table.events(ModifierDrawn)) == 3


@pytest.mark.rule("GH-AOE-05", "GH-AOE-08", "GH-AOE-E1")
def test_one_hex_of_an_ink_bomb_must_be_in_range() -> None:
    table = scene(tinkerer="0:3", brute="0:0", monsters="cave-bear 4:3, cave-bear 3:4")
    table.play(1, "ink-bomb", "top")
    found = laid(table)
    assert (
        cells("3:3 4:3 4:2") in found and cells("3:3 4:3 3:4") in found
    )  # the only hex in range may be empty
    assert cells("4:3 4:2 5:2") not in found
    lay(table, "3:3", "4:3", "3:4").picks("target 4")
    assert [event.target for event in table.events(AttackDeclared)] == [4, 3]
    assert (table.hp(3), table.hp(4), table.mat(0).xp) == (5, 5, 2)


@pytest.mark.rule("GH-AOE-06")
@pytest.mark.parametrize(("reach", "may"), [(1, False), (2, True)])
def test_the_hex_in_range_may_be_a_wall_one_farther_than_its_neighbour(reach: int, may: bool) -> None:
    table = scene(
        "0..4:1 0..4:2 0..4:3", tinkerer="0:2", brute="0:3", monsters="cave-bear 3:1, cave-bear 1:2"
    )
    table.perform(1, Attack(value=1, range=reach, area=Area(hexes=((0, 0), (1, 1)), origin="target")))
    assert (cells("2:0 3:1") in laid(table)) == may


@pytest.mark.rule("GH-AOE-07")
def test_each_enemy_in_the_pattern_needs_line_of_sight() -> None:
    walls = "3:2|4:2 3:3|4:2 3:3|4:3 3:4|4:3 3:1|4:1 3:2|4:1"
    table = scene(
        "0..6:1 0..6:2 0..6:3 0..6:4",
        tinkerer="2:3",
        brute="0:1",
        walls=walls,
        monsters="cave-bear 3:3, cave-bear 4:3",
    )
    table.perform(1, Attack(value=1, range=3, area=TRIANGLE))
    lay(table, "3:3", "4:3", "4:2")
    assert (table.hp(3), table.hp(4)) == (8, 9)


@pytest.mark.rule("GH-AOE-09", "GH-AOE-10")
def test_an_ally_in_the_pattern_suffers_nothing() -> None:
    table = scene(tinkerer="0:3", brute="3:3", monsters="cave-bear 4:3")
    table.perform(1, Attack(value=3, range=3, area=TRIANGLE, conditions=("poison",)))
    lay(table, "3:3", "4:3", "4:2")
    assert table.hp(2) == 10 and not table.conditions(2) and table.hp(3) == 6


@pytest.mark.rule("GH-AOE-12")
def test_a_ranged_pattern_has_disadvantage_against_neighbours() -> None:
    table = scene(tinkerer="2:3", brute="0:0", monsters="cave-bear 3:3, cave-bear 4:3")
    table.perform(1, Attack(value=3, range=3, area=TRIANGLE))
    lay(table, "3:3", "4:3", "4:2").picks("target 4")
    assert len(table.events(ModifierDrawn)) == 3
    assert table.event(AreaLaid).cells == cells("3:3 4:3 4:2")
