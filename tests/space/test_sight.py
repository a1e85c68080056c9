"""The three rules of sight against exact geometry, and against the examples of the ledgers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.space import (
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Board,
    Cells,
    OpenLines,
    board_of,
    centre_crossed,
    centre_obstacles,
    centre_seen_among,
    centre_seen_from,
    centre_sees,
    centre_sight,
    corner_seen_from,
    corner_sees,
    corner_sight,
    each,
    front_arc,
    grid_around,
    hex_grid,
    open_field,
    parse_map,
    square_grid,
    strict_corner_seen_among,
    strict_corner_seen_from,
    strict_corner_sees,
    strict_corner_sight,
)

from . import references as ref
from .strategies import Drawn, boards, cell_in, masks

HAVEN = ("GH-LOS-01", "GH-LOS-02", "GH-LOS-04", "GH-LOS-05")


@pytest.mark.rule(*HAVEN)
@settings(deadline=None, max_examples=120)
@given(st.data(), boards("hex", 6, holes=9, walls=14, smallest=2))
def test_haven_sees_as_exact_geometry_does(data: st.DataObject, drawn: Drawn) -> None:
    start = data.draw(cell_in(drawn.board.floor))
    for _ in range(4):
        end = data.draw(cell_in(drawn.board.floor))
        wanted = ref.strict_corner_sees(drawn.floor, drawn.walls, drawn.grid.at(start), drawn.grid.at(end))
        assert strict_corner_sees(drawn.board, start, end) == wanted
        assert strict_corner_sight(drawn.board, start, end).seen == wanted


@settings(deadline=None, max_examples=60)
@given(st.data(), boards("hex", 6))
def test_haven_sees_both_ways(data: st.DataObject, drawn: Drawn) -> None:
    """GH-LOS-06."""
    seen = {cell: strict_corner_seen_from(drawn.board, cell) for cell in each(drawn.board.floor)}
    for cell, cells in seen.items():
        assert cells & ~drawn.board.floor == 0 and cells >> cell & 1
        assert all(seen[other] >> cell & 1 for other in each(cells))
        assert drawn.board.neighbours(1 << cell) & ~cells == 0
    solid = drawn.grid.canvas & ~drawn.board.floor
    assert not any(strict_corner_seen_from(drawn.board, cell) for cell in each(solid))


@settings(deadline=None, max_examples=40)
@given(st.data(), boards("hex", 5), st.integers(0, 5), st.booleans())
def test_haven_sight_does_not_depend_on_the_way_a_map_lies(
    data: st.DataObject, drawn: Drawn, turns: int, flip: bool
) -> None:
    def moved(spot: ref.Spot) -> ref.Spot:
        q, r = (spot[1], spot[0]) if flip else spot
        for _ in range(turns):
            q, r = -r, q + r
        return q, r

    start, end = data.draw(cell_in(drawn.board.floor)), data.draw(cell_in(drawn.board.floor))
    grid = grid_around("hex", [moved(spot) for spot in drawn.floor], margin=0)
    walls = [tuple(grid.cell(*moved(spot)) for spot in wall) for wall in drawn.walls]
    board = board_of(grid, grid.mask(map(moved, drawn.floor)), [(one, other) for one, other in walls])
    there = [grid.cell(*moved(drawn.grid.at(cell))) for cell in (start, end)]
    assert strict_corner_sees(board, *there) == strict_corner_sees(drawn.board, start, end)


# The three samples of the position format: a room of 20 hexes, walls as (one, other), holes, and the ends.
ROOM = [(q, r - q // 2) for q in range(5) for r in range(4)]
LINE: list[tuple[ref.Spot, ref.Spot]] = [
    ((1, 0), (2, -1)),
    ((1, 0), (2, 0)),
    ((1, 1), (2, 0)),
    ((1, 1), (2, 1)),
    ((1, 2), (2, 1)),
]


@pytest.mark.rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-03")
@pytest.mark.parametrize(
    "walls, hole, start, end, seen",
    [
        pytest.param([], None, (0, 1), (4, 0), True, id="nothing but walls blocks"),
        pytest.param(LINE, None, (1, 0), (3, 0), False, id="a wall line blocks, and so do its corners"),
        pytest.param([], (2, 0), (2, -1), (2, 1), False, id="a hex that is not there is solid"),
    ],
)
def test_haven_samples(
    walls: list[tuple[ref.Spot, ref.Spot]], hole: ref.Spot | None, start: ref.Spot, end: ref.Spot, seen: bool
) -> None:
    hexes = [spot for spot in ROOM if spot != hole]
    grid = grid_around("hex", hexes)
    board = board_of(grid, grid.mask(hexes), [(grid.cell(*one), grid.cell(*other)) for one, other in walls])
    ends = grid.cell(*start), grid.cell(*end)
    assert strict_corner_sees(board, *ends) == strict_corner_sees(board, *reversed(ends)) == seen


@pytest.mark.rule("GH-LOS-04", "GH-LOS-05")
def test_a_passage_one_hex_wide_shows_only_the_next_hex() -> None:
    grid = hex_grid(4, 1)
    board = open_field(grid)
    cells = [grid.cell(q, 0) for q in range(4)]
    assert strict_corner_sees(board, cells[0], cells[1])
    assert not strict_corner_sees(board, cells[0], cells[2])
    reason = strict_corner_sight(board, cells[0], cells[2])
    assert reason.rule == "GH-LOS-01" and len(reason.lines) == 36
    assert not any(line.is_clear for line in reason.lines)
    assert strict_corner_sight(board, cells[0], cells[1]).rule == "GH-LOS-05"


@pytest.mark.rule("GH-LOS-04")
def test_a_wall_line_stops_what_touches_its_end() -> None:
    """A line of sight between two hexes of a wide room goes once walls stand on every way between them."""
    grid = hex_grid(7, 7)
    board = open_field(grid)
    start, end = grid.cell(2, 3), grid.cell(4, 3)
    assert strict_corner_sees(board, start, end)
    clear = strict_corner_sight(board, start, end).lines[0]
    assert clear.is_clear and strict_corner_sight(board, start, end).seen
    middle = grid.cell(3, 3)
    walls = [(start, other) for other in each(board.neighbours(1 << start) & ~(1 << middle))]
    nearly = board.with_walls(walls)
    # Five of six sides walled: every corner of the hex touches a wall, and only the open side is adjacent.
    assert not strict_corner_sees(nearly, start, end) and strict_corner_sees(nearly, start, middle)
    stopped = strict_corner_sight(nearly, start, end).lines
    assert all(line.edges and not line.cells for line in stopped)
    assert {edge for line in stopped for edge in line.edges} <= set(nearly.edges())


@settings(deadline=None, max_examples=100)
@given(st.data(), boards("square", 6, holes=9, walls=12, smallest=2))
def test_descent_sees_as_exact_geometry_does(data: st.DataObject, drawn: Drawn) -> None:
    floor = drawn.board.floor
    viewer = 1 << data.draw(cell_in(floor)) | data.draw(masks(floor, 30))
    blocked = data.draw(masks(floor, 5))
    seen = corner_seen_from(drawn.board, viewer, blocked)
    kept = OpenLines(drawn.board)
    assert kept.seen_among(viewer, floor) == corner_seen_from(drawn.board, viewer)
    assert kept.seen_among(viewer, floor, blocked) == seen  # by the lines that it has kept
    for _ in range(4):
        target = data.draw(cell_in(floor))
        wanted = ref.corner_sees(
            drawn.floor, drawn.walls, drawn.spots(viewer), drawn.grid.at(target), drawn.spots(blocked)
        )
        assert corner_sees(drawn.board, viewer, target, blocked) == wanted == bool(seen >> target & 1)
        reason = corner_sight(drawn.board, viewer, target, blocked)
        assert reason.seen == wanted
        if reason.lines:
            assert (len(reason.lines) == 1) == reason.lines[0].is_clear == wanted


@pytest.mark.rule("D2-LOS-10")
@settings(deadline=None, max_examples=100)
@given(st.data(), boards("square", 5, holes=5, walls=12, smallest=2))
def test_every_post_that_a_reason_names_stops_its_line(data: st.DataObject, drawn: Drawn) -> None:
    start, end = data.draw(cell_in(drawn.board.floor)), data.draw(cell_in(drawn.board.floor))
    spots = drawn.grid.at(start), drawn.grid.at(end)
    for line in corner_sight(drawn.board, 1 << start, end).lines:
        ends = _lattice(line.start), _lattice(line.end)
        found = set(ref.stops_at(*ends, *spots, drawn.floor, drawn.walls))
        assert {_lattice(post) for post in line.posts} <= found


def _lattice(point: ref.Point) -> ref.Point:
    """A corner as the reference has it: the space (x, y) has the corners (x, y) to (x + 1, y + 1)."""
    return (point[0] + 1) // 2, (point[1] + 1) // 2


@pytest.mark.rule("D2-LOS-10", "D2-LOS-02")
def test_a_wall_that_a_line_runs_along_stops_it_and_not_the_post_at_its_end() -> None:
    """At its corner of the target one gets round the walls by the upper left cell."""
    grid = square_grid(2, 4)
    walls = [(grid.cell(1, 0), grid.cell(1, 1)), (grid.cell(0, 1), grid.cell(1, 1))]
    board = board_of(grid, grid.canvas, walls)
    reason = corner_sight(board, 1 << grid.cell(0, 3), grid.cell(1, 0), 1 << grid.cell(0, 1))
    along = next(line for line in reason.lines if (line.start, line.end) == ((1, 5), (1, 1)))
    assert not reason.seen and (along.edges, along.posts) == ((walls[1],), ())


LEORIC = parse_map(
    """
