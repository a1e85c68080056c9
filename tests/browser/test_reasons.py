"""What cannot be chosen says why: under the pointer, under the keyboard's cursor, under a finger."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from .guests import Guest, middle
from .tables import bring
from .visits import PHONE, Visits

CANNOT = "[role=gridcell]:not([aria-label*='can be chosen'])"


def said(guest: Guest) -> Locator:
    return guest.page.locator(".objection")


def heard(guest: Guest) -> Locator:
    return guest.page.locator(".page > .unseen[aria-live=polite]")


def too_far(guest: Guest) -> Locator:
    """A plain hex that the movement does not reach."""
    for cell in guest.page.locator(f"{CANNOT}:not([aria-label*='Brute,'])").all():
        guest.page.mouse.move(*middle(cell))
        expect(said(guest)).to_be_visible()
        if "movement needed" in said(guest).inner_text():
            return cell
        guest.page.mouse.move(*middle(guest.cells().first))
        expect(said(guest)).to_have_count(0)
    raise AssertionError("every hex can be reached")


def test_a_hex_that_cannot_be_reached_says_why_and_nothing_moves(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    bar, board = guest.bar.bounding_box(), guest.page.locator("main.board").bounding_box()
    too_far(guest)
    expect(said(guest)).to_contain_text("Too far: ")
    expect(said(guest)).to_contain_text("Movement · GH-MOV-01")
    expect(heard(guest)).to_contain_text("movement needed")
    assert (guest.bar.bounding_box(), guest.page.locator("main.board").bounding_box()) == (bar, board)
    guest.page.mouse.move(*middle(guest.page.locator("[role=gridcell][aria-label*='Brute,']").first))
    guest.page.wait_for_timeout(600)
    expect(said(guest)).to_have_count(0)  # it is the Brute who moves
    guest.page.mouse.move(*middle(guest.cells().first))
    expect(said(guest)).to_have_count(0)


def test_a_figure_that_cannot_be_attacked_says_why(guest: Guest) -> None:
    bring(guest.page, "target", 1)
    guest.wait()
    guest.page.mouse.move(*middle(guest.page.locator("[role=gridcell][aria-label*='Brute,']").first))
    expect(said(guest)).to_contain_text("The Brute is an ally.")
    guest.page.mouse.click(*middle(guest.page.locator("[role=gridcell][aria-label*='Brute,']").first))
    expect(guest.page.locator("aside.sheet .refused")).to_have_text("The Brute is an ally.")
    expect(said(guest)).to_have_count(0)


def test_the_keyboard_hears_the_reason(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    guest.page.keyboard.press("b")
    expect(guest.page.locator("[role=gridcell]:focus")).to_have_count(1)
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight"):
        guest.page.keyboard.press(key)
        focus = guest.page.locator("[role=gridcell]:focus")
        expect(focus).to_have_count(1)
        if "can be chosen" not in (focus.get_attribute("aria-label") or ""):
            expect(said(guest)).to_be_visible()
            text = said(guest).locator("strong").inner_text()
            expect(heard(guest)).to_have_text(text, use_inner_text=False)
        else:
            expect(said(guest)).to_have_count(0)


def test_a_finger_is_told_why_for_a_while(visits: Visits) -> None:
    guest = visits.guest(size=PHONE)
    bring(guest.page, "go")
    guest.wait()
    cell = guest.page.locator(f"{CANNOT}[aria-label*='floor']:not([aria-label*=' of '])").last
    guest.page.touchscreen.tap(*middle(cell))
    expect(said(guest)).to_be_visible()
    box, screen = said(guest).bounding_box(), guest.page.locator("main.board").bounding_box()
    assert box and screen and box["x"] >= screen["x"] and box["x"] + box["width"] <= screen["width"]
    expect(said(guest)).to_have_count(0)


def test_the_big_button_names_whom_a_pattern_hits(guest: Guest) -> None:
    bring(guest.page, "area", 1)
    guest.wait()
    cell = guest.cells().first
    guest.page.mouse.click(*middle(cell))
    expect(guest.big).to_contain_text("Hits Bandit Guard")
    expect(cell).to_have_attribute("aria-label", re.compile("Hits Bandit Guard"))
