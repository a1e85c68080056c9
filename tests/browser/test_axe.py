"""axe finds no fault on any screen, dark or light."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .guests import Guest
from .tables import both_at, bring, open_table
from .visits import NOWHERE, PHONE, Visits

MOMENTS = [
    ("gloomhaven", "keep-goal", 0),
    ("gloomhaven", "start", 0),
    ("gloomhaven", "lead", 0),
    ("gloomhaven", "play", 0),
    ("gloomhaven", "area", 1),
    ("gloomhaven", "suffer", 0),
    ("tiny", "stance", 0),
]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check(page: Page, within: str = "html") -> None:
    """Everything in the dark; in the light what depends on colours."""
    every, colours = {"type": "tag", "values": TAGS}, {"type": "rule", "values": ["color-contrast"]}
    faults = [f"dark: {each}" for each in _faults(page, within, every)]
    page.emulate_media(color_scheme="light")
    faults += [f"light: {each}" for each in _faults(page, within, colours)]
    page.emulate_media(color_scheme="dark")
    assert faults == []


def _faults(page: Page, within: str, rules: dict[str, Any]) -> list[str]:
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    found = Axe().run(page, context=within, options=options).response["violations"]
    return [
        f"{each['id']}: {each['help']}: {node['html'][:200]}" for each in found for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize(
    "path", ["/", "/setup", "/join", "/join/NOSUCH", "/box", "/about", "/nowhere", "/t/nosuch"]
)
def test_pages(visits: Visits, path: str) -> None:
    page = visits.guest(path).page
    page.wait_for_load_state("networkidle")
    if not path.startswith("/t/"):
        page.get_by_role("heading", level=1).wait_for()
    check(page)


def test_an_invitation_and_the_list_of_tables_to_go_on_with(visits: Visits) -> None:
    host = visits.guest(NOWHERE)
    made = open_table(host.page)
    host.wait()
    guest = visits.guest(f"/join/{made.code}")
    guest.page.get_by_role("radio").first.wait_for()
    check(guest.page)
    host.page.goto("/")
    host.page.get_by_role("heading", name="Continue").wait_for()
    check(host.page)


@pytest.mark.parametrize(("game", "kind", "seat"), MOMENTS)
def test_the_table(visits: Visits, game: str, kind: str, seat: int) -> None:
    guest = visits.guest(NOWHERE)
    bring(guest.page, kind, seat, game=game)
    guest.wait()
    check(guest.page)


def menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Menu").click()


def keys(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Keys and signs").click()


def history(guest: Guest) -> None:
    guest.page.get_by_role("button", name="History").click()


def why(guest: Guest) -> None:
    guest.log.get_by_role("button", name="why?").first.click()
    expect(guest.dialog).to_contain_text("GH-")


def pile(guest: Guest) -> None:
    guest.page.locator("section.hand button.pile").first.click()


def rule(guest: Guest) -> None:
    guest.bar.locator(".more button.link").first.click()


@pytest.mark.parametrize("opens", [menu, keys, history, why, pile, rule], ids=lambda each: each.__name__)
def test_dialogs(guest: Guest, opens: Callable[[Guest], None]) -> None:
    """Each by itself: nobody reaches the table below as long as it is open."""
    bring(guest.page, "play")
    guest.wait()
    opens(guest)
    guest.dialog.wait_for()
    check(guest.page, within="dialog[open]")


def test_sheets_that_lie_over_the_table(guest: Guest) -> None:
    bring(guest.page, "area", 1)
    guest.wait()
    guest.track.locator("button").nth(1).click()  # the sheet of a figure
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").wait_for()
    guest.page.keyboard.press("/")
    line = guest.page.locator("#command")
    line.fill("options")
    line.press("Enter")
    guest.page.locator(".command .told").wait_for()
    check(guest.page)


def test_the_table_and_its_people_with_a_vote(visits: Visits) -> None:
    ana, ben = both_at(visits)
    for guest in (ana, ben):
        guest.do(guest.by_mouse)
    ana.sees_reveal()
    ana.page.get_by_role("button", name="Undo").click()
    ben.page.get_by_role("alertdialog").wait_for()
    for guest in (ana, ben):
        guest.open_side("Table")
        check(guest.page)


@pytest.mark.parametrize("tab", ["Cards", "Order", "Log", "Table"])
def test_a_phone(visits: Visits, tab: str) -> None:
    guest = visits.guest(NOWHERE, size=PHONE)
    bring(guest.page, "play")
    guest.wait()
    guest.open_side(tab)
    check(guest.page)
