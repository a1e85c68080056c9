"""`make crash`: a server under load is killed again and again; then, on PostgreSQL, one of two workers.

PYTHONPATH=tests python -m strain.crash --kills 200 --tables 40 --worker-kills 10
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
from postgres import running_cluster

from undercroft.table import wire

from .checking import check_tables
from .players import Group, Lost, Player, open_group
from .servers import Server

GIVE_UP = 60.0  # seconds
STEP = 0.02
AGAIN = 0.1  # how often a server is killed once more while it comes up


class Crowd:
    """Tables at which people play on, come what may."""

    def __init__(self, server: Server, options: argparse.Namespace, luck: Random) -> None:
        self.server, self.game, self.luck = server, options.game, luck
        self.pause = 2 * options.tables / options.rate  # seconds between two commands of a table, at most
        self.groups: list[Group] = []
        self.done: list[Group] = []
        self.acks: dict[str, float] = {}  # by table: when the last one came
        self.killed = 0.0  # when the server was
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, many: int) -> None:
        """Open tables; people begin to play at once."""
        async with httpx.AsyncClient(timeout=30) as http:
            for _ in range(many):
                self.groups.append(await self._group(http))
        self._tasks = [asyncio.create_task(self._play(place)) for place in range(many)]

    async def renew(self) -> None:
        """Where a game is over, another begins."""
        async with httpx.AsyncClient(timeout=30) as http:
            for place, group in enumerate(self.groups):
                if group.over and not group.busy:
                    group.stop()
                    self.done.append(group)
                    self.groups[place] = await self._group(http)

    async def _group(self, http: httpx.AsyncClient) -> Group:
        number = len(self.groups) + len(self.done)
        group = await open_group(http, self.server.base, number, self.game)
        await group.ready()
        return group

    async def _play(self, place: int) -> None:
        """Somebody at the table answers, now and then, for ever; after a kill as soon as it can be."""
        while True:
            pause = self.luck.random() * self.pause
            group = self.groups[place]
            while pause > 0 and self.acks.get(group.table, 0) > self.killed:
                await asyncio.sleep(STEP)
                pause -= STEP
            if await act(group):
                self.acks[group.table] = time.monotonic()
            else:
                await asyncio.sleep(STEP)

    def all_play_on(self) -> bool:
        """Was a command acknowledged since the kill at each table whose game goes on?"""
        return all(group.over or self.acks.get(group.table, 0) > self.killed for group in self.groups)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for group in self.groups:
            group.stop()

    @property
    def acked(self) -> dict[str, list[str]]:
        return {group.table: group.acked for group in (*self.groups, *self.done)}

    @property
    def faults(self) -> list[str]:
        groups = [*self.groups, *self.done]
        return [fault for g in groups for fault in (*g.refused, *(f for p in g.players for f in p.faults))]


async def act(group: Group, players: Sequence[Player] = ()) -> bool:
    """Somebody answers. If the socket is lost before the ack, the same command is sent again: one effect."""
    asked = [(player, player.question) for player in players or group.players if player.live.is_set()]
    able = [(player, question) for player, question in asked if question]
    if not able or group.busy:
        return False
    player, question = group.luck.choice(able)
    assert question is not None
    player.count += 1
    choices = [choice for choice in question.choices if not choice.concedes]
    command = wire.Answer(
        id=f"{player.name}-{player.count}",
        revision=player.revision,
        seat=question.seat,
        key=group.luck.choice(choices).key,
    )
    group.busy = True
    try:
        while True:
            try:
                done, took = await player.send(command)
                break
            except Lost:
                await asyncio.sleep(0.01)  # until the player has noticed, too
                await player.live.wait()
    finally:
        group.busy = False
    if isinstance(done, wire.Ack):
        group.acked.append(done.id)
        group.latencies.append(took)
        return True
    if done.code != "stale":
        group.refused.append(f"{group.table}: {done.code}: {done.why}")
    return False


async def until(holds: Callable[[], bool], since: float) -> float:
    """Wait for something; gives the seconds from `since`."""
    while not holds():
        if time.monotonic() - since > GIVE_UP:
            break
        await asyncio.sleep(0.01)
    return time.monotonic() - since


# -- one server on SQLite


async def kill_server(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Kill the server under load, start it again, until all tables are played on; as often as asked for."""
    luck = Random(options.seed)
    db = str(folder / "tables.db")
    server = Server(db, folder / "log")
    crowd = Crowd(server, options, luck)
    back: list[float] = []
    up: list[float] = []  # seconds of a core until it answered, and until all played on
    work: list[float] = []
    server.start()
    try:
        await server.up()
        await crowd.open(options.tables)
        for kill in range(options.kills):
            await asyncio.sleep(luck.uniform(0, 2 * options.pause))
            server.kill()
            while luck.random() < AGAIN:
                server.start()
                await asyncio.sleep(luck.uniform(0, 3))
                server.kill()
            crowd.killed = time.monotonic()
            server.start()
            await server.up()
            up.append(server.cpu())
            back.append(await until(crowd.all_play_on, crowd.killed))
            work.append(server.cpu())
            await crowd.renew()
            if (kill + 1) % 10 == 0:
                say(f"{kill + 1} kills, {sum(map(len, crowd.acked.values()))} commands; {times(back)}")
        crowd.stop()
    finally:
        server.stop()
    faults = [*crowd.faults, *await check_tables(db, crowd.acked), *too_late(back, options.back)]
    return {
        "kills": len(back),
        "tables": options.tables,
        "commands": sum(map(len, crowd.acked.values())),
        "back_s": times(back),
        "up_cpu_s": times(up),
        "back_cpu_s": times(work),
        "faults": faults[:20],
    }


