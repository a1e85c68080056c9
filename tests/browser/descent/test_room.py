"""Everything has its room at a table of Descent: the question in its bar, the board above its buttons."""

from __future__ import annotations

import pytest

from ..guests import Guest
from ..looks import NARROW, QUIET
from ..tables import bring_journal, tell
from ..test_layout import LAPTOP, LOCALES, UNDER_BUTTONS
from ..visits import NOWHERE, PHONE, Visits
from .camps import camp
from .moments import OVERLORD, moment
from .seats import alone
from .test_travel import journey

# How far the question goes beyond the bar, above or below.
BEYOND = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  const asked = document.querySelector("section.bar .asked").getBoundingClientRect();
  return Math.max(0, bar.top - asked.top, asked.bottom - bar.bottom);
}"""

# How far the choices rise above the bar, over the board.
RISEN = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  return bar.top - document.querySelector("section.bar .middle").getBoundingClientRect().top;
}"""
# Piles of which a part is out of sight, by their names.
CUT_OFF = """() => {
  const side = document.querySelector("section.supply").getBoundingClientRect();
  return [...document.querySelectorAll("section.supply .pile")].filter((pile) => {
    const box = pile.getBoundingClientRect();
    return box.right > side.right || pile.scrollWidth > pile.clientWidth;
  }).map((pile) => pile.innerText);
}"""


def brought(visits: Visits, journal: str, size: tuple[int, int], locale: str = "en-US") -> Guest:
    guest = visits.guest(NOWHERE, size=size, locale=locale, kept=QUIET)
    bring_journal(guest.page, journal)
    guest.wait()
    return guest


@pytest.mark.parametrize("locale", LOCALES)
def test_long_questions_stay_in_the_bar(visits: Visits, locale: str) -> None:
    for journal in (camp("descent.choose_quest.choose"), journey("descent.fork.choose")):
        guest = brought(visits, journal, LAPTOP, locale)
        assert guest.page.evaluate(BEYOND) <= 1, guest.question


@pytest.mark.parametrize("locale", LOCALES)
def test_standing_orders_stay_in_the_bar(visits: Visits, locale: str) -> None:
    """The question of a trap, with what may be passed from now on: it rises over no board."""
    at = moment("trap")
    guest = visits.guest(NOWHERE, size=LAPTOP, locale=locale, kept=QUIET)
    made = bring_journal(guest.page, at.journal)
    guest.wait()
    answer = {"do": "answer", "id": "a", "seat": at.seat, "key": at.key, "revision": guest.revision}
    tell(guest.page, made, answer)
    for seat in range(OVERLORD):
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    guest.bar.locator(".orders button").first.wait_for()
    assert guest.page.evaluate(RISEN) <= 1, guest.question


def test_a_hero_s_choices_stay_in_the_bar(visits: Visits) -> None:
    guest, _ = alone(visits, moment("attack"), overlord=False, size=LAPTOP, kept=QUIET)
    guest.wait()
    guest.bar.get_by_role("button", name="Give up").wait_for()
    assert guest.bar.locator(".choices button").count() >= 4
    assert guest.page.evaluate(RISEN) <= 1, guest.question


def test_no_pile_beside_the_board_is_cut_off(visits: Visits) -> None:
    guest = brought(visits, journey("descent.fork.choose"), LAPTOP)
    piles = guest.page.locator("section.supply .piles .pile")
    assert piles.count() >= 3
    assert guest.page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_buttons_of_a_phone_lie_over_no_square(visits: Visits, size: tuple[int, int]) -> None:
    """Where there is no room below the board they are folded up, and can be had all the same."""
    guest = brought(visits, moment("attack").journal, size)
    assert guest.page.evaluate(UNDER_BUTTONS) == []
    fold = guest.page.locator("button.unfold")
    if fold.count():
        fold.click()
        guest.page.get_by_role("button", name="Show coordinates").click()
        assert guest.page.locator(".coordinates text").count() > 0
