"""Hidden cards: however they lie, not a byte of what others are sent changes."""

from __future__ import annotations

import asyncio
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from undercroft.kernel import SPECTATOR, Game, Seat, determinize, view
from undercroft.table import Table, wire

from .clients import Client
from .house import House, house, in_a_loop

CLOCK = re.compile(r'"now":\d+')  # what time it is differs from one hello to the next
GAMES = {"tiny": 2, "gloomhaven": 2}


def play_on(table: Table, answers: int, luck: Random) -> None:
    """So many answers, whatever they are, and on until no secret answer is pending: those are tried below."""
    n = 0
    while (n < answers or table.journal.game.state.answers) and table.journal.game.open:
        decision = luck.choice(table.journal.game.open)
        seat = luck.choice(decision.seats)
        key = luck.choice(decision.options).key
        command = wire.Answer(id=f"x{n}", revision=table.revision, seat=int(seat), key=key)
        table.do(table.room.chairs[seat].person, command, 1_000 * n)
        n += 1


@asynccontextmanager
async def as_seen_by(ours: House, table: dict[str, Any], token: str) -> AsyncIterator[Client]:
    while ours.hub.live(table["table"]).links:  # who came before is gone: all is as it was for them
        await asyncio.sleep(0.01)
    async with ours.client(table["table"], "s") as someone:
        await someone.hello(token)
        await someone.until(wire.Update)
        await someone.quiet(0.1)
        yield someone


async def all_that_is_sent(ours: House, table: dict[str, Any], token: str) -> list[str]:
    """Every message to somebody who comes, and asks about whatever can be asked about."""
    async with as_seen_by(ours, table, token) as someone:
        seat = someone.seats[0] if someone.seats else -1
        for what, about in (("log", ""), ("threat", ""), ("hint", ""), ("look", ""), ("why", "1.1")):
            await someone.ask(what, about, seat=seat)
        return [CLOCK.sub("", text) for text in someone.raw]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 1 << 30), answers=st.integers(0, 40), deal=st.integers(1, 1 << 60))
def test_hidden_cards_dealt_anew_change_no_byte(
    game: str, tmp_path: Path, seed: int, answers: int, deal: int
) -> None:
    """The position is replaced by another one that fits what the seat sees; the seat is sent the same."""

    async def scene() -> None:
        async with house(tmp_path / str(seed)) as ours:
            table = await ours.open(game, seats=("me", "open"))
            rui = await ours.join(table, seat=1)
            live = ours.hub.live(table["table"])
            async with live.reading() as found:
                play_on(found, answers, Random(seed))
            for seat, token in ((Seat(1), rui), (SPECTATOR, "")):
                before = await all_that_is_sent(ours, table, token)
                async with live.reading() as found:
                    journal, real = found.journal, found.journal.game
                    other = determinize(view(real, seat), real.rules, deal)
                    twin: Game[Any] = Game(real.rules, other, real.source)
                    twin.advance()
                    journal.game = twin
                    found._renderers.clear()
                after = await all_that_is_sent(ours, table, token)
                async with live.reading() as found:
                    journal.game = real
                    found._renderers.clear()
                assert after == before

    (tmp_path / str(seed)).mkdir(exist_ok=True)
    asyncio.run(scene())


@in_a_loop
async def test_a_secret_pick_is_the_same_to_others_whatever_it_is(tmp_path: Path) -> None:
    """Two people choose cards in secret; what the other one and a spectator hear does not depend on which.

    Nor on whether the second card is given with the first.
    """
    begun = tmp_path / "begun"
    begun.mkdir()
    async with house(begun) as ours:
        table = await ours.open("gloomhaven", seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table, name="a") as a, ours.at(table, rui, "b") as b:
            await past_goals(a, b)
    told: list[list[list[str]]] = []
    for pick, second in ((0, -1), (1, 0), (1, 2), (5, 1)):
        folder = shutil.copytree(begun, tmp_path / f"{pick} {second}")
        async with (
            house(folder) as ours,
            ours.at(table, name="x") as a,
            ours.at(table, rui, "y") as b,
            ours.at(table, "") as c,
        ):
            for each in (a, b, c):
                await each.quiet(0.3)
            secret = a.questions[0]
            assert secret.secret and len(secret.choices) > 5
            starts = [len(each.raw) for each in (b, c)]
            then = secret.choices[second].key.replace("lead", "second") if second >= 0 else ""
            assert isinstance(await a.answer(secret, pick, then), wire.Ack)
            for each in (b, c):
                await each.quiet()
            told.append([each.raw[start:] for each, start in zip((b, c), starts)])
            assert a.my_seats[0].question is not None and a.my_seats[0].question.given
            assert a.my_seats[0].then == then
            assert any(mat["seat"] == 0 and mat.get("ready") for mat in c.part("mats"))
    assert told[1:] == told[:-1]
    assert all(messages for messages in told[0])


async def past_goals(a: Client, b: Client) -> None:
    """Up to the first choice of cards; the choice of battle goals is secret, too."""
    for _ in range(10):
        for each in (a, b):
            await each.quiet(0.2)
        if a.questions and a.questions[0].secret and "goal" not in a.questions[0].what:
            return
        for each in (a, b):
            if each.questions:
                await each.answer(each.questions[0])
    raise AssertionError([each.questions for each in (a, b)])


@in_a_loop
async def test_no_seed_leaves_before_the_end(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open("tiny", seats=("bot:random", "bot:random"))
        async with ours.hub.live(table["table"]).reading() as found:
            seed, rng = found.header.seed, str(found.journal.game.state.rng)
        async with ours.at(table) as host:
            await host.until_so(lambda: host.room.over, 30)
            last = next(n for n, text in enumerate(host.raw) if '"over":true' in text)
            assert not any(seed in text or rng in text for text in host.raw[:last])
            assert seed in host.raw[last] and host.room.hash
