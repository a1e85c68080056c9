"""All tables as one file, and back: compressed lines of JSON with a header, and a checksum at the end."""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, delete, select

import undercroft

from .kept import KeepingError, Kept
from .schema import tables
from .statements import (
    ADD_CHECKPOINT,
    CHECKPOINT,
    Change,
    add_lines,
    add_table,
    carry_out,
    read_kept,
    read_lines,
)
from .store import Store

FORMAT = 2  # 1 knew no families
AT_ONCE = 500
IDS = select(tables.c.id).order_by(tables.c.parent.is_not(None), tables.c.created, tables.c.id)
DROP = delete(tables).where(tables.c.id.in_(bindparam("ids", expanding=True)))
BY_CODES = select(tables.c.code).where(tables.c.code.in_(bindparam("codes", expanding=True))).limit(1)
T = TypeVar("T")


class Piece(Struct, forbid_unknown_fields=True, tag_field="is"):
    """One line of the file."""


class Head(Piece, tag="undercroft tables"):
    """The first line."""

    format: int
    version: str  # of undercroft
    made: int  # seconds since 1970


class TablePiece(Piece, tag="table"):
    """A table; its lines and its checkpoint follow."""

    id: str
    code: str
    game: str
    created: int
    touched: int
    answers: int
    ended: bool
    summary: str
    parent: str | None = None  # a campaign, which stands before its children
    kind: str = "game"


class PartPiece(Piece):
    """A part of a table, with the number of its last record."""

    table: str
    n: int
    body: str


class LinePiece(PartPiece, tag="line"): ...


class CheckpointPiece(PartPiece, tag="checkpoint"): ...


class End(Piece, tag="end"):
    """The last line: what must have come before it."""

    tables: int
    lines: int
    sha256: str


AnyPiece = Head | TablePiece | LinePiece | CheckpointPiece | End


class Tally(NamedTuple):
    """How much was written or read."""

    tables: int
    lines: int


# -- out


async def back_up(store: Store, path: Path) -> Tally:
    """Write all tables, as they are at one instant, to a new file."""
    with Archive(path) as archive:
        tally = await store.read(
            lambda connection: _add_all(connection, archive, store.clock()), at_once=True
        )
        archive.finish()
    return tally


def _add_all(connection: Connection, archive: Archive, now: int) -> Tally:
    tally = Tally(0, 0)
    archive.add(Head(FORMAT, undercroft.__version__, now))
    for table_id in connection.execute(IDS).scalars().all():
        (kept,) = read_kept(connection, [table_id]).values()
        archive.add(TablePiece(**{**kept._asdict(), "summary": kept.summary.decode()}))
        for n, body in (bodies := read_lines(connection, table_id, 1)):
            archive.add(LinePiece(table_id, n, body.decode()))
        if point := connection.execute(CHECKPOINT, {"table": table_id}).one_or_none():
            archive.add(CheckpointPiece(table_id, point.n, point.body.decode()))
        tally = Tally(tally.tables + 1, tally.lines + len(bodies))
    archive.add(End(*tally, archive.digest()))
    return tally


