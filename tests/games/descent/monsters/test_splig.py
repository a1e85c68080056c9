"""Splig: Not Me!, Knockback, Promotion (D2-X-26)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.events.moves import Entered


@pytest.mark.rule("D2-X-26", "D2-ATK-31")
def test_not_me_puts_a_monster_beside_him_in_his_place() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker")
    at.hand()
    at.put(1, "e6")
    splig = at.monster("splig", "", "h6")
    zombie = at.monster("zombie", "master", "i7")
    at.turn(1)
    at.play(f"attack {splig} yew-shortbow")
    assert at.keys() == {"pass", f"use not-me@{splig}"}
    at.dice("-", "SS", "3HH", "HH", "S")  # Awareness 2; range 3 reaches Splig's space, not the zombie's
    at.play(f"use not-me@{splig}")
    assert (at.figure(splig).damage, at.figure(zombie).damage) == (0, 3)


@pytest.mark.rule("D2-X-26")
def test_who_fails_is_hit_himself() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    splig = at.monster("splig", "", "h6")
    zombie = at.monster("zombie", "master", "i7")
    at.turn(1)
    at.dice("S", "SS", "3HH", "HH", "S")
    at.play(f"attack {splig} chipped-greataxe", f"use not-me@{splig}")
    assert (at.figure(splig).damage, at.figure(zombie).damage) == (3, 0)


@pytest.mark.rule("D2-X-26")
def test_alone_he_has_nobody_to_name() -> None:
    at = arena(*PARTY)
    at.hand()
    at.put(1, "g6")
    splig = at.monster("splig", "", "h6")
    at.monster("zombie", "master", "j7")
    at.turn(1)
    at.dice("3HH", "HH", "S")
    at.play(f"attack {splig} chipped-greataxe")
    assert at.figure(splig).damage == 3


@pytest.mark.rule("D2-X-26", "D2-MOV-21", "D2-WHO-05")
def test_knockback_puts_the_target_elsewhere() -> None:
    at = arena(*PARTY, **YARD)
    at.hand("tripwire", "pit-trap")
    at.put(1, "d9")
    splig = at.monster("splig", "", "c9")
    at.activate(splig)
    at.dice("2HH*", "H", "SSS")
    at.play("attack 1")
    at.pass_hidden()
    at.play("surge 1 card.1")
    assert {"space g9", "space a9"} <= at.keys() and not {"space h9", "space d9"} & at.keys()
    at.play("space g9")
    assert at.can("use pit-trap@1") and not at.can("use tripwire@1")
    at.play("pass")
    assert squares(at, 1) == ["g9"] and at.figure(1).damage == 0
    assert [entered.figure for entered in at.events(Entered)] == [1]


@pytest.mark.rule("D2-LRG-13", "D2-X-26", "D2-X-15", "D2-MOV-21")
def test_knockback_of_a_large_monster_lets_him_who_puts_it_there_place_its_base() -> None:
    """Splig strikes an Ettin by Dying Command: Widow Tarha says where it goes and how it stands."""
    at = arena("widow-tarha:necromancer", "grisban-the-thirsty:berserker", **YARD)
    at.give(1, "dying-command")
    at.hand()
    at.put(1, "d11")
    splig = at.monster("splig", "", "c9", hp=1)
    ettin = at.monster("ettin", "minion", "a9", "b9", "a10", "b10")
    at.turn(1)
    at.dice("3HH", "HH", "-", "S", "SS")
    at.play(f"attack {splig} reapers-scythe", "pass", "pass")
    at.play("use dying-command")
    at.play("pass")
    at.dice("2HH*", "H", "-", "-")
    at.play("space b9")
    at.play("surge 1 card.1")
    at.play("space e9", "stand e9 f9 e10 f10")
    assert at.figure(ettin).phase == "standing"
    assert squares(at, ettin) == ["e9", "f9", "e10", "f10"]


@pytest.mark.rule("D2-X-26", "D2-ATT-06")
def test_promotion_needs_willpower() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    splig = at.monster("splig", "", "e6")
    zombie = at.monster("zombie", "minion", "f6")
    at.activate(splig)
    at.dice("SSS", "SSSS")
    at.play("act promotion")
    assert at.figure(zombie).rank == "minion" and at.state.turn.actions == 1


@pytest.mark.rule("D2-X-26", "D2-MON-03", "D2-MON-05", "D2-GOLD-07")
def test_promotion_makes_a_minion_a_master_within_the_limit() -> None:
    at = arena(*PARTY, act=2)
    at.hand()
    splig = at.monster("splig", "", "e6")
    zombie = at.monster("zombie", "minion", "f6", hp=3)
    at.activate(splig)
    at.dice("S", "SS")
    at.play("act promotion")
    leaf = at.figure(zombie)
    assert (leaf.rank, leaf.full, leaf.hp) == ("master", 9, 7)
    at.monster("zombie", "minion", "f7")
    at.activate(splig)
    assert not at.offers("act promotion")  # the group has its one master
    at.put(1, "g6")
    at.activate(zombie)
    assert at.can("act grab")
