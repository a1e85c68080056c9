"""Every shape is drawn, whatever the game: large bases, facing, meters, dice, ghosts, offers, heroes."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from undercroft.scenes import shapes

from . import handmade as made
from .fake_table import FakeTable
from .guests import Guest, middle
from .test_axe import check
from .visits import PHONE, Visits

LAPTOP = (1366, 768)
QUIET = {"hints-away": 3}


class Area(NamedTuple):
    """A rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float


def area(*found: Locator) -> Area:
    """The rectangle round all of these."""
    boxes = [box for each in found if (box := each.bounding_box())]
    assert len(boxes) == len(found)
    return Area(
        min(box["x"] for box in boxes),
        min(box["y"] for box in boxes),
        max(box["x"] + box["width"] for box in boxes),
        max(box["y"] + box["height"] for box in boxes),
    )


def cell(page: Page, at: str) -> Locator:
    return page.locator(f"[data-at='{at}']")


def token(page: Page, figure: int) -> Locator:
    return page.locator(f".board [data-figure='{figure}']")


def sit(visits: Visits, **wishes: object) -> tuple[FakeTable, Guest]:
    table = FakeTable(made.PUBLIC, made.SEAT)
    return table, table.open(visits, kept=QUIET, **{"size": LAPTOP, **wishes})


@pytest.mark.parametrize(("public", "figure"), [(made.PUBLIC, 3), (made.PUBLIC, 4), (made.hexes(), 3)])
def test_a_large_base_is_one_token_over_all_its_cells(
    visits: Visits, public: shapes.Public, figure: int
) -> None:
    page = FakeTable(public, made.SEAT).open(visits, kept=QUIET, size=LAPTOP).page
    at = next(each.at for each in public.figures if each.id == figure)
    expect(token(page, figure)).to_have_count(1)
    base = area(token(page, figure).locator("path.base").last)
    whole = area(*(cell(page, each) for each in at))
    wide, high = whole.right - whole.left, whole.bottom - whole.top
    for mine, theirs, size in zip(base, whole, (wide, high, wide, high), strict=True):
        assert abs(mine - theirs) < 0.08 * size
    expect(token(page, 1).locator("path.base")).to_have_count(0)


def test_an_arrow_shows_where_a_figure_looks_and_turns_with_the_board(visits: Visits) -> None:
    _, guest = sit(visits)
    page = guest.page
    turned = [token(page, each).locator(".facing").get_attribute("transform") for each in (1, 2)]
    assert turned == ["rotate(0)", "rotate(-90)"]
    expect(token(page, 3).locator(".facing")).to_have_count(0)
    east, north = area(token(page, 1).locator(".facing")), area(token(page, 2).locator(".facing"))
    assert (east.left + east.right) / 2 > middle(cell(page, "b2"))[0] + 10
    assert (north.top + north.bottom) / 2 < middle(cell(page, "b3"))[1] - 10
    expect(cell(page, "b2")).to_have_attribute("aria-label", re_contains("facing: East"))
    page.get_by_role("button", name="Turn the board").click()
    expect(token(page, 1).locator(".facing")).to_have_attribute("transform", "rotate(90)")


def test_all_meters_of_a_figure_are_drawn_and_told(visits: Visits) -> None:
    _, guest = sit(visits)
    page = guest.page
    expect(token(page, 1).locator(".meter")).to_have_count(2)
    expect(token(page, 3).locator(".meter")).to_have_count(1)
    filled = [area(token(page, each).locator(".meter .full").first) for each in (1, 2)]
    backs = [area(token(page, each).locator(".meter .back").first) for each in (1, 2)]
    parts = [
        (full.right - full.left) / (back.right - back.left) for full, back in zip(filled, backs, strict=True)
    ]
    assert parts[0] == pytest.approx(0.7, abs=0.08) and parts[1] > 0.88
    page.mouse.click(*middle(cell(page, "f3")))
    sheet = page.get_by_role("complementary", name="Ilsa")
    expect(sheet).to_contain_text("Fatigue")
    expect(sheet).to_contain_text("Hero · Red · enemy · facing: West", ignore_case=True)


