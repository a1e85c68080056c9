"""The page of a quest tells before the first question what its first encounter leaves to the second."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.setup import DescentSetup
from undercroft.scenes.descent.tables import status
from undercroft.scenes.presenter import Presenter
from undercroft.text import LANGUAGES, Language

EDITION = lay_out(box_of("descent"))
QUESTS = ("the-ritual-of-shadows", "blood-of-heroes", "the-twin-idols")


def goals(quest: str, encounter: int, language: Language = "en", players: int = 2) -> list[str]:
    """What the page says of goals, clock and carry-over, as the quest begins."""
    setup = EDITION.settle(DescentSetup(scenario=quest, encounter=encounter, players=players))
    game = EDITION.new_game(setup, "1")
    presenter = Presenter(EDITION, setup, language, strict=True)
    return list(status(game, presenter.narrator).goal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quest", QUESTS)
def test_the_first_encounter_says_what_it_is_for(quest: str, language: Language) -> None:
    said = goals(quest, 1, language)
    presenter = Presenter(EDITION, EDITION.settle(DescentSetup(scenario=quest)), language, strict=True)
    assert said[-1] == presenter.narrator.say(f"descent-carries-{quest}")


def test_the_second_encounter_says_what_was_left() -> None:
    assert goals("the-ritual-of-shadows", 2)[-1] == "From the first encounter: 3 shadows."
    assert goals("blood-of-heroes", 2)[-1] == "From the first encounter: 1 blood mark spilled."
    heroes, overlord = "the heroes have the Idol of the Sun", "the Overlord has the Idol of Skulls"
    assert goals("the-twin-idols", 2)[-1] == f"From the first encounter: {heroes} and {overlord}."


def test_an_encounter_that_nobody_can_win_says_when_it_ends() -> None:
    assert "After round 8 the encounter is over." in goals("the-ritual-of-shadows", 1)


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (4, 4)])
def test_numbers_are_those_of_the_party(players: int, needed: int) -> None:
    setup = EDITION.settle(DescentSetup(scenario="blood-of-heroes", encounter=2, players=players))
    presenter = Presenter(EDITION, setup, "en", strict=True)
    told = " ".join(status(EDITION.new_game(setup, "1"), presenter.narrator).rules)
    assert f"while bonds loosened < {needed}" in told
    assert f"while bonds loosened ≥ {needed}" in told
