"""I have the Dungeon Alliance box: on a dungeon laid of tiles the page answers as the command does."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest
from lengths import dealt
from playwright.sync_api import Page, expect

from ..guests import middle
from ..test_axe import check
from ..visits import Visits

MODES = {"en-US": "Movement", "es-ES": "Movimiento", "pt-BR": "Movimento"}
NARROW = (360, 740)
# The example that lies there at first: I-01 with its monsters, the starting tile, two heroes in a row.
BOARD: dict[str, Any] = {
    "tiles": [{"tile": "I-01", "cell": [1, 2]}, {"tile": "START-BLUE", "cell": [2, 2]}],
    "passages": [[[1, 2], [2, 2]]],
    "figures": [
        {"id": "Goblin Raider 1", "side": "monster", "at": [3, 6]},
        {"id": "Goblin Raider 2", "side": "monster", "at": [3, 8]},
        {"id": "Goblin Archer 1", "side": "monster", "at": [4, 7]},
        {"id": "Hero 1", "side": "blue", "at": [7, 7]},
        {"id": "Hero 2", "side": "blue", "at": [6, 7]},
    ],
}


def asked(command: str, question: dict[str, Any]) -> Any:
    """The answer of the command line."""
    told = subprocess.run(
        [sys.executable, "-m", "undercroft", "alliance", command, "-"],
        input=json.dumps(BOARD | question),
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout)


def opened(visits: Visits, **how: Any) -> Page:
    page = visits.guest("/alliance", **how).page
    page.locator("[data-seen]").wait_for()
    return page


def touch(page: Page, at: str) -> None:
    page.mouse.click(*middle(page.locator(f'[data-at="{at}"]')))


def choose(page: Page, name: str) -> None:
    page.locator("label", has=page.get_by_role("radio", name=name, exact=True)).click()


def fact(page: Page, name: str) -> Any:
    return page.locator(f"[data-fact={name}]")


@pytest.mark.rule("DA-LOS-03", "DA-CMB-10")
def test_a_line_of_sight_is_that_of_the_command_and_a_wall_stops_it(visits: Visits) -> None:
    page = opened(visits)
    answer = page.locator("section:has(#answer)")
    told = asked("sight", {"from": "Hero 1", "to": "Goblin Archer 1"})
    assert told["ranged"] and told["obstacle_defence"] == 1
    expect(answer.locator("[data-seen]")).to_have_attribute("data-seen", "true")
    expect(fact(page, "obstacles")).to_have_text("+1")
    expect(fact(page, "ranged")).to_have_text("possible")
    expect(answer).to_contain_text("The line runs through the square of Hero 2")
    touch(page, "7:7")
    touch(page, "5:6")
    expect(answer.locator("[data-seen]")).to_have_attribute("data-seen", "false")
    expect(answer).to_contain_text("beside the passage between I-01 and START-BLUE")
    expect(page.locator("path.stop")).to_have_count(1)
    page.get_by_role("checkbox", name="I-01 and START-BLUE").uncheck()
    expect(answer).to_contain_text("No passage lies between I-01 and START-BLUE")
    touch(page, "7:7")
    touch(page, "8:7")
    expect(answer).to_contain_text("H9 is behind Hero 1")
    check(page)


@pytest.mark.rule("DA-DOR-24", "DA-DOR-35")
def test_tiles_are_laid_and_turned_and_doors_opened_on_the_way(visits: Visits) -> None:
    """I-03 has doors in the north and south: beside the starting tile it is locked, turned a door."""
    page = opened(visits)
    choose(page, "Movement")
    choose(page, "Lay or turn a tile")
    page.locator(".kinds select").select_option("I-03")
    page.get_by_role("checkbox", name="with its monsters").uncheck()
    touch(page, "7:10")
    borders = page.locator(".borders")
    expect(borders).to_contain_text("locked door")
    page.get_by_label("Opens on the way").select_option("sure")
    choose(page, "Choose who moves")
    tile = {"tiles": [*BOARD["tiles"], {"tile": "I-03", "cell": [2, 3]}]}
    told = asked("reach", {**tile, "mover": "Hero 1", "speed": 4, "open": "sure"})
    expect(page.locator("[data-ends]")).to_have_attribute("data-ends", str(len(told["ends"])))
    touch(page, "7:9")
    expect(page.locator(".end")).to_contain_text("4 Speed points; opens START-BLUE–I-03")
    choose(page, "Lay or turn a tile")
    touch(page, "7:10")
    expect(borders).not_to_contain_text("locked door")
    choose(page, "Choose who moves")
    touch(page, "7:9")
    expect(page.locator(".end")).to_contain_text("3 Speed points; opens START-BLUE–I-03")
    check(page)


def test_a_square_that_is_chosen_before_the_answer_comes_is_told_when_it_comes(visits: Visits) -> None:
    held: list[Any] = []
    page = opened(visits)
    page.route("**/api/alliance/reach*", lambda route: held.append(route))
    with page.expect_request("**/api/alliance/reach*"):
        choose(page, "Movement")
    touch(page, "8:7")
    expect(page.locator(".end")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)
    held.pop().continue_()
    expect(page.locator(".end")).to_contain_text("1 Speed point")
    touch(page, "3:7")
    expect(page.get_by_role("alert")).to_contain_text("H4")


def test_by_keyboard_alone(visits: Visits) -> None:
    """A hero is put down, turned, looks at another; a pit costs it a point."""
    page = opened(visits)
    page.get_by_role("button", name="Start with one tile").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Look").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Add hero")).to_be_checked()
    centre = page.locator('[data-at="7:7"]')
    centre.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator('[data-at="6:7"]')).to_have_attribute(
        "aria-label", "H7, START-BLUE, Hero 2, facing north"
    )
    page.get_by_role("radio", name="Turn", exact=True).focus()
    page.keyboard.press("Space")
    centre.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Look").focus()
    page.keyboard.press("Space")
    centre.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator("[data-seen]")).to_have_attribute("data-seen", "false")
    expect(page.locator("section:has(#answer)")).to_contain_text("H7 is behind Hero 1")
    page.get_by_role("radio", name="Line of sight", exact=True).focus()
    page.keyboard.press("ArrowRight")
    page.get_by_role("radio", name="Pit", exact=True).focus()
    page.keyboard.press("Space")
    centre.focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="Choose who moves").focus()
    page.keyboard.press("Space")
    centre.focus()
    page.keyboard.press("Enter")
    expect(page.locator('[data-at="8:7"]')).to_have_attribute("aria-label", "H9, START-BLUE, 2 Speed points")


def test_faults_are_one_sentence(visits: Visits) -> None:
    page = opened(visits)
    choose(page, "Add monster")
    touch(page, "7:7")
    expect(page.get_by_role("alert")).to_have_text("Hero 1 is on H8. Choose an empty square.")
    choose(page, "Passage")
    touch(page, "8:6")
    expect(page.get_by_role("alert")).to_contain_text("No other tile meets G9.")
    touch(page, "6:7")
    expect(page.get_by_role("checkbox", name="I-01 and START-BLUE")).not_to_be_checked()


@pytest.mark.parametrize(("locale", "theme"), dealt(MODES, ["dark", "light"]))
def test_a_narrow_phone_in_three_languages(visits: Visits, locale: str, theme: str) -> None:
    page = opened(visits, size=NARROW, locale=locale, theme=theme)
    check(page)
    choose(page, MODES[locale])
    page.locator("[data-ends]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    check(page)
