"""A table on a screen for the whole room: it shows and follows, has nothing to press and tells no secret."""

from __future__ import annotations

import re
from typing import Any

import pytest
from lengths import dealt
from playwright.sync_api import expect

from . import handmade as made_by_hand
from .fake_table import FakeTable
from .guests import Guest
from .tables import Made, bring, join, open_table
from .test_axe import check
from .visits import NOWHERE, Visits

SIZES = [(1920, 1080), (1366, 768), (1280, 720)]
CONTROLS = "button, a, input, select, textarea, [tabindex], [role=button]"
LOCKS = """
  window.locks = 0;
  WakeLock.prototype.request = () => { window.locks += 1; return Promise.resolve({}); };
"""
CUT = """() => [...document.querySelectorAll(".tv h1, .tv p, .tv .name, .tv .log, .tv .track, .tv aside")]
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 1)
  .filter((each) => getComputedStyle(each).display !== "inline")
  .map((each) => each.className + ": " + each.textContent.slice(0, 60))
"""
WHOLE = "it => it.scrollWidth <= it.clientWidth && it.scrollHeight <= it.clientHeight + 1"
SEEN = """() => {
  const board = document.querySelector(".tv .board").getBoundingClientRect();
  const counts = [{ active: 0, polygon: 0 }, { active: 0, polygon: 0 }];
  for (const [name, what] of [["active", ".figure.active .body"], ["polygon", ".floor polygon"]]) {
    for (const each of document.querySelectorAll(".tv .board " + what)) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const seen = left >= board.left && right <= board.right && top >= board.top && bottom <= board.bottom;
      counts[seen ? 0 : 1][name] += 1;
    }
  }
  return counts;
}"""


def turn_on(visits: Visits, made: Made, size: tuple[int, int] = SIZES[0], **how: Any) -> Guest:
    tv = visits.guest(f"/tv/{made.code}", size=size, **how)
    tv.page.locator(".tv").wait_for()
    return tv


@pytest.mark.parametrize(("size", "locale"), dealt(SIZES, ["en-US", "es-ES", "pt-BR"]))
def test_everything_is_large_and_nothing_is_cut(
    visits: Visits, guest: Guest, size: tuple[int, int], locale: str
) -> None:
    made = bring(guest.page, "go")
    page = turn_on(visits, made, size, locale=locale).page
    for place in (".order", ".board", "aside .waiting", ".log", "h1", "header .round", ".elements"):
        expect(page.locator(f".tv {place}").first).to_be_visible()
    assert 4 <= page.locator(".log p").count() <= 6
    assert page.evaluate(CUT) == []
    letters = page.locator(".log p").last.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    assert letters >= size[1] / 45  # a centimetre and more on a screen of a metre's width


def test_there_is_nothing_to_press_and_axe_finds_no_fault(visits: Visits, guest: Guest) -> None:
    tv = turn_on(visits, bring(guest.page, "go"), theme="light")
    expect(tv.page.locator("html")).to_have_attribute("data-theme", "dark")  # unless somebody chose otherwise
    expect(tv.page.locator("html")).to_have_attribute("data-motion", "reduced")
    assert tv.page.locator(CONTROLS).count() == 0
    check(tv.page)


def test_it_follows_the_table_and_tells_no_secret(visits: Visits, guest: Guest) -> None:
    made = bring(guest.page, "lead", open_seat=1)
    guest.wait()
    shown = guest.page.locator("section.hand button.mini .name").all_inner_texts()
    cards = [name.replace("\u00ad", "") for name in shown]  # where a long name may be parted
    tv = turn_on(visits, made)
    expect(tv.page.locator("aside .waiting")).to_contain_text("Ana")
    expect(tv.page.locator(".order")).to_contain_text("??")
    ben = visits.guest(NOWHERE)
    join(ben, made.code, "Ben")
    for each in (guest, ben):
        each.wait()
    said = "".join(tv.frames)
    assert len(cards) > 5 and not [name for name in cards if name in said]
    for each in (guest, ben):
        each.do(each.by_mouse)
    expect(tv.page.locator(".order")).not_to_contain_text("??")
    last = guest.log.locator(".line p").last.inner_text()
    expect(tv.page.locator(".log p").last).to_have_text(last)
    assert '"question"' not in "".join(tv.frames)


def test_it_says_how_to_come_as_long_as_a_seat_is_free(visits: Visits) -> None:
    host = visits.guest(NOWHERE)
    made = open_table(host.page)
    tv = turn_on(visits, made)
    welcome = tv.page.locator(".welcome")
    expect(welcome).to_contain_text(made.code)
    expect(welcome.locator(".free")).to_have_count(1)
    check(tv.page)
    join(visits.guest(NOWHERE), made.code, "Ben")
    expect(welcome).to_have_count(0)
    expect(tv.page.locator(".corner")).to_contain_text(made.code)


def test_the_address_of_the_network_is_shown_with_a_picture_of_it(visits: Visits, guest: Guest) -> None:
    made = open_table(guest.page)
    port = visits.address.rpartition(":")[2]
    page = visits.guest(NOWHERE).page
    page.goto(f"http://undercroft.localhost:{port}/tv/{made.code}")
    expect(page.locator(".welcome")).to_contain_text(f"undercroft.localhost:{port}/join")
    expect(page.locator(".welcome svg[role=img]")).to_be_visible()


def test_the_panel_of_the_table_leads_to_it(guest: Guest) -> None:
    made = bring(guest.page, "lead")
    guest.wait()
    guest.open_side("Table")
    with guest.page.expect_popup() as opened:
        guest.page.get_by_role("link", name="Show on a TV").click()
    expect(opened.value).to_have_url(re.compile(f"/tv/{made.code}$"))
    opened.value.locator(".tv").wait_for()


def test_the_screen_stays_on(visits: Visits, guest: Guest) -> None:
    made = bring(guest.page, "lead")
    page = visits.guest(NOWHERE).page
    page.add_init_script(LOCKS)
    page.goto(f"/tv/{made.code}")
    page.locator(".tv").wait_for()
    page.wait_for_function("window.locks > 0")


def test_a_code_that_nobody_has_is_said(visits: Visits) -> None:
    page = visits.guest("/tv/NOSUCH").page
    expect(page.get_by_role("alert")).to_contain_text("NOSUCH")
    check(page)


def test_a_board_too_large_to_be_read_is_shown_where_something_happens(visits: Visits, guest: Guest) -> None:
    made = bring(guest.page, "go", scenario="20", party=("brute", "spellweaver"))
    guest.wait()
    page = turn_on(visits, made, (1300, 1080)).page
    page.locator(".tv .figure.active").wait_for()
    inside, outside = page.evaluate(SEEN)
    assert inside["active"] == 1 and outside["active"] == 0
    assert inside["polygon"] > 5 and outside["polygon"] > 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_it_shows_the_supply_with_nothing_to_press(visits: Visits, size: tuple[int, int]) -> None:
    page = FakeTable(made_by_hand.PUBLIC).on_tv(visits, size=size).page
    supply = page.get_by_role("region", name="Supply")
    market = supply.get_by_role("list", name="Market").get_by_role("listitem")
    expect(market).to_have_text(["Sword, 3 gold", "Plate, 9 gold"])
    expect(supply).to_contain_text("Search deck 12")
    expect(page.locator(CONTROLS)).to_have_count(0)
    for part in (supply, page.locator(".tv aside")):
        assert part.evaluate(WHOLE)
    check(page)
