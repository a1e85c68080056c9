"""Shared events: each writes down its fact, on that figure and no other."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from undercroft.kernel import Event, FigureId
from undercroft.parts import happenings, placing
from undercroft.parts.conditions import Condition
from undercroft.parts.figures import Figure
from undercroft.parts.happenings import (
    ConditionGained,
    ConditionLost,
    ConditionsRan,
    Damaged,
    Fell,
    Healed,
    Moved,
)  # fmt: skip
from undercroft.parts.placing import LeftBoard, Placed, Shrank
from undercroft.space import mask_of

from .table import RULES, table

ONE, TWO = FigureId(1), FigureId(2)
POISON, STUN = Condition("poisoned"), Condition("stunned", 1)
BEFORE = Figure("rat", cells=mask_of([3, 4]), hp=4, full=6, conditions=(POISON, STUN))
CASES: list[tuple[Event, dict[str, Any]]] = [
    (Moved(ONE, mask_of([9])), {"cells": mask_of([9])}),
    (Damaged(ONE, 3), {"hp": 1}),
    (Damaged(ONE, 5), {"hp": 0}),
    (Healed(ONE, 1), {"hp": 5}),
    (Healed(ONE, 9), {"hp": 6}),
    (Fell(ONE), {"cells": 0, "phase": "fallen"}),
    (ConditionGained(ONE, "weak", 2), {"conditions": (POISON, STUN, Condition("weak", 2))}),
    (ConditionGained(ONE, "poisoned"), {"conditions": (STUN, POISON)}),
    (ConditionGained(ONE, "stunned", 2), {"conditions": (POISON, Condition("stunned", 2))}),
    (ConditionLost(ONE, "poisoned"), {"conditions": (STUN,)}),
    (ConditionsRan(ONE), {"conditions": (POISON,)}),
    (Shrank(ONE, 4), {"cells": 1 << 4, "phase": "moving"}),
    (Placed(ONE, mask_of([5, 6])), {"cells": mask_of([5, 6])}),
    (LeftBoard(ONE), {"cells": 0, "phase": "away"}),
]


@pytest.mark.parametrize(("event", "changes"), CASES, ids=lambda value: type(value).__name__)
def test_an_event_writes_itself_down(event: Event, changes: dict[str, Any]) -> None:
    game = table(figures={ONE: BEFORE, TWO: BEFORE})
    game.emit(event, "TN-SUF-02")
    expected = structs.replace(BEFORE, **changes)
    assert expected != BEFORE
    assert game.state.figures == {ONE: expected, TWO: BEFORE}
    assert list(game.state.figures) == [ONE, TWO]
    assert game.log is not None and [(entry.rule, entry.event) for entry in game.log] == [
        ("TN-SUF-02", event)
    ]


def test_every_shared_event_is_tried() -> None:
    there = {
        kind
        for module in (happenings, placing)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert there == {type(event) for event, _ in CASES} and there <= set(RULES.events)


def test_a_figure_that_is_placed_stands() -> None:
    game = table(figures={ONE: structs.replace(BEFORE, cells=1 << 4, phase="moving")})
    game.emit(Placed(ONE, BEFORE.cells))
    assert game.state.figures[ONE] == BEFORE


def test_a_step_of_a_moving_figure_leaves_it_moving() -> None:
    game = table(figures={ONE: BEFORE})
    game.emit(Shrank(ONE, 3))
    game.emit(Moved(ONE, 1 << 2))
    assert (game.state.figures[ONE].phase, game.state.figures[ONE].cells) == ("moving", 1 << 2)


@given(st.lists(st.tuples(st.sampled_from([Damaged, Healed]), st.integers(0, 9)), max_size=8))
def test_health_stays_between_nothing_and_full(blows: list[tuple[type[Damaged | Healed], int]]) -> None:
    game = table(figures={ONE: BEFORE})
    health = BEFORE.hp
    for kind, amount in blows:
        game.emit(kind(ONE, amount))
        health = min(6, max(0, health + (amount if kind is Healed else -amount)))
        assert game.state.figures[ONE].hp == health


def test_a_clone_does_not_hear_of_it() -> None:
    game = table(figures={ONE: BEFORE})
    twin = game.clone()
    game.emit(Fell(ONE))
    assert twin.state.figures == {ONE: BEFORE}
    assert twin.state.digest() != game.state.digest()
