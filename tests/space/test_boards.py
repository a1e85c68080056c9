"""Boards: open steps, walls, growing, and maps as text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.space import (
    Board,
    Cells,
    board_of,
    draw_board,
    each,
    expand,
    hex_grid,
    open_field,
    parse_map,
    square_grid,
    within,
)

from . import references as ref
from .strategies import Drawn, boards, masks


@pytest.mark.rule("GH-DEF-12", "D2-ADJ-01", "D2-ADJ-04")
@settings(deadline=None)
@given(boards())
def test_open_steps_are_those_of_the_rules(drawn: Drawn) -> None:
    board = drawn.board
    for spot, around in drawn.neighbours().items():
        cell = 1 << drawn.grid.cell(*spot)
        assert drawn.spots(expand(cell, board.openings)) == around
        assert drawn.spots(board.neighbours(cell)) == around
    assert not any(board.neighbours(1 << cell) for cell in each(drawn.grid.canvas & ~board.floor))


@settings(deadline=None)
@given(st.data(), boards())
def test_adjacency_of_masks_is_that_of_their_cells(data: st.DataObject, drawn: Drawn) -> None:
    one, other = data.draw(masks(drawn.board.floor, 3)), data.draw(masks(drawn.board.floor, 3))
    around = drawn.neighbours()
    near = {spot for mine in drawn.spots(one) for spot in around[mine]}
    assert drawn.spots(drawn.board.neighbours(one)) == near - drawn.spots(one)
    assert drawn.board.is_adjacent(one, other) == bool((near - drawn.spots(one)) & drawn.spots(other))


@settings(deadline=None)
@given(boards("square"))
def test_straight_steps_leave_out_the_diagonals(drawn: Drawn) -> None:
    for cell in each(drawn.board.floor):
        straight = expand(1 << cell, drawn.board.straight)
        beside = {ref.plus(drawn.grid.at(cell), step) for step in ref.STRAIGHT}
        assert drawn.spots(straight) == drawn.spots(drawn.board.neighbours(1 << cell)) & beside


@settings(deadline=None)
@given(boards())
def test_walls_come_and_go_one_by_one(drawn: Drawn) -> None:
    board = drawn.board
    bare = board.without_walls(board.edges())
    assert not bare.edges() and bare.floor == board.floor
    assert bare.with_walls((end, start) for start, end in board.edges()) == board
    assert hash(bare.with_walls(board.edges())) == hash(board)
    for start, end in board.edges():
        assert board.has_wall(start, end) and board.has_wall(end, start)
        opened = board.without_wall(end, start)
        assert not opened.has_wall(start, end) and opened.with_wall(start, end) == board
        assert len(opened.edges()) == len(board.edges()) - 1


def test_a_wall_needs_two_cells_that_share_an_edge() -> None:
    board = open_field(square_grid(3, 3))
    corner, centre, far = (board.grid.parse(name) for name in ("a1", "b2", "c1"))
    with pytest.raises(ValueError, match="a1 and b2 share only a corner"):
        board.with_wall(corner, centre)
    with pytest.raises(ValueError, match="a1 and c1 are not neighbours"):
        board.with_wall(corner, far)
    with pytest.raises(ValueError, match="outside the grid"):
        board_of(board.grid, 1)


@pytest.mark.rule("D2-ADJ-07", "D2-ADJ-01")
def test_an_open_floor_has_eight_neighbours() -> None:
    """D2-ADJ-E1: four by an edge and four by a corner."""
    board = open_field(square_grid(5, 5))
    assert board.neighbours(1 << board.grid.parse("c3")).bit_count() == 8


@pytest.mark.rule("D2-ADJ-04")
def test_a_diagonal_goes_round_one_wall_corner_and_not_through_a_wall() -> None:
    shown = parse_map("a .\n-\n. b")
    assert shown.board.is_adjacent(shown.cells("a"), shown.cells("b"))
    shown = parse_map("a .\n- -\n. b")
    assert not shown.board.is_adjacent(shown.cells("a"), shown.cells("b"))
    shown = parse_map("a #\n# b")
    assert not shown.board.is_adjacent(shown.cells("a"), shown.cells("b"))
    shown = parse_map("a .\n# b")
    assert shown.board.is_adjacent(shown.cells("a"), shown.cells("b"))


@pytest.mark.rule("D2-DOR-03", "D2-ADJ-05")
def test_a_door_parts_its_spaces_until_it_opens() -> None:
    shown = parse_map("a b")
    closed = shown.board.with_wall(shown.cell("a"), shown.cell("b"))
    assert not closed.is_adjacent(shown.cells("a"), shown.cells("b"))
    opened = closed.without_wall(shown.cell("b"), shown.cell("a"))
    assert opened.is_adjacent(shown.cells("a"), shown.cells("b")) and opened == shown.board


def tile(board: Board, left: int, top: int) -> Board:
    """A room of 3 x 3 squares without walls inside."""
    spots = [(left + column, top + row) for column in range(3) for row in range(3)]
    return board_of(board.grid, board.grid.mask(spots))


@pytest.mark.rule("DA-GEO-06", "DA-GEO-07", "DA-GEO-08")
def test_tiles_join_with_a_wall_and_a_passage() -> None:
    """DA-GEO-E1: B lies north of A, with a passage in the middle; a tile only at a corner is apart."""
    grid = square_grid(9, 9)
    empty = board_of(grid, 0)
    board = tile(empty, 0, 3)
    passage = (grid.cell(1, 3), grid.cell(1, 2))
    board = board.joined(tile(empty, 0, 0), walled=True, passages=[passage])
    board = board.joined(tile(empty, 3, 0), walled=True)

    def north_of(column: int) -> list[int]:
        near = board.neighbours(1 << grid.cell(column, 3)) & grid.mask([(x, 2) for x in range(9)])
        return [grid.at(cell)[0] for cell in each(near)]

    assert [north_of(column) for column in range(3)] == [[1], [0, 1, 2], [1]]
    assert within(1 << grid.cell(0, 5), board.openings) == tile(empty, 0, 3).floor | tile(empty, 0, 0).floor
    assert board.without_wall(*passage) == board
    open_border = tile(empty, 0, 3).joined(tile(empty, 0, 0))
    assert open_border.neighbours(1 << grid.cell(0, 3)).bit_count() == 5
    with pytest.raises(ValueError, match="same grid"):
        board.joined(open_field(square_grid(3, 3)))


@settings(deadline=None)
@given(st.data(), boards())
def test_a_board_joined_from_parts_is_the_whole(data: st.DataObject, drawn: Drawn) -> None:
    board = drawn.board
    part = data.draw(masks(board.floor, 2))
    one, other = (Board(board.grid, board.floor & cells, board.walls) for cells in (part, ~part))
    assert one.joined(other) == board
    apart = one.joined(other, walled=True)
    reached: Cells = within(part, apart.openings)
    assert reached == part


@pytest.mark.rule("GH-DOR-15", "GH-DOR-16")
def test_a_door_hex_is_solid_until_it_opens() -> None:
    grid = hex_grid(3, 1)
    board = open_field(grid)
    closed = board.without_floor(1 << grid.cell(1, 0))
    assert within(1 << grid.cell(0, 0), closed.openings) == 1 << grid.cell(0, 0)
    assert closed.with_floor(1 << grid.cell(1, 0) | 1) == board


def test_a_map_of_squares() -> None:
    shown = parse_map(
        """
