"""All tables of this worker: read when they are needed, forgotten when nobody looks at them."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from undercroft.games.boxes import Edition, boxes
from undercroft.kernel import UndercroftError
from undercroft.storage import CodeTaken, KeepingError, Store
from undercroft.table import CommandResult, Table, load_table, wire
from undercroft.text.words import LANGUAGES

from .addresses import Proxies
from .connection import Connection
from .exports import Exports
from .job_pool import JobPool
from .jobs import Imported
from .limits import Allowances
from .listing import kept_summary, kind_of
from .live_table import LiveTable
from .metrics import Metrics
from .offers import edition_of, games
from .problems import Trouble
from .settings import Settings
from .store_probe import Probe
from .warmup import read_words, warm_up

T = TypeVar("T")
LOG = logging.getLogger("undercroft.web")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # of codes: none that are mistaken for one another
CODE = 6
RETURN = 5.0  # seconds after the start in which tables are read again, and nothing else
SWEEP = 15.0  # seconds from one look at all tables to the next
THINKERS = 2  # threads for bots
QUERIERS = 2  # threads for questions to the engine
GARBAGE = (50_000, 20, 100)  # games are freed by counting; cycles are few


class Note(Struct):
    """A message between workers about a table."""

    worker: str
    here: tuple[int, ...] | None = None
    pings: tuple[wire.Pinged, ...] = ()


def new_code() -> str:
    """A code that friends can tell one another."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


