"""Tables in PostgreSQL: many workers, one writer for each table by an advisory lock, news by NOTIFY."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

import asyncpg
from sqlalchemy import URL, BigInteger, Connection, String, bindparam, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from .addresses import shown
from .kept import Heard, KeepingError
from .migrating import migrate
from .statements import Change, Numbered, carry_out, read_lines
from .store import NOTE_LIMIT, Store, seconds
from .writer import Writer

T = TypeVar("T")
CHANNEL = "undercroft"
MIGRATION = "undercroft migration"  # the name of the lock
LOCK = select(func.pg_advisory_xact_lock(bindparam("key", type_=BigInteger)))
SAY = select(func.pg_notify(CHANNEL, bindparam("said", type_=String)))
CONNECTIONS = 10  # and as many again when all of them are busy
PATIENCE = 10  # seconds for a connection, a lock, or an answer to the listener's question
SETTINGS = {
    "application_name": "undercroft",
    "synchronous_commit": "on",
    "lock_timeout": f"{PATIENCE}s",
    "idle_in_transaction_session_timeout": f"{2 * PATIENCE}s",  # a worker that hangs keeps no table locked
}
LOST = SQLAlchemyError, OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError
RETRY = 0.1, 2.0  # seconds from one try of the listener to the next: at first, at most


class PostgresStore(Store):
    """A database that several workers share."""

    shared = True

    def __init__(self, url: URL, clock: Callable[[], int] = seconds) -> None:
        super().__init__(shown(url), clock)
        dial = {"server_settings": SETTINGS, "timeout": PATIENCE, "command_timeout": 3 * PATIENCE}
        # each statement sees what was committed before it, whatever the server's own settings are
        options: dict[str, Any] = {"isolation_level": "READ COMMITTED", "connect_args": dial}
        self._engine = create_async_engine(
            url, pool_size=CONNECTIONS, max_overflow=CONNECTIONS, pool_timeout=PATIENCE, **options
        )
        self._ears = create_async_engine(url, poolclass=NullPool, **options)
        self._me = secrets.token_hex(4)
        self._closed = asyncio.Event()
        self._listening: set[asyncio.Queue[Heard | None]] = set()

    async def open(self) -> None:
        """Bring the database up to date; of workers that start at once the others wait."""

        def bring_up(connection: Connection) -> None:
            connection.execute(LOCK, {"key": _key(MIGRATION)})
            migrate(connection)

        await self.write(bring_up)

    async def close(self) -> None:
        self._closed.set()
        for news in self._listening:
            news.put_nowait(None)
        await self._engine.dispose()
        await self._ears.dispose()

    @asynccontextmanager
    async def writing(self, table_id: str) -> AsyncIterator[Writer]:
        async with self._turn(table_id), self._connected("written") as connection:

            async def read(first: int) -> Sequence[Numbered]:
                with self.told("read"):
                    return await connection.run_sync(read_lines, table_id, first)

            with self.told("written"):
                await connection.execute(LOCK, {"key": _key(table_id)})
            writer = Writer(table_id, read, self.clock)
            yield writer
            with self.told("written"):
                await connection.run_sync(carry_out, writer.changes)
                if writer.added:
                    await connection.execute(SAY, {"said": f"{self._me} {table_id} {writer.head} "})
                await connection.commit()

    async def listen(self) -> AsyncIterator[Heard]:
        """The writes and messages of other workers; a connection that is lost is made again."""
        wait = RETRY[0]
        while not self._closed.is_set():
            try:
                async with self._ears.connect() as connection:
                    wait = RETRY[0]
                    async for heard in self._hear(connection):
                        yield heard
            except LOST:
                wait = min(2 * wait, RETRY[1])
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._closed.wait()

    async def notify(self, table_id: str, note: bytes) -> None:
        if len(note) > NOTE_LIMIT:
            raise KeepingError(f"A note has at most {NOTE_LIMIT} bytes, this one has {len(note)}.")
        said = f"{self._me} {table_id} 0 {note.decode()}"
        await self.read(lambda connection: connection.execute(SAY, {"said": said}).all())

    async def read(self, query: Callable[[Connection], T], *, at_once: bool = False) -> T:
        async with self._connected("read") as connection:
            with self.told("read"):
                await connection.execution_options(
                    isolation_level="REPEATABLE READ" if at_once else "AUTOCOMMIT"
                )
                return await connection.run_sync(query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        async with self._connected("written") as connection:
            with self.told("written"):
                done = await connection.run_sync(change)
                await connection.commit()
                return done

    async def _commit(self, changes: Sequence[Change]) -> None:
        await self.write(lambda connection: carry_out(connection, changes))

    async def _hear(self, connection: AsyncConnection) -> AsyncIterator[Heard]:
        """The messages of one connection, until it is lost or the store is closed."""
        news: asyncio.Queue[Heard | None] = asyncio.Queue()

        def take(_connection: object, _process: int, _channel: str, said: str) -> None:
            who, table_id, n, note = said.split(" ", 3)
            if who != self._me:
                news.put_nowait(Heard(table_id, int(n), note.encode()))

        raw: Any = (await connection.get_raw_connection()).driver_connection
        raw.add_termination_listener(lambda _connection: news.put_nowait(None))
        await raw.add_listener(CHANNEL, take)
        self._listening.add(news)
        try:
            yield Heard("", 0, b"")
            while not self._closed.is_set():
                try:
                    async with asyncio.timeout(PATIENCE):
                        heard = await news.get()
                except TimeoutError:
                    await raw.execute("SELECT 1", timeout=PATIENCE)  # a dead line says nothing by itself
                    continue
                if heard is None:
                    return
                yield heard
        finally:
            self._listening.discard(news)

    @asynccontextmanager
    async def _connected(self, done: str) -> AsyncIterator[AsyncConnection]:
        """A connection from the pool; what was not committed on it is taken back at the end."""
        with self.told(done):
            connection = await self._engine.connect()
        try:
            yield connection
        finally:
            with self.told(done):
                await asyncio.shield(connection.close())


def _key(name: str) -> int:
    """The number by which PostgreSQL knows a lock."""
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest(), "big", signed=True)
