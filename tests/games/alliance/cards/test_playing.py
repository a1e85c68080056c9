"""Playing cards: types, bases, what could do nothing (DA-CRD, DA-SPL)."""

from __future__ import annotations

import pytest

from games.alliance.arena import OGRE, RAIDER, Arena
from games.alliance.table import FIRST
from undercroft.games.alliance.events.attacks import AttackCompared
from undercroft.games.alliance.events.cards import CardShown
from undercroft.games.alliance.rules.attack.targets import range_of
from undercroft.games.alliance.rules.attack.values import armor, defense
from undercroft.kernel import Objection


@pytest.mark.rule("DA-CRD-01", "DA-CRD-04", "DA-CRD-18")
def test_cards_are_played_in_the_activation_of_their_hero_and_lie_under_it() -> None:
    table = Arena("petra", "st-08-1", "gs-1")
    table.begin().play("st-08-1")
    assert table.types() == ["st-08-1"] and table.s.alliances[FIRST].hand == ("gs-1",)
    assert [event.card for event in table.events(CardShown)] == ["st-08-1"]
    table.answer("done")
    assert table.s.alliances[FIRST].hand.count("gs-1") == 1  # not played: stays in hand


@pytest.mark.rule("DA-CRD-05", "DA-CRD-08", "DA-CMP-13")
def test_one_card_of_each_type_for_each_hero() -> None:
    table = Arena("petra", "st-08-1", "u1-01", "st-08-2", "gs-4", "gs-1")
    table.begin().play("st-08-1")
    assert "u1-01" not in table.some("play")  # another weapon
    assert table.why_not(card="u1-01") == Objection("DA-CRD-05", "type-taken", what="weapon")
    table.play("st-08-2").play("gs-4").play("gs-1")
    assert table.types() == ["st-08-1", "st-08-2", "gs-4", "gs-1"]
    ally = Arena("krom", "u1-01")
    ally.put("st-08-1", "petra")  # the limit is the hero's, not the Alliance's
    assert ally.begin().some("play") == ["u1-01"]


@pytest.mark.rule("DA-CRD-06")
def test_a_card_of_two_types_counts_as_both() -> None:
    table = Arena("petra", "u1-02", "u1-01", "st-08-2")
    table.begin().play("u1-02")  # armor and weapon
    assert table.some("play") == []
    armed = Arena("petra", "u1-02", "st-08-1")
    armed.begin().play("st-08-1")
    assert armed.some("play") == []


@pytest.mark.rule("DA-CRD-07", "DA-CMP-14")
def test_weapon_and_armor_share_a_colour_but_not_a_limit() -> None:
    table = Arena("petra", "st-08-1", "st-08-2")
    table.begin().play("st-08-1").play("st-08-2")
    assert armor(table.game, table.hero) == 2 + 1 + 2


@pytest.mark.rule("DA-CRD-12", "DA-CRD-14")
def test_a_bonus_to_an_attack_that_the_hero_does_not_have_bars_the_card() -> None:
    table = Arena("krolt", "u1-21", "u1-05")  # Longbow: ranged and range; Krolt fights hand to hand
    table.change(table.hero, kind="krolt")
    assert "u1-21" not in table.begin().some("play")
    assert table.why_not(card="u1-21") == Objection("DA-CRD-12", "idle")
    armed = Arena("krom", "gs-1", "u1-05", "u2-06")
    armed.begin().play("u1-05")  # Throwing Knives supply a ranged base
    assert "gs-1" in armed.some("play")


@pytest.mark.rule("DA-CRD-12")
def test_a_card_that_does_something_else_too_may_be_played() -> None:
    table = Arena("mirabell", "u2-26", "u1-27")
    table.change(table.hero, kind="mirabell")  # ranged: Oathblade gives melee and a kill effect
    assert "u2-26" in table.begin().some("play")


@pytest.mark.rule("DA-CRD-13", "DA-CRD-E2", "DA-SPL-02")
def test_a_printed_base_is_for_any_hero_that_can_play_the_card() -> None:
    """Arcane Lance, ranged 5, whatever the hero card says."""
    table = Arena("root", "u1-09", at=(4, 3))  # melee 2
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("u1-09")
    assert table.power(ogre, "u1-09", "ranged") == 5
    assert range_of(table.game, table.aim("u1-09", "ranged")) == (2, 3)
    table.attack(ogre, "u1-09", "ranged")
    assert table.compared.power == 5 and table.compared.damage == 4


