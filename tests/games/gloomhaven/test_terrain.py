"""Traps, hazardous and difficult terrain, obstacles (GH-TER, GH-DEF-09 to -11)."""

from __future__ import annotations

import pytest

from games.gloomhaven.arena import empty_hexes
from games.gloomhaven.equipped import wears
from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import cells, scene
from undercroft.games.gloomhaven.events.ground import GroundScorched, ObstacleMade, TrapSprung
from undercroft.games.gloomhaven.options import GoOption
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    CreateObstacle,
    CreateTrap,
    DestroyObstacle,
    DisarmTrap,
    Move,
    MoveObstacle,
    Push,
)
from undercroft.games.gloomhaven.records.maps import Room
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage, trap_damage
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.movement.going import ends
from undercroft.games.gloomhaven.state import Trap
from undercroft.kernel import FigureId, Seat, view

FIELD = "0..4:0 0..4:1 0..4:2"


def at(place: str) -> int:
    return cells(place).bit_length() - 1


@pytest.mark.rule("GH-TER-02", "GH-TER-04", "GH-TER-07")
def test_a_trap_springs_on_who_enters_and_is_gone() -> None:
    table = scene(brute="0:0", traps="1:0", level=2)
    table.perform(1, Move(value=1)).picks("go 1:0", "suffer")
    assert table.hp(1) == 10 - 4
    assert table.state.terrain.traps == ()
    assert table.event(TrapSprung).trap.damage == 4


@pytest.mark.rule("GH-TER-11", "GH-MOV-07")
@pytest.mark.parametrize(
    ("jump", "flies", "expected"),
    [
        (False, False, {"1:0": (1, 0), "2:0": (1, 0), "3:0": (1, 1), "4:0": (1, 1)}),
        (True, False, {"1:0": (1, 0), "2:0": (0, 0), "3:0": (0, 1), "4:0": (0, 0)}),
        (False, True, {"1:0": (0, 0), "2:0": (0, 0), "3:0": (0, 0), "4:0": (0, 0)}),
    ],
)
def test_a_move_says_how_many_traps_and_hazards_are_on_its_way(
    jump: bool, flies: bool, expected: dict[str, tuple[int, int]]
) -> None:
    table = scene("0..4:0", brute="0:0", traps="1:0", hazards="3:0")
    if flies:
        wears(table, "boots-of-levitation")
    table.perform(1, Move(value=4, jump=jump))
    found = [option for option in table.asked.options if isinstance(option, GoOption)]
    assert {option.words()[0]: (option.traps, option.hazards) for option in found} == expected


@pytest.mark.rule("GH-TER-02", "GH-MOV-19")
def test_a_trap_springs_on_who_is_pushed_in() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2", traps="4:2")
    full = table.hp(2)
    table.perform(1, Push(value=1)).picks("target 2", "hex 4:2")
    assert table.hp(2) == full - 3


@pytest.mark.rule("GH-TER-03")
def test_flying_and_jumping_past_spring_no_trap() -> None:
    table = scene(brute="0:0", traps="1:0")
    table.perform(1, Move(value=2, jump=True)).picks("go 2:0")
    if table.is_asked():
        table.picks("stop")
    assert len(table.state.terrain.traps) == 1
    flying = scene(brute="2:2", monsters="night-demon 3:2", traps="4:2")
    flying.looks(2, kind="wind-demon").perform(1, Push(value=1)).picks("target 2", "hex 4:2")
    assert len(flying.state.terrain.traps) == 1


@pytest.mark.rule("GH-TER-03", "GH-MOV-10")
def test_a_jump_that_ends_on_a_trap_springs_it() -> None:
    table = scene(brute="0:0", traps="2:0")
    table.perform(1, Move(value=2, jump=True)).picks("go 2:0")
    table.picks("suffer" if table.offers("suffer") else "stop")
    if table.is_asked():
        table.picks("suffer")
    assert table.hp(1) == 7


@pytest.mark.rule("GH-TER-05")
def test_a_disarmed_trap_harms_nobody() -> None:
    table = scene(brute="0:0", traps="1:0 0:1 4:4")
    table.perform(1, DisarmTrap())
    assert table.keys() == ["hex 1:0", "hex 0:1", "skip"]
    table.picks("hex 1:0")
    assert (table.hp(1), len(table.state.terrain.traps)) == (10, 2)
    assert table.mat(0).deeds.count("traps-gone") == 1


