"""Sir Alric Farrow: Unmovable, Overpower, Regeneration (D2-X-26)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn


@pytest.mark.rule("D2-X-26", "D2-MOV-20")
def test_he_may_ignore_that_he_is_moved() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand()
    at.give(1, "crossbow")
    at.put(1, "e6")
    alric = at.monster("sir-alric-farrow", "", "g6")
    at.turn(1)
    at.dice("2HH*", "1H", "-", "-")
    at.play(f"attack {alric} crossbow", "surge 2 crossbow.2")
    assert at.asked.seats == (at.state.overlord.seat,) and at.keys() == {"pass", "yes"}
    at.play("yes")
    assert squares(at, alric) == ["g6"]
    at.dice("2HH*", "1H", "-", "-")
    at.play(f"attack {alric} crossbow", "surge 2 crossbow.2", "pass", "go h6")
    assert squares(at, alric) == ["h6"]


@pytest.mark.rule("D2-X-26", "D2-MOV-21", "D2-FAT-08")
def test_overpower_swaps_places_with_a_hero_on_the_way() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e9")
    alric = at.monster("sir-alric-farrow", "", "b9")
    at.activate(alric)
    at.play("act overpower", "go d9")
    assert at.keys() == {"pass", f"use shove@{alric}"}
    at.dice("SSS", "SS")  # his Might 5
    at.play(f"use shove@{alric}", "yes")
    assert squares(at, alric) == ["e9"] and squares(at, 1) == ["d9"]
    assert at.figure(1).fatigue == 1
    at.dice("SSS", "SSS")
    at.play("go f9")  # one point was left; f9 lies next to nobody
    assert squares(at, alric) == ["f9"] and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-26")
def test_a_failed_shove_or_none_lets_him_go_on() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e9")
    alric = at.monster("sir-alric-farrow", "", "b9")
    at.activate(alric)
    at.dice("SSS", "SSS")
    at.play("act overpower", "go d10", f"use shove@{alric}")
    assert squares(at, alric) == ["d10"] and squares(at, 1) == ["e9"]
    at.play("go d11")
    assert at.figure(1).fatigue == 0 and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-26")
def test_a_plain_move_shoves_nobody() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e9")
    alric = at.monster("sir-alric-farrow", "", "b9")
    at.activate(alric)
    at.play("move", "go d9")
    assert at.asked.what == "descent.activation.choose"


@pytest.mark.rule("D2-X-26", "D2-MOV-21", "D2-TER-31")
def test_both_feel_the_ground_to_which_they_are_swapped() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "c4")
    alric = at.monster("sir-alric-farrow", "", "d3")
    at.activate(alric)
    at.put(1, "d5")  # in the pit
    at.play("act overpower", "go d4")
    at.dice("SSS", "SS")
    at.play(f"use shove@{alric}", "yes")
    assert squares(at, alric) == ["d5"] and at.figure(alric).damage == 2
    assert squares(at, 1) == ["d4"] and at.figure(1).damage == 0


@pytest.mark.rule("D2-MOV-21", "D2-TER-18")
def test_a_hero_swapped_into_lava_is_burned() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "c16")
    alric = at.monster("sir-alric-farrow", "", "e16")
    at.activate(alric)
    at.play("act overpower", "go d15")
    at.dice("SSS", "SS")
    at.play(f"use shove@{alric}", "yes")
    assert squares(at, 1) == ["d15"] and at.figure(1).damage == 1


@pytest.mark.rule("D2-X-26", "D2-OTN-04")
def test_he_regenerates_at_the_start_of_the_overlords_turn() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    alric = at.monster("sir-alric-farrow", "", "e6", hp=5)
    at.dice("frenzy")
    at.run(OverlordTurn())
    assert len(at.keys()) == 1, "it must happen: he can only say when"
    at.play(*at.keys())
    assert at.figure(alric).hp == 6
