"""axe finds no fault on any screen, dark or light."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .guests import READY, Guest
from .tables import bring, join, open_table
from .visits import PHONE, Visits

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def check(page: Page) -> None:
    """As it is, and in the light."""
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="light" if theme == "light" else "dark")
        found = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}}).response["violations"]
        told = [f"{theme}: {each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]
        assert told == []


@pytest.mark.parametrize("path", ["/", "/setup", "/join", "/join/NOSUCH", "/box", "/about", "/nowhere", "/t/nosuch"])
def test_pages(visits: Visits, path: str) -> None:
    page = visits.guest(path).page
    page.wait_for_load_state("networkidle")
    if not path.startswith("/t/"):
        page.get_by_role("heading", level=1).wait_for()
    check(page)


def test_an_invitation_and_the_list_of_tables_to_go_on_with(visits: Visits) -> None:
    host = visits.guest("/about")
    made = open_table(host.page)
    host.wait()
    guest = visits.guest(f"/join/{made.code}")
    guest.page.get_by_role("radio").first.wait_for()
    check(guest.page)
    host.page.goto("/")
    host.page.get_by_role("heading", name="Continue").wait_for()
    check(host.page)


@pytest.mark.parametrize(("game", "kind", "seat"), [("gloomhaven", k, s) for k, s in (
    ("keep-goal", 0), ("start", 0), ("lead", 0), ("play", 0), ("target", 1), ("go", 0), ("area", 1), ("suffer", 0),
)] + [("tiny", "move", 0)])  # fmt: skip
def test_the_table(visits: Visits, game: str, kind: str, seat: int) -> None:
    guest = visits.guest("/about")
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
    expect(guest.dialog).to_contain_text("GH-", timeout=READY)


def rule(guest: Guest) -> None:
    guest.bar.locator(".more button").first.click()


@pytest.mark.parametrize("opens", [menu, keys, history, why, rule], ids=lambda each: each.__name__)
def test_dialogs(guest: Guest, opens: Callable[[Guest], None]) -> None:
    bring(guest.page, "play")
    guest.wait()
    opens(guest)
    guest.dialog.wait_for()
    check(guest.page)


def test_sheets_that_lie_over_the_table(guest: Guest) -> None:
    bring(guest.page, "area", 1)
    guest.wait()
    guest.track.locator("button").nth(1).click()  # the sheet of a figure
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").wait_for()
    guest.page.locator("section.hand .piles button").last.click()
    guest.page.keyboard.press("/")
    line = guest.page.locator("#command")
    line.fill("options")
    line.press("Enter")
    guest.page.locator(".command .told").wait_for()
    check(guest.page)


def test_the_table_and_its_people_with_a_vote(visits: Visits) -> None:
    ana, ben = visits.guest("/about"), visits.guest("/about")
    made = bring(ana.page, "play", open_seat=1)
    join(ben, made.code, "Ben")
    ana.wait()
    ana.page.get_by_role("button", name="Undo").click()
    ben.page.get_by_role("alertdialog").wait_for()
    for guest in (ana, ben):
        guest.open_side("Table")
        check(guest.page)


@pytest.mark.parametrize("tab", ["Cards", "Order", "Log", "Table"])
def test_a_phone(visits: Visits, tab: str) -> None:
    guest = visits.guest("/about", size=PHONE)
    bring(guest.page, "play")
    guest.wait()
    guest.open_side(tab)
    check(guest.page)
