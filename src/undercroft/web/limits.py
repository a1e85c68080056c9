"""Allowances that refill with time: how often somebody may ask."""

from __future__ import annotations

import time
from collections.abc import Callable

PRUNE = 4096  # addresses that are remembered before the rested ones are forgotten


class Allowance:
    """So many in so many seconds; a token bucket."""

    __slots__ = ("clock", "left", "most", "rate", "seen")

    def __init__(self, many: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most, self.rate, self.clock = float(many), many / seconds, clock
        self.left, self.seen = self.most, clock()

    def take(self) -> bool:
        """One more; False: there is none left for now."""
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Would a new one allow no more than this?"""
        return self.left + (self.clock() - self.seen) * self.rate >= self.most


class Allowances:
    """One allowance for each address."""

    def __init__(self, many: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.many, self.seconds, self.clock = many, seconds, clock
        self._by_address: dict[str, Allowance] = {}

    def take(self, address: str) -> bool:
        """One more for this address; False: it has to wait."""
        found = self._by_address.get(address)
        if found is None:
            if len(self._by_address) >= PRUNE:
                self._by_address = {a: each for a, each in self._by_address.items() if not each.is_full()}
            found = self._by_address[address] = Allowance(self.many, self.seconds, self.clock)
        return found.take()
