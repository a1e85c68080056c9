"""TN-CND: how long conditions last and what they do."""

from __future__ import annotations

import pytest

from games.tiny.scenes import drawn
from undercroft.games.tiny.events import (
    AttackDeclared,
    DiceRolled,
    FateDrawn,
    PoisonWorked,
    Strode,
    TurnStarted,
)  # fmt: skip
from undercroft.games.tiny.rules.attack import Attack, AttackVerb
from undercroft.games.tiny.rules.turns import HeroTurn
from undercroft.kernel import FigureId
from undercroft.parts.conditions import Condition
from undercroft.parts.happenings import ConditionGained, ConditionLost, ConditionsRan, Damaged, Fell, Healed


@pytest.mark.rule("TN-CND-01")
def test_a_condition_lasts_until_the_end_of_the_figures_next_turn() -> None:
    play = drawn("W.g. g", attack=(3, 1), chance="+0").passes()
    assert play.figure(1).conditions == (Condition("poisoned", 1),)
    assert play.rule_of(ConditionGained) == "TN-CND-01"
    play = drawn("W. g", {1: {"conditions": "poisoned:1"}}, turn=1)
    assert play.conditions(1) == ["poisoned"]
    assert play.picks("end").conditions(1) == [] and play.rule_of(ConditionsRan) == "TN-CND-01"


@pytest.mark.rule("TN-CND-01")
def test_gained_in_its_own_turn_it_lasts_until_the_end_of_the_turn_after() -> None:
    own = Attack(FigureId(3), FigureId(1), AttackVerb(power=1, conditions=("frightened",)))
    play = drawn("W.g", turn=1)
    play.game.open = ()
    play.state.frames.append(own)
    play.game.source.results.append("miss")  # type: ignore[attr-defined]
    play.game.advance()
    assert play.figure(1).conditions == (Condition("frightened", 2),)
    play.picks("end")
    assert play.figure(1).conditions == (Condition("frightened", 1),)


@pytest.mark.rule("TN-CND-01")
def test_gained_again_it_begins_anew() -> None:
    play = drawn("W.g", {1: {"conditions": "stunned:1 poisoned:2"}}, attack=(3, 1), chance="-1").passes()
    assert play.figure(1).conditions == (Condition("stunned", 1), Condition("poisoned", 1))


@pytest.mark.rule("TN-CND-02")
def test_a_poisoned_hero_suffers_at_the_start_of_the_turn() -> None:
    play = drawn("W. g", {1: {"conditions": "poisoned"}}, turn=1)
    assert play.hp(1) == 11 and play.game.open
    assert play.story(TurnStarted, Damaged) == ["TurnStarted", "Damaged"]


@pytest.mark.rule("TN-CND-02")
def test_so_does_a_monster_which_may_fall_by_it() -> None:
    play = drawn("o W", {3: {"conditions": "poisoned"}}, turn=3)
    assert play.hp(3) == 8
    play = drawn("oW g", {3: {"hp": 1, "conditions": "poisoned"}}, turn=3)
    assert play.events(Fell) and not play.events(AttackDeclared)


@pytest.mark.rule("TN-CND-02")
def test_healing_removes_the_poison_instead_of_restoring_health() -> None:
    looks = {1: {"hp": 5, "items": "potion", "conditions": "poisoned"}}
    play = drawn("W. g", looks, turn=1).picks("drink potion")
    assert play.hp(1) == 4 and not play.conditions(1)
    assert play.rule_of(ConditionLost) == "TN-CND-02" and not play.events(Healed)
    looks = {2: {"conditions": "poisoned"}}
    play = drawn("WS g", looks, hands=("", "field-dressing"), turn=2).picks("play field-dressing")
    assert not play.conditions(2) and play.hp(2) == 8


@pytest.mark.rule("TN-CND-03")
def test_a_stunned_hero_has_one_action_less() -> None:
    play = drawn("W. g", {1: {"conditions": "stunned"}}, turn=1)
    assert play.event(TurnStarted).actions == 1 and play.state.turn.actions == 1
    assert play.picks("move", "go b1").keys() == ["go a1", "end"]


@pytest.mark.rule("TN-CND-03")
def test_a_stunned_monster_does_not_move_but_attacks() -> None:
    play = drawn("g....W", {3: {"conditions": "stunned"}}, turn=3)
    assert not play.events(Strode) and not play.events(AttackDeclared)
    play = drawn("g.W", {3: {"conditions": "stunned"}}, turn=3, chance="miss")
    assert play.events(AttackDeclared)


@pytest.mark.rule("TN-CND-04")
def test_a_frightened_hero_rolls_one_die_less() -> None:
    play = drawn("Wo", {1: {"conditions": "frightened"}}, attack=(1, 3), chance="1 1")
    assert len(play.event(DiceRolled).dice) == 2
    assert [p.modifier.rule for p in play.why(DiceRolled)] == ["TN-CND-04"]  # type: ignore[attr-defined]
    weak = [Attack(FigureId(1), FigureId(3), AttackVerb(dice=0))]
    assert drawn("Wo", {1: {"conditions": "frightened"}}, start=weak).event(DiceRolled).dice == ()


@pytest.mark.rule("TN-CND-04", "TN-ATK-07")
def test_a_frightened_monster_draws_two_cards() -> None:
    play = drawn("Wg.S", hands=("", "dread"), turn=2).picks("play dread", "end")
    assert play.conditions(3) == ["frightened"]
    play = drawn("W.g", {3: {"conditions": "frightened"}}, turn=3, chance="+1 -1").passes()
    assert len(play.events(FateDrawn)) == 2 and not play.conditions(3)


@pytest.mark.rule("TN-CND-02")
def test_poison_is_named_before_it_hurts() -> None:
    play = drawn("W..g", {1: {"conditions": "poisoned:2"}}, start=[HeroTurn(FigureId(1))])
    assert play.story(PoisonWorked, Damaged) == ["PoisonWorked", "Damaged"]
    assert play.rule_of(PoisonWorked) == "TN-CND-02" and play.hp(1) == 11