@pytest.mark.rule("GH-TER-05")
def test_all_traps_in_range_or_moved_through_are_disarmed() -> None:
    near = scene(brute="0:0", traps="1:0 0:2 4:4")
    near.perform(1, DisarmTrap(within=2, count="all"), forced=True)
    assert len(near.state.terrain.traps) == 1
    through = scene(brute="0:0", traps="1:0 3:3")
    jump = Move(value=2, jump=True)
    through.perform(1, jump, DisarmTrap(through=True, count="all")).picks("go 2:0")
    while through.is_asked():
        through.picks("stop" if through.offers("stop") else "perform")
    assert [trap.cell for trap in through.state.terrain.traps] == [at("3:3")]


@pytest.mark.rule("GH-TER-05", "GH-TER-04", "GH-TER-13")
def test_an_enemy_may_suffer_what_a_disarmed_trap_would_have_done() -> None:
    table = scene(scoundrel="0:0", traps="1:0", monsters="bandit-guard 3:0, bandit-guard 9:7")
    table.state.terrain = type(table.state.terrain)(traps=(Trap(at("1:0"), 3, ("stun",)),))
    full = table.hp(2)
    table.perform(1, DisarmTrap(onto=Whom(side="enemies", within=3))).picks("hex 1:0", "target 2")
    assert (table.hp(2), table.conditions(2)) == (full - 3, ["stun"])
    assert table.state.terrain.traps == ()
    table.looks(2, hp=2)
    table.state.terrain = type(table.state.terrain)(traps=(Trap(at("1:0"), 3),))
    table.perform(1, DisarmTrap(onto=Whom(side="enemies", within=3))).picks("hex 1:0", "target 2")
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-TER-06", "GH-TER-09")
def test_a_trap_with_conditions_alone_deals_no_damage() -> None:
    table = scene(brute="0:0", traps="1:0")
    table.state.terrain = type(table.state.terrain)(traps=(Trap(at("1:0"), 0, ("poison", "immobilize")),))
    table.perform(1, Move(value=3)).picks("go 1:0")
    assert (table.hp(1), table.conditions(1)) == (10, ["poison", "immobilize"])
    assert not table.is_asked()


@pytest.mark.rule("GH-TER-07", "GH-TER-08", "GH-TER-14")
def test_the_damage_of_traps_and_hazards_follows_the_level() -> None:
    table = scene(brute="0:0", level=3)
    assert (trap_damage(table.game), hazard_damage(table.game)) == (5, 2)
    alone = scene(brute="0:0", level=3, variants=("GH-VAR-02",))
    assert (trap_damage(alone.game), hazard_damage(alone.game)) == (6, 3)


@pytest.mark.rule("GH-TER-10")
def test_a_made_trap_does_what_the_ability_says() -> None:
    table = scene(tinkerer="0:0", monsters="bandit-guard 1:0", money="0:1")
    table.perform(1, CreateTrap(damage=2, conditions=("stun",)))
    assert not table.is_asked()
    free = scene(tinkerer="1:1", money="0:1", monsters="bandit-guard 2:0")
    free.perform(1, CreateTrap(damage=2, conditions=("stun",)))
    assert free.keys() == ["hex 1:0", "hex 2:1", "hex 0:2", "hex 1:2", "skip"]
    free.picks("hex 2:1")
    assert free.state.terrain.traps == (Trap(at("2:1"), 2, ("stun",), FigureId(1)),)


@pytest.mark.rule("GH-TER-11")
def test_all_can_see_what_a_trap_does() -> None:
    table = scene(tinkerer="1:1", brute="4:4")
    table.perform(1, CreateTrap(damage=2, conditions=("stun",))).picks("hex 2:1")
    assert view(table.game, Seat(1)).state.terrain.traps[0].conditions == ("stun",)


@pytest.mark.rule("GH-TER-12")
def test_ones_own_trap_works_on_oneself() -> None:
    table = scene(tinkerer="1:1")
    table.perform(1, CreateTrap(damage=2, xp_when_sprung=2)).picks("hex 2:1")
    table.perform(1, Move(value=1)).picks("go 2:1", "suffer")
    assert (table.hp(1), table.mat(0).xp) == (6, 0)


@pytest.mark.rule("GH-TER-13")
def test_a_kill_by_a_trap_is_whose_who_forced_the_victim_in() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2, bandit-guard 9:7", traps="4:2").looks(2, hp=1)
    table.perform(1, Push(value=1)).picks("target 2", "hex 4:2")
    assert not table.is_up(2)
    assert table.mat(0).deeds.count("kills") == 1


@pytest.mark.rule("GH-TER-13")
def test_who_walks_into_a_trap_is_nobodys_kill_but_the_maker_is_paid() -> None:
    table = scene("0..9:0", tinkerer="0:0", monsters="bandit-guard 3:0, bandit-guard 9:0")
    table.state.terrain = type(table.state.terrain)(traps=(Trap(at("2:0"), 6, (), FigureId(1), 2),))
    table.looks(2, hp=1).turn(2, "528")
    assert not table.is_up(2)
    assert table.mat(0).deeds.count("kills") == 0
    assert table.mat(0).xp == 2


