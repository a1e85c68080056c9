"""How long the longest tests are: `make test` repeats them seldom, `make long` as often as promised."""

from __future__ import annotations

import os

LONG = bool(os.environ.get("LONG"))


def of_length(short: int, long: int) -> int:
    """The number of repetitions in this run."""
    return long if LONG else short
