"""Keeps tables: an append-only log for each, in a SQLite file or in PostgreSQL."""

from .addresses import default_url
from .kept import Checkpoint, CodeTaken, Heard, KeepingError, Kept, Loaded, NoTable
from .opening import open_store
from .store import NOTE_LIMIT, Store
from .writer import Writer

__all__ = [
    "Checkpoint",
    "CodeTaken",
    "Heard",
    "KeepingError",
    "Kept",
    "Loaded",
    "NOTE_LIMIT",
    "NoTable",
    "Store",
    "Writer",
    "default_url",
    "open_store",
]
