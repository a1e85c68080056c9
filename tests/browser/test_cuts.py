"""Reload always repairs, and a cut cable costs nothing but time."""

from __future__ import annotations

from playwright.sync_api import expect

from .cables import Cable
from .guests import Guest, middle
from .tables import bring, join
from .visits import NOWHERE, Visits


def test_reloading_in_mid_turn_gives_the_same_question(guest: Guest) -> None:
    bring(guest.page, "play")
    guest.wait()
    guest.do(guest.by_mouse)
    guest.wait()
    asked, log = guest.question, guest.log.inner_text()
    guest.page.reload()
    guest.wait()
    assert guest.question == asked
    assert guest.log.inner_text() == log


def test_a_cut_in_mid_turn_is_shown_and_what_was_missed_comes_after_it(visits: Visits) -> None:
    ana = visits.guest(NOWHERE)
    made = bring(ana.page, "lead", open_seat=1)
    with Cable(int(visits.address.rpartition(":")[2])) as cable:
        ben = visits.guest(NOWHERE, address=cable.address)
        join(ben, made.code, "Ben")
        ana.wait()
        ben.wait()
        first = len(ben.frames)
        cable.cut()
        expect(ben.page.get_by_role("alert")).to_be_visible()
        ana.do(ana.by_mouse)
        cable.mend()
        expect(ben.page.get_by_role("alert")).to_have_count(0)
        expect(ben.track.get_by_role("img", name="ready")).to_be_visible()
        missed = [frame for frame in ben.frames[first:] if '"update"' in frame]
        assert missed and not any('"whole":true' in frame for frame in missed), "only what was missed is sent"
        ben.do(ben.by_mouse)  # the table goes on
        for guest in (ana, ben):
            guest.sees_reveal()
        last = [guest.log.inner_text().splitlines()[-3:] for guest in (ana, ben)]
        assert last[0] == last[1]


def test_what_was_sent_into_the_cut_is_done_once_after_it(visits: Visits) -> None:
    with Cable(int(visits.address.rpartition(":")[2])) as cable:
        guest = visits.guest(NOWHERE, address=cable.address)
        bring(guest.page, "go")
        guest.wait()
        guest.page.mouse.click(*middle(guest.cells().first))
        cable.cut()
        guest.big.click()
        cable.mend()
        expect(guest.log).to_contain_text("The Brute moves")
        guest.wait()
        assert guest.log.inner_text().count("The Brute moves") == 1
