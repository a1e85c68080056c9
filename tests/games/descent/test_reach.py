"""Movement on masks: costs, terrain, large figures, flight, and a plain second answer to each question."""

from __future__ import annotations

import json

import pytest

from games.descent.fields import field
from games.descent.plain import plain_reach
from games.descent.printed_rows import in_rows
from undercroft.games.descent.queries.batch import answer_lines
from undercroft.games.descent.reach import Mover, anchors, enterable, path, stops
from undercroft.tools.descent.cases import reach_case

HALL = (".......",) * 7
ONE = (1, 1)


def prices(
    rows: tuple[str, ...], at: tuple[int, int], points: int, **mover: int | bool
) -> dict[object, object]:
    """The cheapest price of every space where one figure can end."""
    ground = field(*rows)
    found = ground.ends(Mover(ground.cells(at), **mover), points)  # type: ignore[arg-type]
    return {spot: quick for (spot, _), (quick, _) in found.items()}


@pytest.mark.rule("D2-MOV-02", "D2-MOV-03", "D2-MOV-12", "D2-MOV-E3", "D2-MOV-E4")
def test_grisban_reaches_all_within_three_spaces_diagonals_included() -> None:
    found = prices(HALL, (3, 3), 3)
    assert found == {(x, y): (max(abs(x - 3), abs(y - 3)), 0) for x in range(7) for y in range(7)}


@pytest.mark.rule("D2-MOV-06", "D2-MOV-07", "D2-MOV-09", "D2-MOV-E2")
def test_friends_are_passed_and_enemies_and_obstacles_are_not() -> None:
    corridor = field("....", "##.#")
    grisban, goblin, avric = corridor.cells((0, 0)), corridor.cells((1, 0)), corridor.cells((1, 0))
    assert set(corridor.ends(Mover(grisban, foes=goblin), 3)) == {((0, 0), ONE)}
    assert set(corridor.ends(Mover(grisban, friends=avric), 3)) == {
        ((x, y), ONE) for x, y in ((0, 0), (2, 0), (3, 0), (2, 1))
    }


@pytest.mark.rule("D2-MOV-14", "D2-DOR-04", "D2-MOV-13")
def test_walls_and_closed_doors_stop_movement_and_corners_do_not() -> None:
    walled = field("..", "..", walls=(((0, 0), (1, 0)),), doors=(((0, 1), (1, 1)),))
    assert set(walled.ends(Mover(walled.cells((0, 0))), 5)) == {((0, 0), ONE), ((0, 1), ONE)}
    corner = field("._", "..")
    assert corner.ends(Mover(corner.cells((0, 0))), 1)[(1, 1), ONE] == ((1, 0), (1, 0))


@pytest.mark.rule("D2-TER-05", "D2-TER-06", "D2-TER-07", "D2-TER-E1")
def test_water_costs_two_and_cannot_be_entered_with_one() -> None:
    assert (1, 0) not in prices((".~.",), (0, 0), 1)
    assert prices((".~.",), (0, 0), 3) == {(0, 0): (0, 0), (1, 0): (2, 0), (2, 0): (3, 0)}
    ground = field(".~.")
    mover = Mover(ground.cells((0, 0)))
    assert enterable(ground.terrain, mover, ground.cell(0, 0), 1) == 0
    assert enterable(ground.terrain, mover, ground.cell(0, 0), 2) == ground.cells((1, 0))


@pytest.mark.rule("D2-TER-18", "D2-TER-E3")
def test_each_lava_space_hurts_and_the_way_round_is_told() -> None:
    ground = field(".^^.", "....")
    found = ground.ends(Mover(ground.cells((0, 0))), 3)
    assert found[(2, 0), ONE] == ((2, 1), (2, 1))
    assert found[(3, 0), ONE] == ((3, 0), (3, 0))
    narrow = field(".^^.")
    assert narrow.ends(Mover(narrow.cells((0, 0))), 3)[(3, 0), ONE] == ((3, 2), (3, 2))


@pytest.mark.rule("D2-TER-09", "D2-TER-14", "D2-TER-17", "D2-TER-E2")
def test_a_pit_hurts_ends_the_movement_and_holds_whoever_is_in_it() -> None:
    assert prices((".o.",), (0, 0), 3) == {(0, 0): (0, 0), (1, 0): (1, 2)}
    ground = field(".o.")
    for flies in (False, True):
        fallen = Mover(ground.cells((1, 0)), flies=flies)
        assert set(ground.ends(fallen, 3)) == {((1, 0), ONE)}
    assert not enterable(ground.terrain, Mover(ground.cells((1, 0))), ground.cell(1, 0), 3)


