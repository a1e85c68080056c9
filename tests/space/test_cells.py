"""Cells, masks, grids and their names."""

from __future__ import annotations

import doctest
import importlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.space import (
    CellSet,
    Grid,
    each,
    grid_around,
    hex_canvas,
    hex_frame,
    hex_grid,
    mask_of,
    moved,
    single,
    square_grid,
)

from . import references as ref
from .strategies import grids


@given(st.sets(st.integers(0, 400)))
def test_a_mask_holds_its_cells_in_order(cells: set[int]) -> None:
    mask = mask_of(cells)
    assert list(each(mask)) == sorted(cells)
    shown = CellSet(mask)
    assert list(shown) == sorted(cells)
    assert len(shown) == len(cells) and bool(shown) == bool(cells) and int(shown) == mask
    assert all(cell in shown for cell in cells) and 401 not in shown and "a1" not in shown


def test_single_wants_exactly_one_cell() -> None:
    assert single(1 << 70) == 70
    for wrong in (0, 3, -1):
        with pytest.raises(ValueError, match="exactly one cell"):
            single(wrong)


def test_moved_goes_both_ways() -> None:
    assert moved(0b100, 2) == 0b10000 and moved(0b100, -2) == 1 and moved(5, 0) == 5


@given(grids())
def test_coordinates_names_and_cells_are_one_to_one(grid: Grid) -> None:
    cells = list(each(grid.canvas))
    assert len(cells) == grid.width * grid.height and cells[-1] < grid.size
    assert [grid.cell(*grid.at(cell)) for cell in cells] == cells
    names = [grid.name(cell) for cell in cells]
    assert len(set(names)) == len(names)
    assert [grid.parse(name) for name in names] == cells
    assert all(name.isascii() and " " not in name for name in names)


@given(grids())
def test_steps_never_wrap_round(grid: Grid) -> None:
    for cell in each(grid.canvas):
        for step, shift in zip(grid.steps, grid.shifts):
            column, row = ref.plus(grid.at(cell), step)
            on_canvas = bool(grid.canvas >> cell + shift & 1)
            assert on_canvas == grid.has(column, row)
            if on_canvas:
                assert grid.at(cell + shift) == (column, row)
                assert grid.steps[grid.step_between(cell, cell + shift)] == step


def test_square_names_are_those_of_chess() -> None:
    grid = square_grid(60, 20)
    assert grid.name(grid.cell(0, 0)) == "a1" and grid.name(grid.cell(25, 9)) == "z10"
    assert grid.name(grid.cell(26, 0)) == "aa1" and grid.parse("AB3") == grid.cell(27, 2)
    assert grid.named("a1 c4") == grid.mask([(0, 0), (2, 3)])


def test_hex_names_are_their_axial_coordinates() -> None:
    grid = hex_grid(8, 8, -3, -4)
    assert grid.name(grid.cell(3, -1)) == "3:-1" and grid.parse("-3:-4") == grid.cell(-3, -4)


@pytest.mark.parametrize("name", ["", "4", "c", "c0", "c99", "zz1", "é1", "1:1", "c-4", "c 4", "c04", " c4"])
def test_what_is_no_square_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no cell of this grid; a name looks like 'a1'"):
        square_grid(8, 8).parse(name)


@pytest.mark.parametrize("name", ["", "a1", "1", "1:", "9:9", "1:1:1", "1: 1", "01:1"])
def test_what_is_no_hex_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="no cell of this grid; a name looks like '0:0'"):
        hex_grid(4, 4).parse(name)


def test_places_off_the_grid_are_refused() -> None:
    grid = square_grid(3, 2)
    with pytest.raises(ValueError, match="columns go from 0 to 2, rows from 0 to 1"):
        grid.cell(3, 0)
    for cell in (0, grid.cell(2, 0) + 1, grid.size, -1):
        with pytest.raises(ValueError, match="is not a cell"):
            grid.at(cell)
    with pytest.raises(ValueError, match="not neighbours"):
        grid.step_between(grid.cell(0, 0), grid.cell(2, 0))
    with pytest.raises(ValueError, match="is empty"):
        square_grid(0, 3)
    with pytest.raises(ValueError, match="at least one"):
        grid_around("hex", [])


def test_a_grid_around_coordinates_has_a_free_margin() -> None:
    assert grid_around("hex", [(0, 0), (3, -2)]) == hex_grid(6, 5, -1, -3)


@pytest.mark.rule("DA-GEO-10")
def test_distance_with_nothing_in_the_way() -> None:
    squares, hexes = square_grid(9, 9), hex_grid(9, 9, -4, -4)
    assert squares.apart(squares.cell(1, 1), squares.cell(4, 2)) == 3
    assert squares.apart(squares.cell(1, 7), squares.cell(0, 2)) == 5
    assert hexes.apart(hexes.cell(0, 0), hexes.cell(2, -2)) == 2
    assert hexes.apart(hexes.cell(0, 0), hexes.cell(2, 2)) == 4


@given(grids())
def test_corners_lie_where_paper_has_them(grid: Grid) -> None:
    """The skewed lattice of hexes shows the flat-top hexes of the format."""
    cell = next(each(grid.canvas))
    x, y = grid.drawn(grid.centre(cell))
    corners = [grid.drawn((grid.centre(cell)[0] + dx, grid.centre(cell)[1] + dy)) for dx, dy in grid.corners]
    side = 1.0 if grid.kind == "hex" else 0.5**0.5
    assert len(corners) == len(grid.sides)
    for (px, py), (qx, qy) in zip(corners, corners[1:] + corners[:1]):
        assert (px - x) ** 2 + (py - y) ** 2 == pytest.approx(side**2)
        assert (px - qx) ** 2 + (py - qy) ** 2 == pytest.approx(1.0)
        assert (px - x) * (qy - y) - (py - y) * (qx - x) > 0


def test_cell_sets_show_themselves() -> None:
    grid = square_grid(3, 2)
    shown = CellSet(grid.named("b1 c2"), grid)
    assert repr(shown) == "CellSet(b1 c2)"
    assert str(shown) == ". o .\n. . o"
    assert str(CellSet(5)) == repr(CellSet(5)) == "CellSet(0 2)"
    hexes = hex_grid(2, 2)
    assert str(CellSet(1 << hexes.cell(1, 0), hexes)) == ".\n  o\n.\n  ."


@pytest.mark.parametrize("module", ["grid", "maps", "areas"])
def test_the_examples_in_the_text_hold(module: str) -> None:
    results = doctest.testmod(importlib.import_module(f"undercroft.space.{module}"))
    assert results.attempted and not results.failed


def test_the_standard_canvas_has_few_sizes_and_lies_where_the_hexes_are() -> None:
    assert hex_frame(31, 2) is hex_frame(5, 31) and hex_frame(32, 1).width == 63
    grid = hex_canvas([(100, -7), (112, -1)], margin=3)
    assert (grid.left, grid.top, grid.stride) == (97, -10, 32)
    assert grid.frame is hex_frame(31, 31) and grid.frame.frame is grid.frame
    assert grid.has(115, 2) and grid.at(grid.cell(112, -1)) == (112, -1)
    assert hex_canvas([(0, 0), (0, 40)]).frame is hex_frame(40, 40)
