"""Descent passes the testers that every game must pass."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from lengths import some_of

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.library import Library
from undercroft.games.descent.outfits import best_skills
from undercroft.games.descent.setup import DescentSetup
from undercroft.games.descent.state import Descent
from undercroft.sim.legality_tester import legality_tester
from undercroft.sim.testers import (
    Luck,
    NewGame,
    clone_tester,
    invariant_tester,
    journal_walk,
    round_trip_tester,
    schema_faults,
    view_tester,
)  # fmt: skip

EDITION = lay_out(box_of("descent"))
RECORDS: Library = EDITION.rules.content
QUESTS = tuple(RECORDS.quest)
FEW = ("first-blood", "the-masquerade-ball")
VARIANTS = ("errata", "epic-advanced", "epic-expert")


def factory(quest: str, variants: Sequence[str] = ()) -> NewGame:
    """Games of a quest with heroes, classes and first encounter by the seed."""

    def new_game(seed: str) -> Descent:
        luck = Luck(f"{seed}/{quest}/party")
        heroes = list(RECORDS.hero)
        party = tuple(heroes.pop(luck.below(len(heroes))) for _ in range(2 + luck.below(3)))
        encounter = 1 + luck.below(len(RECORDS.quest[quest].encounters))
        alone = ("stand-alone",) if RECORDS.quest[quest].alone else ()
        setup = DescentSetup(scenario=quest, party=party, encounter=encounter, variants=(*variants, *alone))
        game: Descent = EDITION.new_game(EDITION.settle(setup), seed, log=[])
        return game

    return new_game


@pytest.mark.parametrize("quest", FEW)
def test_clones_are_independent(quest: str) -> None:
    assert clone_tester(factory(quest), ("1",), limit=120) > 500


@pytest.mark.parametrize("quest", some_of(QUESTS, 0, 4))
def test_saved_games_go_on_as_if_never_saved(quest: str) -> None:
    assert round_trip_tester(factory(quest), ("1",), limit=250) > 100


@pytest.mark.rule("D2-WHO-07", "D2-OLC-03")
@pytest.mark.parametrize("quest", FEW)
def test_views_hide_what_a_seat_may_not_know(quest: str) -> None:
    assert view_tester(factory(quest), ("1",), limit=60) > 100


@pytest.mark.parametrize("quest", some_of(QUESTS, 1, 4))
def test_nothing_is_lost_or_made_from_nothing(quest: str) -> None:
    assert invariant_tester(factory(quest), ("1", "2")) > 800


@pytest.mark.parametrize("quest", some_of(QUESTS, 2, 4))
def test_journals_lead_back_and_forth(quest: str) -> None:
    assert journal_walk(factory(quest), ("1",), moves=60) == 60


@pytest.mark.parametrize("variant", VARIANTS)
def test_variants_keep_the_same_promises(variant: str) -> None:
    new_game = factory("a-fat-goblin", (variant,))
    assert invariant_tester(new_game, ("1",)) and round_trip_tester(new_game, ("2",), limit=100)
    assert view_tester(new_game, ("3",), limit=25)


@pytest.mark.parametrize("quest", some_of(QUESTS, 3, 4))
def test_what_is_offered_is_what_requirements_leave(quest: str) -> None:
    """Each legal target and space is an option, and every other one is told why not."""
    looked = legality_tester(factory(quest), ("1", "2", "3"), limit=400)
    assert looked.objections["descent.hero_turn.choose"] > 300
    assert looked.objections["descent.activation.choose"] > 300


def test_nothing_in_the_state_can_change_behind_a_clones_back() -> None:
    assert schema_faults(EDITION.rules) == []


def test_advised_skills_are_of_the_class() -> None:
    for calling in RECORDS.calling.values():
        assert {RECORDS.skill[skill].calling for skill in best_skills(RECORDS, calling.id, 6)} == {calling.id}