class Hub:
    """The tables, the store below them, and what is counted of them."""

    presence_lasts = 3 * SWEEP

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        share = settings.share
        self.worker = str(share.number) if share.workers > 1 else secrets.token_hex(4)
        self.metrics = Metrics(self.worker if store.shared or share.workers > 1 else "")
        self.stopped = False
        self._started = time.monotonic()
        self.lobby = Allowances(*settings.limits.lobby)
        self.forms = Allowances(*settings.limits.forms)
        self.openings = Allowances(*settings.limits.tables)
        self.joins = Allowances(*settings.limits.joins)
        self.proxies = Proxies(settings.proxy)
        self.journals = Allowances(*settings.limits.journals)
        self.solver = Allowances(*settings.limits.solver)
        self.jobs = JobPool(settings.limits, settings.packs)
        self.exports = Exports(self.jobs, store, settings.limits)
        self.probe = Probe(store)
        self.sockets: dict[str, int] = {}  # open ones by address
        self._lives: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinkers = ThreadPoolExecutor(THINKERS, thread_name_prefix="thinker")
        self._queriers = ThreadPoolExecutor(QUERIERS, thread_name_prefix="querier")
        # Only one: msgspec learns types when they are first met, and two threads must not do so at once.
        self._preparer = ThreadPoolExecutor(1, thread_name_prefix="preparer")

    def start(self) -> None:
        """Get everything ready that is the same for all tables; then listen, and look after the tables."""
        sys.setswitchinterval(0.002)  # bots think in threads: the loop must get its turn soon
        gc.set_threshold(*GARBAGE)
        warm_up(self.find)
        gc.freeze()  # rules and words stay: they need not be looked through for garbage, which takes long
        if self.store.shared:
            self.background(self._listen())
        self.background(self._look_after())
        self.background(self._read_words())

    async def stop(self) -> None:
        """Say good-bye to everybody."""
        self.stopped = True
        for live in self._lives.values():
            live.stop()
            for link in live.links:
                link.part("stopping")
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.jobs.stop()
        for threads in (self._thinkers, self._queriers, self._preparer):
            threads.shutdown(wait=False, cancel_futures=True)

    def find(self, game: str) -> Edition:
        """A game with the packs of this server."""
        return edition_of(game, self.settings.packs)

    async def prepare(self, work: Callable[[], T]) -> T:
        """Make a table or read one, not on the loop; one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._preparer, work)

    async def _read_words(self) -> None:
        """Read the words for first visitors, in every language; those who return to a table go first."""
        await self.all_back()
        for language in LANGUAGES:
            await self.prepare(partial(games, language, self.settings.packs))
            for game in boxes():
                await self.prepare(partial(read_words, self.find(game), language))

    async def all_back(self) -> None:
        """Until those who were here before a restart had the time to come back."""
        await asyncio.sleep(self._started + RETURN - time.monotonic())

    async def think(self, work: Callable[[], T]) -> T:
        """Do something long, not on the loop."""
        return await asyncio.get_running_loop().run_in_executor(self._thinkers, work)

    def inquire(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Answer a question to the engine, not on the loop."""
        return asyncio.get_running_loop().run_in_executor(self._queriers, work)

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something on the side; if it fails that is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("%s", error, exc_info=error)

    # -- tables

    def live(self, id: str) -> LiveTable:
        """A table by its id; whether it is there shows when it is read."""
        found = self._lives.get(id)
        if found is None:
            if not self.settings.share.holds(id):
                raise Trouble("misdirected")
            found = self._lives[id] = LiveTable(self, id)
            self.metrics.tables.set(len(self._lives))
        return found

    async def add(self, make: Callable[[str, str], tuple[Table, CommandResult]]) -> Table:
        """A new table, made with a fresh id and code, and kept."""
        while True:
            id, code = self.new_names()
            table, outcome = await self.prepare(partial(make, id, code))
            try:
                await self.store.create(
                    id, code, table.header.game, outcome.lines, kept_summary(table), kind=kind_of(table)
                )
            except CodeTaken:
                continue
            self.live(id).adopt(table)
            return table

    async def adopt(self, id: str, code: str, imported: Imported) -> None:
        """Keep a table that another process has made."""
        lines, point = imported.lines, imported.checkpoint
        table = await self.prepare(lambda: load_table(self.find, lines, point))
        await self.store.create(
            id, code, table.header.game, lines, imported.summary,
            parent=table.opened.parent or None, kind=kind_of(table),
        )  # fmt: skip
        await self.store.touch(id, imported.summary, answers=table.answers, ended=table.over)
        await self.store.keep_checkpoint(id, table.count, point)
        live = self.live(id)
        if live.table is None:  # else somebody read it as soon as it was there, and may have played on
            live.adopt(table, table.count)

    def new_names(self) -> tuple[str, str]:
        """An id and a code for a new table."""
        return self.settings.share.new_id(), new_code()

    def drop(self, id: str) -> None:
        """Forget a table that turned out not to be there."""
        if id in self._lives and not self._lives[id].links:
            self._lives.pop(id).stop()
            self.metrics.tables.set(len(self._lives))

    @property
    def size(self) -> int:
        """How many tables are in memory."""
        return len(self._lives)

    # -- sockets

    def connect(self, address: str) -> bool:
        """One more socket of this address; False: it has too many."""
        many = self.sockets.get(address, 0)
        if many >= self.settings.limits.connections:
            return False
        self.sockets[address] = many + 1
        self.metrics.sockets.inc()
        return True

    def disconnect(self, address: str, link: Connection) -> None:
        """A socket was closed."""
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
        self.metrics.sockets.dec()
        if link.bye:
            self.metrics.dropped.labels(link.bye).inc()

    # -- other workers

    async def say(self, id: str, what: str, value: Any) -> None:
        """Tell other workers something of a table that is not kept."""
        if self.store.shared:
            note = msgspec.json.encode({"worker": self.worker, what: value})
            with suppress(KeepingError):
                await self.store.notify(id, note)

    async def _listen(self) -> None:
        async for heard in self.store.listen():
            if not heard.table_id:
                for live in list(self._lives.values()):
                    self.background(live.catch_up())
            elif found := self._lives.get(heard.table_id):
                if heard.n:
                    self.background(found.catch_up(heard.n))
                else:
                    self._hear(found, heard.note)

    def _hear(self, live: LiveTable, note: bytes) -> None:
        try:
            said = msgspec.json.decode(note, type=Note)
        except msgspec.MsgspecError as error:
            LOG.warning("another worker says what nobody understands: %s", error)
            return
        if said.here is not None:
            live.hear_presence(said.worker, frozenset(said.here))
        live.cast(said.pings)

    # -- looking after them

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Forget tables that nobody looks at, and say who is here."""
        oldest = time.monotonic() - self.settings.idle_seconds
        for id, live in list(self._lives.items()):
            if not live.links and live.touched < oldest and not live.lock.locked():
                live.stop()
                del self._lives[id]
                continue
            live.refresh_presence()
            if live.links and self.store.shared:
                with suppress(UndercroftError):
                    await live.tell_presence()
        self.metrics.tables.set(len(self._lives))
