"""The Runemaster: Arcane Bolt and nine skills (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.fights import AttackValued
from undercroft.games.descent.rules.values import stamina
from undercroft.kernel import CardId, FigureId, replace

LEORIC, GRISBAN = 1, 2


def study(*skills: str, variants: tuple[str, ...] = ()) -> Arena:
    """Leoric the Runemaster with some skills in the middle of the map, Grisban far away."""
    at = arena("leoric-of-the-book:runemaster", "grisban-the-thirsty:berserker", variants=variants)
    at.put(LEORIC, "g6")
    at.give(LEORIC, *skills)
    return at


def hearts(at: Arena) -> list[int]:
    return [valued.hearts for valued in at.events(AttackValued)]


@pytest.mark.rule("D2-X-13", "D2-X-15", "D2-SRG-02")
def test_runic_knowledge_buys_hearts_with_fatigue() -> None:
    at = study()
    zombie = at.monster("zombie", "master", "i6")
    at.turn(LEORIC)
    at.dice("6H*", "H*", "-")
    at.play(f"attack {zombie} arcane-bolt")
    offered = at.offers("surge")
    assert offered == ["surge 1 arcane-bolt.1", "surge 2 arcane-bolt.2", "surge 3 runic-knowledge.1"]
    at.play("surge 3 runic-knowledge.1", "pass")
    assert hearts(at) == [4]
    assert at.figure(LEORIC).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-FAT-07")
def test_runic_knowledge_needs_stamina_and_a_runic_weapon() -> None:
    at = study()
    at.put(LEORIC, fatigue=5)
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("6H*", "H*", "-")
    at.play(f"attack {zombie} arcane-bolt")
    assert not at.can("surge 3 runic-knowledge.1")

    at = study()
    at.give(LEORIC, "sling")  # neither Magic nor Rune, and it takes a hand
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("6H*", "H*", "-")
    at.play(f"attack {zombie} sling")
    assert not any("runic-knowledge" in key for key in at.offers(""))


@pytest.mark.rule("D2-X-15", "D2-PRP-01", "D2-PRP-04")
def test_exploding_rune_has_blast() -> None:
    at = study("exploding-rune")
    zombie = at.monster("zombie", "master", "i6")
    beside = at.monster("zombie", "minion", "j7")
    away = at.monster("zombie", "minion", "k8")
    at.turn(LEORIC)
    at.dice("3HH", "2H", "-", "S")
    at.play("act exploding-rune", f"attack {zombie} arcane-bolt")
    assert [at.figure(i).damage for i in (zombie, beside, away)] == [3, 2, 0]
    assert at.figure(LEORIC).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-ATK-23")
def test_ghost_armor_is_a_shield_after_the_roll() -> None:
    at = study("ghost-armor")
    zombie = at.monster("zombie", "minion", "h6")
    at.activate(zombie)
    at.dice("4HH", "HH", "S")
    at.play(f"attack {LEORIC}", "use ghost-armor")
    assert at.figure(LEORIC).damage == 4 - 1 - 1 - 1  # one heart less for Leoric's own ability
    assert at.figure(LEORIC).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-X-17", "D2-GOLD-04")
def test_who_inscribes_runes_on_weapons_has_none_equipped_with_chainmail() -> None:
    """Chainmail allows no Runes, and for this hero every weapon is one; a Shield is none."""
    for skills, armed in (((), True), (("inscribe-rune",), False)):
        at = study(*skills)
        at.give(LEORIC, "chainmail", "sling", "iron-shield", equip=False)
        at.state.heroes[FigureId(LEORIC)] = replace(at.hero(LEORIC), equipped=(CardId("chainmail"),))
        at.turn(LEORIC, equip=True)
        assert at.can("equip sling") is armed
        assert at.can("equip iron-shield") and not at.can("equip arcane-bolt")


@pytest.mark.rule("D2-X-15")
def test_inscribe_rune_makes_every_weapon_a_rune() -> None:
    at = study("exploding-rune", "inscribe-rune")
    at.give(LEORIC, "sling")
    zombie = at.monster("zombie", "master", "i6")
    at.turn(LEORIC)
    at.dice("3HH", "2H", "-")
    at.play("act exploding-rune")  # one target: nothing is asked
    assert [valued.target for valued in at.events(AttackValued)] == [zombie]

    at = study("exploding-rune")
    at.give(LEORIC, "sling")
    at.monster("zombie", "master", "i6")
    at.turn(LEORIC)
    assert not at.can("act exploding-rune")


@pytest.mark.rule("D2-X-15", "D2-SRG-07")
def test_iron_will_gives_stamina_and_a_better_breath() -> None:
    at = study("iron-will")
    assert stamina(at.game, at.hero(LEORIC).figure) == 6
    at.put(LEORIC, fatigue=3)
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("6H*", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt", "surge 4 rest")
    assert at.figure(LEORIC).fatigue == 1


@pytest.mark.rule("D2-X-15", "D2-EXH-01", "D2-EXH-02")
def test_rune_mastery_adds_a_surge_once_a_turn() -> None:
    at = study("rune-mastery")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("4HH", "1H", "S")
    at.play(f"attack {zombie} arcane-bolt", "use rune-mastery", "surge 2 arcane-bolt.2")
    assert at.events(AttackValued)[0].pierce == 2
    assert at.figure(zombie).damage == 3
    at.dice("4HH", "1H", "SS")
    at.play(f"attack {zombie} arcane-bolt")
    assert at.figure(zombie).damage == 4
    assert at.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-X-15", "D2-CND-02", "D2-CND-03")
def test_runic_sorcery_inflicts_a_condition_of_choice() -> None:
    at = study("runic-sorcery")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("4HH", "1H", "-")
    at.play("act runic-sorcery")
    assert set(at.keys()) == {
        f"condition {name}" for name in ("diseased", "immobilized", "poisoned", "stunned")
    }
    at.play("condition stunned")
    assert at.figure(zombie).suffers("stunned")
    at.dice("5H", "1*", "SS")
    at.play("act runic-sorcery", "pass")
    assert at.figure(zombie).damage == 3
    assert len(at.figure(zombie).conditions) == 1


@pytest.mark.rule("D2-X-15", "D2-ATK-20", "D2-ATK-30")
def test_break_the_rune_hits_friend_and_foe_in_sight() -> None:
    at = study("break-the-rune")
    at.put(LEORIC, "i6")
    at.put(GRISBAN, "g6")
    wall = [at.monster("zombie", "master", square) for square in ("j6", "j7")]
    behind = at.monster("zombie", "minion", "k6")
    far = at.monster("zombie", "minion", "e6")
    at.turn(LEORIC)
    at.dice("3HH", "H*", "-", "S", "-")
    at.play("act break-the-rune", "pass")
    assert [at.figure(i).damage for i in wall] == [3, 2]
    assert at.figure(GRISBAN).damage == 3
    assert at.figure(behind).damage == at.figure(far).damage == at.figure(LEORIC).damage == 0
    assert at.figure(LEORIC).fatigue == 4


@pytest.mark.rule("D2-X-15", "D2-ERR-08")
def test_blast_cannot_be_used_with_break_the_rune_but_by_the_errata() -> None:
    for variants, blast in (((), False), (("errata",), True)):
        at = study("break-the-rune", variants=variants)
        at.give(LEORIC, "lightning-strike")
        at.monster("zombie", "master", "i6")
        at.turn(LEORIC)
        at.dice("2HH*", "HH", "HH", "-")
        at.play("act break-the-rune")
        assert any("lightning-strike.2" in key for key in at.offers(""))
        assert any("lightning-strike.1" in key for key in at.offers("")) is blast


@pytest.mark.rule("D2-PRP-01", "D2-PRP-07", "D2-ERR-08")
def test_blast_spreads_from_every_target_of_an_attack_on_everybody() -> None:
    at = study("break-the-rune", variants=("errata",))
    at.give(LEORIC, "lightning-strike")
    at.put(LEORIC, "i6")
    near, far = at.monster("zombie", "master", "h6"), at.monster("zombie", "minion", "l6")
    beyond = at.monster("zombie", "minion", "m6")
    at.turn(LEORIC)
    at.dice("2HH*", "HH", "HH", "-", "-", "-", "-")
    at.play("act break-the-rune")
    assert at.figure(beyond).damage == 0
    (blast,) = [key for key in at.offers("surge") if key.endswith("lightning-strike.1")]
    at.play(blast)
    while at.asked.what == "descent.attack.defeats":
        at.play(at.offers("target")[0])
    assert not any(at.figure(i).cells for i in (near, far, beyond))


@pytest.mark.rule("D2-X-15")
def test_quick_casting_is_another_attack_at_once() -> None:
    at = study("quick-casting")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("4HH", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt")
    at.dice("4HH", "HH", "-")
    at.play("use quick-casting", f"attack {zombie} arcane-bolt")
    assert not at.figure(zombie).cells
    assert at.state.turn.actions == 1
    assert at.figure(LEORIC).fatigue == 2
    assert "quick-casting" in at.hero(LEORIC).exhausted


@pytest.mark.rule("D2-X-15")
def test_quick_casting_also_follows_a_miss() -> None:
    at = study("quick-casting")
    zombie = at.monster("zombie", "master", "h6")
    at.turn(LEORIC)
    at.dice("X", "1H", "-")
    at.play(f"attack {zombie} arcane-bolt")
    assert at.can("use quick-casting")
