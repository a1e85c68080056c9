"""Everything has its room at a table of Descent: the question in its bar, the board above its buttons."""

from __future__ import annotations

import pytest

from ..guests import Guest
from ..looks import NARROW, QUIET
from ..tables import bring_journal
from ..test_layout import LAPTOP, LOCALES, UNDER_BUTTONS
from ..visits import NOWHERE, PHONE, Visits
from .camps import camp
from .moments import moment
from .test_travel import journey

# How far the question goes beyond the bar, above or below.
BEYOND = """() => {
  const bar = document.querySelector("section.bar").getBoundingClientRect();
  const asked = document.querySelector("section.bar .asked").getBoundingClientRect();
  return Math.max(0, bar.top - asked.top, asked.bottom - bar.bottom);
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
