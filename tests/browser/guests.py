"""Somebody at a table in a browser: sees what the page shows, and acts by mouse, by finger or by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

from playwright.sync_api import FloatRect, Locator, Page, expect

READY = 30_000  # milliseconds in which anything must come; a busy machine is slow
MOST = 60  # questions in a round
CHOSEN = "[role=gridcell][aria-label*='can be chosen']"
Beat = Literal["pair", "half", "cell", "button", "card", "ready"]

SETTLED = """(before) => {
  const page = document.querySelector(".page"), bar = document.querySelector("section.bar");
  return page && bar && Number(page.dataset.revision) > before && bar.getAttribute("aria-busy") === "false";
}"""
ASKED = """() => {
  const bar = document.querySelector("section.bar");
  if (!bar || bar.getAttribute("aria-busy") !== "false") return false;
  return bar.classList.contains("mine") || document.querySelector("dialog .result") !== null;
}"""


class Guest:
    """One person with one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[str] = []  # what the server said through sockets

    @property
    def shelved(self) -> Locator:
        """Gloomhaven on the shelf, with its button to play now."""
        button = self.page.get_by_role("button", name="Play now")
        return self.page.locator("article", has=button).filter(has_text="Gloomhaven").first

    def play_now(self, *, alone: bool = False) -> None:
        """From the start page to a running table of Gloomhaven."""
        self.page.goto("/")
        if alone:
            self.shelved.get_by_role("checkbox").uncheck()
        self.shelved.get_by_role("button", name="Play now").click()
        self.wait()

    # -- what the page shows

    @property
    def bar(self) -> Locator:
        """What is asked, and what can be done."""
        return self.page.locator("section.bar")

    @property
    def big(self) -> Locator:
        """The one big button."""
        return self.bar.locator("button.big")

    @property
    def text(self) -> Locator:
        """What is asked, or what is waited for."""
        return self.bar.locator("p.text")

    @property
    def question(self) -> str:
        return self.text.inner_text()

    @property
    def log(self) -> Locator:
        return self.page.locator("section.log .lines")

    @property
    def track(self) -> Locator:
        return self.page.locator("section.track")

    @property
    def cards(self) -> Locator:
        """Cards of the hand that can be chosen."""
        return self.page.locator("section.hand button.open:not(.tile)")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def revision(self) -> int:
        return int(self.page.locator(".page").get_attribute("data-revision") or -1)

    @property
    def is_over(self) -> bool:
        return self.page.locator("dialog .result").count() > 0

    def rounds(self) -> int:
        """How many rounds are in the log."""
        return self.log.locator(".line.round").count()

    def cells(self) -> Locator:
        """Cells of the board that can be chosen, by what is said of them."""
        return self.page.locator(CHOSEN)

    def wait(self) -> None:
        """Until something is asked of this person, or all is over."""
        self.page.wait_for_function(ASKED, timeout=READY)

    # -- acting

    def do(self, act: Callable[[], object]) -> None:
        """Act, and wait until the table has taken it."""
        before = self.revision
        act()
        self.page.wait_for_function(SETTLED, arg=before, timeout=READY)

    def play_until(self, done: Callable[[], bool], act: Callable[[], object]) -> int:
        """Answer whatever is asked, until it is done; gives how often."""
        for count in range(MOST):
            self.wait()
            if done():
                return count
            self.do(act)
        raise AssertionError(f"{MOST} answers were not enough; the last question was: {self.question}")

    def beat(self) -> Beat:
        """What has to be done next to answer the open question."""
        if self.big.is_enabled():
            return "ready"
        if self.page.locator("section.hand .plays button.body").count():
            return "half"
        if self.cells().count():
            return "cell"
        if self.page.locator("section.hand .rank").count() or re.search("card", self.big.inner_text()):
            if self.bar.locator(".choices button").count() and "Choose a card" in self.big.inner_text():
                return "button"
            return "pair" if "Choose a card" not in self.big.inner_text() else "card"
        return "button"

    def by_mouse(self) -> None:
        """Answer the open question with the pointer alone."""
        self._act(lambda each: each.click(), lambda x, y: self.page.mouse.click(x, y))

    def by_touch(self) -> None:
        """Answer the open question with a finger alone."""
        self._act(lambda each: each.tap(), lambda x, y: self.page.touchscreen.tap(x, y))

    def _act(self, press: Callable[[Locator], None], point: Callable[[float, float], None]) -> None:
        match self.beat():
            case "half":
                press(self.page.locator("section.hand .plays button.body").first)
            case "cell":
                point(*at_rest(self.cells().first))
            case "pair":
                self.choose_pair(press)
            case "card":
                press(self.cards.first)
            case "button":
                press(self.bar.locator(".choices button").first)
            case "ready":
                pass
        if self.big.count() and self.big.is_enabled():
            press(self.big)
        if self.bar.locator(".sure").count():
            press(self.big)

    def choose_pair(self, press: Callable[[Locator], None] = lambda each: each.click()) -> None:
        """Two cards, unless they are chosen already: the first game begins with a suggestion."""
        free = self.page.locator("section.hand li:not(.lead):not(.second) button.open:not(.tile)")
        for _ in range(2):
            if not self.big.is_enabled():
                press(free.first)

    def by_keys(self) -> None:
        """Answer the open question without touching the pointer."""
        keys = self.page.keyboard
        match self.beat():
            case "cell":
                keys.press("n")  # the next cell that can be chosen
                keys.press("Enter")
            case "pair":
                keys.press("1")
                keys.press("2")
            case "half" | "card" | "button":
                before = self.revision
                keys.press("1")
                self._settle(before)
            case "ready":
                pass
        while self.big.count() and self.big.is_enabled():
            keys.press("Enter")
            if not self.bar.locator(".sure").count():
                break
            keys.press("Enter")

    def _settle(self, before: int) -> None:
        if self.bar.get_attribute("aria-busy") == "true" or self.revision != before:
            self.page.wait_for_function(SETTLED, arg=before, timeout=READY)

    # -- looking around

    def open_side(self, name: str) -> None:
        """The tab of this name: Log or Table beside the board; on a phone Cards and Order as well."""
        self.page.locator(".tabs").get_by_role("button", name=name).click()

    def says(self, text: str) -> None:
        """In the chat."""
        self.open_side("Table")
        field = self.page.get_by_label("Say something")
        field.fill(text)
        field.press("Enter")

    def sees_no_reveal(self) -> None:
        """The order of the round is not known."""
        expect(self.track).to_contain_text("??")

    def sees_reveal(self) -> None:
        expect(self.track).not_to_contain_text("??")


def middle(each: Locator) -> tuple[float, float]:
    """Where it is on the page."""
    box: FloatRect | None = each.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def at_rest(each: Locator) -> tuple[float, float]:
    """Where it is when it has stopped moving: a board that has grown slides, and a click would miss."""
    before, now = (-1.0, -1.0), middle(each)
    while now != before:
        each.page.wait_for_timeout(60)
        before, now = now, middle(each)
    return now
