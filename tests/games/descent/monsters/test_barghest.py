"""Barghests: Howl, Night Stalker (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY
from undercroft.games.descent.events.fights import DiceRolled


@pytest.mark.rule("D2-X-22", "D2-RNG-08", "D2-FAT-08")
def test_howl_tires_each_hero_within_3_who_fails() -> None:
    at = arena(*PARTY, "jain-fairwood:wildlander")
    at.hand()
    at.put(1, "h6")
    at.put(2, "i7", fatigue=1)
    at.put(3, "k6")
    barghest = at.monster("barghest", "minion", "f6", "g6")
    at.activate(barghest)
    at.dice("S", "SS", "SS", "SS")  # 3 against Grisban's Willpower 3, 4 against Widow Tarha's 3
    at.play("act howl")
    assert [at.figure(i).fatigue for i in (1, 2, 3)] == [0, 2, 0]
    assert at.state.turn.actions == 1
    assert at.offers("attack")  # Howl was no attack


@pytest.mark.rule("D2-X-22")
def test_howl_is_not_offered_with_nobody_near() -> None:
    at = arena(*PARTY)
    at.hand()
    barghest = at.monster("barghest", "minion", "a5", "a6")
    at.activate(barghest)
    assert not at.offers("act")


@pytest.mark.rule("D2-X-22", "D2-ATK-18")
def test_night_stalker_may_add_a_brown_die_against_a_hero_afar() -> None:
    at = arena("jain-fairwood:wildlander", "syndrael:knight")
    at.hand()
    at.put(1, "e6")
    master = at.monster("barghest", "master", "h6", "i6")
    at.turn(1)
    at.dice("3HH", "H*", "-", "SS")
    at.play(f"attack {master} yew-shortbow", f"use night-stalker@{master}")
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "yellow", "grey", "brown"]
    at.play("pass")
    assert at.figure(master).damage == 3 - 2


@pytest.mark.rule("D2-X-22")
def test_night_stalker_is_no_use_against_a_neighbour() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    master = at.monster("barghest", "master", "h6", "i6")
    at.turn(1)
    at.dice("X", "H", "-")
    at.play(f"attack {master} chipped-greataxe")
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "red", "grey"]
