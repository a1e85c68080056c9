"""A table with people at it, clients that keep what they are sent, and all records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any
from zlib import crc32

import msgspec

from table.patching import crc_of, taken
from undercroft.games.boxes import Edition, box_of, lay_out
from undercroft.games.setups import Setup
from undercroft.scenes.shapes import Line
from undercroft.table import (
    CommandResult,
    Feed,
    Host,
    Refusal,
    Table,
    bot_turn,
    load_table,
    open_table,
    play_bot,
    wire,
)
from undercroft.text.words import Language

SEED = "0123456789abcdef0123456789abcdef"
TINY = lay_out(box_of("tiny"))
CONTEST = replace(TINY, box=replace(TINY.box, competitive=lambda setup, people: True))  # with clocks
ANA, BEN, CAT = 1, 2, 3

_message = msgspec.json.Decoder(dict[str, Any])
_raw_update = msgspec.json.Decoder(wire.Update)


def find(game: str) -> Edition:
    return lay_out(box_of(game))


class Client:
    """A browser: it applies updates and compares the digest each time."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.parts: dict[str, bytes] = {}
        self.lines: list[Line] = []
        self.revision, self.digest = -1, ""
        self.chats: list[str] = []
        self.snapshots = 0
        self.updates: list[wire.Update] = []
        self.bye = ""
        self.bytes: list[bytes] = []

    def hear(self) -> None:
        """Take what the table has to say."""
        for message in self.feed.news():
            self.take(message)

    def take(self, message: bytes) -> None:
        self.bytes.append(message)
        kind = _message.decode(message)["is"]
        if kind == "chatted":
            self.chats.append(_message.decode(message)["text"])
        elif kind == "bye":
            self.bye = _message.decode(message)["code"]
        else:
            self.apply(_raw_update.decode(message))

    def apply(self, update: wire.Update) -> None:
        self.updates.append(update)
        self.parts = taken(self.parts, update)
        if update.whole:
            self.lines = []
            self.snapshots += 1
        assert 0 <= update.keep <= len(self.lines)
        self.lines[update.keep :] = update.lines
        assert update.revision >= self.revision
        self.revision, self.digest = update.revision, update.digest
        assert self.computed() == update.digest

    def computed(self) -> str:
        """The digest as a browser computes it, see docs/protocol.md."""
        text = "".join(f"{name}:{crc_of(self.parts[name])};" for name in sorted(self.parts))
        return f"{crc32(text.encode()):08x}"

    @property
    def has(self) -> tuple[int, str, dict[str, str], int]:
        """What it says with hello: the revision, the digest, the crc of each part, how many lines."""
        crcs = {name: crc_of(part) for name, part in self.parts.items()}
        return self.revision, self.digest, crcs, len(self.lines)

    @property
    def room(self) -> dict[str, Any]:
        return _message.decode(self.parts["room"])

    @property
    def reader(self) -> dict[str, Any]:
        return _message.decode(self.parts["reader"])

    @property
    def question(self) -> dict[str, Any] | None:
        """What the first of its seats is asked."""
        seats = msgspec.json.decode(self.parts["seats"])
        return seats[0].get("question") if seats else None

    @property
    def texts(self) -> list[str]:
        return [line.text for line in self.lines]


class Sitting:
    """A table, a clock that goes on by a second for each command, and all that was kept."""

    def __init__(
        self,
        seats: Sequence[str] = ("me", "open"),
        edition: Edition = TINY,
        seed: str = SEED,
        *,
        undo: wire.UndoPolicy = "friendly",
        setup: Setup | None = None,
    ) -> None:
        self.now = 1_000_000
        settled = edition.settle(setup)
        host = Host("table-1", "CODE22", "Ana", "ana's token", self.now)
        self.table, outcome = open_table(edition, settled, seed, host, seats=seats, undo=undo)
        self.kept = list(outcome.lines)
        self.clients: list[Client] = []
        self.ids = map(str, count(1))

    def joined(self, name: str, seat: int = -1) -> int:
        """Somebody new."""
        outcome = self.table.join(name, f"{name.lower()}'s token", code="CODE22", now=self.now, seat=seat)
        self.keep(outcome)
        return outcome.person

    def client(self, person: int, language: Language = "en") -> Client:
        """Somebody connects."""
        client = Client(self.table.feed(person, language))
        self.clients.append(client)
        self.table.presence.arrive(person)
        self.tell()
        return client

    def leave(self, client: Client) -> None:
        """Somebody's connection ends."""
        self.clients.remove(client)
        client.feed.part()
        self.table.presence.leave(client.feed.person)
        self.tell()

    def keep(self, outcome: CommandResult) -> CommandResult:
        """What the server does: persist, then tell."""
        self.kept += outcome.lines
        assert len(self.kept) == self.table.count
        self.tell()
        return outcome

    def tell(self) -> None:
        for client in self.clients:
            client.hear()

    def do(self, person: int, command: wire.AnyCommand, language: Language = "en") -> CommandResult:
        self.now += 1000
        return self.keep(self.table.do(person, command, self.now, language))

    def answer(self, person: int, seat: int, key: str = "", revision: int | None = None) -> CommandResult:
        """Answer a seat's question; without a key by its first option."""
        key = key or self.keys(seat)[0]
        revision = self.table.revision if revision is None else revision
        return self.do(person, wire.Answer(id=next(self.ids), revision=revision, seat=seat, key=key))

    def undo(self, person: int, to: int = -1) -> CommandResult:
        return self.do(person, wire.Undo(id=next(self.ids), revision=self.table.revision, to=to))

    def redo(self, person: int) -> CommandResult:
        return self.do(person, wire.Redo(id=next(self.ids), revision=self.table.revision))

    def vote(self, person: int, agree: bool = True) -> CommandResult:
        assert self.table.room.ballot is not None
        return self.do(person, wire.Vote(id=next(self.ids), proposal=self.table.room.ballot.id, agree=agree))

    def tick(self, wait: int) -> CommandResult:
        self.now += wait
        return self.keep(self.table.tick(self.now))

    def play_bots(self) -> int:
        """Let bots play as long as they are asked."""
        played = 0
        while turn := bot_turn(self.table):
            self.now += 1000
            self.keep(play_bot(self.table, turn, turn.choose(), self.now))
            played += 1
        return played

    def refused(self, person: int, command: wire.AnyCommand) -> str:
        """The code of a refusal; nothing may have changed by it."""
        before = self.standing()
        try:
            self.do(person, command)
        except Refusal as refusal:
            assert all(refusal.why(each) for each in ("en", "es", "pt"))
            assert "refused-" not in refusal.why("es")
            assert self.standing() == before
            return refusal.code
        raise AssertionError(f"{command} was not refused")

    def standing(self) -> tuple[Any, ...]:
        """All that a command could change."""
        table = self.table
        parts = [table.renderer("en").parts(person) for person in (0, *table.room.people)]
        return table.count, table.revision, self.digest, parts, len(table.history.gone)

    def reloaded(self, checkpoint: bytes | None = None, find: Any = find) -> Table:
        """The table as another process would load it."""
        twin = load_table(find, self.kept, checkpoint)
        twin.presence.elsewhere = self.table.presence.persons
        return twin

    def keys(self, seat: int) -> list[str]:
        return self.table.questions.open[seat].keys()

    @property
    def digest(self) -> str:
        return str(self.table.journal.game.state.digest())
