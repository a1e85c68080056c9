"""Quests played at random: at every question everything is painted, in words of all languages."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from lengths import of_length

from scenes.shown import begun, check_asked, check_painted, check_random_play, edition_of, stage_for
from undercroft.kernel import Journal, Seat
from undercroft.scenes.presenter import Presenter
from undercroft.text.words import LANGUAGES

SEATS = [Seat(seat) for seat in range(5)]


@pytest.mark.parametrize("quest", sorted(edition_of("descent").rules.content.quest))
@pytest.mark.parametrize("encounter", [1, 2])
def test_everything_is_painted_at_every_question(quest: str, encounter: int) -> None:
    edition, luck = edition_of("descent"), Random(f"paint {quest}")
    if encounter > len(edition.rules.content.quest[quest].encounters):
        return
    alone = ["stand-alone"] if edition.rules.content.quest[quest].alone else []
    wishes = edition.read_setup({"scenario": quest, "encounter": encounter, "variants": alone})
    journal = begun("descent", f"paint {quest}", wishes)
    stages = [stage_for("descent", language, wishes) for language in LANGUAGES]
    check_random_play(stages, journal, luck, paint, ask, questions=of_length(25, 70), sometimes=9)


def paint(shown: Presenter, journal: Journal[Any]) -> None:
    check_painted(shown, journal, SEATS)


def ask(shown: Presenter, journal: Journal[Any], luck: Random) -> None:
    """There is a map from the first question on."""
    assert check_asked(shown, journal, luck)
