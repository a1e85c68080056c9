"""Giving up: a side decides for itself, and all of it must agree."""

from __future__ import annotations

from typing import Any

import pytest
from kernel.sided import ALONE, PAIRS, SEATS, HandState, hands, rules_of

from undercroft.kernel import Game, Procedure, Right, Seat
from undercroft.parts.conceding import GiveUpOption, PlayOnOption, right_to_give_up, side_gives_up


@pytest.mark.parametrize(
    ("sides", "agree", "gives_up"),
    [(PAIRS, {0, 1}, True), (PAIRS, {0}, False), (PAIRS, {0, 2, 3}, False), (None, {0, 1}, False),
     (None, {0, 1, 2, 3}, True), (ALONE, {0}, True)],
)  # fmt: skip
def test_a_side_gives_up_when_all_of_it_would(sides: Any, agree: set[int], gives_up: bool) -> None:
    game: Game[HandState] = Game(rules_of(sides), hands())
    assert side_gives_up(game, Seat(0), {seat: seat in agree for seat in SEATS}) is gives_up


def test_who_is_out_of_the_game_is_not_asked() -> None:
    game: Game[HandState] = Game(rules_of(PAIRS), hands())
    assert side_gives_up(game, Seat(0), {Seat(0): True, Seat(2): False})


def test_the_right_to_give_up_turns_into_that_to_play_on() -> None:
    do = Procedure()
    assert right_to_give_up(Seat(0), {Seat(0): False}, do) == Right(GiveUpOption(), do)
    assert right_to_give_up(Seat(0), {Seat(0): True, Seat(1): False}, do) == Right(PlayOnOption(), do)
    assert GiveUpOption.concedes and not PlayOnOption.concedes
