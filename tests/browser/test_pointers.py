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


def test_a_card_is_shown_large_only_when_the_pointer_moves_on_it(guest: Guest) -> None:
    bring(guest.page, "play")
    guest.wait()
    x, y = middle(guest.page.locator("section.hand .plays button.body", has_text="Move").first)
    guest.page.mouse.click(x, y)
    guest.do(lambda: guest.page.mouse.click(x, y))
    card = guest.page.locator("section.hand .fan button:hover")
    expect(card).to_have_count(1)
    guest.page.wait_for_timeout(WHILE)
    large = guest.page.locator(".peek")
    expect(large).to_have_count(0)
    guest.page.mouse.move(x + 2, y)
    expect(large).to_have_count(1)


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
    expect(guest.page.locator("aside.sheet .refused")).to_have_text("The Brute is already there.")


def test_the_halves_of_a_card_are_whole_and_nothing_covers_them(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    expect(guest.page.locator("section.hand .mini .rank")).to_have_count(2)
    for card in guest.page.locator("section.hand .mini").all():
        card.hover()
        cut, covered = card.evaluate(
            """card => {
              const bottom = each => each.getBoundingClientRect().bottom;
              const halves = [...card.querySelectorAll(".half")], rank = card.querySelector(".rank");
              const last = Math.max(...[...card.querySelectorAll(".half .gist")].map(bottom));
              return [
                halves.length !== 2 || halves.some(each => each.scrollHeight > each.clientHeight + 1),
                last > bottom(card) + 1 || (rank && last > rank.getBoundingClientRect().top + 1),
              ];
            }"""
        )
        assert not cut and not covered
