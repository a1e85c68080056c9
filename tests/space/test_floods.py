"""Floods, labels and shortest ways against Dijkstra and against all ways counted one by one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.space import (
    Cells,
    Layers,
    all_shortest_paths,
    distance,
    each,
    hex_grid,
    labelled,
    layers,
    nearest_free,
    open_field,
    parse_map,
    path_dag,
    rings,
    shortest_path,
    square_grid,
    within,
)

from . import references as ref
from .strategies import Drawn, boards, cell_in, masks


@pytest.mark.rule("GH-DEF-13", "D2-RNG-12")
@settings(deadline=None)
@given(st.data(), boards())
def test_rings_are_distances(data: st.DataObject, drawn: Drawn) -> None:
    floor, openings = drawn.board.floor, drawn.board.openings
    start = data.draw(masks(floor, 8)) or 1 << data.draw(cell_in(floor))
    allowed = data.draw(masks(floor, -4))
    reach = data.draw(st.integers(0, 5))
    found = ref.dijkstra(drawn.spots(start), drawn.neighbours(), drawn.spots(allowed), set(), set(), set())
    by_steps = [drawn.spots(ring) for ring in rings(start, openings, allowed)]
    assert {spot: steps for steps, ring in enumerate(by_steps) for spot in ring} == {
        spot: label[1] for spot, label in found.items()
    }
    near = {spot for spot, label in found.items() if label[1] <= reach}
    assert drawn.spots(within(start, openings, reach, allowed)) == near
    goal = data.draw(masks(floor, 6))
    steps = [found[spot][1] for spot in drawn.spots(goal) if spot in found]
    assert distance(start, goal, openings, allowed) == min(steps, default=None)
    nearest = {spot for spot in drawn.spots(goal) if spot in found and found[spot][1] == min(steps)}
    assert drawn.spots(nearest_free(start, openings, goal, allowed)) == nearest


def test_a_flood_from_nowhere_reaches_nothing() -> None:
    board = open_field(hex_grid(3, 3))
    assert list(rings(0, board.openings)) == [] and distance(0, 1, board.openings) is None
    assert layers(0, board.openings).labels == {}


def label_map(drawn: Drawn, found: Layers) -> dict[ref.Spot, ref.Label]:
    return {spot: label for label, cells in found.labels.items() for spot in drawn.spots(cells)}


@pytest.mark.rule("D2-TER-05", "DA-MOV-03")
@settings(deadline=None)
@given(st.data(), boards(holes=9, walls=8))
def test_labels_are_those_of_dijkstra(data: st.DataObject, drawn: Drawn) -> None:
    floor = drawn.board.floor
    start = 1 << data.draw(cell_in(floor)) | data.draw(masks(floor, 20))
    allowed, bad = data.draw(masks(floor, -6)), data.draw(masks(floor, 3))
    slow, sticky = data.draw(masks(floor, 3)), data.draw(masks(floor, 4))
    found = layers(start, drawn.board.openings, allowed, bad=bad, slow=slow, sticky=sticky)
    wanted = ref.dijkstra(
        drawn.spots(start), drawn.neighbours(), *map(drawn.spots, (allowed, bad, slow, sticky))
    )
    assert label_map(drawn, found) == wanted
    assert list(found.labels) == sorted(found.labels) and drawn.spots(found.reached) == set(wanted)
    for cell in each(floor):
        assert found.label(cell) == wanted.get(drawn.grid.at(cell))
    some = data.draw(masks(floor, 3))
    ranked = sorted((wanted[spot], spot) for spot in drawn.spots(some) if spot in wanted)
    assert (
        sorted((label, spot) for label, cells in found.ranked(some) for spot in drawn.spots(cells)) == ranked
    )
    best = found.best(some)
    if best is None:
        assert not ranked
    else:
        assert best[0] == ranked[0][0]
        assert drawn.spots(best[1]) == {spot for label, spot in ranked if label == best[0]}


@settings(deadline=None, max_examples=150)
@given(st.data(), boards(holes=9, walls=8, smallest=3), st.integers(2, 9))
def test_labels_within_a_limit_are_the_best_that_it_allows(
    data: st.DataObject, drawn: Drawn, limit: int
) -> None:
    floor = drawn.board.floor
    start = 1 << data.draw(cell_in(floor))
    allowed, bad = data.draw(masks(floor, -6)), data.draw(masks(floor, 2))
    slow, sticky = data.draw(masks(floor, 4)), data.draw(masks(floor, 6))
    found = layers(start, drawn.board.openings, allowed, bad=bad, slow=slow, sticky=sticky, limit=limit)
    wanted = ref.least_within(
        drawn.spots(start), drawn.neighbours(), *map(drawn.spots, (allowed, bad, slow, sticky)), limit=limit
    )
    assert label_map(drawn, found) == wanted
    assert list(found.labels) == sorted(found.labels)


@settings(deadline=None)
@given(st.data(), boards(holes=9, walls=8), st.one_of(st.none(), st.integers(0, 9)))
def test_a_flood_that_ends_at_its_goals_knows_the_way_to_them(
    data: st.DataObject, drawn: Drawn, limit: int | None
) -> None:
    floor = drawn.board.floor
    start = 1 << data.draw(cell_in(floor))
    bad, slow = data.draw(masks(floor, 3)), data.draw(masks(floor, 4))
    goals = [1 << data.draw(cell_in(floor)) | data.draw(masks(floor, 9)) for _ in range(2)]
    whole = layers(start, drawn.board.openings, bad=bad, slow=slow, limit=limit)
    part = layers(start, drawn.board.openings, bad=bad, slow=slow, limit=limit, goals=goals)
    assert all(part.best(goal) == whole.best(goal) for goal in goals)
    assert part.labels.items() <= whole.labels.items()
    for goal in goals:
        best = whole.best(goal)
        for cell in each(best[1] if best else 0):
            assert list(all_shortest_paths(part, cell)) == list(all_shortest_paths(whole, cell))


@pytest.mark.rule("GH-MOV-11", "D2-TER-05", "DA-MOV-03")
@settings(deadline=None)
@given(st.data(), boards(largest=3, holes=9, walls=6), st.booleans(), st.one_of(st.none(), st.integers(0, 7)))
def test_labels_and_ways_are_the_best_of_all_ways(
    data: st.DataObject, drawn: Drawn, last_only: bool, limit: int | None
) -> None:
    floor = drawn.board.floor
    start = data.draw(cell_in(floor))
    allowed, bad = data.draw(masks(floor, -8)), data.draw(masks(floor, 3))
    slow, sticky = data.draw(masks(floor, 3)), data.draw(masks(floor, 5))
    found = layers(
        1 << start,
        drawn.board.openings,
        allowed,
        bad=bad,
        slow=slow,
        sticky=sticky,
        limit=limit,
        last_only=last_only,
    )
    around, spots = drawn.neighbours(), drawn.spots(allowed)
    for goal in each(floor):
        ways: dict[ref.Label, list[tuple[int, ...]]] = {}
        for path in ref.simple_paths(drawn.grid.at(start), drawn.grid.at(goal), around, spots):
            label = ref.price(path, drawn.spots(bad), drawn.spots(slow), drawn.spots(sticky), last_only)
            if limit is None or label[1] <= limit:
                ways.setdefault(label, []).append(tuple(drawn.grid.cell(*spot) for spot in path))
        best = min(ways, default=None)
        assert found.label(goal) == best
        wanted = sorted(ways[best]) if best else []
        assert list(all_shortest_paths(found, goal)) == wanted
        assert shortest_path(found, goal) == (wanted[0] if wanted else None)
        dag = path_dag(found, goal)
        assert (dag.cells if dag else 0) == used(wanted)


def used(paths: list[tuple[int, ...]]) -> Cells:
    out = 0
    for path in paths:
        for cell in path:
            out |= 1 << cell
    return out


def test_a_limit_may_leave_only_the_bad_way() -> None:
    """With 2 points b is reached over the trap; with 4 the long way round is better."""
    shown = parse_map("a x b\n. # .\n. . .")
    board, start, goal, bad = shown.board, shown.cells("a"), shown.cell("b"), shown.cells("x")
    assert layers(start, board.openings, bad=bad).label(goal) == (0, 4)
    assert layers(start, board.openings, bad=bad, limit=4).label(goal) == (0, 4)
    assert layers(start, board.openings, bad=bad, limit=3).label(goal) == (1, 2)
    assert layers(start, board.openings, bad=bad, limit=1).label(goal) is None


def test_a_cell_may_be_passed_by_a_worse_way_than_it_is_reached() -> None:
    """Within 4 points p and g are reached round the trap, but h only through it, past p and g."""
    shown = parse_map("a x p g h\n. # . # #\n. . . # #")
    found = layers(shown.cells("a"), shown.board.openings, bad=shown.cells("x"), limit=4)
    assert [found.label(shown.cell(letter)) for letter in "xpgh"] == [(1, 1), (0, 4), (0, 4), (1, 4)]
    assert shortest_path(found, shown.cell("h")) == tuple(shown.cell(letter) for letter in "axpgh")
    unlimited = layers(shown.cells("a"), shown.board.openings, bad=shown.cells("x"))
    assert unlimited.label(shown.cell("h")) == (0, 5)


@pytest.mark.rule("GH-MOV-11")
def test_a_jump_pays_for_its_last_cell_alone() -> None:
    shown = parse_map("a t d . t d")
    bad, slow = shown.cells("t"), shown.cells("d")
    walked = layers(shown.cells("a"), shown.board.openings, bad=bad, slow=slow)
    jumped = layers(shown.cells("a"), shown.board.openings, bad=bad, slow=slow, last_only=True)
    flown = layers(shown.cells("a"), shown.board.openings)
    cells = list(each(shown.board.floor))
    assert [walked.label(cell) for cell in cells] == [(0, 0), (1, 1), (1, 3), (1, 4), (2, 5), (2, 7)]
    assert [jumped.label(cell) for cell in cells] == [(0, 0), (1, 1), (0, 3), (0, 3), (1, 4), (0, 6)]
    assert [flown.label(cell) for cell in cells] == [(0, steps) for steps in range(6)]
    assert shortest_path(jumped, cells[2]) == tuple(cells[:3])


def test_of_equal_ways_the_one_to_the_lower_cell_comes_first() -> None:
    grid = square_grid(3, 3)
    found = layers(1 << grid.parse("a2"), open_field(grid).openings)
    paths = [" ".join(map(grid.name, path)) for path in all_shortest_paths(found, grid.parse("c2"))]
    assert paths == ["a2 b1 c2", "a2 b2 c2", "a2 b3 c2"]


@pytest.mark.rule("GH-DEF-13", "GH-DEF-12")
def test_distance_goes_round_walls() -> None:
    """GH-DEF-14: two hexes that touch with a wall between them are two or more apart."""
    shown = parse_map(
        """
