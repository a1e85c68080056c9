"""TN-TRN: a hero's turn."""

from __future__ import annotations

import pytest

from games.tiny.scenes import drawn
from undercroft.games.tiny.events import ActionSpent, Strode, TurnEnded, TurnStarted
from undercroft.games.tiny.records import Card
from undercroft.games.tiny.rules.effects import BonusVerb, MoveVerb
from undercroft.kernel import Ended, FigureId
from undercroft.parts.happenings import ConditionsRan, Fell


@pytest.mark.rule("TN-TRN-01")
def test_a_hero_has_two_actions_and_may_take_the_same_twice() -> None:
    play = drawn("Wo", turn=1, hands=("rally", ""), chance="0 0 0 0 0 0")
    assert play.event(TurnStarted) == TurnStarted(FigureId(1), 2)
    assert play.keys() == ["attack 3", "play rally", "move", "end"]
    play.picks("attack 3", "attack 3")
    assert len(play.events(ActionSpent)) == 2 and play.events(TurnEnded)


@pytest.mark.rule("TN-TRN-01")
@pytest.mark.parametrize(
    "order", [("move", "attack 3", "end"), ("attack 3", "move", "end"), ("play rally", "move", "end")]
)
def test_actions_come_in_any_order(order: tuple[str, ...]) -> None:
    play = drawn(".Wo", turn=1, hands=("rally", ""), chance="0 0 0").picks(*order[:-1])
    assert play.state.turn.actions == 0
    assert play.picks(order[-1]).events(TurnEnded) == [TurnEnded(FigureId(1))]


@pytest.mark.rule("TN-TRN-01")
def test_a_turn_can_be_ended_at_any_time_and_ends_when_nothing_is_left() -> None:
    assert drawn("W. g", turn=1).picks("end").events(TurnEnded)
    play = drawn("W. g", turn=1).picks("move", "end")
    assert play.events(TurnEnded) and not play.game.open
    play = drawn("W.. g", turn=1).picks("move", "move", "go c1", "go b1", "go c1", "go b1", "go c1", "go a1")
    assert play.at(1) == "a1" and not play.game.open  # 8 points spent, no action left: nobody is asked


@pytest.mark.rule("TN-TRN-01")
def test_the_menu_is_a_secret_as_it_shows_the_hand_and_reactions_are_not_on_it() -> None:
    play = drawn("W. g", turn=1, hands=("parry cleave parry", ""))
    assert play.asked.secret and play.keys("play") == ["cleave"]


@pytest.mark.rule("TN-TRN-02")
def test_movement_is_spent_before_between_and_after_other_actions() -> None:
    play = drawn("W..o..", turn=1, chance="0 0 0")
    assert not play.keys("go")
    play.picks("move")
    assert play.state.turn.movement == 4
    play.picks("go b1", "go c1", "attack 3")
    assert play.state.turn.movement == 2 and play.state.turn.actions == 0
    play.picks("go a1")
    assert play.at(1) == "a1" and play.events(TurnEnded)


@pytest.mark.rule("TN-TRN-02")
def test_movement_adds_up_and_what_is_left_is_lost_at_the_end_of_the_turn() -> None:
    play = drawn("S.. g", turn=2, hands=("", "dash")).picks("move", "play dash", "go b1")
    assert play.state.turn.movement == 5 + 4 - 1
    assert play.picks("end").state.turn.movement == 0


@pytest.mark.rule("TN-TRN-03")
def test_a_hero_who_falls_in_their_own_turn_does_nothing_more() -> None:
    play = drawn("W^. S g", {1: {"hp": 2}}, turn=1).picks("move", "go b1")
    assert not play.game.open and play.state.turn.movement == 0
    assert play.story(Strode, Fell, TurnEnded) == ["Strode", "Fell", "TurnEnded"]


@pytest.mark.rule("TN-TRN-03")
def test_a_hero_who_falls_to_poison_at_the_start_is_asked_nothing() -> None:
    play = drawn("W. S g", {1: {"hp": 1, "conditions": "poisoned"}}, turn=1)
    assert not play.game.open and play.story(Fell, TurnEnded) == ["Fell", "TurnEnded"]


@pytest.mark.rule("TN-TRN-04")
def test_what_lasts_for_the_turn_ends_with_it_and_conditions_run_on() -> None:
    haste = Card(id="haste", hero="scout", effects=(MoveVerb(2), BonusVerb("shield", 1, "turn")))
    looks = {2: {"conditions": "stunned:2"}}
    play = drawn("S. g", looks, turn=2, hands=("", "haste"), cards=(haste,))
    play.picks("play haste")
    assert [m.value for m in play.state.modifiers["shield"]] == [1]
    play.picks("end")
    assert not play.state.modifiers and play.rule_of(Ended) == "TN-TRN-04"
    assert play.figure(2).conditions[0].turns == 1
    assert play.story(Ended, ConditionsRan, TurnEnded) == ["Ended", "ConditionsRan", "TurnEnded"]


@pytest.mark.rule("TN-TRN-04")
def test_so_does_a_monsters_turn() -> None:
    play = drawn("g W", {3: {"conditions": "frightened"}}, turn=3)
    assert play.story() == ["TurnStarted", "ConditionsRan", "TurnEnded"]
    assert not play.conditions(3) and play.rule_of(TurnEnded) == "TN-TRN-04"
