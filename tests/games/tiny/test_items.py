"""TN-ITM: potion and amulet."""

from __future__ import annotations

import pytest

from games.tiny.scenes import drawn
from undercroft.games.tiny.events import AbilityUsed, ItemSpent, RoundStarted
from undercroft.games.tiny.rules.attack import DieRerolled
from undercroft.games.tiny.rules.rounds import Round
from undercroft.kernel import Seat, view
from undercroft.parts.happenings import Healed

HURT = {1: {"hp": 5, "items": "potion"}}


@pytest.mark.rule("TN-ITM-01")
def test_a_potion_heals_three_and_is_spent() -> None:
    play = drawn("W. g", HURT, turn=1)
    assert play.keys() == ["move", "end", "drink potion"]
    play.picks("drink potion")
    assert play.hp(1) == 8 and play.figure(1).items == () and play.rule_of(ItemSpent) == "TN-ITM-01"
    assert (
        play.keys() == ["move", "end"] and play.state.turn.actions == 2
    )  # no action, the same question again


@pytest.mark.rule("TN-ITM-01")
def test_it_may_be_drunk_whenever_its_carrier_decides_something() -> None:
    play = drawn("W. g S", HURT, start=[Round()])
    assert [len(d.asides) for d in play.game.open] == [1, 0]
    play.picks("0:stance bold")
    assert len(play.game.open) == 1  # the Warden has decided and waits
    play = drawn("W. g S", HURT, start=[Round()]).picks("0:drink potion", "0:stance bold", "1:stance bold")
    assert play.hp(1) == 8
    play = drawn("W.g", HURT, hands=("parry", ""), attack=(3, 1), chance="x2").picks(
        "drink potion", "use parry"
    )
    assert play.hp(1) == 8 - 1
    play = drawn("SW.g", HURT, attack=(3, 2), chance="+0").picks("drink potion", "use guard@1")
    assert play.hp(1) == 8 - 1


@pytest.mark.rule("TN-ITM-01")
def test_it_is_not_offered_to_others_nor_to_who_is_whole() -> None:
    play = drawn("W. g S", HURT, start=[Round()])
    assert not view(play.game, Seat(1)).open[0].asides and view(play.game, Seat(0)).open[0].asides
    assert not drawn("W. g", {1: {"items": "potion"}}, turn=1).offers("drink potion")


@pytest.mark.rule("TN-ITM-01")
def test_two_potions_are_drunk_one_by_one() -> None:
    play = drawn("W. g", {1: {"hp": 1, "items": "potion potion"}}, turn=1).picks(
        "drink potion", "drink potion"
    )
    assert play.hp(1) == 7 and [event.amount for event in play.events(Healed)] == [3, 3]


@pytest.mark.rule("TN-ITM-02")
def test_once_a_round_the_amulet_rerolls_one_die_of_its_carriers_attack() -> None:
    play = drawn("Wo.", {1: {"items": "amulet"}}, turn=1, chance="0 0 0 3 1 1 1")
    play.picks("attack 3", "use amulet@1", "die 2")
    assert play.event(DieRerolled).number == 2 and play.hp(3) == 9 - 2
    assert play.figure(1).used == ("amulet",) and play.rule_of(AbilityUsed) == "TN-ITM-02"
    play.picks("attack 3")
    assert play.hp(3) == 9 - 2 - 2 and len(play.events(DieRerolled)) == 1  # nobody was asked again
    RoundStarted(2).apply(play.state)
    assert play.figure(1).used == ()


@pytest.mark.rule("TN-ITM-02")
def test_it_rerolls_nobody_elses_dice() -> None:
    play = drawn("WoS", {1: {"items": "amulet"}}, attack=(2, 3), chance="0 0")
    assert not play.game.open and not play.events(DieRerolled)