a
- .
b
""",
        "hex",
    )
    openings = shown.board.openings
    assert not shown.board.is_adjacent(shown.cells("a"), shown.cells("b"))
    assert distance(shown.cells("a"), shown.cells("b"), openings) == 2
    assert distance(shown.cells("a"), shown.cells("b"), openings, shown.cells("ab")) is None


@pytest.mark.rule("D2-RNG-12")
def test_counting_goes_between_two_obstacles_and_not_through_one() -> None:
    """D2-RNG-07, D2-RNG-11."""
    shown = parse_map("a o\no b")
    free = shown.board.floor & ~shown.cells("o")
    assert distance(shown.cells("a"), shown.cells("b"), shown.board.openings, free) == 1
    shown = parse_map("a o b")
    assert distance(shown.cells("a"), shown.cells("b"), shown.board.openings, shown.cells("ab")) is None


@pytest.mark.rule("D2-ADJ-01")
def test_three_points_reach_three_spaces_every_way() -> None:
    """D2-MOV-E4: diagonal steps cost one."""
    grid = square_grid(9, 9)
    start = grid.cell(4, 4)
    near = within(1 << start, open_field(grid).openings, 3)
    assert near == sum(1 << cell for cell in each(grid.canvas) if grid.apart(start, cell) <= 3)


@pytest.mark.rule("DA-MOV-03")
def test_leaving_a_square_next_to_an_enemy_costs_one_more() -> None:
    """DA-MOV-E1: through the passage to the right costs 1 + 1 + 2."""
    shown = parse_map(
        """
