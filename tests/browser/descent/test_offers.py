"""A new table of Descent offers a party and a deck that go with its quest, until somebody chooses others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ..visits import Visits

FORM = re.compile("/form")


def lists(page: Page, label: str) -> Locator:
    return page.locator("label.field", has=page.get_by_text(label, exact=True)).locator("select")


def quest(page: Page, name: str) -> None:
    page.locator(".list label", has_text=name).click()


def test_the_party_follows_the_quest_until_a_hero_is_chosen(visits: Visits) -> None:
    page = visits.guest("/setup?game=descent").page
    classes = lists(page, "Class")
    expect(classes).to_have_count(4)
    expect(lists(page, "Hero").nth(0)).to_have_value("grisban-the-thirsty")
    expect(classes.nth(2)).to_have_value("runemaster")
    quest(page, "The Overlord Revealed")
    expect(classes.nth(2)).to_have_value("necromancer")
    lists(page, "Hero").nth(0).select_option("syndrael")
    quest(page, "Castle Daerion")
    expect(page.locator("legend .chosen").first).to_have_text("Castle Daerion")
    expect(lists(page, "Hero").nth(0)).to_have_value("syndrael")
    expect(classes.nth(2)).to_have_value("necromancer")


def test_the_party_follows_the_number_of_heroes_until_one_is_chosen(visits: Visits) -> None:
    """First Blood with three is best played with Leoric as a necromancer, with four as a runemaster."""
    page = visits.guest("/setup?game=descent").page
    heroes, classes = lists(page, "Hero"), lists(page, "Class")
    expect(classes.nth(2)).to_have_value("runemaster")
    page.get_by_role("button", name="Remove seat 2").click()
    expect(classes).to_have_count(3)
    expect(classes.nth(2)).to_have_value("necromancer")
    expect(heroes.nth(1)).to_have_value("avric-albright")
    page.get_by_role("button", name="Add a seat").click()
    expect(heroes.nth(3)).to_have_value("jain-fairwood")
    expect(classes.nth(2)).to_have_value("runemaster")
    heroes.nth(0).select_option("syndrael")
    page.get_by_role("button", name="Remove seat 4").click()
    expect(classes).to_have_count(3)
    page.get_by_role("checkbox", name="Errata").check()  # the form is asked for once more
    expect(heroes.nth(0)).to_have_value("syndrael")
    expect(classes.nth(2)).to_have_value("runemaster")


@pytest.mark.parametrize("own", [False, True])
def test_a_smaller_party_can_pay_for_what_it_has(visits: Visits, own: bool) -> None:
    page = visits.guest("/setup?game=descent").page
    page.get_by_role("checkbox", name="Epic play: expert").check()
    summary = page.locator("li summary").first
    expect(summary).to_contain_text("chosen for you")
    if own:
        with page.expect_response(FORM):
            lists(page, "Hero").nth(0).select_option("syndrael")
    with page.expect_response(FORM):
        page.get_by_role("button", name="Remove seat 4").click()
    expect(lists(page, "Hero")).to_have_count(3)
    expect(summary).to_contain_text("chosen for you")
    expect(page.locator(".finish .fault")).to_have_count(0)
    expect(page.get_by_role("button", name="Open the table")).to_be_enabled()


def test_the_deck_follows_the_number_of_heroes(visits: Visits) -> None:
    page = visits.guest("/setup?game=descent").page
    quest(page, "The Frozen Spire")
    page.get_by_role("checkbox", name="Epic play: expert").check()
    reinforce = page.get_by_role("checkbox", name="Reinforce")
    expect(reinforce).to_be_checked()
    page.get_by_role("button", name="Remove seat 4").click()
    expect(reinforce).not_to_be_checked()
    expect(page.get_by_role("checkbox", name="Schemes")).to_be_checked()
    page.get_by_role("checkbox", name="Schemes").uncheck()
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_role("checkbox", name="Schemes")).not_to_be_checked()
