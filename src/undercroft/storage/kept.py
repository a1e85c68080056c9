"""Rows read from a store, and its errors."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel import UndercroftError


class KeepingError(UndercroftError):
    """The store cannot be reached, read or written; what was to be written must be taken as not written."""


class NoTable(KeepingError):
    """There is no table of that id."""


class CodeTaken(KeepingError):
    """Another table has that code; choose a new one."""


class Kept(NamedTuple):
    """A table as lists show it."""

    id: str
    code: str
    game: str
    created: int  # seconds since 1970, as is `touched`
    touched: int
    answers: int
    ended: bool
    summary: bytes
    parent: str | None = None  # the campaign that it belongs to
    kind: str = "game"  # or "campaign", or "child" of one


class Checkpoint(NamedTuple):
    """The whole position after the first `n` lines."""

    n: int
    body: bytes


class Loaded(NamedTuple):
    """All lines of a table, and its newest checkpoint."""

    lines: list[bytes]
    checkpoint: Checkpoint | None


class Heard(NamedTuple):
    """News from another worker: a table has `n` lines now, or a note about it (then `n` is 0).

    Without a table: the connection is new, and anything may have happened before it.
    """

    table_id: str
    n: int
    note: bytes
