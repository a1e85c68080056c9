"""The everyday commit to a SQLite file, by plain sqlite3: what a server does most goes the shortest way.

Statements are those of `statements`, compiled once; schema, migrations and reading stay with SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.dialects import sqlite

from .kept import KeepingError
from .statements import ADD_LINES, ADD_TABLE, Change, grouped

BUSY = 10  # seconds to wait for another program that writes, a backup being restored for instance
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
HEAD = "SELECT max(n) FROM lines WHERE table_id = ?"


def set_up(connection: Any, _record: object = None) -> None:
    """A connection that syncs every commit, and begins no transaction by itself."""
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


class Committer:
    """The connection that commits; only the writer's thread has it."""

    def __init__(self, path: Path, name: str) -> None:
        self._path, self._name = path, name
        self._connection: sqlite3.Connection | None = None

    def commit(self, changes: Sequence[Change]) -> None:
        """All is on disk when this comes back, or nothing is."""
        connection = self._connection = self._connection or self._connect()
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._check_heads(connection, changes)
            for statement, rows in grouped(changes):
                connection.executemany(_sql(statement, tuple(rows[0])), rows)
            connection.execute("COMMIT")
        except BaseException:
            self.close()  # the open transaction is rolled back; the next commit has a connection of its own
            raise

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=BUSY, check_same_thread=False)
        set_up(connection)
        return connection

    def _check_heads(self, connection: sqlite3.Connection, changes: Iterable[Change]) -> None:
        """Refuse lines that do not follow on what is there: another program was at the file."""
        new = {row["id"] for change in changes if change.statement is ADD_TABLE for row in change.rows}
        firsts: dict[str, int] = {}
        for change in changes:
            if change.statement is ADD_LINES:
                for row in change.rows:
                    firsts.setdefault(row["table_id"], row["n"])
        for table_id, first in firsts.items():
            if (
                table_id not in new
                and first != (connection.execute(HEAD, (table_id,)).fetchone()[0] or 0) + 1
            ):
                raise KeepingError(
                    f"Another program wrote the table {table_id!r} in {self._name}; load it again."
                )


@cache
def _sql(statement: Executable, columns: tuple[str, ...]) -> str:
    """A statement as SQLite reads it, with a place for each column by its name."""
    inserts = statement in (ADD_TABLE, ADD_LINES)
    compiled = statement.compile(  # type: ignore[attr-defined]
        dialect=sqlite.dialect(paramstyle="named"), column_keys=columns if inserts else None
    )
    return str(compiled)
