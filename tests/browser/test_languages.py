"""Three languages: taken from the browser, and changed without a reload."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .tables import bring
from .visits import Visits

WORDS = [("en-US", "Play now"), ("es-ES", "Jugar ya"), ("pt-BR", "Jogar agora"), ("fr-FR", "Play now")]


@pytest.mark.parametrize(("locale", "word"), WORDS)
def test_the_language_of_the_browser_is_taken(visits: Visits, locale: str, word: str) -> None:
    page = visits.guest(locale=locale).page
    expect(page.get_by_role("button", name=word).first).to_be_visible()
    spoken = "en" if locale == "fr-FR" else locale[:2]
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{spoken}"))


def test_the_language_changes_without_a_reload(guest: Guest) -> None:
    bring(guest.page, "lead")
    guest.wait()
    guest.page.evaluate("window.stayed = true")
    places = {
        "question": guest.text,
        "log": guest.log.locator(".line").first.locator("p"),
        "card": guest.cards.first,
        "order": guest.track.locator("h2"),
        "foot": guest.page.locator("footer, .foot").first,
    }
    seen = {name: {place.inner_text()} for name, place in places.items()}
    guest.page.locator("header .end button").last.click()
    for language in ("es", "pt"):
        before = guest.question
        guest.dialog.get_by_role("combobox").first.select_option(language)
        expect(guest.page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}"))
        expect(guest.text).not_to_have_text(before)
        for name, place in places.items():
            seen[name].add(place.inner_text())
    assert {name: len(texts) for name, texts in seen.items()} == dict.fromkeys(places, 3), seen
    assert guest.page.evaluate("window.stayed") is True
    guest.page.keyboard.press("Escape")
    expect(guest.bar.get_by_role("button", name="Dica")).to_be_visible()  # the interface's own words too
