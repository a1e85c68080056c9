"""Brings a database up to the schema of this version."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select

from .kept import KeepingError

FOLDER = Path(__file__).parent / "migrations"
NEWEST = "0002"
VERSIONS = Table("alembic_version", MetaData(), Column("version_num", String(32)))


def version_of(connection: Connection) -> str:
    """The revision of a database; empty if it has none."""
    if not inspect(connection).has_table(VERSIONS.name):
        return ""
    return connection.execute(select(VERSIONS.c.version_num)).scalar() or ""


def migrate(connection: Connection, folder: Path = FOLDER, to: str = NEWEST) -> None:
    """Run the migrations that a database lacks, in the transaction that is open; the caller has the lock."""
    there = version_of(connection)
    if there == to:
        return
    from alembic import command  # half a second that only a new or an old database needs
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if there and there not in known:
        raise KeepingError(
            f"These tables were kept by a newer undercroft (revision {there}, this one has {to}): update it."
        )
    if not there and inspect(connection).get_table_names():
        raise KeepingError("This database holds other things than tables of undercroft: choose another one.")
    command.upgrade(config, to)
