"""Search cards: used once, then face down (D2-X-16, D2-SEA-06)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY
from undercroft.games.descent.events.fights import AttackValued
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId

TARHA, GRISBAN = FigureId(2), FigureId(1)


@pytest.mark.rule("D2-X-16", "D2-SEA-06", "D2-DMG-10")
def test_a_health_potion_is_an_action_and_heals_all_damage() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "health-potion")
    at.put(1, "g6", hp=3)
    at.put(2, "h6", hp=1)
    at.turn(1)
    at.play("act health-potion")
    assert at.keys() == {"target 1", "target 2"}
    at.play("target 2")
    assert (at.figure(1).hp, at.figure(2).hp) == (3, 10)
    assert at.state.turn.actions == 1
    assert (at.hero(1).finds, at.hero(1).spent) == ((), ("health-potion",))


@pytest.mark.rule("D2-KO-11", "D2-KO-15", "D2-KO-16", "D2-X-16")
def test_a_health_potion_brings_a_knocked_out_hero_to_his_feet() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "health-potion")
    at.put(1, "g6")
    at.put(2, "h6")
    at.dice("frenzy")
    at.run(Suffer(TARHA, 99))
    at.turn(1)
    at.play("act health-potion", "target 2")
    assert at.figure(2).hp == 10 and at.figure(2).cells


@pytest.mark.rule("D2-X-16", "D2-FAT-13", "D2-KO-11")
def test_a_stamina_potion_needs_no_action_and_no_knocked_out_hero_has_it() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "stamina-potion", "stamina-potion#2")
    at.put(1, "g6", fatigue=4)
    at.put(2, "h6")
    at.dice("frenzy")
    at.run(Suffer(TARHA, 99))
    at.turn(1)
    at.play("act stamina-potion")
    assert at.figure(1).fatigue == 0 and at.state.turn.actions == 2
    assert not at.offers("act stamina")  # only the one who lies there is tired


@pytest.mark.rule("D2-X-16", "D2-ATK-24", "D2-ATK-35")
def test_a_power_potion_rerolls_any_of_the_attackers_dice() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "power-potion")
    at.put(1, "g6")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(1)
    at.dice("X", "H", "S")
    at.play(f"attack {zombie} chipped-greataxe", "use power-potion")
    assert at.keys() == {"die 1", "die 2"}
    at.play("die 1")
    assert at.keys() == {"pass", "die 2"}
    at.dice("3HH", "HHH")
    at.play("die 2")
    assert at.events(AttackValued)[0].hearts == 5


@pytest.mark.rule("D2-X-16", "D2-CND-05")
def test_a_curse_doll_takes_one_condition_away() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "curse-doll")
    at.put(1, "g6")
    at.put(2, "h6")
    at.turn(1)
    assert not at.offers("act curse")
    inflict(at.game, TARHA, "poisoned")
    inflict(at.game, TARHA, "stunned")
    at.run()
    at.play("act curse-doll", "target 2", "condition stunned")
    assert [each.name for each in at.figure(2).conditions] == ["poisoned"]
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-16", "D2-ATK-27", "D2-PRP-07")
def test_a_fire_flask_is_a_ranged_attack_that_bursts_for_a_surge() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "fire-flask")
    at.put(1, "e6")
    zombie = at.monster("zombie", "master", "g6")
    other = at.monster("zombie", "minion", "h7")
    at.turn(1)
    at.play("act fire-flask")
    at.dice("2HH*", "HH", "S")
    at.play(f"attack {zombie}")
    assert at.offers("surge")[0] == "surge 1 fire-flask.1"
    at.dice("SS")
    at.play("surge 1 fire-flask.1")
    assert (at.figure(zombie).damage, at.figure(other).damage) == (3, 2)
    assert at.hero(1).spent == ("fire-flask",)


@pytest.mark.rule("D2-X-16", "D2-ATK-23")
def test_a_warding_talisman_adds_two_shields_to_ones_own_defence() -> None:
    at = arena(*PARTY)
    at.hand()
    at.give(1, "warding-talisman")
    at.put(1, "g6")
    at.put(2, "i6")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("3HH", "HH", "-")
    at.play("attack 2")
    assert at.figure(2).damage == 4  # nobody was asked
    at.activate(zombie)
    at.dice("3HH", "HH", "-")
    at.play("attack 1", "use warding-talisman")
    assert at.figure(1).damage == 2
