"""A server in a process of its own, that can be looked at and killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

READY = 60.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`undercroft serve` on a fixed port, so that clients find it again after it was killed."""

    def __init__(
        self, db: str, log: Path, port: int = 0, workers: int = 1, options: Sequence[str] = ("--no-limits",)
    ) -> None:
        self.db, self.log, self.port = db, log, port or free_port()
        self.workers, self.options = workers, options
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Begin; it may take a moment until it answers."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--db", self.db]
        arguments += self.options
        arguments += ["--workers", str(self.workers)] if self.workers > 1 else []
        # As an installed server, it finds its modules compiled, also where the environment forbids it.
        compiled = {"PYTHONDONTWRITEBYTECODE": ""}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "undercroft", *arguments],
                env={**os.environ, **compiled},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    async def up(self) -> float:
        """Wait until it answers; gives the seconds that took."""
        started = time.monotonic()
        async with httpx.AsyncClient(timeout=2) as http:
            while time.monotonic() - started < READY:
                try:
                    if (await http.get(f"{self.base}/health")).status_code == 200:
                        return time.monotonic() - started
                except httpx.HTTPError:
                    pass
                assert self.process is None or self.process.poll() is None, self.log.read_text()
                await asyncio.sleep(0.02)
        raise TimeoutError(f"The server did not come up: {self.log.read_text()}")

    def kill(self) -> None:
        """As a power cut would: no time for last words."""
        assert self.process
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """End it in good order."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def worker_pids(self) -> list[int]:
        """The processes that serve, of several workers."""
        assert self.process
        found = []
        for stat in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = stat.read_text().rpartition(")")[2].split()
                command = (stat.parent / "cmdline").read_bytes()
            except OSError:
                continue
            if int(fields[1]) == self.process.pid and b"spawn_main" in command:
                found.append(int(stat.parent.name))
        return sorted(found)

    def memory(self) -> int:
        """The most memory that it ever had, in MB."""
        statuses = [Path(f"/proc/{pid}/status").read_text() for pid in self._pids()]
        found = [re.search(r"VmHWM:\s+(\d+) kB", status) for status in statuses]
        return sum(int(each[1]) for each in found if each) // 1024

    def cpu(self) -> float:
        """The seconds of a core that it has used."""
        stats = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self._pids()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")

    def _pids(self) -> list[int]:
        assert self.process
        return [self.process.pid, *self.worker_pids()]
