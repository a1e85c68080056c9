"""Standing orders in the browser: given at the question or by a key, listed in the menu, withdrawn there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .guests import Guest
from .tables import bring
from .test_axe import check
from .visits import NOWHERE, PHONE, Visits

WHEN = "When a hero is about to suffer damage"


def asked(visits: Visits, size: tuple[int, int] = (1360, 850), locale: str = "en-US") -> Guest:
    """Somebody who plays both heroes is asked whether a card of the hand is used."""
    guest = visits.guest(NOWHERE, size=size, locale=locale)
    bring(guest.page, "use", game="tiny")
    guest.wait()
    return guest


def menu(guest: Guest) -> None:
    guest.page.get_by_role("button", name="Menu").click()


def test_an_order_is_given_at_the_question_and_withdrawn_in_the_menu(visits: Visits) -> None:
    guest = asked(visits)
    orders = guest.bar.get_by_role("group", name="Standing orders")
    expect(orders).to_contain_text(WHEN)
    guest.do(orders.get_by_role("button", name="Always pass here").click)
    expect(orders).to_have_count(0)
    menu(guest)
    row = guest.dialog.get_by_role("listitem").filter(has_text=WHEN)
    expect(row).to_contain_text("always pass")
    row.get_by_role("button", name="Ask me again").click()
    expect(row).to_have_count(0)


@pytest.mark.parametrize(("key", "told"), [("y", "pass in this turn"), ("z", "always pass")])
def test_orders_are_given_by_keys(visits: Visits, key: str, told: str) -> None:
    guest = asked(visits)
    guest.do(lambda: guest.page.keyboard.press(key))
    menu(guest)
    expect(guest.dialog.get_by_role("listitem").filter(has_text=WHEN)).to_contain_text(told)


def test_orders_fit_a_phone_and_are_said_in_the_language_of_the_reader(visits: Visits) -> None:
    guest = asked(visits, PHONE, "es-ES")
    orders = guest.bar.get_by_role("group", name="Órdenes permanentes")
    expect(orders).to_contain_text("Cuando un héroe va a sufrir daño")
    box = orders.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    check(guest.page)
    guest.do(orders.get_by_role("button", name="Pasar siempre aquí").click)
    guest.page.get_by_role("button", name="Menú").click()
    expect(guest.dialog).to_contain_text("pasar siempre")
    check(guest.page)
