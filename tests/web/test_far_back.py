"""An undo far back is played again elsewhere: its table waits, everybody else plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from undercroft.kernel import Journal
from undercroft.table import playing, wire
from undercroft.web.settings import NO_LIMITS

from .clients import Client
from .house import House, house, in_a_loop
from .test_jobs import Gate, gate, plays_on, until

__all__ = ["gate"]
SEATS = ("me", "me")


@pytest.fixture(autouse=True)
def _short_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few positions are at hand, and this process never plays a game again from its beginning."""
    monkeypatch.setattr(playing, "LONGEST", 6)
    monkeypatch.setattr(playing, "TRIMMED", 3)

    def never(*_: object) -> None:
        raise AssertionError("the whole game was played again on the loop")

    monkeypatch.setattr(Journal, "branch", never)


async def played(host: Client, answers: int = 20) -> None:
    for _ in range(answers):
        await plays_on(host)


def far_undo(host: Client, to: int = 2) -> wire.Undo:
    return wire.Undo(id=host.fresh_id(), revision=host.revision, to=to)


async def position(ours: House, id: str) -> tuple[int, str]:
    async with ours.hub.live(id).reading() as table:
        return table.answers, table.journal.game.state.digest()


@in_a_loop
async def test_others_play_on_while_a_table_goes_far_back(tmp_path: Path, gate: Gate) -> None:
    async with house(tmp_path) as ours:
        one, other = await ours.open(seats=SEATS), await ours.open()
        async with ours.at(one) as here, ours.at(other) as there:
            await played(here, 2)
            then = await position(ours, one["table"])
            await played(here, 20)
            back = asyncio.create_task(here.do(far_undo(here)))
            await until(lambda: gate.reached)
            await played(there, 3)
            assert (await ours.http.get("/health")).status_code == 200 and not back.done()
            gate.open.set()
            assert isinstance(await back, wire.Ack)
            assert await position(ours, one["table"]) == then
            await here.until_so(lambda: here.reader.answers == 2)
            kept = await ours.hub.store.load(one["table"])
            assert kept.checkpoint and kept.checkpoint.n == len(kept.lines)
            await plays_on(here)


@in_a_loop
async def test_a_vote_that_passes_goes_far_back(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table) as host, ours.at(table, rui, "r") as guest:
            while host.reader.answers < 20 or guest.reader.answers < 20:
                for each in (host, guest):
                    while each.questions:
                        await plays_on(each)
                    await each.quiet(0.05)
            assert isinstance(await host.do(far_undo(host, 0)), wire.Ack)
            await guest.until_so(lambda: bool(guest.reader.proposal))
            assert guest.reader.proposal
            vote = wire.Vote(id="v", proposal=guest.reader.proposal.id, agree=True)
            assert isinstance(await guest.do(vote), wire.Ack)
            await host.until_so(lambda: host.reader.answers == 0 and not host.reader.proposal)
            await plays_on(host)


@in_a_loop
async def test_an_undo_that_takes_too_long_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, export_seconds=0.0001)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open(seats=SEATS)
        async with ours.at(table) as host:
            await played(host)
            before = await position(ours, table["table"])
            refused = await host.do(far_undo(host))
            assert isinstance(refused, wire.Refused) and refused.code == "too-long" and refused.why
            assert await position(ours, table["table"]) == before
            await plays_on(host)


@in_a_loop
async def test_other_workers_follow_far_back(tmp_path: Path, postgres_url: str) -> None:
    """They read the checkpoint that was kept with the undo."""
    async with house(tmp_path, db=postgres_url) as one, house(tmp_path, db=postgres_url) as two:
        table = await one.open(seats=SEATS)
        async with one.at(table) as a, two.at(table, name="b") as b:
            await played(a)
            await b.until_so(lambda: b.reader.answers == 20)
            assert isinstance(await a.do(far_undo(a)), wire.Ack)
            await b.until_so(lambda: b.reader.answers == 2)
            assert await position(one, table["table"]) == await position(two, table["table"])
            await plays_on(b)
            await a.until_so(lambda: a.reader.answers == 3)