. . .
. . .
e e d
-   -
. b .
. . .
. a .
"""
    )
    enemies = shown.cells("e")
    found = layers(
        shown.cells("a"),
        shown.board.openings,
        shown.board.floor & ~enemies,
        sticky=shown.board.neighbours(enemies),
    )
    assert found.label(shown.cell("b")) == (0, 2)
    assert found.label(shown.cell("d")) == (0, 4)


@pytest.mark.rule("D2-ADJ-14", "DA-MOV-18")
def test_the_nearest_free_cells_all_tie() -> None:
    shown = parse_map("f a f .\n. . . .")
    free = shown.board.floor & ~shown.cells("a")
    near = nearest_free(shown.cells("a"), shown.board.openings, free)
    assert near == shown.board.neighbours(shown.cells("a"))
    assert nearest_free(shown.cells("a"), shown.board.openings, shown.cells("f")) == shown.cells("f")
    assert nearest_free(shown.cells("a"), shown.board.openings, shown.board.floor) == shown.cells("a")
    assert nearest_free(shown.cells("a"), shown.board.openings, 0) == 0


@settings(deadline=None, max_examples=200)
@given(st.data(), boards(), st.booleans())
def test_labels_one_by_one_are_those_of_the_layers(
    data: st.DataObject, drawn: Drawn, last_only: bool
) -> None:
    floor, openings = drawn.board.floor, drawn.board.openings
    start = 1 << data.draw(cell_in(floor))
    allowed, bad, slow = data.draw(masks(floor, -4)), data.draw(masks(floor, 3)), data.draw(masks(floor, 3))
    if data.draw(st.booleans()):
        bad = 0
    wanted = layers(start, openings, allowed, bad=bad, slow=slow, last_only=last_only).labels
    found = list(labelled(start, openings, allowed, bad=bad, slow=slow, last_only=last_only))
    assert {(worse, cost): cells for worse, cost, cells in found} == wanted
    assert [label[:2] for label in found] == sorted(wanted)
