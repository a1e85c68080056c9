"""Odds: exact for dice, decks and whatever chance decides; sampling and counting agree."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product

from hypothesis import given
from hypothesis import strategies as st

from parts.table import table
from undercroft.kernel import CardId
from undercroft.parts.decks import Deck
from undercroft.parts.dice import pips, roll
from undercroft.parts.odds import (
    added,
    after,
    draws_from,
    gathered,
    likelihood,
    mean,
    over_chance,
    rolled,
    shuffled,
)  # fmt: skip

HALF = Fraction(1, 2)
FACES = (0, 1, 1, 2, 2, 3)


def counted(results: list[int]) -> dict[int, Fraction]:
    return {result: Fraction(times, len(results)) for result, times in Counter(results).items()}


def test_equal_results_are_gathered() -> None:
    assert gathered([(1, HALF), (2, Fraction(1, 4)), (1, Fraction(1, 4))]) == {
        1: Fraction(3, 4),
        2: Fraction(1, 4),
    }


def test_dice_are_the_same_as_all_their_faces() -> None:
    for dice in range(5):
        assert rolled(FACES, dice) == counted([sum(faces) for faces in product(FACES, repeat=dice)])
    assert rolled.cache_info().maxsize is not None


def test_a_shield_comes_off() -> None:
    blocked = after(rolled(FACES, 1), lambda value: max(0, value - 2))
    assert blocked == {0: Fraction(5, 6), 1: Fraction(1, 6)}
    assert (mean(blocked), likelihood(blocked, bool)) == (Fraction(1, 6), Fraction(1, 6))


def test_sums_of_different_dice() -> None:
    assert added({0: HALF, 1: HALF}, {0: HALF, 2: HALF}) == dict.fromkeys(range(4), Fraction(1, 4))


def test_what_is_played_is_what_was_reckoned() -> None:
    """The same through the game's own dice."""
    faces = {"power": tuple(map(str, FACES))}
    assert over_chance(table(), lambda g: pips(roll(g, faces, ["power"] * 2))) == rolled(FACES, 2)


cards = st.lists(st.integers(0, 3), max_size=3).map(tuple)


@given(cards, cards, cards, cards)
def test_two_cards_are_the_same_as_all_orders_of_the_deck(
    top: tuple[int, ...], pool: tuple[int, ...], bottom: tuple[int, ...], discard: tuple[int, ...]
) -> None:
    ids = [tuple(CardId(str(card)) for card in some) for some in (pool, top, bottom, discard)]
    deck = draws_from(Deck(*ids), int)
    orders = [
        (*top, *middle, *bottom, *again) for middle in permutations(pool) for again in permutations(discard)
    ]
    firsts = [order[0] for order in orders if order]
    assert deck.one() == counted(firsts)
    pairs = [max(order[:2]) for order in orders if len(order) > 1]
    assert deck.of_two(max) == counted(pairs)


def test_the_better_of_two_is_drawn_without_putting_back() -> None:
    assert shuffled([1, 1, 2]).of_two(min) == {1: Fraction(1)}
    assert shuffled([1, 1, 2]).of_two(max) == {1: Fraction(1, 3), 2: Fraction(2, 3)}
    assert shuffled([1]).of_two(max) == {}