def test_ranks_and_sides_are_told_apart(visits: Visits) -> None:
    _, guest = sit(visits)
    page = guest.page
    expect(token(page, 3).locator(".rank")).to_have_count(1)
    expect(token(page, 4).locator(".rank")).to_have_count(0)
    hues = {each: token(page, each).get_attribute("class") or "" for each in (1, 3, 5)}
    assert "hue-5" in hues[1] and "hue-foe" in hues[3] and "hue-4" in hues[5]
    expect(cell(page, "b2")).to_have_attribute("aria-label", re_contains("yours"))
    expect(cell(page, "f3")).to_have_attribute("aria-label", re_contains("enemy"))
    spectator = FakeTable(made.PUBLIC).open(visits, kept=QUIET, size=LAPTOP).page
    expect(cell(spectator, "b2")).to_have_attribute("aria-label", re_contains("neutral"))


def test_changes_of_any_meter_pop_up_and_count(visits: Visits) -> None:
    table = FakeTable(made.PUBLIC, made.SEAT)
    page = table.open(visits, size=LAPTOP, kept={**QUIET, "speed": "slow"}).page
    tired = replace(made.RUNA, meters=(made.health(5, 10), made.fatigue(3, 4)))
    hit = shapes.Line(
        answer=1,
        k=0,
        text="The Ettin rolls, hits Runa and tires her out. " * 5,  # a long sentence is told for a long time
        rule="XX-DMG-01",
        figures=(1,),
        meters=((1, "health", -2), (1, "fatigue", 1)),
        show=shapes.Reveal("dice", dice=made.DICE),
    )
    table.show(replace(made.PUBLIC, figures=(tired, *made.FIGURES[1:])), lines=(hit,))
    expect(page.locator(".pop text")).to_have_text(["−2", "+1"])
    expect(page.locator(".telling .faces [role=img]")).to_have_count(3)
    expect(page.locator(".telling .faces")).to_contain_text("2 hearts")


def test_dice_have_text_colour_owner_and_state_and_can_be_chosen(visits: Visits) -> None:
    table, guest = sit(visits)
    tray = guest.page.get_by_role("list", name="Dice")
    heard = [each.get_attribute("aria-label") for each in tray.locator(".whole").all()]
    assert heard == ["Runa, 2 hearts", "range 3, surge, does not count", "Ettin 1, 4, rerolled"]
    expect(tray).to_contain_text("2 hearts")
    expect(tray.locator(".die.red")).to_have_count(1)
    expect(tray.locator(".unused")).to_have_count(1)
    die = tray.get_by_role("button", name="Reroll the red die")
    die.focus()
    guest.page.keyboard.press("Enter")
    expect(die).to_have_attribute("aria-pressed", "true")
    expect(guest.big).to_have_text("Reroll the red die")
    guest.page.keyboard.press("Enter")
    expect_answers(guest, table, "die 1")


def test_a_ghost_comes_with_the_pointer_and_goes_with_it(visits: Visits) -> None:
    table, guest = sit(visits)
    page = guest.page
    ghost = page.locator("g.ghost")
    expect(ghost).to_have_count(0)
    page.mouse.move(*middle(page.locator("[data-frame='g2']")))
    expect(ghost).to_have_attribute("data-ghost", "Narrow cell, east")
    expect(ghost.locator(".floor polygon")).to_have_count(2)
    expect(ghost.locator("[data-figure='90']")).to_have_count(1)
    expect(ghost.locator(".trap")).to_have_count(1)
    laid, frame = (
        area(ghost.locator("path.edge").last),
        area(*(page.locator(f"[data-frame='{at}']") for at in ("g2", "h2"))),
    )
    assert abs(laid.left - frame.left) < 12 and abs(laid.right - frame.right) < 12
    page.mouse.move(*middle(cell(page, "a4")))
    expect(ghost).to_have_count(0)
    assert table.answers == []


