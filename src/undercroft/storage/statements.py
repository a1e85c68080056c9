"""The statements for the database, the same on SQLite and PostgreSQL.

They are made once: making one takes longer than executing it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Executable,
    String,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from .kept import Checkpoint, Kept, Loaded, NoTable
from .schema import checkpoints, lines, tables

Row = dict[str, Any]
TRIAL = 16_384  # bytes
Numbered = tuple[int, bytes]  # a line with its number

LINES = (
    select(lines.c.n, lines.c.body)
    .where(lines.c.table_id == bindparam("table"), lines.c.n >= bindparam("first"))
    .order_by(lines.c.n)
)
# For SQLite: each row that is fetched gives the interpreter's lock away, and while others are busy it comes
# back late. All lines in one row come at once; they are sorted here, as an aggregate promises no order.
LINES_AT_ONCE = select(
    func.group_concat(lines.c.n.cast(String).concat(" ").concat(lines.c.body.cast(Text)), "\n")
).where(lines.c.table_id == bindparam("table"), lines.c.n >= bindparam("first"))
HEADS = select(
    tables.c.id,
    select(func.max(lines.c.n)).where(lines.c.table_id == tables.c.id).scalar_subquery(),
).where(tables.c.id.in_(bindparam("ids", expanding=True)))
CHECKPOINT = select(checkpoints.c.n, checkpoints.c.body).where(checkpoints.c.table_id == bindparam("table"))
KEPT = select(*(tables.c[name] for name in Kept._fields))
BY_CODE = KEPT.where(tables.c.code == bindparam("code"))
BY_ID = KEPT.where(tables.c.id.in_(bindparam("ids", expanding=True)))
CHILDREN = KEPT.where(tables.c.parent == bindparam("parent")).order_by(tables.c.created, tables.c.id)

ADD_TABLE = insert(tables)
ADD_LINES = insert(lines)
TOUCH = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(name) for name in ("touched", "answers", "ended", "summary")})
)
DROP_CHECKPOINT = delete(checkpoints).where(
    checkpoints.c.table_id == bindparam("table"), checkpoints.c.n <= bindparam("upto")
)
ADD_CHECKPOINT = insert(checkpoints).from_select(
    ["table_id", "n", "body"],
    select(
        bindparam("table", type_=tables.c.id.type),
        bindparam("upto", type_=checkpoints.c.n.type),
        bindparam("body", type_=checkpoints.c.body.type),
    ).where(~exists().where(checkpoints.c.table_id == bindparam("table"))),
)
DROP_TABLE = delete(tables).where(tables.c.id == bindparam("table"))
child, parents = tables.alias("child"), tables.alias("parents")
DROP_UNPLAYED = delete(tables).where(
    tables.c.answers == 0,
    tables.c.touched < bindparam("before"),
    tables.c.parent.is_(None),  # a child goes with its campaign, and a campaign that is played anywhere stays
    ~exists().where(
        child.c.parent == tables.c.id, or_(child.c.answers > 0, child.c.touched >= bindparam("before"))
    ),
)
DROP_ORPHANS = delete(tables).where(
    tables.c.parent.is_not(None), ~exists().where(parents.c.id == tables.c.parent)
)
# in this order the changes of many tables can go into one transaction: nothing precedes what it refers to
ORDER: tuple[Executable, ...] = (ADD_TABLE, ADD_LINES, TOUCH, DROP_CHECKPOINT, ADD_CHECKPOINT, DROP_TABLE)


# -- reading


def read_lines(connection: Connection, table_id: str, first: int) -> list[Numbered]:
    """The lines of a table from number `first` on."""
    asked = {"table": table_id, "first": first}
    if connection.dialect.name != "sqlite":
        return [(n, body) for n, body in connection.execute(LINES, asked)]
    text: str | None = connection.execute(LINES_AT_ONCE, asked).scalar_one()
    found = [line.partition(" ") for line in text.split("\n")] if text else []
    return sorted((int(n), body.encode()) for n, _, body in found)


def read_table(connection: Connection, table_id: str) -> Loaded:
    """All of a table. The checkpoint is read first: lines may come in between, but none go."""
    point = connection.execute(CHECKPOINT, {"table": table_id}).one_or_none()
    bodies = [body for _, body in read_lines(connection, table_id, 1)]
    if not bodies:
        raise NoTable(f"There is no table {table_id!r}.")
    return Loaded(bodies, Checkpoint(*point) if point else None)


def read_heads(connection: Connection, table_ids: Collection[str]) -> dict[str, int]:
    """The number of the last line of each table."""
    return dict(connection.execute(HEADS, {"ids": list(table_ids)}).all())


def read_by_code(connection: Connection, code: str) -> Kept | None:
    """The table of a code."""
    found = connection.execute(BY_CODE, {"code": code}).one_or_none()
    return Kept(*found) if found else None


def read_kept(connection: Connection, table_ids: Collection[str]) -> dict[str, Kept]:
    """The summaries of tables, for lists."""
    return {row[0]: Kept(*row) for row in connection.execute(BY_ID, {"ids": list(table_ids)})}


def read_children(connection: Connection, parent: str) -> list[Kept]:
    """The children of a campaign, in the order in which they were opened."""
    return [Kept(*row) for row in connection.execute(CHILDREN, {"parent": parent})]


# -- writing


class Change(NamedTuple):
    """One statement and its rows."""

    statement: Executable
    rows: Sequence[Row]


def add_table(kept: Kept) -> Change:
    """A new table."""
    return Change(ADD_TABLE, [kept._asdict()])


def add_lines(table_id: str, after: int, bodies: Iterable[bytes]) -> Change:
    """New lines, numbered on from those that are there."""
    rows = [{"table_id": table_id, "n": n, "body": body} for n, body in enumerate(bodies, after + 1)]
    return Change(ADD_LINES, rows)


def touch(table_id: str, summary: bytes, answers: int, ended: bool, now: int) -> Change:
    """Set the summary of a table, for lists."""
    row = {"table": table_id, "summary": summary, "answers": answers, "ended": ended, "touched": now}
    return Change(TOUCH, [row])


def keep_checkpoint(table_id: str, n: int, body: bytes) -> list[Change]:
    """A checkpoint in the place of an older one; a newer one stays."""
    row = {"table": table_id, "upto": n}
    return [Change(DROP_CHECKPOINT, [row]), Change(ADD_CHECKPOINT, [{**row, "body": body}])]


def trial(table_id: str, now: int) -> list[Change]:
    """A table that comes and goes in one transaction; large enough to need room."""
    kept = Kept(table_id, table_id, "", now, now, 0, False, bytes(TRIAL))
    return [add_table(kept), Change(DROP_TABLE, [{"table": table_id}])]


def grouped(changes: Iterable[Change]) -> list[tuple[Executable, list[Row]]]:
    """Changes in an order in which they can be executed, those of one kind together."""
    rows: dict[Executable, list[Row]] = {}
    for change in changes:
        rows.setdefault(change.statement, []).extend(change.rows)
    return [(statement, rows[statement]) for statement in sorted(rows, key=ORDER.index)]


def carry_out(connection: Connection, changes: Iterable[Change]) -> None:
    """Execute changes."""
    for statement, rows in grouped(changes):
        connection.execute(statement, rows)


def delete_unplayed(connection: Connection, before: int) -> int:
    """Forget families without an answer that nobody touched since; gives the number of tables."""
    gone = connection.execute(DROP_UNPLAYED, {"before": before}).rowcount
    return gone + connection.execute(DROP_ORPHANS).rowcount
