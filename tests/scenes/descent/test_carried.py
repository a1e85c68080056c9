"""The page of a quest tells before the first question what its first encounter leaves to the second."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.setup import DescentSetup
from undercroft.scenes.descent.tables import status
from undercroft.scenes.presenter import Presenter
from undercroft.text import LANGUAGES, Language

EDITION = lay_out(box_of("descent"))
QUESTS = tuple(quest.id for quest in EDITION.rules.content.quest.values() if len(quest.encounters) > 1)


def wishes(quest: str, encounter: int = 1, players: int = 2) -> DescentSetup:
    """The quest by itself, as a Finale can be played, too."""
    alone = EDITION.rules.content.quest[quest].alone
    variants = ("stand-alone",) if alone else ()
    return DescentSetup(scenario=quest, encounter=encounter, players=players, variants=variants)


def goals(quest: str, encounter: int, language: Language = "en", players: int = 2) -> list[str]:
    """What the page says of goals, clock and carry-over, as the quest begins."""
    setup = EDITION.settle(wishes(quest, encounter, players))
    game = EDITION.new_game(setup, "1")
    presenter = Presenter(EDITION, setup, language, strict=True)
    return list(status(game, presenter.narrator).goal)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quest", QUESTS)
def test_the_first_encounter_says_what_it_is_for(quest: str, language: Language) -> None:
    said = goals(quest, 1, language)
    presenter = Presenter(EDITION, EDITION.settle(wishes(quest)), language, strict=True)
    assert said[-1] == presenter.narrator.say(f"descent-carries-{quest}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("quest", QUESTS)
def test_every_carry_over_is_told_in_the_second_encounter(quest: str, language: Language) -> None:
    """Each number of the first encounter by itself; none of them is left without words."""
    setup = EDITION.settle(wishes(quest, 2, players=3))
    game, presenter = EDITION.new_game(setup, "1"), Presenter(EDITION, setup, language, strict=True)
    first, second = EDITION.rules.content.quest[quest].encounters
    names = {*(carried.name for carried in first.carry), *dict(second.history)}  # some are decided by code
    begins = presenter.narrator.say("descent-carried", what="#").partition("#")[0]
    told = set()
    for name in sorted(names):
        game.state.carry = ((name, 1),)
        said = status(game, presenter.narrator).goal[-1]
        assert said.startswith(begins) and len(said) > len(begins) + 5, name
        told.add(said)
    assert len(told) == len(names) > 0


def test_a_name_that_several_quests_have_says_what_it_means_in_this_one() -> None:
    dragon, spire = goals("the-dawnblade", 2)[-1], goals("the-frozen-spire", 2)[-1]
    assert dragon == "From the first encounter: a hero bears the Dawnblade."
    assert spire == "From the first encounter: it is still day, so the cold comes in every second round."


def test_numbers_are_told_with_what_they_bring() -> None:
    said = goals("a-fat-goblin", 2)[-1]
    assert said == "From the first encounter: 2 bundles were stolen; 2 bundles were stored."
    fallen = "2 villagers fell and are 2 more zombies; 2 villagers arrive as militiamen"
    assert goals("castle-daerion", 2, "en")[-1] == f"From the first encounter: {fallen}."


def test_the_second_encounter_says_what_was_left() -> None:
    assert goals("the-ritual-of-shadows", 2)[-1] == "From the first encounter: 3 shadows."
    assert goals("blood-of-heroes", 2)[-1] == "From the first encounter: 1 blood mark spilled."
    heroes, overlord = "the heroes have the Idol of the Sun", "the Overlord has the Idol of Skulls"
    assert goals("the-twin-idols", 2)[-1] == f"From the first encounter: {heroes}; {overlord}."


def test_an_encounter_that_nobody_can_win_says_when_it_ends() -> None:
    assert "After round 8 the encounter is over." in goals("the-ritual-of-shadows", 1)


@pytest.mark.parametrize(("players", "needed"), [(2, 2), (4, 4)])
def test_numbers_are_those_of_the_party(players: int, needed: int) -> None:
    setup = EDITION.settle(DescentSetup(scenario="blood-of-heroes", encounter=2, players=players))
    presenter = Presenter(EDITION, setup, "en", strict=True)
    told = " ".join(status(EDITION.new_game(setup, "1"), presenter.narrator).rules)
    assert f"while bonds loosened < {needed}" in told
    assert f"while bonds loosened ≥ {needed}" in told


@pytest.mark.parametrize(
    ("quest", "encounter", "said"),
    [
        ("gryvorn-unleashed", 1, "Baron Zachareth, until two ward stones are decided"),
        ("gryvorn-unleashed", 2, "the bearer of the Shadow Rune binds an anchor against one shield less"),
        ("gryvorn-unleashed", 2, "Belthir arrives at the entrance at the end of round 3, unless the wyrm is"),
        ("the-man-who-would-be-king", 2, "Lady Eliza Farrow, if adjacent to Baron Zachareth, may suffer 2"),
    ],
)
def test_the_page_of_a_finale_tells_who_waits_who_arrives_and_what_the_rune_is_worth(
    quest: str, encounter: int, said: str
) -> None:
    setup = EDITION.settle(DescentSetup(scenario=quest, encounter=encounter, variants=("stand-alone",)))
    presenter = Presenter(EDITION, setup, "en", strict=True)
    assert said in " ".join(status(EDITION.new_game(setup, "1"), presenter.narrator).rules)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_splig_is_harder_for_each_bundle_in_every_party(players: int) -> None:
    dials = EDITION.rules.content.quest["a-fat-goblin"].encounters[1].dials
    more = next(dial.values[0] for dial in dials if dial.id == "health-per-bundle")
    assert isinstance(more, tuple) and more[players - 2] > 0
    assert goals("a-fat-goblin", 1, players=players)[-1].startswith("Splig has more Health")
