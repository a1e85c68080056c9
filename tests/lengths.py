"""How long the longest tests are: `make test` repeats them seldom, `make long` as often as promised."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")
U = TypeVar("U")
LONG = bool(os.environ.get("LONG"))


def some_of(all_: Sequence[T], turn: int, turns: int) -> Sequence[T]:
    """All of them in `make long`; in `make test` one of so many shares: tests that take turns meet all."""
    return all_ if LONG else all_[turn::turns]


def dealt(these: Iterable[T], those: Iterable[U]) -> list[tuple[T, U]]:
    """Every pair in `make long`; in `make test` so many that each of both is in one at least."""
    one, other = list(these), list(those)
    if LONG:
        return [(a, b) for a in one for b in other]
    return [(one[n % len(one)], other[n % len(other)]) for n in range(max(len(one), len(other)))]


def of_length(short: int, long: int) -> int:
    """The number of repetitions in this run."""
    return long if LONG else short