# -- two workers on PostgreSQL


async def kill_workers(options: argparse.Namespace, folder: Path, db: str) -> dict[str, Any]:
    """Four sockets of a table over two workers; one is killed, and the table goes on."""
    luck = Random(options.seed)
    server = Server(db, folder / "workers-log", workers=2)
    crowd = Crowd(server, options, luck)
    back: list[float] = []
    faults: list[str] = []
    server.start()
    try:
        await server.up()
        async with httpx.AsyncClient(timeout=30) as http:
            group = await open_group(http, server.base, 0, options.game)
        crowd.groups = [group]
        for _ in range(options.worker_kills):
            await group.ready()
            workers = await spread(group, server)
            for _ in range(10):
                await act(group)
            victim = luck.choice(workers)
            os.kill(victim, signal.SIGKILL)
            killed = time.monotonic()
            playing = asyncio.create_task(play_until_each_sees_all(group))
            back.append(await until(playing.done, killed))
            if not playing.done():
                playing.cancel()
                faults.append("A table did not go on after one of its workers was killed.")
            if group.over:
                await crowd.renew()
                group = crowd.groups[0]
        crowd.stop()
    finally:
        server.stop()
    faults += [*crowd.faults, *await check_tables(db, crowd.acked), *too_late(back, options.back)]
    return {
        "kills": len(back),
        "commands": sum(map(len, crowd.acked.values())),
        "back_s": times(back),
        "faults": faults[:20],
    }


async def spread(group: Group, server: Server) -> list[int]:
    """Until both workers have sockets of the table; while one has them all, somebody comes anew."""
    deadline = time.monotonic() + GIVE_UP
    while time.monotonic() < deadline:
        serving = [worker_of(player, server) for player in group.players]
        if None not in serving and len(set(serving)) == 2 and len(server.worker_pids()) == 2:
            return sorted({each for each in serving if each})
        if None not in serving and len(set(serving)) == 1:
            await group.luck.choice(group.players).hang_up()
        await asyncio.sleep(0.05)
        await group.ready()
    raise TimeoutError("The sockets of a table never came to both workers.")


async def play_until_each_sees_all(group: Group) -> None:
    """All four are back, commands are acknowledged, and all have the same revision."""
    await group.ready()
    for _ in range(5):
        while not await act(group) and not group.over:
            await asyncio.sleep(0.005)
    while len({player.revision for player in group.players}) > 1:
        await asyncio.sleep(0.005)


def worker_of(player: Player, server: Server) -> int | None:
    """The process that has the other end of a player's socket, as the kernel knows it."""
    port = player.port
    if port is None:
        return None
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        here, there = (int(field.rpartition(":")[2], 16) for field in fields[1:3])
        if (here, there) == (server.port, port):
            wanted = f"socket:[{fields[9]}]"
            for worker in server.worker_pids():
                for file in Path(f"/proc/{worker}/fd").iterdir():
                    if file.is_symlink() and str(file.readlink()) == wanted:
                        return worker
    return None


# -- the report


def too_late(took: Sequence[float], limit: float) -> list[str]:
    """Kills after which it took too long until everybody played on."""
    return [f"After a kill it took {each:.2f} s until all went on." for each in took if each >= limit]


def times(seconds: Sequence[float]) -> dict[str, float]:
    """The middle, the worst."""
    found = sorted(seconds) or [0.0]
    return {"p50": round(found[len(found) // 2], 2), "max": round(found[-1], 2)}


def say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")
    sys.stderr.flush()


async def main(options: argparse.Namespace) -> int:
    """Both, and the report."""
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory(prefix="undercroft-crash-") as folder:
        if options.kills:
            report["server"] = await kill_server(options, Path(folder))
        if options.worker_kills:
            with running_cluster() as db:
                report["workers"] = await kill_workers(options, Path(folder), db)
    faults = [fault for part in report.values() for fault in part["faults"]]
    report["passed"] = not faults
    text = msgspec.json.format(msgspec.json.encode(report), indent=2).decode()
    sys.stdout.write(text + "\n")
    if options.out:
        options.out.write_text(text + "\n")
    return 1 if faults else 0


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Kills of the server under load.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--worker-kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--rate", type=float, default=60, help="commands each second, of all tables")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between kills, on average")
    parser.add_argument("--back", type=float, default=5.0, help="seconds until all must be as before")
    parser.add_argument("--game", default="gloomhaven")
    parser.add_argument("--seed", default="crash")
    parser.add_argument("--out", type=Path)
    return parser


if __name__ == "__main__":
    sys.exit(uvloop.run(main(_options().parse_args())))