. j . .
l . . .
. . o .
. o . .
. . z .
. . . .
"""
)


@pytest.mark.rule("D2-LOS-E1", "D2-LOS-01", "D2-LOS-11", "D2-LOS-06")
def test_leoric_sees_the_zombie_between_two_obstacles() -> None:
    """D2-LOS-E1: the line from (1, 2) to (3, 4) touches the corner (2, 3) that the obstacles share."""
    blocked = LEORIC.cells("joz")
    assert corner_sees(LEORIC.board, LEORIC.cells("l"), LEORIC.cell("z"), blocked)
    clear = corner_sight(LEORIC.board, LEORIC.cells("l"), LEORIC.cell("z"), blocked).lines
    assert [(line.start, line.end) for line in clear] == [((1, 3), (5, 7))]


@pytest.mark.rule("D2-LOS-E2", "D2-LOS-05", "D2-LOS-08", "D2-LOS-04")
def test_jain_does_not_see_the_zombie() -> None:
    """D2-LOS-E2: obstacles stop all lines but one, and that one ends behind the zombie itself."""
    viewer, target = LEORIC.cells("j"), LEORIC.cell("z")
    assert not corner_sees(LEORIC.board, viewer, target, LEORIC.cells("loz"))
    assert corner_sees(LEORIC.board, viewer, target, LEORIC.cells("lo"))
    lines = corner_sight(LEORIC.board, viewer, target, LEORIC.cells("loz")).lines
    by_ends = {(line.start, line.end): line.cells for line in lines}
    # Corner (x, y) of the example is (2x - 1, 2y - 1) of the lattice.
    assert by_ends[(1, 1), (5, 9)] == LEORIC.cells("z")
    assert by_ends[(3, 1), (3, 7)] == LEORIC.cells("o")
    assert [ends for ends, cells in by_ends.items() if cells == LEORIC.cells("z")] == [((1, 1), (5, 9))]


@pytest.mark.rule("D2-LOS-07")
def test_adjacent_spaces_need_no_line() -> None:
    """D2-ADJ-E1 and D2-ADJ-06: crowded or not, all eight are seen."""
    board = open_field(square_grid(5, 5))
    viewer = 1 << board.grid.parse("c3")
    near = board.neighbours(viewer)
    assert corner_seen_from(board, viewer, board.floor) == near | viewer
    assert corner_sight(board, viewer, board.grid.parse("d4"), board.floor).rule == "D2-LOS-07"


@pytest.mark.rule("D2-LOS-09")
def test_sight_need_not_be_mutual() -> None:
    """The viewer's own space stops nothing, the target's does."""
    viewer, target = LEORIC.cells("z"), LEORIC.cell("j")
    assert corner_sees(LEORIC.board, viewer, target, LEORIC.cells("zjlo"))
    assert not corner_sees(LEORIC.board, LEORIC.cells("j"), LEORIC.cell("z"), LEORIC.cells("zjlo"))


@pytest.mark.rule("D2-LOS-17")
def test_a_large_figure_sees_from_any_of_its_spaces() -> None:
    shown = parse_map("v v # .\n# v . t\n# # # #")
    board, target = shown.board, shown.cell("t")
    viewer = shown.cells("v")
    own = [1 << cell for cell in each(viewer)]
    assert [corner_sees(board, cell, target, viewer) for cell in own] == [False, True, True]
    assert corner_sees(board, viewer, target, viewer)
    # As a target its other spaces block: from t the farthest one is hidden behind them.
    assert corner_seen_from(board, 1 << target, viewer) & viewer == own[1] | own[2]
    assert corner_seen_from(board, 1 << target) & viewer == viewer


@pytest.mark.rule("D2-LOS-10", "D2-LOS-02")
def test_a_line_along_a_wall_or_the_edge_of_the_map_is_stopped() -> None:
    corridor = open_field(square_grid(4, 1))
    first, last = corridor.grid.parse("a1"), corridor.grid.parse("d1")
    # Along both borders the lines are stopped; across the corridor from corner to corner they are not.
    assert corner_sees(corridor, 1 << first, last)
    figure = 1 << corridor.grid.parse("b1")
    assert not corner_sees(corridor, 1 << first, last, figure)
    reason = corner_sight(corridor, 1 << first, last, figure)
    level = [line for line in reason.lines if line.start[1] == line.end[1]]
    assert len(level) == 8 and all(line.cells for line in level)


@pytest.mark.rule("D2-ADJ-03", "D2-LOS-03")
def test_no_sight_through_a_wall_from_side_to_side() -> None:
    shown = parse_map("a|b\n. .")
    assert not corner_sees(shown.board, shown.cells("a"), shown.cell("b"))
    assert corner_sight(shown.board, shown.cells("a"), shown.cell("b")).rule == "D2-ADJ-03"


@pytest.mark.rule("D2-LOS-03", "D2-LOS-02", "D2-LOS-11")
def test_no_sight_through_the_middle_of_a_double_door_or_past_its_hinge() -> None:
    shown = parse_map(
        """
