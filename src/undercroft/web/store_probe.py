"""Tries whether the store takes what is written."""

from __future__ import annotations

import asyncio
import time

from undercroft.storage import KeepingError, Store

PATIENCE = 3.0  # seconds for the store to say that it is well
FRESH = 2.0  # seconds for which its word holds: each is a trip to the disk


class Probe:
    """Writes to the store, now and then, and takes it away again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._turn = asyncio.Lock()
        self._at = float("-inf")
        self._fault = ""

    async def fault(self) -> str:
        """Why nothing can be written; empty: it can."""
        async with self._turn:
            if time.monotonic() - self._at > FRESH:
                self._fault = await self._try()
                self._at = time.monotonic()
            return self._fault

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_to_write()
        except KeepingError as error:
            return str(error).rpartition(": ")[2].rstrip(".")  # not where the tables are
        except TimeoutError:
            return "it does not answer"
        return ""
