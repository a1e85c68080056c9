"""Games that people play against one another have clocks, and the page lets them run."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from .guests import Guest
from .houses import serving
from .tables import Made, open_table
from .visits import NOWHERE, Visits

FREE, BANK = 8, 31  # seconds; the page marks the last thirty
CONTEST = f"""
from dataclasses import replace
import undercroft.games.tiny as tiny
import undercroft.table.questions as questions
from undercroft.cli.program import main

tiny.BOX = replace(tiny.BOX, competitive=lambda setup, people: True)
questions.FREE, questions.BANK = {FREE * 1000}, {BANK * 1000}
raise SystemExit(main())
"""
HEARD = (
    "each => each.closest(\"[aria-live]:not([aria-live='off']), [role=status], [role=log], [role=alert]\")"
)
LONG_AGO = "2020-02-02T02:02:02"


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose small game is a contest in which one must be quick."""
    with serving(tmp_path_factory.mktemp("arena"), ("-c", CONTEST)) as address:
        yield address


def sit(visits: Visits, arena: str) -> tuple[Guest, Made]:
    """Somebody who has to answer."""
    guest = visits.guest(NOWHERE, address=arena)
    made = open_table(guest.page, "tiny", ("me", "bot:normal"))
    guest.wait()
    return guest, made


def timer(guest: Guest) -> Locator:
    return guest.page.locator("[role=timer]").first


def seconds(guest: Guest) -> int:
    found = re.search(r"(\d+):(\d\d)", timer(guest).inner_text())
    assert found
    return int(found[1]) * 60 + int(found[2])


def test_it_runs_while_the_seat_thinks_and_is_not_spoken(visits: Visits, arena: str) -> None:
    guest, made = sit(visits, arena)
    begun = seconds(guest)
    assert BANK < begun <= FREE + BANK
    expect(timer(guest)).to_have_class(re.compile("free"))
    expect(timer(guest)).to_have_class(re.compile("short"), timeout=15_000)
    expect(timer(guest)).not_to_have_class(re.compile("free"))
    assert seconds(guest) <= 30
    assert timer(guest).evaluate(HEARD) is None
    guest.page.reload()
    guest.wait()
    assert seconds(guest) <= 30  # opened anew it goes on where it is
    tv = visits.guest(f"/tv/{made.code}", address=arena)
    timer(tv).wait_for()
    assert seconds(tv) <= 30 and timer(tv).evaluate(HEARD) is None
    late = seconds(guest)
    guest.do(guest.by_mouse)
    guest.wait()
    assert seconds(guest) > late  # the next question has free time of its own


def test_it_goes_by_the_clock_of_the_server(visits: Visits, arena: str) -> None:
    guest = visits.guest(NOWHERE, address=arena)
    guest.page.clock.install(time=LONG_AGO)
    open_table(guest.page, "tiny", ("me", "bot:normal"))
    guest.wait()
    assert FREE < seconds(guest) <= FREE + BANK


def test_games_that_are_played_together_have_none(guest: Guest) -> None:
    open_table(guest.page)
    guest.wait()
    expect(guest.page.locator("[role=timer]")).to_have_count(0)
