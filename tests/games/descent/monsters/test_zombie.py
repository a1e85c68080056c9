"""Zombies: Shambling, Grab, Disease (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY


@pytest.mark.rule("D2-X-22")
def test_they_shamble_one_move_a_turn() -> None:
    at = arena(*PARTY)
    at.hand()
    zombie = at.monster("zombie", "minion", "e6")
    at.activate(zombie)
    at.play("move")
    assert not at.can("move") and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-22", "D2-X-05")
def test_a_master_grabs_a_hero_beside_it() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    at.put(2, "f7")
    zombie = at.monster("zombie", "master", "f6")
    at.activate(zombie)
    at.play("act grab")
    assert at.keys() == {"target 1", "target 2"}
    at.dice("S", "SS")  # 3 against Widow Tarha's Might 2
    at.play("target 2")
    assert at.figure(2).suffers("immobilized") and not at.figure(1).conditions
    at.dice("SSS", "SS")  # 5 against Grisban's Might 5
    at.play("act grab", "target 1")
    assert not at.figure(1).conditions


@pytest.mark.rule("D2-X-21", "D2-X-04", "D2-CND-02")
def test_its_bite_brings_disease() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "f6")
    at.activate(zombie)
    at.dice("2HH*", "HH", "-")
    at.play("attack 1", "surge 1 card.1")
    assert at.figure(1).suffers("diseased")
