"""The log as it lies in a journal, and what of it a person may read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from undercroft.kernel import SPECTATOR, Entry, Journal, Seat, redact


def entries_after(journal: Journal[Any], answer: int) -> Sequence[Entry]:
    """The entries after an answer; after 0: before the first question."""
    return journal.entries[answer - 1] if answer else journal.opening


def known_to(entry: Entry, seats: Sequence[Seat]) -> Entry:
    """An entry as a person may read it: as the first of their seats that sees all of it, else their first."""
    for seat in seats:
        if redact(entry, seat) is entry:
            return entry
    return redact(entry, seats[0] if seats else SPECTATOR)
