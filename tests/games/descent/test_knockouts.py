"""Defeat, knocked-out heroes, standing up, reviving, resting (D2-KO, D2-STD, D2-REV, D2-RST)."""

from __future__ import annotations

import pytest

from games.descent.arena import Arena, arena
from undercroft.games.descent.events.cards import OverlordDrew
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.kernel import FigureId

JAIN, SYNDRAEL = 2, 1


def fallen(at: Arena, figure: int = SYNDRAEL) -> None:
    """The hero is knocked out; the Overlord draws a card for it."""
    at.dice("frenzy")
    at.run(Suffer(FigureId(figure), 99))


@pytest.mark.rule(
    "D2-KO-01",
    "D2-KO-03",
    "D2-KO-04",
    "D2-KO-05",
    "D2-KO-06",
    "D2-KO-08",
    "D2-CND-10",
    "D2-DMG-06",
    "D2-CMP-22",
)
def test_a_defeated_hero_is_knocked_out() -> None:
    at = arena()
    at.put(1, "g6")
    inflict(at.game, FigureId(1), "poisoned")
    fallen(at)
    leaf = at.figure(1)
    assert leaf.is_out and GRID.name(leaf.lies) == "g6"
    assert (leaf.hp, leaf.fatigue, leaf.cells, leaf.conditions) == (0, 4, 0, ())
    assert not any(trigger.source == "poisoned@1" for some in at.state.triggers.values() for trigger in some)


@pytest.mark.rule("D2-KO-22", "D2-OLC-14")
def test_the_overlord_draws_when_a_hero_is_knocked_out() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    assert [drew.card for drew in at.events(OverlordDrew)] == ["frenzy"]


@pytest.mark.rule("D2-KO-07", "D2-KO-14", "D2-STD-01", "D2-STD-02", "D2-STD-03", "D2-STD-05", "D2-STD-06")
def test_a_knocked_out_hero_can_only_stand_up() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.turn(1)
    assert at.keys() == {"stand-up", "end-turn"}
    at.dice("HHH*", "HH")
    at.play("stand-up")
    leaf = at.figure(1)
    assert (leaf.hp, leaf.fatigue, GRID.name(leaf.cells.bit_length() - 1)) == (5, 3, "g6")
    assert FigureId(1) in at.state.acted


@pytest.mark.rule("D2-STD-07")
def test_to_stand_up_is_not_compulsory() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.turn(1)
    at.play("end-turn")
    assert at.figure(1).is_out


@pytest.mark.rule("D2-STD-04", "D2-KO-12", "D2-KO-13")
def test_who_stands_up_on_a_taken_space_chooses_the_closest_empty_one() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    zombie = at.monster("zombie", "minion", "g6")
    at.turn(1)
    at.dice("HH", "HH")
    at.play("stand-up")
    assert "space g5" in at.offers("") and "space g6" not in at.offers("")
    at.play("space g5")
    assert at.figure(zombie).cells != at.figure(1).cells != 0


@pytest.mark.rule("D2-REV-01", "D2-REV-02", "D2-REV-03", "D2-REV-04")
def test_a_hero_is_revived_from_an_adjacent_space() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.put(2, "i6")
    at.turn(2)
    assert not at.offers("revive")
    at.play("move", "go h6")
    at.pass_hidden()
    at.dice("HH", "H")
    at.play("revive 1")
    assert at.figure(1).hp == 3 and not at.figure(1).is_out
    assert FigureId(1) not in at.state.acted


@pytest.mark.rule("D2-REV-05")
def test_a_token_in_ones_own_space_can_be_revived() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.put(2, "g6")
    at.turn(2)
    at.dice("HH", "H")
    at.play("revive 1")
    at.play("space g5")
    assert GRID.name(at.figure(1).cells.bit_length() - 1) == "g5"


@pytest.mark.rule("D2-KO-16", "D2-KO-11", "D2-KO-15")
def test_recovered_damage_brings_a_hero_to_his_feet() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.run(Recover(FigureId(1), 1))
    assert at.figure(1).hp == 1 and at.figure(1).cells


@pytest.mark.rule("D2-KO-10", "D2-ATK-29", "D2-KO-09")
def test_a_knocked_out_hero_is_no_target_and_gets_no_condition() -> None:
    at = arena()
    at.put(1, "g6")
    zombie = at.monster("zombie", "minion", "h6")
    fallen(at)
    inflict(at.game, FigureId(1), "stunned")
    assert not at.figure(1).conditions
    at.hand()
    at.activate(zombie)
    assert not at.offers("attack 1")


@pytest.mark.rule("D2-HTN-15", "D2-KO-18", "D2-KO-23")
def test_a_hero_defeated_in_his_own_turn_loses_the_rest_of_it() -> None:
    at = arena()
    at.put(1, "g6", hp=1)
    at.turn(1)
    at.dice("dash")
    at.run(Suffer(FigureId(1), 1))
    assert FigureId(1) in at.state.acted
    assert at.asked.what == "descent.round.choose_hero" or at.asked.seats == (1,)


@pytest.mark.rule("D2-RST-01", "D2-RST-02", "D2-RST-03", "D2-RST-04")
def test_rest_recovers_all_fatigue_at_the_end_of_the_turn() -> None:
    at = arena()
    at.put(1, "g6", fatigue=2)
    at.turn(1)
    at.play("rest")
    assert at.figure(1).fatigue == 2
    at.play("hurry", "go h6")
    assert at.figure(1).fatigue == 3
    at.play("end-turn")
    assert at.figure(1).fatigue == 0


@pytest.mark.rule("D2-RST-05")
def test_rest_is_lost_with_a_knock_out() -> None:
    at = arena()
    at.put(1, "g6", fatigue=2, hp=1)
    at.turn(1)
    at.play("rest")
    at.dice("dash")
    at.run(Suffer(FigureId(1), 1))
    assert at.figure(1).fatigue == 4


