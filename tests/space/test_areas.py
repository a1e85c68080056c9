"""Area patterns, bases of large figures, and where they fit."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.space import (
    Kind,
    Offset,
    Pattern,
    Shape,
    covering,
    distance,
    each,
    expand,
    fits,
    footprint,
    hanging,
    hanging_over,
    hex_grid,
    layers,
    mirrored,
    nearest_standing,
    open_field,
    orientations,
    parse_map,
    pattern_of,
    span,
    square_grid,
    standing,
    strict_corner_seen_from,
    touching,
    turned,
    within,
)

from . import references as ref
from .strategies import Drawn, boards, cell_in, masks

KINDS: tuple[Kind, ...] = ("hex", "square")
kinds = st.sampled_from(KINDS)
offsets = st.tuples(st.integers(-3, 3), st.integers(-3, 3))
shapes = st.sets(offsets, min_size=1, max_size=5)
TURNS = {"hex": 6, "square": 4}


def length(kind: Kind, offset: Offset) -> int:
    columns, rows = offset
    if kind == "hex":
        return max(abs(columns), abs(rows), abs(columns + rows))
    return max(abs(columns), abs(rows))


@given(kinds, offsets, st.integers(-9, 9), st.integers(-9, 9))
def test_turns_and_the_mirror_are_a_group(kind: Kind, offset: Offset, one: int, other: int) -> None:
    full = TURNS[kind]
    assert turned(kind, offset, full) == offset == mirrored(kind, mirrored(kind, offset))
    assert turned(kind, turned(kind, offset, one), other) == turned(kind, offset, one + other)
    assert mirrored(kind, turned(kind, offset, one)) == turned(kind, mirrored(kind, offset), -one)
    assert (
        length(kind, turned(kind, offset, one))
        == length(kind, offset)
        == length(kind, mirrored(kind, offset))
    )
    orbit = {turned(kind, offset, turns) for turns in range(full)}
    assert len(orbit) == (1 if offset == (0, 0) else full)


def test_a_turn_goes_to_the_next_neighbour_round() -> None:
    for kind in KINDS:
        grid = hex_grid(3, 3) if kind == "hex" else square_grid(3, 3)
        sides = [grid.steps[side] for side in grid.sides]
        assert [turned(kind, side) for side in sides] == sides[1:] + sides[:1]


@pytest.mark.rule("GH-AOE-01", "GH-AOE-02")
@given(kinds, shapes, st.booleans(), st.booleans())
def test_orientations_are_all_ways_once(kind: Kind, cells: set[Offset], hangs: bool, mirror: bool) -> None:
    pattern = pattern_of(cells, (0, 0) if hangs else None)
    found = orientations(kind, pattern, mirror)

    def placed(shape: Shape) -> frozenset[Offset]:
        low = (0, 0) if hangs else min(shape)
        return frozenset((column - low[0], row - low[1]) for column, row in shape)

    every = set()
    for turns in range(TURNS[kind]):
        ways = [tuple(turned(kind, cell, turns) for cell in cells)]
        if mirror:
            ways.append(tuple(mirrored(kind, cell) for cell in ways[0]))
        every |= {placed(way) for way in ways}
    assert {placed(shape) for shape in found} == every and len(found) == len(every)
    assert (TURNS[kind] * (1 + mirror)) % len(found) == 0
    assert all(len(shape) == len(cells) for shape in found)


@pytest.mark.parametrize(
    "cells, origin, count",
    [
        pytest.param([(0, 0), (1, 0), (0, 1)], None, 2, id="triangle"),
        pytest.param([(0, 0), (1, 0)], None, 3, id="pair"),
        pytest.param([(1, 0), (0, 1)], (0, 0), 6, id="two beside the figure"),
        pytest.param([(1, 0), (2, 0), (2, -1)], (0, 0), 12, id="crooked"),
        pytest.param([(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)], (0, 0), 1, id="ring"),
    ],
)
def test_how_many_ways_a_pattern_lies(cells: list[Offset], origin: Offset | None, count: int) -> None:
    assert len(orientations("hex", pattern_of(cells, origin))) == count


@pytest.mark.rule("GH-AOE-E2", "GH-AOE-03")
def test_a_pattern_with_a_grey_hex_hangs_on_it() -> None:
    """GH-AOE-E2: three red hexes beside the grey one, adjacent or not."""
    grid = hex_grid(7, 7)
    here = grid.cell(3, 3)
    fire = pattern_of([(5, 0), (6, 0), (6, -1)], (4, 0))
    placed = hanging(grid, fire, here)
    assert len(placed) == 12
    for cells in placed:
        assert cells.bit_count() == 3 and not cells >> here & 1
        assert sorted(grid.apart(here, cell) for cell in each(cells)) == [1, 2, 2]
    with pytest.raises(ValueError, match="no origin"):
        hanging(grid, pattern_of([(0, 0)]), here)


@pytest.mark.rule("GH-AOE-E1", "GH-AOE-05")
def test_one_hex_of_a_ranged_pattern_lies_in_range() -> None:
    """GH-AOE-E1: three hexes, at least one of them within range 3; hit is what is also in sight."""
    grid = hex_grid(13, 13)
    board = open_field(grid)
    here = grid.cell(6, 6)
    reach = within(1 << here, board.openings, 3)
    bomb = pattern_of([(0, 0), (1, 0), (0, 1)])
    placed = touching(grid, bomb, reach)
    assert len(set(placed)) == len(placed)
    far = [cells for cells in placed if (cells & reach).bit_count() == 1]
    assert far and max(grid.apart(here, cell) for cells in far for cell in each(cells)) == 4
    # A triangle points one way or the other; one of its hexes tells which it is.
    triangles = {
        grid.mask([spot, ref.plus(spot, one), ref.plus(spot, other)])
        for spot in [(q, r) for q in range(1, 12) for r in range(1, 12)]
        for one, other in (((1, 0), (0, 1)), ((-1, 0), (0, -1)))
    }
    assert set(placed) == {cells for cells in triangles if cells & reach}
    walled = board.without_floor(grid.mask([(8, r) for r in range(13)]))
    seen = strict_corner_seen_from(walled, here)
    hits = {cells & seen for cells in touching(grid, bomb, within(1 << here, walled.openings, 3))}
    assert not any(grid.at(cell)[0] >= 8 for cells in hits for cell in each(cells))


@settings(deadline=None)
@given(st.data(), kinds, shapes)
def test_placements_cover_the_cell_asked_for(data: st.DataObject, kind: Kind, cells: set[Offset]) -> None:
    grid = hex_grid(6, 5, -2, -1) if kind == "hex" else square_grid(6, 5, -2, -1)
    target = data.draw(cell_in(grid.canvas))
    pattern = pattern_of(cells)
    placed = covering(grid, pattern, target)
    assert all(mask >> target & 1 and mask & ~grid.canvas == 0 for mask in placed)
    every = set()
    for shape in orientations(kind, pattern):
        for column in range(-18, 19):
            for row in range(-18, 19):
                spots = [ref.plus(spot, (column, row)) for spot in shape]
                mask = grid.mask(spot for spot in spots if grid.has(*spot))
                if mask >> target & 1:
                    every.add(mask)
    assert set(placed) == every and len(placed) == len(every)


@pytest.mark.parametrize("width, depth, ways", [(1, 1, 1), (1, 2, 4), (2, 2, 4), (2, 3, 12)])
def test_how_many_ways_a_base_stands_on_a_space(width: int, depth: int, ways: int) -> None:
    board = open_field(square_grid(7, 7))
    base = footprint(width, depth)
    assert len(standing(board, base, board.grid.parse("d4"))) == ways
    assert base == footprint(width, depth) and len(base.cells) == width * depth


@pytest.mark.rule("D2-LRG-05")
@settings(deadline=None)
@given(st.data(), boards("square", 5, holes=8, walls=8), st.integers(1, 2), st.integers(1, 3))
def test_a_base_fits_where_nothing_cuts_it(data: st.DataObject, drawn: Drawn, width: int, depth: int) -> None:
    board = drawn.board
    free = data.draw(masks(board.floor, -6))
    found = set()
    for column, row in product(range(-4, 10), range(-4, 10)):
        for wide, deep in {(width, depth), (depth, width)}:
            spots = {(column + x, row + y) for x in range(wide) for y in range(deep)}
            pairs = {frozenset((one, ref.plus(one, step))) for one in spots for step in ref.STRAIGHT}
            inside = {pair for pair in pairs if pair <= spots}
            if spots <= drawn.spots(free) and not inside & drawn.walls:
                found.add(drawn.grid.mask(spots))
    base = footprint(width, depth)
    for cell in each(board.floor):
        wanted = {mask for mask in found if mask >> cell & 1}
        placed = standing(board, base, cell, free)
        assert set(placed) == wanted and len(placed) == len(wanted)
        assert all(fits(board, mask, free) for mask in placed)


@pytest.mark.rule("D2-LRG-03", "D2-LRG-04")
def test_an_ettin_moves_by_one_of_its_spaces() -> None:
    """D2-LRG-E1: the space (1, 0) moves 3 to (4, 0), then the base may stand on (4, 0)-(5, 1)."""
    board = open_field(square_grid(8, 2))
    grid = board.grid
    moved = layers(1 << grid.cell(1, 0), board.openings, limit=3)
    assert moved.label(grid.cell(4, 0)) == (0, 3)
    placed = standing(board, footprint(2, 2), grid.cell(4, 0))
    assert grid.named("e1 f1 e2 f2") in placed and len(placed) == 2


@pytest.mark.rule("D2-LRG-05", "D2-LRG-03")
def test_a_base_does_not_fit_over_figures_walls_or_the_edge_of_the_map() -> None:
    """D2-LRG-E2: with the ettin in place the dragon does not fit; nor across a wall or off the map."""
    shown = parse_map("d d d . e\nd d d . e")
    corner = shown.board.grid.parse("d1")
    dragon, everyone = footprint(2, 3), shown.board.floor
    assert not standing(shown.board, dragon, corner, shown.cells("."))
    assert standing(shown.board, dragon, corner, everyone & ~shown.cells("e"))
    walled = shown.board.with_wall(corner, shown.board.grid.parse("c1"))
    assert not standing(walled, dragon, corner, everyone & ~shown.cells("e"))
    assert not fits(walled, 0) and not fits(walled, 1)


@pytest.mark.rule("D2-LRG-14")
@settings(deadline=None)
@given(st.data(), boards("square", 5, holes=8, walls=8))
def test_shrink_interrupt_expand(data: st.DataObject, drawn: Drawn) -> None:
    """A large figure on one space of its way is put as near as its base fits, and never on another figure."""
    board = drawn.board
    base = footprint(2, 2)
    here = data.draw(cell_in(board.floor))
    free = data.draw(masks(board.floor, -4))
    placed = nearest_standing(board, base, 1 << here, free)
    apart = [distance(1 << here, cells, board.openings) for cells in placed]
    fitting = [cells for cell in each(board.floor) for cells in standing(board, base, cell, free)]
    reachable = {
        cells: steps for cells in fitting if (steps := distance(1 << here, cells, board.openings)) is not None
    }
    nearest = min(reachable.values(), default=None)
    assert set(apart) <= {nearest}
    assert set(placed) == {cells for cells, steps in reachable.items() if steps == nearest}
    if standing(board, base, here, free):
        assert set(placed) == set(standing(board, base, here, free))
    for cells in placed:
        assert cells & ~free == 0 and fits(board, cells)
        for cell in each(cells):
            assert cells in standing(board, base, cell, free)
            assert expand(1 << cell, board.openings) & cells


def test_a_pattern_is_the_same_however_its_cells_are_listed() -> None:
    assert pattern_of([(1, 0), (0, 0), (1, 0)]) == pattern_of([(0, 0), (1, 0)]) == Pattern(((0, 0), (1, 0)))


@settings(deadline=None, max_examples=60)
@given(st.data(), st.sets(st.tuples(st.integers(-2, 2), st.integers(-2, 2)), min_size=1, max_size=4))
def test_where_a_pattern_hangs_is_the_other_side_of_what_it_covers(
    data: st.DataObject, cells: set[Offset]
) -> None:
    grid = hex_grid(data.draw(st.integers(3, 9)), data.draw(st.integers(3, 9)), -2, 3)
    pattern = pattern_of(cells, (0, 0))
    cell = data.draw(cell_in(grid.canvas))
    found = hanging_over(grid, pattern, cell)
    assert len(found) == len(orientations("hex", pattern))
    for anchor in each(grid.canvas):
        covered = any(placed >> cell & 1 for placed in hanging(grid, pattern, anchor))
        assert covered == any(anchors >> anchor & 1 for anchors in found)


def test_the_span_of_a_pattern_is_its_longest_way_across() -> None:
    assert span("hex", pattern_of([(0, 0)])) == 0
    assert span("hex", pattern_of([(1, 0), (2, 0)], (0, 0))) == 2
    assert span("hex", pattern_of([(0, 0), (1, 1)])) == 2
    assert span("square", pattern_of([(0, 0), (1, 1), (3, -1)])) == 3
