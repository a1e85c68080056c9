"""How fast a person may talk: one thing every 600 ms, and six at once after a silence."""

from __future__ import annotations

from .refusals import Refusal

PACE = 600  # milliseconds
BURST = 6


class Limits:
    """By person: until when what they said is paid for. Chat counts by its records, so workers agree."""

    def __init__(self) -> None:
        self._paid: dict[tuple[str, int], int] = {}

    def check(self, what: str, person: int, now: int) -> None:
        """Refuse what comes too fast."""
        if max(self._paid.get((what, person), 0), now) + PACE - now > PACE * BURST:
            raise Refusal("limit")

    def count(self, what: str, person: int, now: int) -> None:
        """It was said."""
        self._paid[what, person] = max(self._paid.get((what, person), 0), now) + PACE
