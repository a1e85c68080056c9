"""One connection: what waits to be sent to it, and the feed that knows what it has."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

import msgspec

from undercroft.table import wire
from undercroft.text.words import Language

from .problems import say

if TYPE_CHECKING:
    from undercroft.table import Feed

encode = msgspec.json.Encoder().encode
CLOSING = {
    "stopping": 1012, "malformed": 4400, "no-person": 4401, "left": 4401, "kicked": 4403, "locked": 4403,
    "origin": 4403, "no-table": 4404,
    "silent": 4408, "slow": 4409, "misdirected": 4421, "limit": 4429, "broken": 4500, "store": 4503,
}  # fmt: skip


class Connection:
    """A client. Messages wait in a bounded queue; who does not read is dropped and may come back."""

    def __init__(self, send: Callable[[str], Awaitable[None]], most: int) -> None:
        self.language: Language = "en"
        self.feed: Feed | None = None
        self.person = 0
        self.asking = 0  # questions to the engine that are not answered yet
        self.bye = ""  # why it is closed: a code
        self._send, self._most = send, most
        self._waiting: deque[str] = deque()
        self._stirred = asyncio.Event()
        self.parted = asyncio.Event()

    @property
    def closing(self) -> int:
        """The code by which the socket is closed."""
        return CLOSING.get(self.bye, 1000)

    def push(self, messages: Iterable[bytes | str]) -> None:
        """Send these, in order, as soon as the client takes them."""
        if self.bye:
            return
        for message in messages:
            self._waiting.append(message if isinstance(message, str) else message.decode())
        if len(self._waiting) > self._most:
            self._waiting.clear()
            self.part("slow")
        self._stirred.set()

    def tell(self, message: wire.Message) -> None:
        """Send one message."""
        self.push([encode(message)])

    def refuse(self, id: str, code: str, revision: int = -1, why: str = "", **args: str | int) -> None:
        """Say that a message had no effect."""
        said = why or say(self.language, f"web-{code}", **args)
        self.tell(wire.Refused(id=id, code=code, why=said, revision=revision))

    def part(self, code: str, **args: str | int) -> None:
        """Say why, then close."""
        if not self.bye:
            why = say(self.language, f"web-{code}", **args)
            self._waiting.append(encode(wire.Bye(code=code, why=why)).decode())
            self.end(code)

    def end(self, code: str) -> None:
        """The last message is on its way already: close after it."""
        if not self.bye:
            self.bye = code
            self._stirred.set()
            self.parted.set()

    async def write(self) -> None:
        """Send what waits until the link is closed; ends when there is nothing more to say."""
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while self._waiting:
                await self._send(self._waiting.popleft())
            if self.bye:
                return
