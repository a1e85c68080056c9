"""Two browsers at one table: secrets stay secret, and an undo past a reveal is put to the vote."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Opener
from .guests import READY, Guest
from .tables import join, open_table


def both_at(visit: Opener) -> tuple[Guest, Guest]:
    """Ana and Ben at Black Barrow, before the choice of cards."""
    ana = Guest(visit("/about"))
    code = open_table(ana.page)
    ben = join(visit(), code, "Ben")
    guests = (ana, ben)
    while not all("which card leads" in guest.question for guest in guests):
        for guest in guests:
            if guest.big.count() and "which card leads" not in guest.question:
                guest.do(guest.by_mouse)
    return guests


def pick_two(guest: Guest) -> list[str]:
    """Choose the first two cards; gives their names."""
    cards = guest.page.locator("section.hand button.open:not(.tile)")
    names = [cards.nth(i).locator(".name").inner_text() for i in (0, 1)]
    guest.do(guest.by_mouse)
    return names


def test_cards_are_chosen_in_secret_and_revealed_together(visit: Opener) -> None:
    ana, ben = both_at(visit)
    names = pick_two(ana)
    expect(ben.page.get_by_role("img", name="ready").first).to_be_visible(timeout=READY)
    shown = ben.page.content()
    assert not any(name in shown for name in names)
    assert "Trample" not in shown, "a card of the Brute's hand"
    pick_two(ben)
    for guest in (ana, ben):
        expect(guest.page.locator("section.track")).not_to_contain_text("??", timeout=READY)
    assert names[0] in ben.log.inner_text() or names[0] in ben.page.content()


def test_undo_past_a_reveal_needs_the_others_and_gives_everything_back(visit: Opener) -> None:
    ana, ben = both_at(visit)
    pick_two(ana)
    before = ana.log.inner_text()
    pick_two(ben)
    expect(ben.page.locator("section.track")).not_to_contain_text("??", timeout=READY)
    ben.page.get_by_role("button", name="Undo").first.click()
    vote = ana.page.get_by_role("alertdialog")
    expect(vote).to_contain_text("Ben", timeout=READY)
    vote.get_by_role("button").nth(1).click()  # no
    expect(vote).to_have_count(0, timeout=READY)
    expect(ana.page.locator("section.track")).not_to_contain_text("??")
    ben.page.get_by_role("button", name="Undo").first.click()
    vote.get_by_role("button").first.click()  # yes
    for guest in (ana, ben):
        expect(guest.page.locator("section.track")).to_contain_text("??", timeout=READY)
    assert set(before.splitlines()) <= set(ana.log.inner_text().splitlines())


def test_chat_and_presence_reach_the_other(visit: Opener) -> None:
    ana, ben = both_at(visit)
    ana.page.get_by_role("button", name="Table", exact=True).click()
    ben.page.get_by_role("button", name="Table", exact=True).click()
    said = ana.page.locator("section.people form input, section.people form textarea").first
    said.fill("Shall we open the door?")
    said.press("Enter")
    expect(ben.page.locator("section.people")).to_contain_text("Shall we open the door?", timeout=READY)
    expect(ben.page.locator("section.people")).to_contain_text("Ana")
