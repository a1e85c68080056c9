"""The socket of a table: hello, commands, refusals, reconnecting; real sockets to a real server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from undercroft.table import wire
from undercroft.web.settings import NO_LIMITS

from .clients import Client, Closed
from .house import house, in_a_loop

TWO = ("me", "open")


@in_a_loop
async def test_a_table_is_played_and_all_who_look_agree(tmp_path: Path) -> None:
    """Two seats and a spectator: whoever is asked answers, and every digest holds."""
    async with house(tmp_path) as ours:
        table = await ours.open(seats=TWO)
        rui = await ours.join(table, seat=1)
        luck = Random(4)
        async with (
            ours.at(table, name="a") as a,
            ours.at(table, rui, "b") as b,
            ours.at(table, "") as watcher,
        ):
            for _ in range(25):
                for each in (a, b):
                    await each.answer_any(luck)
                for each in (a, b, watcher):
                    await each.quiet(0.05)
            assert a.revision == b.revision == watcher.revision > 20
            public = ("board", "figures", "track", "status", "mats", "waiting")
            assert all(a.parts[name] == b.parts[name] == watcher.parts[name] for name in public)
            assert watcher.my_seats == () and [seat.seat for seat in b.my_seats] == [1]
            assert [line.text for line in watcher.lines] and watcher.person == 0


@in_a_loop
async def test_bots_play_their_seats_and_go_on_by_themselves(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("bot:normal", "bot:random"))
        async with ours.at(table) as host:
            async with asyncio.timeout(30):
                while not host.room.over:
                    await host.hear()
            assert host.part("status")["outcome"] in ("won", "lost")
            assert host.room.seed and host.reader.answers > 10


@in_a_loop
async def test_what_does_not_fit_is_refused_by_name_and_changes_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            before, revision = dict(host.parts), host.revision
            question = host.questions[0]
            wrong: list[tuple[Any, str]] = [
                ("{", "malformed"),
                ("[]", "malformed"),
                ('{"do": "fly", "id": "x"}', "malformed"),
                ('{"do": "chat", "id": "x"}', "malformed"),
                ('{"do": "chat", "id": "x", "text": 7}', "malformed"),
                ('{"do": "chat", "id": "x", "text": "hi", "colour": "red"}', "malformed"),
                ("[" * 9000, "malformed"),
                (json.dumps({"do": "chat", "id": "x", "text": "a" * 501}), "malformed"),
                (json.dumps({"do": "chat", "id": "x", "text": "a" * 20_000}), "too-big"),
                ("á" * 9_000, "too-big"),
                (b"\x00\x01", "no-text"),
                (_answer("x", revision, question.seat, "no such key"), "illegal"),
                (_answer("x", revision + 7, question.seat, question.choices[0].key), "stale"),
                (_answer("x", revision, 99, question.choices[0].key), "no-seat"),
                (wire.Kick(id="x", person=1), "no-person"),
                (wire.Redo(id="x", revision=revision), "no-redo"),
                (wire.Vote(id="x", proposal=3, agree=True), "no-vote"),
                (wire.HandOver(id="x", seat=0, bot="hal"), "no-bot"),
            ]
            for message, code in wrong:
                await host.say(message)
                refused = await host.until(wire.Refused)
                assert (refused.code, bool(refused.why)) == (code, True), message
            await host.quiet()
            assert (host.parts, host.revision) == (before, revision)
            lines = await ours.hub.store.lines(table["table"])
            done = await host.answer(question)
            assert isinstance(done, wire.Ack)
            assert len(await ours.hub.store.lines(table["table"])) == len(lines) + 1


@in_a_loop
async def test_a_refusal_names_the_message_even_if_it_does_not_fit(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await host.say('{"do": "fly", "id": "mine-7"}')
            assert (await host.until(wire.Refused)).id == "mine-7"
            await host.say(wire.Speak(language="pt"))
            await host.quiet()
            await host.say("{")
            assert (await host.until(wire.Refused)).why.startswith("Este pedido não é válido")


@in_a_loop
async def test_hello_must_come_first_and_in_time(tmp_path: Path) -> None:
    async with house(tmp_path, hello_seconds=0.4) as ours:
        table = await ours.open()
        async with ours.client(table["table"]) as early:
            await early.say(wire.Chat(id="x", text="hi"))
            assert (await early.until(wire.Refused)).code == "hello"
            await early.say("nonsense")
            assert (await early.until(wire.Refused)).code == "malformed"
            await early.hello(table["token"])
            await asyncio.sleep(0.6)
            assert isinstance(await early.do(wire.Chat(id="y", text="hi")), wire.Ack)
        async with ours.client(table["table"]) as silent:
            closed = await silent.closed()
            assert (closed.code, closed.bye and closed.bye.code) == (4408, "silent")


@pytest.mark.parametrize(
    ("token", "table_id", "code", "number"),
    [("nobody's", "", "no-person", 4401), ("", "nowhere", "no-table", 4404)],
)
def test_strangers_are_sent_away_by_name(
    tmp_path: Path, token: str, table_id: str, code: str, number: int
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as ours:
            table = await ours.open()
            size = ours.hub.size
            async with ours.client(table_id or table["table"]) as stranger:
                await stranger.say(wire.Hello(token=token))
                closed = await stranger.closed()
                assert (closed.code, closed.bye and closed.bye.code) == (number, code)
            assert ours.hub.size == size

    asyncio.run(scene())


@in_a_loop
async def test_pages_of_other_sites_may_not_open_the_socket(tmp_path: Path) -> None:
    async with house(tmp_path, origins=("https://friends.example",)) as ours:
        table = await ours.open()
        for origin, code in (
            ("https://evil.example", "origin"),
            ("https://friends.example", ""),
            (ours.base, ""),
        ):
            async with ours.client(table["table"], origin=origin) as page:
                if code:
                    closed = await page.closed()
                    assert (closed.code, closed.bye and closed.bye.code) == (4403, code)
                else:
                    await page.hello(table["token"])


@in_a_loop
async def test_the_same_command_twice_has_one_effect(tmp_path: Path) -> None:
    """On the same socket, on another one, and after the server was started anew."""
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            question = host.questions[0]
            command = wire.Answer(
                id="once", revision=host.revision, seat=question.seat, key=question.choices[0].key
            )
            first = await host.do(command)
            again = await host.do(command)
            assert isinstance(first, wire.Ack) and again == first
            assert host.reader.answers == 1
        async with ours.at(table) as other:
            assert await other.do(command) == first
    async with house(tmp_path) as anew, anew.at(table) as host:
        assert await host.do(command) == first
        assert host.reader.answers == 1


@in_a_loop
async def test_a_stale_answer_is_refused_after_what_was_missed(tmp_path: Path) -> None:
    """Two windows of one person: the second answers what the first has answered already."""
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table, name="a") as one, ours.at(table, name="b") as two:
            question, revision = two.questions[0], two.revision
            assert isinstance(await one.answer(question), wire.Ack)
            await two.say(_answer("late", revision, question.seat, question.choices[-1].key))
            told = [await two.hear()]
            while not isinstance(told[-1], wire.Refused):
                told.append(await two.hear())
            assert isinstance(told[-1], wire.Refused) and told[-1].code == "stale"
            assert any(isinstance(message, wire.Update) for message in told)
            assert two.revision == one.revision and two.parts == one.parts


@in_a_loop
async def test_after_a_cut_only_what_was_missed_is_sent(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=TWO)
        rui = await ours.join(table, seat=1)
        luck = Random(1)
        async with ours.at(table, name="a") as a:
            async with ours.at(table, rui, "b") as b:
                kept = b
            for _ in range(3):
                await a.answer_any(luck)
            async with ours.client(table["table"]) as back:
                _take_over(kept, back)
                await back.hello(rui)
                update = await back.until(wire.Update)
                assert not update.whole and update.revision == a.revision
                assert back.parts["mats"] == a.parts["mats"]
            async with ours.client(table["table"]) as lost:
                _take_over(kept, lost)
                lost.digest = "00000000"  # of something that the server never sent
                await lost.hello(rui)
                assert (await lost.until(wire.Update)).whole


@in_a_loop
async def test_hello_said_again_tells_what_is_lacking_and_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await host.hello(table["token"])
            with pytest.raises(TimeoutError):
                await host.until(wire.Update, 0.3)
            await host.hello(table["token"], fresh=True)
            assert (await host.until(wire.Update)).whole
            await host.hello(table["token"], "es")
            assert (await host.until(wire.Update)).whole and host.room.people[0].name == "Ana"


@in_a_loop
async def test_languages_change_without_a_new_socket(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            english = host.questions[0].text
            for language in ("es", "pt"):
                await host.say(wire.Speak(language=language))
                assert (await host.until(wire.Update)).whole
                assert host.questions[0].text != english
            await host.say(wire.Speak(language="en"))
            await host.until(wire.Update)
            assert host.questions[0].text == english


@in_a_loop
async def test_who_does_not_read_is_dropped_and_gets_the_table_when_he_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path, queue=4) as ours:
        table = await ours.open()
        address = f"{ours.base.replace('http', 'ws', 1)}/api/tables/{table['table']}/socket"
        async with ours.at(table, name="a") as host:
            async with connect(
                address, max_size=None, max_queue=1, close_timeout=0.2, compression=None
            ) as deaf:
                await deaf.send(msgspec.json.encode(wire.Hello()).decode())
                live = ours.hub.live(table["table"])
                await asyncio.sleep(0.3)
                assert len(live.links) == 2
                deaf.transport.pause_reading()
                link = next(link for link in live.links if not link.person)
                for n in range(3000):
                    link.push([f'{{"is":"chatted","person":1,"name":"a","text":"{n}{"x" * 4000}","at":1}}'])
                    if n % 10 == 0:
                        await asyncio.sleep(0)
                    if link.bye:
                        break
                assert link.bye == "slow"
                async with asyncio.timeout(10):
                    while len(live.links) > 1:
                        await asyncio.sleep(0.05)
            assert isinstance(await host.answer(host.questions[0]), wire.Ack)
            async with ours.at(table, "") as back:
                assert back.revision == host.revision


@in_a_loop
async def test_floods_are_refused_and_then_closed(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, socket=(5, 1000.0))
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            for n in range(60):
                await host.say(wire.Query(id=f"q{n}", what="log"))
            with pytest.raises(Closed) as closed:
                while True:
                    await host.hear()
            refused = [m for m in host.heard if isinstance(m, wire.Refused) and m.code == "limit"]
            assert len(refused) == 50 and refused[0].id == "q4"
            assert (closed.value.code, closed.value.bye and closed.value.bye.code) == (4429, "limit")


@in_a_loop
async def test_a_socket_may_be_silent_for_longer_than_a_head_may_take(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, head_seconds=0.2, body_seconds=0.2)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            await host.quiet(0.6)
            assert isinstance(await host.answer(host.questions[0]), wire.Ack)


@in_a_loop
async def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, connections=1)
    async with house(tmp_path, limits=limits) as ours:
        table = await ours.open()
        async with ours.at(table), ours.client(table["table"]) as second:
            assert (await second.closed()).code == 4429
        async with ours.at(table) as again:
            assert again.person == 1


@in_a_loop
async def test_people_see_one_another_come_talk_point_and_go(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=TWO)
        rui = await ours.join(table, seat=1)
        async with ours.at(table, name="a") as a:
            assert [person.here for person in a.room.people] == [True, False]
            async with ours.at(table, rui, "b") as b:
                await a.until_so(lambda: [person.here for person in a.room.people] == [True, True])
                await b.do(wire.Chat(id="c", text="olá"))
                assert (await a.until(wire.Chatted)).text == "olá"
                await b.do(wire.Ping(id="p", at="c3"))
                assert (await a.until(wire.Pinged)).at == "c3"
            await a.until_so(lambda: [person.here for person in a.room.people] == [True, False])
            async with ours.at(table, rui, "b") as b:
                assert [m.text for m in b.heard if isinstance(m, wire.Chatted)] == ["olá"]
                await a.do(wire.Kick(id="k", person=2))
                closed = await b.closed()
                assert (closed.code, closed.bye and closed.bye.code) == (4403, "kicked")
            async with ours.client(table["table"]) as gone:
                await gone.say(wire.Hello(token=rui))
                assert (await gone.closed()).code == 4401


@in_a_loop
async def test_an_undo_that_nobody_votes_on_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the server ends the vote, without anybody saying anything."""
    monkeypatch.setattr("undercroft.table.undoing.VOTE", 700)
    async with house(tmp_path) as ours:
        table = await ours.open(seats=TWO)
        rui = await ours.join(table, seat=1)
        luck = Random(2)
        async with ours.at(table, name="a") as a, ours.at(table, rui, "b") as b:
            for _ in range(8):
                for each in (a, b):
                    await each.answer_any(luck)
                    await a.quiet(0.05)
                    await b.quiet(0.05)
            done = await a.do(wire.Undo(id="u", revision=a.revision, to=0))
            assert isinstance(done, wire.Ack)
            assert a.reader.proposal is not None
            await a.until_that(lambda m: isinstance(m, wire.Update) and a.reader.proposal is None, 5)
            assert a.reader.answers > 0


@in_a_loop
async def test_the_engine_answers_queries(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        async with ours.at(table) as host:
            question = host.questions[0]
            assert (await host.ask("preview", question.choices[0].key, seat=question.seat))["stop"]
            assert isinstance(await host.ask("hint", seat=question.seat), dict)
            assert (await host.ask("preview", "nonsense", seat=question.seat)).code
            for what in ("sight", "plan", "why", "card", "look", "danger", "whynot"):
                answer = await host.ask(what, "nonsense", "nowhere", seat=question.seat)
                assert isinstance(answer, wire.Refused | dict | list), what


def _answer(id: str, revision: int, seat: int, key: str) -> wire.Answer:
    return wire.Answer(id=id, revision=revision, seat=seat, key=key)


def _take_over(kept: Client, new: Client) -> None:
    """A client that comes back has what it had."""
    new.parts, new.lines = dict(kept.parts), list(kept.lines)
    new.revision, new.digest = kept.revision, kept.digest
