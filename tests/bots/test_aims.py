"""What the bots of Gloomhaven make of goals that no blow meets: exits, plates, goal tiles, doors, things."""

from __future__ import annotations

from typing import Any

import pytest
from games.gloomhaven.scenes import HEX_FIELD, Table, cells, scene

from undercroft.bots.gloomhaven.aims import Aims
from undercroft.bots.gloomhaven.position import Position
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.moments import AtPlates, SetElements
from undercroft.games.gloomhaven.records.scenario_goals import (
    Destroy,
    Escape,
    Escort,
    KillAll,
    KillType,
    LootGoal,
    Objective,
    OpenAllDoors,
    Reach,
    StandOnPlates,
)
from undercroft.games.gloomhaven.records.scenario_rules import Trigger
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.state import Figure, Side, Terrain, Treasure
from undercroft.kernel import FigureId, Seat, view

from .test_gloomhaven import advice

MARKS = {"a": "9:0", "b": "9:7", "c": "0:7"}


def paged(*goals: Any, **more: Any) -> Table:
    """A page with these goals, and marks in three corners."""
    page = {key: more.pop(key) for key in ("rules", "objectives", "doors", "rooms") if key in more}
    here = Room(id="here", tiles=("test",), floor=HEX_FIELD, start=HEX_FIELD)
    rooms = (here, *page.pop("rooms", ()))
    scenario = Scenario(id="test", number=1, goals=goals, marks=MARKS, rooms=rooms, **page)
    return scene(scenario=scenario, **{"brute": "4:0", "spellweaver": "4:7", **more})


def aims(table: Table, seat: int = 0) -> Aims:
    return Position(table.game.rules, view(table.game, Seat(seat)).state, Seat(seat)).aims


def with_thing(table: Table, kind: str, where: str, side: Side) -> Table:
    """Something with hit points stands there."""
    table.state.figures[FigureId(9)] = Figure(
        kind, cells=cells(where), hp=6, full=6, side=side, objective=True
    )
    return table


def spots(table: Table) -> list[str]:
    found = [aims(table, seat).spot for seat in (0, 1)]
    return [GRID.name(spot) if spot >= 0 else "" for spot in found]


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        (StandOnPlates(marks=("ab", "ab", "ab")), ["9:0", "9:7"]),
        (Reach(mark="c"), ["", "0:7"]),
        (KillAll(), ["", ""]),
    ],
)
def test_everybody_has_a_spot_of_their_own_and_the_nearest_goes(goal: Any, expected: list[str]) -> None:
    assert spots(paged(goal)) == expected


def test_where_all_must_leave_by_one_hex_the_nearest_goes_first() -> None:
    assert spots(paged(Escape(mark="a"))) == ["9:0", ""]


def test_goal_tiles_are_fetched_and_other_chests_are_not() -> None:
    table = paged(LootGoal())
    tiles = Treasure(cells("8:0").bit_length() - 1, "goal"), Treasure(cells("0:0").bit_length() - 1, "7")
    table.knows(terrain=Terrain(treasures=tiles))
    assert spots(table) == ["8:0", ""]
    assert advice(table.perform(1, Move(value=2)))[0] == "go 6:0"


def test_plates_that_a_rule_waits_for_come_before_the_goal() -> None:
    rule = Trigger(when=AtPlates(marks=("c", "c", "c")), do=(SetElements(strong=("ice",)),))
    assert spots(paged(Escape(mark="a"), rules=(rule,))) == ["", "0:7"]


def test_it_goes_to_the_exit_when_there_is_nobody_to_fight_or_no_time() -> None:
    table = paged(Escape(mark="a"), brute="4:0")
    assert advice(table.perform(1, Move(value=3)))[0] == "go 7:0"
    fight = paged(Escape(mark="a"), brute="4:0", monsters="bandit-guard 1:0")
    assert advice(fight.perform(1, Move(value=2), Attack(value=3)))[0] == "go 2:0"
    late = paged(Escape(mark="a"), brute="4:0", monsters="bandit-guard 1:0")
    late.mats(0, hand=("trample", "skewer"), discard=("sweeping-blow",))
    assert advice(late.perform(1, Move(value=4)))[0] == "go 8:0"


def test_what_the_goal_names_is_struck_first() -> None:
    altar = Objective(id="altar", mark="a", hp=6)
    table = paged(Destroy(objective="altar"), objectives=(altar,), monsters="bandit-guard 5:0")
    with_thing(table, "altar", "3:0", "monsters")
    assert aims(table).prey == {9} and not aims(table).hurries
    assert advice(table.perform(1, Attack(value=2)))[0] == "target 9"
    hunted = paged(KillType(monster="hound"), monsters="bandit-guard 5:0, hound 3:0")
    assert aims(hunted).prey == {4}
    assert advice(hunted.perform(1, Attack(value=2)))[0] == "target 4"


def test_doors_are_wanted_while_few_foes_stand_about() -> None:
    behind = Room(id="behind", tiles=("test",), floor="11..12:0", start="")
    doors = (Door(at="10:0", rooms=("here", "behind")),)
    far = paged(OpenAllDoors(), rooms=(behind,), doors=doors, monsters="bandit-guard 0:7")
    assert aims(far).hurries and aims(far).behind_doors and aims(far).outnumbers
    many = paged(OpenAllDoors(), rooms=(behind,), doors=doors, monsters="bandit-guard 0:7, hound 0:6")
    assert not aims(many).outnumbers
    assert advice(far.perform(1, Move(value=3)))[0] == "go 7:0"


def test_who_must_be_brought_somewhere_is_not_left_alone() -> None:
    hail = Objective(id="hail", mark="c", hp=6, side="characters")
    table = paged(Escort(objective="hail", mark="a"), objectives=(hail,), brute="4:0")
    with_thing(table, "hail", "0:0", "party")
    assert aims(table).wards == [cells("0:0").bit_length() - 1]
    assert advice(table.perform(1, Move(value=3)))[0] == "go 1:0"
