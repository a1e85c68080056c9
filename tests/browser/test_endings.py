"""Games to their end: tiny by hints and clicks, and Gloomhaven given up."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from lengths import LONG
from playwright.sync_api import TimeoutError, WebSocketRoute, expect

from .guests import READY, Guest
from .tables import bring, tell
from .test_axe import check
from .visits import NOWHERE, Visits

MOST = 200  # answers in a game
BEGUN = 0 if LONG else 40  # answers that bots have given before
CLICKS = 3  # on a hint, at most


def by_hint(guest: Guest) -> None:
    """What the bot advises; who clicks while the page changes under the pointer clicks once more."""
    for _ in range(CLICKS):
        guest.bar.get_by_role("button", name="Hint", exact=True).click()
        with suppress(TimeoutError):
            guest.bar.locator(".hint").wait_for(timeout=READY / CLICKS)
            break
    guest.bar.locator(".hint").get_by_role("button", name="Do this").click()
    if guest.big.count() and guest.big.is_enabled():
        guest.big.click()
    if guest.bar.locator(".sure").count():
        guest.big.click()


def test_tiny_is_played_to_its_end(visits: Visits) -> None:
    guest = visits.guest(NOWHERE)
    made = bring(guest.page, "stance", game="tiny", after=BEGUN)  # the seed is always the same
    tell(guest.page, made, {"do": "hand-over", "id": "h1", "seat": 1, "bot": "normal"})
    guest.wait()
    expect(guest.page.locator("[role=grid]")).to_be_attached()
    for count in range(MOST):
        guest.wait()
        if guest.is_over:
            break
        guest.do(guest.by_mouse if count % 5 == 4 else lambda: by_hint(guest))
    expect(guest.dialog.get_by_role("table")).to_be_visible()
    expect(guest.dialog.get_by_role("row")).not_to_have_count(0)
    check(guest.page)


def test_giving_up_ends_the_scenario_with_statistics_and_the_whole_journal(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    give_up(guest)
    expect(guest.dialog.get_by_role("table")).to_be_visible()
    expect(guest.dialog).to_contain_text("lost")
    expect(guest.dialog).to_contain_text("Brute")
    check(guest.page)
    with guest.page.expect_download() as saved:
        guest.dialog.get_by_role("button", name="Download the journal").click()
    text = saved.value.path().read_text()
    assert '"seed"' in text.splitlines()[0]
    guest.dialog.get_by_role("button", name="Back to the table").click()
    expect(guest.dialog).to_have_count(0)
    expect(guest.text).to_contain_text("lost")
    guest.page.goto("/")
    expect(guest.page.get_by_role("main")).to_contain_text("Black Barrow")


def test_a_late_suggestion_leaves_what_is_taken_up(guest: Guest) -> None:
    held: list[Callable[[], None]] = []  # what the first game asks the bot

    def hold_hints(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            if '"hint"' in str(said):
                held.append(lambda: far.send(said))
            else:
                far.send(said)

        near.on_message(pass_on)

    guest.page.route_web_socket("**/socket", hold_hints)
    bring(guest.page, "lead")
    guest.wait()
    guest.page.get_by_role("button", name="Give up").click()
    expect(guest.bar.locator(".sure")).to_be_visible()
    assert held
    for send in held:
        send()
    expect(guest.page.locator("section.hand li.second")).to_be_visible()
    expect(guest.bar.locator(".sure")).to_be_visible()


def give_up(guest: Guest, button: str = "Give up") -> None:
    """With all seats of this person, who is asked whether that is sure."""
    guest.page.get_by_role("button", name=button).click()
    expect(guest.bar.locator(".sure")).to_be_visible()
    guest.do(guest.big.click)
