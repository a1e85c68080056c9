"""The ground: adjacency, distance, arcs, lines and borders of laid tiles, and movement over them."""

from __future__ import annotations

from itertools import product

import pytest

from games.alliance.boards import A, B, C, cell, cells, example, ground, mover, squares
from games.alliance.test_tiles import FRAMES
from undercroft.games.alliance.ground import CANVAS, KEPT, Dungeon, Laid, border, grounds, kind_of, vacant
from undercroft.games.alliance.queries.positions import tiles
from undercroft.games.alliance.reach import (
    cost,
    end_squares,
    ends,
    enterable,
    path,
    pet_reach,
    price,
    sticky,
    ways,
)
from undercroft.games.alliance.records.tiles import EAST, NORTH, SOUTH, WEST


@pytest.mark.rule("DA-GEO-01", "DA-GEO-04")
def test_a_tile_has_nine_squares_and_no_walls_inside() -> None:
    one = ground(Laid("i-06", (2, 3)))
    room = set(product(range(6, 9), range(9, 12)))
    assert squares(one.floor) == room == squares(one.squares_of((2, 3)))
    assert squares(one.adjacent(cell((7, 10)))) == room - {(7, 10)}
    assert squares(one.adjacent(cell((6, 9)))) == {(6, 10), (7, 9), (7, 10)}
    assert one.room_of(cell((8, 11))) == (2, 3) and one.room(cell((8, 11))) == one.floor


@pytest.mark.rule("DA-GEO-05", "DA-GEO-06", "DA-GEO-07", "DA-GEO-08", "DA-GEO-E1")
def test_steps_cross_a_border_only_at_the_middle_of_a_passage() -> None:
    """DA-GEO-E1: from the middle to all three squares beyond, from the corners to the middle."""
    found, beyond = example(), squares(example().squares_of(B))
    steps = {at: squares(found.adjacent(cell(at))) & beyond for at in ((3, 0), (3, 1), (3, 2))}
    assert steps == {(3, 0): {(2, 1)}, (3, 1): {(2, 0), (2, 1), (2, 2)}, (3, 2): {(2, 1)}}
    assert not found.adjacent(cell((4, 2))) & found.squares_of(C), "no passage lies there"
    assert not found.adjacent(cell((2, 2))) & found.squares_of(C), "they touch at a corner"


@pytest.mark.rule("DA-GEO-05", "DA-GEO-07")
def test_a_passage_to_the_east_lies_at_the_middle_too() -> None:
    found = ground(Laid("start-blue", A), Laid("i-02", C, 3), passages=[(A, C)])
    beyond = squares(found.squares_of(C))
    steps = {at: squares(found.adjacent(cell(at))) & beyond for at in ((3, 2), (4, 2), (5, 2))}
    assert steps == {(3, 2): {(4, 3)}, (4, 2): {(3, 3), (4, 3), (5, 3)}, (5, 2): {(4, 3)}}
    assert (found.tile(C).id, found.tile(A).colour) == ("i-02", "blue")


@pytest.mark.rule("DA-GEO-10")
def test_distance_counts_diagonals_as_one_and_no_walls() -> None:
    found = example()
    assert found.distance(cell((5, 1)), cell((4, 3))) == 2
    assert found.distance(cell((0, 0)), cell((5, 5))) == 5
    near = squares(found.around(cell((3, 2)), 1))
    assert near == {(3, 2), (2, 1), (2, 2), (3, 1), (4, 1), (4, 2), (3, 3), (4, 3)}


@pytest.mark.rule("DA-GEO-09", "DA-DOR-31", "DA-DOR-E1")
def test_the_three_squares_of_a_side_are_adjacent_to_its_door() -> None:
    """DA-DOR-E1: the corner squares too; not the second row."""
    found = example()
    assert squares(CANVAS.beside((A, C))) == {(3, 2), (4, 2), (5, 2), (3, 3), (4, 3), (5, 3)}
    assert found.sides_at(cell((3, 2))) == (EAST, NORTH) and found.sides_at(cell((4, 1))) == ()
    assert found.sides_at(cell((5, 1))) == (SOUTH,) and found.sides_at(cell((4, 0))) == (WEST,)


