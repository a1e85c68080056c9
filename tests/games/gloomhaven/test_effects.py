"""What attacks do besides damage: conditions, Push, Pull, Pierce, Add Target (GH-EFX)."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.events.fights import AttackDeclared, ModifierDrawn
from undercroft.games.gloomhaven.events.ground import Shoved
from undercroft.games.gloomhaven.records.abilities import Attack, Condition, Push
from undercroft.games.gloomhaven.records.whom import Area, Crash, Whom
from undercroft.games.gloomhaven.rules.actions.lasting import SetAsking, asking_rights
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove
from undercroft.kernel import FigureId, Seat

from .inventions import invented
from .scenes import Table, cells, scene
from .stacks import stacked

ADJACENT = Whom(side="enemies", count="all", within=1)


def pushed(hexes: int = 2, pull: bool = False, at: str = "4:3", **more: Any) -> Table:
    """The Brute at 3:3 pushes, or pulls, a bear."""
    more.setdefault("monsters", f"cave-bear {at}")
    table = scene(brute="3:3", spellweaver="0:0", **more)
    return table.run(Shove(FigureId(3), FigureId(1), hexes, pull))


@pytest.mark.rule("GH-EFX-01", "GH-EFX-02")
def test_effects_come_after_the_damage_and_without_any() -> None:
    table = scene(monsters="cave-bear 1:0, cave-bear 0:2", draws=["plus-0", "null"])
    table.perform(1, Attack(value=2, range=2, target=2, conditions=("poison",))).picks("target 4", "target 3")
    assert (table.hp(3), table.hp(4)) == (9, 7)  # poison counts from the next attack on
    assert table.conditions(3) == table.conditions(4) == ["poison"]


@pytest.mark.rule("GH-KIL-03")
def test_nothing_more_befalls_who_died() -> None:
    table = scene(monsters="cave-bear 1:0").looks(3, hp=1)
    table.perform(
        1,
        invented(
            "printed together only on Stone Fists, behind an element",
            Attack(value=2, push=2, conditions=("poison",)),
        ),
    ).picks("target 3")
    assert not table.is_up(3) and not table.is_asked() and not table.conditions(3)


@pytest.mark.rule("GH-EFX-03", "GH-EFX-23")
def test_who_wants_to_be_asked_may_reorder_effects_and_leave_them_out() -> None:
    table = scene(monsters="cave-bear 1:0")
    right = asking_rights(table.game, Seat(0))[0]
    assert right.option.key == "ask-effects yes"
    table.run(SetAsking(Seat(0), True))
    table.perform(
        1,
        invented(
            "printed together only on Stone Fists, behind an element",
            Attack(value=2, push=1, conditions=("poison", "muddle")),
        ),
    ).picks("target 3")
    table.picks("effect push 1", "hex 2:0", "effect condition muddle", "skip")
    assert table.at(3) == "2:0" and table.conditions(3) == ["muddle"]
    assert asking_rights(table.game, Seat(0))[0].option.key == "ask-effects no"


@pytest.mark.rule("GH-EFX-05")
def test_effects_without_an_attack() -> None:
    table = scene(monsters="cave-bear 1:0")
    table.perform(1, Condition(conditions=("muddle",)), Push(value=1)).picks(
        "target 3", "target 3", "hex 2:0"
    )
    assert table.conditions(3) == ["muddle"] and table.at(3) == "2:0" and not table.events(ModifierDrawn)


@pytest.mark.rule("GH-EFX-06")
def test_each_hex_of_a_push_leads_farther_away() -> None:
    table = pushed()
    assert sorted(table.keys("hex")) == ["4:4", "5:2", "5:3"]
    table.picks("hex 5:3")
    assert sorted(table.keys("hex")) == ["5:4", "6:2", "6:3"] and not table.offers("skip")
    table.picks("hex 6:2")
    assert table.at(3) == "6:2" and not table.is_asked()


@pytest.mark.rule("GH-EFX-07")
def test_a_push_ends_where_no_hex_leads_away() -> None:
    table = pushed(3, floor="0..4:3 0..5:2 0..4:4", at="4:3").picks("hex 5:2")
    assert table.at(3) == "5:2" and not table.is_asked()


@pytest.mark.rule("GH-EFX-08", "GH-EFX-09")
def test_it_passes_allies_but_not_enemies_and_never_ends_on_anybody() -> None:
    monsters = "cave-bear 4:3, cave-bear 5:3"
    table = pushed(2, monsters=monsters)
    assert "5:3" in table.keys("hex")
    table.picks("hex 5:3")
    assert not table.keys("bump") and "6:3" in table.keys("hex")
    table.picks("hex 6:3")
    assert table.at(3) == "6:3"
    assert "5:3" not in pushed(1, monsters=monsters).keys("hex")
    table = scene(brute="3:3", spellweaver="5:3", monsters="cave-bear 4:3")
    table.run(Shove(FigureId(3), FigureId(1), 2))
    assert "5:3" not in table.keys("hex")


@pytest.mark.rule("GH-EFX-10", "GH-EFX-11")
def test_each_hex_of_a_pull_leads_closer() -> None:
    table = pushed(3, pull=True, at="6:3").picks("hex 5:3")
    assert table.at(3) == "4:3" and not table.is_asked()


@pytest.mark.rule("GH-EFX-12")
def test_traps_and_hazards_work_on_who_is_pushed_but_difficult_terrain_does_not() -> None:
    table = pushed(3, traps="5:3", difficult="6:3", hazards="7:3").picks("hex 5:3", "hex 6:3", "hex 7:3")
    assert table.at(3) == "7:3" and table.hp(3) == 9 - 3 - 1


@pytest.mark.rule("GH-MOV-13")
def test_who_flies_is_pushed_over_everything() -> None:
    table = pushed(2, monsters="wind-demon 4:3", obstacles="5:3", traps="6:3").picks("hex 5:3", "hex 6:3")
    assert table.at(3) == "6:3" and table.hp(3) == table.figure(3).full


@pytest.mark.rule("GH-EFX-13")
def test_a_push_may_be_declined_or_run_against_what_blocks() -> None:
    assert pushed().picks("skip").at(3) == "4:3"
    table = pushed(2, obstacles="5:3")
    assert not table.keys("bump")  # before the first hex that is the same as to decline
    assert table.picks("skip").at(3) == "4:3" and not table.is_asked()
    table = pushed(3, obstacles="6:3 6:2").picks("hex 5:3")
    assert table.offers("stop")  # once, whatever it is run against
    assert table.picks("stop").at(3) == "5:3" and not table.is_asked()
    assert not pushed(2).picks("hex 5:3").offers("stop")  # nothing blocks: it goes on


@pytest.mark.rule("GH-EFX-13")
def test_pushes_of_card_and_modifier_are_two() -> None:
    table = scene(brute="3:3", spellweaver="0:0", monsters="elite cave-bear 4:3")
    stacked(table, "rolling-push-1", "plus-0")
    table.perform(1, Attack(value=1, push=1)).picks("target 3", "hex 5:3", "skip")
    assert table.at(3) == "5:3" and len(table.events(Shoved)) == 1


@pytest.mark.rule("GH-EFX-14", "GH-EFX-24")
def test_farther_is_counted_round_walls_and_nobody_goes_through_one() -> None:
    table = pushed(1, walls="4:3|5:3 4:3|5:2")
    assert table.keys("hex") == ["4:4"]
    table = pushed(1, floor="3..4:3 3..4:4 5:3 5:4", walls="4:3|5:3 4:4|5:3")
    assert table.keys("hex") == ["4:4"]


@pytest.mark.rule("GH-EFX-15")
def test_who_cannot_move_can_be_pushed() -> None:
    table = scene(brute="3:3", spellweaver="0:0", monsters="cave-bear 4:3").looks(3, "immobilize", "stun")
    table.run(Shove(FigureId(3), FigureId(1), 1)).picks("hex 5:3")
    assert table.at(3) == "5:3"


@pytest.mark.rule("GH-MAT-10")
def test_the_hexes_of_a_monsters_push_are_chosen_by_the_players_and_nothing_is_left_out() -> None:
    table = scene(brute="3:3", spellweaver="0:0", monsters="cave-bear 4:3", obstacles="2:3")
    table.run(Shove(FigureId(1), FigureId(3), 1))
    assert sorted(table.keys()) == ["hex 2:4", "hex 3:2"] and table.asked.seats == (0, 1)


@pytest.mark.rule("GH-EFX-16", "GH-EFX-E1")
def test_pierce_ignores_shield() -> None:
    table = scene(monsters="flame-demon 1:0").looks(3, hp=9)
    table.perform(1, Attack(value=3, pierce=2)).picks("target 3")
    assert table.hp(3) == 7


@pytest.mark.rule("GH-EFX-17")
def test_pierce_adds_up_and_never_adds_damage() -> None:
    table = scene(monsters="flame-demon 1:0").looks(3, hp=9)
    stacked(table, "rolling-pierce-3", "plus-0")
    table.perform(1, Attack(value=3, pierce=2)).picks("target 3")
    assert table.hp(3) == 6


@pytest.mark.rule("GH-EFX-18", "GH-EFX-19", "GH-EFX-21")
def test_add_target_is_a_target_more_with_all_effects_and_a_card_of_its_own() -> None:
    table = scene(monsters="cave-bear 2:0, cave-bear 3:0, cave-bear 1:2")
    stacked(table, "plus-0-add-target", "rolling-add-target", "plus-1", "minus-1")
    table.perform(1, Attack(value=2, range=3, conditions=("muddle",))).picks("target 3")
    assert table.keys() == ["target 4", "target 5", "skip"]
    table.picks("target 5", "target 4")
    assert [table.hp(i) for i in (3, 4, 5)] == [7, 8, 6]
    assert all(table.conditions(i) == ["muddle"] for i in (3, 4, 5))


@pytest.mark.rule("GH-EFX-20")
def test_add_target_on_a_pattern_is_one_enemy_in_range_outside_it() -> None:
    table = scene(brute="4:3", spellweaver="0:0", monsters="cave-bear 5:3, cave-bear 3:3, cave-bear 4:5")
    stacked(table, "plus-0-add-target", "plus-0", "plus-0")
    table.perform(1, Attack(value=2, area=Area(hexes=((1, 0), (2, 0))))).picks("area 5:3 6:3")
    assert table.keys() == ["target 4", "skip"]
    table.picks("target 4")
    assert [table.hp(i) for i in (3, 4, 5)] == [7, 7, 9]


@pytest.mark.rule("GH-EFX-22")
def test_add_target_adds_nothing_to_an_attack_on_all() -> None:
    table = scene(brute="4:3", spellweaver="0:0", monsters="cave-bear 5:3, cave-bear 3:3, cave-bear 4:5")
    stacked(table, "plus-0-add-target", "plus-0")
    table.perform(1, Attack(value=2, who=ADJACENT)).picks("target 3")
    assert not table.is_asked() and [e.target for e in table.events(AttackDeclared)] == [3, 4]


def test_a_push_into_an_obstacle_that_destroys_it() -> None:
    crash = Crash(into="obstacle", destroys=True, damage=2, xp=1)
    table = scene(cragheart="3:3", brute="0:0", monsters="elite cave-bear 4:3", obstacles="5:3 6:3")
    table.perform(1, Attack(value=3, push=2, crash=crash)).picks("target 3", "bump 5:3", "bump 6:3")
    assert table.at(3) == "6:3" and table.hp(3) == 14 - 3 - 4 and table.mat(0).xp == 2
    assert not table.state.terrain.obstacles


def test_a_push_against_walls_and_obstacles_that_hurts() -> None:
    crash = Crash(into="wall-or-obstacle", damage=2, xp=1)
    table = scene(
        "0..4:3 0..4:4", cragheart="3:3", brute="0:3", monsters="elite cave-bear 4:3", obstacles="4:4"
    )
    table.perform(1, Attack(value=3, push=2, crash=crash)).picks("target 3")
    assert table.keys("bump") and not table.keys("hex")
    table.picks("bump 5:3", "bump 4:4")
    assert table.at(3) == "4:3" and table.hp(3) == 14 - 3 - 4 and table.mat(0).xp == 2
    assert table.state.terrain.obstacles == (cells("4:4"),)
