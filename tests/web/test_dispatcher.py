"""Several workers on one SQLite file: each table has one, and the dispatcher routes everybody to it."""

from __future__ import annotations

import asyncio
import http.client
import multiprocessing
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random

import httpx
import pytest
from strain.checking import check_tables
from strain.crash import GIVE_UP, act, play_until_each_sees_all, worker_of
from strain.players import Group, open_group
from strain.servers import Server

from undercroft.table import wire
from undercroft.web.dispatcher import FIRST_LINE, Dispatcher, WorkerSlot, first_line, table_of
from undercroft.web.sharding import Shard
from undercroft.web.sharding import worker_of as number_of

from .clients import Closed
from .endings import STAYS, end
from .house import house, in_a_loop


@pytest.mark.parametrize(
    ("line", "table"),
    [
        (b"GET /api/tables/I1o-AIe3l_6bbpxD/socket HTTP/1.1\r\n", "I1o-AIe3l_6bbpxD"),
        (b"GET /api/tables/abc?lang=es HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables/%61bc/join HTTP/1.1\r\n", "abc"),
        (b"GET http://localhost:8420/api/tables/abc HTTP/1.1\r\n", "abc"),
        (b"GET //api//tables//abc/socket HTTP/1.1\r\n", "abc"),
        (b"POST /api/tables HTTP/1.1\r\n", ""),
        (b"GET /t/abc HTTP/1.1\r\n", ""),
        (b"\x16\x03\x01 no words at all", ""),
    ],
)
def test_the_table_is_read_from_the_first_line(line: bytes, table: str) -> None:
    assert table_of(line) == table


@in_a_loop
async def test_the_first_line_is_awaited_and_left_there() -> None:
    here, there = socket.socketpair()
    there.setblocking(False)
    with here, there:
        seen = asyncio.create_task(first_line(there))
        for part in (b"GET /api/ta", b"bles/abc HTTP/1.1\r\n"):
            await asyncio.sleep(0.03)
            assert not seen.done()
            here.sendall(part)
        assert await seen == b"GET /api/tables/abc HTTP/1.1\r\n" == there.recv(FIRST_LINE)
        here.sendall(b"x" * 3 * FIRST_LINE)
        assert len(await first_line(there)) == FIRST_LINE
    for said in (b"", b"\x16\x03\x01"):  # they have gone; or they speak TLS, and no line comes
        here, there = socket.socketpair()
        with there:
            here.sendall(said)
            here.close()
            assert await asyncio.wait_for(first_line(there), 5) == said


@in_a_loop
async def test_a_line_that_comes_while_its_reader_is_cancelled_is_no_fault() -> None:
    loop, faults = asyncio.get_running_loop(), list[object]()
    loop.set_exception_handler(lambda _, context: faults.append(context))
    here, there = socket.socketpair()
    there.setblocking(False)
    with here, there:
        seen = asyncio.create_task(first_line(there))
        await asyncio.sleep(0.01)
        here.sendall(b"GET / HTTP/1.1\r\n")
        loop.call_soon(seen.cancel)  # in the round of the loop that finds the line
        with suppress(asyncio.CancelledError):
            await seen
    assert seen.cancelled() and not faults


@in_a_loop
async def test_who_is_handed_over_waits_until_there_is_a_worker() -> None:
    """Many more than have room on the way: none is lost, and they come in their order."""
    slot = WorkerSlot(Shard(), lambda share, way: pytest.fail("no worker is wanted here"))
    slot.here.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1)
    pairs = [socket.socketpair() for _ in range(50)]

    async def hand_over_all() -> None:
        for _, guest in pairs:
            await slot.hand_over(guest)

    handing = asyncio.create_task(hand_over_all())
    await asyncio.sleep(0.05)
    assert not handing.done()
    for number, (here, _) in enumerate(pairs):
        await asyncio.sleep(0)
        _, files, _, _ = await asyncio.to_thread(socket.recv_fds, slot.way, 1, 1)
        with socket.socket(fileno=files[0]) as guest:
            guest.sendall(str(number).encode())
        assert here.recv(9) == str(number).encode()
    await handing
    slot.close()
    for pair in pairs:
        for each in pair:
            each.close()


