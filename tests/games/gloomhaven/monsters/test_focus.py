"""Whom a monster focuses on (GH-FOC), with the worked examples of the ledger."""

from __future__ import annotations

import pytest

from .turns import melee, passage, ranged, turn


@pytest.mark.rule("GH-FOC-E1", "GH-FOC-02")
def test_the_focus_is_who_takes_the_least_movement_and_not_who_is_nearest() -> None:
    foes = {"brute": (2, 0), "tinkerer": (-3, 0)}
    obstacles = [(1, 0), (1, -1), (0, 1)]
    assert turn(foes, melee(), obstacles=obstacles).focus == ["tinkerer"]
    assert turn(foes, melee()).focus == ["brute"]


@pytest.mark.rule("GH-FOC-01", "GH-FOC-03", "GH-FOC-16")
def test_neither_a_short_move_nor_none_changes_the_focus() -> None:
    foes = {"farther": (-5, 1), "far": (4, 0)}
    for move in (0, 1, 9):
        assert turn(foes, melee(), move=move).focus == ["far"]


@pytest.mark.rule("GH-FOC-04", "GH-FOC-17", "GH-MMV-18")
def test_without_an_attack_the_focus_is_found_as_for_melee() -> None:
    foes = {"near": (3, 0), "ring": (-2, 0)}
    wall = [(-1, 0), (-1, 1), (0, -1)]  # obstacles: only a ranged attack gets at ring as easily
    assert turn(foes, None, obstacles=wall).focus == ["near"]
    assert turn(foes, ranged(3), obstacles=wall).focus == ["ring"]
    assert turn(foes, None, obstacles=wall).targets == [[]]


@pytest.mark.rule("GH-FOC-05")
def test_equal_movement_is_settled_by_distance_around_walls() -> None:
    foes = {"near": (2, 0), "nearer": (-1, 0)}
    assert turn(foes, ranged(3)).focus == ["nearer"]
    # A wall line makes the way around longer than the way to the other.
    walls = [((0, 0), (-1, 0)), ((0, -1), (-1, 0)), ((-1, 1), (-1, 0))]
    assert turn(foes, ranged(4), walls=walls).focus == ["near"]


@pytest.mark.rule("GH-FOC-06", "GH-FOC-07", "GH-FOC-08")
def test_equal_distance_is_settled_by_initiative() -> None:
    foes = {"rests": (2, 0), "owner": (-2, 0), "summon": (0, 2)}
    order = {"rests": 99, "owner": 30, "summon": 29.5}
    assert turn(foes, melee(), order=order).focus == ["summon"]
    assert turn(foes, melee(), order=order | {"summon": 98}).focus == ["owner"]


@pytest.mark.rule("GH-FOC-09")
def test_a_true_tie_is_left_to_the_players() -> None:
    found = turn({"a": (2, 0), "b": (-2, 0), "c": (0, 3)}, melee(), order={"a": 7, "b": 7, "c": 1})
    assert found.focus == ["a", "b"]
    assert [option["focus"] for option in found.options] == [["b"], ["a"]]
    assert found.ends == {(1, 0), (-1, 0)}


@pytest.mark.rule("GH-FOC-10")
def test_without_a_hex_to_attack_from_there_is_no_focus_and_nothing_happens() -> None:
    found = turn({"a": (3, 0)}, melee(), hexes=passage(-2, 3), obstacles=[(1, 0)])
    assert (found.focus, found.targets, found.ends) == ([], [[]], {(0, 0)})
    assert found.options[0]["focus"] == [] and found.options[0]["path_length"] == 0
    assert turn({}, melee()).focus == []


@pytest.mark.rule("GH-FOC-11")
def test_allies_are_passed_and_not_stopped_on() -> None:
    found = turn({"a": (3, 0)}, melee(), hexes=passage(0, 3), allies=[(1, 0)])
    assert (found.ends, found.targets) == ({(2, 0)}, [["a"]])
    blocked = turn({"a": (3, 0)}, melee(), hexes=passage(0, 3), allies=[(1, 0), (2, 0)])
    assert blocked.focus == []


@pytest.mark.rule("GH-FOC-12")
def test_difficult_terrain_counts_two() -> None:
    foes = {"mud": (3, 0), "dry": (-4, 0)}
    assert turn(foes, melee(), hexes=passage(-5, 5)).focus == ["mud"]
    muddy = turn(foes, melee(), hexes=passage(-5, 5), difficult=[(1, 0), (2, 0)], move=9)
    assert muddy.focus == ["dry"]
    assert turn(foes, melee(), hexes=passage(-5, 5), difficult=[(1, 0), (2, 0)], flying=True).focus == ["mud"]


