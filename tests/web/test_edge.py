"""The edge of the server over real sockets: half requests, slow senders, floods, and the last words."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from msgspec.structs import replace

from undercroft.table import wire
from undercroft.web.addresses import Proxies
from undercroft.web.open_connections import Connections
from undercroft.web.settings import NO_LIMITS, Limits

from .house import house, in_a_loop

SHORT = replace(NO_LIMITS, head_seconds=0.5, body_seconds=0.5, read_seconds=0.5)
UPGRADE = b"GET /api/tables/abc/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
POST = b"POST /api/play-now HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n"
HALVES = {
    "nothing": b"",
    "half a line": b"GET /heal",
    "half a head": b"GET /health HTTP/1.1\r\nHost: x\r\n",
    "half a handshake": UPGRADE,
    "half a body": POST + b'\r\n{"name": "',
    "only empty lines": b"\r\n\r\n\r\n",
}


@asynccontextmanager
async def dialled(base: str, local: str = "127.0.0.1") -> AsyncIterator[tuple[Any, Any]]:
    place = urlsplit(base)
    reader, writer = await asyncio.open_connection(place.hostname, place.port, local_addr=(local, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def rest(reader: asyncio.StreamReader, timeout: float = 5.0) -> bytes:
    """What comes until the server closes."""
    try:
        return await asyncio.wait_for(reader.read(), timeout)
    except ConnectionResetError:
        return b""


@pytest.mark.parametrize("name", HALVES)
@in_a_loop
async def test_half_a_request_is_cut(name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with house(tmp_path, limits=SHORT) as ours, dialled(ours.base) as (reader, writer):
        writer.write(HALVES[name])
        started = time.monotonic()
        assert (await rest(reader)).startswith(b"HTTP/1.1 408 ")
        assert 0.3 < time.monotonic() - started < 3
        assert (await ours.http.get("/health")).status_code == 200
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("name", HALVES)
@in_a_loop
async def test_a_byte_now_and_then_buys_no_time(name: str, tmp_path: Path) -> None:
    more = b"\r\n" if name == "only empty lines" else b"x"
    async with house(tmp_path, limits=SHORT) as ours, dialled(ours.base) as (reader, writer):
        writer.write(HALVES[name])
        closed = asyncio.create_task(rest(reader))
        started = time.monotonic()
        while not closed.done() and time.monotonic() - started < 5:
            writer.write(more)
            await asyncio.sleep(0.05)
        assert closed.done() and time.monotonic() - started < 3


@in_a_loop
async def test_the_second_request_of_a_connection_has_its_limits_too(tmp_path: Path) -> None:
    async with house(tmp_path, limits=SHORT) as ours:
        for half in (b"GET /heal", b"\r\n", POST + b"\r\n{"):
            async with dialled(ours.base) as (reader, writer):
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
                writer.write(half)
                started = time.monotonic()
                await rest(reader)
                assert time.monotonic() - started < 3


@in_a_loop
async def test_who_takes_time_but_not_too_much_is_served(tmp_path: Path) -> None:
    async with house(tmp_path, limits=SHORT) as ours, dialled(ours.base) as (reader, writer):
        for _ in range(2):  # each request has its own time
            for part in (b"GET /hea", b"lth HTTP/1.1\r\n", b"Host: x\r\n\r\n"):
                writer.write(part)
                await asyncio.sleep(0.12)
            assert b"HTTP/1.1 200" in await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.6)  # between requests the connection may rest
        assert not reader.at_eof()


@in_a_loop
async def test_a_client_that_does_not_read_its_answer_is_cut(tmp_path: Path) -> None:
    async with house(tmp_path, limits=SHORT) as ours, dialled(ours.base) as (_, writer):
        writer.transport.pause_reading()
        connections = ours.config.connections
        for _ in range(300):
            writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
        await asyncio.sleep(0.2)
        assert connections.open >= 1
        async with asyncio.timeout(5):
            while connections.open:
                await asyncio.sleep(0.05)


@in_a_loop
async def test_half_open_connections_leave_room_for_visitors(tmp_path: Path) -> None:
    """Far more than there are places: the oldest give way, and whoever asks is answered."""
    limits = replace(NO_LIMITS, half_open=20, open=40, head_seconds=60.0)
    async with house(tmp_path, limits=limits) as ours:
        place = urlsplit(ours.base)
        dials = [asyncio.open_connection(place.hostname, place.port) for _ in range(100)]
        half = await asyncio.gather(*dials)
        for number, (_, writer) in enumerate(half):
            writer.write(list(HALVES.values())[number % 4])
        await asyncio.sleep(0.3)
        assert ours.config.connections.open <= 21
        for _ in range(5):
            async with httpx.AsyncClient(base_url=ours.base, timeout=3) as visitor:
                assert (await visitor.get("/health")).status_code == 200
        for _, writer in half:
            writer.transport.abort()


@in_a_loop
async def test_one_address_has_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, per_address=5)
    async with house(tmp_path, limits=limits) as ours:
        place = urlsplit(ours.base)

        async def dial(host: str) -> tuple[Any, Any]:
            return await asyncio.open_connection(place.hostname, place.port, local_addr=(host, 0))

        first = [await dial("127.0.0.9") for _ in range(5)]
        reader, late = await dial("127.0.0.9")
        assert (await rest(reader)).startswith(b"HTTP/1.1 429 ")
        assert (await ours.http.get("/health")).status_code == 200  # another address
        first[0][1].close()
        await asyncio.sleep(0.1)
        reader, again = await dial("127.0.0.9")
        again.write(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        for _, writer in (*first, (reader, late), (reader, again)):
            writer.transport.abort()


@in_a_loop
async def test_sockets_are_counted_until_they_are_closed(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open()
        before = ours.config.connections.open
        async with ours.at(table):
            assert ours.config.connections.open == before + 1
        await asyncio.sleep(0.2)
        assert ours.config.connections.open <= before


def test_a_proxy_of_ours_brings_as_many_as_it_likes() -> None:
    open: Connections[int] = Connections(Limits(per_address=2), Proxies(("10.0.0.1",)), lambda _: None)
    assert [open.admit("10.0.0.1") for _ in range(5)] == [True] * 5
    assert [open.admit("10.0.0.2") for _ in range(3)] == [True, True, False]


def test_a_full_house_turns_away_only_where_nobody_waits_in_vain() -> None:
    cut: list[int] = []
    open: Connections[int] = Connections(Limits(open=2), Proxies(), cut.append)
    assert open.admit("a") and open.admit("b")
    assert not open.admit("c")
    open.wait(1)
    assert open.admit("c") and cut == [1]


@in_a_loop
async def test_bye_is_said_when_the_server_ends(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        async with ours.client(table["table"]) as a, ours.client(table["table"]) as b:
            await a.hello(table["token"])
            await b.hello(language="pt")
            ours.server.should_exit = True
            first, second = await a.closed(), await b.closed()
            assert (first.code, second.code) == (1012, 1012)
            assert first.bye == wire.Bye(
                code="stopping", why="The server is being restarted; come back in a moment."
            )
            assert second.bye and second.bye.code == "stopping" and second.bye.why != first.bye.why


@in_a_loop
async def test_a_kicked_person_sees_nothing_more_with_or_without_a_name(tmp_path: Path) -> None:
    async with house(tmp_path) as ours:
        table = await ours.open(seats=("me", "open"))
        rui = await ours.join(table, seat=1)
        async with ours.at(table) as host, ours.at(table, rui) as guest, ours.at(table, "") as nameless:
            await host.do(wire.Kick(id="k", person=2))
            assert [(await each.closed()).code for each in (guest, nameless)] == [4403, 4403]
            for token in (rui, ""):
                async with ours.client(table["table"]) as again:
                    await again.say(wire.Hello(token=token, language="es"))
                    closed = await again.closed()
                    assert not any(isinstance(message, wire.Update) for message in again.heard)
                    assert closed.bye and closed.bye.code == ("no-person" if token else "locked")
            await host.do(wire.Lock(id="l", locked=False))
            async with ours.at(table, "") as friend:
                assert friend.parts


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])
@in_a_loop
async def test_json_comes_as_json_only(kind: str, tmp_path: Path) -> None:
    """A page elsewhere can send text without being asked; it cannot send JSON."""
    async with house(tmp_path) as ours:
        paths = [route.path for route in ours.app.routes if "POST" in getattr(route, "methods", ())]
        assert len(paths) >= 7
        for path in paths:
            body = b'{"name": "Ana"}'
            headers = {"content-type": kind} if kind else {}
            url = path.replace("{table:str}", "abc")
            answer = await ours.http.post(url, content=body, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (415, "no-json"), url
        good = {"content-type": "Application/JSON; charset=utf-8"}
        assert (await ours.http.post("/api/play-now", content=b"{}", headers=good)).status_code == 201


@in_a_loop
async def test_a_name_that_cannot_be_seen_is_refused_in_a_sentence(tmp_path: Path) -> None:
    sentence = "This name has invisible characters, or characters that reverse text: use plain letters."
    async with house(tmp_path) as ours:
        table = await ours.open()
        join = f"/api/tables/{table['table']}/join"
        for path, body in (
            ("/api/tables", {"game": "tiny"}),
            ("/api/play-now", {}),
            ("/api/import", {"journal": "{}"}),
            (join, {"code": table["code"]}),
        ):
            answer = await ours.http.post(path, json={**body, "name": "An\u202ea"})
            assert (answer.status_code, answer.json()) == (422, {"code": "bad-name", "why": sentence}), path
        async with ours.at(table) as host:
            refused = await host.do(wire.Rename(id="n", name="An\u200ba"))
            assert isinstance(refused, wire.Refused)
            assert (refused.code, refused.why) == ("bad-name", sentence)
            assert isinstance(await host.do(wire.Rename(id="m", name="Anna")), wire.Ack)
