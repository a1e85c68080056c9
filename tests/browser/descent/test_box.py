"""I have the Descent box: odds are those of the command, sight and reach are drawn on a quest's map."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..guests import middle
from ..test_axe import check
from ..visits import Visits

SLING: dict[str, Any] = {
    "attack": ["blue", "yellow"],
    "defence": ["brown"],
    "distance": 4,
    "abilities": [{"surge": 1, "range": 1, "hearts": 1}],
    "health": 6,
}
MODES = {"en-US": "Line of sight", "es-ES": "Línea de visión", "pt-BR": "Linha de visão"}
NARROW = (360, 740)


def asked(command: str, question: dict[str, Any]) -> Any:
    """The answer of the command line."""
    told = subprocess.run(
        [sys.executable, "-m", "undercroft", "descent", command, "-"],
        input=json.dumps(question),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout)


def opened(visits: Visits, **how: Any) -> Page:
    page = visits.guest("/descent", **how).page
    page.get_by_role("heading", level=1).wait_for()
    return page


def touch(page: Page, at: str) -> None:
    page.mouse.click(*middle(page.locator(f'[data-at="{at}"]')))


def choose(page: Page, name: str) -> None:
    page.locator("label", has=page.get_by_role("radio", name=name, exact=True)).click()


def test_the_odds_of_a_printed_sling_are_those_of_the_command(visits: Visits) -> None:
    page = opened(visits)
    page.get_by_label("Attack with").select_option(label="Sling")
    page.get_by_label("Against").select_option(label="Zombie")
    choose(page, "Master, Act I")
    page.get_by_role("button", name="Distance in spaces: one more").click()
    told = asked("odds", SLING)
    for name in ("expected", "miss", "kill"):
        expect(page.locator(f"[data-odds={name}]")).to_contain_text(told[name])
    rows = page.locator("[data-damage]")
    expect(rows).to_have_count(len(told["damage"]))
    for amount, chance in told["damage"].items():
        expect(page.locator(f"[data-damage='{amount}'] td").first).to_contain_text(chance)
    check(page)


def test_too_many_dice_are_refused_in_one_sentence(visits: Visits) -> None:
    page = opened(visits)
    page.get_by_role("spinbutton", name="Red").fill("6")
    page.get_by_role("spinbutton", name="Red").press("Tab")
    expect(page.get_by_role("button", name="Blue: one more")).to_be_disabled()
    page.get_by_text("Additions and rerolls").click()
    page.get_by_role("button", name="Add a reroll").click()
    expect(page.get_by_role("alert")).to_contain_text("at most 5")
    page.get_by_role("button", name="Remove reroll 1").click()
    expect(page.locator("[data-odds=expected]")).to_be_visible()


def test_a_line_of_sight_is_drawn_and_a_figure_stops_it(visits: Visits) -> None:
    """Along the hall of First Blood; then an Ettin fills it."""
    page = opened(visits)
    choose(page, "Line of sight")
    page.locator('[data-at="4:5"]').wait_for(state="attached")
    touch(page, "4:5")
    touch(page, "12:5")
    answer = page.locator("section:has(#answer)")
    expect(answer.locator("[data-seen]")).to_have_attribute("data-seen", "true")
    expect(answer).to_contain_text("8 spaces")
    expect(page.locator("path.sight.seen")).to_have_count(1)
    choose(page, "Add monster")
    page.locator(".kinds select").select_option(label="Ettin (2 × 2)")
    touch(page, "7:5")
    expect(answer.locator("[data-seen]")).to_have_attribute("data-seen", "false")
    expect(answer).to_contain_text("Figures stop lines: Ettin 1")
    expect(answer).to_contain_text("D2-LOS-04")
    touch(page, "0:7")
    expect(page.get_by_role("alert")).to_contain_text("Ettin 2 would stand partly off the map.")
    check(page)


def test_doors_open_and_the_ways_behind_them(visits: Visits) -> None:
    """By keyboard alone: a hero before a closed door of The Overlord Revealed, then the door is open."""
    page = opened(visits)
    page.get_by_role("radio", name="Odds of an attack").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Movement", exact=True)).to_be_checked()
    page.get_by_label("Quest").select_option(label="The Overlord Revealed")
    page.get_by_role("checkbox", name="Door 1").wait_for()
    page.get_by_role("radio", name="Choose who moves").focus()
    page.keyboard.press("ArrowRight")
    cell = page.locator('[data-at="5:5"]')
    cell.focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Add hero").focus()
    page.keyboard.press("ArrowLeft")
    cell.focus()
    page.keyboard.press("Enter")
    beyond = page.locator('[data-at="6:5"]')
    expect(page.locator("[data-ends]")).to_be_visible()
    expect(beyond).to_have_accessible_name("G6")
    page.get_by_role("checkbox", name="Door 1").focus()
    page.keyboard.press("Space")
    expect(beyond).to_have_accessible_name("G6, 1 movement point")
    cell.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("section:has(#answer)")).to_contain_text("G6: 1 movement point.")


@pytest.mark.parametrize("locale", MODES)
def test_it_fits_a_narrow_phone_in_every_language(visits: Visits, locale: str) -> None:
    page = opened(visits, size=NARROW, locale=locale, theme="light")
    expect(page.locator("[data-odds=miss]")).to_contain_text("1/6")
    for mode in ("", MODES[locale]):
        if mode:
            choose(page, mode)
            page.locator("[data-at]").first.wait_for(state="attached")
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    check(page)
