"""What is special to a SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from undercroft.storage import KeepingError, NoTable, open_store, sqlite_commits
from undercroft.storage.addresses import address
from undercroft.storage.sqlite import SqliteStore
from undercroft.storage.sqlite_commits import Committer
from undercroft.storage.statements import Change

from .faulty import open_faulty
from .test_store import add, begin


def ask(pragma: str, connection: Connection) -> object:
    return connection.exec_driver_sql(f"PRAGMA {pragma}").scalar()


async def test_every_commit_is_synced_and_only_the_owner_may_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    async with await open_store(str(path)) as store:
        for name, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await store.write(partial(ask, name)) == value
            assert await store.read(partial(ask, name)) == value
        await begin(store)
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert not store.shared


async def test_writers_who_come_at_once_share_a_trip_to_the_disk(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = SqliteStore(address(sqlite_url))
    await store.open()
    commits: list[int] = []
    commit = Committer.commit

    def counted(self: Committer, changes: Sequence[Change]) -> None:
        commit(self, changes)
        commits.append(len(changes))

    monkeypatch.setattr(Committer, "commit", counted)
    async with store:
        await asyncio.gather(*(begin(store, f"t{i}", f"C{i}") for i in range(50)))
        assert len(commits) <= 3 and sum(commits) >= 50
        commits.clear()
        await asyncio.gather(*(add(store, b"2", table_id=f"t{i}", after=1) for i in range(50)))
        assert len(commits) <= 25 and sum(commits) >= 50
        assert await store.heads([f"t{i}" for i in range(50)]) == {f"t{i}": 2 for i in range(50)}


async def test_one_wrong_writer_does_not_spoil_it_for_the_others(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        for i in range(5):
            await begin(store, f"t{i}", f"C{i}")
        wishes = [begin(store, f"new{i}", "C0" if i == 2 else f"N{i}") for i in range(5)]
        results = await asyncio.gather(*wishes, return_exceptions=True)
        assert [type(result).__name__ for result in results] == [
            "NoneType", "NoneType", "CodeTaken", "NoneType", "NoneType",
        ]  # fmt: skip
        assert len(await store.heads([f"new{i}" for i in range(5)])) == 4


async def test_two_programs_at_one_file_never_mix_their_lines(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as one, await open_store(sqlite_url) as two:
        await begin(one)
        await add(one, b"2", after=1)
        assert await add(two, b"3", after=1) == [b"2"]
        with pytest.raises(KeepingError, match="Another program wrote the table 't1'"):
            await add(one, b"x", after=2)
        assert await add(one, b"4", after=2) == [b"3"]
        assert (await one.load("t1")).lines[1:] == [b"2", b"3", b"4"]


async def test_a_table_that_another_program_cut_short_gets_no_gap(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_url) as store:
        await begin(store)
        await add(store, b"2", b"3", after=1)
        with sqlite3.connect(tmp_path / "tables.db") as other:
            other.execute("DELETE FROM lines WHERE n > 1")
        with pytest.raises(KeepingError, match="load it again"):
            await add(store, b"4", after=3)
        with pytest.raises(KeepingError, match="load it again"):
            await add(store, b"4", after=3)
        assert len((await store.load("t1")).lines) == 1


async def test_the_connection_that_commits_syncs_every_commit(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        await begin(store)
        commits = store._committer._connection
        assert commits is not None and not commits.in_transaction
        found = [commits.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
        assert found == ["wal", 2]


async def test_a_full_disk_loses_one_command_and_no_more(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with await open_store(sqlite_url) as store:
        assert isinstance(store, SqliteStore)
        await begin(store)
        pages = await store.write(partial(ask, "page_count"))
        store._committer.close()
        with monkeypatch.context() as full:
            full.setattr(sqlite_commits, "PRAGMAS", (*sqlite_commits.PRAGMAS, f"max_page_count={pages}"))
            with pytest.raises(
                KeepingError, match=r"tables\.db cannot be written: database or disk is full\."
            ):
                await add(store, b"x" * 100_000, after=1)
        await add(store, b"2", after=1)
        assert (await store.load("t1")).lines[1:] == [b"2"]


async def test_another_program_that_writes_is_waited_for(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_url) as store:
        await begin(store)
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        threading.Timer(0.2, lambda: other.execute("COMMIT")).start()
        await add(store, b"2", after=1)
        other.close()


async def test_nobody_else_speaks_and_listening_ends_with_the_store(sqlite_url: str) -> None:
    async with await open_store(sqlite_url) as store:
        listening = asyncio.create_task(anext(store.listen(), None))
        await store.notify("t1", b"{}")
        await asyncio.sleep(0)
    assert await asyncio.wait_for(listening, 1) is None


async def test_a_faulty_store_waits_fails_and_lies(tmp_path: Path) -> None:
    async with await open_faulty(tmp_path / "tables.db") as store:
        await begin(store)
        store.gate.clear()
        writing = asyncio.create_task(add(store, b"2", after=1))
        while not store.waiting:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.02)
        assert not writing.done() and await store.heads(["t1"]) == {"t1": 1} and store.commits == 1
        store.gate.set()
        await writing
        assert await store.heads(["t1"]) == {"t1": 2} and store.commits == 2
        store.fails = True
        with pytest.raises(KeepingError, match="the disk is full"):
            await add(store, b"3", after=2)
        store.fails, store.forgets_to_answer = False, True
        with pytest.raises(KeepingError, match="does not answer"):
            await add(store, b"3", after=2)
        store.forgets_to_answer = False
        assert await add(store, b"4", after=2) == [b"3"]


async def test_a_folder_or_a_foreign_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeepingError, match="cannot be opened"):
        await open_store(str(tmp_path))
    (tmp_path / "letter.db").write_text("Dear aunt, " * 100)
    with pytest.raises(KeepingError, match="not a database"):
        await open_store(str(tmp_path / "letter.db"))
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE songs (id)")
    with pytest.raises(KeepingError, match="other things than tables"):
        await open_store(str(tmp_path / "other.db"))
    async with await open_store(str(tmp_path / "fine.db")) as store:
        with pytest.raises(NoTable):
            await store.load("t1")


def test_a_program_that_ends_in_mid_commit_ends(tmp_path: Path) -> None:
    async def main() -> None:
        store = await open_store(str(tmp_path / "tables.db"))
        await asyncio.gather(*(begin(store, f"t{i}", f"C{i}") for i in range(20)))
        for i in range(20):
            asyncio.create_task(add(store, b"2", table_id=f"t{i}", after=1)).add_done_callback(ended.append)
        await asyncio.sleep(0.002)

    ended: list[object] = []
    thread = threading.Thread(target=asyncio.run, args=(main(),), daemon=True)
    thread.start()
    thread.join(10)
    assert not thread.is_alive() and len(ended) == 20
