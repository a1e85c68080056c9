"""Dungeon Alliance passes the testers that every game must pass."""

from __future__ import annotations

import pytest

from games.alliance.table import edition
from undercroft.games.alliance.events.cards import ColumnDiscarded
from undercroft.games.alliance.setup import AllianceSetup
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Game
from undercroft.sim.inference_tester import inference_tester
from undercroft.sim.legality_tester import legality_tester
from undercroft.sim.testers import (
    NewGame,
    clone_tester,
    invariant_tester,
    journal_walk,
    round_trip_tester,
    schema_faults,
    view_tester,
)  # fmt: skip

MODES = {
    "solo": (1, ()), "rivals": (2, ()), "three": (3, ()), "four": (4, ()), "pvp": (3, ("pvp",)),
    "coop": (2, ("coop",)), "basic": (2, ("basic",)), "pvp-basic": (2, ("pvp", "basic")),
    "coop-basic": (3, ("coop", "basic")), "solo-basic": (1, ("basic",)),
}  # fmt: skip
FEW = ("solo", "rivals", "pvp", "coop")


def factory(mode: str) -> NewGame:
    """Games of a mode; heroes are drafted by chance."""
    players, variants = MODES[mode]

    def new_game(seed: str) -> Game[AllianceState]:
        setup = edition().settle(AllianceSetup(players, variants))
        game: Game[AllianceState] = edition().new_game(setup, f"{mode} {seed}", log=[])
        return game

    return new_game


@pytest.mark.parametrize("mode", FEW)
def test_clones_are_independent(mode: str) -> None:
    assert clone_tester(factory(mode), ("1",), limit=60) > 150


@pytest.mark.parametrize("mode", MODES)
def test_saved_games_go_on_as_if_never_saved(mode: str) -> None:
    assert round_trip_tester(factory(mode), ("1",), limit=200) > 100


@pytest.mark.rule("DA-GEN-13", "DA-GEN-14")
@pytest.mark.parametrize(("mode", "most"), [("rivals", 100), ("pvp", 100), ("coop", 40)])
def test_views_hide_what_a_seat_may_not_know(mode: str, most: int) -> None:
    assert view_tester(factory(mode), ("1",), limit=60) > most


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost_or_made_from_nothing(mode: str) -> None:
    assert invariant_tester(factory(mode), ("1", "2")) > 600


@pytest.mark.parametrize("mode", FEW)
def test_journals_lead_back_and_forth(mode: str) -> None:
    assert journal_walk(factory(mode), ("1",), moves=60) == 60


@pytest.mark.parametrize("mode", FEW)
def test_what_is_offered_is_what_requirements_leave(mode: str) -> None:
    """Each legal target, square and card is an option, and every other one is told why not."""
    looked = legality_tester(factory(mode), ("1", "2"), limit=300)
    assert looked.objections["alliance.hero_activation.act"] > 150


def test_nothing_in_the_state_can_change_behind_a_clones_back() -> None:
    assert schema_faults(edition().rules) == []


@pytest.mark.rule("DA-GEN-13", "DA-REA-05")
@pytest.mark.parametrize("mode", ["rivals", "pvp"])
def test_two_deals_of_a_hand_are_the_same_to_the_others(mode: str) -> None:
    """Face-down cards of a Power Surge are discarded face up: that is the rules' own showing (DA-EPH-06)."""
    assert inference_tester(factory(mode), ("1", "2"), every=8, shows=(ColumnDiscarded,)) > 20
