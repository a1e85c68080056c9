"""The page of a quest: its special rules with the numbers for this party, as the players read them."""

from __future__ import annotations

import pytest
from games.descent.quests.scene import Scene, scene

from scenes.descent.test_pieces import drawn, narrator
from undercroft.games.descent.records.quest_rules import MarchRule
from undercroft.kernel import replace
from undercroft.scenes.descent.tables import _told, status


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