@pytest.mark.rule("D2-LRG-11", "D2-X-46")
def test_flyers_and_large_figures_go_on_over_a_pit() -> None:
    ground = field("..o.", "....")
    over = ground.cell(2, 0)
    flyer, large = Mover(ground.cells((0, 0)), flies=True), Mover(ground.base((0, 0), (2, 2)), (2, 2))
    assert enterable(ground.terrain, flyer, over, 1) & ground.cells((3, 0))
    assert enterable(ground.terrain, large, over, 1) & ground.cells((3, 0))


@pytest.mark.rule("D2-TER-29", "D2-MOV-11")
def test_a_pit_with_a_friend_in_it_is_entered_by_nobody_of_one_space() -> None:
    ground = field(".o.")
    friend = ground.cells((1, 0))
    mover = Mover(ground.cells((0, 0)), friends=friend)
    assert set(ground.ends(mover, 3)) == {((0, 0), ONE)}
    assert not enterable(ground.terrain, mover, ground.cell(0, 0), 3)
    assert ((2, 0), ONE) in ground.ends(mover._replace(flies=True), 3)


@pytest.mark.rule("D2-MOV-11", "D2-MOV-10")
def test_a_friend_s_space_is_entered_only_by_one_who_can_go_on() -> None:
    ground = field("...", "###")
    mover = Mover(ground.cells((0, 0)), friends=ground.cells((1, 0)))
    start = ground.cell(0, 0)
    assert not enterable(ground.terrain, mover, start, 1)
    assert enterable(ground.terrain, mover, start, 2) == ground.cells((1, 0))
    assert enterable(ground.terrain, mover, start, 1, reserve=1) == ground.cells((1, 0))


@pytest.mark.rule("D2-LRG-02", "D2-LRG-03", "D2-LRG-E1")
def test_an_ettin_counts_three_spaces_and_is_placed_on_the_last() -> None:
    hall = field("........", "........")
    found = hall.ends(Mover(hall.base((0, 0), (2, 2)), (2, 2)), 3)
    assert found[(4, 0), (2, 2)] == ((3, 0), (3, 0)) and ((5, 0), (2, 2)) not in found


@pytest.mark.rule("D2-LRG-05", "D2-LRG-E2")
def test_a_shadow_dragon_ends_next_to_tarha_only_where_its_base_fits() -> None:
    hall = field("........", "........", "........")
    dragon = Mover(hall.base((0, 0), (2, 3)), (2, 3), foes=hall.cells((7, 1)))
    beside = ((4, 0), (3, 2))
    assert hall.ends(dragon, 3)[beside] == ((3, 0), (3, 0))
    ettin = hall.base((5, 0), (2, 2))
    assert beside not in hall.ends(dragon._replace(friends=ettin), 3)


@pytest.mark.rule("D2-LRG-04", "D2-LRG-15", "D2-LRG-16")
def test_a_base_is_turned_by_entering_a_space_and_not_for_nothing() -> None:
    hall = field("...", "...", "...")
    barghest = Mover(hall.base((0, 0), (1, 2)), (1, 2))
    assert set(hall.ends(barghest, 0)) == {((0, 0), (1, 2))}
    assert hall.ends(barghest, 1)[(0, 0), (2, 1)] == ((1, 0), (1, 0))


@pytest.mark.rule("D2-LRG-05", "D2-DOR-08")
def test_no_base_lies_across_a_wall_or_closed_door() -> None:
    walled = field("...", "...", walls=(((1, 0), (2, 0)),), doors=(((0, 0), (0, 1)),))
    lying, standing = anchors(walled.terrain, (2, 1), -1), anchors(walled.terrain, (1, 2), -1)
    assert walled.spots(lying) == {(0, 0), (0, 1), (1, 1)}
    assert walled.spots(standing) == {(1, 0), (2, 0)}
    assert not walled.spots(anchors(walled.terrain, (2, 2), -1))


@pytest.mark.rule("D2-LRG-06", "D2-LRG-08", "D2-LRG-11", "D2-TER-08")
def test_only_the_moving_space_pays_and_is_hurt() -> None:
    ground = field("...~^", "...~^", "...o.")
    found = ground.ends(Mover(ground.base((0, 0), (2, 2)), (2, 2)), 2)
    assert found[(2, 0), (2, 2)] == ((1, 0), (1, 0))
    assert found[(2, 1), (2, 2)] == ((1, 0), (1, 0))
    assert found[(3, 1), (2, 2)] == ((2, 0), (2, 0))  # over the pit


