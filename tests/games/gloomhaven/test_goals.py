"""What wins and what loses a scenario (GH-END-01 to -06, GH-SCN-03, GH-SPC-08, GH-SPC-09)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, verdict
from games.gloomhaven.rulings import EndTurn, play_round
from games.gloomhaven.scenes import Table, scene
from undercroft.games.gloomhaven.events.rounds import VerdictReached
from undercroft.games.gloomhaven.records.maps import Door, Room, Standing, TreasureTile
from undercroft.games.gloomhaven.records.moments import AtDoor
from undercroft.games.gloomhaven.records.scenario_goals import (
    CharacterExhausted,
    Destroy,
    Escape,
    Escort,
    KillAll,
    KillCount,
    KillType,
    LootGoal,
    MonsterKilled,
    Objective,
    ObjectiveLost,
    ObjectiveTurn,
    OpenAllDoors,
    Protect,
    Reach,
    RevealRooms,
    RoundLimit,
    StandOnPlates,
    Survive,
    UnknownGoal,
    UnknownLoss,
)
from undercroft.games.gloomhaven.records.scenario_rules import Allies
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.effects.deaths import Die, exhaust
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.story import Opening
from undercroft.games.gloomhaven.state import Terrain, Treasure
from undercroft.kernel import FigureId

FLOOR = "0..3:0 0..3:1"
GUARDS, BONES = "bandit-guard", "living-bones"


def played(*goals: Any, losses: tuple[Any, ...] = (), there: tuple[Standing, ...] = (), **more: Any) -> Table:
    """A scenario with these goals: two rooms, a door between them at 4:0 (mark x)."""
    page = {
        key: more.pop(key)
        for key in ("marks", "objectives", "rules", "monsters_of", "treasures")
        if key in more
    }
    treasures = page.pop("treasures", ())
    scenario = Scenario(
        id="test",
        number=1,
        goals=goals,
        losses=losses,
        monsters=page.pop("monsters_of", (GUARDS, BONES)),
        rooms=(
            Room(id="here", tiles=("h",), floor=FLOOR, start=FLOOR, treasures=treasures),
            Room(id="there", tiles=("t",), floor="5..7:0 5..7:1", monsters=there),
        ),
        doors=(Door(at="4:0", rooms=("here", "there"), mark="x"),),
        **page,
    )
    options = {"brute": "0:0", "spellweaver": "0:1", **more}
    return scene(FLOOR, scenario=scenario, **options).knows(order=()).run(Opening())


def ends_turn(table: Table, figure: int) -> Table:
    return table.run(EndTurn(FigureId(figure)))


def looked(table: Table) -> str:
    look_for_verdict(table.game)
    return verdict(table)


def kill(table: Table, *figures: int) -> Table:
    for figure in figures:
        table.run(Die(FigureId(figure)))
    return table


def opened_door(table: Table) -> Table:
    return table.run(Reveal(at("4:0"), FigureId(1)))


@pytest.mark.rule("GH-END-04", "GH-SCN-03")
def test_all_enemies_means_all_rooms() -> None:
    table = kill(
        played(KillAll(), monsters=f"{GUARDS} 2:0", there=(Standing(monster=BONES, at="6:0", ranks="nnn"),)),
        3,
    )
    assert not verdict(table)
    opened_door(table)
    kill(table, 4)
    assert verdict(table) == "won"


@pytest.mark.rule("GH-END-04")
def test_all_revealed_enemies_may_be_enough_and_some_do_not_count() -> None:
    table = played(KillAll(scope="revealed"), monsters=f"{GUARDS} 2:0, {BONES} 3:0")
    assert not kill(table, 3).state.verdict
    assert kill(table, 4).state.verdict == "won"
    assert (
        kill(
            played(
                invented(
                    "no page spares a type in the rooms revealed; packs may",
                    KillAll(scope="revealed", but=(BONES,)),
                ),
                monsters=f"{GUARDS} 2:0, {BONES} 3:0",
            ),
            3,
        ).state.verdict
        == "won"
    )


@pytest.mark.rule("GH-SCN-03", "GH-END-04")
def test_all_of_a_type_here_and_in_rooms_to_come() -> None:
    there = (Standing(monster=GUARDS, at="6:0", ranks="n--"), Standing(monster=BONES, at="6:1", ranks="-nn"))
    assert not kill(played(KillType(monster=GUARDS), monsters=f"{GUARDS} 2:0", there=there), 3).state.verdict
    assert (
        kill(played(KillType(monster=BONES), monsters=f"{BONES} 2:0", there=there), 3).state.verdict == "won"
    )
    assert not looked(played(KillType(monster=BONES)))  # none was killed


@pytest.mark.rule("GH-SCN-03", "GH-SPC-18")
def test_so_many_kills_of_enemies() -> None:
    page: dict[str, Any] = {"monsters": f"{GUARDS} 2:0, {GUARDS} 2:1, {BONES} 3:0, {BONES} 3:1"}
    table = played(KillCount(count="P+1"), **page)
    assert not kill(table, 3, 4).state.verdict
    assert kill(table, 5).state.verdict == "won"
    allied = played(KillCount(count=2), rules=(Allies(monsters=(GUARDS,)),), **page)
    assert not kill(allied, 3, 4).state.verdict
    named = played(KillCount(count=2, monsters=(BONES,)), **page)
    assert not kill(named, 3, 4, 5).state.verdict
    assert kill(named, 6).state.verdict == "won"


@pytest.mark.rule("GH-SCN-03")
def test_all_goal_tiles_or_one_for_each() -> None:
    tiles = (TreasureTile(at="2:0"), TreasureTile(at="2:1"))
    for goal, second in ((LootGoal(), 1), (LootGoal(what="one-each"), 2)):
        table = played(goal, treasures=tiles)
        table.knows(terrain=Terrain(treasures=tuple(Treasure(at(tile.at), "goal") for tile in tiles)))
        table.run(LootHexes(FigureId(1), 1 << at("2:0")))
        assert not verdict(table)
        table.run(LootHexes(FigureId(second), 1 << at("2:1")))
        assert verdict(table) == "won"


@pytest.mark.rule("GH-SCN-03", "GH-END-02")
def test_so_many_rounds_have_to_be_over() -> None:
    table = played(Survive(rounds=3)).knows(round=3)
    assert not looked(table)
    play_round(table.knows(round=1))
    assert table.state.round == 2 and not verdict(table)
    play_round(table)
    assert table.state.round == 3 and verdict(table) == "won"


@pytest.mark.rule("GH-SCN-03", "GH-SPC-20")
def test_each_character_on_an_exit_or_exhausted_on_one() -> None:
    table = played(Escape(mark="e"), losses=(CharacterExhausted(unless="on-exit"),), marks={"e": "3:0 3:1"})
    table.looks(1, cells=1 << at("3:0"))
    assert not ends_turn(table, 1).state.verdict
    table.looks(2, cells=1 << at("3:1"))
    exhaust(table.game, FigureId(2))
    assert looked(table) == "won"
    other = played(Escape(mark="e"), losses=(CharacterExhausted(unless="on-exit"),), marks={"e": "3:0 3:1"})
    exhaust(other.game, FigureId(2))
    assert looked(other) == "lost" and other.rule_of(VerdictReached) == "GH-END-05"


@pytest.mark.rule("GH-SPC-20")
def test_exits_may_be_a_room_or_the_starting_hexes() -> None:
    assert ends_turn(played(Escape(by_start=True)), 1).state.verdict == "won"
    table = opened_door(played(Escape(room="there")))
    table.looks(1, cells=1 << at("5:0")).looks(2, cells=1 << at("6:0"))
    assert ends_turn(table, 1).state.verdict == "won"


@pytest.mark.rule("GH-SPC-20", "GH-EOR-08")
def test_who_stands_on_an_exit_at_the_end_of_a_round_leaves_for_good() -> None:
    table = played(
        Escape(mark="e", leave=True),
        losses=(invented("pages name an exception; this is the plain clause", CharacterExhausted()),),
        marks={"e": "3:0 3:1"},
    )
    table.looks(1, cells=1 << at("3:0"))
    play_round(table)
    assert not table.is_up(1) and table.mat(0).gone and not verdict(table)
    table.looks(2, cells=1 << at("3:1"))
    play_round(table)
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SPC-09", "GH-SCN-03")
def test_a_mark_is_reached_at_the_end_of_a_turn() -> None:
    table = played(Reach(mark="e"), marks={"e": "3:0"}).looks(1, cells=1 << at("3:0"))
    assert not looked(table)
    assert not ends_turn(table, 2).state.verdict
    assert ends_turn(table, 1).state.verdict == "won"


@pytest.mark.rule("GH-SPC-15", "GH-SCN-03")
@pytest.mark.parametrize(("adjacent", "where"), [(True, "2:0"), (False, "3:0")])
def test_somebody_in_our_care_is_brought_to_a_mark(adjacent: bool, where: str) -> None:
    hail = Objective(id="hail", mark="a", hp=5, side="characters", turn=ObjectiveTurn(move=2, toward="e"))
    goal = Escort(objective="hail", mark="e", adjacent=adjacent)
    table = played(goal, objectives=(hail,), marks={"a": "1:1", "e": "3:0"})
    assert not ends_turn(table, 3).state.verdict
    table.looks(3, cells=1 << at(where))
    assert ends_turn(table, 3).state.verdict == "won"


@pytest.mark.rule("GH-SPC-15")
def test_of_several_in_our_care_each_one_saved_leaves_the_map() -> None:
    folk = Objective(id="villager", mark="a", hp=5, side="characters", turn=ObjectiveTurn(move=2, toward="e"))
    goal = Escort(objective="villager", mark="e", count=2)
    table = played(goal, objectives=(folk,), marks={"a": "1:1 2:1", "e": "3:0"})
    ends_turn(table.looks(3, cells=1 << at("3:0")), 3)
    assert not table.is_up(3) and not verdict(table)
    assert ends_turn(table.looks(4, cells=1 << at("3:0")), 4).state.verdict == "won"


@pytest.mark.rule("GH-SCN-03", "GH-END-05")
def test_what_is_protected_must_stand_and_its_loss_loses() -> None:
    crystal = invented(
        "only on pages past 25 that cannot be begun yet",
        Objective(id="crystal", mark="a", hp=5, side="characters", target_only=True),
    )
    page: dict[str, Any] = {
        "objectives": (crystal,),
        "marks": {"a": "1:1"},
        "losses": (ObjectiveLost(objective="crystal"),),
    }
    goals = (KillAll(scope="revealed"), Protect(objective="crystal"))
    table = played(*goals, monsters=f"{GUARDS} 2:0", **page)
    assert kill(table, 3).state.verdict == "won"
    table = played(*goals, monsters=f"{GUARDS} 2:0", **page)
    assert kill(table, 4).state.verdict == "lost"


@pytest.mark.rule("GH-SCN-03")
def test_doors_and_rooms_as_goals() -> None:
    assert not looked(played(OpenAllDoors())) and opened_door(played(OpenAllDoors())).state.verdict == "won"
    assert not looked(played(RevealRooms(rooms=("there",))))
    assert opened_door(played(RevealRooms(rooms=("there",)))).state.verdict == "won"


@pytest.mark.rule("GH-SPC-10", "GH-SCN-03")
def test_things_to_destroy() -> None:
    altar = Objective(id="altar", mark="a", hp="2+P")
    table = played(Destroy(objective="altar", count=2), objectives=(altar,), marks={"a": "1:1 2:1"})
    assert not kill(table, 3).state.verdict
    assert kill(table, 4).state.verdict == "won"


@pytest.mark.rule("GH-SPC-08", "GH-SPC-09")
def test_all_plates_at_the_same_time() -> None:
    table = played(StandOnPlates(marks=("ab", "ab", "ab")), marks={"a": "1:0", "b": "2:0"}).looks(
        1, cells=1 << at("1:0")
    )
    assert not ends_turn(table, 1).state.verdict
    table.looks(2, cells=1 << at("2:0"))
    assert ends_turn(table, 2).state.verdict == "won"


@pytest.mark.rule("GH-END-05", "GH-EXH-06")
def test_when_all_are_exhausted_the_scenario_is_lost() -> None:
    table = played(KillAll(), monsters=f"{GUARDS} 2:0")
    exhaust(table.game, FigureId(1))
    assert not looked(table)
    exhaust(table.game, FigureId(2))
    assert looked(table) == "lost" and table.rule_of(VerdictReached) == "GH-EXH-06"


@pytest.mark.rule("GH-END-05")
def test_other_ways_to_lose() -> None:
    foes: dict[str, Any] = {"monsters": f"{GUARDS} 2:0, {BONES} 3:0"}
    table = played(KillAll(), losses=(MonsterKilled(monsters=(BONES,)),), **foes)
    assert not kill(table, 3).state.verdict and kill(table, 4).state.verdict == "lost"
    table = played(KillAll(), losses=(RoundLimit(rounds=1),), **foes).knows(round=0)
    assert not looked(table)
    assert play_round(table).state.verdict == "lost"
    table = played(KillAll(), losses=(CharacterExhausted(since=AtDoor(mark="x")),), **foes)
    exhaust(table.game, FigureId(2))
    assert not looked(table)
    assert opened_door(table).state.verdict == "lost"
    table = played(KillAll(), losses=(CharacterExhausted(unless="looted-goal"),), **foes)
    table.state.story["goal-tiles-1"] = 1
    exhaust(table.game, FigureId(2))
    assert not looked(table)


@pytest.mark.rule("GH-END-03", "GH-END-02")
def test_the_condition_met_first_decides() -> None:
    table = played(
        KillAll(scope="revealed"),
        losses=(MonsterKilled(monsters=(BONES,)),),
        monsters=f"{GUARDS} 2:0, {BONES} 3:0",
    )
    kill(table, 4, 3)
    assert verdict(table) == "lost" and len(table.events(VerdictReached)) == 1


@pytest.mark.rule("GH-END-05")
def test_what_cannot_be_judged_is_neither_won_nor_lost() -> None:
    table = played(
        UnknownGoal(what="something"), losses=(UnknownLoss(what="something"),), monsters=f"{GUARDS} 2:0"
    )
    assert not kill(table, 3).state.verdict
