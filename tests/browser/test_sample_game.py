"""The sample distribution at a real table: no line of the client knows the game that it draws."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from samples import environment, install

from .guests import Guest
from .houses import serving
from .tables import join, open_table
from .test_axe import check
from .visits import NOWHERE, PHONE, Visits

MOST = 90  # answers of one delver in a whole game


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of somebody who has installed the distribution."""
    folder: Path = tmp_path_factory.mktemp("lantern")
    (folder / "site").mkdir()
    with serving(folder, env=environment(install(folder / "site"))) as address:
        yield address


def laid(guest: Guest) -> int:
    """How many tiles were laid, by the log."""
    return guest.log.get_by_text(" lies at ").count()


def test_it_is_on_the_shelf_and_played_now_to_its_end(visits: Visits, house: str) -> None:
    guest = visits.guest(address=house)
    shelved = (
        guest.page.locator("article, section, li").filter(has_text="a cave that nobody has seen yet").last
    )
    expect(shelved).to_contain_text("Lantern")
    shelved.get_by_role("button", name="Play now").click()
    guest.wait()
    expect(guest.text).to_have_text("The Smith: where do you go?")
    expect(guest.page.get_by_role("heading", name="The Grotto")).to_be_visible()
    expect(guest.page.locator("[data-frame]")).to_have_count(6)  # the dark behind the doors of two gates
    for button in ("Lines of sight", "Threatened"):  # what the game does not answer has no button
        assert guest.page.get_by_role("button", name=button).count() == 0
    check(guest.page)
    for _ in range(MOST):
        guest.wait()
        if guest.is_over:
            break
        guest.do(guest.by_mouse)
    expect(guest.dialog).to_contain_text("brought home")
    expect(guest.dialog.locator("tr")).to_have_count(3)  # a head and two delvers with their scores
    assert laid(guest) > 2


def test_a_tile_is_seen_before_it_lies_and_a_hint_says_why(visits: Visits, house: str) -> None:
    guest = visits.guest(NOWHERE, address=house)
    open_table(guest.page, "lantern", ("me", "me"))
    for _ in range(MOST):
        guest.wait()
        if "how does the tile lie" in guest.question:
            break
        guest.do(guest.by_mouse)
    guest.page.keyboard.press("n")
    expect(guest.page.locator(".ghost").first).to_be_attached()
    guest.bar.get_by_role("button", name="Hint").click()
    expect(guest.page.locator(".hint")).to_contain_text("leaves the most doors open")
    before = laid(guest)
    guest.do(guest.by_mouse)
    assert laid(guest) == before + 1


def test_two_rivals_play_it_and_each_is_told_why_not(visits: Visits, house: str) -> None:
    ana, ben = visits.guest(NOWHERE, address=house), visits.guest(NOWHERE, address=house, size=PHONE)
    made = open_table(ana.page, "lantern", ("me", "open"))
    join(ben, made.code, "Ben")
    ana.wait()
    ana.page.locator("[role=gridcell][aria-label*='Mapper']").first.hover(force=True)
    expect(ana.page.locator(".objection")).to_contain_text("a chamber holds but one delver")
    ana.do(lambda: ana.bar.get_by_role("button", name="End the turn").click())
    ben.wait()
    expect(ben.text).to_have_text("The Mapper: where do you go?")
    ben.do(ben.by_touch)
    expect(ana.log).to_contain_text("Behind the door")
