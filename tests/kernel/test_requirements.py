"""Requirements: the chain that leaves the legal candidates also says which of them dropped one."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import to_builtins

from undercroft.kernel import Choice, Next, Objection, Option, Procedure, Requirement, Seat, ask, step
from undercroft.kernel.requirements import ones, why_not

LIMIT = 7


class PointOption(Option):
    """This number."""

    number: int


def too_large(g: Any, by: int, one: int) -> Objection:
    return Objection("T-02", "large", one, by)


EVEN: Requirement[Any, Any] = Requirement(
    "T-01", "odd", lambda g, by, left: [one for one in left if one % 2 == 0]
)
SMALL: Requirement[Any, int] = Requirement(
    "T-02", too_large, lambda g, by, left: [one for one in left if one <= by]
)
FIGURES: Choice[Any, int] = Choice("figure", PointOption, lambda g, by: tuple(range(10)), (EVEN, SMALL))
CELLS: Choice[Any, int] = Choice(
    "cell",
    PointOption,
    lambda g, by: 0b1111,
    (Requirement("T-03", "blocked", lambda g, by, cells: cells & ~by),),
    beyond=("T-04", "outside"),
)
GROUPS: Choice[Any, int] = Choice(
    "cell",
    PointOption,
    lambda g, by: (0b0011, 0b0110, 0b1100),
    (Requirement("T-05", "hit-nobody", lambda g, by, groups: [cells for cells in groups if cells & by]),),
)


@given(st.integers(0, 9), st.integers(0, 9))
def test_a_candidate_is_legal_or_the_first_requirement_that_drops_it_objects(one: int, limit: int) -> None:
    legal, found = FIGURES.legal(None, limit), FIGURES.objection(None, limit, one)
    assert legal == [each for each in range(10) if each % 2 == 0 and each <= limit]
    if one % 2:
        assert found == Objection("T-01", "odd")
    elif one > limit:
        assert found == Objection("T-02", "large", one, limit)
    else:
        assert found is None and one in legal
    assert FIGURES.options(None, limit) == [PointOption(each) for each in legal]


@given(st.integers(0, 15), st.integers(0, 3))
def test_cells_are_masks_and_stay_in_order(blocked: int, cell: int) -> None:
    legal = CELLS.legal(None, blocked)
    assert legal == 0b1111 & ~blocked
    assert CELLS.options(None, blocked) == [PointOption(c) for c in range(4) if legal >> c & 1]
    assert (CELLS.objection(None, blocked, cell) is None) == bool(legal >> cell & 1)


def test_a_cell_is_legal_where_one_of_several_groups_covers_it() -> None:
    assert GROUPS.objection(None, 0b0001, 1) is None  # by the first group
    assert GROUPS.objection(None, 0b0001, 2) == Objection("T-05", "hit-nobody")
    assert list(ones(GROUPS.legal(None, 0b0001))) == [0b0011]


@pytest.mark.parametrize(
    ("named", "found"),
    [
        ({"figure": 3, "cell": 0}, Objection("T-01", "odd")),
        ({"figure": 2, "cell": 0}, None),  # the figure is legal, whatever its cell is
        ({"figure": 99, "cell": 0}, Objection("T-03", "blocked")),  # no such figure: the cell speaks
        ({"figure": 99, "cell": 1}, None),
        ({"cell": 9}, Objection("T-04", "outside")),
        ({"card": 1}, Objection("T-99", "settled")),
    ],
)
def test_of_several_choices_the_first_speaks_that_has_it_for_a_candidate(
    named: dict[str, int], found: Objection | None
) -> None:
    posed = FIGURES.by(LIMIT), CELLS.by(0b0001)
    assert why_not(None, posed, named, "T-99") == found


def test_a_choice_that_is_posed_knows_who_chooses() -> None:
    posed = FIGURES.by(4)
    assert posed.legal(None) == [0, 2, 4]
    assert posed.options(None) == [PointOption(0), PointOption(2), PointOption(4)]


def test_what_any_choice_allows_is_legal() -> None:
    posed = CELLS.by(0b1111), CELLS.by(0b1110)
    assert why_not(None, posed, {"cell": 0}, "T-99") is None
    assert why_not(None, posed, {"cell": 1}, "T-99") == Objection("T-03", "blocked")


def test_an_objection_without_numbers_holds_and_sends_none() -> None:
    plain = Objection("T-01", "odd")
    assert (plain.number, plain.limit, plain.who) == (0, 0, 0)
    assert to_builtins(plain) == {"rule": "T-01", "says": "odd"}


class Point(Procedure, tag="req.point"):
    """Asks for an even number."""

    limit: int

    @step("T-01")
    def choose(self, g: Any) -> Next:
        return ask(Seat(0), *BELOW.options(g, self))

    choose.poses(lambda: BELOW)

    @step("T-02")
    def choose_small(self, g: Any) -> Next:
        return ask(Seat(0), *FIGURES.options(g, self.limit))

    choose_small.poses(lambda: FIGURES, by=lambda frame, g: frame.limit)


BELOW: Choice[Any, Point] = Choice("figure", PointOption, lambda g, by: range(by.limit), (EVEN,))


def test_a_step_poses_the_choice_that_stands_below_it_for_its_own_frame() -> None:
    frame, posed = Point(limit=5), Point.choose.choices
    assert posed is not None
    assert [each.options(None) for each in posed(frame, None)] == [[PointOption(n) for n in (0, 2, 4)]]
    assert why_not(None, posed(frame, None), {"figure": 3}, "T-00") == Objection("T-01", "odd")


def test_a_step_may_pose_its_choice_for_another_chooser() -> None:
    posed = Point.choose_small.choices
    assert posed is not None
    assert [each.by for each in posed(Point(limit=5), None)] == [5]
