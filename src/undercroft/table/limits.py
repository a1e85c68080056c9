"""How fast a person may talk: six things in 3.6 seconds unless a host allows another pace."""

from __future__ import annotations

from .refusals import Refusal

MANY, SECONDS = 6, 3.6


class Limits:
    """By person: until when what they said is paid for. Chat counts by its records, so workers agree."""

    def __init__(self) -> None:
        self._paid: dict[tuple[str, int], tuple[float, int]] = {}  # and when that was counted
        self.allow(MANY, SECONDS)

    def allow(self, many: int, seconds: float) -> None:
        """So many in so many seconds."""
        self._burst, self._pace = many, 1000 * seconds / many

    def check(self, what: str, person: int, now: int) -> None:
        """Refuse what comes too fast."""
        if self._debt(what, person, now) + self._pace > self._pace * self._burst + 1e-6:
            raise Refusal("limit")

    def count(self, what: str, person: int, now: int) -> None:
        """It was said."""
        self._paid[what, person] = now + self._debt(what, person, now) + self._pace, now

    def _debt(self, what: str, person: int, now: int) -> float:
        """Milliseconds that are not paid for yet. A clock that was set back makes nobody wait longer."""
        until, counted = self._paid.get((what, person), (0.0, 0))
        if now < counted:
            until -= counted - now
            self._paid[what, person] = until, now
        return max(0.0, until - now)
