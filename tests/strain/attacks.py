"""Attacks on a server: async functions of its base URL that return what it should have stopped.

PYTHONPATH=tests python -m strain.attacks half_open http://127.0.0.1:8420 20
"""

from __future__ import annotations

import asyncio
import inspect
import resource
import socket
import sys
import time
from collections.abc import Awaitable, Callable
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, islice
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from undercroft.table.rooms import ARRIVING

from .crafted import crafted_journals

Attack = Callable[[str], Awaitable[list[str] | None]]
FLOODS = "strain.floods"  # more attacks: every public async function there takes a base URL, too
HALVES = (
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"GET /api/tables/abc/socket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
    b"POST /api/import HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{",
)  # what somebody sends who never finishes a request
VISIT = 5.0  # seconds in which a visitor must be answered
HOLD = 35.0  # seconds for which half requests are held open: longer than the server waits for a body


async def half_open(base: str, many: int = 1300, hold: float = HOLD) -> list[str]:
    """Connections that send half a request, from many addresses and from one; a byte more now and then."""
    _allow_files(many + 100)
    place = urlsplit(base)
    assert place.hostname and place.port
    writers: list[asyncio.StreamWriter] = []
    faults: list[str] = []
    try:
        for number, half in enumerate(islice(cycle(HALVES), many)):
            here = f"127.0.0.{2 + number % 200}" if number < many // 2 else "127.0.0.2"
            try:
                _, writer = await asyncio.wait_for(
                    asyncio.open_connection(place.hostname, place.port, local_addr=(here, 0)), VISIT
                )
            except (OSError, TimeoutError):
                continue  # turned away at once
            writer.write(half)
            writers.append(writer)
        ends = time.monotonic() + hold
        while time.monotonic() < ends:
            for writer in writers:
                if not writer.transport.is_closing():
                    writer.write(b"x")
            faults += await _visit(base)
            await asyncio.sleep(1)
        still = sum(not writer.transport.is_closing() for writer in writers)
        if still:
            faults.append(f"{still} of {many} half requests were still open after {hold:.0f} s.")
    finally:
        for writer in writers:
            writer.transport.abort()
    return faults


async def _visit(base: str) -> list[str]:
    """Somebody who comes now must be answered."""
    started = time.monotonic()
    try:
        async with httpx.AsyncClient(timeout=VISIT) as http:
            answer = await http.get(f"{base}/health")
    except httpx.HTTPError as error:
        return [f"A visitor was not answered within {VISIT:.0f} s: {type(error).__name__}."]
    took = time.monotonic() - started
    return [] if answer.status_code == 200 else [f"A visitor got {answer.status_code} after {took:.1f} s."]


async def spoofed_proxy(base: str, many: int = 300) -> list[str]:
    """A client that names another address with each request, to be counted as somebody else each time."""
    luck = Random(many)
    answers: list[int] = []
    transport = httpx.AsyncHTTPTransport(local_address="127.0.0.3")
    async with httpx.AsyncClient(timeout=30, transport=transport) as http:
        for _ in range(many):
            named = ".".join(str(luck.randrange(1, 255)) for _ in range(4))
            headers = {"X-Forwarded-For": named, "X-Real-IP": named, "Forwarded": f"for={named}"}
            answers.append((await http.get(f"{base}/api/codes/NOCODE", headers=headers)).status_code)
    passed = answers.count(404)
    return [] if passed < many / 2 else [f"{passed} of {many} requests passed the limit of one address."]


async def craft_journals(base: str, many: int = 50) -> list[str]:
    """Journals that are broken in many ways: each is refused in a sentence, none is a fault of the server."""
    faults: list[str] = []
    for number, (name, journal) in enumerate(islice(crafted_journals(), many)):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.1.{1 + number % 200}")
        async with httpx.AsyncClient(timeout=60, transport=transport) as http:
            answer = await http.post(f"{base}/api/import", json={"journal": journal, "name": "Eve"})
        if answer.status_code >= 500 or (answer.status_code >= 400 and not answer.json().get("why")):
            faults.append(f"The journal {name!r} was answered with {answer.status_code}: {answer.text[:200]}")
        elif answer.status_code < 300:
            faults.append(f"The journal {name!r} became a table.")
    return faults


