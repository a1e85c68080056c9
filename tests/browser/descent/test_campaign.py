"""Descent's campaign in browsers: First Blood, experience, shop, the next quest, a seat handed on."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ..guests import ASKED, Guest
from ..tables import Made, bring_journal, open_table, tell
from ..test_axe import check
from ..test_campaign import choose, follow
from ..test_endings import give_up
from ..visits import Visits
from .camps import camp

NARROW = (360, 740)
HERO, OVERLORD = 0, 3  # Ana's seat and Ben's; bots have the two between
TOKEN = """(table) => {
  const mine = JSON.parse(localStorage.getItem("undercroft.tables"));
  return mine.find((each) => each.table === table).token;
}"""


def offer(guest: Guest, label: str | re.Pattern[str]) -> Locator:
    """What lies on a shelf, by its name."""
    return guest.page.locator(".boardless").get_by_role("button", name=label).first


def take(guest: Guest, label: str) -> None:
    """From a shelf or the bar, once it is asked."""
    guest.wait()
    choose(guest, label)


def test_two_people_and_two_bots_begin_a_campaign(visits: Visits) -> None:
    ana, ben = visits.guest("/about"), visits.guest("/about")
    made = open_table(
        ana.page, "descent-campaign", ("me", "bot:easy", "bot:easy", "open"), setup={"players": 3}
    )
    sit_as_overlord(ben, made, "Ben")
    for guest in (ana, ben):
        expect(guest.page.locator(".family")).to_contain_text("The heroes are out on a quest: First Blood.")
        expect(guest.track.locator("li").first).to_contain_text("First Blood")

    # First Blood is a table of its own; in her first turn Ana concedes it, and the bots with her.
    follow(ana, "Go to their table")
    follow(ben, "Go to their table")
    play_until(lambda: ana.page.get_by_role("button", name="Give up").count() > 0, ana, ben)
    give_up(ana)
    for guest in (ana, ben):
        expect(guest.page.locator("dialog .result")).to_contain_text("the Overlord has won")
        guest.dialog.get_by_role("button", name="Back to the table").click()
        follow(guest, "To the campaign")

    # Experience: a skill for Ana, a card for Ben; what is too dear says so.
    expect(ana.text).to_contain_text("spend experience?")
    expect(offer(ana, "Death Rage: 3 XP")).to_have_attribute("aria-disabled", "true")
    expect(ana.page.locator(".boardless")).to_contain_text("It costs 3 XP; you have 1.")
    take(ana, "Brute: 1 XP")
    expect(ana.log).to_contain_text("Grisban the Thirsty learns Brute for 1 XP.")
    ben.wait()
    expect(ben.page.locator(".boardless")).to_contain_text("It needs 3 cards of its class")
    check(ben.page)
    take(ben, "Dark Fortitude: 1 XP")
    expect(ana.log).to_contain_text("The Overlord buys Dark Fortitude for 1 XP.")  # public (D2-EXP-20)

    # The shop: nothing can be paid for, until something is sold.
    expect(ana.text).to_contain_text("what do you buy, sell or hand over?")
    expect(ana.page.get_by_role("heading", name="Shop (the purse holds 0 gold)")).to_be_visible()
    expect(ana.page.locator(".boardless")).to_contain_text(
        re.compile(r"It costs \d+ gold; the purse holds 0\.")
    )
    check(ana.page)
    take(ana, "Chipped Greataxe: sells for 25 gold")
    expect(ana.text).to_contain_text("sell Chipped Greataxe for 25 gold?")
    take(ana, "Sell it")
    expect(ana.page.get_by_role("heading", name="Shop (the purse holds 25 gold)")).to_be_visible()
    take(ana, "Leave the shop")

    # The next quest: the winner chooses, and what is closed says why to everybody.
    ben.wait()
    expect(ben.text).to_contain_text("which quest is next?")
    for guest in (ana, ben):
        expect(offer(guest, re.compile("The Frozen Spire: "))).to_contain_text("after the Interlude")

    # Between two quests Ben leaves, and Cleo plays the Overlord from now on.
    his = Made(made.table, "", ben.page.evaluate(TOKEN, made.table), 2)
    tell(ben.page, his, {"do": "rise", "id": "r1", "seat": OVERLORD})
    cleo = visits.guest("/about")
    sit_as_overlord(cleo, made, "Cleo")
    take(cleo, "A Fat Goblin: Open.")
    for guest in (ana, cleo):
        follow(guest, "Go to their table")
    play_until(lambda: "Set cards aside" in cleo.question, ana, cleo)
    aside = cleo.page.locator("section.hand button.open").first
    name = str(aside.locator(".name").inner_text())
    aside.click()
    cleo.do(cleo.big.click)
    expect(cleo.log).to_contain_text(f"sets {name} aside")
    assert not [frame for frame in ana.frames if f"sets {name} aside" in frame]
    assert name not in ana.page.locator("section.log").inner_text()

    # The first quest can be looked at again, from its place on the path.
    follow(ana, "To the campaign")
    row = ana.track.locator("li").first
    expect(row).to_contain_text("First Blood (Overlord)")
    row.get_by_role("button").click()
    expect(ana.page.locator("dialog .result")).to_contain_text("the Overlord has won")


def sit_as_overlord(guest: Guest, made: Made, name: str) -> None:
    """Somebody takes that seat, as people do."""
    page = guest.page
    page.goto(f"/join/{made.code}")
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("radio", name="Overlord").check()
    page.locator("form button.main").click()
    guest.bar.wait_for()


def play_until(done: Callable[[], bool], *guests: Guest) -> None:
    """They answer whatever they are asked until it is done."""
    for _ in range(240):
        if done():
            return
        for guest in guests:
            if guest.page.evaluate(ASKED):
                guest.do(guest.by_mouse)
                break
        else:
            guests[0].page.wait_for_timeout(250)
    raise AssertionError([guest.question for guest in guests])


def test_the_shop_on_a_narrow_phone_and_by_keys(visits: Visits) -> None:
    """All of it can be read at 360 pixels, and a sale needs no pointer."""
    guest = visits.guest("/about", size=NARROW, touch=True)
    bring_journal(guest.page, camp("descent.shopping.choose", 0, 2))
    guest.wait()
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW[0], f"the page is {wide} pixels wide"
    check(guest.page)
    desk = visits.guest("/about")
    bring_journal(desk.page, camp("descent.shopping.choose", 0, 2))
    desk.wait()
    way = desk.page.locator(".boardless").get_by_role("button", name=re.compile("^Sell |sells for")).first
    way.focus()
    desk.page.keyboard.press("Enter")
    desk.do(lambda: desk.page.keyboard.press("Enter"))
    expect(desk.text).to_contain_text("sell ")


@pytest.mark.parametrize(
    ("what", "seat"),
    [
        ("descent.spend_experience.choose", 0),
        ("descent.spend_experience.choose", 2),
        ("descent.choose_quest.choose", 0),
    ],
)
@pytest.mark.parametrize("size", [NARROW, (1360, 850)])
def test_each_screen_of_a_campaign_is_clean(
    visits: Visits, what: str, seat: int, size: tuple[int, int]
) -> None:
    guest = visits.guest("/about", size=size)
    bring_journal(guest.page, camp(what, seat))
    guest.wait()
    check(guest.page)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]


@pytest.mark.parametrize(("locale", "word"), [("es-ES", "Abierta."), ("pt-BR", "Aberta.")])
def test_the_map_in_other_languages(visits: Visits, locale: str, word: str) -> None:
    guest = visits.guest("/about", locale=locale)
    bring_journal(guest.page, camp("descent.choose_quest.choose", 0))
    guest.wait()
    expect(guest.page.locator(".boardless")).to_contain_text(word)


def test_what_everybody_has_lies_open_and_each_card_can_be_read(visits: Visits) -> None:
    """The Overlord's bought cards too (D2-EXP-20)."""
    guest = visits.guest("/about")
    bring_journal(guest.page, camp("descent.choose_quest.choose", 0))
    guest.wait()
    mats = guest.page.locator("section.mats")
    expect(mats.locator("li")).to_have_count(3)
    expect(mats.locator("li").first).to_contain_text("Berserker")
    mats.get_by_role("button", name="Dark Fortitude").click()
    expect(guest.dialog).to_contain_text("shields +2")
