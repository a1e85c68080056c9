"""A table in this worker's memory: one lock, and those who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

import msgspec

from undercroft.kernel import UndercroftError
from undercroft.storage import KeepingError, NoTable, Writer
from undercroft.table import (
    CommandResult,
    Earlier,
    FarBack,
    Refusal,
    Table,
    go_on_from,
    held_back,
    load_table,
    wire,
)
from undercroft.text.words import Language

from .borders import in_sight
from .clock import now
from .connection import Connection
from .job_pool import JobFailed
from .jobs import PlayUpTo
from .listing import kept_summary
from .problems import StoreDown, Trouble
from .table_queries import TableQueries
from .table_tasks import TableTasks

if TYPE_CHECKING:
    from .hub import Hub

LOG = logging.getLogger("undercroft.web")
RETURNS = 3  # tries to go far back, if other workers change the table meanwhile
PRESENCE = 0.2  # seconds until the others are told that somebody came or went: often several do at once


class LiveTable:
    """One table. Whoever reads or writes it holds the lock; nobody sees what is not on disk yet."""

    def __init__(self, hub: Hub, id: str) -> None:
        self.hub, self.id = hub, id
        self.lock = asyncio.Lock()
        self.links: set[Connection] = set()
        self.touched = time.monotonic()
        self.others: dict[str, tuple[float, frozenset[int]]] = {}  # by worker: when it said so, who is there
        self.table: Table | None = None  # None: it must be read
        self._checked = 0  # how many lines the last checkpoint stands for
        self._summary = b""
        self._flushing: asyncio.Task[None] | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._release: asyncio.TimerHandle | None = None
        self._errands = TableTasks(self)
        self.queries = TableQueries(self)

    # -- reading

    @asynccontextmanager
    async def reading(self, person: int | None = None) -> AsyncIterator[Table]:
        """The table as it is on disk; for a person, once they may be told how it is."""
        self.touched = time.monotonic()
        while True:
            async with self.lock:
                table = await self._loaded()
                wait = 0 if person is None else held_back(table, person, now())
                if not wait:
                    yield table
                    return
            await asyncio.sleep(wait / 1000)

    async def _loaded(self) -> Table:
        if self.table is None:
            try:
                async with asyncio.timeout(self.hub.settings.answer_seconds):
                    kept = await self.hub.store.load(self.id)
            except NoTable:
                self.hub.drop(self.id)
                raise
            except (KeepingError, TimeoutError) as error:
                raise StoreDown() from error
            point = kept.checkpoint
            table = await self.hub.prepare(
                lambda: load_table(
                    self.hub.find,
                    kept.lines,
                    point.body if point else None,
                    self.hub.settings.limits.chat,
                )
            )
            self.adopt(table, point.n if point else 0)
            return table
        return self.table

    def adopt(self, table: Table, checked: int = 0) -> None:
        """From now on this is the table; who looks at it goes on with it. `checked`: up to a checkpoint."""
        self.table = table
        table.may_replay = False  # the others wait for the loop
        table.limits.allow(*self.hub.settings.limits.chat)
        self._checked = checked
        for link in self.links:
            table.presence.arrive(link.person)
            if link.feed:
                link.feed.table = table
        table.presence.elsewhere = self._elsewhere()
        self.stir(soon=False)

    # -- writing

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[tuple[Table, Writer]]:
        """Be the one who writes: what was missed is taken in before, all is on disk afterwards."""
        async with self.lock, self._to_disk() as found:
            yield found

    @asynccontextmanager
    async def _to_disk(self) -> AsyncIterator[tuple[Table, Writer]]:
        self.touched = time.monotonic()
        table = await self._loaded()
        try:
            async with (
                asyncio.timeout(self.hub.settings.answer_seconds),
                self.hub.store.writing(self.id) as writer,
            ):
                missed = await writer.catch_up(table.count)
                if missed:
                    table.take(missed)
                yield table, writer
        except (KeepingError, TimeoutError) as error:
            self.forget()
            raise StoreDown() from error
        except BaseException:
            self.forget()
            raise

    def forget(self) -> None:
        """The position in memory may be wrong: it is read again when it is needed."""
        self.table = None

    async def keep(self, table: Table, writer: Writer, outcome: CommandResult) -> None:
        """Hand to the writer what came of a command."""
        if not outcome.records:
            return
        await writer.append(outcome.lines)
        summary = kept_summary(table)
        if summary != self._summary:
            await writer.touch(summary, answers=table.answers, ended=table.over)
            self._summary = summary
        if table.count - self._checked >= self.hub.settings.checkpoint_every and not table.closed:
            await writer.keep_checkpoint(table.count, table.checkpoint())
            self._checked = table.count

    async def change(
        self, act: Callable[[Table], CommandResult], by: Connection | None = None
    ) -> CommandResult:
        """Do something to the table, keep it, and tell all: who did it first.

        A refusal comes out as it is, with nothing changed.
        """
        async with self.lock:
            try:
                refusal, outcome = await self._keep_what_comes_of(act)
            except BaseException:
                self.stir(soon=True)  # records on disk may be told later
                raise
            self._tell_all(by)
        self._errands.see_to(soon=True)
        if refusal:
            raise refusal
        return outcome

    async def _keep_what_comes_of(
        self, act: Callable[[Table], CommandResult]
    ) -> tuple[Refusal | None, CommandResult]:
        """Do it; if it goes far back, once the position of that time was brought."""
        for _ in range(RETURNS):
            try:
                return await self._keep_at_once(act)
            except FarBack as far:
                if self.table:  # else another worker went back, and the table is read again
                    await self._bring(self.table, far.to)
        raise Trouble("busy")

    async def _bring(self, table: Table, to: int) -> None:
        """Another process plays all up to an answer. Only this table waits; the store is free meanwhile."""
        edition, header, answers = table.edition, table.header, table.journal.answers[:to]
        seconds = self.hub.settings.limits.export_seconds
        base = table.journal.base
        begin = Earlier(base[0], bytes(base[1])) if base else None
        found = await self.hub.jobs.run(PlayUpTo(header, answers, begin), seconds)
        earlier = msgspec.msgpack.decode(found, type=Earlier)
        table.earlier = await self.hub.prepare(lambda: go_on_from(edition, header, answers, earlier))
        self._checked = 0  # the result is kept with a checkpoint: other workers need not play it

    async def _keep_at_once(
        self, act: Callable[[Table], CommandResult]
    ) -> tuple[Refusal | None, CommandResult]:
        refusal: Refusal | None = None
        far: FarBack | None = None
        outcome = CommandResult()
        async with self._to_disk() as (table, writer):
            started = time.perf_counter()
            try:
                async with in_sight(self.hub, table):
                    outcome = act(table)
            except Refusal as refused:
                refusal = refused
            except FarBack as back:
                far = back
            played = time.perf_counter()
            self.hub.metrics.engine.observe(played - started)
            await self.keep(table, writer, outcome)
        if far:
            raise far
        if outcome.records:
            self.hub.metrics.store.observe(time.perf_counter() - played)
        return refusal, outcome

    async def command(self, link: Connection, command: wire.AnyCommand) -> None:
        """A command of somebody: on disk first, then told to all; the sender gets its ack or its refusal.

        A client that was not told yet what happened is not heard yet either: an answer would tell.
        """
        while wait := self.wait_of(link):
            await asyncio.sleep(wait / 1000)
        started = time.perf_counter()
        metrics = self.hub.metrics
        try:
            outcome = await self.change(
                lambda table: table.do(link.person, command, now(), link.language), link
            )
        except Refusal as refusal:
            metrics.commands.labels(refusal.code).inc()
            link.refuse(command.id, refusal.code, self.told_to(link), refusal.why(link.language))
            return
        except StoreDown:
            metrics.commands.labels("store").inc()
            link.refuse(command.id, "store")
            return
        except Trouble as trouble:  # it goes far back, and that cannot be played now
            metrics.commands.labels(trouble.code).inc()
            link.refuse(command.id, trouble.code, self.told_to(link), trouble.why, **trouble.args_said)
            return
        except (UndercroftError, JobFailed) as error:
            LOG.error("table %s: %s", self.id, error, exc_info=error)
            metrics.commands.labels("broken").inc()
            link.refuse(command.id, "broken")
            return
        if outcome.ack:
            link.tell(wire.Ack(id=command.id, revision=self.told_to(link)))
        metrics.ack.observe(time.perf_counter() - started)
        metrics.done.inc()
        if outcome.pings:
            self.cast(outcome.pings)
            await self.hub.say(self.id, "pings", outcome.pings)

    # -- telling

    def stir(self, *, soon: bool) -> None:
        """Something may have changed: tell all who look, and see to bots and clock."""
        self.flush_soon()
        self._errands.see_to(soon=soon)

    def flush_soon(self) -> None:
        """Tell all who look what is new, when nobody has the table in hand."""
        if self._presence:
            self._presence.cancel()
            self._presence = None
        if not self.hub.stopped and (self._flushing is None or self._flushing.done()):
            self._flushing = asyncio.create_task(self.flush())

    def _flush_later(self) -> None:
        """Tell all who is here."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE, self.flush_soon)

    async def flush(self) -> None:
        """Tell all who look what is new."""
        async with self.lock:
            self._flushing = None  # whatever changes from here on asks for another round
            if self.table is None and self.links:
                with suppress(StoreDown, NoTable):
                    await self._loaded()
            self._tell_all()

    def _tell_all(self, first: Connection | None = None) -> None:
        """Tell everybody what is new; one of them may be told first."""
        if self.table is None:
            return
        started = time.perf_counter()
        if first is not None:
            self._news(first)
        for link in list(self.links):
            if link is not first:
                self._news(link)
        self.hub.metrics.drawing.observe(time.perf_counter() - started)

    def _news(self, link: Connection) -> None:
        if link.feed is None or link.bye or self._holds_back(link):
            return
        try:
            link.push(link.feed.news())
        except Exception as error:  # the others must still be told
            LOG.error("table %s cannot be drawn: %s", self.id, error, exc_info=error)
            link.part("broken")
        if link.feed.closed:
            link.end(link.feed.closed)

    def _holds_back(self, link: Connection) -> bool:
        """May this client not be told yet? Then it will be, together with all that happens meanwhile."""
        wait = self.wait_of(link)
        if wait and self._release is None:
            self._release = asyncio.get_running_loop().call_later(wait / 1000, self._let_go)
        return wait > 0

    def _let_go(self) -> None:
        self._release = None
        self.flush_soon()

    def wait_of(self, link: Connection) -> int:
        """For how many milliseconds a client is not told what has happened yet."""
        return held_back(self.table, link.person, now()) if self.table else 0

    def told_to(self, link: Connection) -> int:
        """The revision of the table, as far as a client may know it."""
        if self.table is None:
            return -1
        return link.feed.revision if link.feed and self._holds_back(link) else self.table.revision

    def cast(self, messages: tuple[wire.Pinged, ...]) -> None:
        """Tell all something that is not kept."""
        for link in self.links:
            for message in messages:
                link.tell(message)

    # -- people come and go

    async def attach(self, link: Connection, hello: wire.Hello) -> None:
        """A client says hello; the first time, or to be told what it lacks."""
        async with self.reading() as table:
            person = table.person_of(hello.token) if hello.token else 0
        async with self.reading(person) as table:
            if hello.token and not person:
                link.part("no-person")
                return
            if not person and not table.may_watch(hello.revision, hello.digest):
                link.language = hello.language
                link.part("locked")
                return
            link.language = hello.language
            again = link.feed is not None and link.person == person
            if again and link.feed:
                if link.feed.language != hello.language:
                    link.feed.speak(hello.language)
                link.feed.resume(hello.revision, hello.digest)
            else:
                self.detach(link)
                link.person = person
                had = hello.revision, hello.digest, hello.parts, hello.lines
                link.feed = table.feed(person, hello.language, *had)
                self.links.add(link)
                table.presence.arrive(person)
            link.tell(link.feed.welcome(now()))
            self._news(link)
        if not again:
            self._flush_later()
            self._errands.see_to(soon=True)
            await self.tell_presence()

    async def speak(self, link: Connection, language: Language) -> None:
        """Go on in another language."""
        link.language = language
        async with self.reading(link.person):
            if link.feed:
                link.feed.speak(language)
            self._news(link)

    def detach(self, link: Connection) -> None:
        """A client has gone."""
        if link in self.links:
            self.links.discard(link)
            self.touched = time.monotonic()
            if link.feed:
                link.feed.part()
            if self.table:
                self.table.presence.leave(link.person)
                self._flush_later()
                self._errands.see_to(soon=False)

    async def tell_presence(self) -> None:
        """Say to other workers who is connected here."""
        here = sorted({link.person for link in self.links} - {0})
        await self.hub.say(self.id, "here", here)

    def hear_presence(self, worker: str, here: frozenset[int]) -> None:
        """Another worker says who is connected to it."""
        self.others[worker] = time.monotonic(), here
        self.refresh_presence()

    def refresh_presence(self) -> None:
        """A worker that said nothing for long is gone, and so are those who were connected to it."""
        if self.table and self.table.presence.elsewhere != self._elsewhere():
            self.table.presence.elsewhere = self._elsewhere()
            self.stir(soon=False)

    def _elsewhere(self) -> frozenset[int]:
        latest = time.monotonic() - self.hub.presence_lasts
        self.others = {worker: (at, here) for worker, (at, here) in self.others.items() if at >= latest}
        return frozenset[int]().union(*(here for _, here in self.others.values()))

    # -- what goes on by itself

    async def catch_up(self, lines: int = 0) -> None:
        """Another worker wrote: take it in."""
        async with self.lock:
            if self.table is None or (lines and lines <= self.table.count):
                return
            try:
                missed = await self.hub.store.lines(self.id, self.table.count)
                if missed:
                    self.table.take(missed)
            except FarBack:
                self.forget()  # there is a checkpoint
            except UndercroftError as error:
                LOG.warning("table %s cannot catch up: %s", self.id, error)
                self.forget()
        self.stir(soon=False)

    def stop(self) -> None:
        """Leave the memory."""
        self._errands.stop()
        for handle in (self._flushing, self._presence, self._release):
            if handle:
                handle.cancel()
