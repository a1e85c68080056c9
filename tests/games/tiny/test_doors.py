"""TN-DOR: the door and the chest."""

from __future__ import annotations

import pytest

from games.tiny.scenes import cellar, drawn, placed
from undercroft.games.tiny.events import ChestTaken, MonsterPlaced, RoomRevealed, Strode
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.monsters import in_reach_some_day
from undercroft.games.tiny.rules.pushes import Push
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Armed, FigureId, Header, Journal, Seat, preview, view
from undercroft.space import each


@pytest.mark.rule("TN-DOR-01")
def test_a_closed_door_blocks_sight() -> None:
    play = drawn("S+g", beyond=".", turn=2)
    assert not play.keys("attack")
    assert drawn("S.g", turn=2).keys("attack") == ["3"]


@pytest.mark.rule("TN-DOR-01")
def test_a_closed_door_blocks_monsters() -> None:
    play = drawn("W...+..g", beyond=".", turn=3)
    assert not in_reach_some_day(play.game, FigureId(3)) and play.at(3) == "h1"
    assert drawn("W......g", turn=3).at(3) == "d1"


@pytest.mark.rule("TN-DOR-01")
def test_a_hero_who_enters_its_square_opens_it() -> None:
    play = drawn("W.+", beyond="g", turn=1).picks("move", "go b1")
    assert not play.events(RoomRevealed)
    play.picks("go c1")
    assert play.story(Strode, RoomRevealed)[-2:] == ["Strode", "RoomRevealed"]


@pytest.mark.rule("TN-DOR-02", "TN-SET-03")
def test_when_a_door_opens_the_room_is_revealed_with_all_that_is_in_it() -> None:
    play = drawn("SW+", beyond="...\n.o$\ng..", turn=1).picks("move", "go c1")
    assert play.events(RoomRevealed) == [RoomRevealed("beyond", (GRID.parse("c3"),))]
    assert play.state.rooms == ("here", "beyond") and play.state.chests == (GRID.parse("c3"),)
    assert [(e.figure, e.monster.kind, e.monster.hp) for e in play.events(MonsterPlaced)] == [
        (3, "ogre", 9),
        (4, "goblin", 4),
    ]
    assert play.at(3) == "b3" and play.at(4) == "a4"
    assert play.rule_of(RoomRevealed) == "TN-DOR-02" and play.rule_of(MonsterPlaced) == "TN-SET-03"


@pytest.mark.rule("TN-DOR-02")
def test_before_nobody_knows_what_is_behind_it() -> None:
    play = drawn("gSW+", beyond="...\n.o$\ng..", turn=1).picks("move")
    for seat in (Seat(0), Seat(1)):
        seen = view(play.game, seat).state
        assert seen.rooms == ("here",) and not seen.chests and len(seen.figures) == 3
    ahead = preview(play.game, Seat(0), "go d1")
    assert ahead.stop == "reveal" and [type(e.event) for e in ahead.entries] == [Strode]
    play.picks("go d1")
    assert len(view(play.game, Seat(1)).state.figures) == 5


@pytest.mark.rule("TN-DOR-02")
def test_the_door_of_the_cellar_leads_to_its_second_room() -> None:
    first, second = cellar().scenario["cellar"].rooms
    door = GRID.parse(first.doors[0].at)
    beside = next(each(ground(placed("scout b2").game).board.neighbours(1 << door)))
    play = placed("scout b2", f"warden {GRID.name(beside)}", turn=1).picks("move", f"go {first.doors[0].at}")
    assert play.state.rooms == (first.id, second.id)
    assert [e.monster.kind for e in play.events(MonsterPlaced)] == [m.kind for m in second.monsters]
    assert [play.at(e.figure) for e in play.events(MonsterPlaced)] == [m.at for m in second.monsters]


@pytest.mark.rule("TN-DOR-03")
def test_who_opened_the_door_goes_on_with_the_movement_that_is_left() -> None:
    play = drawn("W..+", beyond="....\n...g", turn=1).picks("move")
    assert play.keys("go") == ["b1", "c1", "d1"]
    play.picks("go d1")
    assert play.at(1) == "d1" and play.state.turn.movement == 1
    assert play.keys("go") == ["c1", "c2", "d2"]
    play.picks("go d2")
    assert play.at(1) == "d2" and play.state.turn.movement == 0 and play.keys("attack") == ["3"]


@pytest.mark.rule("TN-DOR-04")
def test_a_hero_who_enters_a_chest_takes_the_item_and_only_once() -> None:
    play = drawn("W$. g", {1: {"items": "potion"}}, turn=1).picks("move", "go b1")
    assert play.events(ChestTaken) == [ChestTaken(FigureId(1), GRID.parse("b1"), "amulet")]
    assert play.figure(1).items == ("potion", "amulet") and not play.state.chests
    assert play.event(Armed).trigger.source == "amulet@1"  # ready to use
    play.picks("go c1", "go b1")
    assert len(play.events(ChestTaken)) == 1


@pytest.mark.rule("TN-DOR-04")
def test_nobody_knows_before_what_is_in_a_chest() -> None:
    begun = drawn("W$. g", turn=1).picks("move")
    ahead = preview(begun.game, Seat(0), "go b1")
    assert ahead.stop == "reveal" and [type(e.event) for e in ahead.entries] == [Strode]
    header = Header(game="tiny", version="0", setup={}, seed="1")

    def logged() -> Tiny:
        game = drawn("W$. g\n...", turn=1).picks("move").game.clone()
        game.log = []
        return game

    for key, is_free in (("go a2", True), ("go b1", False)):
        journal = Journal(header, logged)
        journal.answer(Seat(0), key)
        assert journal.is_undo_free() is is_free


@pytest.mark.rule("TN-DOR-04")
def test_a_monster_leaves_the_chest_alone() -> None:
    play = drawn("g$..W", turn=3, chance="miss")
    assert play.at(3) == "c1" and len(play.state.chests) == 1


@pytest.mark.rule("TN-DOR-04")
def test_a_hero_who_is_pushed_onto_a_chest_does_not_take_it_until_they_walk_there() -> None:
    play = drawn("oW$ S", start=[Push(FigureId(1), FigureId(3), 1)])
    assert play.at(1) == "c1" and not play.events(ChestTaken) and len(play.state.chests) == 1
    play = drawn("W$.o", {1: {"cells": 1 << GRID.parse("b1")}}, turn=1)
    assert not play.events(ChestTaken)  # standing there is not walking there
    play.picks("move", "go a1", "go b1")
    assert play.event(ChestTaken).figure == 1 and not play.state.chests
