"""Everything has its room at a table of Dungeon Alliance: the board, the order, the names of cards."""

from __future__ import annotations

import re

import pytest
from lengths import dealt
from playwright.sync_api import expect

from ..guests import Guest
from ..looks import Look
from ..test_layout import HIDDEN, LAPTOP, LOCALES, SCREEN
from ..visits import Visits
from .moments import Name
from .tour import seated

# Squares of the dungeon that lie under the buttons of the bar.
COVERED = """() => {
  const bar = document.querySelector("section.bar .middle").getBoundingClientRect();
  return [...document.querySelectorAll("[role=gridcell]")].filter((each) => {
    const box = each.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return x > bar.left && x < bar.right && y > bar.top && y < bar.bottom;
  }).map((each) => each.dataset.at);
}"""
# Words on more lines than they have parts: letters that go on in the next line without a hyphen.
BROKEN = """() => [...document.querySelectorAll("section.hand .name, .supply .name")].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/[^\\s-]+/g)].filter((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const lines = new Set([...range.getClientRects()].map((line) => Math.round(line.top)));
    return lines.size > word[0].split("\\u00ad").length;
  }).map((word) => word[0]);
})"""


def at(visits: Visits, name: Name, size: tuple[int, int] = LAPTOP, locale: str = "en-US") -> Guest:
    return seated(visits, Look(name, size, "dark", locale), name)


@pytest.mark.parametrize(("name", "locale"), dealt(["go", "last"], LOCALES))
def test_many_choices_cover_no_square(visits: Visits, name: Name, locale: str) -> None:
    guest = at(visits, name, locale=locale)
    assert guest.bar.locator(".choices button").count() > 3
    assert guest.page.evaluate(COVERED) == []


def test_a_choice_of_facing_is_an_arrow_with_a_name(visits: Visits) -> None:
    """It points to where the figure would look on the board as it is turned."""
    guest = at(visits, "go")
    arrow = guest.bar.get_by_role("button", name="Face south").locator("svg")
    assert arrow.evaluate("each => Math.round(parseFloat(each.style.rotate) * 180 / Math.PI)") == 90
    guest.page.get_by_role("button", name="Turn the board").click()
    assert abs(arrow.evaluate("each => Math.round(parseFloat(each.style.rotate) * 180 / Math.PI)")) == 180


@pytest.mark.parametrize("size", [LAPTOP, SCREEN])
def test_four_alliances_are_in_the_order_with_all_their_heroes(visits: Visits, size: tuple[int, int]) -> None:
    """Each hero is named once, and the shields of the alliances differ."""
    guest = at(visits, "last", size)
    assert guest.track.evaluate(HIDDEN) == []
    heroes = guest.track.locator(".hero .no")
    expect(heroes).to_have_count(16)
    told = guest.track.inner_text()
    assert all(told.count(name) == 1 for name in heroes.all_inner_texts())
    shields = guest.page.locator("header .seats .face path")
    assert len({str(each.get_attribute("d")) for each in shields.all()}) == 4


def test_each_alliance_has_the_colour_of_its_name(visits: Visits) -> None:
    """The reddest, greenest, bluest of the four are those that are called so; yellow has the least blue."""
    guest = at(visits, "last")
    colours = {}
    for seat in guest.page.locator("header .seats li").all():
        shown = seat.locator(".face").evaluate("each => getComputedStyle(each).borderTopColor")
        colours[str(seat.get_attribute("title")).split()[0]] = [
            int(each) for each in re.findall(r"\d+", shown)
        ]
    red, green, blue = ({name: c[i] - sum(c) / 3 for name, c in colours.items()} for i in range(3))
    assert max(blue, key=blue.__getitem__) == "Blue"
    assert max(green, key=green.__getitem__) == "Green"
    assert max(red, key=red.__getitem__) == "Red"
    assert min(blue, key=blue.__getitem__) == "Yellow"


@pytest.mark.parametrize(("name", "locale"), dealt(["go", "draft"], LOCALES))
def test_no_name_of_a_card_is_broken(visits: Visits, name: Name, locale: str) -> None:
    for size in (LAPTOP, SCREEN):
        guest = at(visits, name, size, locale)
        expect(guest.page.locator("section.hand .mini").first).to_be_visible()
        assert guest.page.evaluate(BROKEN) == [], size


def test_a_broken_name_is_found(visits: Visits) -> None:
    guest = at(visits, "go")
    guest.page.locator("section.hand .name").first.evaluate("each => (each.style.width = '1.5rem')")
    assert guest.page.evaluate(BROKEN) != []


def test_lines_of_the_log_show_figures_by_their_signs(visits: Visits) -> None:
    guest = at(visits, "go")
    chips = guest.log.locator(".tools .chip")
    expect(chips.first.locator("svg")).to_be_visible()
    assert chips.locator("svg").count() == chips.count()
