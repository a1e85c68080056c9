"""Lady Eliza Farrow: Sacrifice, Seduce, Blood Call, Wail (D2-X-26, D2-X-44)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, squares


@pytest.mark.rule("D2-X-26", "D2-X-44", "D2-DMG-09")
def test_sacrifice_takes_health_from_a_monster_beside_her() -> None:
    at = arena(*PARTY)
    at.hand()
    eliza = at.monster("lady-eliza-farrow", "", "e6", hp=1)
    zombie = at.monster("zombie", "minion", "f6")
    at.activate(eliza)
    at.play("act sacrifice")
    assert at.keys() == {"number 1", "number 2", "number 3"}  # it has no more Health to give
    at.play("number 2")
    assert (at.figure(eliza).hp, at.figure(zombie).hp) == (3, 1)
    at.monster("merriod", "minion", "g6", "h6", "g7", "h7")
    at.play("act sacrifice")
    assert at.figure(zombie).phase == "fallen" and at.figure(eliza).hp == 4
    at.activate(eliza)
    assert not at.offers("act sacrifice")


@pytest.mark.rule("D2-X-26", "D2-MOV-20", "D2-RNG-08")
def test_seduce_moves_a_hero_one_space_and_stuns_him() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "h6")
    at.put(2, "k7")
    eliza = at.monster("lady-eliza-farrow", "", "e6")
    at.activate(eliza)
    at.dice("S", "SS")
    at.play("act seduce")  # only Grisban is within 3
    assert {"go g6", "pass"} <= at.keys() and not at.can("go f6")
    at.play("go g6")
    assert squares(at, 1) == ["g6"] and at.figure(1).suffers("stunned")
    at.dice("SS", "SS")
    at.play("act seduce")
    assert squares(at, 1) == ["g6"]


@pytest.mark.rule("D2-X-26", "D2-X-44")
def test_blood_call_heals_what_the_attack_dealt() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "h6", hp=2)
    eliza = at.monster("lady-eliza-farrow", "", "e6", hp=1)
    at.activate(eliza)
    at.dice("6H*", "HH", "-", "frenzy")  # 3 hearts; only 2 can be suffered
    at.play("attack 1", "surge 1 card.1")
    assert at.figure(1).is_out and at.figure(eliza).hp == 3


@pytest.mark.rule("D2-X-26")
def test_wail_tires_heroes_within_3_by_two() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    at.put(1, "h6")
    at.put(2, "k7")
    eliza = at.monster("lady-eliza-farrow", "", "e6")
    at.activate(eliza)
    at.dice("SS", "SS")
    at.play("act wail")
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (2, 0)