@pytest.mark.rule("DA-DOR-04", "DA-DOR-05", "DA-DOR-06", "DA-DOR-16", "DA-DOR-17", "DA-DOR-30", "DA-DOR-35")
def test_what_both_sides_show_says_how_a_border_opens() -> None:
    """Doors E of the starting tile and, turned thrice, N of I-02 in the west; a wall in the south of I-07."""
    found = example()
    assert found.kind(A, EAST) == found.kind(C, WEST) == "door"
    assert found.kind(A, NORTH) == "passage" and found.kind(A, WEST) is None
    assert list(found.closed()) == [((A, C), "door")]
    locked = ground(Laid("i-07", (0, 0)), Laid("i-01", (1, 0)), Laid("i-03", (0, 1)), Laid("i-06", (1, 1)))
    assert dict(locked.closed()) == {
        ((0, 0), (0, 1)): "locked",  # door E, wall W
        ((0, 0), (1, 0)): "locked",  # wall S, door N
        ((0, 1), (1, 1)): "door",
        ((1, 0), (1, 1)): "locked",
    }
    assert locked.kind((0, 0), SOUTH) == locked.kind((1, 0), NORTH) == "locked", "from either side"
    assert ground(Laid("i-03", (0, 0)), Laid("ii-04", (0, 1))).kind((0, 0), EAST) == "secret"
    assert ground(Laid("start-red", (0, 0)), Laid("i-01", (1, 0))).kind((0, 0), SOUTH) == "shut"
    assert kind_of("wall", "entrance") == "shut"


@pytest.mark.rule("DA-DOR-E3", "DA-DOR-17")
def test_a_lock_is_worked_from_the_door_side_and_from_the_wall_side() -> None:
    """DA-DOR-E3: McFarlin stands next to the spot on the tile with the door, or on the tile with the wall."""
    found = ground(Laid("i-07", (0, 0)), Laid("i-03", (0, 1)))  # door E, wall W
    assert (found.shows((0, 0), EAST), found.shows((0, 1), WEST)) == ("door", "wall")
    for at, room, side in (((1, 2), (0, 0), EAST), ((0, 3), (0, 1), WEST)):
        assert side in found.sides_at(cell(at)) and found.kind(room, side) == "locked"


@pytest.mark.rule("DA-MMV-11", "DA-MMV-03", "DA-MMV-05")
def test_monsters_enter_starting_tiles_but_pass_no_standing_hero() -> None:
    found = example()
    goblin = mover((2, 1), enemies=[(3, 0), (3, 2)])
    assert end_squares(found, goblin, 4) & found.squares_of(A) == ways(
        found, goblin, 4
    ).reached & found.squares_of(A)
    assert (5, 1) in squares(end_squares(found, goblin, 9)) and (4, 3) not in squares(
        end_squares(found, goblin, 9)
    )
    held = mover((2, 1), enemies=[(3, 0), (3, 1), (3, 2)])
    assert not end_squares(found, held, 9) & found.squares_of(A)


@pytest.mark.rule("DA-GEO-03", "DA-DOR-06", "DA-DOR-14")
def test_new_tiles_lie_in_empty_cells_inside_the_frame() -> None:
    solo = FRAMES[1]
    found = ground(Laid("start-blue", (2, 1)), Laid("i-04", (1, 1)), passages=[((1, 1), (2, 1))])
    assert vacant(found, solo, (2, 1), EAST) == (2, 2) and vacant(found, solo, (1, 1), NORTH) == (0, 1)
    assert vacant(found, solo, (2, 1), NORTH) is None, "a tile lies there"
    assert vacant(found, solo, (2, 1), SOUTH) is None, "the frame"
    other = ground(Laid("start-blue", (1, 1)))
    assert vacant(other, solo, (1, 1), SOUTH) is None, "an entrance is never opened"


@pytest.mark.rule("DA-DOR-15", "DA-DOR-36", "DA-GEO-05")
def test_a_dungeon_grows_by_tiles_and_by_one_passage_at_a_time() -> None:
    begun = Dungeon((Laid("start-blue", A),))
    grown = begun.with_tile(Laid("i-01", B))
    kept = grounds(tiles())
    assert kept[grown].kind(A, NORTH) == "door", "no passage opens by itself"
    opened = grown.with_passage(border(A, NORTH))
    assert opened.passages == ((B, A),) and kept[opened].kind(B, SOUTH) == "passage"
    assert kept[opened] is kept[Dungeon(opened.placed, opened.passages)]
    assert kept.most == KEPT


# -- sight


