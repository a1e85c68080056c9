"""A table made by hand: the page of the real server, with a socket that tells it what a test wants drawn."""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

import msgspec
from playwright.sync_api import WebSocketRoute

from undercroft.scenes import shapes
from undercroft.table import wire

from .guests import Guest
from .visits import NOWHERE, Visits

TABLE, CODE = "handmade", "MADE"
SILENT: dict[str, Any] = {"preview": shapes.Foreseen((), "question", "")}  # queries that are answered


class FakeTable:
    """Keeps the parts that clients are sent, and the commands that they send."""

    def __init__(self, public: shapes.Public, *seats: shapes.Seat) -> None:
        self.public, self.seats = public, seats
        self.people = (wire.Person(1, "Ana", host=True, here=True),)
        self.said: list[dict[str, Any]] = []
        self.revision = 1
        self._sockets: list[WebSocketRoute] = []
        self._lines: tuple[shapes.Line, ...] = ()

    def open(self, visits: Visits, **wishes: Any) -> Guest:
        """Somebody comes to this table."""
        guest = visits.guest(NOWHERE, **wishes)
        guest.page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._join)
        guest.page.goto(f"/t/{TABLE}#token=made-by-hand&person=1")
        guest.bar.wait_for()
        return guest

    def on_tv(self, visits: Visits, **wishes: Any) -> Guest:
        """The screen for the whole room shows it."""
        guest = visits.guest(NOWHERE, **wishes)
        found = {"table": TABLE, "title": "", "seats": []}
        guest.page.route(f"**/api/codes/{CODE}*", lambda route: route.fulfill(json=found))
        guest.page.route_web_socket(f"**/api/tables/{TABLE}/socket", self._join)
        guest.page.goto(f"/tv/{CODE}")
        guest.page.locator(".tv").wait_for()
        return guest

    def show(self, public: shapes.Public, *seats: shapes.Seat, lines: tuple[shapes.Line, ...] = ()) -> None:
        """The table as it is from now on."""
        self.public, self.seats = public, seats or self.seats
        self.revision += 1
        keep, self._lines = len(self._lines), (*self._lines, *lines)
        for socket in self._sockets:
            self._update(socket, keep=keep, lines=lines)

    @property
    def answers(self) -> list[str]:
        """The keys that were answered."""
        return [each["key"] for each in self.said if each["do"] == "answer"]

    def _join(self, socket: WebSocketRoute) -> None:
        self._sockets.append(socket)
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, said: dict[str, Any]) -> None:
        self.said.append(said)
        match said:
            case {"do": "hello"}:
                mine = tuple(seat.seat for seat in self.seats)
                self._say(
                    socket,
                    wire.Welcome(person=int(bool(mine)), seats=mine, version="test", revision=self.revision),
                )
                self._update(socket, whole=True)
            case {"do": "query", "what": what, "id": id} if what in SILENT:
                self._say(socket, wire.Answered(id=id, body=SILENT[what]))
            case {"do": "query", "id": id}:
                self._say(
                    socket, wire.Refused(id=id, code="query", why="Nobody knows.", revision=self.revision)
                )
            case {"id": id}:
                self._say(socket, wire.Ack(id=id, revision=self.revision))

    def _update(self, socket: WebSocketRoute, **more: Any) -> None:
        chairs = sorted({mat.seat for mat in self.public.mats})
        names = {mat.seat: (mat.name, mat.kind) for mat in self.public.mats}
        shown = tuple(wire.SeatShown(seat, *names[seat], person=1 if seat == 0 else 0) for seat in chairs)
        room = wire.Room(TABLE, CODE, self.people, shown, "friendly")
        parts = {name: getattr(self.public, name) for name in shapes.PUBLIC}
        parts |= {"seats": self.seats, "room": room, "reader": wire.Reader()}
        text = "".join(f"{name}:{_crc(parts[name])};" for name in sorted(parts))
        raw = {name: msgspec.Raw(msgspec.json.encode(part)) for name, part in parts.items()}
        digest = f"{crc32(text.encode()):08x}"
        self._say(socket, wire.Update(revision=self.revision, digest=digest, parts=raw, **more))

    def _say(self, socket: WebSocketRoute, message: Any) -> None:
        socket.send(msgspec.json.encode(message).decode())


def _crc(part: Any) -> str:
    """Of a record that of its JSON, of a list that of the crcs of its records."""
    whole = "".join(map(_crc, part)).encode() if isinstance(part, tuple) else msgspec.json.encode(part)
    return f"{crc32(whole):08x}"
