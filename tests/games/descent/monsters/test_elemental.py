"""Elementals: Fire, Earth, Water, Air (D2-X-22, D2-X-23)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD
from undercroft.games.descent.events.fights import AttackValued
from undercroft.games.descent.rules.round.overlord_turn import OverlordTurn

BODY = ("f9", "g9", "f10", "g10")


@pytest.mark.rule("D2-X-22", "D2-X-23", "D2-OTN-12", "D2-ATK-20")
def test_fire_is_its_attack_and_burns_friends_too() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "k9")
    elemental = at.monster("elemental", "minion", *BODY)
    zombie = at.monster("zombie", "master", "e9")
    at.activate(elemental)
    at.dice("3HH", "HH", "S", "-")
    at.play("act fire")
    at.play(*at.offers("space h9"))
    assert (at.figure(1).damage, at.figure(zombie).damage, at.figure(2).damage) == (3, 4, 0)
    assert len(at.events(AttackValued)) == 2
    assert not {"act fire", "attack 1"} & at.keys()
    assert at.can("act earth")


@pytest.mark.rule("D2-X-22")
def test_earth_holds_and_water_tires_those_beside_it() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "h9")
    at.put(2, "j9")
    elemental = at.monster("elemental", "minion", *BODY)
    at.activate(elemental)
    at.dice("S", "-", "S", "SSS")  # Grisban: Awareness 1 is enough, Willpower 3 is not
    at.play("act earth")
    assert not at.figure(1).conditions
    at.play("act water")
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (2, 0)
    at.activate(elemental)
    at.dice("S", "SS")
    at.play("act earth")
    assert at.figure(1).suffers("immobilized")


@pytest.mark.rule("D2-X-22", "D2-OTN-02", "D2-MOV-06")
def test_air_cannot_be_attacked_and_heroes_pass_through_it() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker", **YARD)
    at.hand()
    at.put(1, "e9")
    at.put(2, "k9")
    elemental = at.monster("elemental", "minion", *BODY)
    at.activate(elemental)
    at.play("act air", "end-turn")
    at.turn(1)
    assert not at.offers("attack")
    at.play("move")
    assert at.can("go h9") and not at.can("go f9")
    at.dice("frenzy")
    at.run(OverlordTurn())
    assert not at.game.total("untouchable", elemental)


@pytest.mark.rule("D2-X-22", "D2-PRP-01")
def test_blast_does_not_reach_air() -> None:
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker", act=2, **YARD)
    at.hand()
    at.give(1, "lightning-strike")
    at.put(1, "c9")
    elemental = at.monster("elemental", "minion", *BODY)
    zombie = at.monster("zombie", "master", "e9")
    at.activate(elemental)
    at.play("act air", "end-turn")
    at.turn(1)
    at.dice("3HH", "HH*", "H*", "-")
    at.play(f"attack {zombie} lightning-strike", "surge 1 lightning-strike.1", "pass")
    assert at.figure(elemental).damage == 0 and at.figure(zombie).damage == 5


@pytest.mark.rule("D2-ERR-08")
def test_with_errata_air_is_open_to_attacks_from_beside_it() -> None:
    at = arena("jain-fairwood:wildlander", "grisban-the-thirsty:berserker", variants=("errata",), **YARD)
    at.hand()
    at.put(1, "d9")
    at.put(2, "h9")
    elemental = at.monster("elemental", "minion", *BODY)
    at.activate(elemental)
    at.play("act air", "end-turn")
    at.turn(1)
    assert not at.offers("attack")
    at.play("move")
    assert not at.can("go h10")  # it is not to be passed
    at.play("go e9")
    assert at.offers("attack") == [f"attack {elemental} yew-shortbow", f"attack {elemental} unarmed"]
