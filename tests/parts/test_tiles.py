"""Tiles: turned and laid so that they join what lies there and cover nothing."""

from __future__ import annotations

import pytest

from undercroft.parts.tiles import TURNS, Lie, laid, lies
from undercroft.space import Grid, hex_grid, square_grid

BENT = ((0, 0), (1, 0), (2, 0), (2, 1))  # an L of four


@pytest.mark.parametrize("grid", [hex_grid(20, 20, -10, -10), square_grid(20, 20, -10, -10)])
def test_a_tile_lies_in_each_turn_with_its_entrance_on_the_place(grid: Grid) -> None:
    found = list(lies(grid, BENT, (0, 0), (3, 4), ()))
    assert [lie.turn for lie in found] == list(range(TURNS[grid.kind]))
    floors = [frozenset(laid(grid.kind, BENT, *lie)) for lie in found]
    assert len(set(floors)) == TURNS[grid.kind]
    assert all(len(floor) == len(BENT) and (3, 4) in floor for floor in floors)


def test_turning_all_the_way_round_changes_nothing() -> None:
    for kind, turns in (("hex", 6), ("square", 4)):
        assert laid(kind, BENT, turns, (0, 0)) == list(BENT)  # type: ignore[arg-type]
    assert laid("hex", BENT, 3, (0, 0)) == [(-q, -r) for q, r in BENT]
    assert laid("square", [(1, 0)], 1, (5, 5)) == [(5, 6)]


def test_a_tile_covers_nothing_and_stays_on_the_canvas() -> None:
    grid = square_grid(6, 3)
    assert list(lies(grid, BENT, (0, 0), (0, 0), ())) == [Lie(0, (0, 0))]  # the others stick out
    assert list(lies(grid, BENT, (0, 0), (0, 0), {(2, 1)})) == []
    east, west = lies(grid, BENT, (0, 0), (2, 1), {(2, 0), (2, 2)})
    assert (east.turn, west.turn) == (0, 2)


def test_the_entrance_may_be_anywhere_on_the_tile() -> None:
    (lie,) = lies(square_grid(3, 2), BENT, (2, 1), (2, 1), ())
    assert lie == Lie(0, (0, 0))
