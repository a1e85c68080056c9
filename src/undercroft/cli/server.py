"""Runs the server, says where it is, and opens the browser."""

from __future__ import annotations

import asyncio
import http.client
import io
import multiprocessing
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from multiprocessing.context import SpawnProcess

import msgspec
import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

from undercroft.games.boxes import boxes
from undercroft.storage import open_store
from undercroft.text.words import Language
from undercroft.web.api_types import Health
from undercroft.web.dispatcher import Dispatcher
from undercroft.web.offers import edition_of
from undercroft.web.problems import say
from undercroft.web.protocol import ServerConfig
from undercroft.web.reach import network_address
from undercroft.web.settings import Settings
from undercroft.web.sharding import Shard
from undercroft.web.worker import work

from .bind import EVERYWHERE, LOOPBACK, QUEUE
from .parsing import UsageError, show

SPAWN = multiprocessing.get_context("spawn")


def serve(
    settings: Settings,
    listening: socket.socket,
    host: str,
    said_in: Language,
    workers: int = 1,
    ready: Callable[[str], None] = lambda address: None,
) -> int:
    """Say where, and answer until interrupted; `ready` is told the address for this machine."""
    port = listening.getsockname()[1]
    here = f"http://{_for_url(LOOPBACK if host in EVERYWHERE else host)}:{port}/"

    def announce() -> None:
        if _wait_until_up(LOOPBACK if host in EVERYWHERE else host, port):
            show(addresses(host, port, here, said_in))
            sys.stdout.flush()
            ready(here)

    check_packs(settings.packs)
    shared = check_store(settings.db, workers)
    settings = replace(settings, everywhere=host in EVERYWHERE, port=port)
    settings.into_environment()
    config = ServerConfig(
        "undercroft.web.app:worker_app",
        settings,
        factory=True,
        host=host,
        port=port,
        backlog=QUEUE,
        workers=workers,
    )
    threading.Thread(target=announce, daemon=True).start()
    well = True
    with suppress(KeyboardInterrupt):
        if workers == 1:
            server = uvicorn.Server(config)
            server.run(sockets=[listening])
            well = server.started
        elif shared:
            Multiprocess(config, sockets=[listening]).run()
        else:
            well = asyncio.run(
                Dispatcher(listening, workers, partial(_worker, config, settings), settings).run()
            )
    return 0 if well else 1


def _worker(config: ServerConfig, settings: Settings, share: Shard, way: socket.socket) -> SpawnProcess:
    """A process for a share of the tables."""
    return SPAWN.Process(target=work, args=(config, replace(settings, share=share), way))


def check_packs(packs: tuple[str, ...]) -> None:
    """Read them once, so that what is wrong with one is said before anybody is answered."""
    for game in boxes() if packs else ():
        edition_of(game, packs)


def check_store(db: str, workers: int) -> bool:
    """Open the store once, so that what is wrong with it is said before anybody is answered.

    True: several may write a table in it, and each may go to any worker.
    """

    async def look() -> bool:
        async with await open_store(db) as store:
            return store.shared

    shared = asyncio.run(look())
    if workers > 1 and not shared and sys.platform != "linux":  # elsewhere connections cannot be handed over
        raise UsageError(
            f"Tables in SQLite are served by one process on this system: for --workers {workers} keep them "
            "in PostgreSQL, with --db postgresql://USER@HOST/DATABASE."
        )
    return shared


def addresses(host: str, port: int, here: str, said_in: Language) -> list[str]:
    """Where the table is, in plain words."""
    lines = [say(said_in, "web-ready", address=here)]
    if host not in EVERYWHERE:
        if host == LOOPBACK:
            lines.append(say(said_in, "web-only-here"))
        return lines
    if outside := network_address():
        there = f"http://{outside}:{port}/"
        lines += [say(said_in, "web-network", address=there), *_qr(there)]
    return [*lines, say(said_in, "web-elsewhere", port=str(port))]


def open_browser(address: str) -> None:
    """Open the page, where there is a screen to open it on."""
    has_screen = sys.platform in ("win32", "darwin") or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )
    if has_screen:
        webbrowser.open(address)


def is_up(host: str, port: int) -> bool:
    """Does a server of ours answer there?"""
    connection = http.client.HTTPConnection(host, port, timeout=3)
    try:
        connection.request("GET", "/health")
        answer = connection.getresponse()
        msgspec.json.decode(answer.read(), type=Health)
        return answer.status == 200
    except (OSError, http.client.HTTPException, msgspec.MsgspecError):
        return False
    finally:
        connection.close()


def _wait_until_up(host: str, port: int) -> bool:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        if is_up(host, port):
            return True
        time.sleep(0.05)
    return False


def _for_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _qr(address: str) -> list[str]:
    """The address for the cameras of phones."""
    import segno  # by the thread that says where we are, while others are answered

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue().splitlines()
