"""What was acknowledged is on disk: nothing leaves the server before a commit, whatever the disk does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from storage.faulty import FaultyStore, open_faulty

from undercroft.storage import sqlite_commits
from undercroft.storage.sqlite import SqliteStore
from undercroft.table import wire

from .clients import Client
from .house import House, house, in_a_loop


@asynccontextmanager
async def on_a_bad_disk(folder: Path, **settings: Any) -> AsyncIterator[tuple[House, FaultyStore]]:
    async def open_it(_: str) -> FaultyStore:
        return await open_faulty(folder / "tables.db")

    async with house(folder, open_it, **settings) as ours:
        store = ours.hub.store
        assert isinstance(store, FaultyStore)
        yield ours, store


def first_answer(client: Client, id: str = "a") -> wire.Answer:
    question = client.questions[0]
    return wire.Answer(id=id, revision=client.revision, seat=question.seat, key=question.choices[0].key)


@in_a_loop
async def test_nobody_hears_of_an_answer_before_it_is_on_disk(tmp_path: Path) -> None:
    async with on_a_bad_disk(tmp_path) as (ours, store):
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table, name="a") as a, ours.at(table, rui, "b") as b, ours.at(table, "") as c:
            for each in (a, b, c):
                await each.quiet(0.4)
            commits, heard = store.commits, [len(each.heard) for each in (a, b, c)]
            store.gate.clear()
            await a.say(first_answer(a))
            for each in (a, b, c):
                with pytest.raises(TimeoutError):
                    await each.hear(0.3)
            assert store.waiting == 1 and store.commits == commits
            async with ours.client(table["table"], "d") as late:
                await late.say(wire.Hello())  # nor is a newcomer shown what is not kept yet
                with pytest.raises(TimeoutError):
                    await late.hear(0.3)
                store.gate.set()
                await late.until(wire.Update)
                assert late.reader.answers == 1
            assert isinstance(await a.until(wire.Ack), wire.Ack)
            for each, before in zip((a, b, c), heard):
                await each.quiet()
                assert each.reader.answers == 1 and len(each.heard) > before
            assert store.commits == commits + 1


@in_a_loop
async def test_a_disk_that_takes_nothing_gets_a_named_refusal(tmp_path: Path) -> None:
    async with on_a_bad_disk(tmp_path) as (ours, store):
        table = await ours.open()
        async with ours.at(table, name="a") as host, ours.at(table, "") as watcher:
            before, command = dict(host.parts), first_answer(host)
            store.fails = True
            refused = await host.do(command)
            assert isinstance(refused, wire.Refused) and refused.code == "store" and refused.why
            joined = await ours.http.post(f"/api/tables/{table['table']}/join", json={"code": table["code"]})
            assert joined.status_code == 503 and joined.json()["code"] == "store"
            await host.quiet()
            await watcher.quiet()
            assert host.parts == before and watcher.reader.answers == 0
            store.fails = False
            assert isinstance(await host.do(command), wire.Ack)
            await watcher.quiet()
            assert watcher.reader.answers == host.reader.answers == 1
            assert len(await store.lines(table["table"])) == host.revision + 1


@in_a_loop
async def test_a_disk_that_does_not_say_whether_it_took_it(tmp_path: Path) -> None:
    """The refusal says that nothing is certain; the same command again has one effect."""
    async with on_a_bad_disk(tmp_path) as (ours, store):
        table = await ours.open()
        async with ours.at(table, name="a") as host:
            command = first_answer(host)
            store.forgets_to_answer = True
            assert isinstance(await host.do(command), wire.Refused)
            store.forgets_to_answer = False
            await host.quiet()
            assert host.reader.answers == 1  # it was read again, and there it is
            assert isinstance(await host.do(command), wire.Ack)
            assert host.reader.answers == 1


@in_a_loop
async def test_a_disk_that_does_not_answer_is_given_up(tmp_path: Path) -> None:
    async with on_a_bad_disk(tmp_path, answer_seconds=0.4) as (ours, store):
        table = await ours.open()
        async with ours.at(table, name="a") as host:
            store.gate.clear()
            refused = await host.do(first_answer(host))
            assert isinstance(refused, wire.Refused) and refused.code == "store"
            store.gate.set()
            assert isinstance(await host.do(first_answer(host, "b")), wire.Ack)


@in_a_loop
async def test_bots_wait_for_the_disk_too(tmp_path: Path) -> None:
    async with on_a_bad_disk(tmp_path) as (ours, store):
        table = await ours.open(seats=("bot:random", "bot:random"))
        store.gate.clear()
        async with ours.at(table) as host:
            await host.quiet()
            assert host.reader.answers == 0 and store.waiting == 1
            store.fails = True
            store.gate.set()
            await host.quiet()
            assert host.reader.answers == 0
            store.fails = False
            await host.until_so(lambda: host.reader.answers > 3)


@in_a_loop
async def test_health_says_when_nothing_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.web.store_probe.FRESH", 0.0)
    async with on_a_bad_disk(tmp_path) as (ours, store):
        assert (await ours.http.get("/health")).json()["store"] == "ok"
        store.fails = True
        answer = await ours.http.get("/health")
        assert answer.status_code == 503
        assert answer.json() == {"code": "store", "why": "The tables cannot be written: the disk is full."}
        assert str(tmp_path) not in answer.text
        store.fails = False
        assert (await ours.http.get("/health?lang=es")).status_code == 200
        assert await store.summaries([]) == {} and await store.delete_old(-1) == 0  # no trace of the trials


@in_a_loop
async def test_many_who_ask_for_health_are_one_trip_to_the_disk(tmp_path: Path) -> None:
    async with on_a_bad_disk(tmp_path) as (ours, store):
        for _ in range(20):
            assert (await ours.http.get("/health")).status_code == 200
        assert store.commits <= 2


@in_a_loop
async def test_a_full_disk_is_noticed_by_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that may not grow, as SQLite sees a full disk: reading goes on, health says it."""
    async with house(tmp_path) as ours:
        await ours.open()
        store = ours.hub.store
        assert isinstance(store, SqliteStore)

        def pages(connection: Any) -> Any:
            return connection.exec_driver_sql("PRAGMA page_count").scalar()

        limit = f"max_page_count={await store.read(pages)}"
        monkeypatch.setattr(sqlite_commits, "PRAGMAS", (*sqlite_commits.PRAGMAS, limit))
        store._committer.close()  # the next commit has a connection that may not grow
        answer = await ours.http.get("/health")
        assert answer.status_code == 503 and "full" in answer.json()["why"]
