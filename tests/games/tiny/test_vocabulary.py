"""Amounts: what they come to."""

from __future__ import annotations

import pytest

from undercroft.games.tiny.vocabulary import Amount, LevelAmount, PerAmount, StatAmount, measure


class Board:
    """Three enemies, strength 4, level 2."""

    def count(self, of: str) -> int:
        return {"enemies": 3}[of]

    def stat(self, name: str) -> int:
        return {"strength": 4}[name]

    def at_level(self, values: tuple[int, ...]) -> int:
        return values[2]


@pytest.mark.parametrize(
    ("amount", "number"),
    [
        (5, 5),
        (PerAmount("enemies"), 3),
        (PerAmount("enemies", each=2, plus=1), 7),
        (PerAmount("enemies", each=2, most=4), 4),
        (StatAmount("strength", plus=-1), 3),
        (StatAmount("strength", times=2), 8),
        (LevelAmount((1, 1, 6)), 6),
    ],
)
def test_an_amount_comes_to_a_number(amount: Amount, number: int) -> None:
    assert measure(amount, Board()) == number
