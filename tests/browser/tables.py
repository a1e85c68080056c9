"""Tables for the tests of this folder: opened through the server's own doors, or brought from a journal."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from playwright.sync_api import Page
from websockets.sync.client import connect

from .guests import Guest
from .positions import journal
from .visits import NOWHERE, Visits

BARROW = {"scenario": "1", "party": ["brute", "spellweaver"]}


class Made(NamedTuple):
    """A table, and its host's key to it."""

    table: str
    code: str
    token: str
    person: int

    @property
    def key(self) -> str:
        return f"/t/{self.table}#token={self.token}&person={self.person}"


def open_table(
    page: Page, game: str = "gloomhaven", seats: tuple[str, ...] = ("me", "open"), **wishes: Any
) -> Made:
    """A new table whose host sits in this page."""
    setup = BARROW if game == "gloomhaven" else {}
    asked = {"game": game, "setup": setup, "seats": seats, "name": "Ana", "undo": "friendly", "lang": "en"}
    return _sit(page, "/api/tables", asked | wishes)


def bring(
    page: Page,
    before: str,
    seat: int = 0,
    *,
    game: str = "gloomhaven",
    after: int = 0,
    open_seat: int = -1,
    **setup: Any,
) -> Made:
    """A table that bots played until a seat has an answer of this kind; its host holds all seats but one."""
    return bring_journal(page, journal(game, before, seat, after, **setup), open_seat=open_seat)


def bring_journal(page: Page, played: str, *, open_seat: int = -1) -> Made:
    """A table of a journal; its host holds all seats but one."""
    made = _post(page, "/api/import", {"journal": played, "name": "Ana", "lang": "en"})
    if open_seat >= 0:
        tell(page, made, {"do": "rise", "id": "r1", "seat": open_seat})
    page.goto(made.key)
    return made


def tell(page: Page, made: Made, command: dict[str, Any]) -> None:
    """A command of the host, past the browser."""
    origin = page.request.get("/health").url.removesuffix(
        "/health"
    )  # which a page that is nowhere knows, too
    with connect(f"{origin.replace('http', 'ws')}/api/tables/{made.table}/socket") as socket:
        socket.send(json.dumps({"do": "hello", "token": made.token}))
        socket.send(json.dumps(command))
        while (said := json.loads(socket.recv()))["is"] != "ack":
            assert said["is"] != "refused", said


def _sit(page: Page, path: str, asked: dict[str, Any]) -> Made:
    made = _post(page, path, asked)
    page.goto(made.key)
    return made


def _post(page: Page, path: str, asked: dict[str, Any]) -> Made:
    answer = page.request.post(path, data=asked)
    assert answer.ok, answer.text()
    return Made(**answer.json())


def join(guest: Guest, code: str, name: str, *, watch: bool = False) -> None:
    """Somebody takes the first free seat of the table with this code, or looks on, as people do."""
    page = guest.page
    page.goto(f"/join/{code}")
    page.get_by_role("textbox").first.fill(name)
    if watch:
        page.get_by_role("radio").last.check()
    page.locator("form button.main").click()
    guest.bar.wait_for()


def both_at(visits: Visits) -> tuple[Guest, Guest]:
    """Ana as the Brute and Ben as the Spellweaver, before they choose their cards."""
    ana, ben = visits.guest(NOWHERE), visits.guest(NOWHERE)
    made = bring(ana.page, "lead", open_seat=1)
    join(ben, made.code, "Ben")
    for guest in (ana, ben):
        guest.wait()
        assert "leading card" in guest.question
    return ana, ben
