"""One connection: what its client has, and what it must be sent."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from msgspec import Raw

import undercroft
from undercroft.scenes.queries import offered
from undercroft.scenes.shapes import Line
from undercroft.text.words import Language

from . import wire
from .refusals import Refusal
from .rendering import Page, Renderer
from .sides import hears, sides_of

if TYPE_CHECKING:
    from .tables import Table

MOST_MISSED = 500  # lines; who missed more is sent a snapshot
SNAPSHOT = 150  # lines of the log in a snapshot
_encode = msgspec.json.Encoder().encode
STATES = 16  # that a feed remembers having sent, for clients who did not get the last ones


class Has(NamedTuple):
    """The client's data after an update."""

    revision: int
    digest: str
    crcs: Mapping[str, str]
    seats: tuple[int, ...]
    steps: int  # of the log, up to which it was told


class Feed:
    """The updates for one client, each based on the one before; a snapshot starts over."""

    def __init__(self, table: Table, person: int, language: Language) -> None:
        self.table, self.person, self.language = table, person, language
        self.closed = ""  # why it has said goodbye: a code
        self._born = table.revision
        self._sent: deque[Has] = deque(maxlen=STATES)
        self._page: Page | None = None  # as it was sent last; None: not known, but for the crcs of its parts
        self._first = 0  # the step of the log from which on it is known how many lines the client has
        self._before = 0  # how many it has before that
        self._ends: list[int] = []  # how many lines it has after each step from there on
        self._chats = max(0, table.chatted - len(table.chats))
        self._sides = sides_of(table, person)

    def welcome(self, now: int = 0) -> wire.Welcome:
        """The answer to hello."""
        seats = self.table.room.seats_of(self.person)
        return wire.Welcome(
            person=self.person,
            seats=seats,
            version=undercroft.__version__,
            now=now,
            revision=self.table.revision,
            queries=offered(self.table.edition.box),
        )

    @property
    def revision(self) -> int:
        """The revision that the client was told last."""
        return self._sent[-1].revision if self._sent else -1

    def knows(self, revision: int, digest: str) -> bool:
        """Was a client ever sent this?"""
        return any((has.revision, has.digest) == (revision, digest) for has in self._sent)

    def resume(self, revision: int, digest: str) -> None:
        """Go on from what a client says it has; if that is not known the next update is a snapshot."""
        self._born = self.table.revision
        while self._sent and (self._sent[-1].revision, self._sent[-1].digest) != (revision, digest):
            self._sent.pop()
            self._page = None

    def take_up(self, revision: int, digest: str, parts: Mapping[str, str], lines: int) -> None:
        """Somebody comes back whom the table does not remember, as after a restart: trust what they have."""
        steps = self.table.history.told_at(revision)
        if steps is not None and self.table.seated <= revision <= self.table.revision:
            seats = self.table.room.seats_of(self.person)
            renderer = self.table.renderer(self.language)
            settled, _ = renderer.settled(steps)
            told = renderer.lines(settled, seats)
            if told is None:
                return
            del told[steps - settled :]
            self._first, self._before = settled, lines - sum(map(len, told))
            self._add(told)
            self._sent.append(Has(revision, digest, parts, seats, steps))

    def part(self) -> None:
        """The connection has ended: who comes back goes on from here."""
        self.table.parted.append(self)

    def speak(self, language: Language) -> None:
        """Go on in another language: all is sent again."""
        if language != self.language:
            self.language = language
            self._sent.clear()

    def news(self) -> list[bytes]:
        """All that the client must be sent now, in this order."""
        if self.closed:
            return []
        messages: list[wire.Outgoing] = []
        if refusal := self._turned_away():
            self.closed = refusal.code
            return [_encode(wire.Bye(code=refusal.code, why=refusal.why(self.language)))]
        update = self.update()
        if update is not None:
            messages.append(update)
        if (sides := sides_of(self.table, self.person)) != self._sides:
            # Whoever sits down with a side is told what it has said; what they have heard they know by `n`.
            self._sides, self._chats = sides, max(0, self.table.chatted - len(self.table.chats))
        unheard = self.table.chatted - self._chats
        said = self.table.chats[-unheard:] if unheard else []
        messages += [each for each in said if hears(self.table, self.person, each.side)]
        self._chats = self.table.chatted
        return [_encode(message) for message in messages]

    @property
    def admitted(self) -> bool:
        """Does it still count that somebody who has not joined looked on here?"""
        return self._born >= self.table.kicked

    def _turned_away(self) -> Refusal | None:
        """Why nothing more is told. Whoever was sent away may look on nameless, so such as they go, too."""
        guest = self.table.room.people.get(self.person)
        if guest is not None:
            return Refusal("kicked") if guest.kicked else Refusal("left") if guest.left else None
        return Refusal("locked") if self.table.room.locked and not self.admitted else None

    def update(self) -> wire.Update | None:
        """The changes since the last update; None: nothing."""
        table = self.table
        seats = table.room.seats_of(self.person)
        renderer = table.renderer(self.language)
        page = renderer.page(self.person)
        had = self._sent[-1] if self._sent else None
        if had and (had.revision > table.revision or had.seats != seats):
            had = None
        if had and had.revision == table.revision and had.digest == page.digest:
            return None
        lines = self._go_on(renderer, had, seats) if had else None
        if lines is None:
            had = None
            self._sent.clear()
            lines = self._begin(seats)
        parts, changes = self._difference(renderer, had, page)
        has = Has(table.revision, page.digest, page.crcs, seats, len(table.history.steps))
        self._sent.append(has)
        self._page = page
        return wire.Update(
            revision=has.revision,
            digest=has.digest,
            parts=parts,
            changes=changes,
            keep=self._count - len(lines),
            lines=tuple(lines),
            whole=had is None,
        )

    def _difference(
        self, renderer: Renderer, had: Has | None, page: Page
    ) -> tuple[dict[str, Raw], dict[str, Raw]]:
        """The parts that the client lacks, and what changed in those of which it has the one before."""
        if had is None:
            return {name: Raw(part.body) for name, part in page.parts.items()}, {}
        if self._page is not None:
            return renderer.difference(self._page, page)
        return {
            name: Raw(part.body) for name, part in page.parts.items() if had.crcs.get(name) != part.crc
        }, {}

    def _begin(self, seats: tuple[int, ...]) -> list[Line]:
        """The end of the log, for a client that has nothing."""
        told = self.table.renderer(self.language).latest(seats, SNAPSHOT)
        self._first, self._before, self._ends = len(self.table.history.steps) - len(told), 0, []
        return self._add(told)

    def _go_on(self, renderer: Renderer, had: Has, seats: tuple[int, ...]) -> list[Line] | None:
        """The lines that follow those which still stand; None if the client missed too many."""
        kept, k = renderer.settled(min(self.table.history.kept_since(had.revision), had.steps))
        told = renderer.lines(kept, seats) if kept >= self._first else None
        if told is None or sum(map(len, told)) > MOST_MISSED:
            return None
        del self._ends[kept - self._first :]
        lines = self._add(told)
        stay = sum(0 <= line.k < k for line in told[0]) if told and k else 0
        return lines[stay:]

    def _add(self, told: list[tuple[Line, ...]]) -> list[Line]:
        for lines in told:
            self._ends.append(self._count + len(lines))
        return [line for lines in told for line in lines]

    @property
    def _count(self) -> int:
        """How many lines the client has."""
        return self._ends[-1] if self._ends else self._before
