"""What a store promises, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio

import pytest

from undercroft.storage import CodeTaken, KeepingError, NoTable, Store, open_store

OPENED = b'{"opened":"M\xc3\xbcnze"}'


async def begin(store: Store, table_id: str = "t1", code: str = "WOLF") -> None:
    await store.create(table_id, code, "tiny", [OPENED], b'{"title":"Cellar"}')


async def add(store: Store, *bodies: bytes, table_id: str = "t1", after: int) -> list[bytes]:
    async with store.writing(table_id) as writer:
        missed = await writer.catch_up(after)
        await writer.append(bodies)
    return missed


async def test_lines_come_back_in_their_order_and_after_opening_again(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        assert await add(store, b"2", b"3", after=1) == []
        assert await add(store, b"4", after=1) == [b"2", b"3"]
        assert await add(store, b"5", after=0) == [OPENED, b"2", b"3", b"4"]
    async with await open_store(url) as store:
        assert (await store.load("t1")).lines == [OPENED, b"2", b"3", b"4", b"5"]
        assert await store.lines("t1", 3) == [b"4", b"5"]
        assert await store.lines("t1", 5) == []
        assert await store.heads(["t1", "t2"]) == {"t1": 5}


async def test_ten_lines_stand_after_nine(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        bodies = [str(n).encode() for n in range(2, 13)]
        await add(store, *bodies, after=1)
        assert await store.lines("t1", 1) == bodies


async def test_nothing_is_written_without_catching_up_or_past_the_end(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        with pytest.raises(KeepingError, match="must catch up"):
            async with store.writing("t1") as writer:
                await writer.append([b"2"])
        for after in (2, 7):
            with pytest.raises(KeepingError, match=f"line {after} and those after it should be there"):
                await add(store, b"x", after=after)
        assert await store.lines("t1") == [OPENED]


async def test_a_block_that_is_left_by_an_error_writes_nothing(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        with pytest.raises(ZeroDivisionError):
            async with store.writing("t1") as writer:
                await writer.catch_up(1)
                await writer.append([b"2"])
                await writer.touch(b"{}", answers=9, ended=True)
                raise ZeroDivisionError
        assert await store.lines("t1") == [OPENED]
        assert (await store.summaries(["t1"]))["t1"].answers == 0
        await add(store, b"2", after=1)


async def test_tables_that_are_not_there(url: str) -> None:
    async with await open_store(url) as store:
        with pytest.raises(NoTable, match="There is no table 'nowhere'"):
            await store.load("nowhere")
        with pytest.raises(NoTable):
            await add(store, b"1", table_id="nowhere", after=0)
        assert await store.lines("nowhere") == []
        assert await store.by_code("NONE") is None
        assert await store.summaries(["nowhere"]) == {}
        assert await store.summaries([]) == {}
        assert await store.heads([]) == {}


async def test_a_code_belongs_to_one_table_and_an_id_too(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        with pytest.raises(CodeTaken, match="'WOLF' belongs to another table"):
            await begin(store, "t2", "WOLF")
        with pytest.raises(KeepingError, match="a table 't1' already"):
            await begin(store, "t1", "BEAR")
        with pytest.raises(KeepingError, match="without a line"):
            await store.create("t3", "CROW", "tiny", [], b"{}")
        assert await store.heads(["t1", "t2", "t3"]) == {"t1": 1}
        await begin(store, "t2", "BEAR")


async def test_what_lists_show(url: str) -> None:
    now = 1000
    async with await open_store(url, lambda: now) as store:
        await begin(store)
        kept = await store.by_code("WOLF")
        assert kept and kept == (await store.summaries(["t1"]))["t1"]
        assert kept == ("t1", "WOLF", "tiny", 1000, 1000, 0, False, b'{"title":"Cellar"}', None, "game")
        now = 2000
        async with store.writing("t1") as writer:
            await writer.catch_up(1)
            await writer.append([b"2"])
            await writer.touch(b"[]", answers=1)
        kept = await store.by_code("WOLF")
        assert kept == ("t1", "WOLF", "tiny", 1000, 2000, 1, False, b"[]", None, "game")
        now = 3000
        await store.touch("t1", b"[3]", answers=5, ended=True)
        kept = await store.by_code("WOLF")
        assert kept == ("t1", "WOLF", "tiny", 1000, 3000, 5, True, b"[3]", None, "game")


async def test_the_newest_checkpoint_is_kept(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        await add(store, b"2", b"3", after=1)
        assert (await store.load("t1")).checkpoint is None
        await store.keep_checkpoint("t1", 2, b"two")
        await store.keep_checkpoint("t1", 3, b"three")
        await store.keep_checkpoint("t1", 1, b"one")
        assert (await store.load("t1")).checkpoint == (3, b"three")
        await store.keep_checkpoint("t1", 3, b"three again")
        assert (await store.load("t1")).checkpoint == (3, b"three again")


async def test_tables_nobody_played_are_forgotten(url: str) -> None:
    now = 0
    async with await open_store(url, lambda: now) as store:
        for table_id in ("played", "unplayed", "young"):
            if table_id == "young":
                now = 2 * 86400
            await begin(store, table_id, table_id)
            await store.keep_checkpoint(table_id, 1, b"x")
        now = 0
        await store.touch("played", b"{}", answers=1)
        now = 3 * 86400
        assert await store.delete_old(2) == 1
        assert set(await store.heads(["played", "unplayed", "young"])) == {"played", "young"}
        with pytest.raises(NoTable):
            await store.load("unplayed")
        await begin(store, "unplayed", "unplayed")
        assert (await store.load("unplayed")).checkpoint is None


async def test_writers_of_one_table_take_turns(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)

        async def write(name: int) -> None:
            have = 1
            for k in range(10):
                async with store.writing("t1") as writer:
                    have += len(await writer.catch_up(have))
                    await asyncio.sleep(0)
                    await writer.append([b"%d.%d" % (name, k)])
                    have += 1

        await asyncio.gather(*(write(name) for name in range(8)))
        bodies = await store.lines("t1", 1)
        assert sorted(bodies) == sorted(b"%d.%d" % (name, k) for name in range(8) for k in range(10))
        for name in range(8):
            mine = [body for body in bodies if body.startswith(b"%d." % name)]
            assert mine == [b"%d.%d" % (name, k) for k in range(10)]


async def test_many_tables_are_written_at_once(url: str) -> None:
    async with await open_store(url) as store:
        await asyncio.gather(*(begin(store, f"t{i}", f"C{i}") for i in range(40)))

        async def play(table_id: str) -> None:
            for n in range(1, 6):
                await add(store, b"%d" % n, table_id=table_id, after=n)

        await asyncio.gather(*(play(f"t{i}") for i in range(40)))
        assert await store.heads([f"t{i}" for i in range(40)]) == {f"t{i}": 6 for i in range(40)}


async def test_a_writer_who_goes_away_leaves_the_table_whole(url: str) -> None:
    async with await open_store(url) as store:
        await begin(store)
        have = 1
        for k in range(30):
            task = asyncio.create_task(add(store, b"[%d]" % k, after=have))
            for _ in range(k % 7):
                await asyncio.sleep(0.0004)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            have = len(await store.lines("t1"))
        await add(store, b"last", after=have)
        assert (await store.lines("t1"))[-1] == b"last"
        assert len(await store.lines("t1")) == have + 1


async def test_a_closed_store_says_so(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await begin(store)
    await store.try_to_write()
    await store.close()
    with pytest.raises(KeepingError, match="are closed"):
        await add(store, b"2", after=1)
    with pytest.raises(KeepingError, match="are closed"):
        await store.try_to_write()
    with pytest.raises(KeepingError, match="are closed"):
        await store.touch("t1", b"", answers=0)
