"""Attacks in their five steps (D2-ATK, D2-SRG, D2-DMG)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from undercroft.games.descent.events.fights import AttackMissed, AttackValued


@pytest.mark.rule("D2-ATK-E3", "D2-ATK-02", "D2-DMG-03", "D2-SRG-04", "D2-ATK-E4")
def test_a_complete_attack() -> None:
    """Tomble's Sling against a master Zombie three spaces away: 3 hearts and a surge against 1 shield."""
    at = arena("tomble-burrowell:thief", "syndrael:knight")
    at.give(1, "sling")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "j6")
    at.turn(1)
    at.dice("4HH", "H*", "S")
    at.play(f"attack {zombie} sling")
    at.play("surge 1 sling.1")
    assert at.figure(zombie).damage == 3 - 1 + 1
    assert not at.figure(zombie).conditions
    assert [valued.damage for valued in at.events(AttackValued)] == [3]


@pytest.mark.rule("D2-ATK-21", "D2-DIC-04")
def test_an_x_makes_the_attack_miss() -> None:
    at = arena("tomble-burrowell:thief", "syndrael:knight")
    at.give(1, "sling")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "j6")
    at.turn(1)
    at.dice("X", "HH*", "-")
    at.play(f"attack {zombie} sling")
    assert at.figure(zombie).damage == 0
    assert [missed.because for missed in at.events(AttackMissed)] == ["x"]
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-SRG-E1", "D2-SRG-07", "D2-SRG-E2")
def test_equal_surge_abilities_are_two_and_fatigue_is_recovered_once() -> None:
    at = arena("grisban-the-thirsty:berserker", "jain-fairwood:wildlander")
    at.put(1, "g6", fatigue=2)
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("2HH*", "HHH*", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    assert at.offers("surge") == ["surge 1 chipped-greataxe.1", "surge 2 chipped-greataxe.2", "surge 3 rest"]
    at.play("surge 1 chipped-greataxe.1")
    assert "surge 1 chipped-greataxe.1" not in at.offers("")
    at.play("surge 3 rest")
    assert at.figure(1).fatigue == 1
    assert at.events(AttackValued)[0].hearts == 6
