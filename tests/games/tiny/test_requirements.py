"""Each requirement of a question drops what its rule forbids, and says so."""

from __future__ import annotations

import pytest

from games.tiny.scenes import Player, drawn
from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.rules.pushes import PUSHED_TO, Push
from undercroft.games.tiny.rules.targets import TARGETS, Aim
from undercroft.games.tiny.vocabulary import Targets
from undercroft.kernel import FigureId


def told(play: Player, **named: int) -> tuple[str, str]:
    found = play.game.why_not(play.game.open[0], **named)
    return (found.rule, found.says) if found else ("", "")


def square(name: str) -> int:
    return GRID.parse(name)


@pytest.mark.rule("TN-MOV-06", "TN-DOR-01")
def test_nobody_is_pushed_through_a_door_or_onto_others_or_back() -> None:
    play = drawn("..+.\nWg..\n.So.", beyond="g", turn=1)
    by = Push(FigureId(3), FigureId(1), 1)
    expected = {
        "c2": None, "c1": ("TN-DOR-01", "door"), "c3": ("TN-MOV-06", "occupied"),
        "b1": ("TN-MOV-06", "not-farther"), "d2": ("TN-MOV-06", "step"), "b2": ("TN-MOV-06", "here"),
    }  # fmt: skip
    found = {name: PUSHED_TO.objection(play.game, by, square(name)) for name in expected}
    assert {name: each and (each.rule, each.says) for name, each in found.items()} == expected


@pytest.mark.rule("TN-TRN-01", "TN-ATK-01", "TN-MOV-01", "TN-MOV-02")
def test_an_attack_takes_an_action_and_a_square_takes_movement() -> None:
    play = drawn("Wg...o\n......", turn=1)
    assert told(play, figure=3, cell=square("b1")) == ("", "")
    assert told(play, figure=4, cell=square("f1")) == ("TN-ATK-01", "range")
    play.picks("move", "move")
    assert told(play, figure=3, cell=square("b1")) == ("TN-TRN-01", "no-action")
    assert told(play, figure=1, cell=square("a1")) == ("TN-MOV-02", "here")


@pytest.mark.rule("TN-CRD-06", "TN-GEN-05", "TN-ATK-03")
def test_some_cards_are_for_those_who_are_hurt() -> None:
    play = drawn("WSg", {1: {"hp": 3}}, turn=1)
    by = Aim(FigureId(2), Targets(side="friends", range=2, where=("hurt",)))
    judged = [TARGETS.objection(play.game, by, FigureId(i)) for i in (1, 2, 3)]
    assert [(each.rule, each.says) if each else () for each in judged] == [
        (), ("TN-CRD-06", "unhurt"), ("TN-GEN-05", "enemy"),
    ]  # fmt: skip
    by = Aim(FigureId(1), Targets(range=2, count=2), chosen=(FigureId(3),))
    named = TARGETS.objection(play.game, by, FigureId(3))
    assert named is not None and (named.rule, named.says, named.who) == ("TN-ATK-03", "targeted", 3)