@pytest.mark.rule("DA-CRD-15", "DA-CRD-E3")
def test_base_or_bonus_as_the_player_chooses() -> None:
    """Boar Spear: melee 3, or +2 Melee."""
    fighter = Arena("holgar", "u1-22")
    ogre = fighter.monster(OGRE, (3, 4))
    fighter.begin().answer("play u1-22")
    assert fighter.keys == ["mode u1-22 1", "mode u1-22 2"]
    fighter.answer("mode u1-22 2")
    assert fighter.power(ogre) == 4 and not [key for key in fighter.some("attack") if "u1-22" in key]
    other = Arena("holgar", "u1-22")
    ogre = other.monster(OGRE, (3, 4))
    other.begin().play("u1-22", "mode u1-22 1")
    assert other.power(ogre, "u1-22", "melee") == 3 and other.power(ogre) == 2
    archer = Arena("lorna", "u1-22")  # primary attack ranged: only the base
    ogre = archer.monster(OGRE, (3, 4))
    archer.begin().play("u1-22")
    assert archer.power(ogre, "u1-22", "melee") == 3


@pytest.mark.rule("DA-CRD-15")
def test_the_bonus_of_a_base_card_asks_for_the_own_attack_of_its_type() -> None:
    """Smite lends Mirabell a melee base; Boar Spear is a base for her all the same, never +2 Melee."""
    table = Arena("mirabell", "u1-15", "u1-22")
    ogre = table.monster(OGRE, (3, 4))
    table.begin().play("u1-15").play("u1-22")
    assert table.what == "alliance.hero_activation.act"  # there was nothing to choose
    assert table.power(ogre, "u1-15", "melee") == 4 and table.power(ogre, "u1-22", "melee") == 3


@pytest.mark.rule("DA-CRD-15", "DA-CRD-14")
def test_the_bonus_of_a_base_card_is_for_the_own_attack_alone() -> None:
    """Holgar: +2 Melee of Boar Spear does not reach Smite, +2 Attack of Precision Attack does."""
    table = Arena("holgar", "u1-15", "u1-22", "gs-1")
    ogre = table.monster(OGRE, (3, 4))
    table.begin().play("u1-15").play("u1-22", "mode u1-22 2")
    assert table.power(ogre) == 4 and table.power(ogre, "u1-15", "melee") == 4
    table.play("gs-1")
    assert table.power(ogre) == 6 and table.power(ogre, "u1-15", "melee") == 6


@pytest.mark.rule("DA-CRD-15")
def test_hatchet_and_bolt() -> None:
    table = Arena("mcfarlin", "st-15-1", at=(4, 3))
    far = table.monster(OGRE, (4, 5))
    table.begin().play("st-15-1", "mode st-15-1 1")
    assert table.power(far, "st-15-1", "ranged") == 3 and far in table.targets("st-15-1", "ranged")
    near = Arena("mcfarlin", "st-15-1")
    ogre = near.monster(OGRE, (3, 4))
    assert near.begin().play("st-15-1", "mode st-15-1 2").power(ogre) == 4


