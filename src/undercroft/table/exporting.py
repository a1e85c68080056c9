"""A table to take away: its journal, as far as a person may have it, and a report of a fault."""

from __future__ import annotations

import platform
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Raw

import undercroft
from undercroft.kernel import Answer, BrokenJournal, Header, Seat, Upgrade, upgrade_lines
from undercroft.scenes.entries import entries_after, known_to

from .history import History
from .records import Opened, Upgraded, decode_records
from .room_view import seed_hash

if TYPE_CHECKING:
    from .rendering import Renderer


def export(renderer: Renderer, person: int) -> bytes:
    """The whole journal once the game is over, or all agreed to share it; before, what the person has seen.

    The host, too, gets no more: who has the seed, or can play a copy ahead, sees every hidden card.
    """
    table = renderer.table
    if table.open_to_all:
        lines = [given.line for given in table.history.given]
        return written(table.header, lines, table.journal.base, table.journal.version)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in _seen(renderer, person))


def written(header: Header, answers: Sequence[Answer], base: tuple[int, Raw] | None, version: str) -> bytes:
    """A journal as a file: its header, the answers that count, and where newer rules took over (`base`)."""
    lines: list[Any] = [*answers]
    if base is not None:
        at, _ = base
        lines[at:at] = upgrade_lines(base, Upgrade(header.version, version))
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *lines))


def whole_journal(lines: Sequence[bytes]) -> bytes:
    """The same from what is kept of a table; nothing is played."""
    opened, *records = decode_records(lines)
    if not isinstance(opened, Opened):
        raise BrokenJournal("This is no table: its first record, the opening, is missing.")
    history, version = History(), opened.header.version
    base: tuple[int, Raw] | None = None
    for record in records:
        history.apply(record, revision=0)
        if isinstance(record, Upgraded):
            base, version = (record.answers, record.state), record.newer
    return written(opened.header, [given.line for given in history.given], base, version)


def report(renderer: Renderer, person: int, error: str = "") -> bytes:
    """All that a developer needs to find a fault; of others' secrets as little as the export has."""
    table = renderer.table
    told = {
        "undercroft": undercroft.__version__,
        "python": platform.python_version(),
        "table": table.id,
        "revision": table.revision,
        "records": table.count - table.held,  # those that everybody may know of
        "answers": table.answers,
        "person": person,
        "seats": table.room.seats_of(person),
        "language": renderer.language,
        "undo": table.room.undo,
        "chairs": [{"seat": c.seat, "person": c.person, "bot": c.bot} for c in table.room.chairs],
        "header": _header(renderer),
        "question": sorted({decision.what for decision in table.journal.game.open}),  # of whom is secret
        "closed": table.closed.why("en") if table.closed else "",
        "error": error or table.last_error,
        "journal": export(renderer, person).decode().splitlines(),
    }
    return msgspec.json.format(msgspec.json.encode(told))


def _seen(renderer: Renderer, person: int) -> Iterator[dict[str, Any]]:
    """A header without the seed, then answer by answer what this person was told.

    Its first field is `view`, by which readers know that it cannot be played on.
    """
    table, journal = renderer.table, renderer.table.whole()
    held = table.room.seats_of(person)
    seats = tuple(map(Seat, held))
    yield {"view": held, **_header(renderer)}
    texts: dict[int, list[str]] = {}
    for line in renderer.presenter.lines(journal, seats=seats):
        texts.setdefault(line.answer, []).append(line.text)
    for n in range(len(journal.entries) + 1):
        own = {"key": journal.answers[n - 1].key} if n and journal.answers[n - 1].seat in seats else {}
        entries = [known_to(entry, seats) for entry in entries_after(journal, n)]
        yield {"answer": n, **own, "text": texts.get(n, []), "entries": entries}


def _header(renderer: Renderer) -> dict[str, Any]:
    """The header; the seed of a running game is told by its hash only."""
    header: dict[str, Any] = msgspec.to_builtins(renderer.table.header)
    seed = header.pop("seed")
    if renderer.table.open_to_all:
        return {**header, "seed": seed}
    header["setup"].pop("charge", None)  # a campaign's charge may be secret from some seats
    return {**header, "seed-hash": seed_hash(seed)}
