"""Set-up says how complete each scenario is, and an invitation from a loopback address how friends come."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, Route, expect

from .guests import Guest
from .tables import open_table
from .test_axe import check
from .visits import PHONE, Visits

NETWORK = "http://198.51.100.7:8420"


def states(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".list label .state").all_inner_texts()]


def test_scenarios_say_whether_they_are_complete(visits: Visits) -> None:
    page = visits.guest("/setup").page
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
    guest = visits.guest("/about")
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
    page = visits.guest("/setup", locale=locale, size=PHONE).page
    page.locator("form .finish button.main").click()
    ways = page.locator(".ways")
    expect(ways).to_contain_text("undercroft serve --host 0.0.0.0")
    expect(ways.locator("li")).to_have_count(3)
    expect(page.locator(".copy.big")).to_be_visible()
    assert "127.0.0.1" not in page.locator("main").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
