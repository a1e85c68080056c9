"""Four people finish a PvP game; a rival leaves and comes back; solo by touch; a round by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from ..cables import Cable
from ..guests import ASKED, Guest
from ..tables import bring_journal, join, open_table, tell
from ..test_axe import check
from ..visits import NOWHERE, Visits
from .moments import moment

NARROW = (360, 740)
NAMES = ("Ana", "Ben", "Cat", "Dan")
BASIC = {"players": 2, "variants": ["basic"]}
MANY = 160  # questions in a round, at most
BY_TOUCH = 40  # questions that a finger answers


def say(guest: Guest, key: str) -> None:
    """Answer in the command line of the page, which stays open."""
    line = guest.page.locator("#command")
    if not line.count():
        guest.page.keyboard.press("/")
    line.fill(key)
    guest.do(lambda: line.press("Enter"))


def play_through(guest: Guest, done: Callable[[], bool], act: Callable[[], object]) -> int:
    """Answer whatever is asked until it is done; gives how often."""
    for count in range(MANY):
        guest.wait()
        if done():
            return count
        guest.do(act)
    raise AssertionError(f"{MANY} answers were not enough; the last question was: {guest.question}")


def by_touch(guest: Guest) -> None:
    """Answer with a finger: an offer of the supply where one is asked for, else as at any table."""
    offers = guest.page.locator("button.offer.open")
    if guest.big.is_enabled() or not offers.count() or guest.bar.locator(".choices button").count():
        guest.by_touch()
        return
    offers.first.tap()
    guest.big.tap()


def test_four_people_finish_a_game_against_each_other(visits: Visits) -> None:
    """The last cycle of a PvP game, each in a page of their own: one cable is cut, one walk is undone."""
    at = moment("last")
    with Cable(int(visits.address.rpartition(":")[2])) as cable:
        addresses = ("", "", cable.address, "")
        people = [visits.guest(NOWHERE, address=each) for each in addresses]
        ana, _, cat, _ = people
        made = bring_journal(ana.page, at.journal)
        for seat in (1, 2, 3):
            tell(ana.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
        for guest, name in zip(people[1:], NAMES[1:], strict=True):
            join(guest, made.code, name)
        undone = cut = False
        for n, (seat, key) in enumerate(at.rest):
            guest = people[seat]
            guest.wait()
            if not undone and key.startswith("go "):
                asked = guest.question
                say(guest, key)
                guest.do(guest.page.get_by_role("button", name="Undo").click)
                guest.wait()
                assert guest.question == asked
                undone = True
            if not cut and n >= len(at.rest) // 2 and guest is not cat:
                cable.cut()
                expect(cat.page.get_by_role("alert")).to_be_visible()
                say(guest, key)
                cable.mend()
                expect(cat.page.get_by_role("alert")).to_have_count(0)
                cut = True
                continue
            say(guest, key)
        assert undone and cut
        results = [guest.page.locator("dialog .result") for guest in people]
        for guest, result in zip(people, results, strict=True):
            expect(result).to_be_visible()
            expect(guest.page.locator("dialog table").last).to_contain_text("XP")
        told = [each.inner_text() for each in results]
        assert sum("victory" in each.lower() for each in told) in (1, 2, 3, 4), told
        logs = [guest.log.inner_text().splitlines()[-3:] for guest in people]
        assert logs[0] == logs[1] == logs[2] == logs[3]
        check(ana.page)


def seat_of(guest: Guest, text: str) -> Locator:
    """The seat about which the table says this, beside the board."""
    return guest.page.locator("section.people li", has_text=text)


def is_asked(guest: Guest) -> bool:
    return bool(guest.page.evaluate(ASKED))


def by_hint(guest: Guest) -> None:
    """Do what the hint says."""
    guest.bar.get_by_role("button", name="Hint", exact=True).click()
    guest.bar.locator(".hint").get_by_role("button", name="Do this").click()
    guest.do(guest.big.click)


def play_until_asked(one: Guest, other: Guest) -> None:
    """The first does what the hint says, whatever is asked, until the other one is asked."""
    for _ in range(MANY):
        while not (is_asked(one) or is_asked(other)):
            one.page.wait_for_timeout(50)
        if is_asked(other):
            return
        by_hint(one)
    raise AssertionError(f"the rival was not asked in {MANY} answers")


def test_a_rival_who_leaves_is_replaced_by_a_bot_and_comes_back(visits: Visits) -> None:
    """Ben leaves before his activation; a bot makes it; the seat waits for him and is his again."""
    at = moment("hero")
    ana, ben = visits.guest(NOWHERE), visits.guest(NOWHERE)
    made = bring_journal(ana.page, at.journal, open_seat=at.seat)
    join(ben, made.code, "Ben")
    ben.wait()
    assert "hero" in ben.question
    for guest in (ana, ben):
        guest.open_side("Table")
    ben.page.get_by_role("button", name="Leave the seat").click()
    free = seat_of(ana, "free")
    expect(free).to_have_count(1)
    expect(ben.page.get_by_role("button", name="Leave the seat")).to_have_count(0)
    free.get_by_role("button", name="Seat a bot").click()
    expect(seat_of(ana, "bot (")).to_have_count(1)
    ana.wait()  # the bot has made the activation of the seat
    assert not ben.bar.evaluate("(bar) => bar.classList.contains('mine')")

    seat_of(ben, "bot (").get_by_role("button", name="Sit here").click()
    expect(seat_of(ana, "Ben")).to_have_count(1)
    expect(seat_of(ana, "bot (")).to_have_count(0)
    for guest in (ana, ben):
        guest.open_side("Log")
    play_until_asked(ana, ben)
    lines = ben.log.locator(".line").count()
    by_hint(ben)
    assert ben.log.locator(".line").count() > lines
    told = ben.log.locator(".line").last.inner_text().splitlines()[0]
    expect(ana.log.locator(".line").last).to_contain_text(told)
    check(ana.page)


def test_alone_on_a_narrow_phone_by_touch(visits: Visits) -> None:
    """Two cycles of a solo game with a finger alone, from the choice of heroes on."""
    guest = visits.guest(NOWHERE, size=NARROW, touch=True)
    open_table(guest.page, "alliance", ("me",), setup={"players": 1})
    for _ in range(BY_TOUCH):
        guest.wait()
        guest.do(lambda: by_touch(guest))
    guest.wait()
    assert guest.page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    for tab in ("Cards", "Supply", "Order", "Table", "Log"):
        guest.page.locator(".tabs").get_by_role("button", name=tab).tap()
        assert guest.page.evaluate("document.documentElement.scrollWidth") == NARROW[0]
    assert guest.rounds() > 2  # the round and two cycles of it
    check(guest.page)


def test_a_round_by_keys_alone(visits: Visits) -> None:
    """The Basic Game against a bot: four cycles, each with an activation of one's own."""
    guest = visits.guest(NOWHERE)
    open_table(guest.page, "alliance", ("me", "bot:easy"), setup=BASIC)
    second = guest.log.locator(".line.round", has_text="Round 2 begins")
    answers = play_through(guest, lambda: second.count() > 0, guest.by_keys)
    assert answers >= 12
    check(guest.page)
