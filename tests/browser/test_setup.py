"""Set-up says how complete each scenario is, and an invitation from a loopback address how friends come."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .guests import Guest
from .tables import open_table
from .test_axe import check
from .visits import NOWHERE, PHONE, Visits

NETWORK = "http://198.51.100.7:8420"


def states(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".list label .state").all_inner_texts()]


def test_scenarios_say_whether_they_are_complete(visits: Visits) -> None:
    page = visits.guest("/setup?game=gloomhaven").page
    page.get_by_role("button", name="All playable (51)").wait_for()
    assert states(page).count("complete") == 26  # 25, and random dungeons
    assert states(page).count("playable") == 26
    page.get_by_role("button", name="Complete (25)").click()
    assert set(states(page)) == {"complete"} and len(states(page)) == 26
    page.get_by_role("button", name="All (95)").click()
    closed = page.locator(".list label.closed")
    expect(closed).to_have_count(44)
    for each in closed.all():
        assert re.search(r"missing: .{5}", each.inner_text()), each.inner_text()
        expect(each.locator("input")).to_be_disabled()


def test_a_server_for_this_machine_only_hands_out_no_link_but_ways(guest: Guest) -> None:
    open_table(guest.page)
    guest.wait()
    guest.open_side("Table")
    ways = guest.page.locator(".ways")
    for said in ("undercroft serve --host 0.0.0.0", "router", "Tunnel"):
        expect(ways).to_contain_text(said)
    expect(guest.page.get_by_role("button", name="Copy the link")).to_have_count(0)
    assert "127.0.0.1" not in guest.page.locator("section.people").inner_text()
    check(guest.page)


def test_a_server_for_the_network_hands_out_its_address_there(visits: Visits) -> None:
    guest = visits.guest(NOWHERE)
    guest.page.route("**/api/reach*", _open)
    made = open_table(guest.page)
    guest.wait()
    guest.open_side("Table")
    guest.page.get_by_role("button", name="Copy the link").click()
    assert guest.page.evaluate("navigator.clipboard.readText()") == f"{NETWORK}/join/{made.code}"
    expect(guest.page.locator(".ways")).not_to_contain_text("--host")


def _open(route: Route) -> None:
    body = {"addresses": [NETWORK], "open": True, "port": 8420}
    route.fulfill(status=200, content_type="application/json", body=json.dumps(body))


@pytest.mark.parametrize("locale", ["en-US", "es-ES", "pt-BR"])
def test_the_table_is_ready_and_says_how_friends_come(visits: Visits, locale: str) -> None:
    page = visits.guest("/setup?game=gloomhaven", locale=locale, size=PHONE).page
    page.locator("form .finish button.main").click()
    ways = page.locator(".ways")
    expect(ways).to_contain_text("undercroft serve --host 0.0.0.0")
    expect(ways.locator("li")).to_have_count(3)
    expect(page.locator(".copy.big")).to_be_visible()
    assert "127.0.0.1" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_shelf_plays_each_game_at_once(visits: Visits) -> None:
    guest = visits.guest("/")
    games = guest.page.get_by_role("article")
    for name in ("Gloomhaven", "The Cellar", "Three Nights in the Cellar"):
        shelved = games.filter(has=guest.page.get_by_role("heading", name=name, exact=True))
        expect(shelved.get_by_role("button", name="Play now")).to_have_count(1)
    sides = games.filter(has=guest.page.get_by_role("heading", name="Descent"))
    expect(sides.get_by_role("button", name="Play as")).to_have_count(2)  # a hero, the Overlord
    cellar = guest.page.get_by_role("article", name="The Cellar", exact=True)
    cellar.get_by_role("button", name="Play now").click()
    guest.wait()
    assert guest.page.locator("section.bar").inner_text()


def test_the_shelf_leads_to_the_form_of_its_game(visits: Visits) -> None:
    page = visits.guest("/").page
    page.get_by_role("link", name="Set up a table of The Cellar").click()
    expect(page.get_by_role("radio", name="The Cellar", exact=True)).to_be_checked()
    expect(page.get_by_label("Hero")).to_have_count(2)
    expect(page.get_by_role("combobox", name="Level")).to_have_count(0)  # the game has none
    page.get_by_role("radio", name="Gloomhaven").check()
    expect(page.get_by_label("Class")).to_have_count(2)


@pytest.mark.parametrize("size", [(1366, 768), PHONE])
def test_a_hero_is_outfitted_within_hand_level_and_gold(visits: Visits, size: tuple[int, int]) -> None:
    page = visits.guest("/setup?game=gloomhaven", size=size).page
    first = page.locator("li").first
    first.get_by_label("Class").select_option("mindthief")
    first.get_by_role("combobox", name="Level").select_option("3")
    expect(first.locator("summary")).to_contain_text("Hand · Perks · Items")
    first.locator("summary").click()
    items = first.get_by_role("group", name="Items")
    expect(items).to_contain_text("60 of 60 gold")
    expect(first).to_contain_text("Chosen for you: what improves the attack modifier deck most.")
    expect(items.get_by_role("checkbox", name="Eagle-Eye Goggles")).to_be_disabled()  # no gold is left
    items.get_by_role("checkbox", name="Boots of Striding").uncheck()
    expect(items).to_contain_text("40 of 60 gold")
    expect(items.get_by_role("checkbox", name="Eagle-Eye Goggles")).to_be_disabled()
    expect(items.get_by_role("checkbox", name="Heater Shield")).to_be_enabled()
    expect(first.locator("summary")).to_contain_text("your choice")
    hand = first.get_by_role("group", name="Hand")
    hand.get_by_role("checkbox", checked=True).first.uncheck()
    expect(hand).to_contain_text("9 of 10")
    expect(page.locator(".finish")).to_contain_text("Hand: 10 must be chosen, not 9 (The party, 1).")
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    hand.get_by_role("button", name="Take the advice").click()
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    check(page)
    for who in page.get_by_label("Player").all():
        who.select_option("me")
    with page.expect_request(re.compile("/api/tables")) as asked:
        page.get_by_role("button", name="Open the table").click()
    hero = json.loads(asked.value.post_data or "{}")["setup"]["party"][0]
    assert (hero["class"], hero["level"], len(hero["hand"]), len(hero["perks"])) == ("mindthief", 3, 10, 2)
    assert hero["items"] == ["leather-armor", "minor-stamina-potion", "minor-healing-potion"]
    page.locator("section.bar").wait_for()


def test_advice_that_comes_late_is_not_taken_for_a_choice(visits: Visits) -> None:
    """Somebody chooses on while the form for the last choice is under way."""
    page = visits.guest("/setup?game=gloomhaven").page
    first, held = page.locator("li").first, list[Route]()
    expect(first.get_by_label("Class")).to_be_enabled()
    page.route("**/api/games/gloomhaven/form*", lambda route: held.append(route))
    first.get_by_label("Class").select_option("mindthief")
    while not held:
        page.wait_for_timeout(50)
    late = held[0].fetch()
    first.get_by_role("combobox", name="Level").select_option("3")
    held[0].fulfill(response=late)  # before the page has asked for the form of level 3
    while len(held) < 2:
        page.wait_for_timeout(50)
    held[1].continue_()
    page.unroute("**/api/games/gloomhaven/form*")
    first.locator("summary").click()
    expect(first.get_by_role("group", name="Items")).to_contain_text("60 of 60 gold")


def test_seats_come_and_go_with_the_party(visits: Visits) -> None:
    page = visits.guest("/setup?game=gloomhaven").page
    page.get_by_role("button", name="Add a seat").click()
    expect(page.get_by_label("Class")).to_have_count(3)
    classes = [each.input_value() for each in page.get_by_label("Class").all()]
    assert len(set(classes)) == 3, "each member takes another"
    page.get_by_role("button", name="Remove seat 2").click()
    expect(page.get_by_label("Class")).to_have_count(2)
    assert [each.input_value() for each in page.get_by_label("Class").all()] == [classes[0], classes[2]]
