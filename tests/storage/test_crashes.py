"""What was said to be written is there after kill -9."""

from __future__ import annotations

import asyncio
import random
import time
from collections import defaultdict

from undercroft.storage import Store, open_store

from .crashing import Writing, writing

TABLES = ["t0", "t1", "t2"]


async def begin(url: str) -> None:
    async with await open_store(url) as store:
        for table_id in TABLES:
            await store.create(table_id, table_id, "tiny", [b"opened"])


async def bodies_of(store: Store) -> dict[str, list[bytes]]:
    return {table_id: (await store.load(table_id)).lines for table_id in TABLES}


async def all_bodies(url: str) -> dict[str, list[bytes]]:
    async with await open_store(url) as store:
        return await bodies_of(store)


def check(found: dict[str, list[bytes]], *writers: Writing) -> None:
    """All that was said is there, in its order; besides it at most the one line that was on its way."""
    for table_id in TABLES:
        for writer in writers:
            said = [body for table, body in writer.said if table == table_id]
            of_writer = said[0].split(b".")[0] + b"." if said else b"?"
            there = [body for body in found[table_id] if body.startswith(of_writer)]
            assert there[: len(said)] == said
            assert len(there) <= len(said) + 1
        assert len(set(found[table_id])) == len(found[table_id])


def kill_writers(url: str, kills: int, most: int, luck: random.Random) -> None:
    """Kill one writer after another, each after at most so many lines; every time nothing may be lost."""
    asyncio.run(begin(url))
    for k in range(kills):
        with writing(url, TABLES, f"w{k}") as writer:
            writer.hear(luck.randrange(1, most))
            time.sleep(luck.random() / 100)
        check(asyncio.run(all_bodies(url)), writer)


def test_twenty_kills_lose_nothing(sqlite_url: str) -> None:
    kill_writers(sqlite_url, 20, 40, random.Random(7))


def test_kills_lose_nothing_in_postgres(postgres_url: str) -> None:
    kill_writers(postgres_url, 4, 20, random.Random(8))


def test_two_workers_never_write_the_same_line_and_one_goes_on_alone(postgres_url: str) -> None:
    asyncio.run(begin(postgres_url))
    with writing(postgres_url, TABLES, "one") as one, writing(postgres_url, TABLES, "two") as two:
        one.hear(40)
        two.hear(40)
        one.kill()
        before = time.monotonic()
        two.hear(len(two.said) + 30)
        assert time.monotonic() - before < 5
        two.kill()
    found = asyncio.run(all_bodies(postgres_url))
    check(found, one, two)
    by_table: dict[str, set[bytes]] = defaultdict(set)
    for table_id, body in [*one.said, *two.said]:
        by_table[table_id].add(body)
    for table_id in TABLES:
        assert by_table[table_id] <= set(found[table_id])
        assert {body[:3] for body in found[table_id][1:]} == {b"one", b"two"}
