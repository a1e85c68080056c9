"""The floor at the server: nobody learns by waiting, asking or coming back how a hidden window was passed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from undercroft.games.boxes import box_of
from undercroft.scenes.shapes import Question
from undercroft.table import open_windows, wire

from .clients import Client
from .house import House, house, in_a_loop

SEATS = ("me", "me", "me", "me", "open")
OVERLORD = 4
FLOOR = box_of("descent").floor / 1000
SOON = 0.45 * FLOOR  # a machine under load is slow, but not as slow as the floor


class Walk:
    """A game of Descent on a server, played on until a hero's answer asks the Overlord's hand."""

    def __init__(self, ours: House, table: dict[str, Any], heroes: Client, overlord: Client | None) -> None:
        self.ours, self.id, self.heroes, self.overlord = ours, table["table"], heroes, overlord
        self.luck = Random(7)

    @property
    def game(self) -> Any:
        table = self.ours.hub.live(self.id).table
        assert table is not None
        return table.journal.game

    def meets(self, question: Question) -> str:
        """A choice that leads to a hidden window; empty: there is none."""
        for choice in question.choices:
            twin = self.game.clone()
            twin.answer(question.seat, choice.key)
            if open_windows(twin):
                return choice.key
        return ""

    async def to_a_step(self) -> tuple[int, str]:
        """Play on to where a hero can take a step that asks the hand: the seat, and the key."""
        while True:
            for client in (self.heroes, self.overlord):
                if client is None:
                    continue
                await client.quiet(0.05)
                for question in client.questions[:1]:
                    if client is self.heroes and (key := self.meets(question)):
                        return question.seat, key
                    await client.answer_any(self.luck)

    async def step(self, *others: Client) -> tuple[wire.Ack | wire.Refused, float]:
        """The hero goes: the ack, and how long it took. All have seen what was before."""
        seat, key = await self.to_a_step()
        for client in (self.heroes, *others):
            await client.quiet(0.2)
        began = time.perf_counter()
        command = wire.Answer(id=self.heroes.fresh_id(), revision=self.heroes.revision, seat=seat, key=key)
        done = await self.heroes.do(command)
        return done, time.perf_counter() - began


@asynccontextmanager
async def walk(ours: House, overlord: str = "open") -> AsyncIterator[tuple[Walk, dict[str, Any]]]:
    table = await ours.open("descent", (*SEATS[:4], overlord))
    async with ours.at(table, name="a") as ana:
        if overlord != "open":
            yield Walk(ours, table, ana, None), table
            return
        token = await ours.join(table, "Ben", OVERLORD)
        async with ours.at(table, token, "b") as ben:
            yield Walk(ours, table, ana, ben), table


async def updated(client: Client, since: float) -> float:
    """How long it took until an update came."""
    await client.until(wire.Update)
    return time.perf_counter() - since


@in_a_loop
async def test_the_ack_comes_at_once_and_what_follows_after_the_floor(tmp_path: Path) -> None:
    async with house(tmp_path) as ours, walk(ours) as (going, table), ours.at(table, "", "s") as guest:
        ana, ben = going.heroes, going.overlord
        assert ben is not None
        done, took = await going.step(ben, guest)
        began = time.perf_counter() - took
        assert isinstance(done, wire.Ack) and took < SOON
        assert done.revision == ana.revision == guest.revision, "it tells nothing but that it is on disk"
        assert ben.questions or await updated(ben, began) < SOON, "whose hand is asked is told at once"
        passing = ben.questions[0]
        assert passing.seat == OVERLORD and ben.reader.orders[0].asked
        await ben.do(
            wire.StandingOrder(id="o", seat=OVERLORD, window=ben.reader.orders[0].window, passes="always")
        )
        told = await asyncio.gather(updated(ana, began), updated(guest, began))
        assert min(told) >= FLOOR - 0.01, told
        assert not ana.reader.orders and ben.reader.orders[0].passes == "always"


@in_a_loop
async def test_nobody_learns_more_by_asking(tmp_path: Path) -> None:
    """Queries, chat, broken messages, another socket, files and lists of tables wait, or tell nothing."""
    async with house(tmp_path) as ours, walk(ours) as (going, table), ours.at(table, name="a2") as second:
        ana = going.heroes
        _, took = await going.step(second)
        began = time.perf_counter() - took
        await second.say('{"do": "chat"}')
        refused = await second.until(wire.Refused)
        assert refused.revision == second.revision == ana.revision and time.perf_counter() - began < FLOOR

        async def later(work: Any) -> float:
            await work
            return time.perf_counter() - began

        async def greeted() -> None:
            async with ours.client(table["table"], "new") as new:
                await new.hello(table["token"])

        headers = {"Authorization": f"Bearer {table['token']}"}
        mine = {"tables": [{"table": table["table"], "token": table["token"]}]}
        path = f"/api/tables/{table['table']}"
        found = await asyncio.gather(
            later(ana.ask("hint")),
            later(second.do(wire.Chat(id="c", text="and now?"))),
            later(greeted()),
            later(ours.http.get(path)),
            later(ours.http.get(f"{path}/journal", headers=headers)),
            later(ours.http.post("/api/mine", json=mine)),
        )
        assert min(found) >= FLOOR - 0.01, found


@in_a_loop
async def test_a_bot_that_is_asked_falls_under_the_same_floor(tmp_path: Path) -> None:
    async with house(tmp_path) as ours, walk(ours, "bot:easy") as (going, _):
        done, took = await going.step()
        began = time.perf_counter() - took
        assert isinstance(done, wire.Ack) and took < SOON
        assert await updated(going.heroes, began) >= FLOOR - 0.01
        assert not open_windows(going.game), "it was passed meanwhile: nobody saw that the bot was asked"


@in_a_loop
async def test_what_another_worker_wrote_is_told_after_the_floor(tmp_path: Path, postgres_url: str) -> None:
    async with (
        house(tmp_path, db=postgres_url) as one,
        house(tmp_path, db=postgres_url) as two,
        walk(one) as (going, table),
        two.at(table, "", "s") as guest,
    ):
        done, took = await going.step(guest)
        assert isinstance(done, wire.Ack) and took < SOON
        assert await updated(guest, time.perf_counter() - took) >= FLOOR - 0.01


@in_a_loop
async def test_bots_that_play_on_let_people_catch_up(tmp_path: Path) -> None:
    """Nobody waits for a pause of the bots to be told what they did."""
    async with house(tmp_path) as ours:
        table = await ours.open("descent", ("bot:easy",) * 5)
        async with ours.at(table, "", "s") as guest:
            began, told = time.perf_counter(), list[float]()
            while not guest.room.over and time.perf_counter() - began < 6:
                told.append(await updated(guest, began))
        gaps = [late - early for early, late in zip([0.0, *told], told, strict=False)]
        assert told and max(gaps) < 4.5, gaps
