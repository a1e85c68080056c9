"""The fit of the weights: it finds those that made the data, and leaves out what points the wrong way."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.bots.descent.features import FEATURES
from undercroft.bots.descent.value import likely
from undercroft.games.boxes import box_of, lay_out
from undercroft.tools.descent.fit_value import Seen, fit, fit_all, regress, solve, surprise, watch

SIGNS = {"even": 0, "good": 1, "bad": -1}
TRUE = (0.3, 2.0, -1.5)


def rows(weights: tuple[float, ...], count: int = 1500) -> list[Seen]:
    """Results drawn by these weights."""
    luck = Random(5)
    found = []
    for _ in range(count):
        numbers = (1.0, luck.random() * 2, luck.random() * 2)
        found.append(Seen("cave.1", "g", numbers, luck.random() < likely(weights, numbers)))
    return found


def test_the_regression_finds_the_weights_that_made_the_data() -> None:
    some = rows(TRUE)
    found = fit(some, SIGNS, ridge=0.1)
    assert found == pytest.approx(TRUE, abs=0.35)
    assert surprise(some, found) < surprise(some, (0.0, 0.0, 0.0)) == pytest.approx(0.693, abs=1e-3)


def test_a_weight_with_the_wrong_sign_is_left_out() -> None:
    found = fit(rows((0.3, -2.0, -1.5)), SIGNS)
    assert found[1] == 0.0
    assert found[2] < 0


def test_few_rows_stay_near_to_what_is_known() -> None:
    prior = (1.0, 1.0, -1.0)
    near = regress(rows(TRUE, 5), prior, 50.0, (0, 1, 2))
    assert near == pytest.approx(prior, abs=0.1)


def test_a_weight_that_is_not_free_stays() -> None:
    assert regress(rows(TRUE, 50), (0.0, 7.0, 0.0), 1.0, (0, 2))[1] == 7.0


def test_equations_are_solved() -> None:
    assert solve([[4.0, 0.0], [2.0, 3.0]], [8.0, 7.0]) == pytest.approx([1.25, 1.5])


def test_a_game_gives_a_position_for_each_round() -> None:
    """All of one game with one result, each with all its numbers; the same seed gives the same."""
    edition = lay_out(box_of("descent"))
    seen = watch(edition, "first-blood", 2, "3")
    assert seen == watch(edition, "first-blood", 2, "3")
    assert {row.key for row in seen} == {"first-blood.1"}
    assert len({row.won for row in seen}) == 1
    assert {len(row.numbers) for row in seen} == {len(FEATURES)}
    rounds = [row.numbers[-1] for row in seen]
    assert rounds == sorted(set(rounds))
    assert rounds[0] == 0.2  # the second round has begun


def test_encounters_that_were_seldom_played_have_the_weights_of_any() -> None:
    edition = lay_out(box_of("descent"))
    found = fit_all(watch(edition, "first-blood", 2, "3"), ("first-blood",))
    assert set(found) == {"any", "carry"}
