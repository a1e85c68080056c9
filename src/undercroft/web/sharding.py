"""Tables shared out by their ids among the workers of one machine: only one of them plays a table."""

from __future__ import annotations

import secrets
from zlib import crc32

from msgspec import Struct


def worker_of(table_id: str, workers: int) -> int:
    """The number of the worker that has a table."""
    return crc32(table_id.encode()) % workers


class Shard(Struct, frozen=True):
    """The tables of one worker: its number, and how many there are."""

    number: int = 0
    workers: int = 1

    def holds(self, table_id: str) -> bool:
        """Is it a table of this worker?"""
        return worker_of(table_id, self.workers) == self.number

    def new_id(self) -> str:
        """An id for a new table of this worker, which nobody guesses."""
        while not self.holds(id := secrets.token_urlsafe(12)):
            pass
        return id
