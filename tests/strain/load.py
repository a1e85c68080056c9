"""`make load`: 200 tables with four sockets each on two workers, first at the pace of people, then in a rush.

PYTHONPATH=tests python -m strain.load --tables 200 --seconds 180 --burst 300 --burst-seconds 60
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

from .checking import check_tables
from .players import Group, open_group
from .servers import Server

EVERY = 3.0  # seconds from one command of a table to its next
TIDY = 0.5  # seconds from one look for games that are over to the next


class Load:
    """The tables, and what was measured."""

    def __init__(self, options: argparse.Namespace, server: Server) -> None:
        self.options, self.server = options, server
        self.groups: list[Group] = []
        self.done: list[Group] = []  # whose games are over
        self.opened = 0

    async def open_all(self, http: httpx.AsyncClient) -> None:
        """All tables, a few at a time."""
        for start in range(0, self.options.tables, 10):
            many = range(start, min(start + 10, self.options.tables))
            self.groups += await asyncio.gather(*(self.open(http) for _ in many))
        await asyncio.gather(*(group.ready() for group in self.groups))

    async def open(self, http: httpx.AsyncClient) -> Group:
        self.opened += 1
        return await open_group(http, self.server.base, self.opened, self.options.game)

    async def replace_finished(self, http: httpx.AsyncClient) -> None:
        """Where a game is over the four begin another."""
        while True:
            await asyncio.sleep(TIDY)
            for place, group in enumerate(self.groups):
                if group.over and not group.busy:
                    self.groups[place] = await self.open(http)
                    group.stop()
                    self.done.append(group)

    async def steady(self, http: httpx.AsyncClient) -> dict[str, Any]:
        """A command of each table every three seconds."""
        marks = self.mark()
        started, cpu = time.monotonic(), self.server.cpu()
        ends = started + self.options.seconds

        async def pace(place: int) -> None:
            await asyncio.sleep(EVERY * place / len(self.groups))
            while time.monotonic() < ends:
                begun = time.monotonic()
                if not self.groups[place].busy:
                    await self.groups[place].act()
                await asyncio.sleep(max(0.0, EVERY - (time.monotonic() - begun)))

        tidying = asyncio.create_task(self.replace_finished(http))
        await asyncio.gather(*(pace(place) for place in range(len(self.groups))))
        tidying.cancel()
        return self.measured(marks, time.monotonic() - started, self.server.cpu() - cpu)

    async def burst(self, http: httpx.AsyncClient) -> dict[str, Any]:
        """So many commands each second, whoever can give one."""
        marks = self.mark()
        started, cpu = time.monotonic(), self.server.cpu()
        running: set[asyncio.Task[bool]] = set()
        sent = turn = late = 0
        tidying = asyncio.create_task(self.replace_finished(http))
        while time.monotonic() - started < self.options.burst_seconds:
            due = int((time.monotonic() - started) * self.options.burst)
            while sent + late < due:
                for _ in range(len(self.groups)):
                    turn = (turn + 1) % len(self.groups)
                    group = self.groups[turn]
                    if not group.busy and any(p.question for p in group.players):
                        task = asyncio.create_task(group.act())
                        running.add(task)
                        task.add_done_callback(running.discard)
                        group.busy = True
                        sent += 1
                        break
                else:
                    late += 1  # every table still waits for its last command
            await asyncio.sleep(0.002)
        tidying.cancel()
        took = time.monotonic() - started
        begun = time.monotonic()
        await asyncio.gather(*running)
        found = self.measured(marks, took, self.server.cpu() - cpu)
        return {**found, "sent": sent, "not_sent": late, "drained_s": round(time.monotonic() - begun, 2)}

    def mark(self) -> dict[int, int]:
        """How many commands each table had given, to tell phases apart."""
        return {id(group): len(group.latencies) for group in (*self.groups, *self.done)}

    def measured(self, marks: dict[int, int], took: float, cpu: float) -> dict[str, Any]:
        """Figures of a phase."""
        groups = [*self.groups, *self.done]
        latencies = sorted(ms for g in groups for ms in g.latencies[marks.get(id(g), 0) :])

        def of(part: float) -> float:
            return round(1000 * latencies[min(len(latencies) - 1, int(part * len(latencies)))], 1)

        return {
            "commands": len(latencies),
            "per_s": round(len(latencies) / took, 1),
            "ack_ms": {"p50": of(0.5), "p90": of(0.9), "p99": of(0.99), "max": of(1.0)},
            "server_cpu": round(cpu / took, 3),
            "server_mb": self.server.memory(),
        }

    def errors(self) -> list[str]:
        groups = [*self.groups, *self.done]
        return [e for g in groups for e in (*g.refused, *(f for p in g.players for f in p.faults))]


async def main(options: argparse.Namespace) -> int:
    """Run both phases, check the store, print the report."""
    with tempfile.TemporaryDirectory(prefix="undercroft-load-") as folder:
        db = options.db or str(Path(folder) / "tables.db")
        server = Server(db, Path(folder) / "log", workers=options.workers)
        server.start()
        report: dict[str, Any] = {"tables": options.tables, "sockets": 0}
        try:
            await server.up()
            load = Load(options, server)
            async with httpx.AsyncClient(timeout=30) as http:
                started = time.monotonic()
                await load.open_all(http)
                report["sockets"] = sum(len(group.players) for group in load.groups)
                report["opening_s"] = round(time.monotonic() - started, 1)
                _say(f"{options.tables} tables, {report['sockets']} sockets after {report['opening_s']} s")
                if options.seconds:
                    report["steady"] = await load.steady(http)
                    _say(f"steady: {report['steady']}")
                if options.burst_seconds:
                    report["burst"] = await load.burst(http)
                    _say(f"burst: {report['burst']}")
                await asyncio.sleep(1)
                metrics = (await http.get(f"{server.base}/metrics")).text
                if options.metrics:
                    _say("\n".join(line for line in metrics.splitlines() if "_bucket" not in line))
            for group in load.groups:
                group.stop()
            report["games"] = load.opened
            report["errors"] = load.errors()[:20]
        finally:
            server.stop()
        acked = {group.table: group.acked for group in (*load.groups, *load.done)}
        report["errors"] += await check_tables(db, acked)
        log = Path(server.log).read_text()
        report["errors"] += [line for line in log.splitlines() if "Error" in line][:20]
    return _judge(report, options)


def _judge(report: dict[str, Any], options: argparse.Namespace) -> int:
    failed = list(report["errors"])
    if "steady" in report and report["steady"]["ack_ms"]["p99"] >= options.p99:
        failed.append(f"the p99 of acks is {report['steady']['ack_ms']['p99']} ms, not below {options.p99}")
    if "burst" in report and report["burst"]["commands"] < 0.98 * options.burst * options.burst_seconds:
        failed.append(f"only {report['burst']['per_s']} commands each second were done, not {options.burst}")
    report["passed"] = not failed
    text = msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
    sys.stdout.write(text + "\n")
    if options.out:
        options.out.write_text(text + "\n")
    for sentence in failed:
        _say(sentence)
    return 1 if failed else 0


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Load test of the server.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=180)
    parser.add_argument("--burst", type=float, default=300, help="commands each second")
    parser.add_argument("--burst-seconds", type=float, default=60)
    parser.add_argument("--p99", type=float, default=150, help="milliseconds")
    parser.add_argument("--game", default="gloomhaven")
    parser.add_argument("--db", default="")
    parser.add_argument("--workers", type=int, default=min(2, os.cpu_count() or 1))
    parser.add_argument("--out", type=Path)
    parser.add_argument("--metrics", action="store_true")
    return parser


if __name__ == "__main__":
    sys.exit(uvloop.run(main(_options().parse_args())))
