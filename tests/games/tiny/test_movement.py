"""TN-MOV: steps, ways, spikes, pushes."""

from __future__ import annotations

import pytest

from games.tiny.scenes import drawn
from undercroft.games.tiny.events import ChestTaken, SpikesTrodden, Strode, TurnEnded
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.pushes import Push
from undercroft.kernel import FigureId
from undercroft.parts.happenings import Damaged, Fell, Moved
from undercroft.space import each


def names(*events: Strode | Moved) -> list[str]:
    ways = [event.path if isinstance(event, Strode) else each(event.cells) for event in events]
    return [GRID.name(cell) for way in ways for cell in way]


def push(by: int, figure: int, squares: int) -> list[Push]:
    return [Push(FigureId(figure), FigureId(by), squares)]


@pytest.mark.rule("TN-MOV-01")
def test_a_step_goes_to_one_of_eight_squares_and_costs_one() -> None:
    around = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    for square in around:
        play = drawn("...\n.W.\n...\n\n   g", turn=1).picks("move", f"go {square}")
        assert play.at(1) == square and play.state.turn.movement == 3
        assert play.events(Strode)[0].cost == 1 and play.rule_of(Strode) == "TN-MOV-01"


@pytest.mark.rule("TN-MOV-01")
def test_a_diagonal_step_needs_floor_on_one_of_its_sides() -> None:
    play = drawn("W.\n .\n\n   g", turn=1).picks("move", "go b2")
    assert [event.cost for event in play.events(Strode)] == [1]  # round the corner, by the floor of b1
    play = drawn("W \n .\n\n   g", turn=1).picks("move")
    assert not play.keys("go")  # walls on both sides


@pytest.mark.rule("TN-MOV-02")
def test_a_hero_passes_allies_not_enemies_and_ends_on_an_empty_square() -> None:
    play = drawn("WS.g.", turn=1).picks("move")
    assert play.keys("go") == ["c1"]
    assert names(*play.picks("go c1").events(Strode)) == ["b1", "c1"]


@pytest.mark.rule("TN-MOV-02")
def test_a_monster_passes_monsters_not_heroes() -> None:
    play = drawn("go...W", turn=3, chance="miss")
    assert names(*play.events(Strode)) == ["b1", "c1", "d1"]  # past the ogre, to two squares from the Warden
    play = drawn("oS..W", {2: {"hp": 9}}, turn=3, chance="miss")
    assert not play.events(Strode)


@pytest.mark.rule("TN-MOV-03")
def test_entering_rubble_costs_two() -> None:
    play = drawn("W,,.. g", turn=1).picks("move")
    assert play.keys("go") == ["b1", "c1"]  # 2 and 2 more, and the Warden's pace is 4
    play.picks("go b1")
    assert play.state.turn.movement == 2 and play.event(Strode).cost == 2
    assert drawn("o,,..W", turn=3).at(3) == "b1"  # pace 3: the second rubble would be the fourth


@pytest.mark.rule("TN-MOV-04")
def test_who_enters_spikes_suffers_two_and_they_stay() -> None:
    play = drawn("W^. g", turn=1).picks("move", "go b1", "go a1", "go b1")
    assert [event.amount for event in play.events(Damaged)] == [2, 2] and play.hp(1) == 8


@pytest.mark.rule("TN-MOV-04", "TN-MOV-05")
def test_a_monster_suffers_on_spikes_and_goes_on_as_only_heroes_stop() -> None:
    play = drawn("g^..W", turn=3, chance="miss -1")
    assert play.hp(3) == 2 and play.at(3) == "c1"
    play = drawn("g^..W", {3: {"hp": 2}}, turn=3)
    assert play.story(Strode, Fell) == ["Strode", "Fell"]  # it falls on the way


@pytest.mark.rule("TN-MOV-04")
def test_who_is_pushed_onto_spikes_suffers_too() -> None:
    play = drawn("Wg^. g", start=push(1, 3, 1))
    assert play.at(3) == "c1" and play.hp(3) == 2


@pytest.mark.rule("TN-MOV-05")
def test_the_way_has_the_fewest_spikes_then_the_least_movement_then_reads_first() -> None:
    play = drawn("W^.\n...\n\n    g", turn=1).picks("move", "go c1")
    assert names(*play.events(Strode)) == ["b2", "c1"] and play.hp(1) == 12  # not straight over b1
    play = drawn("W^..\n....\n\n     g", turn=1).picks("move", "go d1")
    assert names(*play.events(Strode)) == ["b2", "c1", "d1"]  # c1 comes before c2
    play = drawn("....\nW,,.\n....\n\n     g", turn=1).picks("move", "go d2")
    assert names(*play.events(Strode)) == ["b1", "c1", "d2"]  # above, not below, not through the rubble


@pytest.mark.rule("TN-MOV-05")
def test_spikes_are_trodden_where_the_movement_is_not_enough_to_go_round() -> None:
    map_ = "W^..\n. ..\n. ..\n....\n\n     g"
    play = drawn(map_, turn=1).picks("move", "go c1")
    assert names(*play.events(Strode)) == ["b1"] and play.hp(1) == 10
    play = drawn(map_, turn=1).picks("move", "move", "go c1")
    assert "b1" not in names(*play.events(Strode)) and play.at(1) == "c1" and play.hp(1) == 12


@pytest.mark.rule("TN-MOV-05")
def test_the_movement_stops_at_damage_and_the_rest_is_kept() -> None:
    play = drawn("W^. g", turn=1).picks("move", "go c1")
    assert play.at(1) == "b1" and play.state.turn.movement == 3
    assert play.picks("go c1").at(1) == "c1" and play.state.turn.movement == 2


