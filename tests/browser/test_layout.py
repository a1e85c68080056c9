"""Everything has its room: the board most of it, the bar always the same, and the order cuts off nobody."""

from __future__ import annotations

from typing import Any

import pytest
from lengths import dealt
from playwright.sync_api import Page, expect

from .guests import Guest
from .tables import Made, bring
from .visits import NOWHERE, PHONE, Visits

LAPTOP, SCREEN = (1366, 768), (1920, 1080)
BOARD = 0.55  # of the page's height, at least
LOCALES = ["en-US", "es-ES", "pt-BR"]
FOUR = ("tinkerer", "mindthief", "brute", "spellweaver")
OTHERS = ("scoundrel", "cragheart")
CROWDED: dict[str, Any] = {"scenario": "3", "party": FOUR}  # three kinds of monsters and fifteen figures
LEAST = 10.5  # pixels of a number that can be read
HEIGHT = "each => each.getBoundingClientRect().height"
# Rows and standees of the order that are not wholly within it.
HIDDEN = """(list) => {
  const { top, bottom, left, right } = list.getBoundingClientRect();
  return [...list.querySelectorAll("ol > li, .standee, .name")].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1 || box.left < left - 1 || box.right > right + 1;
  }).map((each) => each.textContent.trim().slice(0, 40));
}"""
# Cells of the board that lie under the row of buttons along its lower edge.
UNDER_BUTTONS = """() => {
  const row = document.querySelector(".lens").getBoundingClientRect();
  return [...document.querySelectorAll("[role=gridcell]")].filter((each) => {
    const box = each.getBoundingClientRect();
    const x = box.left + box.width / 2, y = box.top + box.height / 2;
    return row.width && x > row.left && x < row.right && y > row.top && y < row.bottom;
  }).map((each) => each.dataset.at);
}"""
# What a card of the hand cuts off, or lets lie over something else.
CUT = """() => [...document.querySelectorAll(".mini")].flatMap((card) => {
  const box = card.getBoundingClientRect();
  const inner = [...card.querySelectorAll(".initiative, .name, .sign, .rank, kbd")];
  const out = inner.filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < box.top || bottom > box.bottom || left < box.left || right > box.right;
  });
  const halves = [...card.querySelectorAll(".half")];
  const over = halves.slice(1).some((half, i) => {
    const signs = [...halves[i].querySelectorAll(".sign")];
    const low = Math.max(0, ...signs.map((each) => each.getBoundingClientRect().bottom));
    return low > half.getBoundingClientRect().top + 1;
  });
  return out.length || over ? [card.textContent.trim().slice(0, 60)] : [];
})"""


def height(guest: Guest, what: str) -> float:
    return float(guest.page.locator(what).first.evaluate(HEIGHT))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_board_has_most_of_the_height_and_bar_and_hand_keep_theirs(visits: Visits, locale: str) -> None:
    """In every question of a round, with the hand shown."""
    guest = visits.guest(NOWHERE, size=LAPTOP, locale=locale)
    found = set()
    for kind in ("lead", "play", "go", "target", "suffer"):
        bring(guest.page, kind, **CROWDED)
        guest.wait()
        assert height(guest, "main.board") >= BOARD * LAPTOP[1], kind
        found.add((height(guest, "section.bar"), height(guest, "section.hand"), height(guest, "main.board")))
    assert len(found) == 1, found


def test_the_bar_keeps_its_height_through_a_round(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, size=LAPTOP)
    bring(guest.page, "lead")
    found = set()

    def act() -> None:
        found.add(height(guest, "section.bar"))
        guest.by_mouse()

    assert guest.play_until(lambda: guest.rounds() > 2, act) > 3
    assert len(found) == 1


@pytest.mark.parametrize("size", [PHONE, (360, 740)])
def test_buttons_of_a_phone_lie_over_no_hex(visits: Visits, size: tuple[int, int]) -> None:
    guest = visits.guest(NOWHERE, size=size)
    for kind in ("play", "suffer"):
        bring(guest.page, kind, **CROWDED)
        guest.wait()
        assert guest.page.evaluate(UNDER_BUTTONS) == [], kind


