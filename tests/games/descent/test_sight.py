"""Line of sight: the printed examples, each ruling, and a plain second answer to thousands of questions."""

from __future__ import annotations

import json

import pytest

from games.descent.fields import field
from games.descent.plain import plain_sight
from games.descent.printed_rows import in_rows
from undercroft.games.descent.queries.batch import answer_lines
from undercroft.tools.descent.cases import sight_case

OBSTACLES = ("....", "....", "..#.", ".#..", "....", "....")
LEORIC, JAIN, ZOMBIE = (0, 1), (1, 0), (2, 4)


@pytest.mark.rule("D2-LOS-E1", "D2-LOS-01", "D2-LOS-06", "D2-LOS-11", "D2-LOS-12")
def test_leoric_sees_the_zombie_between_two_obstacles() -> None:
    assert ZOMBIE in field(*OBSTACLES).seen([LEORIC], [JAIN, ZOMBIE])


@pytest.mark.rule("D2-LOS-E2", "D2-LOS-04", "D2-LOS-05", "D2-LOS-08")
def test_jain_does_not_see_the_zombie_but_its_empty_space() -> None:
    layout = field(*OBSTACLES)
    assert ZOMBIE not in layout.seen([JAIN], [LEORIC, ZOMBIE])
    assert ZOMBIE in layout.seen([JAIN], [LEORIC])


@pytest.mark.rule("D2-LOS-07", "D2-ADJ-06")
def test_adjacent_spaces_need_no_line() -> None:
    crowded = field("...", "...", "...")
    others = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert set(others) <= crowded.seen([(1, 1)], others)


@pytest.mark.rule("D2-LOS-13", "D2-LOS-14", "D2-LOS-15", "D2-LOS-16", "D2-ADJ-11", "D2-ADJ-12")
def test_figures_of_either_side_block_and_tokens_do_not() -> None:
    rows = {"rows": ["....."]}
    for kind, seen in (("figure", False), ("ko", True), ("familiar", True)):
        for side in ("hero", "monster"):
            between = {"id": "b", "side": side, "at": [2, 0], "kind": kind}
            case = {"map": rows, "figures": [between], "from": [0, 0], "to": [4, 0]}
            assert json.loads(answer_lines("sight", json.dumps(case).encode()))["seen"] is seen


@pytest.mark.rule("D2-LOS-09", "D2-LOS-17")
def test_sight_is_that_of_the_one_who_looks() -> None:
    layout = field(*OBSTACLES)
    # The space of the one who looks stops no line, that of the target does: so the zombie sees Jain.
    assert JAIN in layout.seen([ZOMBIE], [LEORIC, JAIN]) and ZOMBIE not in layout.seen(
        [JAIN], [LEORIC, ZOMBIE]
    )
    corridor = field(".....")
    assert (4, 0) in corridor.seen([(0, 0), (1, 0)])


@pytest.mark.rule("D2-LOS-17")
def test_the_other_spaces_of_a_large_target_block() -> None:
    layout = field("......")
    assert layout.seen([(0, 0)], [(3, 0), (4, 0)]) & {(3, 0), (4, 0)} == {(3, 0)}
    wide = field("......", "......")
    target = [(3, 0), (4, 0)]
    assert wide.seen([(0, 0)], target) & set(target) == {(3, 0)}


@pytest.mark.rule("D2-LOS-02", "D2-LOS-03", "D2-LOS-10", "D2-DOR-05", "D2-ADJ-03")
def test_walls_and_closed_doors_stop_lines_and_their_free_ends_do_not() -> None:
    rows = ("......",) * 4
    walls = (((2, 0), (3, 0)), ((2, 3), (3, 3)))
    door = (((2, 1), (3, 1)), ((2, 2), (3, 2)))
    assert (4, 2) in field(*rows, walls=walls).seen([(1, 1)])
    assert not {spot for spot in field(*rows, walls=walls, doors=door).seen([(1, 1)]) if spot[0] > 2}
    # A wall that ends in the open hides the space behind it, not what a line past its end reaches.
    stub = field(*rows, walls=(((2, 1), (3, 1)),))
    assert (3, 1) not in stub.seen([(2, 1)])
    assert (4, 0) in stub.seen([(2, 1)]) and (3, 0) in stub.seen([(2, 1)])


@pytest.mark.rule("D2-LOS-18", "D2-TER-11", "D2-TER-12", "D2-TER-27")
def test_pits_hide_who_is_in_them_and_from_them() -> None:
    layout = field("...o.", ".....")
    assert layout.seen([(3, 0)]) == {(3, 0)} | layout.adjacent((3, 0))
    assert (3, 0) in layout.seen([(0, 0)])
    assert (3, 0) not in layout.seen([(0, 0)], [(3, 0)], [(3, 0)])
    assert (3, 0) in layout.seen([(2, 1)], [(3, 0)], [(3, 0)])
    corridor = field("..o..")
    assert (4, 0) not in corridor.seen([(0, 0)], [(2, 0)], [(2, 0)])


@pytest.mark.rule("D2-TER-28", "D2-TER-16")
def test_a_large_figure_is_in_a_pit_only_with_all_its_spaces() -> None:
    layout = field("oo...", ".....")
    assert (4, 0) not in layout.seen([(0, 0), (1, 0)])
    assert (4, 0) in layout.seen([(1, 0), (1, 1)])


@pytest.mark.rule("D2-LOS-01", "D2-LOS-10", "D2-LOS-17", "D2-LOS-18", "D2-RNG-12")
def test_a_plain_second_answer_agrees_in_all_positions() -> None:
    cases = [sight_case(str(number)) for number in range(1500)]
    lines = "\n".join(map(json.dumps, cases)).encode()
    seen = refused = 0
    for case, line in zip(cases, answer_lines("sight", lines).splitlines(), strict=True):
        found = json.loads(line)
        if "error" in found:
            refused += 1
            continue
        assert found == plain_sight(in_rows(case)), case
        seen += found["seen"]
    assert 400 < seen < 1200 and refused < 10
