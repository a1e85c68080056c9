"""A new table of Descent offers a party and a deck that go with its quest, until somebody chooses others."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from ..visits import Visits


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
