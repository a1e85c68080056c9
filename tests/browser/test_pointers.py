"""A pointer that rests asks for nothing, and what it presses stays under it."""

from __future__ import annotations

from playwright.sync_api import expect

from .guests import Guest, middle
from .tables import bring

WHILE = 600  # milliseconds in which a note or a preview would have come


def test_the_way_back_in_the_log_stays_under_the_pointer(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    guest.do(guest.by_mouse)
    line = guest.log.locator(".line", has=guest.page.get_by_role("button", name="back to here")).last
    told, back = line.locator("p").inner_text(), line.get_by_role("button", name="back to here")
    back.scroll_into_view_if_needed()
    at, before = middle(back), back.bounding_box()
    guest.page.mouse.move(*at)
    assert back.bounding_box() == before
    guest.do(lambda: guest.page.mouse.click(*at))
    expect(guest.log.locator(".line p").last).to_have_text(told)


def test_a_chosen_half_looks_the_same_under_the_pointer(guest: Guest) -> None:
    bring(guest.page, "play")
    guest.wait()
    half = guest.page.locator("section.hand .plays button.body").first
    half.click()
    under = half.evaluate("each => getComputedStyle(each).backgroundColor")
    guest.page.mouse.move(1, 1)
    expect(half).to_have_css("background-color", under)


def test_where_a_move_ends_nothing_is_objected_to_a_resting_pointer(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    cell = guest.page.locator("[role=gridcell][aria-label*=', cost 1']").first
    at = middle(cell)
    guest.page.mouse.click(*at)
    guest.do(lambda: guest.page.mouse.click(*at))
    guest.page.wait_for_timeout(WHILE)
    expect(guest.page.locator(".objection")).to_have_count(0)
    guest.page.mouse.click(*at)  # who touches it is told
    expect(guest.page.locator("aside.sheet .refused")).to_have_text("The Brute stands there now.")
