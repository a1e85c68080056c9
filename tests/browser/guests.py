"""Somebody at a table in a browser: sees what the page shows, and acts by mouse or by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

READY = 20_000  # milliseconds in which the table must be there, or the next question
MOST = 60  # questions in a round


class Guest:
    """One person with one page."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def play_now(self, *, alone: bool = False) -> None:
        """From the start page to a running table."""
        bot = self.page.get_by_role("checkbox")
        if alone:
            bot.uncheck()
        self.page.locator("button.tile, .tile button").first.click()
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
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    @property
    def head_of_log(self) -> Locator:
        return self.page.locator("section.log h2")

    @property
    def revision(self) -> str:
        """As the head of the log has it."""
        return self.head_of_log.inner_text()

    @property
    def question(self) -> str:
        return self.bar.locator("p.text").inner_text()

    def wait(self) -> None:
        """Until something is asked of this person."""
        expect(self.big).to_be_visible(timeout=READY)

    def legal_cells(self) -> Locator:
        """Cells of the board that can be chosen, by what is said of them."""
        return self.page.locator("[role=gridcell][aria-label*='can be chosen']")

    # -- acting

    def play_round(self, act: Callable[[], None]) -> int:
        """Answer whatever is asked until the next round begins; gives how often."""
        before = max(1, self.rounds_begun())
        for count in range(1, MOST):
            self.wait()
            self.do(act)
            if self.rounds_begun() > before:
                return count
        raise AssertionError(f"no round ends in {MOST} questions; the last was: {self.question}")

    def rounds_begun(self) -> int:
        return len(re.findall(r"^Round \d+\.$", self.log.inner_text(), re.MULTILINE))

    def do(self, act: Callable[[], None]) -> None:
        """Act, and wait until the table has taken it."""
        before = self.revision
        act()
        expect(self.head_of_log).not_to_have_text(before, timeout=READY)

    def by_mouse(self) -> None:
        """Answer the open question with the pointer alone."""
        halves = self.page.locator("section.hand .plays button:enabled")
        cards = self.page.locator("section.hand button.open:not(.tile)")
        if halves.count():
            halves.first.click()
        elif cards.count() >= 2 and self.big.is_disabled():
            cards.nth(0).click()
            if self.big.is_disabled():
                cards.nth(1).click()
        elif self.legal_cells().count() and self.big.is_disabled():
            box = self.legal_cells().first.bounding_box()
            assert box is not None
            self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        elif self.bar.locator(".choices button").count() and self.big.is_disabled():
            self.bar.locator(".choices button").first.click()
            return
        self.commit_by_mouse()

    def commit_by_mouse(self) -> None:
        """The big button, twice where it asks whether one is sure."""
        expect(self.big).to_be_enabled(timeout=READY)
        self.big.click()
        if self.bar.locator(".sure").count():
            self.big.click()

    def by_keys(self) -> None:
        """Answer the open question without touching the pointer."""
        keys = self.page.keyboard
        if self.page.locator("section.hand button.open:not(.tile)").count() >= 2 and self.big.is_disabled():
            keys.press("1")
            if self.big.is_disabled():
                keys.press("2")
        elif self.big.is_disabled():
            if self.legal_cells().count():
                keys.press("n")  # the next cell that can be chosen
                keys.press("Enter")
            else:
                keys.press("1")
        expect(self.big).to_be_enabled(timeout=READY)
        keys.press("Enter")
        if self.bar.locator(".sure").count():
            keys.press("Enter")
