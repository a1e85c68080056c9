"""The first minute, and a whole round of Black Barrow: by mouse, by keys alone, by finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .guests import READY, Guest
from .visits import PHONE, Visits

TABS = 20  # stops from the top of the start page to its first tile, at most


def test_the_first_minute_leads_from_the_start_page_to_the_first_cards(guest: Guest) -> None:
    guest.play_now()
    assert "which card leads" in guest.question
    expect(guest.page.get_by_role("heading", name="Black Barrow")).to_be_visible()
    expect(guest.page.locator(".bubble")).to_contain_text("good", timeout=READY)
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").get_by_role("button", name="Take it up").click()
    if not guest.big.is_enabled():  # the advice was for the card that leads
        guest.page.locator("section.hand li:not(.lead) button.open:not(.tile)").first.click()
    expect(guest.page.locator("section.hand .rank")).to_have_count(2)
    guest.do(guest.big.click)
    guest.sees_reveal()
    expect(guest.track).to_contain_text("Bandit Guard")
    expect(guest.log).to_contain_text("The Brute plays")


def test_a_round_by_mouse(guest: Guest) -> None:
    guest.play_now()
    assert guest.play_until(lambda: guest.rounds() > 1, guest.by_mouse) >= 3
    assert "which card leads" in guest.question


def test_a_round_by_keys_alone(guest: Guest) -> None:
    press = guest.page.keyboard.press
    tile = guest.page.get_by_role("button", name="Play now")
    tile.wait_for()
    for _ in range(TABS):
        if tile.evaluate("each => each === document.activeElement"):
            break
        press("Tab")
    press("Enter")
    assert guest.play_until(lambda: guest.rounds() > 1, guest.by_keys) >= 3
    assert "which card leads" in guest.question


def test_a_round_by_touch_on_a_phone(visits: Visits) -> None:
    guest = visits.guest(size=PHONE)
    guest.page.get_by_role("button", name="Play now").tap()
    guest.wait()
    round_two = guest.page.locator("header").get_by_text("Round 2")
    assert guest.play_until(lambda: round_two.count() > 0, guest.by_touch) >= 3
    assert "which card leads" in guest.question


@pytest.mark.parametrize("tab", ["Cards", "Order", "Log", "Table"])
def test_a_phone_shows_every_part_without_scrolling_sideways(visits: Visits, tab: str) -> None:
    guest = visits.guest(size=PHONE)
    guest.play_now()
    guest.open_side(tab)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    small = guest.page.evaluate(
        """() => [...document.querySelectorAll("button, a, select, summary, input:not([type=checkbox]):not([type=radio])")]
          .filter((each) => each.checkVisibility() && !each.closest(".unseen, .tools"))
          .map((each) => [each.getBoundingClientRect(), each.outerHTML.slice(0, 120)])
          .filter(([box]) => box.height < 43.5 || box.width < 43.5)
          .map(([box, html]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""
    )
    assert small == []