def test_keys_reach_a_frame_cell_turn_its_ghost_and_lay_it(visits: Visits) -> None:
    table, guest = sit(visits)
    page, ghost = guest.page, guest.page.locator("g.ghost")
    page.keyboard.press("b")
    for _ in range(12):
        if page.evaluate("document.activeElement?.dataset.at") == "g2":
            break
        page.keyboard.press("n")
    expect(page.locator("[data-at='g2']")).to_be_focused()
    expect(ghost).to_have_attribute("data-ghost", "Narrow cell, east")
    expect(page.locator("[data-at='g2']")).to_have_attribute("aria-label", re_contains("no floor yet"))
    page.keyboard.press("r")
    expect(ghost).to_have_attribute("data-ghost", "Narrow cell, south")
    expect(page.locator("[aria-live=polite]").filter(has_text="Narrow cell, south")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(guest.big).to_have_text("Lay it southwards")
    page.keyboard.press("Enter")
    expect_answers(guest, table, "lay g2 1")


def test_offers_show_their_price_keep_gaps_and_say_why_not(visits: Visits) -> None:
    table, guest = sit(visits)
    supply = guest.page.get_by_role("region", name="Supply")
    market = supply.get_by_role("list", name="Market").get_by_role("listitem")
    expect(market).to_have_count(3)
    expect(market.nth(0).locator(".price")).to_have_text("3")
    expect(market.nth(1)).to_have_text("Empty place")
    expect(market.nth(1).get_by_role("button")).to_have_count(0)
    expect(market.nth(2).locator(".price")).to_have_text("9")
    expect(market.nth(2).locator(".barred")).to_have_text("It costs 9 gold, and you have 4.")
    plate = supply.get_by_role("button", name="Plate, 9 gold")
    expect(plate).to_have_accessible_description("It costs 9 gold, and you have 4.")
    plate.click(force=True)
    expect(guest.big).not_to_contain_text("Plate")
    expect(supply.get_by_role("button", name="Narrow cell").locator(".floor polygon")).to_have_count(2)
    expect(supply.get_by_role("button", name="Search deck")).to_contain_text("12")
    assert table.answers == []


def test_keys_reach_the_offers_and_take_one(visits: Visits) -> None:
    table, guest = sit(visits)
    page = guest.page
    page.keyboard.press("f")
    sword = page.get_by_role("button", name="Sword, 3 gold")
    expect(sword).to_be_focused()
    page.keyboard.press("Enter")
    expect(sword).to_have_attribute("aria-pressed", "true")
    expect(guest.big).to_have_text("Buy the Sword")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Plate, 9 gold")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect_answers(guest, table, "take market-1")


def test_a_mat_has_a_column_for_each_of_its_heroes(visits: Visits) -> None:
    _, guest = sit(visits)
    columns = guest.page.get_by_role("list", name="Figures of Blue alliance").first.locator("> li")
    expect(columns).to_have_count(2)
    expect(columns.nth(0)).to_contain_text("Axe")
    expect(columns.nth(1)).to_contain_text("cannot be healed")
    expect(columns.nth(1)).to_contain_text("Wand")
    guest.page.get_by_role("button", name="Odo").first.click()
    expect(guest.page.get_by_role("complementary", name="Odo")).to_contain_text("Wand")


def test_the_camera_follows_a_board_that_grows(visits: Visits) -> None:
    table, guest = sit(visits)
    page = guest.page
    grown = (*made.FLOOR, *made.lying("g2", "h2"), *made.squares("ijklmnop", range(2, 3)))
    plain = replace(made.SEAT, question=replace(made.QUESTION, choices=made.CHOICES[-1:], barred=(), dice=()))
    table.show(replace(made.PUBLIC, board=made.board(grown)), plain)
    last = cell(page, "p2")
    expect(last).to_have_count(1)
    frame = area(page.locator("main.board svg").first)
    page.wait_for_function(
        "document.querySelector('[data-at=p2]').getBoundingClientRect().right < innerWidth"
    )
    shown = area(last)
    assert frame.left <= shown.left and shown.right <= frame.right + 1
    expect(page.locator("[data-frame='g2']")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_axe_finds_no_fault_in_any_of_it(visits: Visits, size: tuple[int, int]) -> None:
    _, guest = sit(visits, size=size)
    page = guest.page
    page.get_by_role("region", name="Supply").wait_for()
    check(page)
    page.keyboard.press("h")
    page.get_by_role("list", name="Figures of Blue alliance").first.wait_for()
    check(page)


def test_on_a_phone_the_offers_are_a_tab_and_nothing_is_wider_than_the_screen(visits: Visits) -> None:
    table, guest = sit(visits, size=PHONE)
    page = guest.page
    expect(page.get_by_role("button", name="Supply")).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("button", name="Sword, 3 gold").tap()
    guest.big.tap()
    expect_answers(guest, table, "take market-1")


def re_contains(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def expect_answers(guest: Guest, table: FakeTable, *keys: str) -> None:
    """What was answered is on its way: the page waits for it."""
    expect(guest.bar).to_have_attribute("aria-busy", "false")
    guest.page.wait_for_timeout(50)
    assert table.answers == list(keys)
