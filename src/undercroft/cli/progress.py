"""How far a long run has come, on one line of standard error where people see it."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable
from typing import TextIO

from undercroft.sim.simulate import Played

WIDTH = 24
EVERY = 0.1  # seconds


class Progress:
    """A bar with the share that is done, the pace, the time that is left and the results so far."""

    def __init__(self, games: int, done: Iterable[Played] = (), stream: TextIO | None = None) -> None:
        self.games, self.stream = games, stream or sys.stderr
        self.results = Counter(played.result for played in done)
        self.done = self._before = self.results.total()
        self._shown = self.stream.isatty()
        self._began = self._last = time.monotonic()
        self._length = 0

    def count(self, played: Played) -> None:
        """One game more."""
        self.done += 1
        self.results[played.result] += 1
        now = time.monotonic()
        if self._shown and (now - self._last >= EVERY or self.done == self.games):
            self._last = now
            self._write(self.line(now - self._began))

    def line(self, seconds: float) -> str:
        """The line after so many seconds."""
        filled = WIDTH * self.done // self.games
        pace = (self.done - self._before) / seconds if seconds else 0.0
        left = f", {_clock((self.games - self.done) / pace)} left" if pace else ""
        results = ", ".join(f"{name} {count}" for name, count in sorted(self.results.items()))
        bar = "█" * filled + "░" * (WIDTH - filled)
        return f"{bar} {self.done}/{self.games} games, {pace:,.1f}/s{left}: {results}"

    def clear(self) -> None:
        """Leave the line as if nothing had been there."""
        if self._length:
            self._write("")
            self.stream.write("\r")

    def _write(self, text: str) -> None:
        self.stream.write("\r" + text.ljust(self._length))
        self.stream.flush()
        self._length = len(text)


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes // 60}:{minutes % 60:02}:{rest:02}" if minutes >= 60 else f"{minutes}:{rest:02}"
