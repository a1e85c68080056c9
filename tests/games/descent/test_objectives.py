"""Objective tokens: picking up, carrying, dropping (D2-OBJ)."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId


def harvest() -> Scene:
    at = scene("a-fat-goblin", groups=["merriod"])
    at.only(at.one("goblin-archer"))
    return at


@pytest.mark.rule("D2-OBJ-01")
@pytest.mark.parametrize(("square", "near"), [("e5", True), ("f6", True), ("g5", False)])
def test_a_token_is_picked_up_on_its_space_or_next_to_it(square: str, near: bool) -> None:
    at = harvest()
    at.put(1, square)
    at.turn(1)
    assert at.can("pick-up crop-2") is near
    if near:
        at.play("pick-up crop-2")
        assert at.state.turn.actions == 1


@pytest.mark.rule("D2-OBJ-01")
def test_not_without_an_action_and_not_where_the_quest_does_not_say_so() -> None:
    at = harvest()
    at.put(1, "e6")
    at.turn(1, actions=0)
    at.run()
    assert at.offers("pick-up") == []
    other = scene("castle-daerion", groups=["merriod", "goblin-archer"])
    other.put(1, "o16")
    other.only()
    other.turn(1)
    assert other.offers("pick-up") == []


@pytest.mark.rule("D2-OBJ-02", "D2-OBJ-03")
def test_nobody_else_picks_up_what_is_carried() -> None:
    at = harvest()
    at.put(1, "e6")
    at.put(2, "f6")
    at.turn(1)
    at.play("pick-up crop-2")
    assert at.state.tokens["crop-2"].carrier == 1
    assert at.state.tokens["crop-2"].cell == -1
    at.end_turn()
    at.turn(2)
    assert at.offers("pick-up") == []


@pytest.mark.rule("D2-OBJ-04", "D2-OBJ-07")
def test_a_token_is_dropped_on_an_adjacent_space_with_an_action() -> None:
    """Somebody may stand there; but not on one's own space, nor on an obstacle."""
    at = harvest()
    at.put(1, "e6")
    at.put(2, "f6")
    at.carry_token(1, "crop-1")
    at.turn(1)
    at.play("drop crop-1")
    assert at.keys() == {"space e5", "space f5", "space f6", "space e7", "space f7"}
    at.play("space f6")
    assert at.token("crop-1") == "f6"
    assert at.figure(1).carries == ()
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-OBJ-05", "D2-KO-20")
def test_a_hero_who_is_knocked_out_drops_what_he_carries() -> None:
    at = harvest()
    at.put(1, "e6")
    at.carry_token(1, "crop-1")
    at.dice("dash")
    at.run(Suffer(FigureId(1), 20))
    assert at.token("crop-1") == "e6"
    assert at.figure(1).carries == ()
    at.put(2, "e7")
    at.turn(2)
    assert at.can("pick-up crop-1")


@pytest.mark.rule("D2-OBJ-06")
def test_a_large_monster_leaves_it_on_a_space_of_the_overlords_choice() -> None:
    at = scene("a-fat-goblin", groups=["merriod"])
    merriod = at.one("merriod")
    at.put(merriod, "k6", "l6", "k7", "l7")
    at.carry_token(merriod, "crop-1")
    at.run(Suffer(merriod, 30))
    assert at.asked.seats == (at.state.overlord.seat,)
    assert at.keys() == {"space k6", "space l6", "space k7", "space l7"}
    at.play("space l7")
    assert at.token("crop-1") == "l7"


@pytest.mark.rule("D2-OBJ-08")
def test_the_quest_says_how_many_one_figure_carries() -> None:
    at = harvest()
    at.put(1, "e6")
    at.carry_token(1, "crop-1")
    at.turn(1)
    assert at.offers("pick-up") == []