@in_a_loop
async def test_who_cannot_begin_ends_it_all_and_who_dies_later_is_followed() -> None:
    """A server that is broken must not be started over and over; one that was killed must."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert not await asyncio.wait_for(Dispatcher(listening, 2, lambda *_: ends(3)).run(), 60)
    begun: list[int] = []

    def next_one(share: Shard, way: socket.socket) -> SpawnProcess:
        begun.append(share.number)
        return ends((0, -9, 3, STAYS)[len(begun) - 1])

    with socket.create_server(("127.0.0.1", 0)) as listening:
        serving = asyncio.create_task(Dispatcher(listening, 1, next_one).run())
        async with asyncio.timeout(60):
            while len(begun) < 4:
                await asyncio.sleep(0.05)
        assert not serving.done()
        os.kill(os.getpid(), signal.SIGTERM)
        assert await asyncio.wait_for(serving, 60)


def ends(code: int) -> SpawnProcess:
    """A worker that ends so at once: by an exit code, or by a signal."""
    return multiprocessing.get_context("spawn").Process(target=end, args=(code,))


def test_shares_are_even_and_each_table_has_one_worker() -> None:
    shares = [Shard(number, 3) for number in range(3)]
    ids = [Shard().new_id() for _ in range(3000)]
    held = [sum(share.holds(id) for id in ids) for share in shares]
    assert sum(held) == 3000 and min(held) > 800
    assert all(share.holds(share.new_id()) for share in shares for _ in range(20))


@in_a_loop
async def test_a_worker_has_no_table_of_another(tmp_path: Path) -> None:
    """New tables are its own; for others it says so, and changes nothing."""
    async with house(tmp_path, share=Shard(1, 2)) as one:
        mine = [(await one.open())["table"] for _ in range(5)]
        assert {number_of(id, 2) for id in mine} == {1}
        foreign = Shard(0, 2).new_id()
        answer = await one.http.post(f"/api/tables/{foreign}/join", json={"code": "X", "name": "Rui"})
        assert (answer.status_code, answer.json()["code"]) == (421, "misdirected")
        assert answer.json()["why"] == "Another worker of this server has that table: try again."
        assert answer.headers["connection"] == "close"  # or the next request would come here, too
        async with one.client(foreign) as lost:
            with pytest.raises(Closed) as closed:
                await lost.hello()
            assert closed.value.code == 4421 and closed.value.bye == wire.Bye(
                code="misdirected", why="Another worker of this server has that table: try again."
            )
        assert one.hub.size == 5
        assert 'undercroft_tables{worker="1"} 5.0' in (await one.http.get("/metrics")).text
    async with house(tmp_path) as alone:
        assert (await alone.http.get("/health")).headers.get("connection") != "close"


@in_a_loop
async def test_the_answer_to_a_request_that_is_too_big_is_not_lost(tmp_path: Path) -> None:
    """It is the last on its connection: what was not heard by then would break that before it is read."""
    async with house(tmp_path, share=Shard(0, 2)) as one:
        for _ in range(60):
            assert await asyncio.to_thread(post_too_much, one.base) == 413


def post_too_much(base: str) -> int:
    connection = http.client.HTTPConnection(base.removeprefix("http://"), timeout=10)
    connection.request("POST", "/api/import", b"x" * 3_000_000)
    with connection.getresponse() as answer:
        return answer.status


@asynccontextmanager
async def serving(folder: Path, tables: int) -> AsyncIterator[tuple[Server, list[Group]]]:
    """Two workers with tables, people at all of them; at the end all that was acknowledged is there."""
    server = Server(str(folder / "tables.db"), folder / "log", workers=2)
    server.start()
    groups: list[Group] = []
    try:
        await server.up()
        async with httpx.AsyncClient(timeout=30) as http:
            groups = [await open_group(http, server.base, number, "tiny") for number in range(tables)]
        yield server, groups
    finally:
        for group in groups:
            group.stop()
        server.stop()
    faults = [fault for group in groups for player in group.players for fault in player.faults]
    assert [*faults, *(refused for group in groups for refused in group.refused)] == []
    assert await check_tables(server.db, {group.table: group.acked for group in groups}) == []
    assert "Traceback" not in server.log.read_text()


@in_a_loop
async def test_each_table_is_at_its_worker_and_goes_on_when_that_is_killed(tmp_path: Path) -> None:
    async with serving(tmp_path, 6) as (server, groups):
        luck = Random(4)
        for _ in range(3):
            await asyncio.gather(*(group.ready() for group in groups))
            at: dict[int, set[int | None]] = {}  # by share: the processes where its sockets are
            for group in groups:
                found = {worker_of(player, server) for player in group.players}
                at.setdefault(number_of(group.table, 2), set()).update(found)
            assert all(len(workers) == 1 for workers in at.values()), at
            for group in groups:
                for _ in range(4):
                    await act(group)
            victim = luck.choice(server.worker_pids())
            os.kill(victim, signal.SIGKILL)
            await asyncio.sleep(0.05)  # until those who sat there have noticed
            async with asyncio.timeout(GIVE_UP):
                await asyncio.gather(*(play_until_each_sees_all(group) for group in groups))
            assert victim not in server.worker_pids() and len(server.worker_pids()) == 2


@in_a_loop
async def test_workers_do_not_outlive_the_dispatcher(tmp_path: Path) -> None:
    async with serving(tmp_path, 2) as (server, _):
        workers = server.worker_pids()
        assert server.process and len(workers) == 2
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        async with asyncio.timeout(15):
            while any(Path(f"/proc/{pid}").exists() for pid in workers):
                await asyncio.sleep(0.05)


@in_a_loop
async def test_the_dispatcher_hears_half_lines_for_a_while_and_only_so_many(tmp_path: Path) -> None:
    """Two workers: half lines are cut in time, the oldest first if they are too many; visitors pass."""
    limits = ("half_open=20", "head_seconds=2", "per_address=15")
    options = [word for limit in limits for word in ("--limit", limit)]
    server = Server(str(tmp_path / "tables.db"), tmp_path / "log", workers=2, options=options)
    server.start()
    try:
        await server.up()
        dials = [
            asyncio.open_connection("127.0.0.1", server.port, local_addr=(f"127.0.0.{2 + n % 8}", 0))
            for n in range(80)
        ]
        half = await asyncio.gather(*dials)
        for number, (_, writer) in enumerate(half):
            writer.write((b"", b"GET /hea", b"GET /health HTTP/1.1\r\n")[number % 3])
        async with httpx.AsyncClient(base_url=server.base, timeout=5) as visitor:
            assert (await visitor.get("/health")).status_code == 200
        ends = [asyncio.wait_for(_end(reader), 20) for reader, _ in half]
        await asyncio.gather(*ends)
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


async def _end(reader: asyncio.StreamReader) -> None:
    with suppress(ConnectionResetError):
        await reader.read()
