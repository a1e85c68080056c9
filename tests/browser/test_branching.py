"""A new table from a line of the log: once all agreed, with its own seats; the old table stays."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .guests import Guest
from .tables import bring, tell
from .test_axe import check


def test_a_line_of_the_log_leads_to_a_new_table(guest: Guest) -> None:
    made = bring(guest.page, "stance", game="tiny", after=12)
    guest.wait()
    branch = guest.log.get_by_role("button", name="Play on from here at a new table")
    expect(guest.log.get_by_role("button", name="back to here")).not_to_have_count(0)
    expect(branch).to_have_count(0)  # a running game has secrets
    tell(guest.page, made, {"do": "share", "id": "s1"})
    expect(branch).not_to_have_count(0)
    answers = int(guest.page.locator("section.log header small").inner_text().partition(":")[2])
    branch.nth(1).click()
    note = guest.dialog.get_by_text(re.compile(r"begins after answer \d+"))
    at = int(re.findall(r"answer (\d+)", note.inner_text())[0])
    assert 0 < at < answers
    check(guest.page)
    guest.dialog.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url(lambda url: made.table not in url)
    guest.wait()
    expect(guest.page.locator("section.log header small")).to_have_text(re.compile(rf":{at}$"))
    # the old one is as it was
    guest.page.goto(made.key)
    guest.wait()
    expect(guest.page.locator("section.log header small")).to_have_text(re.compile(rf":{answers}$"))
