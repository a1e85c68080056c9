"""The first minute, and a whole round of Black Barrow: by mouse, by keys alone, by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .guests import Guest
from .tables import bring
from .visits import NOWHERE, PHONE, Visits

TABS = 20  # stops from the top of the start page to its first tile, at most


def test_the_first_minute_leads_from_the_start_page_to_the_first_cards(guest: Guest) -> None:
    guest.play_now()
    assert "leading card" in guest.question
    expect(guest.page.get_by_role("heading", name="Black Barrow")).to_be_visible()
    expect(guest.page.locator(".bubble")).to_contain_text("good")
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").get_by_role("button", name="Do this").click()
    if not guest.big.is_enabled():  # the advice was for the card that leads
        guest.page.locator("section.hand li:not(.lead) button.open:not(.tile)").first.click()
    expect(guest.page.locator("section.hand .rank")).to_have_count(2)
    guest.do(guest.big.click)
    guest.sees_reveal()
    expect(guest.track).to_contain_text("Bandit Guard")
    expect(guest.log).to_contain_text("The Brute plays")


def test_what_a_newcomer_is_asked_is_about_the_own_hero(guest: Guest) -> None:
    """Monsters with equal choices do not wait for somebody who does not know them yet."""
    guest.play_now()
    asked: list[str] = []

    def answer() -> None:
        asked.append(guest.question)
        guest.by_mouse()

    guest.play_until(lambda: guest.rounds() > 2, answer)
    assert len(asked) > 4 and all(each.startswith("The Brute:") for each in asked), asked


def test_a_round_by_mouse(guest: Guest) -> None:
    guest.play_now()
    assert guest.play_until(lambda: guest.rounds() > 1, guest.by_mouse) >= 3
    assert "leading card" in guest.question


def test_a_round_by_keys_alone(guest: Guest) -> None:
    press = guest.page.keyboard.press
    guest.page.goto("/")
    tile = guest.shelved.get_by_role("button", name="Play now")
    tile.wait_for()
    for _ in range(TABS):
        if tile.evaluate("each => each === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    assert guest.play_until(lambda: guest.rounds() > 1, guest.by_keys) >= 3
    assert "leading card" in guest.question


def test_a_round_by_touch_on_a_phone(visits: Visits) -> None:
    guest = visits.guest(size=PHONE)
    guest.shelved.get_by_role("button", name="Play now").tap()
    guest.wait()
    round_two = guest.page.locator("header").get_by_text("Round 2")
    assert guest.play_until(lambda: round_two.count() > 0, guest.by_touch) >= 3
    assert "leading card" in guest.question


@pytest.mark.parametrize("kind", ["lead", "play", "suffer"])
def test_a_phone_shows_every_part_without_scrolling_sideways(visits: Visits, kind: str) -> None:
    guest = visits.guest(NOWHERE, size=PHONE)
    bring(guest.page, kind)
    guest.wait()
    for tab in ("Cards", "Order", "Log", "Table"):
        guest.open_side(tab)
        fits_a_phone(guest.page)


@pytest.mark.parametrize("path", ["/", "/setup", "/join", "/box", "/about"])
def test_pages_fit_a_phone(visits: Visits, path: str) -> None:
    page = visits.guest(path, size=PHONE).page
    page.wait_for_load_state("networkidle")
    fits_a_phone(page)


def fits_a_phone(page: Page) -> None:
    """Nothing is wider than the screen, and whatever can be touched is large enough for a finger."""
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, summary, input")]
          .filter((each) => each.checkVisibility() && !each.closest(".unseen, .skip"))
          .filter((each) => !/checkbox|radio/.test(each.type)) // their labels are large
          .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
          .filter(([box]) => box.height < 43.5 || box.width < 43.5)
          .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == []
