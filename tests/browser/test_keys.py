"""The keyboard alone: where keys go, and which of them a choice bears."""

from __future__ import annotations

from playwright.sync_api import expect

from .guests import Guest
from .tables import bring


def test_escape_leaves_the_chat_and_the_next_keys_are_the_game_s(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    keys = guest.page.keyboard
    field = guest.page.get_by_label("Say something")
    keys.press("1")
    expect(guest.page.locator("section.hand li.lead")).to_have_count(1)
    keys.press("c")
    expect(field).to_be_focused()
    keys.press("Escape")
    expect(field).not_to_be_focused()
    expect(guest.page.locator("section.hand li.lead")).to_have_count(1)  # it left the chat, and did no more
    keys.press("2")
    expect(guest.page.locator("section.hand li.second")).to_have_count(1)
    expect(field).to_have_value("")


def test_a_letter_on_a_keycap_says_that_it_needs_shift(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    expect(guest.page.locator("section.hand kbd").first).to_have_text("1")
    caps = guest.page.locator("kbd").all_inner_texts()
    assert "⇧A" in caps
    assert "A" not in caps
