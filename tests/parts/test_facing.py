"""Facing: turning, and what lies before and behind a figure."""

from __future__ import annotations

import pytest

from undercroft.parts.facing import arc, behind, turned, turns_between
from undercroft.parts.ground import Ground
from undercroft.space import centre_seen_among, hex_grid, open_field, square_grid
from undercroft.space.grid import EAST, NORTH, SOUTH, WEST

GRID = square_grid(5, 5)
FACINGS = {name: GRID.steps.index(step) for name, step in zip("ESWN", (EAST, SOUTH, WEST, NORTH))}
MIDDLE = GRID.parse("c3")


def test_turning_goes_clockwise_and_round() -> None:
    assert turned(GRID, FACINGS["E"], 2) == FACINGS["S"]
    assert turned(GRID, FACINGS["E"], -2) == FACINGS["N"]
    assert turned(GRID, FACINGS["N"], 8) == FACINGS["N"]
    assert turned(hex_grid(3, 3), 5, 2) == 1
    assert [turns_between(GRID, FACINGS["E"], FACINGS[other]) for other in "ESWN"] == [0, 2, 4, 2]


@pytest.mark.rule("DA-LOS-01", "DA-LOS-02")
def test_an_arc_is_before_and_beside_and_the_rest_is_behind() -> None:
    north = arc(GRID, MIDDLE, FACINGS["N"])
    assert north == GRID.named(" ".join(f"{column}{row}" for column in "abcde" for row in (1, 2, 3)))
    assert behind(GRID, MIDDLE, FACINGS["N"]) == GRID.canvas & ~north
    for facing in FACINGS.values():
        assert arc(GRID, MIDDLE, facing) >> MIDDLE & 1
        back = turned(GRID, facing, 4)
        assert behind(GRID, MIDDLE, facing) & behind(GRID, MIDDLE, back) == 0


def test_a_figure_sees_in_its_arc() -> None:
    board = open_field(GRID)
    ground = Ground(board, lambda cell, cells: centre_seen_among(board, cell, cells))
    seen = ground.seen_among(MIDDLE, ground.within(MIDDLE, 1) & arc(GRID, MIDDLE, FACINGS["W"]))
    assert seen == GRID.named("b2 b3 b4 c2 c3 c4")
