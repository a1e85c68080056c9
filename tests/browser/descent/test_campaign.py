"""Descent's campaign in browsers: First Blood, experience, shop, travel, the next quest, a seat handed on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from ..guests import ASKED, Guest
from ..houses import serving
from ..tables import Made, bring_journal, open_table, tell
from ..test_axe import check
from ..test_campaign import choose, follow
from ..test_endings import give_up
from ..visits import NOWHERE, Visits
from .camps import camp

NARROW = (360, 740)
HERO, OVERLORD = 0, 3  # Ana's seat and Ben's; bots have the two between
TOKEN = """(table) => {
  const mine = JSON.parse(localStorage.getItem("undercroft.tables"));
  return mine.find((each) => each.table === table).token;
}"""


# A server whose Travel Event deck is card 8 alone: at a water icon the heroes have a choice (D2-TRV-11).
STACKED = """
import sys
from undercroft.cli import main
from undercroft.games.descent.rules.travel import journey
whole = journey.shuffled
journey.shuffled = lambda cards: whole([card for card in cards if card == "8"])
sys.exit(main())
"""


@pytest.fixture(scope="module")
def travellers(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visits]:
    """Visits to that server."""
    with (
        serving(tmp_path_factory.mktemp("travel"), ("-c", STACKED)) as address,
        Visits(browser, address) as found,
    ):
        yield found


def offer(guest: Guest, label: str | re.Pattern[str]) -> Locator:
    """What lies on a shelf, by its name."""
    return guest.page.locator(".boardless").get_by_role("button", name=label).first


def take(guest: Guest, label: str) -> None:
    """From a shelf or the bar, once it is asked."""
    guest.wait()
    choose(guest, label)


def press(guest: Guest, label: str | re.Pattern[str]) -> None:
    """The same by keys alone: the key that stands there, and Enter if it must be confirmed."""
    guest.wait()
    before = guest.revision
    way = (
        guest.page.locator(".boardless, section.supply, section.bar").get_by_role("button", name=label).first
    )
    sign = way.locator("kbd").first.inner_text()
    guest.page.keyboard.press(f"Shift+{sign[1:]}" if sign.startswith("⇧") else sign.lower())
    if guest.revision == before and guest.big.count() and guest.big.is_enabled():
        guest.page.keyboard.press("Enter")
    guest.page.wait_for_function(
        "(before) => Number(document.querySelector('.page').dataset.revision) > before", arg=before
    )


def test_two_people_and_two_bots_begin_a_campaign(travellers: Visits) -> None:
    """Ana decides in the campaign by keys alone; Cleo, who comes for Ben, has a narrow phone."""
    ana, ben = travellers.guest(NOWHERE), travellers.guest(NOWHERE)
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
    concede(ana, ben)

    # Experience: a skill for Ana, a card for Ben; what is too dear says so.
    expect(ana.text).to_contain_text("spend experience?")
    expect(ana.log).to_contain_text("and the Overlord gain 1 XP each.")
    expect(offer(ana, "Death Rage: 3 XP")).to_have_attribute("aria-disabled", "true")
    expect(ana.page.locator(".boardless")).to_contain_text("It costs 3 XP; you have 1.")
    press(ana, "Brute: 1 XP")
    expect(ana.log).to_contain_text("Grisban the Thirsty learns Brute for 1 XP.")
    ben.wait()
    expect(ben.page.locator(".boardless")).to_contain_text("It needs 3 cards of its class")
    check(ben.page)
    press(ben, "Dark Fortitude: 1 XP")
    expect(ana.log).to_contain_text("The Overlord buys Dark Fortitude for 1 XP.")  # public (D2-EXP-20)

    # The shop: nothing can be paid for, until something is sold.
    expect(ana.text).to_contain_text("what do you buy, sell or hand over?")
    expect(ana.page.get_by_role("heading", name="Shop (the purse holds 0 gold)")).to_be_visible()
    expect(ana.page.locator(".boardless")).to_contain_text(
        re.compile(r"It costs \d+ gold; the purse holds 0\.")
    )
    check(ana.page)
    press(ana, "Chipped Greataxe: sells for 25 gold")
    expect(ana.text).to_contain_text("sell Chipped Greataxe for 25 gold?")
    press(ana, "Sell it")
    expect(ana.page.get_by_role("heading", name="Shop (the purse holds 25 gold)")).to_be_visible()
    press(ana, "Leave the shop")

    # The next quest: the winner chooses, and what is closed says why to everybody.
    ben.wait()
    expect(ben.text).to_contain_text("which quest is next?")
    for guest in (ana, ben):
        expect(offer(guest, re.compile("The Frozen Spire: "))).to_contain_text("after the Interlude")

    # Between two quests Ben leaves, and Cleo plays the Overlord from now on, on a phone.
    his = Made(made.table, "", ben.page.evaluate(TOKEN, made.table), 2)
    tell(ben.page, his, {"do": "rise", "id": "r1", "seat": OVERLORD})
    cleo = travellers.guest(NOWHERE, size=NARROW, touch=True)
    sit_as_overlord(cleo, made, "Cleo")
    check(cleo.page)
    take(cleo, "The Cardinal's Plight: Open.")
    for guest in (ana, cleo):
        follow(guest, "Go to their table")

    # She sets a card aside, and nothing that Ana was ever sent tells which.
    play_until(lambda: "Set cards aside" in cleo.question, ana, cleo)
    aside = cleo.page.locator("section.hand button.open").first
    name = str(aside.locator(".name").inner_text())
    check(cleo.page)
    aside.tap()
    cleo.do(cleo.big.tap)
    read_log(cleo)
    expect(cleo.log).to_contain_text(f"sets {name} aside")
    assert not [frame for frame in ana.frames if f"sets {name} aside" in frame]

    # On the way: at the water they may rest, and the Overlord draws a card for it; Ana chooses by a key.
    play_until(lambda: "Travel Event, " in ana.question, ana, cleo)
    expect(ana.track.locator("[aria-current=step]")).to_contain_text("Water")
    way = ana.page.locator("section.supply .offer")
    expect(way).to_contain_text("Travel Event")
    assert ana.bar.locator(".choices button").count() == 1, "or not"
    for guest in (ana, cleo):
        check(guest.page)
        assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    press(ana, str(way.get_attribute("aria-label")))
    read_log(ana)
    for guest in (ana, cleo):
        expect(guest.log).to_contain_text("The heroes choose:")
    expect(ana.log).to_contain_text("The Overlord sets a card aside.")
    assert not [frame for frame in ana.frames if f"sets {name} aside" in frame]

    # They arrive, and the quest of Act I is played to an end, too.
    concede(ana, cleo)
    cleo.open_side("Order")
    for guest in (ana, cleo):
        rows = guest.track.locator("li")
        expect(rows.nth(0)).to_contain_text("First Blood (Overlord)")
        expect(rows.nth(1)).to_contain_text("The Cardinal's Plight (Overlord)")

    # The first quest can be looked at again, from its place on the path.
    ana.track.locator("li").first.get_by_role("button").click()
    expect(ana.page.locator("dialog .result")).to_contain_text("the Overlord has won")


def read_log(guest: Guest) -> None:
    """Open the log; the tab must not keep the focus, or Enter would press it again."""
    guest.open_side("Log")
    guest.page.evaluate("document.activeElement.blur()")


def concede(ana: Guest, overlord: Guest) -> None:
    """Both play until Ana's turn, in which she gives the quest up; then all go home."""
    play_until(lambda: ana.page.get_by_role("button", name="Give up").count() > 0, ana, overlord)
    give_up(ana)
    for guest in (ana, overlord):
        expect(guest.page.locator("dialog .result")).to_contain_text("the Overlord has won")
        guest.dialog.get_by_role("button", name="Back to the table").click()
        follow(guest, "To the campaign")


