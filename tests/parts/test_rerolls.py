"""Rerolls by two sides: weights that add up, and picks that a plain enumeration makes too."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from undercroft.parts.rerolls import Played, Reroll, play_rerolls

COIN, DIE = (1, 1), (3, 2, 1)  # a coin, and a die with three, two and one face alike


def sums(played: Played, values: list[int]) -> Fraction:
    return Fraction(sum(value * weight for value, weight in zip(values, played.weights)), played.whole)


def test_without_rerolls_a_result_is_as_likely_as_its_faces() -> None:
    played = play_rerolls([COIN, DIE], [0] * 6, [])
    assert played == Played([3, 2, 1, 3, 2, 1], 12)


def test_a_coin_that_is_rolled_again_by_who_wants_heads() -> None:
    tails_heads = [0, 1]
    assert sums(play_rerolls([COIN], tails_heads, [Reroll((0,), 1, True)]), tails_heads) == Fraction(3, 4)
    assert sums(play_rerolls([COIN], tails_heads, [Reroll((0,), 1, False)]), tails_heads) == Fraction(1, 4)


def test_the_first_knows_what_the_second_may_do() -> None:
    tails_heads = [0, 1]
    rerolls = [Reroll((0,), 1, True), Reroll((0,), 1, False)]
    # Whoever comes last rolls heads again, so heads come twice in a row or not at all.
    assert sums(play_rerolls([COIN], tails_heads, rerolls), tails_heads) == Fraction(3, 8)


def test_picks_are_fewer_first_and_then_in_order() -> None:
    assert Reroll((0, 2, 3), 2, True).picks() == [(), (0,), (2,), (3,), (0, 2), (0, 3), (2, 3)]
    assert Reroll((1,), 5, True).picks() == [(), (1,)]


def test_nothing_is_rolled_again_where_it_is_worth_nothing() -> None:
    flat = play_rerolls([COIN, COIN], [1, 1, 1, 1], [Reroll((0, 1), 2, True)])
    assert len(set(flat.weights)) == 1


@pytest.mark.parametrize("highest", [True, False])
@pytest.mark.parametrize("most", [1, 2, 3])
def test_a_plain_enumeration_gives_the_same_average(highest: bool, most: int) -> None:
    dice = [DIE, COIN, DIE]
    faces = [[face for face, count in enumerate(die) for _ in range(count)] for die in dice]
    values = [(3 * a + 5 * b * c + a * c) % 7 for a, b, c in product(range(3), range(2), range(3))]

    def worth(rolled: tuple[int, ...]) -> int:
        a, b, c = rolled
        return values[a * 6 + b * 3 + c]

    def again(rolled: tuple[int, ...], pick: tuple[int, ...]) -> Fraction:
        rolls = list(product(*(faces[die] if die in pick else [rolled[die]] for die in range(3))))
        return Fraction(sum(map(worth, rolls)), len(rolls))

    reroll = Reroll((0, 1, 2), most, highest)
    best = max if highest else min
    rolls = list(product(*faces))
    wanted = sum(best(again(rolled, pick) for pick in reroll.picks()) for rolled in rolls) / len(rolls)
    assert sums(play_rerolls(dice, values, [reroll]), values) == wanted