a .|b
  -
. # c
"""
    )
    grid = shown.board.grid
    assert (grid.width, grid.height) == (3, 2)
    assert shown.board.floor.bit_count() == 5 and shown.cell("c") == grid.parse("c2")
    names = [(grid.name(start), grid.name(end)) for start, end in shown.board.edges()]
    assert names == [("b1", "c1"), ("b1", "b2")]
    assert shown.cells("ab.").bit_count() == 4
    with pytest.raises(ValueError, match="no floor"):
        parse_map("# #")


def test_a_map_of_hexes() -> None:
    shown = parse_map(
        """
a/  b
- c
d   #
""",
        "hex",
    )
    grid = shown.board.grid
    spots = {letter: grid.at(shown.cell(letter)) for letter in "abcd"}
    assert spots == {"a": (0, 0), "b": (2, -1), "c": (1, 0), "d": (0, 1)}
    names = {frozenset(map(grid.at, edge)) for edge in shown.board.edges()}
    assert names == {frozenset({(0, 0), (1, 0)}), frozenset({(0, 0), (0, 1)})}
    assert shown.board.neighbours(shown.cells("c")) == shown.cells("bd")


@settings(deadline=None)
@given(boards())
def test_a_drawn_board_reads_back(drawn: Drawn) -> None:
    again = parse_map(draw_board(drawn.board, {"x": drawn.board.floor & -drawn.board.floor}), drawn.grid.kind)
    assert again.board.floor.bit_count() == drawn.board.floor.bit_count()
    (first,) = (again.board.grid.at(again.cell("x")),)
    mine = drawn.grid.at(next(each(drawn.board.floor)))
    shift = (first[0] - mine[0], first[1] - mine[1])
    assert {ref.plus(drawn.grid.at(cell), shift) for cell in each(drawn.board.floor)} == {
        again.board.grid.at(cell) for cell in each(again.board.floor)
    }
    walls = {frozenset(ref.plus(drawn.grid.at(cell), shift) for cell in edge) for edge in drawn.board.edges()}
    assert walls == {frozenset(map(again.board.grid.at, edge)) for edge in again.board.edges()}
