"""Gloomhaven passes the testers that every game must pass."""

from __future__ import annotations

import pytest
from lengths import of_length

from undercroft.games.gloomhaven.records.abilities import RefreshItems
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.round.rests import ShortRest
from undercroft.games.gloomhaven.setup import HavenSetup
from undercroft.games.gloomhaven.state import Carried, Haven, InPlay, Turn
from undercroft.kernel import CardId, FigureId, Seat, replace
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
from .scenes import cells, scene

FEW = ("1", "7", "random")
MANY = ("1", "2", "3", "7", "11", "random")
SEEDS = ("1", "2", "3", "4")[: of_length(2, 4)]


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
        setup = HavenSetup(scenario=scenario, party=tuple(party), variants=variants, difficulty="easy")
        game: Haven = EDITION.new_game(EDITION.settle(setup), seed, log=[])
        return game

    return new_game


@pytest.mark.parametrize("scenario", FEW)
def test_clones_are_independent(scenario: str) -> None:
    assert clone_tester(factory(scenario), ("1", "2"), limit=120) > 1000


@pytest.mark.parametrize("scenario", MANY)
def test_saved_games_go_on_as_if_never_saved(scenario: str) -> None:
    assert round_trip_tester(factory(scenario), SEEDS, limit=of_length(200, 400)) > 200


@pytest.mark.rule("GH-COM-01", "GH-BTL-04")
@pytest.mark.parametrize("scenario", FEW)
def test_views_hide_what_a_seat_may_not_know(scenario: str) -> None:
    assert view_tester(factory(scenario), ("1", "2"), limit=of_length(30, 50)) > of_length(100, 200)


@pytest.mark.parametrize("scenario", MANY)
def test_nothing_is_lost_or_made_from_nothing(scenario: str) -> None:
    assert invariant_tester(factory(scenario), SEEDS) > of_length(400, 800)


@pytest.mark.parametrize("scenario", MANY)
def test_journals_lead_back_and_forth(scenario: str) -> None:
    assert journal_walk(factory(scenario), ("1", "2"), moves=of_length(40, 80)) == of_length(80, 160)


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


# -- what the testers found


@pytest.mark.rule("GH-RST-03")
def test_a_card_is_put_down_for_a_rest_by_one_option_only() -> None:
    table = scene(mindthief="0:0", spellweaver="0:1")
    lying = InPlay(CardId("silent-scream"), "bottom")
    hand = table.mat(0).hand
    table.mats(0, hand=(), discard=hand[:3], active=(lying,)).run(ShortRest(FigureId(1), Seat(0)))
    keys = table.keys()
    assert keys.count("drop silent-scream") == 1 and len(set(keys)) == len(keys)


@pytest.mark.rule("GH-TRN-10", "GH-TRN-09")
def test_what_an_ally_could_not_do_was_not_performed() -> None:
    """Nobody is there for the ally to attack: the card is not lost, and gives no experience."""
    table = scene(mindthief="0:0", brute="0:1")
    table.play(1, "possession", "top").picks("target 2")
    assert table.mat(0).discard == ("possession",) and table.mat(0).xp == 0


@pytest.mark.rule("GH-DMG-01")
def test_a_discarded_card_that_was_taken_back_in_between_cannot_be_lost() -> None:
    table = wears(scene(brute="0:0", spellweaver="9:7"), "minor-stamina-potion")
    hand = table.mat(0).hand
    table.mats(0, hand=hand[3:], discard=hand[:3]).knows(turn=Turn(FigureId(BRUTE)))
    table.run(Suffer(FigureId(BRUTE), 3, "trap")).picks(f"lose-discard {hand[0]}")
    table.picks("use-item minor-stamina-potion", f"recover {hand[0]}")
    if table.offers("skip"):
        table.picks("skip")
    assert table.asked.what == "gh.suffer.choose" and table.offers(f"lose {hand[0]}")


@pytest.mark.rule("GH-REC-07")
def test_somebody_summoned_in_between_has_no_items_to_refresh() -> None:
    table = scene(brute="0:0", spellweaver="0:1")
    table.mats(0, items=(Carried("hide-armor", "spent"),)).mats(1, items=(Carried("hide-armor", "spent"),))
    whom = Whom(side="self-and-allies", within=3)
    table.perform(1, RefreshItems(items=1, state=("spent",), who=whom))
    assert set(table.keys("target")) == {"1", "2"}
    leaf = replace(table.figure(2), kind="mystic-ally", seat=Seat(-1), owner=FigureId(2), cells=cells("1:0"))
    table.state.figures[FigureId(3)] = leaf
    assert set(table.reloaded().keys("target")) == {"1", "2"}
