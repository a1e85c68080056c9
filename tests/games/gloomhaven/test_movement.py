"""Movement (GH-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.scenes import Table, cells, scene, shelf
from games.gloomhaven.test_party import started
from games.gloomhaven.test_selection import answers
from undercroft.games.gloomhaven.events.ground import DoorOpened, GroundScorched, TrapSprung, Walked
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack, Condition, Move
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.movement.going import going
from undercroft.games.gloomhaven.rules.movement.movement import Fall
from undercroft.games.gloomhaven.state import Terrain, Trap
from undercroft.kernel import FigureId, Seat, Trigger

LINE = "0..7:0"
WINGED = next(item.id for item in shelf().item.values() if item.worn is not None and item.worn.flying)


def alone(floor: str = LINE, **more: object) -> Table:
    """The Brute at 0:0; the Spellweaver is off the board."""
    return scene(floor, brute="0:0", spellweaver="", **more)  # type: ignore[arg-type]


def moving(value: int, floor: str = LINE, jump: bool = False, fly: bool = False, **more: object) -> Table:
    table = alone(floor, **more)
    if fly:
        table.mats(0, items=(WINGED,))
    return table.perform(1, Move(value=value, jump=jump))


@pytest.mark.rule("GH-MOV-01")
def test_up_to_so_many_hexes_on_a_way_of_choice() -> None:
    table = moving(3)
    assert table.keys() == ["go 1:0", "go 2:0", "go 3:0", "stop"]
    table.picks("go 2:0")
    assert table.keys() == ["go 1:0", "go 3:0", "stop"], "one hex is left"
    assert table.picks("go 3:0").at(1) == "3:0" and not table.is_asked()
    assert [event.path for event in table.events(Walked)] == [
        tuple(GRID.cell(q, 0) for q in (1, 2)),
        (GRID.cell(3, 0),),
    ]


@pytest.mark.rule("GH-MOV-02", "GH-MOV-06")
def test_through_allies_but_not_onto_them() -> None:
    table = scene(LINE, brute="0:0", spellweaver="1:0").perform(1, Move(value=2))
    assert table.keys() == ["go 1:0", "go 2:0", "stop"], "past the ally, by steps or at once"
    table.picks("go 1:0")
    assert not table.offers("stop") and table.offers("go 2:0")
    assert scene(LINE, brute="0:0", spellweaver="1:0").perform(1, Move(value=1)).is_asked() is False


@pytest.mark.rule("GH-MOV-03")
def test_not_through_enemies() -> None:
    assert moving(4, monsters="living-bones 2:0").keys() == ["go 1:0", "stop"]


@pytest.mark.rule("GH-MOV-04")
def test_not_through_obstacles() -> None:
    assert moving(4, obstacles="2:0").keys() == ["go 1:0", "stop"]


@pytest.mark.rule("GH-MOV-05")
@pytest.mark.parametrize(("jump", "fly"), [(False, False), (True, False), (False, True)])
def test_never_through_walls(jump: bool, fly: bool) -> None:
    assert moving(4, jump=jump, fly=fly, walls="1:0|2:0").keys() == ["go 1:0", "stop"]


@pytest.mark.rule("GH-MOV-06")
@pytest.mark.parametrize(("jump", "fly"), [(True, False), (False, True)])
def test_no_movement_ends_where_somebody_stands(jump: bool, fly: bool) -> None:
    table = moving(3, jump=jump, fly=fly, monsters="living-bones 2:0").picks("go 1:0")
    assert table.keys() == ["go 0:0", "go 2:0", "go 3:0", "stop"]
    assert table.picks("go 2:0").asked.keys() == ["go 1:0", "go 3:0"], "on it goes"


@pytest.mark.rule("GH-MOV-07", "GH-TER-02")
def test_traps_and_hazards_work_the_moment_a_hex_is_entered() -> None:
    table = moving(4, traps="2:0", hazards="3:0").picks("go 4:0", "suffer")
    assert [event.path[-1] for event in table.events(Walked)] == [GRID.cell(2, 0)]
    assert table.event(TrapSprung).figure == 1 and table.hp(1) == 7
    table.picks("go 4:0", "suffer")
    assert table.event(GroundScorched).cell == GRID.cell(3, 0) and table.hp(1) == 6
    assert table.picks("go 4:0").at(1) == "4:0"


@pytest.mark.rule("GH-MOV-08")
@pytest.mark.parametrize("condition", ["stun", "immobilize"])
def test_a_trap_ends_the_move_only_by_what_it_does(condition: str) -> None:
    trap = Terrain(traps=(Trap(GRID.cell(1, 0), 0, (condition,)),))
    table = alone().knows(terrain=trap).perform(1, Move(value=4)).picks("go 3:0")
    assert table.at(1) == "1:0" and not table.is_asked()
    plain = Terrain(traps=(Trap(GRID.cell(1, 0), 0, ("poison",)),))
    table = alone().knows(terrain=plain).perform(1, Move(value=4)).picks("go 3:0")
    assert table.offers("go 4:0")


@pytest.mark.rule("GH-MOV-06", "GH-MOV-08")
def test_stopped_where_an_ally_stands_it_makes_room() -> None:
    trap = Terrain(traps=(Trap(GRID.cell(2, 0), 0, ("immobilize",)),))
    table = (
        scene(LINE, brute="0:0", spellweaver="2:0")
        .knows(terrain=trap)
        .perform(1, Move(value=4))
        .picks("go 3:0")
    )
    assert answers(table) == ["hex 1:0", "hex 3:0"]
    assert table.picks("hex 1:0").at(1) == "1:0"


@pytest.mark.rule("GH-MOV-09")
def test_a_jump_ignores_figures_and_terrain_on_the_way() -> None:
    table = moving(
        6,
        jump=True,
        monsters="living-bones 1:0",
        obstacles="2:0",
        traps="3:0",
        hazards="4:0",
        difficult="5:0",
    ).picks("go 6:0")
    assert (
        table.at(1) == "6:0" and table.hp(1) == 10 and not table.events(TrapSprung) and not table.is_asked()
    )


@pytest.mark.rule("GH-MOV-10")
def test_the_last_hex_of_a_jump_is_normal_movement() -> None:
    table = moving(3, jump=True, obstacles="1:0", traps="2:0")
    assert table.keys() == ["go 1:0", "go 2:0", "go 3:0", "stop"]
    table.picks("go 1:0")
    assert not table.offers("stop"), "not on an obstacle"
    table.picks("go 2:0")
    assert not table.events(TrapSprung)
    assert table.picks("stop").asked.what == "gh.suffer.choose" and table.events(TrapSprung)


@pytest.mark.rule("GH-MOV-11")
def test_difficult_terrain_costs_a_jump_only_in_its_last_hex() -> None:
    assert moving(3, jump=True, difficult="1:0 2:0").offers("go 2:0")
    table = moving(2, jump=True, difficult="1:0 2:0")
    assert not table.offers("go 2:0") and table.offers("go 1:0")
    walking = moving(3, difficult="1:0 2:0")
    assert walking.offers("go 1:0") and not walking.offers("go 2:0")


@pytest.mark.rule("GH-MOV-12", "GH-MOV-14")
def test_a_flying_figure_ignores_all_even_at_the_end() -> None:
    for where in ("obstacles", "traps", "hazards", "difficult"):
        more: dict[str, Any] = {where: "2:0"}
        table = moving(2, fly=True, monsters="living-bones 1:0", **more).picks("go 2:0")
        assert table.at(1) == "2:0" and table.hp(1) == 10 and not table.events(TrapSprung)
    assert not moving(1, fly=True, monsters="living-bones 1:0").is_asked(), "not onto a figure"


@pytest.mark.rule("GH-MOV-13", "GH-MOV-19")
def test_pushing_is_movement_that_a_flyer_takes_flying() -> None:
    walker, flyer = (scene(LINE, brute="1:0", spellweaver="0:0", traps="2:0") for _ in range(2))
    flyer.mats(0, items=(WINGED,))
    for table, sprung in ((walker, 1), (flyer, 0)):
        pushed(table)
        assert table.at(1) == "2:0" and len(table.events(TrapSprung)) == sprung


def pushed(table: Table) -> None:
    """The Spellweaver, on the monsters' side for once, pushes the Brute one hex."""
    table.looks(2, side="monsters")
    table.perform(2, Attack(value=0, push=1)).picks("target 1")
    while table.is_asked() and table.at(1) != "2:0":
        keys = [option.key for option in table.asked.options]
        table.picks(next(key for key in ("suffer", "perform", "hex 2:0", keys[0]) if key in keys))


