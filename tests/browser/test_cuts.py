"""Reload always repairs, and a cut cable costs nothing but time."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from .cables import Cable
from .conftest import Opener
from .guests import READY, Guest
from .tables import join, open_table


def test_reloading_in_mid_turn_gives_the_same_question(visit: Opener) -> None:
    guest = Guest(visit())
    guest.play_now()
    guest.do(guest.by_mouse)
    guest.wait()
    asked, log = guest.question, guest.log.inner_text()
    guest.page.reload()
    guest.wait()
    assert guest.question == asked
    assert guest.log.inner_text() == log


def test_a_cut_in_mid_turn_is_shown_and_what_was_missed_comes_after_it(
    visit: Opener, browser: Browser, address: str
) -> None:
    ana = Guest(visit("/about"))
    code = open_table(ana.page)
    with Cable(int(address.rpartition(":")[2])) as cable:
        context = browser.new_context(base_url=cable.address, locale="en-US", reduced_motion="reduce")
        ben = join(context.new_page(), code, "Ben")
        ana.wait()
        ben.wait()
        cable.cut()
        expect(ben.page.get_by_role("alert")).to_be_visible(timeout=READY)
        ana.by_mouse()
        expect(ana.page.locator("section.bar p.text")).not_to_be_empty()
        cable.mend()
        expect(ben.page.get_by_role("alert")).to_have_count(0, timeout=READY)
        ben.wait()
        ben.by_mouse()  # the table goes on
        expect(ana.big).to_be_visible(timeout=READY)
        for guest in (ana, ben):
            assert "keeps" in guest.log.inner_text()
        context.close()
