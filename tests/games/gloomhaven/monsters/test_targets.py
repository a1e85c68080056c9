"""Whom a monster attacks: several targets, areas, sight (GH-MAT, GH-AOE, GH-LOS)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.monsters import Aim, Situation
from undercroft.games.gloomhaven.monsters.field import Field
from undercroft.space import board_of, hex_canvas, pattern_of

from .turns import disc, in_sight, melee, passage, ranged, turn

INK = [(0, 0), (1, 0), (0, 1)]  # three hexes around a corner


@pytest.mark.rule("GH-MAT-03", "GH-MAT-04")
def test_it_attacks_its_focus_and_as_many_others_as_it_can() -> None:
    foes = {"a": (1, 0), "b": (-1, 0), "c": (0, 1)}
    assert turn(foes, melee(2), move=0).targets == [["a", "b"]]
    assert turn(foes, melee("all"), move=0).targets == [["a", "b", "c"]]
    assert turn(foes, melee(9), move=0).targets == [["a", "b", "c"]]


@pytest.mark.rule("GH-MAT-05", "GH-MAT-06")
def test_further_targets_come_by_proximity_then_initiative() -> None:
    foes = {"a": (0, 2), "late": (2, 0), "early": (-2, 0), "far": (0, -3)}
    order = {"a": 1, "late": 50, "early": 20, "far": 2}
    assert turn(foes, ranged(3, 2), order=order, move=0).targets == [["a", "early"]]
    assert turn(foes, ranged(3, 3), order=order, move=0).targets == [["a", "early", "late"]]
    tied = turn(foes, ranged(3, 2), order=order | {"late": 20}, move=0)
    assert tied.targets == [["a", "early"], ["a", "late"]]


@pytest.mark.rule("GH-MAT-15")
def test_beside_an_area_further_targets_lie_outside_it() -> None:
    foes = {"a": (1, 0), "b": (0, 1), "c": (-1, 0), "d": (0, -1)}
    area = [(0, 0), (1, 0), (0, 1)]
    assert turn(foes, melee(1, area), move=0).targets == [["a", "b"]]
    assert turn(foes, melee(2, area), move=0).targets == [["a", "b", "c"]]
    # The focus may be hit by the area or be the further target.
    line = [(0, 0), (2, 0), (3, 0)]
    beside = turn({"a": (1, 0), "b": (-2, 0), "c": (-3, 0)}, melee(2, line), move=0)
    assert beside.targets == [["a", "b", "c"]]
    assert turn({"a": (1, 0)}, melee(1, line), move=0).targets == [[]]


@pytest.mark.rule("GH-AOE-01", "GH-AOE-02")
def test_an_area_may_be_turned_and_mirrored() -> None:
    hook = [(0, 0), (1, 0), (2, 0), (2, 1)]
    for turned in ([(1, 0), (2, 0), (2, 1)], [(0, -1), (0, -2), (1, -3)], [(1, 0), (2, 0), (3, -1)]):
        foes = dict(zip("abc", turned))
        assert turn(foes, melee(1, hook), move=0).targets == [["a", "b", "c"]], turned
    assert turn(dict(zip("abc", [(1, 0), (2, 0), (0, 2)])), melee(1, hook), move=0).targets != [
        ["a", "b", "c"]
    ]


@pytest.mark.rule("GH-AOE-E1", "GH-AOE-05", "GH-AOE-08")
def test_one_hex_of_a_ranged_area_in_range_is_enough() -> None:
    foes = {"a": (4, 0), "b": (4, 1), "c": (3, 1)}
    found = turn(foes, ranged(3, aoe=INK), move=0)
    assert found.focus == ["a"] or found.focus == ["c"]
    assert found.targets == [["a", "b", "c"]] or found.targets == [["a", "c"]]
    assert turn({"a": (4, 0)}, ranged(3, aoe=INK), move=0).targets == [["a"]]
    assert turn({"a": (5, 0)}, ranged(3, aoe=INK), move=0).targets == [[]]


@pytest.mark.rule("GH-AOE-04", "GH-AOE-09")
def test_an_area_hits_every_enemy_in_it_and_no_ally() -> None:
    flame = [(0, 0), (1, 0), (2, 0), (2, -1)]
    found = turn({"a": (1, 0), "c": (2, -1)}, melee(1, flame), allies=[(2, 0)], move=0)
    assert found.targets == [["a", "c"]]


@pytest.mark.rule("GH-AOE-06")
def test_the_hex_in_range_may_be_a_wall() -> None:
    grid = hex_canvas(sorted(disc(2)))
    aim = Aim(2, True, pattern=pattern_of([(0, 0), (1, 0)]))
    field = Field(Situation(board_of(grid, grid.mask(disc(2))), grid.cell(0, 0), (), aim=aim))
    # The wall at (3, 0) is 1 from (2, 0), its only playable neighbour, and 2 from the neighbours of that.
    assert field.near(grid.mask([(3, 0)])) == grid.mask([(2, 0), (1, 0), (2, -1), (1, 1)])
    both = grid.mask([(3, 0), (-2, 0)])
    assert field.near(both) == field.near(grid.mask([(3, 0)])) | field.near(grid.mask([(-2, 0)]))
    assert not field.near(grid.mask([(4, 0)]))


@pytest.mark.rule("GH-AOE-07", "GH-LOS-07", "GH-LOS-08")
def test_who_is_out_of_sight_is_not_attacked() -> None:
    hexes = disc(3) - {(1, 0)}
    line = [(0, 0), (1, 0), (2, 0)]
    assert turn({"a": (2, 0)}, melee(1, line), move=0, hexes=hexes).targets == [[]]
    assert turn({"a": (2, 0)}, ranged(3), move=0, hexes=hexes).targets == [[]]
    assert turn({"a": (2, 0)}, ranged(3), move=0).targets == [["a"]]
    hidden = turn({"a": (0, 1), "b": (2, 0)}, ranged(3, 2), move=0, hexes=hexes)
    assert hidden.targets == [["a"]]


@pytest.mark.rule("GH-AOE-12")
def test_a_ranged_area_shuns_neighbours_too() -> None:
    found = turn({"a": (1, 0)}, ranged(2, aoe=INK))
    assert found.costs == {1} and found.targets == [["a"]]


@pytest.mark.rule("GH-AOE-E2", "GH-AOE-03", "GH-LOS-12")
def test_a_melee_area_reaches_beyond_and_has_no_disadvantage() -> None:
    flame = [(0, 0), (1, 0), (2, 0), (2, -1)]
    found = turn({"a": (1, 0), "b": (2, 0), "c": (2, -1)}, melee(1, flame))
    assert (found.ends, found.targets) == ({(0, 0)}, [["a", "b", "c"]])
    assert turn({"b": (2, 0)}, melee(1, flame)).ends == {(0, 0)}


@pytest.mark.rule("GH-LOS-10", "GH-LOS-11", "GH-DEF-13")
def test_range_is_counted_around_walls() -> None:
    foes = {"a": (2, 0)}
    assert turn(foes, ranged(2), move=0).targets == [["a"]]
    walls = [((0, 0), (1, 0)), ((0, 0), (1, -1))]
    assert turn(foes, ranged(2), move=0, walls=walls).targets == [[]]
    assert turn({"a": (1, 0)}, melee(), move=0).targets == [["a"]]
    assert turn(foes, melee(), move=0).targets == [[]]


@pytest.mark.rule("GH-LOS-01", "GH-LOS-02", "GH-LOS-03")
def test_only_walls_stop_a_line() -> None:
    assert in_sight((0, 0), (3, 0), disc(4))
    assert not in_sight((0, 0), (2, 0), disc(4) - {(1, 0)})
    foes = {"a": (3, 0), "b": (2, 0)}
    assert turn(foes, ranged(3, 2), move=0, obstacles=[(1, 0)]).targets == [["a", "b"]]


@pytest.mark.rule("GH-LOS-04", "GH-LOS-05")
def test_a_touch_stops_a_line_but_neighbours_always_see_each_other() -> None:
    assert in_sight((0, 0), (1, 0), passage(0, 3))
    assert not in_sight((0, 0), (2, 0), passage(0, 3))
    assert turn({"a": (1, 0)}, melee(), hexes=passage(0, 1), move=0).targets == [["a"]]
