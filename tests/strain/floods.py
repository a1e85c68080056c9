"""Floods of long work: exports, imports and questions to the engine. `attacks` finds every function here."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat
from undercroft.table import wire

from .crafted import crafted_journals

LONG = 12_000  # answers of the game that is exported
MOST = 5_000  # answers of the games that are imported
REFUSED = (400, 413, 422, 429, 503)  # what a flood may be answered with
OPTIONS = {"export_flood": ("--limit", f"import_answers={LONG + 100}", "--limit", "import_seconds=120")}
WAIT = 120.0


@cache
def long_journal(answers: int) -> str:
    """A game in which somebody gives up and plays on, over and over: long, and quickly made."""
    edition = lay_out(box_of("gloomhaven"))
    setup = edition.settle()
    header = edition.header(setup, "flood")
    journal = Journal(header, starter(edition, setup, "flood"))
    while not any(option.key == "give-up" for option in journal.game.open[0].asides):
        decision = journal.game.open[0]
        journal.answer(decision.seat, decision.options[0].key)
    lines: list[Any] = [header, *journal.answers]
    for n in range(len(journal.answers) + 1, answers + 1):
        lines.append(
            {
                "n": n,
                "seat": Seat(0),
                "key": ("give-up", "play-on")[len(lines) % 2 == len(journal.answers) % 2],
            }
        )
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def _client(base: str, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=base, timeout=WAIT, transport=transport)


def _faults(what: str, statuses: Sequence[int], fine: Sequence[int]) -> list[str]:
    bad = [status for status in statuses if status not in (*fine, *REFUSED)]
    return [f"{len(bad)} of {len(statuses)} {what} were answered with {bad[0]}."] if bad else []


async def export_flood(base: str, many: int = 60) -> list[str]:
    """A long game is exported from many addresses at once, in every way there is."""
    async with _client(base, "127.0.4.1") as http:
        made = await http.post("/api/import", json={"journal": long_journal(LONG), "name": "Eve"})
    if made.status_code == 429:
        return []  # an earlier round has used up what one address may open
    if made.status_code != 201:
        return [f"The long game became no table: {made.status_code} {made.text[:200]}"]
    table = made.json()
    headers = {"Authorization": f"Bearer {table['token']}"}
    ways = list(product(("journal", "report"), ("en", "es", "pt")))
    statuses: list[int] = []

    async def take(number: int) -> None:
        what, language = ways[number % len(ways)]
        async with _client(base, f"127.0.4.{2 + number % 100}") as http:
            path = f"/api/tables/{table['table']}/{what}?lang={language}"
            statuses.append((await http.get(path, headers=headers)).status_code)

    await asyncio.gather(*map(take, range(many)))
    faults = _faults("exports", statuses, (200,))
    return faults if 200 in statuses else [*faults, f"Nobody got an export: {sorted(set(statuses))}."]


async def import_flood(base: str, many: int = 40) -> list[str]:
    """Journals of as many answers as are taken, and crafted ones, from many addresses at once."""
    crafted = [journal for _, journal in crafted_journals()]
    statuses: list[int] = []

    async def bring(number: int) -> None:
        journal = crafted[number % len(crafted)] if number % 2 else long_journal(MOST)
        async with _client(base, f"127.0.5.{1 + number % 200}") as http:
            answer = await http.post("/api/import", json={"journal": journal, "name": "Eve"})
            statuses.append(answer.status_code)

    await asyncio.gather(*map(bring, range(many)))
    return _faults("imports", statuses, (201,))


async def query_flood(base: str, many: int = 20, each: int = 60) -> list[str]:
    """Sockets that ask the engine whatever takes long, faster than it can answer."""
    async with _client(base, "127.0.6.1") as http:
        opened = (await http.post("/api/play-now", json={"name": "Eve", "bot": False})).json()
    if "table" not in opened:
        return []  # an earlier round has used up what one address may open
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{opened['table']}/socket"
    codes: list[str] = []

    async def ask(number: int) -> None:
        here = (f"127.0.6.{2 + number}", 0)
        try:
            async with connect(address, max_size=None, local_addr=here) as socket:
                await socket.send(msgspec.json.encode(wire.Hello(token=opened["token"])).decode())
                for n in range(each):
                    what: Any = ("threat", "hint", "danger", "log")[n % 4]
                    query = wire.Query(id=f"q{n}", what=what, seat=0, about="1:1" if what == "danger" else "")
                    await socket.send(msgspec.json.encode(query).decode())
                async with asyncio.timeout(20):
                    for _ in range(each):
                        codes.append(msgspec.json.decode(await socket.recv()).get("code", ""))
        except (ConnectionClosed, InvalidHandshake, TimeoutError, OSError):
            pass

    await asyncio.gather(*map(ask, range(many)))
    broken = codes.count("broken")
    return [f"{broken} of {len(codes)} questions met a fault."] if broken else []