@pytest.mark.rule("GH-TER-14", "GH-TER-16")
def test_each_hazardous_hex_hurts_and_stays() -> None:
    table = scene(brute="0:0", hazards="1:0 2:0 1:1 2:1 1:2 0:1 0:2 0:3", level=2)
    table.perform(1, Move(value=2)).picks("go 1:0", "suffer", "go 2:0", "suffer")
    assert table.hp(1) == 10 - 2 - 2
    assert len(table.events(GroundScorched)) == 2
    assert table.state.terrain.hazardous.bit_count() == 8


@pytest.mark.rule("GH-TER-15")
def test_jumping_ignores_hazardous_terrain_but_at_its_end() -> None:
    table = scene(brute="0:0", hazards="1:0", level=2)
    table.perform(1, Move(value=2, jump=True)).picks("go 2:0")
    while table.is_asked():
        table.picks("stop")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-TER-17")
def test_standing_on_hazardous_terrain_and_leaving_it_does_not_hurt() -> None:
    table = scene(brute="0:0", hazards="0:0").mats(0, played=("trample", "skewer"))
    table.turn(1).picks("basic skewer bottom", "go 1:0")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-TER-18", "GH-TER-20")
def test_difficult_terrain_costs_two() -> None:
    table = scene("0..3:0", brute="0:0", difficult="1:0")
    one, three = (ends(table.game, FigureId(1), "walk", points) for points in (1, 3))
    assert not one & cells("1:0")
    assert three & cells("1:0 2:0") == cells("1:0 2:0")
    assert not three & cells("3:0")


@pytest.mark.rule("GH-TER-19")
def test_forced_and_jumping_movement_ignore_difficult_terrain() -> None:
    table = scene("0..3:0", brute="0:0", difficult="1:0")
    assert ends(table.game, FigureId(1), "jump", 2) & cells("2:0")
    pushed = scene(brute="2:2", monsters="bandit-guard 3:2", difficult="4:2")
    pushed.perform(1, Push(value=1)).picks("target 2", "hex 4:2")
    assert pushed.at(2) == "4:2"


@pytest.mark.rule("GH-TER-21", "GH-TER-23")
def test_obstacles_block_walking_and_landing() -> None:
    table = scene("0..2:0", brute="0:0", obstacles="1:0")
    walk, jump, fly = (ends(table.game, FigureId(1), how, 2) for how in ("walk", "jump", "fly"))
    assert not walk & cells("1:0 2:0")
    assert jump & cells("1:0 2:0") == cells("2:0")
    assert fly & cells("1:0 2:0") == cells("1:0 2:0")


@pytest.mark.rule("GH-TER-22")
def test_obstacles_do_not_block_sight() -> None:
    table = scene(FIELD, brute="0:1", obstacles="1:1", monsters="bandit-guard 2:1")
    table.perform(1, Attack(value=1, range=2))
    assert table.keys("target") == ["2"]


@pytest.mark.rule("GH-TER-24")
def test_nobody_is_pushed_into_an_obstacle() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2", obstacles="4:2")
    table.perform(1, Push(value=1)).picks("target 2")
    assert not table.offers("hex 4:2")


@pytest.mark.rule("GH-TER-25")
def test_a_new_obstacle_must_not_cut_the_map_in_two() -> None:
    narrow = scene("0..3:0", brute="1:0")
    narrow.perform(1, CreateObstacle())
    assert narrow.keys() == ["hex 0:0", "skip"]
    wide = scene("0..4:0 0..4:1", brute="0:0", obstacles="2:0")
    wide.perform(1, CreateObstacle(within=4))
    assert not {"hex 1:1", "hex 2:1"} & set(wide.keys())
    assert wide.offers("hex 0:1")


@pytest.mark.rule("GH-TER-25", "GH-DEF-09")
def test_obstacles_are_made_one_by_one_in_empty_hexes() -> None:
    table = scene(cragheart="1:1", money="1:0", monsters="bandit-guard 2:0")
    table.perform(1, CreateObstacle(count=2))
    assert table.keys("hex") == ["0:1", "2:1", "0:2", "1:2"]
    table.picks("hex 2:1", "hex 0:1")
    assert [event.cells for event in table.events(ObstacleMade)] == [cells("2:1"), cells("0:1")]
    assert not table.is_asked()


