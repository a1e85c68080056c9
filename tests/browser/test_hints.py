"""Hints go away when they are done with: put away, followed, passed by, or when something else is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .tables import bring
from .visits import NOWHERE, Visits


def ask(guest: Guest) -> None:
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").wait_for()


def close(guest: Guest) -> None:
    guest.bar.locator(".hint").get_by_role("button", name="Close").click()


def escape(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")


def follow(guest: Guest) -> None:
    guest.bar.locator(".hint .take").click()


def choose_otherwise(guest: Guest) -> None:
    guest.page.locator("section.hand .plays button.body").last.click()


def look_at_another_seat(guest: Guest) -> None:
    guest.bar.locator(".seats button[aria-pressed=false]").first.click()


def undo(guest: Guest) -> None:
    guest.do(lambda: guest.page.keyboard.press("u"))


ENDS = [close, escape, follow, choose_otherwise, look_at_another_seat, undo]


@pytest.mark.parametrize("end", ENDS, ids=lambda each: each.__name__)
def test_advice_goes_away(guest: Guest, end: Callable[[Guest], None]) -> None:
    bring(guest.page, "play")
    guest.wait()
    ask(guest)
    end(guest)
    expect(guest.bar.locator(".hint")).to_have_count(0)


def test_a_bubble_goes_away_by_escape_and_does_not_come_back(visits: Visits) -> None:
    guest = visits.guest(NOWHERE)
    bring(guest.page, "play")
    guest.wait()
    bubble = guest.page.locator(".bubble.half")
    bubble.wait_for()
    guest.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    guest.page.reload()
    guest.wait()
    expect(bubble).to_have_count(0)


def test_a_bubble_goes_away_when_its_owner_has_acted(visits: Visits) -> None:
    """Also the one that no later moment would take away."""
    guest = visits.guest(NOWHERE)
    bring(guest.page, "lead", after=60)
    guest.wait()
    seen = set()
    for _ in range(6):
        bubble = guest.page.locator(".bubble")
        if bubble.count():
            kind = bubble.get_attribute("class")
            assert kind not in seen, kind
            seen.add(kind)
        guest.do(guest.by_mouse)
        guest.wait()
    assert len(seen) > 1


def test_a_notice_goes_away_by_escape(guest: Guest) -> None:
    bring(guest.page, "play")
    guest.wait()
    guest.page.keyboard.press("/")
    line = guest.page.locator("#command")
    line.fill("nonsense")
    line.press("Enter")
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(".banner")).to_have_count(0)
    expect(line).to_have_count(0)