def sit_as_overlord(guest: Guest, made: Made, name: str) -> None:
    """Somebody takes that seat, as people do."""
    page = guest.page
    page.goto(f"/join/{made.code}")
    page.get_by_role("textbox").first.fill(name)
    page.get_by_role("radio", name="Overlord").check()
    page.locator("form button.main").click()
    guest.bar.wait_for()


def play_until(done: Callable[[], bool], *guests: Guest) -> None:
    """They answer whatever they are asked, by keys, until it is done."""
    for _ in range(240):
        if done():
            return
        for guest in guests:
            if guest.page.evaluate(ASKED):
                guest.do(guest.by_keys)
                break
        else:
            guests[0].page.wait_for_timeout(250)
    raise AssertionError([guest.question for guest in guests])


def test_the_shop_on_a_narrow_phone(visits: Visits) -> None:
    """All of it can be read at 360 pixels, and a finger sells a card."""
    guest = visits.guest(NOWHERE, size=NARROW, touch=True)
    bring_journal(guest.page, camp("descent.shopping.choose", 0, 2))
    guest.wait()
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW[0], f"the page is {wide} pixels wide"
    check(guest.page)
    offer(guest, re.compile("sells for")).tap()
    guest.do(guest.big.tap)
    expect(guest.text).to_contain_text("sell ")


@pytest.mark.parametrize(
    ("what", "seat", "label", "told"),
    [
        ("descent.spend_experience.choose", 0, ": 1 XP", "learns "),
        ("descent.spend_experience.choose", 2, ": 1 XP", "The Overlord buys "),
        ("descent.shopping.choose", 0, "sells for ", ""),
        ("descent.choose_quest.choose", 0, ": Open", "The heroes choose the next quest: "),
    ],
)
def test_each_phase_is_played_by_keys_alone(
    visits: Visits, what: str, seat: int, label: str, told: str
) -> None:
    guest = visits.guest(NOWHERE, size=NARROW)
    bring_journal(guest.page, camp(what, seat))
    press(guest, re.compile(label))
    if told:
        guest.open_side("Log")
        expect(guest.log).to_contain_text(told)
    else:
        expect(guest.text).to_contain_text("sell ")


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
    guest = visits.guest(NOWHERE, size=size)
    bring_journal(guest.page, camp(what, seat))
    guest.wait()
    check(guest.page)
    wide = guest.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= size[0]


@pytest.mark.parametrize(("locale", "word"), [("es-ES", "Abierta."), ("pt-BR", "Aberta.")])
def test_the_map_in_other_languages(visits: Visits, locale: str, word: str) -> None:
    guest = visits.guest(NOWHERE, locale=locale)
    bring_journal(guest.page, camp("descent.choose_quest.choose", 0))
    guest.wait()
    expect(guest.page.locator(".boardless")).to_contain_text(word)


def test_what_everybody_has_lies_open_and_each_card_can_be_read(visits: Visits) -> None:
    """The Overlord's bought cards too (D2-EXP-20)."""
    guest = visits.guest(NOWHERE)
    bring_journal(guest.page, camp("descent.choose_quest.choose", 0))
    guest.wait()
    mats = guest.page.locator("section.mats")
    expect(mats.locator("li")).to_have_count(3)
    expect(mats.locator("li").first).to_contain_text("Disciple")
    mats.get_by_role("button", name="Dark Fortitude").click()
    expect(guest.dialog).to_contain_text("shields +2")
