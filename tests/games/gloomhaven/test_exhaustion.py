"""Exhaustion (GH-EXH)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.events.cards import Exhausted
from undercroft.games.gloomhaven.events.fights import CharmEnded
from undercroft.games.gloomhaven.events.ground import MoneyDropped
from undercroft.games.gloomhaven.records.abilities import Shield
from undercroft.games.gloomhaven.rules.effects.deaths import exhaust
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.state import Charm, InPlay
from undercroft.kernel import CardId, FigureId


@pytest.mark.rule("GH-EXH-01")
def test_without_hit_points_a_character_is_exhausted() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(1, hp=3)
    table.run(Suffer(FigureId(1), 3, "trap")).picks("suffer")
    assert not table.is_up(1)
    assert table.mat(0).gone
    alive = scene(brute="0:0", spellweaver="1:0").looks(1, hp=3)
    alive.run(Suffer(FigureId(1), 2, "trap")).picks("suffer")
    assert alive.is_up(1)


@pytest.mark.rule("GH-EXH-02", "GH-EXH-03", "GH-SEL-05")
def test_too_few_cards_at_the_start_of_a_round_exhaust() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 9:7")
    table.mats(0, hand=("trample",), discard=("skewer",)).round()
    assert table.mat(0).gone
    assert not table.mat(1).gone
    assert table.hp(1) == 10


@pytest.mark.rule("GH-EXH-02")
def test_two_cards_in_hand_or_discard_are_enough() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 9:7")
    table.mats(0, hand=("trample",), discard=("skewer", "eye-for-an-eye"))
    table.mats(1, hand=("fire-orbs", "mana-bolt"), discard=()).round()
    assert not table.mat(0).gone
    assert not table.mat(1).gone


@pytest.mark.rule("GH-EXH-04", "GH-ACT-13")
def test_all_cards_are_lost_and_the_figure_leaves() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 2:0")
    table.perform(1, Shield(value=1), duration="round")
    while table.is_asked():
        table.picks("perform")
    table.mats(
        0, hand=("trample",), picked=("skewer",), discard=("eye-for-an-eye",), lost=("sweeping-blow",),
        active=(InPlay(CardId("warding-strength"), "bottom"),), played=("provoking-roar",),
    )  # fmt: skip
    table.state.charms = (Charm(FigureId(3), FigureId(1), True, turn=True),)
    exhaust(table.game, FigureId(1))
    mat = table.mat(0)
    assert set(mat.lost) == {
        "trample", "skewer", "eye-for-an-eye", "sweeping-blow", "warding-strength", "provoking-roar"
    }  # fmt: skip
    assert (mat.hand, mat.picked, mat.discard, mat.active, mat.played) == ((), (), (), (), ())
    assert table.at(1) == ""
    assert not table.state.lasting
    assert [event.figure for event in table.events(CharmEnded)] == [3]
    assert table.mat(1).deeds.count("allies-exhausted") == 1
    assert table.mat(0).deeds.count("allies-exhausted") == 0


@pytest.mark.rule("GH-EXH-05")
def test_nobody_comes_back() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(1, hp=1)
    table.run(Suffer(FigureId(1), 3, "trap")).picks("suffer")
    heal(table.game, FigureId(1), 9)
    assert (table.hp(1), table.is_up(1)) == (0, False)


@pytest.mark.rule("GH-EXH-06")
def test_the_scenario_is_lost_when_all_are_exhausted() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 9:7")
    for figure in (1, 2):
        assert table.state.verdict == ""
        table.run(Suffer(FigureId(figure), 99, "trap")).picks("suffer")
    assert table.state.verdict == "lost"


@pytest.mark.rule("GH-EXH-07")
def test_an_exhausted_character_drops_nothing_and_keeps_its_loot() -> None:
    table = scene(brute="0:0", spellweaver="1:0").mats(0, money=4)
    table.run(Suffer(FigureId(1), 99, "trap")).picks("suffer")
    assert not table.events(MoneyDropped)
    assert table.mat(0).money == 4


@pytest.mark.rule("GH-EXH-08")
def test_running_out_of_cards_in_mid_round_does_not_exhaust() -> None:
    table = scene(brute="0:0", spellweaver="1:0").mats(0, hand=("trample",), discard=())
    table.run(Suffer(FigureId(1), 3, "trap")).picks("lose trample")
    assert not table.events(Exhausted)
    assert table.is_up(1)


@pytest.mark.rule("GH-EXH-09")
def test_active_cards_that_count_as_discarded_may_save_a_character() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 9:7")
    table.mats(0, hand=(), discard=("skewer",), active=(InPlay(CardId("eye-for-an-eye"), "top"),)).round()
    assert not table.mat(0).gone


@pytest.mark.rule("GH-TRN-15", "GH-EXH-04")
def test_exhausted_in_its_own_turn_its_turn_is_over() -> None:
    table = scene(brute="0:0", spellweaver="1:0", traps="0:1").looks(1, hp=2)
    table.mats(0, played=("trample", "skewer")).turn(1).picks("basic skewer bottom", "go 0:1", "suffer")
    assert not table.is_asked()
    assert table.state.acted == (1,)
