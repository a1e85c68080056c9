"""Flesh Moulders: Heal, Mend (D2-X-22)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY


@pytest.mark.rule("D2-X-22", "D2-DMG-10", "D2-RNG-14")
def test_heal_mends_another_monster_within_3_by_a_red_die() -> None:
    at = arena(*PARTY)
    at.hand()
    master = at.monster("flesh-moulder", "master", "e6", hp=1)
    near = at.monster("zombie", "master", "h6", hp=1)
    at.monster("zombie", "minion", "i7", hp=1)
    at.activate(master)
    at.dice("HHH")
    at.play("act heal")
    assert at.figure(near).hp == 4 and at.figure(master).hp == 1


@pytest.mark.rule("D2-X-22")
def test_heal_is_not_offered_where_nobody_is_hurt() -> None:
    at = arena(*PARTY)
    at.hand()
    master = at.monster("flesh-moulder", "master", "e6", hp=1)
    at.monster("zombie", "master", "h6")
    at.activate(master)
    assert not at.offers("act")


@pytest.mark.rule("D2-X-22", "D2-SRG-01")
def test_a_surge_mends_the_moulder_itself() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    minion = at.monster("flesh-moulder", "minion", "e6", hp=2)
    at.activate(minion)
    at.dice("2HH*", "1H", "SS")
    at.play("attack 1", "surge 1 card.1")
    assert at.figure(minion).hp == 3 and at.figure(1).damage == 1