@pytest.mark.rule("GH-FOC-13", "GH-AOE-05")
def test_the_focus_is_found_with_the_area_of_the_attack() -> None:
    foes = {"a": (5, 0)}
    area = [(0, 0), (1, 0), (2, 0)]
    assert turn(foes, ranged(3, aoe=area), move=0).targets == [["a"]]
    assert turn(foes, ranged(3), move=0).targets == [[]]
    assert turn({"a": (2, 0)}, melee(aoe=area), move=0).targets == [["a"]]


@pytest.mark.rule("GH-FOC-18", "GH-NEG-04")
def test_a_flyer_minds_neither_figures_nor_terrain() -> None:
    foes = {"a": (3, 0), "b": (-5, 0)}
    hexes = passage(-5, 3)
    lies = {"hexes": hexes, "obstacles": [(2, 0)], "traps": [(1, 0)]}
    assert turn(foes, melee(), **lies).focus == ["b"]
    flown = turn(foes, melee(), flying=True, **lies)
    assert (flown.focus, flown.ends, flown.costs) == (["a"], {(2, 0)}, {2})
    over = turn({"a": (2, 0), "b": (4, 0)}, melee(2), hexes=passage(0, 5), flying=True)
    assert over.ends == {(3, 0)}


@pytest.mark.rule("GH-FOC-19", "GH-NEG-05")
def test_a_jump_passes_everything_and_lands_by_the_rules_of_walking() -> None:
    foes = {"a": (4, 0)}
    hexes = passage(0, 4)
    lies = {"hexes": hexes, "obstacles": [(1, 0)], "traps": [(2, 0)], "move": 3}
    jumped = turn(foes, melee(), jump=True, **lies)
    assert (jumped.ends, jumped.costs) == ({(3, 0)}, {3})
    assert turn(foes, melee(), **lies).focus == []
    assert turn(foes, melee(), jump=True, hexes=hexes, obstacles=[(3, 0)]).focus == []
    # Difficult terrain costs a jump only where it lands.
    mud = turn(foes, melee(), jump=True, hexes=hexes, difficult=[(1, 0), (2, 0), (3, 0)], move=4)
    assert (mud.ends, mud.costs) == ({(3, 0)}, {4})


@pytest.mark.rule("GH-FOC-20", "GH-LOS-13")
def test_the_invisible_are_ignored_and_stand_in_the_way() -> None:
    foes = {"ghost": (1, 0), "a": (3, 0)}
    found = turn(foes, melee(), invisible=["ghost"])
    assert found.focus == ["a"] and found.costs == {3}
    assert turn(foes, melee(), invisible=["ghost"], hexes=passage(0, 3)).focus == []
    leapt = turn(foes, melee("all"), invisible=["ghost"], hexes=passage(0, 3), jump=True)
    assert (leapt.ends, leapt.targets) == ({(2, 0)}, [["a"]])
    assert turn(foes, ranged(3, "all"), invisible=["ghost"], move=0).targets == [["a"]]
    assert turn({"ghost": (1, 0)}, melee(), invisible=["ghost"]).focus == []


@pytest.mark.rule("GH-FOC-21", "GH-MMV-21")
def test_nobody_is_focused_beyond_a_closed_door() -> None:
    hexes = passage(-2, 3) - {(1, 0)}  # a closed door is no part of the map until it opens
    for how in ({}, {"jump": True}, {"flying": True}):
        assert turn({"a": (3, 0)}, ranged(5), hexes=hexes, **how).focus == []


@pytest.mark.rule("GH-NEG-E1", "GH-NEG-01", "GH-NEG-02")
def test_traps_are_crossed_only_where_nobody_else_can_be_focused() -> None:
    hexes = passage(-5, 5)
    both = turn({"tinkerer": (3, 0), "brute": (-4, 0)}, melee(), hexes=hexes, traps=[(1, 0)])
    assert both.focus == ["brute"]
    alone = turn({"tinkerer": (3, 0)}, melee(), hexes=hexes, traps=[(1, 0)])
    assert (alone.focus, alone.ends, alone.targets) == (["tinkerer"], {(2, 0)}, [["tinkerer"]])


@pytest.mark.rule("GH-NEG-02")
def test_of_ways_past_hazards_the_one_with_the_fewest_is_taken() -> None:
    hexes = passage(0, 4) | {(0, 1), (1, 1), (2, 1)}
    found = turn({"a": (4, 0)}, melee(), hexes=hexes, traps=[(1, 0), (2, 0)], hazardous=[(1, 1)], move=4)
    assert (found.ends, found.costs, found.targets) == ({(3, 0)}, {4}, [["a"]])