@pytest.mark.rule("D2-FAT-08", "D2-FAT-09", "D2-FAT-E2")
def test_fatigue_beyond_stamina_is_damage() -> None:
    at = arena("tomble-burrowell:thief", "syndrael:knight")
    at.put(1, "g6", fatigue=4)
    at.run(SufferFatigue(FigureId(1), 2))
    assert (at.figure(1).fatigue, at.figure(1).damage) == (5, 1)


@pytest.mark.rule("D2-FAT-10", "D2-MON-10", "D2-FAT-11", "D2-CMP-21")
def test_monsters_suffer_fatigue_as_damage() -> None:
    at = arena()
    zombie = at.monster("zombie", "master", "h6")
    splig = at.monster("splig", "", "h7")
    at.run(SufferFatigue(zombie, 2), SufferFatigue(splig, 1))
    assert (at.figure(zombie).damage, at.figure(splig).damage) == (2, 1)


@pytest.mark.rule("D2-KO-02", "D2-MON-07", "D2-DMG-05")
def test_a_defeated_monster_leaves_the_map() -> None:
    at = arena()
    zombie = at.monster("zombie", "minion", "h6")
    at.run(Suffer(zombie, 3))
    assert at.figure(zombie).cells == 0 and at.figure(zombie).phase == "fallen"


@pytest.mark.rule("D2-FAT-13", "D2-DMG-10")
def test_recovery_never_goes_below_nothing() -> None:
    at = arena()
    at.put(1, "g6", hp=11)
    at.run(Recover(FigureId(1), 5))
    assert at.figure(1).damage == 0


@pytest.mark.rule("D2-KO-17", "D2-KO-15")
def test_healed_on_a_taken_space_he_stands_beside_it() -> None:
    at = arena()
    at.put(1, "g6")
    fallen(at)
    at.monster("zombie", "minion", "g6")
    at.run(Recover(FigureId(1), 2))
    assert "space g6" not in at.offers("space")
    at.play("space g5")
    assert at.figure(1).hp == 2


@pytest.mark.rule("D2-KO-18", "D2-KO-19", "D2-STD-09")
def test_a_hero_brought_back_in_his_own_turn_has_lost_it() -> None:
    at = arena()
    at.put(1, "g6", hp=1)
    at.turn(1)
    at.dice("dash")
    at.run(Recover(FigureId(1), 3), Suffer(FigureId(1), 1))
    at.pass_hidden()
    assert at.figure(1).cells and FigureId(1) in at.state.acted


@pytest.mark.rule("D2-STD-10", "D2-STD-08")
def test_a_hero_knocked_out_refreshes_and_may_change_equipment() -> None:
    from undercroft.kernel import replace

    at = arena()
    at.put(1, "g6")
    at.give(1, "iron-battleaxe", equip=False)
    fallen(at)
    at.state.heroes[FigureId(1)] = replace(at.hero(1), exhausted=("wooden-shield",))
    at.turn(1, equip=True)
    assert at.asked.what == "descent.equip.choose"
    assert at.hero(1).exhausted == ()
    at.dice("H", "H")
    at.play("pass", "stand-up")
    assert at.figure(1).hp == 2  # two red dice never show less


@pytest.mark.rule("D2-TER-30", "D2-TER-23")
def test_a_hero_knocked_out_in_a_pit_stands_up_in_it_unhurt() -> None:
    at = arena(quest="gryvorn-unleashed", encounter=2)
    at.put(1, "d5")
    fallen(at)
    at.turn(1)
    at.dice("HH", "HH")
    at.play("stand-up")
    assert at.figure(1).hp == 4 and GRID.name(at.figure(1).cells.bit_length() - 1) == "d5"


@pytest.mark.rule("D2-TER-23", "D2-TER-20")
def test_other_damage_in_lava_puts_the_token_beside_it_too() -> None:
    at = arena(quest="gryvorn-unleashed", encounter=2)
    at.put(1, "d14")
    at.dice("frenzy")
    at.run(Suffer(FigureId(1), 99))
    at.play(sorted(at.offers("space"))[0])
    assert at.figure(1).is_out and GRID.name(at.figure(1).lies) != "d14"


@pytest.mark.rule("D2-FAT-14", "D2-CRD-02")
def test_health_that_goes_with_an_item_may_defeat() -> None:
    """Leather Armor gives 1 Health: without it a hero with 12 damage falls."""
    at = arena()
    at.give(1, "leather-armor")
    at.put(1, "g6", hp=1)
    assert at.figure(1).full == 13
    at.give(1, "chainmail", equip=False)
    at.turn(1, equip=True)
    at.dice("frenzy")
    at.play("unequip leather-armor", "pass")
    assert at.figure(1).is_out


@pytest.mark.rule("D2-MOV-21", "D2-REV-03", "D2-TER-18")
def test_who_is_revived_beside_his_token_feels_the_terrain_there() -> None:
    """All round d13 stands somebody, only the lava of d14 is free: 3 hearts, and 1 damage of the lava."""
    at = arena("syndrael:knight", "jain-fairwood:wildlander", quest="gryvorn-unleashed", encounter=2)
    at.hand()
    at.put(SYNDRAEL, "d13")
    fallen(at)
    at.put(2, "e13")
    for square in ("c12", "d12", "e12", "d13", "e14"):
        at.monster("zombie", "minion", square)
    at.turn(2)
    at.dice("H", "HH")
    at.play(f"revive {SYNDRAEL}")
    assert at.figure(SYNDRAEL).cells == 1 << GRID.parse("d14")
    assert at.figure(SYNDRAEL).hp == 2
