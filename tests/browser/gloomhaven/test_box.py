"""I have the box: a position is painted or loaded, and the monster's turn comes with its proof."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from ..guests import middle
from ..test_axe import check
from ..visits import Visits

HEXES = [{"q": q, "r": r} for q in range(6) for r in range(4)]
POSITION = {
    "hexes": HEXES,
    "walls": [],
    "overlays": [{"type": "obstacle", "hex": {"q": 2, "r": 1}}, {"type": "trap", "hex": {"q": 2, "r": 2}}],
    "figures": [
        {"id": "guard", "side": "monster", "hex": {"q": 0, "r": 1}, "initiative": 50},
        {"id": "brute", "side": "character", "hex": {"q": 4, "r": 1}, "initiative": 20},
        {"id": "mage", "side": "character", "hex": {"q": 5, "r": 3}, "initiative": 70},
    ],
    "active": "guard",
    "action": {"move": 4, "attack": {"type": "melee", "range": 1, "targets": 1}},
}


def test_a_loaded_position_is_solved_with_its_proof(visits: Visits) -> None:
    page = visits.guest("/box").page
    page.get_by_role("heading", level=1).wait_for()
    page.locator("input[type=file]").set_input_files(
        {"name": "position.json", "mimeType": "application/json", "buffer": json.dumps(POSITION).encode()}
    )
    page.get_by_role("button", name="Solve").click()
    answer = page.locator("section:has(#answer)")
    expect(answer).to_contain_text("brute")
    expect(answer).to_contain_text("GH-")
    check(page)


def test_solve_means_the_position_that_is_being_read(visits: Visits) -> None:
    """A file that comes late is solved all the same: the press is not lost."""
    page = visits.guest("/box").page
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(
        """() => {
          const text = Blob.prototype.text;
          Blob.prototype.text = async function () {
            await new Promise((done) => (window.goOn = done));
            return text.call(this);
          };
        }"""
    )
    page.locator("input[type=file]").set_input_files(
        {"name": "position.json", "mimeType": "application/json", "buffer": json.dumps(POSITION).encode()}
    )
    page.get_by_role("button", name="Solve").click()
    page.evaluate("window.goOn()")
    expect(page.locator("section:has(#answer)")).to_contain_text("brute")


def test_a_position_is_painted_with_the_mouse_and_solved(visits: Visits) -> None:
    page = visits.guest("/box").page
    page.get_by_role("heading", level=1).wait_for()
    cells = page.locator("[role=gridcell][data-at], [role=grid] [data-at]")
    cells.first.wait_for(state="attached")
    page.locator("label", has_text="Monster").first.click()
    page.mouse.click(*middle(cells.nth(0)))
    page.locator("label", has_text="Character").first.click()
    page.mouse.click(*middle(cells.nth(3)))
    page.get_by_role("button", name="Solve").click()
    expect(page.locator("section:has(#answer)")).to_contain_text("GH-")


def test_a_faulty_file_is_refused_in_one_sentence(visits: Visits) -> None:
    page = visits.guest("/box").page
    page.get_by_role("heading", level=1).wait_for()
    page.locator("input[type=file]").set_input_files(
        {"name": "p.json", "mimeType": "application/json", "buffer": b'{"hexes": 3}'}
    )
    expect(page.get_by_role("alert")).to_contain_text("hexes")


def test_a_position_is_written_as_a_line_and_read_again(visits: Visits) -> None:
    page = visits.guest("/box").page
    page.get_by_role("heading", level=1).wait_for()
    line = page.get_by_label("Position as one line")
    line.fill("0,0:...../..... - guard:m@0,0;brute:c@4,0~15 guard move2,melee")
    page.get_by_role("button", name="Read this line").click()
    page.get_by_role("button", name="Solve").click()
    expect(page.locator("section:has(#answer)")).to_contain_text("brute")
    line.fill("")
    page.get_by_role("button", name="Write and copy").click()
    expect(line).to_have_value("0,0:...../..... - guard:m@0,0;brute:c@4,0~15 guard move2,melee")
    line.fill("nonsense")
    page.get_by_role("button", name="Read this line").click()
    expect(page.get_by_role("alert")).to_contain_text("five fields")
