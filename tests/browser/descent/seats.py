"""People at a table of Descent in browsers: one with the heroes, one as the Overlord."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from ..guests import Guest, middle
from ..tables import Made, bring_journal, join, tell
from ..visits import DESK, NOWHERE, Visits
from .moments import OVERLORD, Moment


def both_sides(
    visits: Visits, at: Moment, *, size: tuple[int, int] = DESK, locale: str = "en-US"
) -> tuple[Guest, Guest]:
    """Ana has all heroes, and Ben is the Overlord."""
    ana, ben = (visits.guest(NOWHERE, size=size, locale=locale) for _ in range(2))
    made = bring_journal(ana.page, at.journal, open_seat=OVERLORD)
    join(ben, made.code, "Ben")
    ana.bar.wait_for()
    return ana, ben


def alone(visits: Visits, at: Moment, *, overlord: bool, **how: Any) -> tuple[Guest, Made]:
    """Somebody on one side; the seats of the other are empty."""
    guest = visits.guest(NOWHERE, **how)
    made = bring_journal(guest.page, at.journal)
    for seat in range(OVERLORD) if overlord else [OVERLORD]:
        tell(guest.page, made, {"do": "rise", "id": f"r{seat}", "seat": seat})
    return guest, made


def go(guest: Guest, square: str) -> None:
    """Touch a square, and say that it is meant."""
    guest.page.mouse.click(*middle(guest.page.locator(f'[data-at="{square}"]')))
    guest.do(guest.big.click)


def choose(guest: Guest, label: str) -> None:
    """Press the key that a square of the board tells for a choice, and say that it is meant."""
    cell = guest.page.locator(f"[role=gridcell][aria-label*='): {label}']").first
    heard = str(cell.get_attribute("aria-label"))
    sign = re.search(rf"can be chosen \(([^)]+)\): {re.escape(label)}", heard)
    assert sign is not None, heard
    key = sign[1].removeprefix("⇧")
    guest.page.keyboard.press(f"Shift+{key}" if key.isalpha() else key)
    guest.do(lambda: guest.page.keyboard.press("Enter"))


def who_stands(guest: Guest, square: str, name: str) -> None:
    """The square says the figure's name."""
    expect(guest.page.locator(f'[role=gridcell][data-at="{square}"]')).to_have_attribute(
        "aria-label", re.compile(name)
    )


def tells(guest: Guest, card: str) -> bool:
    """Has anything that the server said to this page the card in it, by its id or its name?"""
    return any(word in frame for frame in guest.frames for word in (card, card_called(card)))


def card_called(card: str) -> str:
    """The English name of an Overlord card."""
    return card.replace("-", " ").title()
