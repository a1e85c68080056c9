"""Belthir: Fly, Reach, Cry Havoc (D2-X-26, D2-X-46)."""

from __future__ import annotations

import pytest

from games.descent.arena import arena
from games.descent.standing import PARTY, YARD, squares
from undercroft.games.descent.rules.effects.conditions import inflict


@pytest.mark.rule("D2-X-46", "D2-X-26", "D2-TER-17")
def test_it_flies_over_heroes_obstacles_and_terrain_for_one_point_a_space() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "d8")
    belthir = at.monster("belthir", "", "e8")
    at.activate(belthir)
    at.play("move", "go g8")  # over the obstacle f8
    assert at.figure(belthir).movement == 2
    at.put(belthir, "d4", movement=0)
    at.put(1, "d3")
    at.activate(belthir)
    at.play("move", "go d6")  # over the pit d5
    assert at.figure(belthir).movement == 2 and at.figure(belthir).damage == 0


@pytest.mark.rule("D2-X-46", "D2-TER-18")
def test_where_it_stops_the_terrain_counts() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    belthir = at.monster("belthir", "", "d4")
    at.activate(belthir)
    at.play("move", "go d5")
    assert at.figure(belthir).damage == 2 and at.figure(belthir).movement == 0
    assert at.can("climb") and not at.can("move")


@pytest.mark.rule("D2-X-26", "D2-PRP-08")
def test_it_reaches_two_spaces() -> None:
    at = arena(*PARTY, **YARD)
    at.hand()
    at.put(1, "e9")
    belthir = at.monster("belthir", "", "c9")
    at.activate(belthir)
    assert at.offers("attack") == ["attack 1"]


@pytest.mark.rule("D2-X-26", "D2-OTN-12", "D2-ATK-20")
def test_cry_havoc_attacks_all_whom_it_moved_through() -> None:
    at = arena(*PARTY, act=2, **YARD)
    at.hand()
    at.put(1, "d9")
    at.put(2, "f9")
    belthir = at.monster("belthir", "", "c9")
    zombie = at.monster("zombie", "master", "e9")
    at.activate(belthir)
    at.play("act cry-havoc", "go d9")
    assert not at.can("pass")  # it cannot end with Grisban
    at.dice("3HH", "H", "H", "-", "S", "-")
    at.play("go e9", "go f9")
    assert not at.can("go f9")
    at.play("go g9")
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    assert squares(at, belthir) == ["g9"]
    assert (at.figure(1).damage, at.figure(2).damage, at.figure(zombie).damage) == (4, 3, 4)
    assert not {"attack 2", "act cry-havoc"} & at.keys()


@pytest.mark.rule("D2-X-26", "D2-X-17")
@pytest.mark.parametrize("hero", [1, 2])
def test_cry_havoc_targets_each_of_them(hero: int) -> None:
    """A Heavy Cloak cancels a surge of an attack that targets its hero, whoever was passed first."""
    at = arena(*PARTY, act=2, **YARD)
    at.hand()
    at.give(hero, "heavy-cloak")
    at.put(1, "d9")
    at.put(2, "e9")
    belthir = at.monster("belthir", "", "c9")
    at.activate(belthir)
    at.dice("2HH*", "H", "H", "SS", "SS")
    at.play("act cry-havoc", "go d9", "go e9", "go f9", "pass", "use heavy-cloak")
    assert not at.offers("surge")
    assert (at.figure(1).damage, at.figure(2).damage) == (2, 2)


@pytest.mark.rule("D2-X-26", "D2-ATK-30", "D2-X-05")
def test_cry_havoc_without_an_enemy_below_is_only_a_move() -> None:
    at = arena(*PARTY, act=2, **YARD)
    at.hand()
    at.put(1, "m9")
    belthir = at.monster("belthir", "", "c9")
    zombie = at.monster("zombie", "master", "d9")
    at.activate(belthir)
    at.play("act cry-havoc", "go d9", "go e9", "pass")
    assert at.figure(zombie).damage == 0 and at.figure(belthir).movement == 0
    at.activate(belthir)
    inflict(at.game, belthir, "immobilized")
    at.play("end-turn")
    inflict(at.game, belthir, "immobilized")
    at.activate(belthir)
    assert not at.offers("act")
