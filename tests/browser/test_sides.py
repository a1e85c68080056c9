"""Sides at one table, in the browser: chat in private, what mates show, and the end as each one sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .houses import serving
from .tables import join, open_table
from .test_axe import check
from .visits import NOWHERE, Visits

BIDDING = f"""
import sys
sys.path.insert(0, {str(Path(__file__).parents[1])!r})
from table.bidding import BOX
from undercroft.cli.program import main
from undercroft.games.boxes import boxes

shelf = boxes()
shelf._entries["bidding"], shelf._opened["bidding"] = None, BOX
raise SystemExit(main())
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that also has the game of three sides."""
    with serving(tmp_path_factory.mktemp("sides"), ("-c", BIDDING)) as address:
        yield address


def together(visits: Visits, house: str) -> list[Guest]:
    """Ana and Ben are the sun, Cat is the moon; a bot is the star, and Eve looks on."""
    ana, ben, cat, eve = (visits.guest(NOWHERE, address=house) for _ in range(4))
    made = open_table(ana.page, "bidding", ("me", "open", "open", "bot:random"))
    join(ben, made.code, "Ben")
    join(cat, made.code, "Cat")
    join(eve, made.code, "Eve", watch=True)
    return [ana, ben, cat, eve]


def bid(guest: Guest, card: str) -> None:
    """Lay a card."""
    guest.page.locator("section.hand").get_by_role("button", name=card).first.click()
    guest.do(guest.big.click)


def test_what_is_said_to_mates_and_what_they_show_stays_with_them(visits: Visits, house: str) -> None:
    ana, ben, cat, eve = together(visits, house)
    for guest in (ana, ben, cat, eve):
        guest.open_side("Table")
    ana.page.get_by_role("button", name="My side").click()
    ana.says("We bid the nine")
    ana.page.get_by_role("button", name="Everybody").click()
    ana.says("Good luck")
    for guest in (ana, ben):
        expect(guest.page.locator(".chat")).to_contain_text("We bid the nine")
    for guest in (cat, eve):
        expect(guest.page.locator(".chat")).to_contain_text("Good luck")
        assert "We bid the nine" not in "".join(guest.frames)
        expect(guest.page.get_by_role("button", name="My side")).to_have_count(0)
    check(ana.page)
    ana.page.locator(".piles").get_by_role("button", name="Amber: Hand").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Nine")
    expect(cat.page.locator(".piles").get_by_role("button", name=":")).to_have_count(0)


def test_winner_loser_and_onlooker_see_the_end_each_in_their_way(visits: Visits, house: str) -> None:
    ana, ben, cat, eve = together(visits, house)
    for cards in (("Nine", "Three", "Five"), ("Eight", "Nine", "Three")):
        for guest, card in zip((ana, ben, cat), cards):
            bid(guest, card)
    for guest, standing in ((ana, "Victory"), (ben, "Victory"), (cat, "Defeat")):
        shown = guest.page.locator("dialog .result")
        expect(shown).to_contain_text(standing, ignore_case=True)
        expect(shown).to_contain_text("Ana (Ruby) and Ben (Amber) win.")
    neutral = eve.page.locator("dialog .result")
    expect(neutral).to_contain_text("The sun has won.")
    expect(neutral).to_contain_text("Ana (Ruby) and Ben (Amber) win.")
    expect(neutral.locator(".standing")).to_have_count(0)
    rows = eve.page.locator("dialog .scores tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.first).to_contain_text("Ana · Ruby")
    expect(rows.first.locator("td")).to_have_text("2")
    check(cat.page)
