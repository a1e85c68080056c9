"""What is special to PostgreSQL: other workers, and a connection that can be lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import asyncpg
import pytest

from undercroft.storage import NOTE_LIMIT, Heard, KeepingError, Store, open_store

from .test_store import add, begin


async def next_of(heard: AsyncIterator[Heard], patience: float = 5) -> Heard:
    return await asyncio.wait_for(anext(heard), patience)


async def end_connections(url: str) -> None:
    """As if the network were cut: the server ends all connections to this database."""
    other = await asyncpg.connect(url)
    await other.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await other.close()


async def test_others_hear_what_is_written_and_said_and_nobody_hears_himself(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        assert one.shared
        of_one, of_two = one.listen(), two.listen()
        assert await next_of(of_one) == await next_of(of_two) == Heard("", 0, b"")
        await begin(one)
        await add(one, b"2", b"3", after=1)
        assert await next_of(of_two) == Heard("t1", 3, b"")
        assert await two.lines("t1", 1) == [b"2", b"3"]
        note = '{"ping":"café 1,2"}'.encode()
        await two.notify("t1", note)
        assert await next_of(of_one) == Heard("t1", 0, note)
        await one.notify("t1", b"x" * NOTE_LIMIT)
        assert await next_of(of_two) == Heard("t1", 0, b"x" * NOTE_LIMIT)
        with pytest.raises(KeepingError, match="at most 7000 bytes, this one has 7001"):
            await one.notify("t1", b"x" * (NOTE_LIMIT + 1))


async def test_nothing_is_heard_of_what_was_not_committed(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        heard = two.listen()
        await next_of(heard)
        await begin(one)
        with pytest.raises(ZeroDivisionError):
            async with one.writing("t1") as writer:
                await writer.catch_up(1)
                await writer.append([b"2"])
                raise ZeroDivisionError
        await one.touch("t1", b"{}", answers=0)
        await add(one, b"two", after=1)
        assert await next_of(heard) == Heard("t1", 2, b"")


async def test_one_writer_at_a_time_over_two_workers(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        await begin(one)

        async def write(store: Store, name: bytes) -> None:
            have = 1
            for k in range(25):
                async with store.writing("t1") as writer:
                    have += len(await writer.catch_up(have))
                    await writer.append([name + b"%d" % k])
                    have += 1

        await asyncio.gather(write(one, b"a"), write(two, b"b"), write(one, b"c"), write(two, b"d"))
        bodies = await one.lines("t1", 1)
        assert len(bodies) == 100 == len(set(bodies))
        for name in (b"a", b"b", b"c", b"d"):
            assert [body for body in bodies if body[:1] == name] == [name + b"%d" % k for k in range(25)]


async def test_a_second_worker_waits_until_the_first_is_done(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        await begin(one)
        async with one.writing("t1") as writer:
            await writer.catch_up(1)
            other = asyncio.create_task(add(two, b"3", after=1))
            await asyncio.sleep(0.1)
            assert not other.done()
            await writer.append([b"2"])
        assert await other == [b"2"]


async def test_a_lost_connection_fails_one_command_and_writes_none_of_it(postgres_url: str) -> None:
    async with await open_store(postgres_url) as store:
        await begin(store)
        with pytest.raises(KeepingError, match="cannot be written: ") as failed:
            async with store.writing("t1") as writer:
                await writer.catch_up(1)
                await writer.append([b"2"])
                await end_connections(postgres_url)
        assert "\n" not in str(failed.value) and "INSERT" not in str(failed.value)
        assert await store.lines("t1", 1) == []
        assert await add(store, b"2", after=1) == []


async def test_all_idle_connections_lost_cost_at_most_one_command(postgres_url: str) -> None:
    async with await open_store(postgres_url) as store:
        await begin(store)
        await asyncio.gather(*(store.lines("t1") for _ in range(8)))
        await end_connections(postgres_url)
        failed = 0
        for n in range(1, 6):
            have = len(await store.lines("t1")) if n == 1 and await answers(store) else n
            try:
                await add(store, b"%d" % (n + 1), after=have)
            except KeepingError:
                failed += 1
                await add(store, b"%d" % (n + 1), after=have)
        assert failed <= 1
        assert await store.lines("t1", 1) == [b"%d" % n for n in range(2, 7)]


async def answers(store: Store) -> bool:
    """Does it answer? The first question after a cut may fail."""
    try:
        await store.try_to_write()
    except KeepingError:
        await store.try_to_write()
    return True


async def test_a_listener_whose_connection_is_lost_comes_back_and_says_so(postgres_url: str) -> None:
    async with await open_store(postgres_url) as one, await open_store(postgres_url) as two:
        await begin(one)
        heard = two.listen()
        assert await next_of(heard) == Heard("", 0, b"")
        waiting = asyncio.create_task(next_of(heard))
        await asyncio.sleep(0)
        await end_connections(postgres_url)
        assert await waiting == Heard("", 0, b"")
        await answers(one)
        await one.notify("t1", b"again")
        assert await next_of(heard) == Heard("t1", 0, b"again")


async def test_listening_ends_with_the_store(postgres_url: str) -> None:
    store = await open_store(postgres_url)
    heard = store.listen()
    await next_of(heard)
    waiting = asyncio.create_task(next_of(heard))
    await asyncio.sleep(0.01)
    await store.close()
    with pytest.raises(StopAsyncIteration):
        await waiting


async def test_workers_that_start_at_once_make_the_tables_once(postgres_url: str) -> None:
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(4)))
    await begin(stores[0])
    assert (await stores[3].load("t1")).lines
    await asyncio.gather(*(store.close() for store in stores))


async def test_a_server_that_is_not_there_is_named_without_the_password() -> None:
    before = time.monotonic()
    with pytest.raises(KeepingError) as failed:
        await open_store("postgresql://wolf:sesame@127.0.0.1:1/tables")
    assert time.monotonic() - before < 5
    assert "127.0.0.1:1/tables cannot be" in str(failed.value)
    assert "sesame" not in str(failed.value)
