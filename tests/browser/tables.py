"""Tables for the tests of this folder, opened through the server's own doors."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from .guests import Guest

BARROW = {"scenario": "1", "party": ["brute", "spellweaver"]}
TINY: dict[str, Any] = {}


def open_table(page: Page, game: str = "gloomhaven", seats: tuple[str, ...] = ("me", "open")) -> str:
    """A new table whose host sits in this page; gives its code."""
    setup = BARROW if game == "gloomhaven" else TINY
    wishes = {"game": game, "setup": setup, "seats": seats, "name": "Ana", "undo": "friendly", "lang": "en"}
    answer = page.request.post("/api/tables", data=wishes)
    assert answer.ok, answer.text()
    made = answer.json()
    page.goto(f"/t/{made['table']}#token={made['token']}&person={made['person']}")
    return str(made["code"])


def join(page: Page, code: str, name: str) -> Guest:
    """Somebody takes the first free seat of the table with this code, as people do."""
    page.goto(f"/join/{code}")
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("button", name="Sit down").click()
    guest = Guest(page)
    guest.bar.wait_for()
    return guest
