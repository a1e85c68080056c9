"""Descent in a browser: surges with their effect, both end screens, keys alone, 360 px, three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from undercroft.games.boxes import box_of, lay_out

from ..tables import open_table
from ..test_axe import check
from ..visits import NOWHERE, Visits
from .moments import OVERLORD, Name, moment
from .seats import alone, both_sides

NARROW = (360, 740)
HIDDEN = {1366: 90, 1024: 0, 360: 0}  # pixels of the board at most, by the width of the page
WIDE = 1100  # from here on, the choices lie over the board's lower edge
WORDS = {"en-US": "spend surges", "es-ES": "en qué gastas", "pt-BR": "em que você gasta"}
TRAPS = {"en-US": "use something now", "es-ES": "¿usar algo ahora?", "pt-BR": "usar algo agora?"}
INSIDE = """() => [...document.querySelectorAll("section.bar button, section.bar p")]
  .map((each) => each.getBoundingClientRect()).filter((box) => box.width)
  .every((box) => box.left >= 0 && box.right <= innerWidth)"""


def test_a_hero_spends_a_surge_and_each_says_what_it_would_do(visits: Visits) -> None:
    guest, _ = alone(visits, moment("surge"), overlord=False)
    guest.wait()
    expect(guest.text).to_contain_text("spend surges")
    dice = guest.bar.locator(".dice")
    expect(dice).to_contain_text(re.compile("blue: .*range"))
    check(guest.page)
    surges = guest.bar.locator(".choices button", has_text="→")
    for n, label in enumerate(surges.all_inner_texts()):
        assert re.search(r"→ \d+ damage \(♥ \d+", label), label
        expect(surges.nth(n).locator("kbd")).to_have_text(re.compile(r"\d"))
    promised = re.search(r"→ (\d+) damage", surges.last.inner_text())
    guest.do(surges.last.click)
    expect(guest.log).to_contain_text("surge: ")
    assert promised is not None
    while guest.bar.locator(".choices button", has_text="Pass").count() and "surges" in guest.question:
        guest.do(guest.bar.locator(".choices button", has_text="Pass").click)
    line = guest.log.locator(".line", has_text="surge: ").last
    kept = "no damage|a miss" if promised[1] == "0" else f": {promised[1]} damage|defeated"
    expect(line).to_contain_text(re.compile(kept))


def test_first_blood_is_played_now_from_either_side(visits: Visits) -> None:
    hero, overlord = visits.guest(), visits.guest()
    hero.page.get_by_role("button", name="Play as a hero").first.click()
    hero.wait()
    expect(hero.page.locator("section.hand")).to_contain_text("Heroic Feat")
    records = lay_out(box_of("descent")).rules.content.overlord
    names = [f'"id":"{card}' for card in records]
    assert not [name for name in names if name in "".join(hero.frames)]
    overlord.page.get_by_role("button", name="Play as the Overlord").first.click()
    overlord.wait()
    assert any(name in "".join(overlord.frames) for name in names)
    expect(overlord.page.locator(".piles")).to_contain_text("Still in the deck")


@pytest.mark.parametrize("outcome", ["heroes-won", "overlord-won"])
def test_the_end_is_told_to_each_from_its_own_side(visits: Visits, outcome: Name) -> None:
    at = moment(outcome)
    ana, ben = both_sides(visits, at)
    winner, loser = (ana, ben) if outcome == "heroes-won" else (ben, ana)
    winner.wait()
    winner.page.keyboard.press("/")
    line = winner.page.locator("#command")
    line.fill(at.key)
    line.press("Enter")
    who = "the Overlord has won" if outcome == "overlord-won" else "the heroes have won"
    for guest, standing in ((winner, "Victory"), (loser, "Defeat")):
        expect(guest.page.locator("dialog .result")).to_contain_text(standing, ignore_case=True)
        expect(guest.page.locator("dialog")).to_contain_text(who)
        expect(guest.page.locator("dialog table")).to_contain_text("Damage dealt")
    check(loser.page)


def test_a_round_is_played_by_keys_alone(visits: Visits) -> None:
    """From the first square to the end of the turn; bots are the other heroes and the Overlord."""
    guest = visits.guest(NOWHERE)
    open_table(guest.page, "descent", ("me", *["bot:easy"] * OVERLORD), setup={"scenario": "first-blood"})
    answers = guest.play_until(lambda: guest.rounds() > 2, guest.by_keys)
    assert answers > 3
    expect(guest.log).to_contain_text("Grisban the Thirsty starts at")


@pytest.mark.parametrize("locale", WORDS)
def test_it_fits_a_narrow_phone_in_every_language(visits: Visits, locale: str) -> None:
    """A hero's surges, and the Overlord's hand while a hero moves."""
    hero, _ = alone(visits, moment("surge"), overlord=False, size=NARROW, locale=locale)
    at = moment("trap")
    ana, overlord = both_sides(visits, at, size=NARROW, locale=locale)
    ana.wait()
    ana.page.keyboard.press("/")
    line = ana.page.locator("#command")
    line.fill(at.key)
    line.press("Enter")
    for guest, word in ((hero, WORDS[locale]), (overlord, TRAPS[locale])):
        guest.wait()
        expect(guest.text).to_contain_text(word)
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
        assert guest.page.evaluate(INSIDE)
        check(guest.page)


@pytest.mark.parametrize("size", [(1366, 768), (1024, 768), NARROW])
def test_many_surges_leave_room_for_the_board(visits: Visits, size: tuple[int, int]) -> None:
    """Long words stand in two lines, so that what can be chosen is all seen and hides little of the board."""
    guest, _ = alone(visits, moment("surges"), overlord=False, size=size, locale="pt-BR")
    guest.wait()
    surges = guest.bar.locator(".choices button", has_text="→")
    assert surges.count() >= 3
    board, side = guest.page.locator("main.board").bounding_box(), 0.0
    assert board is not None
    for each in guest.bar.locator(".choices button").all():
        box = each.bounding_box()
        assert box is not None
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
        assert box["y"] >= board["y"] + board["height"] - HIDDEN[size[0]]
        assert box["y"] + box["height"] <= size[1]
        side = max(side, box["x"] + box["width"])
    assert size[0] < WIDE or side <= board["x"] + board["width"]
    check(guest.page)
