"""Leaving the map (D2-EXI)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.moves import LeftMap
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.quests.leaving import LeaveMap, way_cells, ways_out
from undercroft.games.descent.state import Token
from undercroft.kernel import FigureId, replace


def ravine() -> Scene:
    at = scene("death-on-the-wing", groups=["goblin-archer"])
    at.only(at.one("cave-spider"))
    at.put(at.one("cave-spider"), "a4")
    return at


@pytest.mark.rule("D2-EXI-01", "D2-EXI-04")
def test_only_whom_the_quest_allows_and_only_by_its_way() -> None:
    at = ravine()
    spider = at.one("cave-spider")
    at.put(1, "l1")
    at.turn(1)
    at.play("move")
    assert at.offers("leave") == []
    at.end_turn()
    at.put(spider, "b13")
    at.activate(spider)
    at.play("move")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-EXI-02", "D2-EXI-03")
def test_only_from_an_edge_space_with_a_movement_point() -> None:
    at = ravine()
    assert way_cells(at.game, "exit") == 1 << GRID.parse("b13") | 1 << GRID.parse("c13")
    at.put(1, "b12")
    at.turn(1)
    assert at.offers("leave") == []
    at.play("move")
    assert at.offers("leave") == []
    at.play("go b13")
    assert at.offers("leave") == ["leave exit"]
    at.play("leave exit")
    assert not at.figure(1).cells
    assert at.figure(1).movement == 0
    assert at.state.counters["left-heroes"] == 1


@pytest.mark.rule("D2-RST-03", "D2-HTN-12")
def test_who_rested_and_left_has_no_fatigue_left() -> None:
    at = ravine()
    at.put(1, "b12", fatigue=2)
    at.turn(1)
    at.play("rest", "move", "go b13", "leave exit")
    at.pass_hidden()
    assert not at.figure(1).cells and at.figure(1).fatigue == 0


@pytest.mark.rule("D2-EXI-02")
def test_the_last_step_needs_a_point() -> None:
    at = ravine()
    at.put(1, "b10")
    at.turn(1)
    at.play("move", "go b13")
    assert at.figure(1).movement == 0
    assert at.offers("leave") == []


@pytest.mark.rule("D2-EXI-02", "D2-RND-04")
def test_who_has_left_takes_no_further_turn() -> None:
    at = ravine()
    at.put(1, "b13")
    at.put(2, "c13")
    at.turn(1)
    at.play("move", "leave exit")
    at.pass_hidden()
    assert at.state.turn.figure == 2
    at.state.acted = ()
    assert FigureId(1) in at.state.heroes


@pytest.mark.rule("D2-EXI-05", "D2-LRG-02")
def test_a_large_monster_leaves_with_its_moving_space() -> None:
    """The base need not fit on the edge: a Barghest that has a guest, halfway through its move."""
    at = scene("the-masquerade-ball", groups=["goblin-archer", "barghest"])
    barghest = at.one("barghest")
    at.only(barghest, at.one("lady-eliza-farrow"))
    at.carry_token(barghest, "guest-1")
    at.put(barghest, "j1", movement=1)
    at.state.figures[barghest] = replace(at.figure(barghest), phase="moving")
    assert ways_out(at.game, barghest) == ["exit"]
    at.run(LeaveMap(barghest, "exit"))
    assert not at.figure(barghest).cells


@pytest.mark.rule("D2-EXI-06", "D2-MOV-11")
def test_a_figure_leaves_past_a_friend_on_the_edge() -> None:
    """It does not stop there, so that the friend is not in its way; both points are paid."""
    at = ravine()
    at.put(1, "b12")
    at.put(2, "b13")
    at.turn(1)
    at.play("move")
    assert at.can("leave exit")
    at.play("leave exit")
    assert not at.figure(1).cells
    assert at.squares(2) == ["b13"]


@pytest.mark.rule("D2-MOV-11", "D2-EXI-06")
def test_who_is_held_on_the_way_past_a_friend_does_not_leave() -> None:
    """Caltrops hold a goblin of First Blood before the edge, on which others stand."""
    at = arena("tomble-burrowell:thief", "syndrael:knight")
    at.hand()
    at.give(1, "caltrops")
    at.put(1, "c4")
    goblin = at.monster("goblin-archer", "minion", "b4")
    for square in ("b2", "c2"):
        at.monster("goblin-archer", "minion", square)
    at.activate(goblin)
    at.dice("-", "-")
    at.play("move", "leave exit", "use caltrops")
    at.pass_hidden()
    assert at.figure(goblin).suffers("immobilized")
    assert at.figure(goblin).cells == 1 << GRID.parse("b3") and not at.events(LeftMap)


@pytest.mark.rule("D2-EXI-06")
def test_not_with_too_few_points_for_both_steps() -> None:
    at = ravine()
    at.put(1, "b12")
    at.put(2, "b13")
    at.turn(1)
    at.play("hurry")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-OBJ-05", "D2-EXI-02")
def test_what_may_not_leave_is_left_on_the_edge() -> None:
    """A goblin of First Blood with a token: the quest lets the goblin leave, not the token."""
    at = scene("first-blood")
    goblin = at.one("goblin-archer")
    at.state.tokens["crop-1"] = Token("crop", GRID.parse("b2"))
    at.carry_token(goblin, "crop-1")
    at.put(goblin, "b2")
    at.activate(goblin)
    at.play("move", "leave exit")
    assert at.token("crop-1") == "b2"
    assert at.figure(goblin).carries == ()


@pytest.mark.rule("D2-EXI-05", "D2-LRG-02")
def test_a_large_monster_leaves_by_an_edge_where_its_base_has_no_room() -> None:
    """A hero stands on r11: the Ettin with an idol goes by r10 all the same, and pays for both steps."""
    at = scene("the-twin-idols", groups=["cave-spider"])
    ettin = at.one("zak-n-jak")
    at.only(ettin)
    at.hand()
    at.carry_token(ettin, "sun-1")
    at.put(ettin, "p10", "q10", "p11", "q11")
    at.put(1, "r11")
    at.activate(ettin)
    assert at.offers("leave") == []
    at.play("move")
    assert not at.can("go r10")
    at.play("leave entrance-2")
    assert [left.figure for left in at.events(LeftMap)] == [ettin]
