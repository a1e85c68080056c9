"""Two worker processes on one PostgreSQL: what one writes the other tells, and one may die."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from random import Random

import pytest
from strain.crash import kill_workers

from undercroft.table import wire

from .clients import Client
from .house import house, in_a_loop


def test_a_table_goes_on_when_one_of_its_workers_is_killed(tmp_path: Path, postgres_url: str) -> None:
    """Sockets of one table over both; after the kill all are back, and commands are acknowledged, in 5 s."""
    options = argparse.Namespace(
        seed="workers", game="tiny", tables=1, rate=10.0, worker_kills=2, back=5.0, pause=1.0
    )
    report = asyncio.run(kill_workers(options, tmp_path, postgres_url))
    assert report["faults"] == [] and report["kills"] == 2 and report["commands"] >= 10


@in_a_loop
async def test_workers_tell_one_another_what_happens(tmp_path: Path, postgres_url: str) -> None:
    """Two servers in this process, as two workers are: moves, chat, pings and presence cross over."""
    async with house(tmp_path, db=postgres_url) as one, house(tmp_path, db=postgres_url) as two:
        table = await one.open(seats=("me", "open"))
        rui = await two.join(table, seat=1)
        async with one.at(table, name="a") as a, two.at(table, rui, "b") as b:
            await a.until_so(lambda: [person.here for person in a.room.people] == [True, True])
            await b.until_so(lambda: [person.here for person in b.room.people] == [True, True])
            luck = Random(3)
            for _ in range(12):
                for each in (a, b):
                    await each.answer_any(luck)
                await together(a, b)
            assert a.parts["mats"] == b.parts["mats"] and a.reader.answers > 8
            await b.do(wire.Chat(id="hi", text="olá"))
            assert (await a.until(wire.Chatted)).text == "olá"
            await b.do(wire.Ping(id="p", at="c3"))
            assert (await a.until(wire.Pinged)).at == "c3"
            again = wire.Chat(id="hi", text="olá")
            assert isinstance(await b.do(again), wire.Ack)
            await a.quiet()
            assert sum(isinstance(message, wire.Chatted) for message in a.heard) == 1
        async with one.at(table, name="a2") as a:
            await a.until_so(lambda: [person.here for person in a.room.people] == [True, False])


@in_a_loop
async def test_bots_go_on_at_another_worker(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the worker that made a move does not let the bots play on, one that heard of it does."""
    async with house(tmp_path, db=postgres_url) as one, house(tmp_path, db=postgres_url) as two:
        table = await one.open(seats=("me", "bot:normal"))
        monkeypatch.setattr(one.hub.live(table["table"])._errands, "_wake_bots", lambda: None)
        async with one.at(table, name="a") as a, two.at(table, "", "b") as b:
            while a.questions:
                await a.answer_any(Random(1))
            mine = a.reader.answers
            assert mine
            await b.until_so(lambda: b.reader.answers > mine)


async def together(a: Client, b: Client) -> None:
    """Until both have the same."""
    async with asyncio.timeout(10):
        while a.revision != b.revision or a.questions or b.questions:
            if a.revision == b.revision and (a.questions or b.questions):
                return
            for each in (a, b):
                await each.quiet(0.05)


@in_a_loop
async def test_jobs_read_the_tables_that_another_worker_wrote(tmp_path: Path, postgres_url: str) -> None:
    """Exports, reports and imports on PostgreSQL, at the worker that has played nothing."""
    async with house(tmp_path, db=postgres_url) as one, house(tmp_path, db=postgres_url) as two:
        table = await one.open(seats=("me", "me"))
        headers = {"Authorization": f"Bearer {table['token']}"}
        async with one.at(table) as host:
            for _ in range(12):
                await host.answer_any(Random(2))
            assert isinstance(await host.do(wire.Share(id="s")), wire.Ack)
            log = await host.ask("log")
        path = f"/api/tables/{table['table']}"
        journal = await two.http.get(f"{path}/journal", headers=headers)
        assert journal.status_code == 200 and len(journal.text.splitlines()) == 13
        assert (await two.http.get(f"{path}/report", headers=headers)).status_code == 200
        made = await two.http.post("/api/import", json={"journal": journal.text, "name": "Eve"})
        assert made.status_code == 201, made.text
        assert two.hub.jobs._all
        copy = made.json()
        kept = await one.hub.store.load(copy["table"])
        assert kept.checkpoint is not None and kept.checkpoint.n == len(kept.lines)
        async with one.at(copy) as eve, two.at(table) as ana:
            assert eve.reader.answers == 12 and eve.parts["mats"] == ana.parts["mats"]
            assert await eve.answer_any(Random(2))
            assert await ana.ask("log") == log