@pytest.mark.rule("D2-TER-16", "D2-TER-26")
def test_a_base_falls_only_with_all_its_spaces() -> None:
    ground = field("..oo.", "..oo.")
    found = ground.ends(Mover(ground.base((0, 0), (2, 2)), (2, 2)), 3)
    assert found[(1, 0), (2, 2)] == ((1, 0), (1, 0))
    assert found[(2, 0), (2, 2)] == ((1, 2), (1, 2))
    assert set(ground.ends(Mover(ground.base((2, 0), (2, 2)), (2, 2)), 3)) == {((2, 0), (2, 2))}


@pytest.mark.rule("D2-X-46")
def test_flight_costs_one_a_space_and_hurts_where_it_stops() -> None:
    ground = field(".~^#o.")
    belthir = Mover(ground.cells((0, 0)), foes=ground.cells((1, 0)), flies=True)
    assert {spot: quick for (spot, _), (quick, _) in ground.ends(belthir, 5).items()} == {
        (0, 0): (0, 0), (2, 0): (2, 1), (4, 0): (4, 2), (5, 0): (5, 0)
    }  # fmt: skip
    walled = field("..", walls=(((0, 0), (1, 0)),))
    assert set(walled.ends(Mover(walled.cells((0, 0)), flies=True), 3)) == {((0, 0), ONE)}


def test_a_path_is_the_cheapest_or_the_safest() -> None:
    ground = field(".^.", ".#.", "...")
    mover, goal = Mover(ground.cells((0, 0))), ground.cell(2, 0)
    quick = path(ground.terrain, mover, mover.at, goal, 6)
    safe = path(ground.terrain, mover, mover.at, goal, 6, safest=True)
    assert [ground.place.at(cell) for cell in quick] == [(1, 0), (2, 0)]
    assert [ground.place.at(cell) for cell in safe] == [(0, 1), (1, 2), (2, 1), (2, 0)]
    assert not path(ground.terrain, mover, mover.at, goal, 1)


def test_spaces_to_stop_in_have_room_for_the_base() -> None:
    ground = field("...#", "...#", "#..#")
    mover = Mover(ground.base((0, 0), (2, 2)), (2, 2), friends=ground.cells((2, 0)))
    assert ground.spots(stops(ground.terrain, mover)) == {
        (0, 0),
        (1, 0),
        (0, 1),
        (1, 1),
        (2, 1),
        (1, 2),
        (2, 2),
    }


@pytest.mark.rule("D2-MOV-02", "D2-LRG-03", "D2-TER-16", "D2-X-46")
def test_a_plain_second_answer_agrees_in_all_positions() -> None:
    cases = [reach_case(str(number)) for number in range(1500)]
    lines = "\n".join(map(json.dumps, cases)).encode()
    large = hurt = 0
    for case, line in zip(cases, answer_lines("reach", lines).splitlines(), strict=True):
        found = json.loads(line)
        assert found == plain_reach(in_rows(case)), case
        large += found["ends"][0]["size"] != [1, 1]
        hurt += any(end["damage"] != end["safe_damage"] for end in found["ends"])
    assert large > 200 and hurt > 20


@pytest.mark.rule("D2-MOV-02")
def test_ways_are_as_long_as_they_cost() -> None:
    for number in range(60):
        case = reach_case(f"path/{number}")
        if "rows" not in case["map"] or case["mover"] == "nobody":
            continue
        walls = tuple((tuple(one), tuple(other)) for one, other in case["map"].get("walls", []))
        ground = field(*case["map"]["rows"], walls=walls)
        at = case["figures"][0]["at"]
        mover = Mover(ground.cells((at[0], at[1])), flies=case.get("fly", False))
        for (spot, _), (quick, safe) in ground.ends(mover, 6).items():
            for safest, (cost, damage) in ((False, quick), (True, safe)):
                way = path(ground.terrain, mover, mover.at, ground.cell(*spot), 6, safest)
                letters = [case["map"]["rows"][y][x] for x, y in map(ground.place.at, way)]
                assert cost == len(way) + (0 if mover.flies else letters.count("~"))
                if not mover.flies:
                    assert damage == letters.count("^") + 2 * letters.count("o")
