"""The store: tables, their lines and checkpoints, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from secrets import token_hex
from typing import Self, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from . import statements
from .kept import CodeTaken, Heard, KeepingError, Kept, Loaded
from .statements import Change
from .writer import Writer

NOTE_LIMIT = 7000  # bytes; PostgreSQL lets a notification have 8000
DAY = 24 * 60 * 60
T = TypeVar("T")


def seconds() -> int:
    """Now, in seconds since 1970."""
    return int(time.time())


class Store(ABC):
    """Keeps tables. Whatever is written is on disk when the call that wrote it comes back."""

    shared: bool  # other workers may write the same tables; else each table has one that does

    def __init__(self, name: str, clock: Callable[[], int] = seconds) -> None:
        self.name = name
        self.clock = clock
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    # -- what each database does in its own way

    @abstractmethod
    async def open(self) -> None:
        """Reach the database and bring it up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is under way and let go of the database."""

    @abstractmethod
    def writing(self, table_id: str) -> AbstractAsyncContextManager[Writer]:
        """Be the only writer of a table; what the writer was given is on disk when the block is left.

        After any exception out of the block, the position in memory may be wrong: load the table again.
        """

    @abstractmethod
    def listen(self) -> AsyncIterator[Heard]:
        """The writes and messages of other workers, until the store is closed."""

    @abstractmethod
    async def notify(self, table_id: str, note: bytes) -> None:
        """Say something to the other workers that is not kept; UTF-8, and not longer than NOTE_LIMIT."""

    @abstractmethod
    async def read(self, query: Callable[[Connection], T], *, at_once: bool = False) -> T:
        """Read by a connection; with `at_once` all that it reads is of one instant."""

    @abstractmethod
    async def write(self, change: Callable[[Connection], T]) -> T:
        """Write by a connection: all is kept at the end, or nothing."""

    @abstractmethod
    async def _commit(self, changes: Sequence[Change]) -> None:
        """Write changes that need no lock."""

    # -- what is the same everywhere

    async def create(
        self,
        table_id: str,
        code: str,
        game: str,
        bodies: Sequence[bytes],
        summary: bytes = b"{}",
        *,
        parent: str | None = None,
        kind: str = "game",
    ) -> None:
        """Begin a table with its first lines; a child belongs to its parent for good."""
        if not bodies:
            raise KeepingError(f"The table {table_id!r} cannot begin without a line.")
        now = self.clock()
        kept = Kept(table_id, code, game, now, now, 0, False, summary, parent, kind)
        try:
            await self._commit([statements.add_table(kept), statements.add_lines(table_id, 0, bodies)])
        except KeepingError as error:
            if not isinstance(error.__cause__, IntegrityError | sqlite3.IntegrityError):
                raise
            if await self.by_code(code):
                raise CodeTaken(f"The code {code!r} belongs to another table.") from error
            raise KeepingError(f"There is a table {table_id!r} already.") from error

    async def load(self, table_id: str) -> Loaded:
        """All of a table."""
        return await self.read(lambda connection: statements.read_table(connection, table_id))

    async def lines(self, table_id: str, after: int = 0) -> list[bytes]:
        """The lines of a table after the first `after`."""
        found = await self.read(lambda connection: statements.read_lines(connection, table_id, after + 1))
        return [body for _, body in found]

    async def heads(self, table_ids: Collection[str]) -> dict[str, int]:
        """How many lines each of these tables has; those that are not there are left out."""
        return await self.read(lambda connection: statements.read_heads(connection, table_ids))

    async def by_code(self, code: str) -> Kept | None:
        """The table that friends join by this code."""
        return await self.read(lambda connection: statements.read_by_code(connection, code))

    async def summaries(self, table_ids: Collection[str]) -> dict[str, Kept]:
        """The summaries of these tables; those that are not there are left out."""
        return await self.read(lambda connection: statements.read_kept(connection, table_ids))

    async def children(self, parent: str) -> list[Kept]:
        """The children of a campaign, in the order in which they were opened."""
        return await self.read(lambda connection: statements.read_children(connection, parent))

    async def touch(self, table_id: str, summary: bytes, *, answers: int, ended: bool = False) -> None:
        """Set the summary that lists show of a table."""
        await self._commit([statements.touch(table_id, summary, answers, ended, self.clock())])

    async def keep_checkpoint(self, table_id: str, n: int, body: bytes) -> None:
        """Keep the position after the first `n` lines, in the place of an older one."""
        async with self.writing(table_id) as writer:
            await writer.keep_checkpoint(n, body)

    async def delete_old(self, days: int) -> int:
        """Forget tables in which nobody answered anything, untouched for so many days; gives their number."""
        before = self.clock() - days * DAY
        return await self.write(lambda connection: statements.delete_unplayed(connection, before))

    async def try_to_write(self) -> None:
        """Raise unless the database takes a table; it is gone again in the same transaction."""
        await self._commit(statements.trial(f"trial-{token_hex(8)}", self.clock()))

    def _turn(self, table_id: str) -> asyncio.Lock:
        """Whose turn it is to write a table in this process."""
        lock = self._turns.get(table_id)
        if lock is None:
            lock = self._turns[table_id] = asyncio.Lock()
        return lock

    @contextmanager
    def told(self, done: str) -> Iterator[None]:
        """Whatever the database says is told in one sentence."""
        try:
            yield
        except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
            raise KeepingError(f"The tables in {self.name} cannot be {done}: {reason(error)}.") from error


def reason(error: BaseException) -> str:
    """The database's message, in one line and without the statement."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig else error
    first = next(iter(str(said).strip().splitlines()), "")
    if not first:
        return "it does not answer" if isinstance(said, TimeoutError) else type(said).__name__
    return (first.partition(">: ")[2] or first).rstrip(".")
