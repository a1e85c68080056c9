"""A store whose disk is slow, full or lying, for tests of what must not happen before a commit."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from undercroft.storage import KeepingError
from undercroft.storage.addresses import address
from undercroft.storage.sqlite import SqliteStore
from undercroft.storage.statements import Change


class FaultyStore(SqliteStore):
    """A SQLite file; every write waits for the gate, and can fail before or after the disk has it."""

    def __init__(self, path: Path) -> None:
        super().__init__(address(str(path)))
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False  # the disk takes nothing
        self.forgets_to_answer = False  # the disk has it, but nobody hears so
        self.waiting = 0  # writes before the gate
        self.commits = 0  # writes that are on disk

    async def _commit(self, changes: Sequence[Change]) -> None:
        self.waiting += 1
        try:
            await self.gate.wait()
        finally:
            self.waiting -= 1
        if self.fails:
            raise KeepingError(f"The tables in {self.name} cannot be written: the disk is full.")
        await super()._commit(changes)
        self.commits += 1
        if self.forgets_to_answer:
            raise KeepingError(f"The tables in {self.name} cannot be written: it does not answer.")


async def open_faulty(path: Path) -> FaultyStore:
    """A new one; close the gate with `store.gate.clear()`."""
    store = FaultyStore(path)
    await store.open()
    return store
