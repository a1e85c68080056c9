"""Gloomhaven passes the testers that every game must pass."""

from __future__ import annotations

import pytest

from undercroft.games.boxes import Setup
from undercroft.games.gloomhaven.state import Haven, Turn
from undercroft.kernel import FigureId
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

from .arena import EDITION, RECORDS, some_hand, some_items
from .equipped import BRUTE, wears
from .scenes import scene

FEW = ("1", "7", "random")
MANY = ("1", "2", "3", "7", "11", "random")


def factory(scenario: str, variants: tuple[str, ...] = ()) -> NewGame:
    """Games of a scenario with a party by the seed: levels, hands, items."""

    def new_game(seed: str) -> Haven:
        luck = Luck(f"{seed}/{scenario}/party")
        kinds = list(RECORDS.character)
        party = []
        for _ in range(2 + luck.below(3)):
            kind = kinds.pop(luck.below(len(kinds)))
            level = luck.choose((1, 5, 9))
            hand, items = some_hand(luck, kind, level), some_items(luck, level=level)
            party.append(f"{kind}:{level};hand={','.join(hand)};items={','.join(items)}")
        setup = Setup(scenario=scenario, party=tuple(party), variants=variants, difficulty="easy")
        game: Haven = EDITION.new_game(EDITION.settle(setup), seed, log=[])
        return game

    return new_game


@pytest.mark.parametrize("scenario", FEW)
def test_clones_are_independent(scenario: str) -> None:
    assert clone_tester(factory(scenario), ("1", "2"), limit=120) > 1000


@pytest.mark.parametrize("scenario", MANY)
def test_saved_games_go_on_as_if_never_saved(scenario: str) -> None:
    assert round_trip_tester(factory(scenario), ("1", "2", "3"), limit=400) > 200


@pytest.mark.rule("GH-COM-01", "GH-BTL-04")
@pytest.mark.parametrize("scenario", FEW)
def test_views_hide_what_a_seat_may_not_know(scenario: str) -> None:
    assert view_tester(factory(scenario), ("1", "2"), limit=50) > 200


@pytest.mark.parametrize("scenario", MANY)
def test_nothing_is_lost_or_made_from_nothing(scenario: str) -> None:
    assert invariant_tester(factory(scenario), ("1", "2", "3", "4")) > 800


@pytest.mark.parametrize("scenario", MANY)
def test_journals_lead_back_and_forth(scenario: str) -> None:
    assert journal_walk(factory(scenario), ("1", "2"), moves=80) == 160


@pytest.mark.parametrize("variant", ("solo", "open", "reduced-randomness", "permanent-death"))
def test_variants_keep_the_same_promises(variant: str) -> None:
    new_game = factory("2", (variant,))
    assert invariant_tester(new_game, ("1",)) and round_trip_tester(new_game, ("1",), limit=100)
    assert view_tester(new_game, ("1",), limit=15)


def test_nothing_in_the_state_can_change_behind_a_clones_back() -> None:
    assert schema_faults(EDITION.rules) == []


@pytest.mark.rule("GH-COM-01")
def test_the_others_do_not_learn_that_an_item_is_of_no_use() -> None:
    """Without a later card in hand there is nothing to use it for; its owner is asked all the same."""
    table = wears(scene("0..9:3", brute="0:3", spellweaver="9:3"), "second-chance-ring")
    table.mats(0, played=("eye-for-an-eye",), hand=("sweeping-blow", "grab-and-go"), initiative=99)
    table.turn(BRUTE)
    table.knows(turn=Turn(FigureId(BRUTE), halves=("top",)))
    table.picks("basic eye-for-an-eye bottom", "stop")
    assert table.keys() == ["pass"] and table.asked.secret