@pytest.mark.rule("DA-CRD-14", "DA-SPL-03")
def test_rune_staff_raises_ranged_or_attack_spells() -> None:
    table = Arena("mysterios", "u1-23", "st-04-1", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin().play("u1-23", "mode u1-23 2").play("st-04-1")
    assert table.power(ogre, "st-04-1", "ranged") == 6 and table.power(ogre) == 3
    bolt = Arena("mysterios", "u1-23", "st-04-1", at=(4, 3))
    ogre = bolt.monster(OGRE, (4, 5))
    bolt.begin().play("u1-23", "mode u1-23 1").play("st-04-1")
    assert bolt.power(ogre, "st-04-1", "ranged") == 5 and bolt.power(ogre) == 4
    melee = Arena("holgar", "u1-23")  # no ranged attack: only the second way is left
    melee.begin().answer("play u1-23")
    assert melee.types() == ["u1-23"] and melee.s.columns[melee.hero][0].mode == "2"


@pytest.mark.rule("DA-CRD-16", "DA-HER-15", "DA-SPL-02")
def test_a_weapon_base_serves_every_attack_an_attack_spell_one() -> None:
    table = Arena("krom", "u1-05", at=(4, 4))
    near, far = table.monster(OGRE, (3, 4)), table.monster(RAIDER, (4, 6))
    table.begin().play("u1-05")
    table.attack(near, "u1-05", "ranged")  # range 1 to 3
    table.attack(far, "u1-05", "ranged")
    assert [event.power for event in table.events(AttackCompared)] == [3, 3]
    mage = Arena("mysterios", "st-04-1", at=(4, 3))
    one, two = mage.monster(OGRE, (4, 5)), mage.monster(OGRE, (3, 5))
    mage.begin().play("st-04-1")
    mage.attack(one, "st-04-1", "ranged")
    mage.answer("pass")  # no push
    assert [key for key in mage.some("attack") if "st-04-1" in key] == []
    assert f"{two} ranged" in mage.some("attack")


@pytest.mark.rule("DA-CRD-17")
def test_defense_played_in_the_own_activation_holds_later() -> None:
    table = Arena("petra", "st-08-2")
    table.begin().play("st-08-2").answer("done")
    assert defense(table.game, table.hero) == 4


@pytest.mark.rule("DA-SPL-01", "DA-SPL-E2", "DA-HER-14", "DA-HER-19")
def test_four_sorts_of_spells_are_four_types_and_one_is_an_attack() -> None:
    table = Arena("mysterios", "st-04-1", "st-04-2", "u1-12", at=(4, 3))
    table.change(table.hero, kind="mysterios")
    ogre = table.monster(OGRE, (4, 6))
    table.begin().go((4, 4))
    table.play("st-04-2").play("u1-12").play("st-04-1")
    assert table.types() == ["st-04-2", "u1-12", "st-04-1"]
    table.attack(ogre, "st-04-1", "ranged")
    table.answer("pass")  # no push
    assert table.s.turn.attacks == 1 and not table.some("attack")  # it has moved


@pytest.mark.rule("DA-HER-07", "DA-HER-20")
def test_cards_may_be_played_after_an_attack_but_none_that_moves() -> None:
    table = Arena("mysterios", "u1-11", "st-04-3", at=(4, 3))
    ogre = table.monster(OGRE, (4, 5))
    table.begin()
    assert "u1-11" in table.some("play")
    table.attack(ogre)
    assert "st-04-3" in table.some("play") and "u1-11" not in table.some("play")
    assert table.why_not(card="u1-11") == Objection("DA-HER-07", "attacked")


@pytest.mark.rule("DA-CRD-12", "DA-HER-07")
def test_a_card_that_moves_and_does_more_may_be_played_after_an_attack_for_the_rest() -> None:
    """Shadowstep: no teleport any more, but +1 Attack for the second attack (DA-HER-15)."""
    table = Arena("krom", "u2-25", at=(4, 4))
    first, second = table.monster(OGRE, (3, 4)), table.monster(OGRE, (3, 3))
    table.begin().attack(first)
    before, here = table.power(second), table.leaf(table.hero).cells
    table.play("u2-25")
    assert table.what == "alliance.hero_activation.act"  # no square was asked for
    assert table.power(second) == before + 1 and table.leaf(table.hero).cells == here
    early = Arena("krom", "u2-25", at=(4, 4))
    early.begin().play("u2-25")
    assert early.what == "alliance.vanish.choose"


@pytest.mark.rule("DA-RST-04", "DA-HER-11")
def test_no_attack_spell_and_no_pet_at_rest_or_after_a_second_movement() -> None:
    table = Arena("lorna", "st-03-3", "u1-21")
    table.begin().answer("rest")
    assert "st-03-3" not in table.some("play")
    assert table.why_not(card="st-03-3") == Objection("DA-RST-04", "resting")
    mage = Arena("mysterios", "st-04-1", "st-04-3")
    mage.begin().answer("second-move")
    assert mage.some("play") == ["st-04-3"]
    assert mage.why_not(card="st-04-1") == Objection("DA-HER-11", "second-movement")