@pytest.mark.rule("TN-MOV-05")
def test_the_movement_stops_at_a_chest() -> None:
    play = drawn("W$. g", turn=1).picks("move", "go c1")
    assert play.at(1) == "b1" and play.state.turn.movement == 3
    assert play.picks("go c1").at(1) == "c1"  # the second time nothing is there to stop for


@pytest.mark.rule("TN-MOV-05")
def test_the_movement_stops_where_a_room_is_revealed() -> None:
    """A door in the middle of a room: what lies behind it is in reach, but the door comes first."""
    play = drawn("W+. g", beyond="g", turn=1).picks("move", "go c1")
    assert play.at(1) == "b1" and play.state.turn.movement == 3 and play.state.rooms == ("here", "beyond")
    assert play.picks("go c1").at(1) == "c1"


@pytest.mark.rule("TN-MOV-06")
def test_each_square_of_a_push_is_farther_from_who_pushes_and_empty() -> None:
    play = drawn(".....\nWg.o.\n.....", start=push(1, 3, 2))
    assert play.asked.seats == (0,) and play.keys("square") == ["c1", "c2", "c3"]
    play.picks("square c2")
    assert play.keys("square") == ["d1", "d3"]  # the ogre stands on d2
    play.picks("square d1")
    assert play.at(3) == "d1" and not play.game.open and play.rule_of(Moved) == "TN-MOV-06"


@pytest.mark.rule("TN-MOV-06")
def test_a_push_ends_where_no_square_is_left() -> None:
    play = drawn("Wgo", start=push(1, 3, 2))
    assert play.at(3) == "b1" and not play.game.open
    play = drawn("Wg.", start=push(1, 3, 2))
    assert play.at(3) == "c1" and not play.game.open
    play = drawn("Wg+", beyond="g", start=push(1, 3, 1))
    assert play.at(3) == "b1"  # a closed door is no floor to be pushed on


@pytest.mark.rule("TN-MOV-06")
def test_where_a_monster_pushes_the_heroes_choose_together() -> None:
    play = drawn("....\noW..\n....\n\nS", attack=(3, 1), chance="miss")
    assert play.asked.seats == (0, 1) and play.keys("square") == ["c1", "c2", "c3"]
    assert play.picks("1:square c3").at(1) == "c3"


@pytest.mark.rule("TN-MOV-06")
def test_who_falls_on_spikes_is_pushed_no_farther() -> None:
    play = drawn("Wg^. g", {3: {"hp": 2}}, start=push(1, 3, 2))
    assert play.story(Moved, Fell) == ["Moved", "Fell"]


@pytest.mark.rule("TN-MOV-07")
def test_who_is_stopped_on_an_occupied_square_is_put_on_the_nearest_empty_one_and_spikes_hurt_there_too() -> (
    None
):
    looks = {2: {"cells": 1 << GRID.parse("b1")}}
    play = drawn("W^.S g", looks, turn=1).picks("move", "go c1")
    assert play.at(1) == "b1" == play.at(2) and play.hp(1) == 10
    assert play.asked.seats == (0,) and play.keys("square") == ["a1", "c1"]
    play.picks("square c1")
    assert play.at(1) == "c1" and play.rule_of(Moved) == "TN-MOV-07" and play.state.turn.movement == 3
    play = drawn("W^^^S g", looks, turn=1).picks("move", "go c1", "square c1")
    assert [event.amount for event in play.events(Damaged)] == [2, 2] and play.hp(1) == 8


@pytest.mark.rule("TN-MOV-07", "TN-DOR-04")
def test_the_nearest_empty_square_is_entered_like_any_other_with_its_chest_or_door() -> None:
    looks = {2: {"cells": 1 << GRID.parse("b1")}}
    play = drawn("W^$.S g", looks, turn=1).picks("move", "go d1", "square c1")
    assert play.event(ChestTaken).figure == 1 and play.at(1) == "c1"
    play = drawn("W^+.S g", looks, beyond="g", turn=1).picks("move", "go d1", "square c1")
    assert play.state.rooms == ("here", "beyond") and play.state.turn.movement == 3


def test_who_falls_there_is_put_nowhere() -> None:
    looks = {1: {"hp": 2}, 2: {"cells": 1 << GRID.parse("b1")}}
    play = drawn("W^.S g", looks, turn=1).picks("move", "go c1")
    assert play.story(Strode, Fell, Moved, TurnEnded) == ["Strode", "Fell", "TurnEnded"]


@pytest.mark.rule("TN-MOV-01", "TN-TRN-02")
def test_a_way_is_one_event_up_to_the_next_square_where_something_may_happen() -> None:
    play = drawn("W.,. g", turn=1).picks("move", "go d1")
    (stride,) = play.events(Strode)
    assert names(stride) == ["b1", "c1", "d1"] and stride.cost == 4 and GRID.name(stride.cell) == "d1"
    play = drawn("g.^...W", turn=3, chance="miss -1")
    assert [names(stride) for stride in play.events(Strode)] == [["b1", "c1"], ["d1", "e1"]]
    assert [stride.cost for stride in play.events(Strode)] == [0, 0]  # monsters have no points to count


@pytest.mark.rule("TN-MOV-04")
def test_spikes_are_named_before_they_hurt() -> None:
    play = drawn("W^.g", turn=1).picks("move", "go b1")
    assert play.story(Strode, SpikesTrodden, Damaged) == ["Strode", "SpikesTrodden", "Damaged"]
    assert play.rule_of(SpikesTrodden) == "TN-MOV-04" and play.hp(1) == 10