@pytest.mark.rule("DA-LOS-01", "DA-LOS-02", "DA-CMB-E1")
def test_the_arc_is_before_and_beside() -> None:
    """DA-CMB-E1: goblins in front and at the side are seen, those behind are not, straight or diagonal."""
    found, petra = ground(Laid("i-06", (0, 0))), cell((1, 1))
    assert squares(found.in_view(petra, NORTH, found.adjacent(petra))) == {
        (0, 0), (0, 1), (0, 2), (1, 0), (1, 2),
    }  # fmt: skip
    assert squares(found.in_view(petra, WEST, found.floor)) >= {(0, 0), (2, 0), (0, 1), (2, 1)}
    assert not found.in_arc(petra, WEST, cell((1, 2))) and found.in_arc(petra, WEST, cell((2, 1)))
    assert found.facings_to(petra, cell((0, 1))) == (EAST, WEST, NORTH)
    assert found.facings_to(petra, cell((0, 2))) == (EAST, NORTH)


@pytest.mark.rule("DA-LOS-03", "DA-LOS-05", "DA-LOS-E1")
def test_walls_hide_and_passages_let_through() -> None:
    found, lorna = example(), cell((5, 1))
    goblins = cells((3, 0), (2, 1), (4, 2), (4, 3), (1, 1))
    assert squares(found.in_view(lorna, NORTH, goblins)) == {(3, 0), (2, 1), (4, 2), (1, 1)}
    in_range = found.around(lorna, 3) & ~found.around(lorna, 1)
    assert squares(found.in_view(lorna, NORTH, goblins & in_range)) == {(3, 0), (2, 1)}
    assert not found.in_view(lorna, SOUTH, goblins)


@pytest.mark.rule("DA-LOS-04", "DA-LOS-05", "DA-LOS-E2")
def test_a_line_may_graze_the_end_of_a_passage_but_not_a_corner_of_tiles() -> None:
    found = example()
    assert found.sees(cell((4, 0)), cell((2, 1))) and not found.sees(cell((4, 0)), cell((2, 0)))
    assert found.sees(cell((3, 0)), cell((2, 1))) and found.sees(cell((2, 1)), cell((3, 0)))
    four = [
        Laid(name, room) for name, room in zip(("i-01", "i-04", "ii-01", "i-02"), product((0, 1), (0, 1)))
    ]
    joined = [((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((1, 0), (1, 1))]
    open_all = ground(*four, passages=joined)
    assert not open_all.sees(cell((2, 2)), cell((3, 3))) and not open_all.sees(cell((1, 1)), cell((4, 4)))


@pytest.mark.rule("DA-CMB-13", "DA-CMB-10")
def test_a_square_is_crossed_only_through_its_inside() -> None:
    found = example()
    assert squares(found.crossed(cell((5, 1)), cell((2, 1)))) == {(4, 1), (3, 1)}
    assert squares(found.crossed(cell((3, 0)), cell((5, 2)))) == {(4, 1)}, "corners are only touched"
    assert squares(found.crossed(cell((5, 0)), cell((4, 2)))) == {(4, 1), (5, 1)}
    assert found.crossed(cell((5, 0)), cell((5, 1))) == 0


# -- movement


@pytest.mark.rule("DA-MOV-01", "DA-MOV-02", "DA-MOV-03", "DA-MOV-05", "DA-MOV-E1")
def test_petra_goes_through_the_passage_past_two_goblins() -> None:
    found, petra = example(), mover((5, 1), enemies=[(2, 1), (2, 0)])
    assert {cost: squares(mask) for cost, mask in ends(found, petra, 4).items()}[4] == {(2, 2)}
    assert not ends(found, petra, 3).get(3, 0) & found.squares_of(B)
    way = path(found, petra, cell((2, 2)))
    assert way[-2:] == (cell((3, 1)), cell((2, 2))) and cost(found, petra, way) == 4
    assert path(found, petra, cell((2, 2)), 3) == () == path(found, petra, cell((2, 1)))
    assert price(found, petra.from_here(cell((2, 2)))) == 2, "the goblin to her left"
    assert price(found, petra) == 1, "entering a square next to one costs nothing"


@pytest.mark.rule("DA-MOV-04", "DA-MOV-06", "DA-MOV-E2")
def test_leaving_three_enemies_costs_one_point_more_and_no_more() -> None:
    found, hero = ground(Laid("i-06", (0, 0))), mover((2, 1), enemies=[(2, 0), (1, 1), (2, 2)], pits=[(2, 1)])
    assert price(found, hero) == 2
    assert squares(end_squares(found, hero, 2)) == {(2, 1), (1, 0), (1, 2)}
    assert squares(end_squares(found, hero, 1)) == {(2, 1)} and enterable(found, hero, 1) == 0


@pytest.mark.rule("DA-MMV-08")
def test_a_pit_costs_as_much_to_leave_as_an_enemy() -> None:
    found = ground(Laid("i-06", (0, 0)))
    assert price(found, mover((1, 1), pits=[(1, 1)])) == 2 and price(found, mover((1, 1))) == 1
    enemy = mover((1, 1), enemies=[(0, 0)])
    assert price(found, enemy._replace(penalty=False)) == 1
    assert squares(sticky(found, enemy)) == {(0, 1), (1, 0), (1, 1)}


@pytest.mark.rule("DA-MOV-07", "DA-MOV-08", "DA-MOV-12", "DA-GEO-11")
def test_others_are_passed_but_nobody_ends_on_them() -> None:
    found = ground(Laid("start-blue", A), Laid("i-01", B), passages=[(B, A)])
    hero = mover((3, 1), others=[(2, 1), (2, 0), (2, 2)])
    assert not end_squares(found, hero, 1) & found.squares_of(B)
    assert squares(end_squares(found, hero, 2) & found.squares_of(B)) == {(1, 0), (1, 1), (1, 2)}
    assert {cost: squares(mask) for cost, mask in ends(found, hero, 1).items()} == {
        0: {(3, 1)},
        1: {(3, 0), (3, 2), (4, 0), (4, 1), (4, 2)},
    }
    alone = mover((3, 1), others=[(3, 0), (3, 2), (4, 0), (4, 1), (4, 2), (2, 1), (2, 0), (2, 2)])
    assert list(ends(found, alone, 1)) == [0], "no cost stands there for nothing"
    walled = mover((3, 1), enemies=[(2, 1), (2, 0), (2, 2)])
    assert not ways(found, walled, 9).reached & found.squares_of(B)


@pytest.mark.rule("DA-MOV-09", "DA-MMV-E1")
def test_an_occupied_square_is_entered_only_if_the_rest_leads_on() -> None:
    """DA-MMV-E1: 2 away from the hero and 1 on; not if the square beyond is taken, too."""
    found = ground(Laid("i-06", (0, 0)))
    taken = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 2)]
    monster = mover((2, 1), enemies=[(2, 0)], others=[*taken, (1, 2)])
    assert enterable(found, monster, 3) >> cell((1, 2)) & 1
    assert not enterable(found, monster, 2) >> cell((1, 2)) & 1
    few = mover((2, 1), enemies=[(2, 0)], others=[(1, 1), (0, 2)])
    assert squares(enterable(found, few, 2)) == {(1, 0), (1, 2), (2, 2)}
    assert squares(enterable(found, few, 3)) == {(1, 0), (1, 2), (2, 2)}, "out of (1, 1) it pays 2"
    assert squares(enterable(found, few, 4)) == {(1, 0), (1, 1), (1, 2), (2, 2)}
    full = mover((2, 1), enemies=[(2, 0)], others=[*taken, (1, 2), (0, 2)])
    assert enterable(found, full, 9) & cells((1, 2), (1, 1)) == cells((1, 2), (1, 1)), "back to where it was"
    assert enterable(found, full, 2) == 0


