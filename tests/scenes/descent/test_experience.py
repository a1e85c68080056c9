"""Experience is one sentence of the log for all who gain as much by the same rule; each is a part of it."""

from __future__ import annotations

from typing import Any

import pytest
from games.descent.campaign.camp import CAMPAIGN, HEROES, OVERLORD, report

from scenes.shown import stage_for
from undercroft.games.descent.campaign.options import LeaveShopOption, NextQuestOption, SaveOption
from undercroft.games.descent.campaign.setup import CampaignSetup
from undercroft.journal_files import starter
from undercroft.kernel import Journal, Seat
from undercroft.scenes import shapes
from undercroft.text.narrator import Narrator
from undercroft.text.words import LANGUAGES, Language


def home(*winners: str, variants: tuple[str, ...] = ()) -> Journal[Any]:
    """A campaign of two heroes after quests that these sides have won; nothing is bought."""
    setup = CAMPAIGN.settle(CampaignSetup(players=2, variants=variants))
    journal: Journal[Any] = Journal(CAMPAIGN.header(setup, "1"), starter(CAMPAIGN, setup, "1"))
    for winner in winners:
        while journal.game.expected is None:
            decision = journal.game.open[0]
            calm = SaveOption(), LeaveShopOption(), NextQuestOption("a-fat-goblin")
            offered = decision.options
            picked = next((each for each in calm if each in offered), offered[0])
            journal.answer(decision.seat, picked.key)
        journal.report(report(journal.game, winner))
    return journal


def sums(journal: Journal[Any], language: Language = "en") -> list[shapes.Line]:
    lines = stage_for("descent-campaign", language, CampaignSetup(players=2)).lines(journal, -1, (Seat(0),))
    return [line for line in lines if line.parts]


@pytest.mark.rule("D2-CPH-07")
def test_everybody_s_experience_is_one_sentence_with_a_part_for_each() -> None:
    (line,) = sums(home(HEROES))
    assert line.text.endswith(" and the Overlord gain 1 XP each.") and line.text.count(",") == 1
    assert [part.text.partition(" gain")[2] for part in line.parts] == ["s 1 XP."] * 3
    assert not line.open and line.rule == "D2-CPH-07"


@pytest.mark.rule("D2-CPH-07")
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: Language) -> None:
    (line,) = sums(home(HEROES), language)
    each = {"en": "gain 1 XP each.", "es": "ganan 1 PE cada uno.", "pt": "ganham 1 PE cada."}
    assert line.text.endswith(each[language])


@pytest.mark.rule("D2-CPH-08")
def test_a_reward_for_one_alone_stays_a_sentence_of_its_own() -> None:
    """A Fat Goblin brings the Overlord 1 XP more, by another rule: it is not lost in the first sentence."""
    journal = home(HEROES, OVERLORD)
    first, second = sums(journal)
    assert len(first.parts) == len(second.parts) == 3
    stage = stage_for("descent-campaign", "en", CampaignSetup(players=2))
    plain = [line.text for line in stage.lines(journal, -1, (Seat(0),)) if not line.parts]
    assert plain.count("The Overlord gains 1 XP.") == 1


@pytest.mark.rule("D2-EPI-02")
def test_unlike_amounts_are_not_added_up() -> None:
    journal = home(variants=("epic-advanced",))
    (line,) = sums(journal)
    assert line.text.endswith(" gain 3 XP each.") and len(line.parts) == 2


def test_lines_after_it_stand_alone_and_nothing_is_told_twice() -> None:
    journal = home(HEROES, OVERLORD, HEROES)
    stage = stage_for("descent-campaign", "en", CampaignSetup(players=2))
    whole = stage.lines(journal, -1, (Seat(0),))
    flat = [part for line in whole for part in (line.parts or (line,))]
    own = [line for n in range(len(journal.entries) + 1) for line in stage.events(journal, n, (Seat(0),))]
    assert flat == own
    later = [stage.lines(journal, n - 1, (Seat(0),), to=n) for n in range(len(journal.entries) + 1)]
    assert [line for lines in later for line in lines] == list(whole)


def test_line_mode_says_the_same_sentence() -> None:
    journal = home(HEROES)
    stage = stage_for("descent-campaign", "en", CampaignSetup(players=2))
    narrator: Narrator = stage.narrator
    told = narrator.told(list(enumerate(journal.log, 1)), journal.game, Seat(0))
    (line,) = [each for each in told if each.parts]
    assert line.text == sums(journal)[0].text
