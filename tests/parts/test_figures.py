"""Figures: who stands where is read off them, and nowhere else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from space.strategies import Drawn, boards, cell_in, masks

from undercroft.kernel import FigureId, Seat
from undercroft.parts.conditions import Condition
from undercroft.parts.figures import (
    AUTOMATON,
    Figure,
    Phase,
    grown,
    occupied,
    places_to_stop,
    shrunk,
    standing,
    taken_by_others,
    taken_off,
)  # fmt: skip
from undercroft.space import distance, each, mask_of

figures = st.builds(
    Figure, st.just("rat"), cells=st.integers(0, 1 << 80), phase=st.sampled_from(("standing", "moving"))
)


def test_a_figure_is_nobodys_unless_said() -> None:
    assert Figure("rat").seat == AUTOMATON == Seat(-1)


@pytest.mark.parametrize(
    ("phase", "up"), [("standing", True), ("moving", True), ("away", False), ("fallen", False)]
)
def test_who_is_up(phase: Phase, up: bool) -> None:
    figure = Figure("rat", phase=phase)
    assert figure.is_up == up
    assert (FigureId(1) in standing({FigureId(1): figure})) == up


def test_those_who_are_up_keep_their_order() -> None:
    rats = {FigureId(n): Figure(str(n), phase="fallen" if n == 2 else "standing") for n in (3, 2, 1)}
    assert list(standing(rats)) == [3, 1]


def test_a_figure_suffers_what_it_has() -> None:
    figure = Figure("rat", conditions=(Condition("weak", 1),))
    assert figure.suffers("weak") and not figure.suffers("stunned")


@given(st.lists(figures, max_size=6))
def test_occupied_is_where_somebody_stands(some: list[Figure]) -> None:
    assert set(each(occupied(some))) == {cell for figure in some for cell in each(figure.cells)}
    for number in range(len(some)):
        others = some[:number] + some[number + 1 :]
        numbered = {FigureId(i): figure for i, figure in enumerate(some)}
        assert taken_by_others(numbered, FigureId(number)) == occupied(others)


def test_whoever_is_off_the_board_occupies_nothing() -> None:
    figure = Figure("rat", cells=mask_of([3, 4]))
    for phase in ("away", "fallen"):
        gone = taken_off(figure, phase)
        assert (gone.cells, gone.phase, gone.kind) == (0, phase, "rat")
        assert occupied([gone]) == 0
    assert grown(taken_off(figure, "away"), mask_of([8, 9])) == Figure("rat", cells=mask_of([8, 9]))


@pytest.mark.rule("D2-LRG-02", "D2-LRG-07")
def test_a_large_figure_moves_from_one_of_its_cells() -> None:
    ogre = Figure("ogre", cells=mask_of([3, 4, 13, 14]))
    moving = shrunk(ogre, 13)
    assert (moving.cells, moving.phase) == (1 << 13, "moving")
    assert grown(moving, ogre.cells) == ogre
    with pytest.raises(ValueError, match="ogre does not stand on cell 5"):
        shrunk(ogre, 5)


@pytest.mark.rule("DA-MOV-18")
@given(boards(), st.data())
def test_forced_to_stop_a_figure_takes_the_nearest_empty_cells(board: Drawn, data: st.DataObject) -> None:
    """Here if it is empty; else all that are equally near, counted around walls and through figures."""
    grid, floor, openings = board.grid, board.board.floor, board.board.openings
    here = data.draw(cell_in(floor))
    taken = data.draw(masks(floor))
    places = places_to_stop(1 << here, taken, openings, floor)
    if not taken >> here & 1:
        assert places == 1 << here
        return
    steps = {cell: distance(1 << here, 1 << cell, openings, floor) for cell in each(floor & ~taken)}
    known = [n for n in steps.values() if n is not None]
    nearest = {cell for cell, n in steps.items() if known and n == min(known)}
    assert set(each(places)) == nearest, grid.draw({"x": taken, "o": places, "h": 1 << here})
