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
from .sqlite_commits import BUSY, Committer, set_up
from .statements import Change, Numbered, read_lines
from .store import Store, seconds
from .writer import Writer

READERS = 4
T = TypeVar("T")
Wish = tuple[Sequence[Change], asyncio.Future[None]]  # records to write, and who waits for them


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
        self._committer = Committer(self._path, self.name)
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
        self._committer.close()

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
            with self.told("written"):
                self._committer.commit([change for wish in wishes for change in wish])
        except Exception as fault:
            if len(wishes) == 1:
                return [fault]
            return [fault for each in wishes for fault in self._grant([each])]
        return [None] * len(wishes)

    def _transact(self, change: Callable[[Connection], T]) -> T:
        with self.told("written"), self._writers.begin() as connection:
            return change(connection)


def _engine(url: URL, **pool: Any) -> Engine:
    """Connections that sync every commit, and begin no transaction by themselves."""
    engine = create_engine(url, connect_args={"timeout": BUSY}, **pool)
    event.listen(engine, "connect", set_up)
    return engine


def _keep_others_out(connection: Connection) -> None:
    """Take the right to write with the first statement, not with the first that writes."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
