"""The Disciple: starting equipment and nine skills, each as printed (D2-X-13, D2-X-15)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from games.descent.fallen import knock_out
from undercroft.games.descent.events.fights import AttackDeclared, DiceRolled
from undercroft.kernel import FigureId, replace
from undercroft.parts.happenings import ConditionGained

MACE = "iron-mace"


def disciple(*skills: str, **changes: int) -> Arena:
    """Ashrian the Disciple on g10 with these skills, Grisban the Berserker beside her on g11."""
    at = arena("ashrian:disciple", "grisban-the-thirsty:berserker")
    at.put(1, "g10", **changes)
    at.put(2, "g11")
    at.give(1, *skills)
    return at


def wound(at: Arena, figure: int, damage: int) -> None:
    at.put(figure, hp=at.figure(figure).full - damage)


@pytest.mark.rule("D2-X-13", "D2-CND-02")
def test_the_maces_surge_stuns() -> None:
    at = disciple()
    zombie = at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("2HH*", "1H", "-")
    at.play(f"attack {zombie} {MACE}", f"surge 1 {MACE}.1")
    assert at.figure(zombie).suffers("stunned")


@pytest.mark.rule("D2-X-13", "D2-EXH-01")
def test_the_disciple_has_a_wooden_shield_too() -> None:
    at = disciple()
    zombie = at.monster("zombie", "master", "g9")
    at.activate(zombie)
    at.dice("3HH", "1H", "-")
    at.play("attack 1", "use wooden-shield")
    assert at.figure(1).damage == 2


# -- Prayer of Healing


@pytest.mark.rule("D2-X-15", "D2-SKL-06", "D2-EXH-01", "D2-DMG-10")
def test_prayer_of_healing_recovers_what_a_red_die_shows() -> None:
    at = disciple()
    wound(at, 1, 4)
    wound(at, 2, 4)
    at.turn(1)
    at.play("act prayer-of-healing")
    assert at.offers("target") == ["target 1", "target 2"]
    at.dice("HHH*")
    at.play("target 2")
    assert (at.figure(1).damage, at.figure(2).damage) == (4, 1)
    assert at.state.turn.actions == 2
    assert at.figure(1).fatigue == 1
    assert at.figure(2).fatigue == 0
    assert not at.offers("act prayer-of-healing")


@pytest.mark.rule("D2-X-15", "D2-KO-11", "D2-KO-15", "D2-KO-16")
def test_prayer_of_healing_brings_a_hero_to_his_feet() -> None:
    at = disciple()
    knock_out(at, 2)
    at.turn(1)
    at.dice("HH")
    at.play("act prayer-of-healing", "target 2")
    assert not at.figure(2).is_out
    assert at.figure(2).hp == 2


@pytest.mark.rule("D2-X-15")
def test_prayer_of_healing_reaches_adjacent_heroes_who_are_wounded() -> None:
    at = disciple()
    at.put(2, "g12")
    wound(at, 2, 4)
    at.turn(1)
    assert not at.offers("act prayer-of-healing")


@pytest.mark.rule("D2-X-15", "D2-HTN-02", "D2-OTN-02", "D2-ATK-17")
def test_armor_of_faith_adds_a_brown_die_until_the_disciples_next_turn() -> None:
    at = disciple("armor-of-faith")
    wound(at, 2, 4)
    at.turn(1)
    at.dice("HHH")
    at.play("act prayer-of-healing", "target 2", "end-turn")
    zombie = at.monster("zombie", "minion", "g12")
    at.activate(zombie)
    at.dice("3HH", "1H", "S", "SS")  # grey, then brown
    at.play("attack 2")
    assert at.figure(2).damage == 1
    at.turn(1)
    at.activate(zombie)
    at.dice("3HH", "1H", "S")
    at.play("attack 2")
    assert at.figure(2).damage == 1 + 2


@pytest.mark.rule("D2-X-15", "D2-HTN-02")
def test_armor_of_faith_does_not_end_with_the_turn_of_the_hero_who_has_it() -> None:
    at = disciple("armor-of-faith")
    wound(at, 2, 4)
    at.turn(1)
    at.dice("HHH")
    at.play("act prayer-of-healing", "target 2", "end-turn")
    at.turn(2)
    zombie = at.monster("zombie", "minion", "g12")
    at.activate(zombie)
    at.dice("3HH", "1H", "S", "SS")
    at.play("attack 2")
    assert at.figure(2).damage == 1


@pytest.mark.rule("D2-X-15", "D2-CND-05")
def test_cleansing_touch_lets_the_healed_hero_discard_a_condition() -> None:
    at = disciple("cleansing-touch")
    wound(at, 2, 4)
    for condition in ("stunned", "immobilized"):
        at.game.emit(ConditionGained(FigureId(2), condition))
    at.turn(1)
    at.dice("H")
    at.play("act prayer-of-healing", "target 2")
    assert at.asked.seats == (1,)  # Grisban's player chooses
    assert at.offers("pass")
    at.play("condition stunned")
    assert not at.figure(2).suffers("stunned")
    assert at.figure(2).suffers("immobilized")


@pytest.mark.rule("D2-X-15", "D2-ATK-18")
def test_divine_fury_adds_a_yellow_die_to_the_next_attack_only() -> None:
    at = disciple("divine-fury")
    wound(at, 2, 4)
    zombie = at.monster("zombie", "master", "g12")
    at.turn(1)
    at.dice("H")
    at.play("act prayer-of-healing", "target 2", "end-turn")
    at.turn(2)
    at.dice("X", "HH", "1H", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    at.dice("X", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    rolled = [[die.kind for die in event.dice] for event in at.events(DiceRolled)]
    assert rolled == [["blue", "red", "yellow", "brown"], ["blue", "red", "brown"]]


@pytest.mark.rule("D2-X-15")
def test_divine_fury_is_over_with_the_round() -> None:
    at = disciple("divine-fury")
    wound(at, 2, 4)
    zombie = at.monster("zombie", "master", "g12")
    at.turn(1)
    at.dice("H")
    at.play("act prayer-of-healing", "target 2", "end-turn")
    at.game.end(until="round")
    at.turn(2)
    at.dice("X", "HH", "-")
    at.play(f"attack {zombie} chipped-greataxe")
    assert [die.kind for die in at.events(DiceRolled)[0].dice] == ["blue", "red", "brown"]


@pytest.mark.rule("D2-X-15", "D2-DIC-02")
def test_holy_power_heals_two_heroes_and_a_surge_rests_both() -> None:
    at = disciple("holy-power", fatigue=1)
    wound(at, 1, 5)
    wound(at, 2, 5)
    at.put(2, fatigue=2)
    at.turn(1)
    at.dice("HHH*")
    at.play("act prayer-of-healing", "target 2")
    assert at.offers("pass")
    at.play("target 1")
    assert (at.figure(1).damage, at.figure(2).damage) == (2, 2)
    assert (at.figure(1).fatigue, at.figure(2).fatigue) == (1, 1)


@pytest.mark.rule("D2-X-15")
def test_holy_power_may_heal_one_hero_alone() -> None:
    at = disciple("holy-power")
    wound(at, 1, 5)
    wound(at, 2, 5)
    at.turn(1)
    at.dice("HH")
    at.play("act prayer-of-healing", "target 2", "pass")
    assert (at.figure(1).damage, at.figure(2).damage) == (5, 3)


# -- the others


@pytest.mark.rule("D2-X-15", "D2-ATK-27")
def test_blessed_strike_recovers_2_damage_for_the_disciple_and_a_neighbour() -> None:
    at = disciple("blessed-strike")
    wound(at, 1, 3)
    wound(at, 2, 5)
    at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("3HH", "1H", "S")
    at.play("act blessed-strike")
    assert (at.figure(1).damage, at.figure(2).damage) == (1, 3)
    assert at.figure(1).fatigue == 1
    assert at.state.turn.actions == 1


@pytest.mark.rule("D2-X-15", "D2-DMG-02")
def test_blessed_strike_without_damage_recovers_nothing() -> None:
    at = disciple("blessed-strike")
    wound(at, 1, 3)
    at.monster("zombie", "master", "g9")
    at.turn(1)
    at.dice("5H", "1H", "SS")
    at.play("act blessed-strike")
    assert at.figure(1).damage == 3


@pytest.mark.rule("D2-X-15", "D2-EXH-04", "D2-GOLD-04")
def test_prayer_of_peace_keeps_adjacent_monsters_from_attacking() -> None:
    at = disciple("prayer-of-peace")
    near, far = at.monster("zombie", "master", "f10"), at.monster("zombie", "minion", "g12")
    at.turn(1)
    at.play("act prayer-of-peace", "end-turn")
    assert at.hero(1).exhausted == ("prayer-of-peace",)
    assert at.figure(1).fatigue == 2
    at.activate(near)
    assert not at.offers("attack")
    at.play("end-turn")
    at.activate(far)
    assert at.offers("attack 2")


@pytest.mark.rule("D2-KO-21", "D2-EXH-04", "D2-HTN-04")
def test_prayer_of_peace_ends_with_the_refresh_and_sleeps_while_the_disciple_is_out() -> None:
    at = disciple("prayer-of-peace")
    at.state.heroes[FigureId(1)] = replace(at.hero(1), exhausted=("prayer-of-peace",))
    zombie = at.monster("zombie", "master", "f11")
    knock_out(at, 1)
    at.activate(zombie)
    assert at.offers("attack 2")

    rested = disciple("prayer-of-peace")
    rested.state.heroes[FigureId(1)] = replace(rested.hero(1), exhausted=("prayer-of-peace",))
    zombie = rested.monster("zombie", "master", "f10")
    rested.turn(1)
    rested.play("end-turn")
    rested.activate(zombie)
    assert rested.offers("attack 1")


@pytest.mark.rule("D2-X-15", "D2-MOV-05")
def test_time_of_need_gives_2_movement_points_and_recovers_2_fatigue() -> None:
    at = disciple("time-of-need", fatigue=3)
    at.turn(1)
    at.play("act time-of-need")
    assert at.figure(1).movement == 2
    assert at.figure(1).fatigue == 1
    assert at.state.turn.actions == 1
    assert at.offers("go g8")
    at.play("act time-of-need", "end-turn")


@pytest.mark.rule("D2-X-15", "D2-SKL-04")
def test_time_of_need_is_there_without_fatigue_too() -> None:
    at = disciple("time-of-need")
    at.turn(1)
    assert at.offers("act time-of-need")


@pytest.mark.rule("D2-X-15", "D2-DMG-09", "D2-LOS-01", "D2-KO-11")
def test_radiant_light_heals_heroes_and_hurts_monsters_in_sight_by_one_roll() -> None:
    at = disciple("radiant-light")
    wound(at, 1, 5)
    knock_out(at, 2)
    seen, near = at.monster("zombie", "master", "g7"), at.monster("zombie", "minion", "h9")
    hidden = at.monster("zombie", "minion", "a6")
    at.turn(1)
    at.dice("HHH")
    at.play("act radiant-light")
    assert (at.figure(1).damage, at.figure(2).hp) == (2, 3)
    assert at.figure(seen).damage == 3
    assert not at.figure(near).cells
    assert at.figure(hidden).damage == 0
    assert at.figure(1).fatigue == 3
    assert not at.events(AttackDeclared)
