"""Backups: whole, checked, and the same from and into both databases."""

from __future__ import annotations

import asyncio
import gzip
import stat
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from undercroft.storage import KeepingError, Kept, Loaded, Store, open_store
from undercroft.storage.backup import back_up, restore

from .test_store import add, begin

Contents = dict[str, tuple[Kept, Loaded]]


async def fill(store: Store) -> None:
    """Tables of several kinds: long, with a checkpoint, ended, fresh."""
    for k in range(3):
        await begin(store, f"t{k}", f"CODE{k}")
    await add(store, *('{"said":"¡olé! %d"}'.encode() % n for n in range(1200)), table_id="t0", after=1)
    await store.keep_checkpoint("t0", 1000, '{"position":"niña"}'.encode())
    await store.touch("t1", b'{"title":"Cripta"}', answers=7, ended=True)


async def contents(store: Store) -> Contents:
    kept = await store.summaries(["t0", "t1", "t2"])
    return {table_id: (kept[table_id], await store.load(table_id)) for table_id in sorted(kept)}


@pytest.fixture
def other_url(url: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The other kind of database."""
    if url.startswith("sqlite"):
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path / 'other.db'}"


async def test_a_backup_of_one_database_is_restored_into_the_other(
    url: str, other_url: str, tmp_path: Path
) -> None:
    path = tmp_path / "all.undercroft"
    async with await open_store(url) as store, await open_store(other_url) as other:
        await fill(store)
        assert await back_up(store, path) == (3, 1203)
        assert await restore(other, path) == (3, 1203)
        assert await contents(other) == await contents(store)
        assert await add(other, b"more", table_id="t0", after=1201) == []
        again = tmp_path / "again"
        await back_up(store, again)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("*.part"))


async def test_a_backup_is_of_one_instant(url: str, tmp_path: Path) -> None:
    async with await open_store(url) as store, await open_store(url) as copy:
        for k in range(20):
            await begin(store, f"t{k}", f"C{k}")

        async def play() -> None:
            """One line in each table in turn, so that no table ever is two lines ahead of another."""
            for n in range(1, 40):
                for k in range(20):
                    await add(store, b"%d" % n, table_id=f"t{k}", after=n)

        playing = asyncio.create_task(play())
        for k in range(4):
            await asyncio.sleep(0.05)
            await back_up(copy, tmp_path / f"{k}.backup")
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    for k in range(4):
        async with await open_store(str(tmp_path / f"{k}.db")) as restored:
            await restore(restored, tmp_path / f"{k}.backup")
            heads = await restored.heads([f"t{n}" for n in range(20)])
            order = [heads[f"t{n}"] for n in range(20)]
            assert len(order) == 20 and order == sorted(order, reverse=True) and order[0] - order[-1] <= 1


async def test_tables_that_are_there_are_not_overwritten_unless_told(url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    async with await open_store(url) as store:
        await fill(store)
        await back_up(store, path)
        before = await contents(store)
        await add(store, b"later", table_id="t1", after=1)
        with pytest.raises(KeepingError, match=r"table 't.' of .*backup is here already"):
            await restore(store, path)
        assert await store.lines("t1", 1) == [b"later"]
        assert await restore(store, path, replace=True) == (3, 1203)
        assert await contents(store) == before


async def test_a_code_of_another_table_is_not_taken_away(url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    async with await open_store(url) as store:
        await fill(store)
        await back_up(store, path)
        await store.write(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))
        await begin(store, "x", "CODE1")
        for replace in (False, True):
            with pytest.raises(KeepingError, match=r"code 'CODE1' of .*backup belongs to another table"):
                await restore(store, path, replace)
        assert await store.heads(["t0", "t1", "t2", "x"]) == {"x": 1}


async def test_a_backup_never_overwrites_a_file(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear aunt")
    async with await open_store(sqlite_url) as store:
        with pytest.raises(KeepingError, match="letter exists already"):
            await back_up(store, tmp_path / "letter")
        with pytest.raises(KeepingError, match="cannot be written: No such file or directory"):
            await back_up(store, tmp_path / "nowhere" / "backup")
    assert (tmp_path / "letter").read_text() == "Dear aunt"


async def test_an_empty_store_has_a_backup_too(sqlite_url: str, tmp_path: Path) -> None:
    async with await open_store(sqlite_url) as store:
        assert await back_up(store, tmp_path / "backup") == (0, 0)
        assert await restore(store, tmp_path / "backup") == (0, 0)


def text_of(data: bytes) -> list[bytes]:
    return gzip.decompress(data).splitlines(keepends=True)


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines))


Spoil = Callable[[bytes], bytes]
SPOILED: dict[str, tuple[Spoil, str]] = {
    "cut off": (lambda data: data[: len(data) // 2], "no whole backup"),
    "without its end": (lambda data: packed(text_of(data)[:-1]), "its end is missing"),
    "a line is missing": (lambda data: packed(text_of(data)[:5] + text_of(data)[6:]), "no whole backup"),
    "a letter is changed": (
        lambda data: packed(
            [*text_of(data)[:3], text_of(data)[3].replace(b"said", b"sand"), *text_of(data)[4:]]
        ),
        "its checksum is wrong",
    ),
    "two lines are swapped": (
        lambda data: packed([*text_of(data)[:3], text_of(data)[4], text_of(data)[3], *text_of(data)[5:]]),
        "line 3 of table 't0' is out of place",
    ),
    "something follows": (lambda data: packed([*text_of(data), b"{}\n"]), "something follows its end"),
    "twice": (lambda data: packed([*text_of(data), *text_of(data)]), "something follows its end"),
    "without a head": (lambda data: packed(text_of(data)[1:]), "its head is not"),
    "two heads": (
        lambda data: packed([text_of(data)[0], *text_of(data)]),
        "its head is not",
    ),
    "a flipped bit": (
        lambda data: bytes(each ^ (1 if at == len(data) // 2 else 0) for at, each in enumerate(data)),
        "no whole backup",
    ),
    "not packed": (gzip.decompress, "no whole backup of tables: Not a gzipped file"),
    "a letter": (lambda data: b"Dear aunt", "no whole backup"),
    "a packed letter": (lambda data: gzip.compress(b"Dear aunt\n\xff\n"), "no whole backup"),
    "other JSON": (lambda data: packed([b'{"is":"song"}\n']), "no whole backup"),
    "empty": (lambda data: b"", "its end is missing"),
}


@pytest.mark.parametrize("how", SPOILED)
async def test_a_broken_or_foreign_file_is_refused_in_one_sentence(
    how: str, sqlite_url: str, tmp_path: Path
) -> None:
    spoil, why = SPOILED[how]
    path = tmp_path / "backup"
    async with await open_store(sqlite_url) as store:
        await fill(store)
        await back_up(store, path)
        path.write_bytes(spoil(path.read_bytes()))
        await store.write(lambda connection: connection.exec_driver_sql("DELETE FROM tables"))
        with pytest.raises(KeepingError) as refused:
            await restore(store, path)
        assert why in str(refused.value) and str(path) in str(refused.value)
        assert str(refused.value).count("\n") == 0 and str(refused.value).endswith(".")
        assert await store.summaries(["t0", "t1", "t2"]) == {}


async def test_a_file_of_a_newer_version_says_so(sqlite_url: str, tmp_path: Path) -> None:
    path = tmp_path / "backup"
    async with await open_store(sqlite_url) as store:
        await back_up(store, path)
        head, *rest = text_of(path.read_bytes())
        newer = {**msgspec.json.decode(head), "format": 3, "version": "9.0.0"}
        path.write_bytes(packed([msgspec.json.encode(newer) + b"\n", *rest]))
        with pytest.raises(KeepingError, match=r"was made by undercroft 9\.0\.0: update"):
            await restore(store, path)
        with pytest.raises(KeepingError, match="cannot be read: No such file"):
            await restore(store, tmp_path / "nowhere")
