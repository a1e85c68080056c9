"""Quiet moments of a busy machine: what is measured in others does not count.

Neighbours on the same processor slow everything down, for hundredths of a second or for minutes. So a loop
that always does the same is timed before and after each measurement: it tells how quiet the moment was,
whatever was measured in it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import TypeVar

T = TypeVar("T")

LOOP = 20_000  # one or two milliseconds
NEAR = 1.25  # in a quiet moment the loop takes at most so many times what it takes at best
PATIENCE = 6  # moments that are waited through for each that must be quiet


class Ear:
    """Listens to the machine."""

    def __init__(self) -> None:
        self._best = inf  # seconds of the loop
        self._noises: list[float] = []

    def quietest(self, measure: Callable[[], T], many: int) -> list[T]:
        """The measurements of so many quiet moments; if they do not come, in the quietest that came."""
        heard: list[tuple[float, T]] = []
        before = self._pulse()
        while len(heard) < PATIENCE * many and sum(map(self._is_quiet, [n for n, _ in heard])) < many:
            measured, after = measure(), self._pulse()
            heard.append((max(before, after), measured))
            before = after
        heard.sort(key=lambda moment: moment[0])
        self._noises += [noise for noise, _ in heard]
        return [measured for _, measured in heard[:many]]

    def quiet_share(self) -> float:
        """How many of all moments were quiet, from 0 to 1."""
        return sum(map(self._is_quiet, self._noises)) / max(1, len(self._noises))

    def _is_quiet(self, noise: float) -> bool:
        return noise <= NEAR * self._best

    def _pulse(self) -> float:
        began, total = time.process_time(), 0
        for i in range(LOOP):
            total += i & 7
        spent = time.process_time() - began
        self._best = min(self._best, spent)
        return spent


def short(value: float) -> float:
    """Four digits are more than can be measured."""
    return float(f"{value:.4g}")
