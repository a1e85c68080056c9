"""A campaign of two people in two browsers: three delves, the shop, an undo over the border, the end."""

from __future__ import annotations

import re
from functools import cache
from itertools import count

import pytest
from playwright.sync_api import expect

from undercroft.bots import make_bot
from undercroft.games.boxes import box_of, campaign_of, lay_out
from undercroft.kernel import Seat
from undercroft.sim.match import Match

from .guests import Guest
from .tables import Made, bring_journal, join, open_table, tell
from .test_axe import check
from .visits import NOWHERE, Visits

TOKEN = """(table) => {
  const mine = JSON.parse(localStorage.getItem("undercroft.tables"));
  return mine.find((each) => each.table === table).token;
}"""
CONFIRM = "document.querySelector('section.bar button.big:not(:disabled)')?.click()"
BOTS = ("normal", "normal")
PLAYED = 120_000  # milliseconds for a delve that bots play


def follow(guest: Guest, link: str) -> str:
    """To the other table of the family; gives its id."""
    before = guest.page.url
    guest.page.get_by_role("button", name=link).click()
    guest.page.wait_for_url(lambda url: url != before)
    guest.bar.wait_for()
    return guest.page.url.rpartition("/")[2]


def delve(ana: Guest, ben: Guest) -> None:
    """Down, where each hands the seat to a bot; to the end, and home."""
    for seat, guest in enumerate((ana, ben)):
        child = follow(guest, "Go to their table")
        made = Made(child, "", guest.page.evaluate(TOKEN, child), seat + 1)
        tell(guest.page, made, {"do": "hand-over", "id": f"h{seat}", "seat": seat, "bot": "normal"})
    for guest in (ana, ben):
        expect(guest.dialog.get_by_role("table")).to_be_visible(timeout=PLAYED)
        guest.dialog.get_by_role("button", name="Back to the table").click()
        follow(guest, "To the campaign")


def choose(guest: Guest, label: str) -> None:
    """By the button of the bar, or on the shelf."""
    before = guest.revision
    guest.page.locator(".boardless, section.bar").get_by_role("button", name=label).first.click()
    guest.page.evaluate(CONFIRM)  # at once: a choice that needs none takes the button away
    guest.page.wait_for_function(
        "(before) => Number(document.querySelector('.page').dataset.revision) > before", arg=before
    )


def test_two_people_play_a_campaign_to_its_end(visits: Visits) -> None:
    ana, ben = visits.guest(NOWHERE), visits.guest(NOWHERE)
    made = open_table(ana.page, "tiny-campaign")
    join(ben, made.code, "Ben")
    delve(ana, ben)

    # The shop: what lies there, and an undo over the border, to which Ben agrees.
    expect(ana.page.get_by_role("button", name="Potion: 3 gold").first).to_be_visible()
    check(ana.page)
    ana.page.get_by_role("button", name="Undo").first.click()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ana.page.get_by_role("button", name="Go to their table")).to_be_visible()
    follow(ana, "Go to their table")  # bots hold the seats below, and play on as she looks
    expect(ana.dialog.get_by_role("table")).to_be_visible(timeout=PLAYED)
    ana.dialog.get_by_role("button", name="Back to the table").click()
    follow(ana, "To the campaign")

    choose(ana, "Nothing more")
    choose(ben, "Nothing more")
    choose(ana, "The Long Night")
    delve(ana, ben)
    choose(ana, "Nothing more")
    choose(ben, "Nothing more")
    delve(ana, ben)
    for guest in (ana, ben):
        expect(guest.dialog.get_by_role("table").first).to_be_visible()
        expect(guest.dialog).to_contain_text("Gold earned")
    check(ana.page)


@cache
def played(outcome: str) -> bytes:
    """The journal of a campaign that bots brought to this end."""
    nights = lay_out(campaign_of(box_of("tiny")))
    setup = nights.settle()
    for seed in map(str, count()):
        bots = [make_bot(nights, setup, name, Seat(seat), seed) for seat, name in enumerate(BOTS)]
        match = Match(nights, setup, seed, bots, BOTS)
        match.run()
        if match.outcome == outcome:
            return match.journal()
    raise AssertionError("there is always another seed")


@pytest.mark.parametrize("outcome, standing, winners", [("won", "Victory", 2), ("lost", "Defeat", 0)])
def test_the_end_of_a_campaign_tells_winner_and_loser(
    visits: Visits, outcome: str, standing: str, winners: int
) -> None:
    ana, ben = visits.guest(NOWHERE), visits.guest(NOWHERE)
    made = bring_journal(ana.page, played(outcome).decode(), open_seat=1)
    join(ben, made.code, "Ben")
    for guest in (ana, ben):
        result = guest.dialog.locator(".result")
        expect(result).to_have_class(re.compile(rf"\b{outcome}\b"))
        expect(result).to_contain_text(standing)
        expect(guest.dialog.locator("tr.winner")).to_have_count(winners)
        expect(guest.dialog.get_by_role("table", name="Scores")).to_contain_text("Ben")
        expect(guest.dialog).to_contain_text("Gold earned")
    check(ana.page)
