"""Conditions: gaining them, what they do, how long they last (GH-CON)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Condition,
    Cure,
    Heal,
    Move,
    Push,
    Shield,
    Suffer,
)
from undercroft.games.gloomhaven.records.whom import SELF, Whom
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer as Damage
from undercroft.games.gloomhaven.rules.round.rests import ShortRest
from undercroft.games.gloomhaven.rules.round.turns import end_turn
from undercroft.games.gloomhaven.state import MONSTERS, Turn
from undercroft.kernel import CardId, FigureId, Seat
from undercroft.parts.happenings import ConditionGained

ALL_ADJACENT = Whom(side="enemies", count="all", within=1)


def gains(table: Table, figure: int, *conditions: str) -> Table:
    for condition in conditions:
        gain(table.game, FigureId(figure), condition)
    return table


def takes_a_turn(table: Table, figure: int) -> Table:
    """A turn in which nothing is done."""
    table.game.emit(TurnStarted(FigureId(figure)))
    end_turn(table.game, FigureId(figure))
    return table


def curses(table: Table, deck: str, card: str = "curse") -> int:
    return table.state.attack_decks[deck].pool.count(CardId(card))


@pytest.mark.rule("GH-CON-01")
def test_a_figure_is_marked_until_the_condition_ends() -> None:
    table = gains(scene(brute="0:0"), 1, "wound", "muddle")
    assert table.conditions(1) == ["wound", "muddle"]
    assert table.rule_of(ConditionGained) == "GH-CON-01"
    takes_a_turn(table, 1)
    assert table.conditions(1) == ["wound"]


@pytest.mark.rule("GH-CON-02")
def test_a_figure_has_one_of_each_condition() -> None:
    table = gains(scene(brute="0:0"), 1, "poison", "poison", "stun", "stun")
    assert table.conditions(1) == ["poison", "stun"]


@pytest.mark.rule("GH-CON-03")
def test_a_condition_gained_again_begins_anew() -> None:
    table = gains(scene(brute="0:0"), 1, "muddle")
    table.game.emit(TurnStarted(FigureId(1)))
    gains(table, 1, "muddle")
    assert table.rule_of(ConditionGained) == "GH-CON-03"
    end_turn(table.game, FigureId(1))
    assert table.conditions(1) == ["muddle"]


@pytest.mark.rule("GH-CON-04")
def test_all_targets_of_an_ability_gain_its_conditions() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1, bandit-guard 3:0")
    table.perform(1, Condition(conditions=("muddle", "wound"), who=ALL_ADJACENT))
    assert table.conditions(2) == table.conditions(3) == ["muddle", "wound"]
    assert table.conditions(4) == []


@pytest.mark.rule("GH-CON-04", "GH-EFX-06")
def test_a_condition_ability_may_push_too() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2")
    table.perform(1, Condition(conditions=("immobilize",), push=1)).picks("target 2", "hex 4:2")
    assert (table.conditions(2), table.at(2)) == (["immobilize"], "4:2")


@pytest.mark.rule("GH-CON-05")
def test_conditions_apply_without_damage() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0", draws=["null"])
    table.perform(1, Attack(value=3, conditions=("wound",))).picks("target 2")
    assert table.hp(2) == table.figure(2).full
    assert table.conditions(2) == ["wound"]


@pytest.mark.rule("GH-CON-06", "GH-KIL-03")
def test_the_dead_gain_nothing() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 9:7")
    table.perform(1, Attack(value=9, conditions=("curse", "wound"))).picks("target 2")
    assert not table.is_up(2)
    assert curses(table, MONSTERS) == 0
    assert not table.events(ConditionGained)


@pytest.mark.rule("GH-CON-07")
def test_gained_in_its_own_turn_a_condition_lasts_through_the_next() -> None:
    table = scene(brute="0:0")
    table.game.emit(TurnStarted(FigureId(1)))
    gains(table, 1, "immobilize")
    end_turn(table.game, FigureId(1))
    assert table.conditions(1) == ["immobilize"]
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-07")
def test_gained_outside_its_turn_a_condition_ends_with_the_coming_turn() -> None:
    table = gains(scene(brute="0:0"), 1, "immobilize")
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-07", "GH-CON-21")
def test_who_is_stunned_in_mid_turn_performs_no_further_ability() -> None:
    table = scene(brute="0:0").looks(1, hp=5)
    stun = Condition(conditions=("stun",), who=SELF)
    table.perform(1, stun, Heal(value=2, who=SELF)).picks("perform")
    assert not table.is_asked()
    assert table.hp(1) == 5


@pytest.mark.rule("GH-CON-08")
def test_attacks_on_the_poisoned_are_stronger() -> None:
    table = scene(brute="0:0", monsters="elite bandit-guard 1:0, elite bandit-guard 0:1").looks(2, "poison")
    for target in (2, 3):
        table.perform(1, Attack(value=3)).picks(f"target {target}")
    assert table.hp(3) - table.hp(2) == 1


@pytest.mark.rule("GH-CON-09")
def test_poison_does_not_raise_the_attack_that_brings_it() -> None:
    table = scene(brute="0:0", monsters="living-bones 1:0, living-bones 0:1")
    table.perform(1, Attack(value=3, conditions=("poison",))).picks("target 2")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(2) == table.hp(3)


@pytest.mark.rule("GH-CON-10")
def test_a_heal_on_the_poisoned_does_only_that() -> None:
    table = scene(brute="0:0").looks(1, "poison", hp=5)
    table.perform(1, Heal(value=3, who=SELF))
    assert (table.hp(1), table.conditions(1)) == (5, [])


@pytest.mark.rule("GH-CON-11")
def test_poison_lasts_until_it_is_healed_or_cured() -> None:
    table = scene(brute="0:0").looks(1, "poison", "muddle")
    for _ in range(3):
        takes_a_turn(table, 1)
    assert table.conditions(1) == ["poison"]
    table.looks(1, "wound").perform(1, Cure()).picks("effect poison")
    assert table.conditions(1) == ["wound"]
    table.looks(1, "strengthen", "stun", "disarm").looks(1)
    table.perform(1, Cure(conditions="all"), forced=True, stunned=True)
    assert table.conditions(1) == ["strengthen"]


@pytest.mark.rule("GH-CON-12", "GH-CON-15")
def test_a_wound_hurts_at_the_start_of_each_turn_and_can_be_negated() -> None:
    table = scene(brute="0:0").looks(1, "wound").mats(0, played=("trample", "skewer"))
    table.turn(1)
    assert table.keys()[0] == "suffer"
    table.picks("suffer")
    assert table.hp(1) == 9
    again = scene(brute="0:0").looks(1, "wound").mats(0, played=("trample", "skewer"))
    again.turn(1).picks("lose eye-for-an-eye")
    assert again.hp(1) == 10


@pytest.mark.rule("GH-CON-15")
def test_shield_does_not_help_against_a_wound() -> None:
    table = scene(brute="9:7", monsters="elite bandit-guard 0:0").looks(2, "wound", "immobilize")
    table.perform(2, Shield(value=3), duration="round")
    full = table.hp(2)
    table.turn(2, "528")
    assert table.hp(2) == full - 1


@pytest.mark.rule("GH-CON-13")
def test_a_heal_removes_a_wound_and_works() -> None:
    table = scene(brute="0:0").looks(1, "wound", hp=5)
    table.perform(1, Heal(value=3, who=SELF))
    assert (table.hp(1), table.conditions(1)) == (8, [])


@pytest.mark.rule("GH-CON-14")
def test_a_heal_on_wound_and_poison_removes_both_and_no_more() -> None:
    table = scene(brute="0:0").looks(1, "wound", "poison", hp=5)
    table.perform(1, Heal(value=3, who=SELF))
    assert (table.hp(1), table.conditions(1)) == (5, [])


@pytest.mark.rule("GH-CON-16", "GH-KIL-06")
def test_a_monster_that_dies_of_a_wound_takes_no_turn() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 9:7").looks(2, "wound", hp=1)
    table.turn(2, "528")
    assert not table.is_up(2)
    assert not table.is_asked()
    assert table.hp(1) == 10
    assert table.mat(0).deeds.count("kills") == 0


@pytest.mark.rule("GH-CON-17")
def test_the_immobilized_perform_no_move() -> None:
    table = scene(brute="0:0").looks(1, "immobilize")
    table.perform(1, Move(value=3))
    assert not table.is_asked()
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-18")
def test_the_immobilized_can_be_pushed() -> None:
    table = scene(brute="2:2", monsters="bandit-guard 3:2").looks(2, "immobilize")
    table.perform(1, Push(value=1)).picks("target 2", "hex 4:2")
    assert table.at(2) == "4:2"


@pytest.mark.rule("GH-CON-19")
def test_the_disarmed_perform_no_attack() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0").looks(1, "disarm")
    table.perform(1, Attack(value=3))
    assert not table.is_asked()
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-20")
def test_the_disarmed_still_deal_other_damage() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0").looks(1, "disarm")
    full = table.hp(2)
    table.perform(1, Suffer(value=2, who=ALL_ADJACENT)).picks("perform")
    assert table.hp(2) == full - 2


@pytest.mark.rule("GH-CON-21")
def test_the_stunned_perform_no_ability() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0").looks(1, "stun")
    table.perform(1, Heal(value=3, who=SELF), Attack(value=3), Move(value=2))
    assert not table.is_asked()
    assert table.log == []


@pytest.mark.rule("GH-CON-22", "GH-CON-23")
def test_the_cards_of_the_stunned_are_discarded() -> None:
    table = scene(brute="0:0").looks(1, "stun").mats(0, played=("trample", "skewer"))
    table.turn(1)
    assert not table.is_asked()
    assert (table.mat(0).played, table.mat(0).discard) == ((), ("trample", "skewer"))
    assert table.conditions(1) == []


@pytest.mark.rule("GH-CON-24")
def test_a_stunned_monster_does_nothing() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0").looks(2, "stun")
    table.turn(2, "528")
    assert not table.is_asked()
    assert (table.hp(1), table.at(2), table.conditions(2)) == (10, "1:0", [])


@pytest.mark.rule("GH-CON-25")
def test_bonuses_in_force_keep_working_for_the_stunned() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0")
    table.perform(1, Shield(value=2), duration="round")
    while table.is_asked():
        table.picks("perform")
    table.looks(1, "stun").perform(2, Attack(value=3)).picks("suffer")
    assert table.hp(1) == 9


@pytest.mark.rule("GH-CON-26")
def test_the_stunned_may_rest_negate_damage_and_loot() -> None:
    table = scene(brute="0:0", money="0:0").looks(1, "stun")
    table.mats(0, played=("trample", "skewer"), hand=("eye-for-an-eye",))
    table.turn(1)
    assert table.mat(0).money == 1
    table.run(ShortRest(FigureId(1), Seat(0)))
    assert table.keys() == ["short-rest", "pass"]
    table.picks("pass").looks(1, "stun").run(Damage(FigureId(1), 3, "event")).picks("lose eye-for-an-eye")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-CON-47")
def test_a_stunned_character_rests_completely() -> None:
    table = scene(brute="0:0").looks(1, "stun", hp=5)
    table.mats(0, resting=True, discard=("trample", "skewer"), hand=())
    table.turn(1).picks("lose-discard trample")
    assert (table.hp(1), table.mat(0).hand, table.mat(0).lost) == (7, ("skewer",), ("trample",))


@pytest.mark.rule("GH-CON-48")
def test_a_condition_from_before_the_scenario_ends_with_the_first_turn() -> None:
    table = scene(brute="0:0")
    table.state.round, table.state.turn = 0, Turn()
    gains(table, 1, "muddle")
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-BOS-05", "GH-BOS-06")
def test_a_boss_is_immune_by_its_card() -> None:
    table = scene(brute="0:0", monsters="boss bandit-commander 1:0")
    record = table.game.rules.content.monster["bandit-commander"]
    gains(table, 2, *record.immune, "poison")
    assert "poison" in record.immune or table.conditions(2) == ["poison"]
    assert curses(table, MONSTERS) == (0 if "curse" in record.immune else 1)


@pytest.mark.rule("GH-MOT-18")
def test_a_monster_always_performs_its_conditions() -> None:
    table = scene(brute="9:7", monsters="black-imp 0:0, black-imp 1:0")
    who = Whom(side="allies", count="all", within=2)
    table.perform(2, Condition(conditions=("strengthen",), who=who))
    assert not table.is_asked()
    assert (table.conditions(2), table.conditions(3)) == ([], ["strengthen"])


@pytest.mark.rule("GH-MOT-18", "GH-FOC-01")
def test_one_enemy_of_a_monster_is_the_first_in_the_order_of_the_nearest() -> None:
    table = scene(brute="0:0", spellweaver="1:1", monsters="living-corpse 1:0")
    table.perform(3, Condition(conditions=("muddle", "immobilize"), who=Whom(side="enemies", within=1)))
    assert not table.is_asked()
    assert (table.conditions(1), table.conditions(2)) == (["muddle", "immobilize"], [])


@pytest.mark.rule("GH-TRN-08")
def test_harm_to_allies_cannot_be_left_out_after_another_part() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 0:1")
    harm = Suffer(value=1, who=Whom(side="both", count="all", within=1))
    table.perform(1, Attack(value=1), harm).picks("target 3", "suffer")
    assert table.hp(2) == table.figure(2).full - 1


@pytest.mark.rule("GH-DEF-18", "GH-DEF-19")
def test_which_conditions_are_negative_and_which_are_positive() -> None:
    table = scene(brute="0:0", spellweaver="1:0")
    positive = ("invisible", "strengthen")
    gains(table, 1, "poison", "wound", "immobilize", "disarm", "muddle", *positive)
    table.perform(1, Cure(conditions="all"), forced=True)
    assert table.conditions(1) == ["invisible", "strengthen"]
