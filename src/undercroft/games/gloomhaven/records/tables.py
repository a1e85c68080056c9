"""Tables of numbers by level: gold, traps, experience (GH-LVL-05, GH-LUP)."""

from __future__ import annotations

from undercroft.content import Record


class Table(Record, kw_only=True):
    """One number for each level, the first for level `first`."""

    values: tuple[int, ...]
    first: int = 0

    def at(self, level: int) -> int:
        """The number for a level (GH-LVL-05, GH-LVL-06); past either end that of the nearest."""
        return self.values[min(max(level - self.first, 0), len(self.values) - 1)]
