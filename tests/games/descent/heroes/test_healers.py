"""Avric Albright and Ashrian: hero abilities and heroic feats (D2-X-10, D2-X-11)."""

from __future__ import annotations

import pytest

from games.descent.arena import RECORDS, Arena, arena
from games.descent.fallen import knock_out

AXE = "chipped-greataxe"


def wound(at: Arena, figure: int, damage: int) -> None:
    at.put(figure, hp=at.figure(figure).full - damage)


def avric() -> Arena:
    """Avric on g10, Grisban on g7 (3 spaces away), Tarha on g6 (4)."""
    at = arena("avric-albright:disciple", "grisban-the-thirsty:berserker", "widow-tarha:runemaster")
    for figure, square in ((1, "g10"), (2, "g7"), (3, "g6")):
        at.put(figure, square)
        wound(at, figure, 5)
    return at


def ashrian() -> Arena:
    at = arena("ashrian:disciple", "grisban-the-thirsty:berserker")
    at.put(1, "g10")
    return at


@pytest.mark.rule("D2-X-10", "D2-CRD-01")
def test_the_values_of_the_healers() -> None:
    values = {
        hero: (sheet.speed, sheet.health, sheet.stamina, sheet.defence, *attributes(hero))
        for hero, sheet in RECORDS.hero.items()
        if sheet.archetype == "healer"
    }
    assert values == {
        "ashrian": (5, 10, 4, ("grey",), 2, 2, 3, 4),
        "avric-albright": (4, 12, 4, ("grey",), 2, 3, 4, 2),
    }


def attributes(hero: str) -> tuple[int, ...]:
    found = RECORDS.hero[hero].attributes
    return found.might, found.knowledge, found.willpower, found.awareness


# -- Avric


@pytest.mark.rule("D2-X-11", "D2-SRG-02")
def test_heroes_within_3_of_avric_recover_a_damage_for_a_surge() -> None:
    at = avric()
    zombie = at.monster("zombie", "master", "h6")
    at.turn(2)
    at.dice("2HH*", "HH", "-")
    at.play(f"attack {zombie} {AXE}", "surge 3 avric-albright.1")
    assert at.figure(2).damage == 4


@pytest.mark.rule("D2-X-11", "D2-RNG-14")
def test_avric_himself_has_the_surge_too() -> None:
    at = avric()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} iron-mace", "surge 2 avric-albright.1")
    assert at.figure(1).damage == 4


@pytest.mark.rule("D2-X-11", "D2-RNG-08", "D2-KO-21", "D2-ATK-32")
def test_the_surge_is_not_there_from_afar_nor_while_avric_is_out() -> None:
    at = avric()
    zombie = at.monster("zombie", "master", "h6")
    at.turn(3)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt")
    assert not [key for key in at.offers("surge") if "avric" in key]

    out = avric()
    zombie = out.monster("zombie", "master", "h6")
    knock_out(out, 1)
    out.turn(2)
    out.dice("2HH*", "HH", "-")
    out.play(f"attack {zombie} {AXE}")
    assert not [key for key in out.offers("surge") if "avric" in key]


@pytest.mark.rule("D2-X-11", "D2-KO-11", "D2-FEA-03", "D2-DMG-10")
def test_avrics_feat_lets_heroes_within_3_recover_what_two_red_dice_show() -> None:
    at = avric()
    knock_out(at, 2)
    at.turn(1)
    at.dice("HH", "H")
    at.play("act feat")
    assert at.asked.seats == (0,)  # each hero may
    at.play("yes")
    assert at.asked.seats == (1,)
    at.play("yes")
    assert at.figure(1).damage == 2
    assert at.figure(2).hp == 3
    assert at.figure(3).damage == 5
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-11")
def test_a_hero_may_decline_avrics_feat() -> None:
    at = avric()
    at.turn(1)
    at.dice("HH", "H")
    at.play("act feat", "yes", "pass")
    assert (at.figure(1).damage, at.figure(2).damage) == (2, 5)


# -- Ashrian


@pytest.mark.rule("D2-X-11", "D2-OTN-17", "D2-X-07")
def test_a_minion_that_starts_its_activation_beside_ashrian_is_stunned() -> None:
    at = ashrian()
    zombie = at.monster("zombie", "minion", "g9")
    at.activate(zombie)
    assert at.figure(zombie).suffers("stunned")
    assert set(at.offers("")) == {"shake-off", "end-turn"}


@pytest.mark.rule("D2-X-11")
def test_masters_and_minions_from_afar_are_not_stunned() -> None:
    at = ashrian()
    master, far = at.monster("zombie", "master", "g9"), at.monster("zombie", "minion", "g8")
    at.activate(master)
    assert not at.figure(master).suffers("stunned")
    at.play("end-turn")
    at.activate(far)
    assert not at.figure(far).suffers("stunned")
    at.play("move", "go h9")
    assert not at.figure(far).suffers("stunned")  # it did not start there


@pytest.mark.rule("D2-KO-07", "D2-KO-21")
def test_ashrian_stuns_nobody_while_she_is_knocked_out() -> None:
    at = ashrian()
    zombie = at.monster("zombie", "minion", "g9")
    knock_out(at, 1)
    at.activate(zombie)
    assert not at.figure(zombie).suffers("stunned")


@pytest.mark.rule("D2-X-11", "D2-MON-04", "D2-RNG-08", "D2-FEA-03")
def test_ashrians_feat_stuns_the_whole_group_of_a_monster_within_3() -> None:
    at = ashrian()
    near, far = at.monster("zombie", "master", "g7"), at.monster("zombie", "minion", "a6")
    stranger = at.monster("goblin-archer", "minion", "g6")
    at.turn(1)
    at.play("act feat")
    assert at.figure(near).suffers("stunned")
    assert at.figure(far).suffers("stunned")
    assert not at.figure(stranger).suffers("stunned")
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-11", "D2-RNG-08")
def test_ashrians_feat_needs_a_monster_within_3() -> None:
    at = ashrian()
    at.monster("zombie", "master", "g6")
    at.turn(1)
    assert not at.offers("act feat")
