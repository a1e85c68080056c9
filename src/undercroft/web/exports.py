"""Exports of tables, made by another process and kept for a while: the same request twice costs nothing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from undercroft.storage import Store

from .job_pool import JobPool
from .jobs import AnyJob
from .settings import Limits

Key = tuple[str, int, str]  # the table, how many lines it has, and what is exported


class Exports:
    """Finished exports by what they are of; those asked for at the same time are made once."""

    def __init__(self, jobs: JobPool, store: Store, limits: Limits) -> None:
        self._jobs, self._store, self._limits = jobs, store, limits
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._making: dict[Key, asyncio.Task[bytes]] = {}

    async def fetch(self, key: Key, make: Callable[[list[bytes]], AnyJob]) -> bytes:
        """The export of a table; `make` gives the job for the lines that the store has."""
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, make))
            task.add_done_callback(lambda done: self._made(key, done))
        return await asyncio.shield(task)

    async def run(self, table: str, count: int, make: Callable[[list[bytes]], AnyJob]) -> bytes:
        """The result of a job about a table as it was after so many lines."""
        async with asyncio.timeout(self._limits.export_seconds):
            lines = await self._store.lines(table)
        return await self._jobs.run(make(lines[:count]), self._limits.export_seconds)

    async def _make(self, key: Key, make: Callable[[list[bytes]], AnyJob]) -> bytes:
        return await self.run(key[0], key[1], make)

    def _made(self, key: Key, done: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if done.cancelled() or done.exception():
            return
        body = done.result()
        self._kept[key] = body
        self._size += len(body)
        while self._size > self._limits.export_cache and self._kept:
            self._size -= len(self._kept.popitem(last=False)[1])
