"""Dungeon Alliance in a browser: a tile is turned, seen and laid; a phone; three languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ..guests import Guest, at_rest
from ..test_axe import check
from ..visits import Visits

NARROW = (360, 740)
HEROES = {"en-US": "which hero", "es-ES": "qué héroe", "pt-BR": "qual herói"}
INSIDE = """() => [...document.querySelectorAll("section.bar button, section.bar p")]
  .map((each) => each.getBoundingClientRect()).filter((box) => box.width)
  .every((box) => box.left >= 0 && box.right <= innerWidth)"""
STEPS = 30
TABLES = 8  # at one in six a hero stands before a locked door


def play(visits: Visits, size: tuple[int, int] = (1366, 768), locale: str = "en-US") -> Guest:
    """The Basic Game against a bot, from the shelf."""
    guest = visits.guest(size=size, locale=locale)
    shelved = guest.page.locator("article", has=guest.page.get_by_text("Dungeon Alliance", exact=True)).first
    shelved.locator("button").first.click()
    guest.wait()
    return guest


def follow(guest: Guest, wanted: str) -> None:
    """Do what the hint says until this is asked."""
    for _ in range(STEPS):
        guest.wait()
        if wanted in guest.question:
            return
        guest.bar.get_by_role("button", name="Hint", exact=True).click()
        guest.bar.locator(".hint").get_by_role("button", name="Do this").click()
        guest.do(guest.big.click)
    raise AssertionError(f"{wanted!r} was never asked; the last question was: {guest.question}")


def test_a_tile_is_turned_looked_at_and_laid(visits: Visits) -> None:
    for _ in range(TABLES):
        guest = play(visits)
        expect(guest.page.locator(".strip .bar")).to_be_visible()
        follow(guest, "which tile")
        assert guest.cells().count() == 9  # squares of the empty cell
        guest.page.mouse.move(*at_rest(guest.cells().first))
        ghost = guest.page.locator("[data-ghost]")
        expect(ghost).to_be_attached()
        before = ghost.inner_html()
        guest.page.keyboard.press("r")
        expect(ghost).to_be_attached()
        guest.page.wait_for_function(
            "(before) => document.querySelector('[data-ghost]')?.innerHTML !== before", arg=before
        )
        check(guest.page)
        rooms = guest.page.locator("[role=gridcell]").count()
        guest.page.mouse.click(*at_rest(guest.cells().first))
        guest.do(guest.big.click)
        guest.wait()
        if "extra Speed" not in guest.question:
            break  # else this way is locked, and may stay so: another table
    guest.page.wait_for_function(
        "(rooms) => document.querySelectorAll('[role=gridcell]').length >= rooms", arg=rooms
    )  # the board grows after the tile is told of


def test_the_hand_of_a_rival_is_in_no_frame(visits: Visits) -> None:
    """The bot's cards are nowhere in what the server sends, its number of cards is."""
    guest = play(visits)
    mine = guest.page.locator("section.hand").inner_text()
    assert mine
    follow(guest, "which tile")
    told = "".join(guest.frames)
    assert '"seats":[{"seat":0' in told and '"seats":[{"seat":1' not in told


@pytest.mark.parametrize("locale", HEROES)
def test_a_narrow_phone_shows_all_of_the_bar_in_three_languages(visits: Visits, locale: str) -> None:
    guest = play(visits, NARROW, locale)
    expect(guest.text).to_contain_text(HEROES[locale])
    assert guest.page.evaluate(INSIDE)
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if locale == "en-US":
        check(guest.page)