async def join_flood(base: str, many: int = 120) -> list[str]:
    """Somebody with the code joins again and again, and never comes: others still find a place."""
    async with httpx.AsyncClient(timeout=30) as http:
        body = {"game": "tiny", "seats": ["me", "open"], "name": "Ana"}
        opened = (await http.post(f"{base}/api/tables", json=body)).json()
    if "table" not in opened:
        return []  # an earlier round has used up what one address may open
    path, asked = f"/api/tables/{opened['table']}/join", {"code": opened["code"], "name": "Eve"}
    for number in range(many):
        transport = httpx.AsyncHTTPTransport(local_address=f"127.0.2.{1 + number % 20}")
        async with httpx.AsyncClient(base_url=base, timeout=30, transport=transport) as http:
            await http.post(path, json=asked)
    await asyncio.sleep(ARRIVING / 1000 + 0.5)  # for so long a place is kept for somebody on the way
    async with httpx.AsyncClient(base_url=base, timeout=30) as http:
        answer = await http.post(path, json={**asked, "name": "Rui", "seat": 1})
    return [] if answer.status_code == 201 else [f"A friend could not join any more: {answer.text[:200]}"]


async def solve_flood(base: str, many: int = 300) -> list[str]:
    """The heaviest question that the solver takes, over and over."""
    position = heavy_position()
    statuses: list[int] = []

    async def ask(address: str, times: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(base_url=base, timeout=60, transport=transport) as http:
            for _ in range(times):
                answer = await http.post("/api/solve/monster-turn", json=position)
                statuses.append(answer.status_code)

    await asyncio.gather(*(ask(f"127.0.3.{1 + number}", many // 10) for number in range(10)))
    bad = [status for status in statuses if status >= 500 and status != 503]
    return [f"{len(bad)} of {many} questions were answered with {bad[0]}."] if bad else []


def heavy_position() -> dict[str, Any]:
    """A large hall, full of monsters, with heroes at its far end."""
    hexes = [{"q": q, "r": r} for q in range(38) for r in range(38)]
    monsters = [
        {"id": f"guard-{n}", "side": "monster", "hex": {"q": n % 10, "r": n // 10}} for n in range(50)
    ]
    heroes = [
        {"id": f"hero-{n}", "side": "character", "hex": {"q": 37 - n, "r": 37}, "initiative": 20 + n}
        for n in range(4)
    ]
    action = {"move": 6, "attack": {"range": 4, "targets": 3}}
    return {"hexes": hexes, "figures": [*monsters, *heroes], "active": "guard-0", "action": action}


ATTACKS: dict[str, Attack] = {
    "half_open": half_open,
    "spoofed_proxy": spoofed_proxy,
    "craft_journals": craft_journals,
    "join_flood": join_flood,
    "solve_flood": solve_flood,
}


def all_attacks() -> dict[str, Attack]:
    """Those of this file, and the floods where there are any."""
    if not find_spec(FLOODS):
        return ATTACKS
    module = import_module(FLOODS)
    found = {
        name: each
        for name, each in vars(module).items()
        if inspect.iscoroutinefunction(each) and each.__module__ == FLOODS and not name.startswith("_")
    }
    return {**ATTACKS, **found}


def _allow_files(many: int) -> None:
    """So many connections need as many files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < many:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(many, hard), hard))


async def attack(name: str, base: str, seconds: float) -> list[str]:
    """One attack, repeated until the time is up."""
    faults: list[str] = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline and not faults:
        faults += await all_attacks()[name](base) or []
    return faults


def main(name: str, base: str, seconds: str) -> None:
    """Attack, and print the faults as JSON."""
    socket.setdefaulttimeout(60)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(attack(name, base, float(seconds)))) + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
