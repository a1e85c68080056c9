"""The Berserker: starting equipment and nine skills, each as printed (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.events.fights import AttackMissed, AttackValued
from undercroft.kernel import FigureId
from undercroft.parts.happenings import ConditionGained

AXE = "chipped-greataxe"


def berserker(*skills: str, fatigue: int = 0, **changes: int) -> Arena:
    """Grisban the Berserker on g10, with these skills beside Rage."""
    at = arena("grisban-the-thirsty:berserker", "avric-albright:disciple")
    at.put(1, "g10", fatigue=fatigue, **changes)
    at.give(1, *skills)
    return at


@pytest.mark.rule("D2-X-13", "D2-SRG-06")
def test_the_greataxe_has_two_surges_for_a_heart_each() -> None:
    at = berserker()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "HHH*", "-")
    at.play(f"attack {zombie} {AXE}")
    at.play(f"surge 1 {AXE}.1", f"surge 2 {AXE}.2")
    assert at.events(AttackValued)[0].hearts == 2 + 3 + 2


@pytest.mark.rule("D2-X-15", "D2-SKL-01", "D2-SKL-03", "D2-ATK-27")
def test_rage_attacks_with_a_heart_more_for_an_action_and_1_fatigue() -> None:
    at = berserker()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "S")
    at.play("act rage")
    assert at.figure(zombie).damage == 2 + 2 + 1 - 1
    assert at.figure(1).fatigue == 1
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-15", "D2-ATK-10")
def test_rage_needs_a_melee_weapon() -> None:
    at = berserker()
    at.give(1, "elm-greatbow")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    assert at.can(f"attack {zombie} unarmed"), "bare hands are no weapon"
    assert not at.offers("act rage")


@pytest.mark.rule("D2-X-15", "D2-CRD-02")
def test_brute_has_4_health_more_and_recovers_2_more_on_standing_up() -> None:
    at = berserker("brute")
    assert at.figure(1).full == 14 + 4
    knock_out(at, 1)
    at.turn(1)
    at.dice("H", "HH")
    at.play("stand-up")
    assert at.figure(1).hp == 3 + 2


@pytest.mark.rule("D2-X-15", "D2-REV-02")
def test_brute_recovers_2_more_when_he_is_revived() -> None:
    at = berserker("brute")
    knock_out(at, 1)
    at.put(2, "g11")
    at.turn(2)
    at.dice("H", "HH")
    at.play("revive 1")
    assert at.figure(1).hp == 3 + 2


@pytest.mark.rule("D2-X-15", "D2-EXH-01", "D2-EXH-02", "D2-WHO-06")
def test_counter_attack_strikes_back_and_the_monster_goes_on() -> None:
    at = berserker("counter-attack")
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 1")
    assert at.offers("use") == ["use counter-attack"]
    at.dice("3HH", "H", "-")
    at.play("use counter-attack")
    assert at.figure(zombie).damage == 3
    assert at.hero(1).exhausted == ("counter-attack",)
    assert at.figure(1).fatigue == 1
    assert at.asked.what == "descent.activation.choose"  # it survived, so it goes on
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-15", "D2-ATK-32")
def test_counter_attack_also_answers_a_miss_but_not_from_afar_and_not_when_knocked_out() -> None:
    at = berserker("counter-attack")
    archer = at.monster("goblin-archer", "master", "g9")
    at.activate(archer)
    at.dice("X", "H*", "-")
    at.play("attack 1")
    assert at.events(AttackMissed)
    assert at.offers("use") == ["use counter-attack"]
    at.play("pass")

    far = berserker("counter-attack")
    archer = far.monster("goblin-archer", "master", "g12")
    far.activate(archer)
    far.dice("4HH", "H*", "-")
    far.play("attack 1")
    assert not far.offers("use")

    out = berserker("counter-attack", hp=1)
    zombie = out.monster("zombie", "master", "g9")
    out.activate(zombie)
    out.dice("3HH", "1H", "-", "dash")
    out.play("attack 1")
    out.pass_hidden()
    assert out.figure(1).is_out
    assert not out.offers("use")


@pytest.mark.rule("D2-X-15", "D2-ATT-04", "D2-SKL-06", "D2-X-05")
def test_cripple_holds_an_adjacent_monster_if_might_passes() -> None:
    at = berserker("cripple")
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "minion", "h9")
    at.turn(1)
    at.play("act cripple")
    assert at.offers("target") == [f"target {one}", f"target {two}"]  # chosen before the test
    at.dice("SS", "SSS")
    at.play(f"target {two}")
    assert at.figure(two).suffers("immobilized")
    assert not at.figure(one).suffers("immobilized")
    assert at.state.turn.actions == 2
    assert at.figure(1).fatigue == 2
    assert not at.offers("act cripple")


@pytest.mark.rule("D2-X-15", "D2-ATT-03")
def test_cripple_does_nothing_if_might_fails() -> None:
    at = berserker("cripple")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("SSS", "SSS")
    at.play("act cripple")
    assert not at.figure(zombie).suffers("immobilized")
    assert "cripple" in at.hero(1).exhausted


@pytest.mark.rule("D2-X-15")
def test_cripple_needs_an_adjacent_monster() -> None:
    at = berserker("cripple")
    at.monster("zombie", "master", "g12")
    at.turn(1)
    assert not at.offers("act cripple")


@pytest.mark.rule("D2-X-15", "D2-MOV-22", "D2-MOV-03")
def test_charge_moves_up_to_speed_then_attacks() -> None:
    at = berserker("charge")
    zombie = at.monster("zombie", "master", "g7")
    at.turn(1)
    at.play("act charge")
    assert at.asked.what == "descent.move_now.go"
    assert not at.offers("go g7")
    at.play("go g8")
    at.dice("3HH", "HH", "-")
    at.play("pass")
    assert at.figure(zombie).damage == 4
    assert at.state.turn.actions == 1
    assert at.figure(1).fatigue == 2
    assert at.figure(1).movement == 0


@pytest.mark.rule("D2-X-15", "D2-X-05")
def test_charge_without_movement_needs_somebody_in_reach() -> None:
    at = berserker("charge")
    at.game.emit(ConditionGained(FigureId(1), "immobilized"))
    at.monster("zombie", "master", "g8")
    at.turn(1)
    assert not at.offers("act charge")
    zombie = at.monster("zombie", "master", "h9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play("act charge")
    assert at.figure(zombie).damage == 4


@pytest.mark.rule("D2-X-15")
def test_weapon_mastery_adds_a_surge_with_a_two_handed_weapon() -> None:
    at = berserker("weapon-mastery")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} {AXE}", "use weapon-mastery")
    assert at.offers("surge")[0] == f"surge 1 {AXE}.1"
    at.play(f"surge 1 {AXE}.1")
    assert at.events(AttackValued)[0].hearts == 5
    assert at.figure(1).fatigue == 0
    assert "weapon-mastery" in at.hero(1).exhausted


@pytest.mark.rule("D2-X-15")
def test_weapon_mastery_works_with_two_one_handed_weapons_but_not_with_one() -> None:
    at = berserker("weapon-mastery")
    at.give(1, "iron-longsword", "iron-mace")
    assert set(at.hero(1).equipped) == {"iron-longsword", "iron-mace"}
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} iron-longsword")
    assert at.offers("use") == ["use weapon-mastery"]

    one = berserker("weapon-mastery")
    one.give(1, "iron-longsword", "wooden-shield")
    zombie = one.monster("zombie", "master", "g9")
    one.turn(1)
    one.dice("3HH", "HH", "-")
    one.play(f"attack {zombie} iron-longsword")
    assert one.asked.what == "descent.hero_turn.choose"


@pytest.mark.rule("D2-X-15", "D2-ATK-20")
def test_whirlwind_strikes_all_adjacent_monsters_with_one_roll() -> None:
    at = berserker("whirlwind")
    one, two = at.monster("zombie", "master", "g9"), at.monster("zombie", "minion", "h11")
    far = at.monster("zombie", "minion", "g12")
    at.put(2, "f11")
    at.turn(1)
    at.dice("3HH", "HH", "S", "SS")
    at.play("act whirlwind")
    assert at.figure(one).damage == 4 - 1
    assert at.figure(two).damage == 4 - 2
    assert at.figure(far).damage == at.figure(2).damage == 0
    assert at.figure(1).fatigue == 1


@pytest.mark.rule("D2-X-15")
@pytest.mark.parametrize(("damage", "more"), [(0, 0), (1, 0), (2, 1), (5, 2), (8, 4)])
def test_death_rage_counts_complete_pairs_of_damage(damage: int, more: int) -> None:
    at = berserker("death-rage")
    at.put(1, hp=14 - damage)
    zombie = at.monster("ettin", "master", "f8", "g8", "f9", "g9")
    at.turn(1)
    at.dice("2HH*", "HH", "-", "-")
    at.play("act death-rage")
    if at.asked.what == "descent.attack.choose_space":
        at.play(at.asked.keys()[0])
    at.play("surge 3 death-rage.1")
    assert at.events(AttackValued)[0].hearts == 4 + more
    assert at.figure(zombie).damage == 4 + more
    assert at.figure(1).fatigue == 2


@pytest.mark.rule("D2-X-15", "D2-SKL-03", "D2-FAT-07")
def test_execute_adds_a_heart_for_each_fatigue_after_the_roll() -> None:
    at = berserker("execute", fatigue=1)
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "H", "-")
    at.play(f"attack {zombie} {AXE}", "use execute")
    assert at.offers("number") == ["number 1", "number 2", "number 3"]  # Stamina 4, 1 fatigue
    at.play("number 2")
    assert at.figure(zombie).damage == 3 + 2
    assert at.figure(1).fatigue == 3
    assert "execute" in at.hero(1).exhausted


@pytest.mark.rule("D2-X-15", "D2-FAT-07")
def test_execute_is_for_melee_attacks_and_needs_room_for_fatigue() -> None:
    at = berserker("execute")
    at.give(1, "elm-greatbow")
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "HH", "-")
    at.play(f"attack {zombie} elm-greatbow")
    assert not at.offers("use")

    tired = berserker("execute", fatigue=4)
    zombie = tired.monster("zombie", "master", "g9")
    tired.turn(1)
    tired.dice("3HH", "HH", "-")
    tired.play(f"attack {zombie} {AXE}")
    assert not tired.offers("use")
