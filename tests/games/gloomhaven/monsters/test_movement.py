"""Where a monster goes (GH-MMV, GH-NEG), with the worked examples of the ledger."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.monsters import (
    Aim,
    Enemy,
    Situation,
    focus,
    plans,
    targets_from_here,
    ways_to,
)
from undercroft.kernel import FigureId
from undercroft.space import board_of, hex_canvas

from .turns import disc, melee, passage, ranged, turn

EXAMPLE = {"brute": (2, 0), "tinkerer": (1, 2), "third": (3, 1)}


@pytest.mark.rule("GH-MMV-E1", "GH-MMV-04", "GH-MMV-05", "GH-MMV-06", "GH-MMV-07", "GH-MMV-13")
def test_it_moves_the_least_for_the_best_attack() -> None:
    stays = turn(EXAMPLE, ranged(3))
    assert (stays.focus, stays.ends, stays.targets) == (["brute"], {(0, 0)}, [["brute"]])
    one = turn(EXAMPLE, melee())
    assert (1, 0) in one.ends and one.costs == {1} and one.targets == [["brute"]]
    two = turn(EXAMPLE, melee(2))
    assert (two.ends, two.costs, two.targets) == ({(1, 1)}, {2}, [["brute", "tinkerer"]])
    three = turn(EXAMPLE, melee(3))
    assert (three.ends, three.costs) == ({(2, 1)}, {3})
    assert three.targets == [["brute", "third", "tinkerer"]]


@pytest.mark.rule("GH-NEG-E2", "GH-NEG-03", "GH-NEG-06", "GH-MMV-10", "GH-MMV-11")
@pytest.mark.parametrize(("move", "ends", "targets"), [(2, {(2, -1)}, [["brute"]]), (1, {(0, 0)}, [[]])])
def test_the_archer_takes_the_long_way_round_the_trap(
    move: int, ends: set[tuple[int, int]], targets: list[list[str]]
) -> None:
    found = turn(
        {"brute": (4, 0)},
        ranged(3),
        move=move,
        traps=[(1, 0)],
        allies=[(1, -1)],
        obstacles=[(1, 1)],
    )
    assert (found.focus, found.ends, found.targets) == (["brute"], ends, targets)
    assert found.toward == {(2, -1)}


@pytest.mark.rule("GH-MMV-03")
def test_a_move_without_an_attack_leads_next_to_the_focus() -> None:
    found = turn({"a": (3, 0)}, None, hexes=passage(-3, 5))
    assert (found.ends, found.targets, found.costs) == ({(2, 0)}, [[]], {2})
    short = turn({"a": (3, 0)}, None, hexes=passage(-3, 5), move=1)
    assert (short.ends, short.toward) == ({(1, 0)}, {(2, 0)})


@pytest.mark.rule("GH-MMV-08", "GH-ADV-11")
def test_a_ranged_attacker_steps_away_from_its_focus() -> None:
    found = turn({"a": (1, 0)}, ranged(3))
    assert found.costs == {1} and (1, 0) not in found.ends
    assert found.ends == {(-1, 0), (-1, 1), (0, -1)}
    cornered = turn({"a": (1, 0)}, ranged(3), hexes=passage(0, 1))
    assert (cornered.ends, cornered.targets) == ({(0, 0)}, [["a"]])


@pytest.mark.rule("GH-DEF-12", "GH-DEF-14")
def test_behind_a_wall_line_nobody_is_adjacent() -> None:
    walls = [((0, 0), (1, 0))]
    stays = turn({"a": (1, 0)}, ranged(3), walls=walls)
    assert (stays.ends, stays.targets) == ({(0, 0)}, [["a"]])
    assert turn({"a": (1, 0)}, ranged(1), walls=walls, move=0).targets == [[]]
    assert turn({"a": (1, 0)}, melee(), walls=walls, move=0).targets == [[]]
    # An area reaches across where there is sight.
    assert turn({"a": (1, 0)}, melee(aoe=[(0, 0), (1, 0)]), walls=walls, move=0).targets == [["a"]]


@pytest.mark.rule("GH-MMV-09")
def test_to_be_rid_of_disadvantage_comes_before_more_targets() -> None:
    foes = {"a": (1, 0), "b": (2, 0)}
    found = turn(foes, ranged(2, 2), move=1)
    assert (found.ends, found.targets) == ({(-1, 0), (-1, 1), (0, -1)}, [["a"]])
    assert turn(foes, ranged(2, 2), move=0).targets == [["a", "b"]]


@pytest.mark.rule("GH-MMV-14")
def test_where_the_focus_can_be_attacked_a_better_group_out_of_reach_is_of_no_account() -> None:
    foes = {"a": (3, 0), "b": (4, -2)}
    found = turn(foes, melee(2), move=2)
    assert (found.focus, found.targets) == (["a"], [["a"]])
    assert turn(foes, melee(2), move=3).targets == [["a", "b"]]
    # Out of reach it makes for the best attack, not for the nearest.
    far = turn(foes, melee(2), move=1)
    assert far.toward == {(3, -1)} | far.toward and (2, 0) not in far.toward


@pytest.mark.rule("GH-MMV-14")
def test_each_hex_it_makes_for_is_a_choice_even_with_less_progress() -> None:
    found = turn({"a": (3, 1)}, melee(), move=1, allies=[(1, 0)])
    assert [(option["destination"], option["toward"]) for option in found.options] == [
        ({"q": 0, "r": 0}, [{"q": 3, "r": 0}]),
        ({"q": 0, "r": 1}, [{"q": 2, "r": 1}]),
    ]


@pytest.mark.rule("GH-MMV-15")
def test_disadvantage_against_others_weighs_once_the_group_is_settled() -> None:
    foes = {"b": (1, 0), "a": (-1, 0)}
    near = turn(foes, ranged(3, 2), move=1)
    assert (near.focus, near.ends, near.targets) == (["b"], {(-1, 1), (0, -1)}, [["a", "b"]])
    # With more movement it walks on, until the further target is not adjacent either.
    far = turn(foes, ranged(3, 2), move=2)
    assert far.costs == {2} and far.targets == [["a", "b"]]
    assert turn(foes, ranged(3, 2), move=2, muddled=True).costs == {0}


@pytest.mark.rule("GH-MMV-20")
def test_a_muddled_archer_does_not_step_away() -> None:
    found = turn({"a": (1, 0)}, ranged(3), muddled=True)
    assert (found.ends, found.costs) == ({(0, 0)}, {0})


@pytest.mark.rule("GH-MMV-02", "GH-MMV-11")
def test_it_never_spends_movement_that_brings_it_no_nearer() -> None:
    found = turn({"a": (5, 0)}, melee(), hexes=passage(0, 5), allies=[(1, 0), (2, 0)], move=2)
    assert (found.ends, found.costs, found.toward) == ({(0, 0)}, {0}, {(4, 0)})
    through = turn({"a": (5, 0)}, melee(), hexes=passage(0, 5), allies=[(1, 0)], move=3)
    assert (through.ends, through.costs) == ({(3, 0)}, {3})


@pytest.mark.rule("GH-NEG-02", "GH-MMV-11")
def test_hazards_of_this_turn_and_of_the_rest_count_together() -> None:
    hexes = passage(0, 7)
    found = turn({"a": (7, 0)}, melee(), hexes=hexes, traps=[(1, 0), (4, 0)], move=2)
    assert (found.ends, found.costs) == ({(2, 0)}, {2})
    on_it = turn({"a": (7, 0)}, melee(), hexes=hexes, traps=[(1, 0), (4, 0)], move=1)
    assert on_it.ends == {(1, 0)}
    leap = turn({"a": (7, 0)}, melee(), hexes=hexes, traps=[(2, 0)], move=2, jump=True)
    assert leap.ends == {(1, 0)}


@pytest.mark.rule("GH-MAT-07", "GH-MMV-17")
def test_whoever_is_not_the_focus_is_not_attacked_in_its_stead() -> None:
    # c is the least trouble to attack, b stands next to where the monster ends.
    around = [(2, 0), (1, 1), (2, -1), (1, -1)]
    found = turn(
        {"c": (-3, 0), "b": (1, 0)},
        melee(),
        order={"b": 1},
        move=1,
        walls=[((0, 0), (1, 0)), ((0, 1), (1, 0))],
        obstacles=around,
    )
    assert (found.focus, found.targets, found.ends) == (["c"], [[]], {(-1, 0)})
    still = turn({"b": (1, 0), "c": (0, 1)}, melee(), move=0)
    assert (still.ends, still.targets) == ({(0, 0)}, [["b"]])


def situation(move: int, aim: Aim | None, *enemies: tuple[int, int]) -> Situation:
    grid = hex_canvas(sorted(disc(4)))
    board = board_of(grid, grid.mask(disc(4)))
    foes = [Enemy(FigureId(i), grid.cell(*at), float(i)) for i, at in enumerate(enemies, 1)]
    return Situation(board, grid.cell(0, 0), tuple(foes), move, aim=aim)


@pytest.mark.rule("GH-MMV-16", "GH-MMV-17", "GH-MAT-07")
def test_an_attack_before_the_move_is_made_from_where_it_stands() -> None:
    here = situation(3, Aim(targets=2), (1, 0), (-1, 0), (0, -1), (3, 0))
    assert targets_from_here(here, FigureId(1)) == [(1, 2)]
    assert targets_from_here(here, FigureId(3)) == [(3, 1)]
    assert targets_from_here(here, FigureId(4)) == []


@pytest.mark.rule("GH-FOC-15")
def test_the_focus_of_the_turn_is_kept_even_when_another_is_nearer_now() -> None:
    later = situation(1, Aim(), (1, 0), (-3, 0))
    (plan,) = plans(later, FigureId(2))
    assert plan.cost == 1 and plan.targets == ()
    assert later.board.grid.at(plan.destination) == (-1, 0)


@pytest.mark.rule("GH-FOC-22")
def test_a_summon_finds_its_focus_among_monsters_by_the_same_rules() -> None:
    # The order of monsters is that of their turns: the card's initiative, elites first, then numbers.
    summon = situation(2, Aim(), (2, 0), (-2, 0), (0, 4))
    assert focus(summon).ids == (1,)
    assert focus(summon._replace(enemies=summon.enemies[1:])).ids == (2,)
    told = focus(summon, explain=True)
    assert told.ids == (1,) and told.why and focus(summon).why == ()


@pytest.mark.rule("GH-MMV-19")
def test_all_equal_ways_are_told_and_those_with_hazards_left_out() -> None:
    walker = situation(3, Aim(), (4, -1))
    cell = walker.board.grid.cell
    assert len(list(ways_to(walker, cell(2, -1)))) == 2
    trapped = walker._replace(hazards=1 << cell(1, 0))
    assert [way[1] for way in ways_to(trapped, cell(2, -1))] == [cell(1, -1)]
