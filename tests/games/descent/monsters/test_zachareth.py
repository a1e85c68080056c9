"""Baron Zachareth: Dominion, Subdue, Shadow Bolt (D2-X-26)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.fights import DiceRolled


@pytest.mark.rule("D2-X-26", "D2-LT-06", "D2-ATT-06", "D2-MOV-20")
def test_dominion_moves_a_hero_in_sight_who_may_be_held() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    baron = at.monster("baron-zachareth", "", "c9")
    at.activate(baron)
    at.dice("S", "SS")  # his own Willpower 3
    at.play("act dominion")
    at.play("target 1")
    assert at.asked.seats == (at.state.overlord.seat,)
    assert {"go f9", "go h7"} <= at.keys() and not {"go e9", "go h9"} & at.keys()
    at.dice("SS", "SS")  # Grisban's Willpower 3 fails
    at.play("go g9", "go f10")
    assert squares(at, 1) == ["f10"] and at.figure(1).suffers("immobilized")


@pytest.mark.rule("D2-X-26", "D2-TER-18", "D2-MOV-20")
def test_the_path_is_the_overlords() -> None:
    """From c16 to d16 there is a way over the lava of d15, too."""
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "c16")
    baron = at.monster("baron-zachareth", "", "a16")
    at.activate(baron)
    at.dice("-", "SS")
    at.play("act dominion")
    at.dice("-", "SS")
    at.play("go d15", "go e16")
    assert at.figure(1).damage == 1 and not at.figure(1).conditions


@pytest.mark.rule("D2-X-26")
def test_who_fails_his_own_test_moves_nobody() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    baron = at.monster("baron-zachareth", "", "c9")
    at.activate(baron)
    at.dice("SS", "SS")
    at.play("act dominion")
    assert squares(at, 1) == ["h9"] and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-26")
def test_dominion_needs_a_hero_in_sight() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "b1")
    at.put(2, "b2")
    baron = at.monster("baron-zachareth", "", "n9")
    at.activate(baron)
    assert not at.offers("act")


@pytest.mark.rule("D2-X-26", "D2-CND-03", "D2-CND-01")
def test_subdue_gives_a_condition_of_his_choice_for_damage() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    baron = at.monster("baron-zachareth", "", "h6")
    at.activate(baron)
    at.dice("2HH*", "HH", "S")
    at.play("attack 1", "surge 2 card.2")
    assert at.keys() == {f"condition {name}" for name in ("diseased", "immobilized", "poisoned", "stunned")}
    at.play("condition stunned")
    assert at.figure(1).suffers("stunned")
    at.activate(baron)
    at.dice("2HH*", "H", "SSS")
    at.play("attack 1", "surge 2 card.2")
    assert at.asked.what == "descent.activation.choose"  # no damage, no condition


@pytest.mark.rule("D2-X-26", "D2-OTN-12", "D2-SRG-03")
def test_shadow_bolt_is_a_ranged_attack_with_dice_of_its_own() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.put(1, "i6")
    baron = at.monster("baron-zachareth", "", "e6")
    at.activate(baron)
    assert not at.offers("attack")
    at.dice("4HH", "HH", "HH*", "SS")
    at.play("act shadow-bolt", "attack 1", "surge 1 card.1")  # Pierce 2 of his card
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "red", "yellow", "grey"]
    assert at.figure(1).damage == 6
    assert not {"act shadow-bolt"} & at.keys()
