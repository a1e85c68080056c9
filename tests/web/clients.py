"""A client of a table, as a program: it keeps what it is sent, checks digests, and answers questions."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from table.patching import crc_of, taken
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercroft.scenes.shapes import Line, Question, Seat
from undercroft.table import wire

M = TypeVar("M", bound=wire.Message)
PATIENCE = 10.0  # seconds for something that must come

_decode = msgspec.json.Decoder(wire.Outgoing).decode
_encode = msgspec.json.Encoder().encode
_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode


class Closed(Exception):
    """The server closed the socket: by which code, and what it said last."""

    def __init__(self, code: int, bye: wire.Bye | None) -> None:
        super().__init__(f"{code} {bye}")
        self.code, self.bye = code, bye


class Client:
    """One socket. What it holds is only what it was sent."""

    def __init__(self, socket: ClientConnection, name: str = "c") -> None:
        self.socket, self.name = socket, name
        self.parts: dict[str, bytes] = {}
        self.lines: list[Line] = []
        self.revision, self.digest = -1, ""
        self.person, self.seats = 0, tuple[int, ...]()
        self.heard: list[wire.Message] = []
        self.raw: list[str] = []  # every message as it came
        self.bye: wire.Bye | None = None
        self.count = 0
        self.latencies: list[float] = []

    # -- saying

    async def say(self, message: Any) -> None:
        """Send a message, or text as it is."""
        await self.socket.send(message if isinstance(message, str | bytes) else _encode(message).decode())

    async def hello(self, token: str = "", language: Any = "en", *, fresh: bool = False) -> wire.Welcome:
        """Say who I am and what I have."""
        revision, digest = (-1, "") if fresh else (self.revision, self.digest)
        await self.say(wire.Hello(token=token, language=language, revision=revision, digest=digest))
        welcome = await self.until(wire.Welcome)
        self.person, self.seats = welcome.person, welcome.seats
        return welcome

    def fresh_id(self) -> str:
        """A new name for a command."""
        self.count += 1
        return f"{self.name}{self.count}"

    async def do(self, command: Any) -> wire.Ack | wire.Refused:
        """Send a command and wait until it took effect or was refused."""
        started = time.perf_counter()
        await self.say(command)
        found = await self.until_that(lambda m: isinstance(m, wire.Ack | wire.Refused) and m.id == command.id)
        self.latencies.append(time.perf_counter() - started)
        assert isinstance(found, wire.Ack | wire.Refused)
        return found

    async def answer(self, question: Question, pick: int = 0, then: str = "") -> wire.Ack | wire.Refused:
        """Answer a question by the number of a choice, and perhaps the next one with it."""
        id, key = self.fresh_id(), question.choices[pick].key
        return await self.do(
            wire.Answer(id=id, revision=self.revision, seat=question.seat, key=key, then=then)
        )

    async def answer_any(self, luck: Random) -> bool:
        """Answer one of the open questions somehow; False: there is none."""
        asked = self.questions
        if not asked:
            return False
        question = asked[0]
        done = await self.answer(question, luck.randrange(len(question.choices)))
        assert isinstance(done, wire.Ack) or done.code == "stale", done
        return True

    async def ask(self, what: Any, about: str = "", to: str = "", seat: int = -1) -> Any:
        """A question to the engine: its answer, or the refusal."""
        query = wire.Query(id=self.fresh_id(), what=what, about=about, to=to, seat=seat)
        await self.say(query)
        found = await self.until_that(
            lambda m: isinstance(m, wire.Answered | wire.Refused) and m.id == query.id
        )
        return found.body if isinstance(found, wire.Answered) else found

    # -- hearing

    async def hear(self, timeout: float = PATIENCE) -> wire.Message:
        """The next message, taken in."""
        try:
            async with asyncio.timeout(timeout):
                text = await self.socket.recv()
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006, self.bye) from closed
        assert isinstance(text, str)
        self.raw.append(text)
        message: wire.Message = _decode(text)
        self.take(message)
        self.heard.append(message)
        return message

    def take(self, message: wire.Message) -> None:
        """Take in what is new; the digest must be that of what I hold now."""
        match message:
            case wire.Update():
                self.parts = taken(self.parts, message)
                if message.whole:
                    self.lines = []
                self.lines = [*self.lines[: message.keep], *message.lines]
                self.revision, self.digest = message.revision, message.digest
                assert digest_of(self.parts) == message.digest
            case wire.Bye():
                self.bye = message

    async def until(self, kind: type[M], timeout: float = PATIENCE) -> M:
        """Take in messages until one of this kind comes."""
        found = await self.until_that(lambda message: isinstance(message, kind), timeout)
        assert isinstance(found, kind)
        return found

    async def until_that(
        self, fits: Callable[[wire.Message], bool], timeout: float = PATIENCE
    ) -> wire.Message:
        """Take in messages until one fits."""
        async with asyncio.timeout(timeout):
            while True:
                message = await self.hear(timeout)
                if fits(message):
                    return message

    async def until_so(self, holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
        """Take in messages until something holds."""
        async with asyncio.timeout(timeout):
            while not holds():
                await self.hear(timeout)

    async def quiet(self, seconds: float = 0.3) -> None:
        """Take in what comes until nothing comes for a while."""
        while True:
            try:
                await self.hear(seconds)
            except TimeoutError:
                return

    async def closed(self, timeout: float = PATIENCE) -> Closed:
        """Take in what comes until the server closes."""
        try:
            async with asyncio.timeout(timeout):
                while True:
                    await self.hear(timeout)
        except Closed as closed:
            return closed

    # -- looking at what I hold

    @property
    def my_seats(self) -> tuple[Seat, ...]:
        return _seats(self.parts["seats"]) if "seats" in self.parts else ()

    @property
    def questions(self) -> list[Question]:
        """Those of my seats that nobody has answered yet."""
        return [seat.question for seat in self.my_seats if seat.question and not seat.question.again]

    @property
    def room(self) -> wire.Room:
        return msgspec.json.decode(self.parts["room"], type=wire.Room)

    @property
    def reader(self) -> wire.Reader:
        return msgspec.json.decode(self.parts["reader"], type=wire.Reader)

    def part(self, name: str) -> Any:
        return msgspec.json.decode(self.parts[name])


def digest_of(parts: dict[str, bytes]) -> str:
    """As docs/protocol.md tells it."""
    text = "".join(f"{name}:{crc_of(body)};" for name, body in sorted(parts.items()))
    return f"{crc32(text.encode()):08x}"


@asynccontextmanager
async def client(base: str, table: str, name: str = "c", **options: Any) -> AsyncIterator[Client]:
    """A socket to a table of the server at this address; nothing is said yet."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, max_size=None, compression=None, ping_interval=None, **options) as socket:
        yield Client(socket, name)
