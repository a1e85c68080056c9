"""Damage to characters, and how it is negated (GH-DMG)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import Table, scene
from undercroft.games.gloomhaven.events.cards import CardLost
from undercroft.games.gloomhaven.events.fights import DamageNegated, Retaliated
from undercroft.games.gloomhaven.records.abilities import Attack, Move, RecoverCards, Suffer
from undercroft.games.gloomhaven.records.whom import SELF, Whom
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer as Damage
from undercroft.kernel import FigureId, Seat, view

BRUTE = FigureId(1)


def hurt(table: Table, amount: int = 3, source: str = "event") -> Table:
    return table.run(Damage(BRUTE, amount, source))  # type: ignore[arg-type]


@pytest.mark.rule("GH-DMG-01")
def test_damage_is_suffered_or_negated_by_one_card_of_the_hand() -> None:
    table = scene(brute="0:0").mats(0, hand=("trample", "skewer"), discard=("eye-for-an-eye",))
    hurt(table)
    assert table.keys() == ["suffer", "lose trample", "lose skewer"]
    table.picks("lose skewer")
    assert table.hp(1) == 10
    assert (table.mat(0).hand, table.mat(0).lost) == (("trample",), ("skewer",))


@pytest.mark.rule("GH-DMG-01", "GH-DMG-06")
def test_damage_is_suffered_if_the_player_likes() -> None:
    table = hurt(scene(brute="0:0")).picks("suffer")
    assert table.hp(1) == 7
    assert table.mat(0).lost == ()


@pytest.mark.rule("GH-DMG-01")
def test_two_discarded_cards_negate_damage_too() -> None:
    table = scene(brute="0:0").mats(0, hand=(), discard=("trample", "skewer", "eye-for-an-eye"))
    hurt(table).picks("lose-discard skewer")
    assert table.keys() == ["lose-discard trample", "lose-discard eye-for-an-eye"]
    table.picks("lose-discard trample")
    assert table.hp(1) == 10
    assert (table.mat(0).discard, table.mat(0).lost) == (("eye-for-an-eye",), ("skewer", "trample"))


@pytest.mark.rule("GH-DMG-01")
def test_without_cards_nothing_is_asked() -> None:
    table = hurt(scene(brute="0:0").mats(0, hand=(), discard=("trample",)))
    assert not table.is_asked()
    assert table.hp(1) == 7


@pytest.mark.rule("GH-DMG-02")
def test_negating_prevents_all_of_one_instance() -> None:
    table = hurt(scene(brute="0:0"), 9).picks("lose trample")
    assert table.hp(1) == 10
    assert table.event(DamageNegated).amount == 9
    hurt(table, 2).picks("suffer")
    assert table.hp(1) == 8


@pytest.mark.rule("GH-DMG-03")
def test_other_effects_of_a_negated_attack_apply() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0")
    table.perform(2, Attack(value=3, conditions=("poison",))).picks("lose trample")
    assert (table.hp(1), table.conditions(1)) == (10, ["poison"])


@pytest.mark.rule("GH-DMG-04")
def test_a_negated_attack_is_still_an_attack() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0")
    table.play(1, "eye-for-an-eye", "top")
    while table.is_asked():
        table.picks("perform")
    before = table.hp(2)
    table.perform(2, Attack(value=3)).picks("lose trample")
    assert table.hp(1) == 10
    assert table.event(Retaliated).figure == 1
    assert table.hp(2) == before - 2


@pytest.mark.rule("GH-DMG-05", "GH-DMG-13")
def test_cards_chosen_for_the_round_cannot_negate_damage() -> None:
    table = scene(brute="0:0").mats(0, hand=("trample",), picked=("skewer", "eye-for-an-eye"))
    hurt(table)
    assert table.keys() == ["suffer", "lose trample"]
    acting = scene(brute="0:0").mats(0, hand=("trample",), played=("skewer",), discard=("eye-for-an-eye",))
    hurt(acting)
    assert acting.keys() == ["suffer", "lose trample"]


@pytest.mark.rule("GH-DMG-13")
def test_the_first_card_of_the_turn_can_be_one_of_two_lost_discards() -> None:
    table = scene(brute="0:0").mats(0, hand=(), played=("skewer",), discard=("eye-for-an-eye", "trample"))
    hurt(table)
    assert table.keys() == ["suffer", "lose-discard eye-for-an-eye"]  # and Trample with it


@pytest.mark.rule("GH-DMG-06")
@pytest.mark.parametrize(
    "source", ["trap", "hazard", "retaliate", "wound", "ability", "rest", "event", "attack"]
)
def test_every_source_can_be_negated(source: str) -> None:
    table = hurt(scene(brute="0:0"), 3, source).picks("lose trample")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-DMG-06")
def test_damage_as_the_price_of_an_ability_can_be_negated() -> None:
    table = scene(brute="0:0")
    table.perform(1, Suffer(value=2, who=SELF)).picks("perform", "lose trample")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-DMG-06", "GH-TER-07")
def test_the_damage_of_a_trap_can_be_negated() -> None:
    table = scene(brute="0:0", traps="1:0")
    table.perform(1, Move(value=1)).picks("go 1:0", "lose trample")
    assert table.hp(1) == 10


@pytest.mark.rule("GH-DMG-07")
def test_each_attack_is_decided_separately() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1")
    for monster in (2, 3):
        table.perform(monster, Attack(value=3))
        table.picks("lose trample" if monster == 2 else "suffer")
    assert table.hp(1) == 7
    both = scene(brute="0:0", spellweaver="1:0")
    both.perform(1, Suffer(value=1, who=Whom(side="both", count="all", within=1))).picks("perform")
    assert both.asked.seat == 1


@pytest.mark.rule("GH-DMG-08")
def test_the_amount_is_known_before_the_decision() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0", draws=["plus-2"])
    table.perform(2, Attack(value=1))
    assert table.keys()[0] == "suffer"
    assert table.state.frames[-1].amount == 3  # type: ignore[attr-defined]
    table.picks("suffer")
    assert table.hp(1) == 7


@pytest.mark.rule("GH-DMG-09")
def test_cards_lost_for_damage_can_be_recovered() -> None:
    table = hurt(scene(brute="0:0")).picks("lose trample")
    table.perform(1, RecoverCards(what="lost")).picks("recover trample")
    assert "trample" in table.mat(0).hand
    assert table.event(CardLost).card == "trample"


@pytest.mark.rule("GH-DMG-11")
def test_hit_points_are_open_to_all() -> None:
    table = hurt(scene(brute="0:0", spellweaver="0:1")).picks("suffer")
    assert view(table.game, Seat(1)).state.figures[BRUTE].hp == 7


@pytest.mark.rule("GH-DMG-01")
def test_the_question_does_not_show_the_hand_to_others() -> None:
    table = hurt(scene(brute="0:0", spellweaver="0:1"))
    assert table.asked.secret


@pytest.mark.rule("GH-DMG-10")
def test_falling_below_half_is_remembered() -> None:
    table = hurt(scene(brute="0:0"), 5).picks("suffer")
    assert table.mat(0).deeds.count("times-below-half") == 0
    hurt(table, 1).picks("suffer")
    hurt(table, 1).picks("suffer")
    assert table.mat(0).deeds.count("times-below-half") == 1