class Archive:
    """A new backup file; it has its name only when it is whole and on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._part = path.with_name(f"{path.name}.part")
        self._seen = hashlib.sha256()

    def __enter__(self) -> Archive:
        if self.path.exists():
            raise KeepingError(f"{self.path} exists already: a backup goes to a new file.")
        with self._told():
            flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0)
            self._file = os.fdopen(os.open(self._part, flags, 0o600), "wb")  # it holds secrets of games
            self._packed = gzip.GzipFile(fileobj=self._file, mode="wb", compresslevel=6, mtime=0)
        return self

    def __exit__(self, *error: object) -> None:
        with suppress(OSError):
            self._packed.close()
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._part.unlink()

    def add(self, piece: AnyPiece) -> None:
        """Write a line."""
        line = msgspec.json.encode(piece) + b"\n"
        self._seen.update(line)
        with self._told():
            self._packed.write(line)

    def digest(self) -> str:
        """Of all that was written."""
        return self._seen.hexdigest()

    def finish(self) -> None:
        """The file is complete: fsync, then rename it into place."""
        with self._told():
            self._packed.close()
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            self._part.rename(self.path)

    @contextmanager
    def _told(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise KeepingError(f"{self.path} cannot be written: {error.strerror or error}.") from error


# -- in


async def restore(store: Store, path: Path, replace: bool = False) -> Tally:
    """Put all tables of a backup into a store; none, if one is there already and is not to be replaced."""
    found = _check(path)
    await store.write(lambda connection: _put_all(connection, path, found, replace))
    return found.tally


class Contents(NamedTuple):
    """The contents of a whole backup."""

    codes: dict[str, str]  # of each table, by its id
    tally: Tally


def _check(path: Path) -> Contents:
    """Read all of a file; refuse it unless it is a whole backup of ours."""
    codes: dict[str, str] = {}
    count = 0
    last = ""  # the table whose lines come, and how many have come
    lines_of = 0
    for piece in _pieces(path):
        match piece:
            case TablePiece(id=table_id, code=code):
                if table_id in codes or (codes and not lines_of):
                    raise _broken(path, f"the table {table_id!r} is out of place")
                codes[table_id] = code
                last, lines_of = table_id, 0
            case LinePiece(table=table_id, n=n):
                lines_of += 1
                count += 1
                if table_id != last or n != lines_of:
                    raise _broken(path, f"line {n} of table {table_id!r} is out of place")
            case CheckpointPiece(table=table_id, n=n):
                if table_id != last or n > lines_of:
                    raise _broken(path, f"the checkpoint of table {table_id!r} is out of place")
            case End() as end:
                if (end.tables, end.lines) != (len(codes), count):
                    raise _broken(path, "tables or lines are missing")
    return Contents(codes, Tally(len(codes), count))


def _pieces(path: Path) -> Iterator[AnyPiece]:
    """The lines of a file: first a head that we can read, at last an end whose checksum is right."""
    seen = hashlib.sha256()
    piece: AnyPiece | None = None
    try:
        with gzip.open(path, "rb") as packed:
            for line in packed:
                if isinstance(piece, End):
                    raise _broken(path, "something follows its end")
                before, piece = piece, msgspec.json.decode(line, type=AnyPiece)
                if (before is None) != isinstance(piece, Head):
                    raise _broken(path, "its head is not at its beginning")
                if isinstance(piece, Head) and piece.format > FORMAT:
                    raise KeepingError(f"{path} was made by undercroft {piece.version}: update this one.")
                if isinstance(piece, End) and piece.sha256 != seen.hexdigest():
                    raise _broken(path, "its checksum is wrong")
                seen.update(line)
                yield piece
    except (gzip.BadGzipFile, zlib.error, EOFError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise _broken(path, str(error).rstrip(".")) from error
    except OSError as error:
        raise KeepingError(f"{path} cannot be read: {error.strerror or error}.") from error
    if not isinstance(piece, End):
        raise _broken(path, "its end is missing")


def _broken(path: Path, why: str) -> KeepingError:
    return KeepingError(f"{path} is no whole backup of tables: {why}.")


def _put_all(connection: Connection, path: Path, found: Contents, replace: bool) -> None:
    ids = list(found.codes)
    for some in batched(ids):
        there = read_kept(connection, some)
        if there and not replace:
            raise KeepingError(
                f"The table {next(iter(there))!r} of {path} is here already: restore into an empty "
                f"store, or with --replace."
            )
        connection.execute(DROP, {"ids": some})
    for some in batched(ids):
        clash = connection.execute(BY_CODES, {"codes": [found.codes[each] for each in some]}).first()
        if clash:
            raise KeepingError(f"The code {clash.code!r} of {path} belongs to another table here.")
    for pieces in batched(_pieces(path)):
        carry_out(connection, [change for piece in pieces if (change := _change(piece))])


def _change(piece: AnyPiece) -> Change | None:
    """The change to the store by a line of the file."""
    match piece:
        case TablePiece():
            row = msgspec.structs.asdict(piece)
            return add_table(Kept(**{**row, "summary": piece.summary.encode()}))
        case LinePiece():
            return add_lines(piece.table, piece.n - 1, [piece.body.encode()])
        case CheckpointPiece():
            return Change(
                ADD_CHECKPOINT, [{"table": piece.table, "upto": piece.n, "body": piece.body.encode()}]
            )
    return None


def batched(things: Iterable[T]) -> Iterator[list[T]]:
    """So many at once as a statement takes."""
    rest = iter(things)
    while some := list(islice(rest, AT_ONCE)):
        yield some
