"""Merriods: Reach, Flail, Immobilize (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD
from undercroft.games.descent.events.fights import DiceRolled

BODY = ("f9", "g9", "f10", "g10")


@pytest.mark.rule("D2-X-22", "D2-ATK-20", "D2-CND-08")
def test_flail_strikes_two_heroes_with_one_roll() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "i10")
    merriod = at.monster("merriod", "master", *BODY)
    at.activate(merriod)
    at.dice("2HH*", "HH", "S", "SSS")
    at.play("attack 1")
    assert at.keys() == {"pass", "target 2"}
    at.play("target 2", "surge 1 card.1")
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "red", "grey", "grey"]
    assert (at.figure(1).damage, at.figure(2).damage) == (3, 1)
    assert at.figure(1).suffers("immobilized") and at.figure(2).suffers("immobilized")


@pytest.mark.rule("D2-X-22")
def test_flail_is_a_choice_and_needs_a_second_hero_in_reach() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "i10")
    merriod = at.monster("merriod", "master", *BODY)
    at.activate(merriod)
    at.dice("3HH", "HH", "S")
    at.play("attack 1", "pass")
    assert at.figure(2).damage == 0
    at.put(2, "j10")
    at.activate(merriod)
    at.dice("3HH", "HH", "S")
    at.play("attack 1")
    assert at.figure(1).damage == 6


@pytest.mark.rule("D2-X-22", "D2-MON-05")
def test_a_minion_does_not_flail() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "i10")
    merriod = at.monster("merriod", "minion", *BODY)
    at.activate(merriod)
    at.dice("3HH", "HH", "S")
    at.play("attack 1")
    assert (at.figure(1).damage, at.figure(2).damage) == (3, 0)
