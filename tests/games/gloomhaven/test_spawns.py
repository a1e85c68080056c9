"""Monsters that scenarios bring to the board (GH-SPC-01 to -06)."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, kinds
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.events.rounds import AbilityDrawn
from undercroft.games.gloomhaven.records.maps import Room
from undercroft.games.gloomhaven.records.moments import Newcomer, Spawn
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.round.order import next_turn
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited
from undercroft.games.gloomhaven.rules.scenario.spawning import SPAWNED_ON, SpawnMonsters, spawned
from undercroft.games.gloomhaven.state import Slot
from undercroft.kernel import FigureId
from undercroft.parts.decks import Deck, shuffled

BONES = "living-bones"


def grave(**more: object) -> Table:
    table = scene("0..8:0 0..8:1 0..8:2", **{"brute": "0:0", "spellweaver": "0:1", **more})  # type: ignore[arg-type]
    table.state.ability_decks[BONES] = Deck(shuffled(card.id for card in shelf().deck[BONES].cards))
    return table


def rise(*where: str, rank: str = "normal") -> SpawnMonsters:
    return SpawnMonsters(tuple(Awaited(BONES, rank, at(spot)) for spot in where))


@pytest.mark.rule("GH-SPC-01")
def test_a_spawned_monster_is_placed_at_its_hex() -> None:
    table = grave().run(rise("4:1"))
    assert [table.at(i) for i in kinds(table, BONES)] == ["4:1"]


@pytest.mark.rule("GH-SPC-01", "GH-SPC-05")
@pytest.mark.parametrize("what", ["brute", "money", "traps", "obstacles", "difficult", "hazards"])
def test_if_its_hex_is_not_empty_the_nearest_is_taken_by_choice_of_the_players(what: str) -> None:
    table = grave(**{what: "4:1"}).run(rise("4:1"))
    around = {"3:1", "5:1", "4:0", "5:0", "3:2", "4:2"}
    assert set(table.keys("hex")) == around and table.asked.seats == (0, 1)
    table.picks("hex 5:0")
    assert [table.at(i) for i in kinds(table, BONES)] == ["5:0"]


@pytest.mark.rule("GH-SPC-05")
def test_a_plate_counts_as_empty() -> None:
    table = grave(plates="4:1").run(rise("4:1"))
    assert [table.at(i) for i in kinds(table, BONES)] == ["4:1"]


@pytest.mark.rule("GH-SPC-01")
def test_a_hex_that_nobody_has_seen_gives_the_nearest_open_one() -> None:
    table = grave(brute="1:1", spellweaver="0:2")
    assert SPAWNED_ON.legal(table.game, at("9:1")) == 1 << at("8:1") | 1 << at("8:2")


@pytest.mark.rule("GH-SPC-02")
def test_at_the_end_of_a_round_it_waits_for_the_next_one() -> None:
    table = grave().knows(order=()).run(rise("4:1"))
    assert not table.events(AbilityDrawn) and table.state.order == ()


@pytest.mark.rule("GH-SPC-03")
def test_in_mid_round_it_acts_as_if_just_revealed() -> None:
    table = grave().knows(order=(Slot(90, "0"), Slot(95, "1")), acted=(FigureId(1),)).run(rise("4:1"))
    assert table.event(AbilityDrawn).deck == BONES
    assert next_turn(table.game) == kinds(table, BONES)[0]


@pytest.mark.rule("GH-SPC-04")
def test_spawned_monsters_drop_no_money() -> None:
    table = grave().run(rise("4:1"))
    table.run(Die(kinds(table, BONES)[0]))
    assert not table.events(MoneyDropped)


@pytest.mark.rule("GH-SPC-06")
def test_without_a_standee_nothing_is_spawned() -> None:
    there = ", ".join(f"{BONES} {q}:2" for q in range(shelf().monster[BONES].standees - 1))  # type: ignore[union-attr]
    table = grave(monsters=there, spellweaver="").run(rise("4:1", "5:1"))
    assert len(kinds(table, BONES)) == shelf().monster[BONES].standees  # type: ignore[union-attr]


@pytest.mark.rule("GH-SPC-01", "GH-SPC-16")
def test_of_several_marked_hexes_each_figure_has_its_own() -> None:
    floor = "0..8:0 0..8:1"
    page = Scenario(
        id="test",
        number=1,
        goals=(KillAll(),),
        marks={"a": "6:0 7:1"},
        rooms=(Room(id="here", tiles=("x",), floor=floor, start=floor),),
    )
    table = scene(floor, scenario=page)
    some = Spawn(at="a", figures=(Newcomer(monster=BONES, ranks="nnn"), Newcomer(monster=BONES, ranks="eee")))
    assert [(one.cell, one.rank) for one in spawned(table.game, some, 0)] == [
        (at("6:0"), "normal"),
        (at("7:1"), "elite"),
    ]
    by_turns = invented(
        "only on pages past 25 that cannot be begun yet",
        Spawn(at="a", figures=some.figures, turn_by_turn=True),
    )
    assert [spawned(table.game, by_turns, times)[0].rank for times in range(3)] == [
        "normal",
        "elite",
        "normal",
    ]
