"""A table to take away: its journal, as far as a person may have it, and a report of a fault."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

import undercroft
from undercroft.kernel import Seat
from undercroft.scenes.entries import entries_after, known_to

from .rooms import HOST
from .showing import seed_hash

if TYPE_CHECKING:
    from .scribes import Scribe


def export(scribe: Scribe, person: int) -> bytes:
    """The journal: whole for the host, and for all once the game is over; else what the person has seen."""
    table = scribe.table
    if person == HOST or table.over:
        return table.kept_journal()
    return b"".join(msgspec.json.encode(line) + b"\n" for line in _seen(scribe, person))


def report(scribe: Scribe, person: int, error: str = "") -> bytes:
    """All that a developer needs to find a fault; of others' secrets as little as the export has."""
    table = scribe.table
    told = {
        "undercroft": undercroft.__version__,
        "python": platform.python_version(),
        "table": table.id,
        "revision": table.revision,
        "records": table.count,
        "answers": table.answers,
        "person": person,
        "seats": table.room.seats_of(person),
        "language": scribe.language,
        "undo": table.room.undo,
        "chairs": [{"seat": c.seat, "person": c.person, "bot": c.bot} for c in table.room.chairs],
        "header": _header(scribe),
        "question": [decision.what for decision in table.journal.game.open],
        "closed": table.closed.why("en") if table.closed else "",
        "error": error or table.last_error,
        "journal": export(scribe, person).decode().splitlines(),
    }
    return msgspec.json.format(msgspec.json.encode(told))


def _seen(scribe: Scribe, person: int) -> Iterator[dict[str, Any]]:
    """A header without the seed, then answer by answer what this person was told."""
    table, journal = scribe.table, scribe.table.whole()
    held = table.room.seats_of(person)
    seats = tuple(map(Seat, held))
    yield {"view": held, **_header(scribe)}
    texts: dict[int, list[str]] = {}
    for line in scribe.stage.lines(journal, -1, seats):
        texts.setdefault(line.answer, []).append(line.text)
    for n in range(len(journal.entries) + 1):
        own = {"key": journal.answers[n - 1].key} if n and journal.answers[n - 1].seat in seats else {}
        entries = [known_to(entry, seats) for entry in entries_after(journal, n)]
        yield {"answer": n, **own, "text": texts.get(n, []), "entries": entries}


def _header(scribe: Scribe) -> dict[str, Any]:
    """The header; the seed of a running game is told by its hash only."""
    header: dict[str, Any] = msgspec.to_builtins(scribe.table.header)
    seed = header.pop("seed")
    return {**header, "seed": seed} if scribe.table.over else {**header, "seed-hash": seed_hash(seed)}
