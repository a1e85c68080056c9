"""Processes that write until they are killed, and say each line that they know to be on disk."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection

from undercroft.storage import Store, open_store

# a process that has all modules loaded and is forked for each writer: they start at once
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["undercroft.storage.sqlite", "undercroft.storage.postgres", "asyncpg"])


def write_on(url: str, table_ids: list[str], name: str, said: Connection) -> None:
    """Append to several tables at once, for ever; say (table, line) after each commit."""

    async def play(store: Store, table_id: str) -> None:
        have, k = 0, 0
        while True:
            async with store.writing(table_id) as writer:
                have += len(await writer.catch_up(have))
                body = f"{name}.{k}".encode()
                await writer.append([body])
            have, k = have + 1, k + 1
            said.send((table_id, body))

    async def main() -> None:
        store = await open_store(url)
        await asyncio.gather(*(play(store, table_id) for table_id in table_ids))

    asyncio.run(main())


class Writing:
    """A process that writes, and what it said so far."""

    def __init__(self, url: str, table_ids: list[str], name: str) -> None:
        self._ear, mouth = FORKS.Pipe(duplex=False)
        self.process = FORKS.Process(target=write_on, args=(url, table_ids, name, mouth), daemon=True)
        self.process.start()
        mouth.close()
        self.said: list[tuple[str, bytes]] = []

    def hear(self, count: int, patience: float = 20) -> None:
        """Wait until it has said so much."""
        while len(self.said) < count:
            assert self._ear.poll(patience), f"{self.process.name} says no more"
            self.said.append(self._ear.recv())

    def kill(self) -> None:
        """As by kill -9; what it said before is still heard."""
        self.process.kill()
        self.process.join(10)
        try:
            while self._ear.poll():
                self.said.append(self._ear.recv())
        except EOFError:
            return


@contextmanager
def writing(url: str, table_ids: list[str], name: str) -> Iterator[Writing]:
    """A process that is gone at the end, whatever happens."""
    started = Writing(url, table_ids, name)
    try:
        yield started
    finally:
        started.kill()
