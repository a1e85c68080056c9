"""A campaign of two people in two browsers: three delves, the shop, an undo over the border, the end."""

from __future__ import annotations

from playwright.sync_api import expect

from .guests import Guest
from .tables import Made, join, open_table, tell
from .test_axe import check
from .visits import Visits

TOKEN = """(table) => {
  const mine = JSON.parse(localStorage.getItem("undercroft.tables"));
  return mine.find((each) => each.table === table).token;
}"""
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
        child = follow(guest, "To their game")
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
    if guest.big.count() and guest.big.is_enabled():
        guest.big.click()
    guest.page.wait_for_function(
        "(before) => Number(document.querySelector('.page').dataset.revision) > before", arg=before
    )


def test_two_people_play_a_campaign_to_its_end(visits: Visits) -> None:
    ana, ben = visits.guest("/about"), visits.guest("/about")
    made = open_table(ana.page, "tiny-campaign")
    join(ben, made.code, "Ben")
    delve(ana, ben)

    # The shop: what lies there, and an undo over the border, to which Ben agrees.
    expect(ana.page.get_by_role("button", name="Potion: 3 gold").first).to_be_visible()
    check(ana.page)
    ana.page.get_by_role("button", name="Undo").first.click()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ana.page.get_by_role("button", name="To their game")).to_be_visible()
    follow(ana, "To their game")  # bots hold the seats below, and play on as she looks
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
