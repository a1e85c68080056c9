"""The page of a quest: its special rules with the numbers for this party, as the players read them."""

from __future__ import annotations

import pytest
from games.descent.quests.scene import Scene, scene

from scenes.descent.test_pieces import drawn, narrator
from scenes.shown import edition_of
from undercroft.games.descent.records.quest_rules import MarchRule
from undercroft.kernel import replace
from undercroft.scenes.descent.reinforcements import reinforcements
from undercroft.scenes.descent.tables import _told, status
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES


def told(at: Scene) -> str:
    return " ".join(status(drawn(at), narrator(at)).rules)


@pytest.mark.rule("D2-ATT-02", "D2-QST-02")
def test_tests_that_are_harder_say_so() -> None:
    lair = scene("the-dawnblade", 2, 2, {"overlord-won": 1}, ["cave-spider"])
    assert "wrest the Dawnblade away, with a test of Might, at −1." in told(lair)
    spire = scene("the-frozen-spire", 2, 2, {"night": 1}, ["cave-spider", "zombie"])
    assert "force the cell, with a test of Might, at −1." in told(spire)
    ball = scene("the-masquerade-ball", 2, 2, {}, ["zombie"])
    assert "at −0" not in told(ball)


def test_later_tests_in_the_way_of_ruin_are_told_only_if_they_are_harder() -> None:
    at = scene("the-frozen-spire", groups=["cave-spider", "barghest"])
    rule = next(each for each in at.game.rules.content.quest["the-frozen-spire"].encounters[0].rules
                if isinstance(each, MarchRule))  # fmt: skip
    for less, harder in ((0, False), (2, True)):
        text = _told(drawn(at), replace(rule, less=less), narrator(at))
        assert ("each later test" in text) is harder
        assert "suffers 3 damage" in text and ", ," not in text


@pytest.mark.parametrize(
    ("quest", "number", "carry", "groups", "said"),
    [
        ("the-desecrated-tomb", 1, {}, ["barghest"], "the first one never holds the map"),
        ("the-desecrated-tomb", 1, {}, ["barghest"], "return on ossuaries without a hero"),
        ("the-monsters-hoard", 2, {}, ["cave-spider", "zombie"], "never among the first two"),
    ],
)
def test_all_know_what_chance_cannot_bring(
    quest: str, number: int, carry: dict[str, int], groups: list[str], said: str
) -> None:
    assert said in told(scene(quest, number, 2, carry, groups))


BY_QUEST = {
    (
        "first-blood",
        1,
    ): "at the end of each of his turns the Overlord may place 2 figures (Goblin Archers) on tile 26A",
    ("a-fat-goblin", 2): "at the start of each of his turns the Overlord may place 1 figure (Goblin Archers)",
    ("castle-daerion", 1): "1 figure (Barghests or Ettins) where the group began.",
    ("the-cardinals-plight", 1): ", until the ward has fallen.",
    ("the-cardinals-plight", 2): ", only while more than half of Cardinal Koth's Health is left.",
    ("the-overlord-revealed", 1): "Never more than 2 reinforcements arrive in one turn.",
    ("the-monsters-hoard", 1): ", only while none of them is on the map.",
    ("the-dawnblade", 2): "1 minion (Ettins) at the mouth of the cave",
    ("blood-of-heroes", 1): ", only in even rounds.",
}


@pytest.mark.rule("D2-OTN-18", "D2-MON-08")
def test_the_page_of_each_quest_tells_who_comes_as_reinforcement() -> None:
    edition = edition_of("descent")
    narrators = [
        Presenter(edition, edition.settle(None), language, strict=True).narrator for language in LANGUAGES
    ]
    for quest in edition.rules.content.quest.values():
        for number, page in enumerate(quest.encounters, start=1):
            game = drawn(scene(quest.id, number, 4, {}, []))
            told = [[text for text, _ in reinforcements(game, each)] for each in narrators]
            entries = [each for each in page.reinforce if not each.areas]  # of others an act tells
            assert len(told[0]) == len(entries) + bool(page.reinforce_most), (quest.id, number)
            assert all(len(set(each)) == len(told[0]) for each in told)
            assert any(BY_QUEST.get((quest.id, number), "") in text for text in told[0] or [""])


def test_reinforcements_that_the_campaign_does_not_bring_are_not_told() -> None:
    """In a Finale the Overlord has one figure more in even rounds unless Frederick helps (quest 19)."""
    edition = edition_of("descent")
    for helps, lines in ((0, 2), (1, 1)):
        at = scene("gryvorn-unleashed", 1, 2, {"line-frederick": helps}, [])
        assert (
            len(
                list(
                    reinforcements(
                        drawn(at), Presenter(edition, edition.settle(None), "en", strict=True).narrator
                    )
                )
            )
            == lines
        )
