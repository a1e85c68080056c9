"""Travel to a quest in a browser: icons in a row, the ways of an event as cards, a hand that one sees."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

from games.descent.travel.test_journey import charge
from playwright.sync_api import expect

from undercroft.games.boxes import box_of, lay_out
from undercroft.journal_files import starter
from undercroft.kernel import Journal

from ..tables import bring_journal, join
from ..test_axe import check
from ..visits import NOWHERE, Visits

NARROW = (360, 740)
OVERLORD = 2  # his seat


@cache
def journey(what: str) -> str:
    """A journal up to the first question of a kind on the way to The Cardinal's Plight."""
    edition = lay_out(box_of("descent"))
    setup = edition.charged(charge("the-cardinals-plight"))
    for seed in map(str, count()):
        journal: Journal[Any] = Journal(edition.header(setup, seed), starter(edition, setup, seed))
        while not journal.game.state.round:
            decision = journal.game.open[0]
            if decision.what == what:
                return journal.save().decode()
            journal.answer(decision.seat, decision.options[0].key)
    raise AssertionError("there is always another seed")


def test_heroes_see_their_way_and_choose_among_cards(visits: Visits) -> None:
    ana, ben = visits.guest(NOWHERE), visits.guest(NOWHERE, size=NARROW)
    made = bring_journal(ana.page, journey("descent.fork.choose"), open_seat=OVERLORD)
    join(ben, made.code, "Ben")
    ana.wait()
    assert [name.strip() for name in ana.track.locator("li .name").all_inner_texts()[:4]] == [
        "Road", "Water", "Plains", "Mountains",
    ]  # fmt: skip
    expect(ana.track.locator("[aria-current=step]")).to_have_count(1)
    expect(ana.text).to_contain_text("Travel Event, ")
    way = ana.page.locator("section.supply button.offer").first
    expect(way).to_contain_text("Travel Event")
    for guest in (ana, ben):
        check(guest.page)
    way.click()
    ana.do(ana.big.click)
    ben.open_side("Log")
    for guest in (ana, ben):
        expect(guest.log).to_contain_text("The heroes choose:")


def test_a_spy_sees_the_hand_and_then_no_more(visits: Visits) -> None:
    ana = visits.guest(NOWHERE, size=NARROW)
    bring_journal(ana.page, journey("descent.spy_on_hand.choose"), open_seat=OVERLORD)
    ana.wait()
    expect(ana.text).to_contain_text("which card does the Overlord discard?")
    check(ana.page)
    hand = ana.page.locator("section.hand button")
    expect(hand.first).to_be_visible()
    name = hand.first.inner_text().splitlines()[0]
    hand.first.click()
    ana.do(ana.big.click)
    expect(ana.page.get_by_role("button", name="The Overlord's hand")).to_have_count(0)
    ana.open_side("Log")
    expect(ana.log).to_contain_text(f"The Overlord discards {name}.")
