"""Monsters in lava and pits, figures that are stopped or pushed there (D2-TER, D2-LRG-14)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.moves import FellIntoPit
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.kernel import FigureId

ME = FigureId(1)


@pytest.mark.rule("D2-TER-22", "D2-TER-19")
def test_a_monster_that_ends_its_activation_in_lava_is_defeated() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    zombie = at.monster("zombie", "master", "c16")
    other = at.monster("zombie", "minion", "b16")
    at.activate(zombie)
    at.play("move", "go c15")
    assert at.figure(zombie).damage == 1  # it only hurts as yet
    at.play("end-turn")
    assert at.figure(zombie).phase == "fallen" and at.figure(other).cells


@pytest.mark.rule("D2-TER-21")
def test_a_large_monster_burns_only_with_all_its_spaces_in_lava() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e17")
    one = at.monster("barghest", "minion", "d15", "e15")
    at.activate(one)
    at.play("end-turn")
    assert at.figure(one).cells
    other = at.monster("barghest", "minion", "c15", "d15")
    at.put(one, "e16", "f16")
    at.activate(other)
    at.play("end-turn")
    assert at.figure(other).phase == "fallen"


@pytest.mark.rule("D2-TER-25", "D2-TER-10", "D2-DMG-04", "D2-DMG-08")
def test_who_is_pushed_into_a_pit_falls_and_loses_his_points() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d4", movement=3)
    at.run(MoveOther(ME, 2, FigureId(0)))
    at.play("go d5")
    assert at.figure(1).damage == 2 and at.figure(1).movement == 0
    assert at.events(FellIntoPit) and squares(at, 1) == ["d5"]


@pytest.mark.rule("D2-TER-31", "D2-TER-25")
def test_who_is_in_a_pit_can_be_moved_out_of_it_and_into_the_next() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d5")
    at.run(MoveOther(ME, 2, FigureId(0)))
    at.play("go e5")
    assert at.figure(1).damage == 2
    at.run(MoveOther(ME, 1, FigureId(0)))
    at.play("go e6")
    assert squares(at, 1) == ["e6"] and at.figure(1).damage == 2


@pytest.mark.rule("D2-TER-25", "D2-FAT-03")
def test_a_pit_entered_by_fatigue_is_a_pit() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d4")
    at.turn(1)
    at.play("hurry", "go d5")
    assert at.figure(1).damage == 2 and not at.can("hurry")


@pytest.mark.rule("D2-LRG-14", "D2-LRG-05", "D2-X-09")
def test_a_base_that_is_stopped_where_it_does_not_fit_stands_as_near_as_it_can() -> None:
    """A thief's Caltrops hold the moving space of an Ettin between two heroes."""
    at = arena("tomble-burrowell:thief", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.give(1, "caltrops")
    at.put(1, "e11")
    at.put(2, "c11")
    ettin = at.monster("ettin", "minion", "b9", "c9", "b10", "c10")
    at.activate(ettin)
    at.play("move", "go e13")
    at.dice("S", "SS")  # Tomble's Awareness 5
    at.play("use caltrops", "pass")
    assert at.figure(ettin).suffers("immobilized") and at.figure(ettin).movement == 0
    assert at.asked.what == "descent.place_base.choose"
    assert at.offers("stand") and all("d11" not in key.split() for key in at.offers("stand"))
    at.play(at.offers("stand")[0])
    assert len(squares(at, ettin)) == 4