@pytest.mark.rule("DA-MOV-10", "DA-MMV-05", "DA-MOV-16")
def test_movement_crosses_no_wall_or_closed_door() -> None:
    assert not end_squares(example(), mover((4, 2)), 30) & example().squares_of(C)
    assert cell((4, 2)) in [cell(at) for at in squares(end_squares(example(), mover((4, 2)), 3))]


@pytest.mark.rule("DA-MOV-18")
def test_the_closest_empty_squares_are_counted_in_steps() -> None:
    found = example()
    taken = [(3, 1), (3, 0), (3, 2), (4, 0), (4, 1), (4, 2)]
    assert squares(found.nearest_empty(cell((3, 1)), cells(*taken))) == {(2, 0), (2, 1), (2, 2)}
    assert squares(found.nearest_empty(cell((4, 2)), cells((4, 2), (5, 1), (5, 2)))) == {
        (3, 1), (3, 2), (4, 1),
    }  # fmt: skip


@pytest.mark.rule("DA-PET-06", "DA-PET-05")
def test_a_pet_goes_round_corners_by_open_ways() -> None:
    found = example()
    near = squares(pet_reach(found, cell((4, 2)), 2))
    assert (2, 2) in near and (1, 1) not in near and (4, 3) not in near and (4, 2) not in near
    assert found.apart(cell((4, 2)), cell((1, 0))) == 3 and found.apart(cell((4, 2)), cell((4, 3))) == 99
