"""The tables of the database: one row for each table of players, one for each line of its log."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

# names that are the same on every database, so that migrations can speak of them
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),  # by which friends join
    Column("game", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970, as is `touched`
    Column("touched", BigInteger, nullable=False),
    Column("answers", Integer, nullable=False),  # how many the game had when the row was touched
    Column("ended", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),  # JSON: what lists of tables show
    # A campaign and its delves are a family: they are kept, listed and deleted together.
    # No foreign key: SQLite cannot add one to a table that is there without deleting what refers to it.
    Column("parent", String(64), nullable=True),
    Column("kind", String(16), nullable=False, server_default="game"),  # or "campaign", or "child" of one
    Index("ix_tables_touched", "touched"),
    Index("ix_tables_parent", "parent"),
)

lines = Table(
    "lines",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, CheckConstraint("n > 0", name="n_counts"), primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),  # one record as JSON, without a newline
)

checkpoints = Table(
    "checkpoints",
    metadata,
    Column("table_id", ForeignKey(tables.c.id, ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),  # how many lines it stands for
    Column("body", LargeBinary, nullable=False),
)
