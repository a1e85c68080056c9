"""What pages look and sound like: phone size, three languages, and no fault that axe finds on any screen."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import PHONE, Opener
from .guests import READY, Guest
from .tables import open_table

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]


def faults(page: Page) -> list[str]:
    """What axe finds, each with the first place of it."""
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": WCAG}}).response["violations"]
    return [f"{each['id']}: {each['help']}: {each['nodes'][0]['html'][:200]}" for each in found]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("path", ["/", "/setup", "/join", "/join/NOSUCH", "/box", "/about", "/nowhere"])
def test_pages_have_no_fault(visit: Opener, path: str, theme: str) -> None:
    page = visit(path)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert faults(page) == []


@pytest.mark.parametrize("game", ["gloomhaven", "tiny"])
def test_the_table_has_no_fault(visit: Opener, game: str) -> None:
    guest = Guest(visit("/about"))
    open_table(guest.page, game, ("me", "bot:normal"))
    for theme in ("dark", "light"):
        guest.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        guest.wait()
        assert faults(guest.page) == []
    for _ in range(4):
        guest.wait()
        guest.do(guest.by_mouse)
    assert faults(guest.page) == []


@pytest.mark.parametrize("opener", ["Menu", "Keys and signs", "History"])
def test_dialogs_have_no_fault(visit: Opener, opener: str) -> None:
    guest = Guest(visit())
    guest.play_now()
    guest.page.get_by_role("button", name=opener).click()
    guest.page.get_by_role("dialog").wait_for()
    assert faults(guest.page) == []


def test_why_opens_the_proof_of_an_automatic_line(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    guest.play_round(guest.by_mouse)
    guest.page.get_by_role("button", name="why?").last.click()
    proof = guest.page.get_by_role("dialog")
    expect(proof).to_contain_text("GH-", timeout=READY)
    assert faults(guest.page) == []


def test_a_phone_shows_the_whole_table_without_scrolling_sideways(visit: Opener) -> None:
    guest = Guest(visit(size=PHONE))
    guest.play_now()
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    for name in ("Hand", "Order", "Log", "Table"):
        tab = guest.page.get_by_role("button", name=name, exact=True).first
        box = tab.bounding_box()
        assert box is not None and box["height"] >= 44
    assert guest.play_round(guest.by_mouse) >= 3
    assert faults(guest.page) == []


def test_the_language_changes_without_a_reload(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    guest.page.evaluate("window.stayed = true")
    said = {guest.question}
    for language in ("es", "pt", "en"):
        guest.page.locator("header button").last.click()
        guest.page.get_by_role("dialog").get_by_role("combobox").first.select_option(language)
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
        guest.page.wait_for_timeout(500)
        said.add(guest.question)
    assert len(said) == 3, said
    assert guest.page.evaluate("window.stayed") is True


@pytest.mark.parametrize(
    ("locale", "word"), [("en-US", "Play now"), ("es-ES", "Jugar ya"), ("pt-BR", "Jogar agora")]
)
def test_the_language_of_the_browser_is_taken(visit: Opener, locale: str, word: str) -> None:
    page = visit(locale=locale)
    expect(page.get_by_role("main")).to_contain_text(word)
    assert page.evaluate("document.documentElement.lang") == locale[:2]