def test_all_of_the_board_is_in_sight_above_the_log_of_a_phone(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, size=PHONE)
    bring(guest.page, "play", **CROWDED)
    guest.wait()
    guest.open_side("Log")
    top = guest.page.locator("main.board").bounding_box()
    cells = [each.bounding_box() for each in guest.page.locator("[role=gridcell]").all()]
    assert top and all(box and box["y"] + box["height"] / 2 > top["y"] for box in cells)


@pytest.mark.parametrize("size", [LAPTOP, SCREEN])
@pytest.mark.parametrize("scenario", ["3", "12"])
def test_nobody_is_cut_off_in_the_order(visits: Visits, scenario: str, size: tuple[int, int]) -> None:
    """Four heroes and several groups, before and after the reveal, beside the board and on a TV."""
    guest = visits.guest(NOWHERE, size=size)
    for kind in ("lead", "play"):
        made = bring(guest.page, kind, scenario=scenario, party=FOUR)
        guest.wait()
        rows = guest.track.locator("ol > li")
        assert rows.count() >= 6
        assert guest.track.evaluate(HIDDEN) == []
        tv = watched(visits, made, size)
        expect(tv.locator(".track ol > li")).to_have_count(rows.count())
        assert tv.locator(".track").evaluate(HIDDEN) == []


def watched(visits: Visits, made: Made, size: tuple[int, int]) -> Page:
    page = visits.guest(f"/tv/{made.code}", size=size).page
    page.locator(".tv .track li").first.wait_for()
    return page


def test_a_list_that_is_too_long_is_found_to_be_cut(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, size=LAPTOP)
    bring(guest.page, "play", **CROWDED)
    guest.wait()
    assert guest.track.evaluate(HIDDEN) == []
    guest.track.evaluate("each => { each.dataset.dense = 0; each.querySelector('ol').style.zoom = 1.5; }")
    assert guest.track.evaluate(HIDDEN) != []


def test_hit_points_can_be_read_when_two_rooms_are_in_sight(visits: Visits) -> None:
    """However small the board is drawn."""
    guest = visits.guest(NOWHERE, size=LAPTOP)
    bring(guest.page, "lead", after=70, scenario="1", party=FOUR)
    guest.wait()
    page = guest.page
    for _ in range(6):
        numbers = page.locator(".figure .meter text")
        sizes = numbers.evaluate_all(
            "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"
        )
        assert len(sizes) >= len(FOUR) + 2 and min(sizes) >= LEAST
        page.keyboard.press("-")


@pytest.mark.parametrize(("party", "locale"), dealt([FOUR, OTHERS], LOCALES))
def test_cards_of_the_hand_show_all_of_their_icons(
    visits: Visits, party: tuple[str, ...], locale: str
) -> None:
    guest = visits.guest(NOWHERE, size=LAPTOP, locale=locale)
    bring(guest.page, "lead", scenario="1", party=party)
    guest.wait()
    for seat in range(len(party)):
        guest.bar.locator(".seats button").nth(seat).click()
        for width, high in ((1100, 720), LAPTOP, SCREEN):
            guest.page.set_viewport_size({"width": width, "height": high})
            expect(guest.page.locator(".mini .sign").first).to_be_visible()
            assert guest.page.evaluate(CUT) == [], (party[seat], width)


def test_icons_of_cards_have_words(visits: Visits) -> None:
    """They are heard with the card, and read when it is looked at."""
    guest = visits.guest(NOWHERE, size=LAPTOP)
    bring(guest.page, "lead")
    guest.wait()
    card = guest.page.locator("section.hand button.mini", has_text="Trample")
    for said in ("Move 4, Jump.", "2 XP", "loses the card"):
        expect(card).to_contain_text(said)
    card.hover()
    whole = guest.page.locator(".peek")
    for said in ("Attack 3, Pierce 2.", "2 XP", "loses the card"):
        expect(whole).to_contain_text(said)


def test_coordinates_are_shown_on_request_only(visits: Visits) -> None:
    guest = visits.guest(NOWHERE, size=LAPTOP)
    bring(guest.page, "go")
    guest.wait()
    page = guest.page
    names = page.locator(".coordinates text")
    expect(names).to_have_count(0)
    page.get_by_role("button", name="Show coordinates").click()
    cells = page.locator("[role=gridcell]")
    expect(names).to_have_count(cells.count())
    heard = cells.evaluate_all("all => all.map((each) => each.dataset.at)")
    assert sorted(names.all_text_contents()) == sorted(heard)
    page.keyboard.press("v")
    expect(names).to_have_count(0)
