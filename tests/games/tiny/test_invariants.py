"""What must hold after every event, and whether it would be noticed if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.tiny.scenes import drawn
from undercroft.games.tiny.invariants import INVARIANTS
from undercroft.games.tiny.rules.movement import March
from undercroft.games.tiny.state import TinyState, Turn
from undercroft.kernel import FigureId
from undercroft.parts.conditions import Condition


def change(figure: int, **fields: object) -> Callable[[TinyState], None]:
    def do(s: TinyState) -> None:
        s.figures[FigureId(figure)] = replace(s.figures[FigureId(figure)], **fields)

    return do


def overdraw(s: TinyState) -> None:
    s.turn = Turn(FigureId(1), 1, -1)


def complaints(s: TinyState) -> list[str]:
    return [complaint for check in INVARIANTS if (complaint := check(s))]


@pytest.mark.parametrize(
    ("breaking", "complaint"),
    [
        (change(1, hp=13), "figure 1 has 13 of 12 health"),
        (change(2, hp=-1), "figure 2 has -1 of 9 health"),
        (change(1, phase="fallen"), "figure 1 is fallen and yet on the board"),
        (change(3, cells=drawn("WS.g", turn=1).figure(2).cells), "figure 3 shares a square"),
        (overdraw, "-1 movement and 1 actions are left"),
        (
            change(3, conditions=(Condition("stunned", 1), Condition("stunned", 2))),
            "figure 3 has a condition twice: ['stunned', 'stunned']",
        ),
    ],
)
def test_a_broken_position_is_noticed(breaking: Callable[[TinyState], None], complaint: str) -> None:
    play = drawn("WS.g", turn=1)
    assert not complaints(play.state)
    breaking(play.state)
    assert complaints(play.state) == [complaint]


def test_a_figure_in_the_middle_of_its_march_may_pass_another() -> None:
    play = drawn("WS.g", turn=1)
    change(1, cells=play.figure(2).cells)(play.state)
    play.state.frames.append(March(FigureId(1), ()))
    assert not complaints(play.state)