. a # # .
. .|. . b
. .|. . .
. . # # c
"""
    )
    board = shown.board
    assert not corner_seen_from(board, shown.cells("a")) & shown.cells("bc")
    opened = board.without_walls(board.edges())
    assert corner_seen_from(opened, shown.cells("a")) & shown.cells("c")
    hinge = corner_sight(board, shown.cells("a"), board.grid.parse("d2")).lines
    assert not any(line.is_clear for line in hinge)
    assert any(line.posts and not line.cells and not line.edges for line in hinge)
    before = shown.board.grid.named("b2 b3")
    assert not corner_seen_from(board, before) & shown.board.grid.named("c2 c3 d2 d3 e1 e2 e3 e4")
    # Two cells off the map leave the line between them free, as two obstacles do (D2-LOS-11).
    shown = parse_map("v . .\n. . #\n. # t")
    assert corner_sees(shown.board, shown.cells("v"), shown.cell("t"))


@pytest.mark.rule("DA-LOS-03", "DA-LOS-05", "DA-CMB-13")
@settings(deadline=None, max_examples=150)
@given(st.data(), boards("square", 7, holes=12, walls=6))
def test_alliance_sees_as_exact_geometry_does(data: st.DataObject, drawn: Drawn) -> None:
    floor = drawn.board.floor
    start = data.draw(cell_in(floor))
    seen = centre_seen_from(drawn.board, start)
    some = data.draw(masks(drawn.board.grid.canvas, 3))
    assert centre_seen_among(drawn.board, start, some) == seen & some
    figures = data.draw(masks(floor, 3))
    for end in each(floor):
        spots = drawn.grid.at(start), drawn.grid.at(end)
        wanted = ref.centre_sees(drawn.floor, drawn.walls, *spots)
        assert centre_sees(drawn.board, start, end) == wanted == bool(seen >> end & 1)
        assert centre_sees(drawn.board, end, start) == wanted
        assert centre_sight(drawn.board, start, end).seen == wanted
        crossed = ref.centre_crossed(*spots)
        assert drawn.spots(centre_crossed(drawn.board, start, end)) == crossed
        count = len(crossed & drawn.spots(figures))
        assert centre_obstacles(drawn.board, start, end, figures) == count


def two_rooms() -> Board:
    """A (rows 3-5) with B to the north behind a passage at column 1, and C to the east behind a wall."""
    grid = square_grid(6, 6)

    def tile(left: int, top: int) -> Board:
        return board_of(grid, grid.mask((left + x, top + y) for x in range(3) for y in range(3)))

    passage = (grid.cell(1, 3), grid.cell(1, 2))
    return tile(0, 3).joined(tile(0, 0), True, [passage]).joined(tile(3, 3), True)


@pytest.mark.rule("DA-LOS-E1", "DA-LOS-03", "DA-LOS-02")
def test_lorna_and_the_goblins() -> None:
    """DA-LOS-E1: what she sees from (5, 1) facing north, as (row, column)."""
    board = two_rooms()
    grid, lorna = board.grid, board.grid.cell(1, 5)
    goblins = {name: grid.cell(column, row) for name, row, column in (("w", 3, 0), ("n", 2, 1), ("e", 4, 3))}
    seen = centre_seen_from(board, lorna) & front_arc(grid, lorna, NORTH)
    assert [bool(seen >> goblins[name] & 1) for name in "wne"] == [True, True, False]
    assert [grid.apart(lorna, goblins[name]) for name in "wn"] == [2, 3]
    assert centre_sight(board, lorna, goblins["e"]).lines[0].edges == ((grid.cell(2, 4), grid.cell(3, 4)),)


@pytest.mark.rule("DA-LOS-E2", "DA-LOS-04", "DA-LOS-05")
def test_the_line_through_the_passage() -> None:
    """DA-LOS-E2: at 1.25 it goes through, at 0.5 there is wall, at exactly 1.0 it grazes and is free."""
    board = two_rooms()
    grid = board.grid
    assert centre_sees(board, grid.cell(0, 4), grid.cell(1, 2))
    assert not centre_sees(board, grid.cell(0, 4), grid.cell(0, 2))
    assert centre_sees(board, grid.cell(0, 3), grid.cell(1, 2))


@pytest.mark.rule("DA-LOS-05")
def test_no_line_through_the_corner_of_four_tiles() -> None:
    board = two_rooms()
    grid = board.grid
    fourth = board_of(grid, grid.mask((3 + x, y) for x in range(3) for y in range(3)))
    board = board.joined(fourth, True)
    reason = centre_sight(board, grid.cell(2, 2), grid.cell(3, 3))
    assert not reason.seen and reason.lines[0].posts == ((5, 5),)
    assert not centre_sees(board, grid.cell(3, 2), grid.cell(2, 3))


@pytest.mark.rule("DA-LOS-02", "DA-LOS-01")
def test_a_figure_sees_in_front_and_beside_it() -> None:
    """DA-CMB-E1: three squares behind are out of sight, whichever way it faces."""
    grid = square_grid(3, 3)
    centre = grid.parse("b2")
    behind = {NORTH: "a3 b3 c3", SOUTH: "a1 b1 c1", EAST: "a1 a2 a3", WEST: "c1 c2 c3"}
    for facing, names in behind.items():
        assert front_arc(grid, centre, facing) == grid.canvas & ~grid.named(names)


@pytest.mark.rule("DA-CMB-10", "DA-CMB-13")
def test_figures_on_the_line_of_fire_are_obstacles() -> None:
    """DA-CMB-E2, and a line that only touches a corner crosses nothing."""
    shown = parse_map("l p . g\n. . . .\n. . . g")
    board = shown.board
    first, second = each(shown.cells("g"))
    lorna, figures = shown.cell("l"), shown.cells("lpg")
    assert centre_obstacles(board, lorna, first, figures) == 1
    assert centre_obstacles(board, lorna, board.grid.parse("c3"), figures) == 0
    assert centre_obstacles(board, lorna, second, figures) == 1
    everyone: Cells = board.floor
    assert centre_obstacles(board, lorna, board.grid.parse("c3"), everyone) == 1
    assert centre_crossed(board, lorna, lorna) == 0 and centre_sees(board, lorna, lorna)


def test_nobody_sees_what_is_not_floor() -> None:
    shown = parse_map("a # .")
    board, hole = shown.board, shown.board.grid.parse("b1")
    assert not corner_sees(board, shown.cells("a"), hole) and not centre_sees(board, shown.cell("a"), hole)
    assert not corner_sight(board, shown.cells("a"), hole).seen
    assert not centre_sight(board, shown.cell("a"), hole).seen
    hexes = open_field(hex_grid(2, 1)).without_floor(1 << hex_grid(2, 1).cell(1, 0))
    assert not strict_corner_sight(hexes, hexes.grid.cell(0, 0), hexes.grid.cell(1, 0)).seen


@settings(deadline=None, max_examples=40)
@given(st.data(), boards("hex", 6, holes=9, walls=14, smallest=2))
def test_those_seen_among_some_hexes_are_those_seen_one_by_one(data: st.DataObject, drawn: Drawn) -> None:
    board = drawn.board
    start = data.draw(cell_in(board.floor))
    asked = data.draw(masks(board.floor, 2)) & ~(1 << start | board.neighbours(1 << start))
    wanted = sum(1 << cell for cell in each(asked) if strict_corner_sees(board, start, cell))
    assert strict_corner_seen_among(board, start, asked) == wanted
