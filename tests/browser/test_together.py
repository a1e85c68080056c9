"""Several browsers at one table: secrets stay secret, undo is voted on, seats change hands."""

from __future__ import annotations

from playwright.sync_api import expect

from .guests import Guest
from .tables import both_at, bring, join
from .test_axe import check
from .test_endings import give_up
from .visits import NOWHERE, Visits


def pick(guest: Guest) -> list[str]:
    """Choose two cards; gives their names, and then those of the rest of the hand."""
    guest.choose_pair()
    hand = guest.page.locator("section.hand")
    chosen = hand.locator("li.lead .name, li.second .name").all_inner_texts()
    rest = hand.locator("li:not(.lead):not(.second) button.open:not(.tile) .name").all_inner_texts()
    guest.do(guest.big.click)
    return chosen + rest


def test_cards_are_chosen_in_secret_and_revealed_together(visits: Visits) -> None:
    ana, ben = both_at(visits)
    hand = pick(ana)
    expect(ben.track.get_by_role("img", name="ready")).to_be_visible()
    ben.sees_no_reveal()
    told = ben.page.content() + "".join(ben.frames)
    assert len(hand) == 10
    assert [name for name in hand if name in told or name.lower().replace(" ", "-") in told] == []
    pick(ben)
    for guest in (ana, ben):
        guest.sees_reveal()
    shown = [name for name in hand if name in "".join(ben.frames)]
    assert shown == hand[:2]


def test_who_has_chosen_both_cards_may_leave(visits: Visits) -> None:
    ana, ben = both_at(visits)
    chosen = pick(ana)[:2]
    ana.page.reload()
    for card, rank in zip(chosen, ("lead", "second")):
        expect(ana.page.locator(f"section.hand li.{rank} .name")).to_have_text(card)
    ana.page.close()
    ben.sees_no_reveal()
    pick(ben)
    ben.sees_reveal()
    assert all(name in "".join(ben.frames) for name in chosen)


def test_a_spectator_sees_the_table_and_no_hand(visits: Visits) -> None:
    ana, watcher = visits.guest(NOWHERE), visits.guest(NOWHERE)
    made = bring(ana.page, "lead")
    join(watcher, made.code, "Cleo", watch=True)
    ana.wait()
    hands = ana.cards.locator(".name").all_inner_texts()
    expect(watcher.page.locator("section.hand")).to_have_count(0)
    expect(watcher.big).to_have_count(0)
    told = watcher.page.content() + "".join(watcher.frames)
    assert [name for name in hands if name in told or name.lower().replace(" ", "-") in told] == []
    ana.open_side("Table")
    expect(ana.page.locator("section.people")).to_contain_text("Cleo")


def ask_to_undo(one: Guest, other: Guest, word: str) -> None:
    """One wants to take something back, and the other says a word to it."""
    one.page.get_by_role("button", name="Undo").click()
    vote = other.page.get_by_role("alertdialog")
    expect(vote).to_contain_text("wants to undo")
    vote.get_by_role("button", name=word).click()


def test_undo_past_a_reveal_is_voted_on_and_gives_everything_back(visits: Visits) -> None:
    ana, ben = both_at(visits)
    pick(ana)
    before = ana.log.inner_text()
    pick(ben)
    ana.sees_reveal()
    ask_to_undo(ben, ana, "No")
    for guest in (ana, ben):
        expect(guest.page.get_by_role("alertdialog")).to_have_count(0)
        guest.sees_reveal()
    ask_to_undo(ana, ben, "Agree")
    for guest in (ana, ben):
        expect(guest.track).to_contain_text("??")
    assert set(before.splitlines()) <= set(ana.log.inner_text().splitlines())
    ana.wait()  # to choose anew


def test_giving_up_is_decided_by_all_and_can_be_taken_back(visits: Visits) -> None:
    ana, ben = both_at(visits)
    strips = [guest.page.locator(".giving-up") for guest in (ana, ben)]
    for seated in (False, True):
        if seated:
            pick(ana)  # who has chosen cards may still think about it
        give_up(ana)
        for strip in strips:
            expect(strip).to_contain_text("Ana · Brute wants to give up.")
            expect(strip).to_contain_text("Still to decide: Ben · Spellweaver.")
        if not seated:
            check(ben.page)
            ana.do(strips[0].get_by_role("button", name="Play on", exact=True).click)
            for strip in strips:
                expect(strip).to_have_count(0)
    give_up(ben, "Give up too")
    for guest in (ana, ben):
        expect(guest.page.locator("dialog .result")).to_contain_text("lost")


def test_chat_and_presence_reach_the_other(visits: Visits) -> None:
    ana, ben = both_at(visits)
    ana.says("Shall we open the door?")
    expect(ben.page.locator(".tabs .unread")).to_have_text("1")
    ben.open_side("Table")
    people = ben.page.locator("section.people")
    expect(people).to_contain_text("Shall we open the door?")
    expect(people).to_contain_text("Ana")
    ana.page.close()
    expect(people).to_contain_text("away")
    expect(ben.page.locator("li.away .person")).to_contain_text("Ana")
    check(ben.page)  # whoever is away can still be read


def test_somebody_takes_another_name_by_keys(visits: Visits) -> None:
    ana, ben = both_at(visits)
    ana.open_side("Table")
    ben.open_side("Table")
    keys, button = ben.page.keyboard, ben.page.get_by_role("button", name="Change your name")
    for name, last in (("Never", "Escape"), ("Benita", "Enter")):
        button.focus()
        keys.press("Enter")
        expect(ben.page.get_by_label("Your name at the table")).to_be_focused()
        keys.type(name)  # in place of the old one
        keys.press(last)
        expect(button).to_be_focused()
    for guest in (ana, ben):
        expect(guest.page.locator("section.people")).to_contain_text("Benita")
        expect(guest.page.locator("section.people")).not_to_contain_text("Never")


def test_a_seat_is_lent_to_a_bot_and_taken_back(visits: Visits) -> None:
    ana, ben = both_at(visits)
    ben.open_side("Table")
    ben.page.get_by_role("button", name="Let a bot play").click()
    expect(ana.track.get_by_role("img", name="ready")).to_be_visible()  # the bot chose
    ben.page.locator("section.people").get_by_role("button", name="Take the seat back").click()
    expect(ben.page.get_by_role("button", name="Let a bot play")).to_be_visible()
    ana.do(ana.by_mouse)
    ben.wait()  # the bot chose only the card that leads
    ben.do(ben.by_mouse)
    for guest in (ana, ben):
        guest.sees_reveal()


def test_the_host_locks_the_table_and_removes_somebody(visits: Visits) -> None:
    ana, ben = both_at(visits)
    ana.open_side("Table")
    ana.page.get_by_role("button", name="Lock the table").click()
    expect(ana.page.get_by_role("button", name="Unlock the table")).to_be_visible()
    ana.page.get_by_role("button", name="Remove").click()
    expect(ben.page.get_by_role("alert").first).to_be_visible()
    expect(ana.page.get_by_role("button", name="Remove")).to_have_count(0)
