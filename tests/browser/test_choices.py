"""The kinds of choices of scenario play, each from a position in which it comes up."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .guests import Guest, middle
from .tables import bring
from .visits import Visits


def test_reach_shows_costs_and_a_second_touch_goes_there(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    cell = guest.page.locator("[role=gridcell][aria-label*=', cost 1']").first
    guest.page.mouse.move(*middle(cell))
    expect(guest.page.locator(".previews .way").first).to_be_attached()
    guest.page.mouse.click(*middle(cell))
    expect(guest.big).to_be_enabled()
    guest.do(lambda: guest.page.mouse.click(*middle(cell)))
    expect(guest.log).to_contain_text("The Brute moves")


def test_an_area_is_laid_and_turned(guest: Guest) -> None:
    bring(guest.page, "area", 1)
    guest.wait()
    turned = guest.bar.get_by_role("button", name="Turn")
    for cell in guest.cells().all():
        guest.page.mouse.move(*middle(cell))
        if turned.count():
            break
    guest.page.mouse.click(*middle(cell))
    expect(guest.page.locator(".previews .laid.pattern")).to_have_count(4)
    before = guest.big.inner_text()
    guest.page.keyboard.press("r")
    expect(guest.big).not_to_have_text(before)
    told = guest.log.inner_text()
    guest.do(guest.big.click)
    expect(guest.log).not_to_have_text(told, use_inner_text=True)


def test_damage_is_suffered_or_a_card_is_lost_for_it_with_a_second_word(guest: Guest) -> None:
    bring(guest.page, "suffer")
    guest.wait()
    guest.cards.first.click(position={"x": 20, "y": 20})
    guest.big.click()
    expect(guest.bar.locator(".sure")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.bar.locator(".sure")).to_have_count(0)
    expect(guest.text).to_contain_text("hit points")
    suffer = guest.bar.get_by_role("button", name="Suffer")
    expect(suffer).to_contain_text("hit points left")  # what it costs is on the button
    guest.do(suffer.click)
    expect(guest.text).not_to_contain_text("Suffer it")


def test_undo_of_an_own_step_is_free_and_redo_brings_it_back(guest: Guest) -> None:
    bring(guest.page, "go")
    guest.wait()
    asked, told = guest.question, guest.log.inner_text()
    guest.do(guest.by_mouse)
    expect(guest.log).not_to_have_text(told)
    after = guest.log.inner_text()
    guest.do(lambda: guest.page.keyboard.press("Control+z"))
    assert guest.question == asked
    assert guest.log.inner_text() == told
    guest.do(lambda: guest.page.get_by_role("button", name="Redo").click())
    assert guest.log.inner_text() == after


def test_a_typed_line_answers_as_in_the_terminal(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    guest.page.keyboard.press("/")
    line = guest.page.locator("#command")
    line.fill("options")
    line.press("Enter")
    expect(guest.page.locator(".command .told")).to_contain_text("lead trample")
    line.fill("lead trample")
    guest.do(lambda: line.press("Enter"))
    line.fill("dance")
    line.press("Enter")
    expect(guest.page.locator(".command .told")).to_contain_text("dance")
    line.press("Escape")
    expect(line).to_have_count(0)


def test_previews_come_from_the_engine(guest: Guest) -> None:
    bring(guest.page, "area", 1)  # the guards are still to act
    guest.wait()
    shown = guest.page.locator(".previews")
    threats = guest.page.get_by_role("button", name="Show threats")
    threats.click()
    expect(shown.locator(".threat").first).to_be_attached()
    threats.click()
    expect(shown.locator(".threat")).to_have_count(0)
    guest.page.get_by_role("button", name="Show lines of sight").click()
    guest.page.mouse.move(*middle(guest.page.locator("[role=gridcell][aria-label*='Bandit Guard']").first))
    expect(shown.locator(".sight")).to_be_attached()
    expect(shown.locator(".flag")).to_be_attached()  # where the guard would stop
    expect(shown.locator(".focus").first).to_be_attached()


def test_why_opens_the_proof_of_an_automatic_line(guest: Guest) -> None:
    bring(guest.page, "suffer")
    guest.wait()
    guest.log.get_by_role("button", name="why?").last.click()
    expect(guest.dialog).to_contain_text("GH-")
    expect(guest.dialog.locator("details p")).to_be_visible()  # what the rule says


def test_the_rule_of_a_question_is_told_and_its_english_is_folded(visits: Visits) -> None:
    guest = visits.guest(locale="es-ES")
    bring(guest.page, "lead")
    guest.wait()
    guest.bar.get_by_role("button", name="La ronda").click()
    expect(guest.dialog).to_contain_text("GH-RND-03 · La ronda")
    expect(guest.dialog.locator("details p")).to_be_hidden()
    guest.dialog.get_by_text("Texto de la regla (en inglés)").click()
    expect(guest.dialog.locator("details p[lang=en]")).to_be_visible()


def test_threats_are_told_in_a_sentence(guest: Guest) -> None:
    bring(guest.page, "play", after=1)
    guest.wait()
    guest.page.get_by_role("button", name="Show threats").click()
    expect(guest.page.locator(".threats")).to_have_text(re.compile("still to act"))
