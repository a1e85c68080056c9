"""Adjacent spaces, counting spaces and doors."""

from __future__ import annotations

import pytest

from games.descent.fields import field
from undercroft.games.descent.ground import GRID, Ground, Layout
from undercroft.games.descent.queries.positions import printed_maps
from undercroft.space import each

HALL = (".....", ".....", ".....", ".....", ".....")


def ground(name: str, *opened: int) -> Ground:
    maps, tiles = printed_maps()
    return Ground(Layout(maps[name], tiles), opened)


@pytest.mark.rule("D2-ADJ-01", "D2-ADJ-06", "D2-ADJ-E1")
def test_eight_spaces_are_adjacent_on_open_floor_and_all_are_seen() -> None:
    hall = field(*HALL)
    near = hall.adjacent((2, 2))
    assert near == {(x, y) for x in (1, 2, 3) for y in (1, 2, 3)} - {(2, 2)}
    assert near <= hall.seen([(2, 2)], sorted(near))


@pytest.mark.rule("D2-ADJ-02", "D2-ADJ-05", "D2-DOR-06", "D2-ADJ-03")
def test_a_closed_door_parts_spaces_until_it_opens() -> None:
    ends = ((1, 0), (2, 0))
    shut, none = field("....", doors=(ends,)), field("....")
    assert (2, 0) not in shut.adjacent((1, 0)) and (2, 0) in none.adjacent((1, 0))
    assert (2, 0) not in shut.seen([(1, 0)])


@pytest.mark.rule("D2-ADJ-04", "D2-ADJ-03")
def test_a_corner_is_passed_where_one_way_round_it_is_open() -> None:
    past_wall = field("..", "..", walls=(((0, 0), (1, 0)),))
    assert (1, 1) in past_wall.adjacent((0, 0))
    both_shut = field("..", "..", walls=(((0, 0), (1, 0)), ((0, 0), (0, 1))))
    assert (1, 1) not in both_shut.adjacent((0, 0)) and (1, 1) not in both_shut.seen([(0, 0)])
    edge_of_map, no_way = field("._", ".."), field("._", "_.")
    assert (1, 1) in edge_of_map.adjacent((0, 0)) and not no_way.adjacent((0, 0))
    # What stands in the space that joins them does not matter.
    assert (1, 1) in field(".#", "#.").adjacent((0, 0))


@pytest.mark.rule("D2-ADJ-07")
def test_a_large_figure_is_adjacent_to_all_around_its_base() -> None:
    hall = field(*HALL)
    assert len(hall.adjacent((1, 1), (2, 1), (1, 2), (2, 2))) == 12


@pytest.mark.rule("D2-RNG-02", "D2-RNG-06", "D2-RNG-07", "D2-RNG-10", "D2-RNG-12", "D2-RNG-13", "D2-ADJ-13")
def test_spaces_are_counted_past_terrain_and_figures_not_through_obstacles() -> None:
    around = field(".#.", ".#.", "~o^")
    start, goal = around.cells((0, 0)), around.cells((2, 0))
    assert around.terrain.distance(start, goal) == 4
    assert around.terrain.distance(start, start) == 0
    assert field(".#.", ".#.").terrain.distance(start, goal) is None
    between = field(".#", "#.")
    assert between.terrain.distance(between.cells((0, 0)), between.cells((1, 1))) == 1
    large = around.cells((0, 1), (0, 2))
    assert around.terrain.distance(large, goal) == 3


@pytest.mark.rule("D2-RNG-09", "D2-RNG-11")
def test_counting_goes_round_walls_and_closed_doors() -> None:
    walls = (((0, 0), (1, 0)),)
    walled = field("..", "..", "..", walls=walls, doors=(((0, 1), (1, 1)),))
    assert walled.terrain.distance(walled.cells((0, 0)), walled.cells((1, 0))) == 4


@pytest.mark.rule("D2-DOR-03", "D2-DOR-05", "D2-RNG-09")
def test_doors_of_a_printed_map_open_one_by_one() -> None:
    shut, opened = ground("a-fat-goblin-2"), ground("a-fat-goblin-2", 0)
    inside, outside = GRID.cell(7, 8), GRID.cell(7, 9)
    assert shut.apart(inside, outside) > 1 and opened.apart(inside, outside) == 1
    assert not shut.seen(1 << inside, 1 << outside) and opened.seen(1 << inside, 1 << outside)
    assert opened.within(inside, 1) >> outside & 1
    assert opened.all_in_sight(inside) & ~shut.all_in_sight(inside)


@pytest.mark.rule("D2-DOR-07")
def test_spaces_beside_a_door_touch_its_line() -> None:
    cave = ground("a-fat-goblin-2")
    near = {GRID.at(cell) for cell in each(cave.beside_door(0))}
    assert near == {(x, y) for x in (6, 7, 8, 9) for y in (8, 9)} & {
        GRID.at(cell) for cell in each(cave.floor)
    }


def test_squares_that_are_gone_are_no_floor_and_boulders_are_obstacles() -> None:
    maps, tiles = printed_maps()
    layout = Layout(maps["the-frozen-spire-1"], tiles)
    row = layout.areas["b2"] & GRID.mask([(4, 6), (5, 6)])
    broken = Ground(layout, (), gone=row)
    assert not broken.floor & row and not broken.terrain.open & row
    blocked = Ground(layout, (), blocked=row)
    assert blocked.floor & row == row and blocked.terrain.obstacles & row == row
    one, other = GRID.cell(4, 5), GRID.cell(4, 7)
    assert Ground(layout).apart(one, other) == 2 < blocked.apart(one, other)
