"""Many clients in one process: each reads all the time, and answers for its seat when it is told to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from table.patching import crc_of, taken
from web.clients import digest_of
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.scenes.shapes import Question, Seat
from undercroft.table import wire

PARTY = ("brute", "cragheart", "spellweaver", "scoundrel")
LANGUAGES = ("en", "es", "pt")  # one for each table
_decode = msgspec.json.Decoder(wire.Outgoing).decode
_encode = msgspec.json.Encoder().encode
_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode


class Lost(Exception):
    """The socket was closed before the answer came."""


class Player:
    """One person with one seat, who comes back whenever the socket is lost."""

    def __init__(self, base: str, table: str, token: str, name: str, language: Any = "en") -> None:
        self.address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token, self.name, self.language = token, name, language
        self.parts: dict[str, bytes] = {}
        self.revision, self.digest, self.lines = -1, "", 0
        self.count = 0
        self.over = False  # the game
        self.faults: list[str] = []
        self.bytes = 0
        self.updates = 0
        self.live = asyncio.Event()  # connected, and has the table
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[wire.Ack | wire.Refused]] = {}
        self._seats: tuple[bytes, tuple[Seat, ...]] = (b"", ())

    async def run(self) -> None:
        """Be there until cancelled."""
        wait = 0.05
        while True:
            try:
                async with connect(
                    self.address, max_size=None, compression=None, ping_interval=None, close_timeout=1
                ) as socket:
                    self._socket = socket
                    await self._say(
                        wire.Hello(
                            token=self.token,
                            language=self.language,
                            revision=self.revision,
                            digest=self.digest,
                            parts={name: crc_of(part) for name, part in self.parts.items()},
                            lines=self.lines,
                        )
                    )
                    wait = 0.05
                    async for text in socket:
                        self._take(text)
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self.live.clear()
                for future in self._waiting.values():
                    if not future.done():
                        future.set_exception(Lost())
                self._waiting.clear()
            await asyncio.sleep(wait)
            wait = min(1.0, wait * 2)

    async def answer(self, question: Question, luck: Random) -> tuple[wire.Ack | wire.Refused, float]:
        """Answer a question somehow: the server's word, and how long it took."""
        self.count += 1
        choices = [choice for choice in question.choices if not choice.concedes]
        command = wire.Answer(
            id=f"{self.name}-{self.count}",
            revision=self.revision,
            seat=question.seat,
            key=luck.choice(choices).key,
        )
        return await self.send(command)

    async def send(self, command: wire.AnyCommand) -> tuple[wire.Ack | wire.Refused, float]:
        """Send a command and wait for what becomes of it."""
        future: asyncio.Future[wire.Ack | wire.Refused] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = future
        started = time.perf_counter()
        try:
            await self._say(command)
        except ConnectionClosed:
            self._waiting.pop(command.id, None)
            raise Lost from None
        done = await future
        return done, time.perf_counter() - started

    @property
    def port(self) -> int | None:
        """The port of this end of the socket."""
        return int(self._socket.local_address[1]) if self._socket else None

    async def hang_up(self) -> None:
        """Close the socket; the player comes back by a new one."""
        if self._socket:
            self.live.clear()
            await self._socket.close()

    async def _say(self, message: Any) -> None:
        if self._socket is None:
            raise Lost
        await self._socket.send(_encode(message).decode())

    def _take(self, text: str | bytes) -> None:
        self.bytes += len(text)
        message = _decode(text)
        match message:
            case wire.Update():
                self.updates += 1
                self.parts = taken(self.parts, message)
                self.over = b'"over":true' in self.parts["room"]
                self.revision, self.digest = message.revision, message.digest
                self.lines = message.keep + len(message.lines)
                if digest_of(self.parts) != message.digest:
                    self.faults.append(f"{self.name}: the digest of revision {message.revision} differs")
                self.live.set()
            case wire.Ack(id=id) | wire.Refused(id=id):
                future = self._waiting.pop(id, None)
                if future is not None and not future.done():
                    future.set_result(message)
            case wire.Welcome() if self.revision >= 0:
                self.live.set()  # what was missed follows, if anything was

    @property
    def question(self) -> Question | None:
        """What my seat is asked, and has not answered yet."""
        body = self.parts.get("seats", b"")
        if self._seats[0] is not body:
            self._seats = body, _seats(body) if body else ()
        asked = [seat.question for seat in self._seats[1] if seat.question and not seat.question.again]
        return asked[0] if asked else None


class Group:
    """Four people at one table."""

    def __init__(self, table: str, code: str, players: Sequence[Player], luck: Random) -> None:
        self.table, self.code, self.players, self.luck = table, code, players, luck
        self.tasks = [asyncio.create_task(player.run()) for player in players]
        self.busy = False
        self.acked: list[str] = []
        self.latencies: list[float] = []
        self.refused: list[str] = []
        self.idle = 0  # times when nobody was asked anything

    async def act(self) -> bool:
        """One command of somebody who is asked; False: nobody is, or the table is gone just now."""
        asked = [(player, player.question) for player in self.players if player.live.is_set()]
        able = [(player, question) for player, question in asked if question]
        if not able:
            self.idle += 1
            return False
        player, question = self.luck.choice(able)
        assert question is not None
        self.busy = True
        try:
            done, took = await player.answer(question, self.luck)
        except Lost:
            return False
        finally:
            self.busy = False
        if isinstance(done, wire.Ack):
            self.acked.append(done.id)
            self.latencies.append(took)
            return True
        if done.code != "stale":
            self.refused.append(f"{done.code}: {done.why}")
        return False

    @property
    def over(self) -> bool:
        return any(player.over for player in self.players)

    async def ready(self) -> None:
        """Until all four have the table."""
        await asyncio.gather(*(player.live.wait() for player in self.players))

    def stop(self) -> None:
        for task in self.tasks:
            task.cancel()


async def open_group(http: httpx.AsyncClient, base: str, number: int, game: str = "gloomhaven") -> Group:
    """A new table with four people; the game is Black Barrow unless another is named."""
    setup = {"scenario": "1", "party": list(PARTY), "players": 4} if game == "gloomhaven" else {}
    seats = len(PARTY) if game == "gloomhaven" else 2
    body = {"game": game, "setup": setup, "seats": ["me"] + ["open"] * (seats - 1), "name": "p0"}
    answer = await http.post(f"{base}/api/tables", json=body)
    answer.raise_for_status()
    opened = answer.json()
    table, tokens = opened["table"], [opened["token"]]
    for seat in range(1, seats):
        asked = {"code": opened["code"], "name": f"p{seat}", "seat": seat}
        joined = await http.post(f"{base}/api/tables/{table}/join", json=asked)
        joined.raise_for_status()
        tokens.append(joined.json()["token"])
    language = LANGUAGES[number % len(LANGUAGES)]
    players = [Player(base, table, token, f"t{number}p{seat}", language) for seat, token in enumerate(tokens)]
    return Group(table, opened["code"], players, Random(number))
