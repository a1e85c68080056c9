"""`play` in the browser: a server for this machine, and the page in front of whoever plays."""

from __future__ import annotations

import asyncio
import secrets
from socket import socket
from typing import NamedTuple

from undercroft.games.boxes import FIRST
from undercroft.journal_files import EditionFinder
from undercroft.storage import CodeTaken, open_store
from undercroft.table import Host, open_table
from undercroft.text.words import Language
from undercroft.web.clock import now
from undercroft.web.hub import new_code
from undercroft.web.listing import kept_summary, kind_of
from undercroft.web.lobby import new_token
from undercroft.web.problems import say
from undercroft.web.settings import NO_LIMITS, Settings
from undercroft.web.sharding import Shard

from .bind import LOOPBACK, listen
from .parsing import Options, UsageError, show
from .serve import PORT
from .server import is_up, open_browser, serve
from .settings import ME, box, edition_finder, folders, game_asked, given, language, seating, settled, wishes


class Place(NamedTuple):
    """A new table, and by what its host is known there."""

    table: str
    token: str

    @property
    def path(self) -> str:
        """Below the server's address; what stands after # stays in the browser."""
        return f"t/{self.table}#token={self.token}&person=1"


def play_in_browser(options: Options) -> int:
    """Start the server unless it runs, and open the page: the first one, or a new table's."""
    said_in = language(options)
    place = _new_table(options, said_in) if _is_set_up(options) else None
    host = options.host or LOOPBACK
    port = PORT if options.port is None else options.port

    def ready(address: str) -> None:
        page = address + (place.path if place else "")
        if place:
            show([say(said_in, "web-page", address=page)])
        if not options.no_open:
            open_browser(page)

    if options.host is None and port and is_up(LOOPBACK, port):
        address = f"http://{LOOPBACK}:{port}/"
        show([say(said_in, "web-running", address=address)])
        ready(address)
        return 0
    settings = Settings(
        db=options.db, limits=NO_LIMITS, packs=tuple(str(folder) for folder in folders(options.pack))
    )
    with _listen(host, options.port) as listening:
        return serve(settings, listening, host, said_in, ready=ready)


def _listen(host: str, port: int | None) -> socket:
    """At the port that was asked for; if none was, at ours, or at a free one if that is taken."""
    try:
        return listen(host, PORT if port is None else port)
    except UsageError:
        if port is not None:
            raise
        return listen(host, 0)


def _is_set_up(options: Options) -> bool:
    """Was anything said about the game? Else the page asks."""
    said = options.game or options.campaign or options.bots or given(options, box(options.game or FIRST))
    return bool(said) or options.seed is not None


def _new_table(options: Options, said_in: Language) -> Place:
    """A table as the options ask for, kept before the server starts."""
    find = edition_finder(options.pack)
    return asyncio.run(_keep_table(options, find, said_in))


async def _keep_table(options: Options, find: EditionFinder, said_in: Language) -> Place:
    edition = find(game_asked(options))
    setup = settled(edition, wishes(options, edition.box), said_in)
    players = seating(options.bots, edition.seats(setup), ME)
    seats = [each if each == ME else f"bot:{each}" for each in players]
    seed = options.seed if options.seed is not None else secrets.token_hex(16)
    token = new_token()
    async with await open_store(options.db) as store:
        while True:
            host = Host(Shard().new_id(), new_code(), say(said_in, "web-guest"), token, now())
            table, outcome = open_table(edition, setup, seed, host, seats=seats)
            try:
                await store.create(
                    host.table, host.code, edition.box.id, outcome.lines, kept_summary(table),
                    kind=kind_of(table),
                )  # fmt: skip
            except CodeTaken:
                continue
            return Place(host.table, token)
