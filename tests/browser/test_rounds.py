"""A whole round of Black Barrow in the browser: by mouse, and by keys alone."""

from __future__ import annotations

from .conftest import Opener
from .guests import Guest


def test_the_first_minute_leads_from_the_start_page_to_the_choice_of_cards(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    assert "which card leads" in guest.question
    assert guest.page.get_by_role("heading", name="Black Barrow").is_visible()
    guest.page.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint button").first.click()
    guest.do(guest.big.click)
    guest.wait()
    assert "which card leads" not in guest.question


def test_a_round_by_mouse(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    assert guest.play_round(guest.by_mouse) >= 3


def test_a_round_by_keys_alone(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    assert guest.play_round(guest.by_keys) >= 3
