"""Databases of every age come up to the schema of this version."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from undercroft.storage import KeepingError, open_store
from undercroft.storage.migrating import FOLDER, NEWEST, migrate, version_of
from undercroft.storage.schema import metadata

from .test_store import add, begin


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"compare_type": True, "compare_server_default": True}
    )
    return list(compare_metadata(context, metadata))


def names(connection: Connection) -> dict[str, list[set[str | None]]]:
    """The names of all constraints and indexes: migrations speak of them, so they must be known."""
    look = inspect(connection)
    return {
        table: [
            {look.get_pk_constraint(table)["name"]},
            {each["name"] for each in look.get_foreign_keys(table)},
            {each["name"] for each in look.get_unique_constraints(table)},
            {each["name"] for each in look.get_check_constraints(table)},
            {each["name"] for each in look.get_indexes(table) if not each.get("duplicates_constraint")},
        ]
        for table in metadata.tables
    }


async def test_the_migrated_schema_is_the_one_that_statements_are_made_for(url: str) -> None:
    async with await open_store(url) as store:
        assert await store.read(differences) == []
        assert await store.read(version_of) == NEWEST
        migrated = await store.read(names)

        def make_anew(connection: Connection) -> dict[str, list[set[str | None]]]:
            metadata.drop_all(connection)
            metadata.create_all(connection)
            return names(connection)

        assert await store.write(make_anew) == migrated
        assert migrated["lines"][0] == {"pk_lines"} and migrated["tables"][2] == {"uq_tables_code"}


def test_the_newest_revision_is_the_head_of_one_line() -> None:
    scripts = ScriptDirectory(str(FOLDER))
    assert scripts.get_heads() == [NEWEST]
    assert scripts.get_bases() == ["0001"]


async def test_opening_again_changes_nothing(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
    async with await open_store(url) as store:
        await add(store, b"2", after=1)
        assert len((await store.load("t1")).lines) == 2


OLD_TABLE = text(
    "INSERT INTO tables (id, code, game, created, touched, answers, ended, summary) "
    "VALUES ('t1', 'CODE', 'tiny', 1, 1, 0, false, '{}')"
)
OLD_LINE = text("INSERT INTO lines (table_id, n, body) VALUES ('t1', 1, '{}')")


async def test_a_database_of_revision_one_comes_up_with_all_that_it_holds(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await store.write(lambda connection: metadata.drop_all(connection))
        await store.write(lambda connection: connection.execute(text("DELETE FROM alembic_version")))
        await store.write(lambda connection: connection.execute(text("DROP TABLE alembic_version")))
        await store.write(lambda connection: migrate(connection, to="0001"))
        await store.write(lambda connection: connection.execute(OLD_TABLE))
        await store.write(lambda connection: connection.execute(OLD_LINE))
    async with await open_store(url) as store:
        assert await store.read(version_of) == NEWEST
        assert await store.read(differences) == []
        assert len((await store.load("t1")).lines) == 1
        (kept,) = (await store.summaries(["t1"])).values()
        assert (kept.parent, kept.kind, kept.code) == (None, "game", "CODE")


LATER = """
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade():
    op.add_column("tables", sa.Column("notes", sa.String(10), nullable=False, server_default=""))
    {more}


def downgrade():
    op.drop_column("tables", "notes")
"""


def later(tmp_path: Path, more: str = "") -> Path:
    """The migrations of a version to come."""
    folder = shutil.copytree(FOLDER, tmp_path / f"later{len(more)} 100%")
    (folder / "versions" / "r0003_notes.py").write_text(LATER.format(more=more))
    return folder


async def test_a_later_version_migrates_what_this_one_keeps_and_this_one_then_refuses_it(
    url: str, tmp_path: Path
) -> None:
    async with await open_store(url) as store:
        await begin(store)
        await store.write(lambda connection: migrate(connection, later(tmp_path), "0003"))
        assert await store.read(version_of) == "0003"
        assert (await store.load("t1")).lines
    with pytest.raises(KeepingError, match=r"newer undercroft .revision 0003, this one has 0002.: update it"):
        await open_store(url)


async def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store:
        await begin(store)
        with pytest.raises(ZeroDivisionError):
            await store.write(lambda connection: migrate(connection, later(tmp_path, "1 / 0"), "0003"))
        assert await store.read(version_of) == NEWEST
        assert await store.read(differences) == []
        await add(store, b"2", after=1)
