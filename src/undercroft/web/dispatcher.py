"""Routes each connection to the worker that owns its table: several workers on one machine."""

from __future__ import annotations

import asyncio
import errno
import logging
import re
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from itertools import cycle
from multiprocessing.context import SpawnProcess
from typing import Any
from urllib.parse import unquote

from uvicorn.config import STARTUP_FAILURE

from .addresses import Proxies
from .open_connections import Connections
from .settings import Settings
from .sharding import Shard, worker_of

LOG = logging.getLogger("undercroft.web")
HAND_OVER = 10.0  # seconds for a worker to take a connection
LOOK = 0.01  # seconds from one look at half a line to the next
FIRST_LINE = 2048  # bytes that are looked at to find the table
TABLE = re.compile(rb"[A-Z]+ (?:https?://[^/ ]*)?/+api/+tables/+([^/? ]+)")
LEAVE = 10.0  # seconds for workers to end
AGAIN = 0.2  # seconds until a worker that died is started again
AT_MOST = 10.0  # the same for one that cannot start any more
NO_ROOM = errno.EAGAIN, errno.ETOOMANYREFS  # on the way to a worker: too much, or too many connections

ALONE = Settings(db="")
Work = Callable[[Shard, socket.socket], SpawnProcess]  # starts the worker of a shard, with the way to it


class WorkerSlot:
    """A worker and the way to it. Connections handed over while it starts, or restarts, wait on the way."""

    def __init__(self, share: Shard, make: Work) -> None:
        self._share, self._make = share, make
        self.here, self.way = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.here.setblocking(False)
        self.process: SpawnProcess | None = None
        self._turn = asyncio.Lock()

    async def run(self) -> None:
        """Have the worker there: one that ends is followed by another, unless the first could not begin."""
        pause, first = AGAIN, True
        while True:
            self.process = self._make(self._share, self.way)
            self.process.start()
            await _until_readable(self.process.sentinel)
            self.process.join()
            unable = self.process.exitcode == STARTUP_FAILURE
            if unable and first:
                return
            LOG.error("worker %d ended (%s): another follows", self._share.number, self.process.exitcode)
            pause, first = min(2 * pause, AT_MOST) if unable else AGAIN, False
            await asyncio.sleep(pause)

    async def hand_over(self, guest: socket.socket) -> None:
        """Pass a connection on, as soon as there is room on the way."""
        async with self._turn:  # one looks for room, the others wait behind
            while True:
                try:
                    socket.send_fds(self.here, [b"."], [guest.fileno()])
                    return
                except OSError as error:
                    if error.errno not in NO_ROOM:
                        raise
                await asyncio.sleep(LOOK)

    def close(self) -> None:
        """Nobody comes any more: the worker ends."""
        if self.process and self.process.is_alive():
            self.process.terminate()
        for end in (self.here, self.way):
            end.close()

    def join(self) -> None:
        """Wait for its end, and do not wait for ever."""
        if self.process:
            self.process.join(LEAVE)
            if self.process.is_alive():
                self.process.kill()


class Dispatcher:
    """Takes connections, looks at their first line without reading it, and hands them over."""

    def __init__(
        self, listening: socket.socket, workers: int, make: Work, settings: Settings = ALONE
    ) -> None:
        listening.setblocking(False)
        self._patience = settings.limits.head_seconds
        self._guests: Connections[asyncio.Task[None]] = Connections(
            settings.limits, Proxies(settings.proxy), _cancel
        )
        self._listening = listening
        self._slots = [WorkerSlot(Shard(number, workers), make) for number in range(workers)]
        self._turns = cycle(self._slots)
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(self) -> bool:
        """Until the program is told to end, or a worker cannot begin: then it is false."""
        told = asyncio.Event()
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(sign, told.set)
        workers = [self._do(slot.run()) for slot in self._slots]
        for worker in workers:
            worker.add_done_callback(lambda _: told.set())
        self._do(self._welcome())
        await told.wait()
        well = not any(worker.done() for worker in workers)
        for task in self._tasks:
            task.cancel()
        for slot in self._slots:
            slot.close()
        for slot in self._slots:
            await asyncio.to_thread(slot.join)
        return well

    async def _welcome(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                guest, name = await loop.sock_accept(self._listening)
            except OSError:  # gone already, or too many at once: the others wait in the queue
                await asyncio.sleep(LOOK)
            else:
                self._admit(guest, name[0])

    def _admit(self, guest: socket.socket, host: str) -> None:
        """Hear what somebody comes for, unless too many of their address are being heard already."""
        if not self._guests.admit(host):
            guest.close()
            return
        task = self._do(self._bring(guest))
        self._guests.wait(task)

        def gone(_: object) -> None:
            guest.close()
            self._guests.ready(task)
            self._guests.leave(host)

        task.add_done_callback(gone)

    async def _bring(self, guest: socket.socket) -> None:
        """To the worker of the table that is asked for; for anything else, to one after the other."""
        with suppress(TimeoutError, OSError):
            async with asyncio.timeout(self._patience):
                line = await first_line(guest)
            if line and (task := asyncio.current_task()):
                self._guests.ready(task)
                async with asyncio.timeout(HAND_OVER):
                    await self._slot_for(line).hand_over(guest)

    def _slot_for(self, line: bytes) -> WorkerSlot:
        table = table_of(line)
        return self._slots[worker_of(table, len(self._slots))] if table else next(self._turns)

    def _do(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("%s", error, exc_info=error)


def table_of(line: bytes) -> str:
    """The table that a request asks for by its first line; empty: none."""
    found = TABLE.match(line)
    return unquote(found[1].decode("latin-1")) if found else ""


async def first_line(guest: socket.socket) -> bytes:
    """The client's first line, left where it is for the worker to read; empty: it has gone."""
    pause = LOOK
    while True:
        try:
            seen = guest.recv(FIRST_LINE, socket.MSG_PEEK)
        except BlockingIOError:
            await _until_readable(guest.fileno())
            continue
        if b"\n" in seen or len(seen) == FIRST_LINE or not seen[:1].isupper():  # no method: gone, or TLS
            return seen
        await asyncio.sleep(pause)
        pause *= 2  # the rest of a line comes soon, or perhaps never


def _cancel(task: asyncio.Task[None]) -> None:
    task.cancel()


async def _until_readable(file: int) -> None:
    loop = asyncio.get_running_loop()
    readable: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not readable.done():  # the waiter may have been cancelled just before
            readable.set_result(None)

    loop.add_reader(file, tell)
    try:
        await readable
    finally:
        loop.remove_reader(file)