@pytest.mark.rule("GH-TER-26")
def test_a_large_obstacle_acts_in_all_its_hexes() -> None:
    table = scene(cragheart="4:4", monsters="bandit-guard 6:3")
    attack = Attack(value=2, who=Whom(side="enemies", count="all", within=1, of="obstacles"))
    table.perform(1, CreateObstacle(hexes=3, within=3), attack)
    assert all(len(tile.split()) == 3 for tile in table.keys("area"))
    tile = next(key for key in table.keys("area") if "5:3" in key)
    table.picks(f"area {tile}", "target 2")
    assert table.hp(2) == table.figure(2).full - 2
    table.perform(1, DestroyObstacle())
    assert table.keys("area") == [tile]
    table.picks(f"area {tile}")
    assert table.state.terrain.obstacles == ()


@pytest.mark.rule("GH-TER-25", "GH-TER-26")
def test_an_obstacle_of_one_hex_is_moved() -> None:
    table = scene("0..4:0 0..4:1", cragheart="0:0", obstacles="1:0", money="4:0")
    table.perform(1, MoveObstacle(to=4)).picks("hex 1:0")
    assert "4:0" not in table.keys("hex")
    table.picks("hex 3:0")
    assert table.state.terrain.obstacles == (cells("3:0"),)
    large = scene(cragheart="0:0", obstacles="1:0+2:0")
    large.perform(1, MoveObstacle(to=4))
    assert not large.is_asked()


@pytest.mark.rule("GH-TER-25")
def test_an_obstacle_is_made_where_somebody_was_killed() -> None:
    table = scene(cragheart="0:0", monsters="bandit-guard 3:0, bandit-guard 9:7")
    table.play(1, "petrify", "top").picks("target 2", "hex 3:0")
    assert table.state.terrain.obstacles == (cells("3:0"),)
    assert table.state.terrain.money == ((at("3:0"), 1),)


@pytest.mark.rule("GH-TER-26")
def test_obstacles_in_range_or_moved_through_are_destroyed() -> None:
    table = scene(cragheart="2:2", obstacles="3:2 2:4 8:2")
    table.perform(
        1,
        invented(
            "all in range are printed with an element to pay for", DestroyObstacle(count="all", within=2)
        ),
        forced=True,
    )
    assert table.state.terrain.obstacles == (cells("8:2"),)
    through = scene("0..3:0", cragheart="0:0", obstacles="1:0")
    through.perform(1, Move(value=2, jump=True), DestroyObstacle(count="all", through=True)).picks("go 2:0")
    while through.is_asked():
        through.picks("stop" if through.offers("stop") else "perform")
    assert through.state.terrain.obstacles == ()


@pytest.mark.rule("GH-TER-28", "GH-DEF-09", "GH-DEF-10")
def test_what_makes_a_hex_empty() -> None:
    table = scene(
        "0..7:0",
        brute="0:0",
        traps="1:0",
        money="2:0",
        obstacles="3:0",
        difficult="4:0",
        hazards="5:0",
        plates="6:0",
    )
    assert empty_hexes(table.game) == cells("6:0 7:0")


@pytest.mark.rule("GH-MOT-19")
def test_a_monster_lays_its_trap_as_near_as_possible_to_an_enemy() -> None:
    table = scene(brute="0:0", monsters="bandit-archer 4:0")
    table.perform(2, CreateTrap(damage=3, near_enemy=True))
    assert table.state.terrain.traps[0].cell == at("3:0")
    tied = scene(brute="4:1", monsters="bandit-archer 2:2")
    tied.perform(2, CreateTrap(damage=3, near_enemy=True))
    assert tied.keys() == ["hex 3:1", "hex 3:2"]


@pytest.mark.rule("GH-TER-04")
def test_a_trap_sprung_is_a_deed_of_whose_turn_it_is() -> None:
    table = scene(brute="2:2", spellweaver="0:0", monsters="bandit-guard 3:2", traps="4:2")
    table.perform(1, Push(value=1)).picks("target 3", "hex 4:2")
    assert (table.mat(0).deeds.count("traps-gone"), table.mat(1).deeds.count("traps-gone")) == (1, 0)


@pytest.mark.rule("GH-DEF-11")
def test_marks_of_the_scenario_leave_a_hex_empty() -> None:
    here = Room(id="here", tiles=("test",), floor="0..2:0", start="0..2:0")
    page = Scenario(id="test", number=1, goals=(KillAll(),), rooms=(here,), marks={"a": "1:0"})
    table = scene(brute="0:0", scenario=page)
    assert empty_hexes(table.game) == cells("1:0 2:0")


@pytest.mark.rule("GH-DEF-17")
def test_traps_and_hazardous_terrain_are_negative_hexes() -> None:
    table = scene(brute="0:0", traps="1:0", hazards="2:0", difficult="3:0", obstacles="4:0", money="5:0")
    assert harmful(table.game, FigureId(1)) == cells("1:0 2:0")
