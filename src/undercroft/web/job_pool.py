"""A few processes for long work: a job that takes too long is ended, with its process."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from .job_process import LENGTH, Orders, Task
from .jobs import AnyJob, Reply
from .problems import Trouble
from .settings import Limits

LOG = logging.getLogger("undercroft.web")
READY = 60.0  # seconds for a process to start, on a machine that is busy
IDLE = 120.0  # seconds until a process without work ends
_encode = msgspec.msgpack.Encoder().encode
_reply = msgspec.msgpack.Decoder(Reply).decode


class JobFailed(Exception):
    """The process ended, or met a fault of ours."""


class TooLong(Trouble):
    """A job was not done in its time."""

    def __init__(self, seconds: float) -> None:
        super().__init__("too-long", seconds=f"{seconds:g}")


class JobPool:
    """So many processes, started when there is work; so many jobs may wait for them."""

    def __init__(self, limits: Limits, packs: tuple[str, ...] = ()) -> None:
        self.limits = limits
        self._orders = Orders(packs, limits.job_bytes)
        self._free = asyncio.Semaphore(limits.jobs)
        self._resting: list[JobProcess] = []
        self._all: set[JobProcess] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._waiting = 0

    async def run(self, job: AnyJob, seconds: float) -> bytes:
        """The result of a job; a Trouble says why there is none."""
        if self._free.locked() and self._waiting >= self.limits.job_queue:
            raise Trouble("busy")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        try:
            reply = await self._do(job, seconds)
        finally:
            self._free.release()
        if reply.fault:
            raise JobFailed(reply.fault)
        if reply.refused:
            raise Trouble("makes-no-sense", reply.refused)
        return reply.body

    async def _do(self, job: AnyJob, seconds: float) -> Reply:
        process = self._resting.pop() if self._resting else JobProcess(self._orders)
        self._all.add(process)
        well = False
        try:
            reply = await process.do(job, seconds)
            well = True
        except TimeoutError:
            LOG.warning("a job (%s) was ended after %g seconds", type(job).__name__, seconds)
            raise TooLong(seconds) from None
        except (EOFError, OSError) as error:
            raise JobFailed(f"the process of a job ({type(job).__name__}) ended") from error
        finally:
            if well:
                self._rest(process)
            else:
                self._end(process)
        return reply

    def _rest(self, process: JobProcess) -> None:
        """Keep it for the next job, but not for ever."""
        self._resting.append(process)
        process.idle = asyncio.get_running_loop().call_later(IDLE, self._dismiss, process)

    def _dismiss(self, process: JobProcess) -> None:
        if process in self._resting:
            self._resting.remove(process)
            self._end(process)

    def _end(self, process: JobProcess) -> None:
        self._all.discard(process)
        task = asyncio.create_task(process.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def stop(self) -> None:
        """End all processes."""
        self._resting.clear()
        for process in list(self._all):
            self._end(process)
        await asyncio.gather(*self._ending, return_exceptions=True)


class JobProcess:
    """One process, started with its first job."""

    def __init__(self, orders: Orders) -> None:
        self._orders = orders
        self._process: asyncio.subprocess.Process | None = None
        self.idle: asyncio.TimerHandle | None = None

    async def do(self, job: AnyJob, seconds: float) -> Reply:
        """Do a job in its time; starting does not count."""
        if self.idle:
            self.idle.cancel()
        if self._process is None:
            async with asyncio.timeout(READY):
                await self._start()
        async with asyncio.timeout(seconds):
            await self._say(_encode(Task(job, seconds)))
            return await self._hear()

    async def _start(self) -> None:
        command = (sys.executable, "-P", "-m", "undercroft.web.job_process")
        pipe = asyncio.subprocess.PIPE
        self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        await self._say(msgspec.json.encode(self._orders))
        await self._hear()

    async def _say(self, message: bytes) -> None:
        assert self._process and self._process.stdin
        self._process.stdin.write(len(message).to_bytes(LENGTH, "big") + message)
        await self._process.stdin.drain()

    async def _hear(self) -> Reply:
        assert self._process and self._process.stdout
        head = await self._process.stdout.readexactly(LENGTH)
        return _reply(await self._process.stdout.readexactly(int.from_bytes(head, "big")))

    async def end(self) -> None:
        """Whatever it does: end it now, and wait until it is gone."""
        if self.idle:
            self.idle.cancel()
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.communicate()
