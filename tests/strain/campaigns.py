"""Campaigns under `kill -9`: the server is killed in random places, and every ending must come home once.

`make crash-campaigns` kills it 200 times, which takes a quarter of an hour; `CRASH="--kills 20"` fewer,
`CRASH="--game descent-campaign --postgres"` in another campaign, on PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from postgres import running_cluster
from web.clients import Client, Closed, client
from websockets.exceptions import WebSocketException

from undercroft.games.boxes import box_of, lay_out
from undercroft.storage import open_store
from undercroft.table import decode_records, load_table
from undercroft.table.records import Departed, Returned
from undercroft.table.wire import Answer

from .servers import Server

LOST = (OSError, TimeoutError, httpx.HTTPError, WebSocketException, Closed, AssertionError)
GIVES_UP = 0.5  # of the questions in which one may
QUIET = 3.0  # seconds at the end for what is still to be brought home


class Player:
    """One person at all seats of campaign after campaign, who comes back after every kill."""

    def __init__(self, server: Server, luck: Random, game: str) -> None:
        self.server, self.luck, self.game = server, luck, game
        self.campaigns: list[dict[str, Any]] = []
        self.answers = 0
        self.stopping = False

    async def run(self) -> None:
        while not self.stopping:
            try:
                if not self.campaigns:
                    await self.begin()
                if await self.visit(self.campaigns[-1]["table"]):
                    await self.begin()
            except LOST:
                await asyncio.sleep(0.1)

    async def begin(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.base, timeout=10) as http:
            edition = lay_out(box_of(self.game))
            seats = ["me" for _ in edition.seats(edition.settle())]
            body = {"game": self.game, "seats": seats, "name": "Ana"}
            answer = await http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.campaigns.append(answer.json())

    async def visit(self, table: str) -> bool:
        """Play there until it is over (true), going down where the heroes are."""
        async with client(self.server.base, table) as here:
            await here.hello(self.campaigns[-1]["token"])
            await here.until_so(lambda: "room" in here.parts)
            while not self.stopping:
                room = msgspec.json.decode(here.parts["room"])
                if room.get("over"):
                    return True
                if below := room.get("child"):
                    await self.visit(below)
                    await here.until_so(lambda: self.child(here) != below)
                elif await self.give_up(here, table) or await here.answer_any(self.luck):
                    self.answers += 1
                else:
                    await here.hear()
        return False

    async def give_up(self, here: Client, table: str) -> bool:
        """A long quest is called lost where that can be done, so that endings come home."""
        if table == self.campaigns[-1]["table"] or self.luck.random() > GIVES_UP:
            return False
        for question in here.questions:
            for choice in (*question.choices, *question.asides):
                if choice.concedes:
                    id = here.fresh_id()
                    said = Answer(id=id, revision=here.revision, seat=question.seat, key=choice.key)
                    await here.do(said)
                    return True
        return False

    def child(self, here: Client) -> str:
        return str(msgspec.json.decode(here.parts["room"]).get("child", ""))


async def check(db: str) -> tuple[list[str], int, dict[int, float]]:
    """The faults of what was kept, how many endings came home, and how long campaigns of so many open."""
    faults: list[str] = []
    homes = 0
    opening: dict[int, float] = {}  # milliseconds

    def find(game: str) -> Any:
        return lay_out(box_of(game))

    async with await open_store(db) as store:
        ids = await store.read(
            lambda connection: [row[0] for row in connection.exec_driver_sql("SELECT id FROM tables")]
        )
        for id, kept in (await store.summaries(ids)).items():
            if kept.kind != "campaign":
                continue
            records = decode_records(lines := await store.lines(id))
            started = time.perf_counter()
            table = load_table(find, lines)
            took = 1000 * (time.perf_counter() - started)
            if table.closed:
                faults.append(f"campaign {id} cannot be played: {table.closed}")
            departed = [(each.answers, each.charge) for each in records if isinstance(each, Departed)]
            known = [each.child for each in records if isinstance(each, Departed)]
            returned = [each for each in records if isinstance(each, Returned)]
            homes += len(returned)
            opening[len(returned)] = round(max(opening.get(len(returned), 0), took), 1)
            if len(set(departed)) < len(departed):
                faults.append(f"campaign {id} departed twice for the same charge")
            if len({(each.child, each.ending) for each in returned}) < len(returned):
                faults.append(f"an ending came home twice to campaign {id}")
            for each in returned:
                then = load_table(find, (await store.lines(each.child))[: each.ending])
                ending = then.journal.game.state.ending
                told = msgspec.json.decode(msgspec.json.encode(ending.report)) if ending else None
                if told != each.line.report:
                    faults.append(f"campaign {id} has another report than {each.child} gave")
            for child in await store.children(id):
                if child.id not in known:
                    faults.append(f"{child.id} was opened for campaign {id}, which does not know it")
                elif child.ended and child.id not in {each.child for each in returned}:
                    faults.append(f"the end of {child.id} never came home to campaign {id}")
    return faults, homes, dict(sorted(opening.items()))


async def main(options: argparse.Namespace) -> int:
    luck = Random(options.seed)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="undercroft-campaigns-"))
        db = stack.enter_context(running_cluster()) if options.postgres else f"sqlite:///{folder}/tables.db"
        server = Server(db, Path(folder) / "log")
        player = Player(server, luck, options.game)
        server.start()
        try:
            await server.up()
            playing = asyncio.create_task(player.run())
            for _ in range(options.kills):
                await asyncio.sleep(luck.uniform(0, 2 * options.pause))
                server.kill()
                server.start()
                await server.up()
            await asyncio.sleep(QUIET)
            player.stopping = True
            await asyncio.wait([playing], timeout=15)
            await asyncio.sleep(QUIET)
        finally:
            server.stop()
        faults, homes, opening = await check(db)
    report = {
        "kills": options.kills,
        "campaigns": len(player.campaigns),
        "answers": player.answers,
        "endings": homes,
        "opens_ms": opening,  # by how many children came home
        "faults": faults[:20],
        "passed": not faults and homes > 0,
    }
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n")
    return 0 if report["passed"] else 1


def _options() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Kills of the server in the middle of campaigns.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between kills, on average")
    parser.add_argument("--game", default="tiny-campaign")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", default="campaigns")
    return parser


if __name__ == "__main__":
    sys.exit(asyncio.run(main(_options().parse_args())))
