"""The socket of a table: hello first, then commands and queries; whatever does not fit is refused by name."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException
from litestar.params import FromPath
from msgspec import Struct

from undercroft.storage import NoTable
from undercroft.table import wire

from .connection import Connection
from .guards import address_of, hub_of, is_ours
from .hub import Hub
from .limits import Allowance
from .live_table import LiveTable
from .problems import Trouble, misfit
from .protocol import STOPPING

LOG = logging.getLogger("undercroft.web")
PATIENCE = 50  # messages over the limit that are refused one by one, before the socket is closed
LAST_WORDS = 2.0  # seconds for the last message to reach the client
_incoming = msgspec.json.Decoder(wire.Incoming)


class _Named(Struct):
    """All that is read of a message that does not fit."""

    id: str = ""


_named = msgspec.json.Decoder(_Named)


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """One client of one table."""
    hub, address = hub_of(socket), address_of(socket)
    await socket.accept()
    link = Connection(lambda text: socket.send_data(text, "text"), hub.settings.queue)
    talk = Conversation(hub, link, table)
    connected = hub.connect(address)
    if not is_ours(socket, hub.settings.origins):
        link.part("origin")
    elif not connected:
        link.part("limit")
    works = (_read(socket, talk), link.write(), link.parted.wait(), _until_stopping(socket, link))
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if link.bye:
            await asyncio.wait(tasks[1:2], timeout=LAST_WORDS)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if connected:
            hub.disconnect(address, link)
        await talk.end()
        with suppress(WebSocketException, RuntimeError, TimeoutError):
            await asyncio.wait_for(socket.close(link.closing, link.bye), LAST_WORDS)


async def _until_stopping(socket: WebSocket[Any, Any, Any], link: Connection) -> None:
    """When the server ends, say so while the socket is still open."""
    stopping: asyncio.Event | None = socket.scope["state"].get(STOPPING)
    await (stopping or asyncio.Event()).wait()
    link.part("stopping")


async def _read(socket: WebSocket[Any, Any, Any], talk: Conversation) -> None:
    """Hear one message after another until the client goes."""
    deadline: float | None = asyncio.get_running_loop().time() + talk.hub.settings.hello_seconds
    while not talk.link.bye:
        try:
            async with asyncio.timeout_at(deadline):
                message = await socket.receive()
        except TimeoutError:
            talk.link.part("silent", seconds=round(talk.hub.settings.hello_seconds))
            return
        if message["type"] != "websocket.receive":
            return
        text: str | bytes | None = message.get("text")
        try:
            await talk.hear(text if text is not None else message.get("bytes") or b"")
        except Exception as fault:
            LOG.error("table %s: %s", talk.table, fault, exc_info=fault)
            talk.link.part("broken")
        if talk.live:
            deadline = None


class Conversation:
    """The messages of one client, in order."""

    def __init__(self, hub: Hub, link: Connection, table: str) -> None:
        self.hub, self.link, self.table = hub, link, table
        self.live: LiveTable | None = None  # from hello on
        self._allowance = Allowance(*hub.settings.limits.socket)
        self._over = 0  # messages in a row that were over the limit

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks for, or refuse it."""
        link = self.link
        if not self._allowance.take():
            self._over += 1
            if self._over > PATIENCE:
                link.part("limit")
            else:
                link.refuse(_id_of(text), "limit", self._revision)
            return
        self._over = 0
        most = self.hub.settings.message_bytes
        if len(text) > most or len(text.encode() if isinstance(text, str) else text) > most:
            link.refuse("", "too-big", self._revision, most=most)
        elif isinstance(text, bytes):
            link.refuse("", "no-text", self._revision)
        else:
            try:
                message = _incoming.decode(text)
            except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
                link.refuse(_id_of(text), "malformed", self._revision, place=misfit(str(error)).rstrip("."))
            else:
                await self._heed(message)

    async def _heed(self, message: wire.Incoming) -> None:
        live = self.live
        match message:
            case wire.Hello():
                await self._greet(message)
            case _ if live is None:
                self.link.refuse(getattr(message, "id", ""), "hello")
            case wire.Speak(language=language):
                await live.speak(self.link, language)
            case wire.Query():
                await live.queries.take(self.link, message)
            case _:
                await live.command(self.link, message)

    async def _greet(self, hello: wire.Hello) -> None:
        self.link.language = hello.language
        try:
            live = self.hub.live(self.table)
            await live.attach(self.link, hello)
        except NoTable:
            self.link.part("no-table")
        except Trouble as trouble:  # the store is down, or another worker has the table
            self.link.part(trouble.code)
        else:
            self.live = live

    async def end(self) -> None:
        """The client has gone."""
        if self.live:
            self.live.detach(self.link)
            await self.live.tell_presence()

    @property
    def _revision(self) -> int:
        return self.live.told_to(self.link) if self.live else -1


def _id_of(text: str | bytes) -> str:
    """The id of a message that may not fit, so that whoever sent it knows which one was refused."""
    try:
        return _named.decode(text).id[:40]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
