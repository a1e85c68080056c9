"""Tables in a SQLite file: one process writes a table, and writes of one moment share a trip to the disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event

from .addresses import file_of, shown
from .kept import Heard, KeepingError
from .migrating import migrate
from .statements import ADD_LINES, ADD_TABLE, Change, Numbered, carry_out, read_heads, read_lines
from .store import Store, seconds
from .writer import Writer

BUSY = 10  # seconds to wait for another program that writes, a backup being restored for instance
READERS = 4
T = TypeVar("T")
Wish = tuple[Sequence[Change], asyncio.Future[None]]  # what to write, and who waits for it


class SqliteStore(Store):
    """A file in WAL mode; each commit is on disk before it comes back.

    A transaction is one trip to a thread; to await its statements one by one is a trip for each of them.
    """

    shared = False

    def __init__(self, url: URL, clock: Callable[[], int] = seconds) -> None:
        super().__init__(shown(url), clock)
        self._path = file_of(url)
        self._writers = _engine(url, pool_size=1, max_overflow=0)
        event.listen(self._writers, "begin", _keep_others_out)
        self._readers = _engine(url, pool_size=READERS, max_overflow=0)
        self._pen = ThreadPoolExecutor(1, "undercroft-writer")
        self._eyes = ThreadPoolExecutor(READERS, "undercroft-reader")
        self._wishes: list[Wish] = []
        self._committing: asyncio.Task[None] | None = None
        self._heads: dict[str, int] = {}
        self._closed = asyncio.Event()

    async def open(self) -> None:
        """Make the file if there is none, and bring it up to date."""
        with self.told("opened"):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds secrets of games
        await self.write(migrate)

    async def close(self) -> None:
        self._closed.set()
        if self._committing:
            await asyncio.wait([self._committing])
        for threads, engine in ((self._pen, self._writers), (self._eyes, self._readers)):
            await asyncio.to_thread(threads.shutdown)
            engine.dispose()

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[Writer]:
        async def read(first: int) -> Sequence[Numbered]:
            return await self.read(lambda connection: read_lines(connection, table_id, first))

        async with self._turn(table_id):
            writer = Writer(table_id, read, self.clock, self._heads.pop(table_id, 0))
            yield writer
            if writer.changes:
                await self._commit(writer.changes)
            self._heads[table_id] = writer.head

    async def listen(self) -> AsyncIterator[Heard]:
        """Nothing: no other worker has the tables of this one."""
        await self._closed.wait()
        nothing: tuple[Heard, ...] = ()
        for heard in nothing:
            yield heard

    async def notify(self, table_id: str, note: bytes) -> None:
        """There is nobody to hear it."""

    async def read(self, query: Callable[[Connection], T], *, at_once: bool = False) -> T:
        def look() -> T:
            with self.told("read"), self._readers.connect() as connection:
                if at_once:
                    connection.exec_driver_sql("BEGIN")
                return query(connection)

        return await self._in_thread(self._eyes, look)

    async def write(self, change: Callable[[Connection], T]) -> T:
        return await self._in_thread(self._pen, lambda: self._transact(change))

    async def _in_thread(self, threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        if self._closed.is_set():
            raise KeepingError(f"The tables in {self.name} are closed.")
        return await asyncio.get_running_loop().run_in_executor(threads, work)

    async def _commit(self, changes: Sequence[Change]) -> None:
        """Wait for the disk, even if whoever asked goes away meanwhile: the next writer must know the end."""
        if self._closed.is_set():
            raise KeepingError(f"The tables in {self.name} are closed.")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wishes.append((changes, done))
        if self._committing is None or self._committing.done():
            self._committing = asyncio.create_task(self._commit_all())
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            raise

    async def _commit_all(self) -> None:
        """While one transaction goes to the disk the next gathers; so a full house costs few syncs."""
        loop = asyncio.get_running_loop()
        wishes: list[Wish] = []
        try:
            while self._wishes:
                wishes, self._wishes = self._wishes, []
                asked = [changes for changes, _ in wishes]
                faults = await loop.run_in_executor(self._pen, self._grant, asked)
                for (_, done), fault in zip(wishes, faults):
                    if fault:
                        done.set_exception(fault)
                    else:
                        done.set_result(None)
        finally:
            for _, done in (
                *wishes,
                *self._wishes,
            ):  # the program ends in mid-commit: nobody may wait for ever
                done.cancel()

    # -- in the writer's thread

    def _grant(self, wishes: Sequence[Sequence[Change]]) -> list[Exception | None]:
        """Write all in one transaction; if one of them is wrong, the others shall not suffer for it."""
        try:
            self._transact(lambda connection: self._carry_out(connection, *wishes))
        except Exception as fault:
            if len(wishes) == 1:
                return [fault]
            return [fault for each in wishes for fault in self._grant([each])]
        return [None] * len(wishes)

    def _transact(self, change: Callable[[Connection], T]) -> T:
        with self.told("written"), self._writers.begin() as connection:
            return change(connection)

    def _carry_out(self, connection: Connection, *wishes: Sequence[Change]) -> None:
        """Refuse lines that do not follow on what is there: another program was at the file."""
        changes = [change for wish in wishes for change in wish]
        new = {row["id"] for change in changes if change.statement is ADD_TABLE for row in change.rows}
        firsts: dict[str, int] = {}
        for row in (row for change in changes if change.statement is ADD_LINES for row in change.rows):
            if row["table_id"] not in new:
                firsts.setdefault(row["table_id"], row["n"])
        there = read_heads(connection, firsts) if firsts else {}
        for table_id, first in firsts.items():
            if first != there.get(table_id, 0) + 1:
                raise KeepingError(
                    f"Another program wrote the table {table_id!r} in {self.name}; load it again."
                )
        carry_out(connection, changes)


def _engine(url: URL, **pool: Any) -> Engine:
    """Connections that sync every commit, and begin no transaction by themselves."""
    engine = create_engine(url, connect_args={"timeout": BUSY}, **pool)
    event.listen(engine, "connect", _set_up)
    return engine


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _keep_others_out(connection: Connection) -> None:
    """Take the right to write with the first statement, not with the first that writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
