"""Nothing moves under the hand, and what is needed together is on the screen together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from .guests import Guest, middle
from .tables import bring
from .visits import DESK, NOWHERE, PHONE, Visits

WHOLE = "each => each.scrollHeight <= each.clientHeight && each.scrollWidth <= each.clientWidth"


STILL = 400  # milliseconds: longer than the view takes to be fitted
SPOTS = """() => [...document.querySelectorAll("[role=gridcell]")].map((each) => {
  const { x, y } = each.getBoundingClientRect();
  return [Math.round(x), Math.round(y)];
})"""


def spots(page: Page) -> list[tuple[int, int]]:
    """Where the hexes are on the screen, once they stand still: a view that is fitted takes its time."""
    found, before = page.evaluate(SPOTS), None
    while found != before:
        page.wait_for_timeout(STILL)
        found, before = page.evaluate(SPOTS), found
    return [(x, y) for x, y in found]


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize(
    ("kind", "seat", "told"),
    [("go", 0, ".foreseen"), ("area", 1, ".commit .quiet"), ("target", 0, ".foreseen")],
)
def test_no_hex_moves_while_a_question_is_answered(
    visits: Visits, size: tuple[int, int], kind: str, seat: int, told: str
) -> None:
    guest = visits.guest(NOWHERE, size=size)
    bring(guest.page, kind, seat, open_seat=1 - seat)
    guest.wait()
    before = spots(guest.page)
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    hint = guest.bar.locator(".hint")
    hint.wait_for()
    assert spots(guest.page) == before
    hint.get_by_role("button", name="Close").click()
    guest.page.mouse.click(*middle(guest.cells().first))
    expect(guest.big).to_be_enabled()
    guest.bar.locator(told).wait_for()
    assert spots(guest.page) == before


def test_a_hint_leaves_the_big_button_free(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, size=PHONE)
    bring(guest.page, "lead")
    guest.wait()
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    hint = guest.bar.locator(".hint")
    hint.wait_for()
    assert bottom(hint) <= box(guest.big)["y"]


def test_the_board_keeps_its_scale_from_question_to_question(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    before = spots(guest.page)
    guest.play_until(lambda: guest.cells().count() > 1, guest.by_mouse)
    assert spots(guest.page) == before


def test_the_big_button_says_everything(guest: Guest) -> None:
    bring(guest.page, "play")
    guest.wait()
    halves = guest.page.locator("section.hand .plays button.body")
    for half in halves.all():
        half.click()
        expect(guest.big).to_be_enabled()
        assert guest.big.locator("span").evaluate(WHOLE), guest.big.inner_text()
        assert guest.big.get_attribute("title") == guest.big.inner_text()


@pytest.mark.parametrize("tab", ["Log", "Order"])
def test_what_is_read_on_a_phone_has_more_height_than_the_cards(visits: Visits, tab: str) -> None:
    guest = visits.guest(NOWHERE, size=PHONE)
    bring(guest.page, "play")
    guest.wait()
    drawer = guest.page.locator("section.drawer")
    before = box(drawer)["height"]
    guest.open_side(tab)
    assert box(drawer)["height"] > 1.3 * before
    board = box(guest.page.locator("main.board"))
    assert all(board["y"] <= y < board["y"] + board["height"] for _, y in spots(guest.page))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_brushes_board_and_solve_are_on_the_screen_together(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.guest("/box", size=size).page
    page.get_by_role("heading", level=1).wait_for()
    brush, solve = page.locator(".brushes label").first, page.get_by_role("button", name="Solve")
    if size == PHONE:
        brush.evaluate("each => scrollBy(0, each.getBoundingClientRect().top)")
    for each in (brush, page.locator(".canvas"), solve):
        assert box(each)["y"] >= 0
        assert bottom(each) <= size[1]


def box(each: Locator) -> dict[str, float]:
    """Where it is on the screen."""
    found = each.bounding_box()
    assert found is not None
    return {"y": found["y"], "height": found["height"]}


def bottom(each: Locator) -> float:
    return box(each)["y"] + box(each)["height"]