@pytest.mark.rule("GH-MOV-15")
def test_who_loses_flying_over_an_obstacle_is_hurt_and_moves_off() -> None:
    table = stunned_over("obstacles")
    assert table.asked.what == "gh.suffer.choose"
    table.picks("suffer")
    assert table.hp(1) == 10 - 3 and answers(table) == ["hex 0:0", "hex 2:0"]
    assert table.picks("hex 2:0").at(1) == "2:0"


@pytest.mark.rule("GH-MOV-16")
@pytest.mark.parametrize("where", ["traps", "hazards"])
def test_losing_flying_over_a_trap_does_nothing(where: str) -> None:
    table = stunned_over(where)
    assert not table.is_asked() and table.hp(1) == 10 and table.at(1) == "1:0"


def stunned_over(where: str) -> Table:
    """The Brute hovers over something at 1:0, armed as it joined the scenario, and is stunned."""
    table = alone(**{where: "1:0"}).mats(0, items=(WINGED,)).looks(1, cells=cells("1:0"))
    table.game.arm(
        Trigger("ConditionGained", Fall(FigureId(1)), Seat(0), "flying", "GH-MOV-15", optional=False)
    )
    stun = Condition(conditions=("stun",), who=Whom(side="self"))
    return table.perform(1, stun, forced=True)


@pytest.mark.rule("GH-MOV-15")
def test_a_character_with_wings_comes_prepared_for_a_fall() -> None:
    g = started(party=(f"brute:9;items={WINGED}", "tinkerer"))
    assert any(isinstance(trigger.do, Fall) for trigger in g.state.triggers["ConditionGained"])


@pytest.mark.rule("GH-MOV-17")
def test_a_move_is_finished_before_the_next_ability() -> None:
    table = alone(monsters="living-bones 3:0").perform(1, Move(value=3), Attack(value=2)).picks("go 1:0")
    assert table.keys("go"), "still moving: no attack in between"
    table.picks("go 2:0")
    assert all(key.startswith(("go", "stop")) for key in answers(table))
    assert table.picks("stop").asked.what.startswith(("gh.attack", "gh.choose"))


@pytest.mark.rule("GH-MOV-18", "GH-DOR-01")
def test_characters_open_doors_by_entering_them() -> None:
    room = Room(id="there", tiles=("test",), floor="3..5:0")
    door = Door(at="2:0", rooms=("here", "there"))
    table = scene("0..1:0", rooms=[room], doors=[door], brute="0:0", spellweaver="").perform(1, Move(value=4))
    assert table.keys() == ["go 1:0", "go 2:0", "stop"], "what is behind is unknown"
    table.picks("go 2:0")
    assert table.event(DoorOpened).by == 1 and table.offers("go 4:0")


@pytest.mark.rule("GH-MOV-18")
def test_monsters_do_not_open_doors() -> None:
    room = Room(id="there", tiles=("test",), floor="3..5:0")
    door = Door(at="2:0", rooms=("here", "there"))
    table = scene(
        "0..1:0", rooms=[room], doors=[door], brute="0:0", spellweaver="", monsters="living-bones 1:0"
    )
    assert not going(table.game, FigureId(3), "walk").allowed & cells("2:0")
    assert going(table.game, FigureId(1), "jump").allowed & cells("2:0")


def test_straight_lines_only_where_the_card_says_so() -> None:
    table = alone("0..3:0 0..3:1").perform(1, Move(value=2, must="straight-line"))
    assert set(table.keys("go")) == {"1:0", "2:0", "0:1"}
    assert table.picks("go 2:0").at(1) == "2:0"


@pytest.mark.rule("GH-MOV-01", "GH-XP-01")
def test_a_move_counts_as_performed_once_a_hex_was_entered() -> None:
    """Skewer, bottom: Move 6, 1 experience, lost; a move of no hexes is nothing (GH-TRN-10)."""
    moved = scene(brute="0:0", spellweaver="9:7").play(1, "skewer", "bottom").picks("go 3:0", "stop")
    assert moved.mat(0).xp == 1 and "skewer" in moved.mat(0).lost
    still = scene(brute="0:0", spellweaver="9:7").play(1, "skewer", "bottom").picks("stop")
    assert still.mat(0).xp == 0 and "skewer" in still.mat(0).discard
