"""Attacks: the three steps, order of modifiers, targets, line of sight (GH-ATK, GH-LOS)."""

from __future__ import annotations

import pytest

from undercroft.games.gloomhaven.events.fights import (
    AttackDeclared,
    AttackValued,
    ModifierCounted,
    ModifierDrawn,
    Redirected,
)  # fmt: skip
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Control, Move, Retaliate, Suffer
from undercroft.games.gloomhaven.records.whom import Area, Bonus, Whom
from undercroft.kernel import FigureId

from .inventions import invented
from .scenes import Table, scene

ADJACENT = Whom(side="enemies", count="all", within=1)


def valued(table: Table) -> list[int]:
    return [event.damage for event in table.events(AttackValued)]


@pytest.mark.rule("GH-ATK-01", "GH-ATK-10")
def test_an_attack_deals_its_value_to_an_enemy_in_range() -> None:
    table = scene(monsters="bandit-guard 1:0")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(3) == 3
    assert table.event(AttackDeclared) == AttackDeclared(FigureId(1), FigureId(3), 3)


@pytest.mark.rule("GH-ATK-02", "GH-AOE-10")
def test_nobody_attacks_an_ally() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 1:0")
    table.perform(1, Attack(value=3))
    assert table.keys() == ["target 3", "skip"]


@pytest.mark.rule("GH-ATK-03")
def test_bonuses_come_before_the_card_and_shield_comes_last() -> None:
    table = scene(monsters="elite bandit-guard 1:0", draws=["double"])
    table.perform(1, Active(effect="attack", value=1), Attack(value=2)).picks("target 3")
    assert table.hp(3) == 9 - ((2 + 1) * 2 - 1)


@pytest.mark.rule("GH-ATK-04")
def test_bonuses_of_cards_text_and_poison_are_all_of_step_one() -> None:
    table = scene(monsters="cave-bear 1:0").looks(3, "poison")
    bonus = Bonus(when=("target-adjacent-to-none-of-its-allies",), attack=1)
    table.perform(1, Active(effect="attack", value=1), Attack(value=2, bonuses=(bonus,)))
    table.picks("target 3")
    assert valued(table)[0] == 5
    assert table.hp(3) == 4


def doubled_scoundrel(draw: str) -> Table:
    """Attack 3 on an elite guard, +2 by the card, doubled by an active card (p. 20)."""
    table = scene(scoundrel="0:0", brute="2:0", monsters="elite bandit-guard 1:0", draws=[draw])
    bonus = Bonus(when=("target-adjacent-to-my-ally",), attack=2)
    table.perform(1, Active(effect="double-attack"), Attack(value=3, bonuses=(bonus,)))
    return table.picks("target 3")


@pytest.mark.rule("GH-ATK-E1", "GH-ATK-06", "GH-ATK-05")
def test_adding_before_doubling() -> None:
    table = doubled_scoundrel("minus-1").picks("add-first")
    assert valued(table) == [10, 8]
    assert table.event(ModifierCounted).value == 9
    assert table.hp(3) == 1


@pytest.mark.rule("GH-ATK-E2", "GH-ATK-06")
def test_doubling_before_adding() -> None:
    table = doubled_scoundrel("minus-1").picks("double-first")
    assert valued(table) == [8, 6]
    assert table.event(ModifierCounted).value == 7


@pytest.mark.rule("GH-ATK-07")
def test_a_monster_adds_first_and_nobody_is_asked() -> None:
    table = scene(brute="0:0", spellweaver="5:0", monsters="bandit-guard 1:0").looks(1, "poison")
    guard = FigureId(3)
    table.perform(3, Active(effect="double-attack"), duration="round")
    table.turn(3, "527")
    while table.is_asked() and not table.offers("suffer"):
        table.picks(table.keys()[0])
    declared = table.event(AttackDeclared)
    assert declared.figure == guard and valued(table)[0] == (declared.value + 1) * 2


@pytest.mark.rule("GH-ATK-08", "GH-ATK-20")
def test_text_on_the_action_counts_for_each_target_on_its_own() -> None:
    table = scene(scoundrel="1:1", brute="0:3", monsters="cave-bear 0:2, cave-bear 2:1")
    bonus = Bonus(when=("target-adjacent-to-my-ally",), attack=2)
    table.perform(1, Attack(value=3, who=ADJACENT, bonuses=(bonus,))).picks("target 3")
    assert (table.hp(3), table.hp(4)) == (9 - 5, 9 - 3)


@pytest.mark.rule("GH-ATK-09")
def test_an_attack_is_never_below_zero() -> None:
    table = scene(monsters="stone-golem 1:0", draws=["minus-2"])
    table.perform(1, Attack(value=1)).picks("target 3")
    assert table.event(ModifierCounted).value == 0 and table.hp(3) == 10


@pytest.mark.rule("GH-ATK-11", "GH-ADV-11")
def test_a_ranged_attack_on_a_neighbour_has_disadvantage() -> None:
    for at, cards in (("1:0", 2), ("2:0", 1)):
        table = scene(monsters=f"cave-bear {at}")
        table.perform(1, Attack(value=2, range=3)).picks("target 3")
        assert len(table.events(ModifierDrawn)) == cards


@pytest.mark.rule("GH-ATK-12", "GH-ATK-13", "GH-ATK-16")
def test_up_to_so_many_different_targets_named_before_the_first_draw() -> None:
    table = scene(monsters="cave-bear 2:0, cave-bear 3:0, cave-bear 1:2")
    table.perform(1, Attack(value=2, range=3, target=2))
    assert table.keys() == ["target 3", "target 4", "target 5", "skip"]
    table.picks("target 4")
    assert table.keys() == ["target 3", "target 5", "skip"] and not table.events(ModifierDrawn)
    table.picks("target 3")
    assert [event.target for event in table.events(AttackDeclared)] == [4, 3]


@pytest.mark.rule("GH-ATK-12")
def test_fewer_targets_are_enough() -> None:
    table = scene(monsters="cave-bear 2:0, cave-bear 3:0")
    table.perform(1, Attack(value=2, range=3, target=2)).picks("target 4", "skip")
    assert (table.hp(3), table.hp(4)) == (9, 7)


@pytest.mark.rule("GH-ATK-14", "GH-AMD-05", "GH-ATK-15")
def test_each_target_has_its_own_card() -> None:
    table = scene(monsters="cave-bear 2:0, cave-bear 3:0", draws=["plus-1", "minus-1"])
    table.perform(1, Attack(value=3, range=3, target=2)).picks("target 3", "target 4")
    assert (table.hp(3), table.hp(4)) == (5, 7)


@pytest.mark.rule("GH-ATK-16", "GH-SHD-09")
def test_a_target_is_done_with_before_the_next() -> None:
    table = scene(brute="1:1", spellweaver="9:7", monsters="hound 0:2, hound 2:1").looks(1, hp=1)
    table.perform(1, Attack(value=2, who=ADJACENT)).picks("target 3", "suffer")
    assert not table.is_up(1)
    assert (table.hp(3), table.hp(4)) == (2, 4)


@pytest.mark.rule("GH-ATK-17")
def test_all_of_a_set_are_attacked() -> None:
    table = scene(brute="1:1", monsters="cave-bear 0:2, cave-bear 2:1, cave-bear 3:1")
    table.perform(1, Attack(value=2, who=ADJACENT))
    assert table.keys() == ["target 2", "target 3", "skip"]
    table.picks("target 3")
    assert [table.hp(i) for i in (2, 3, 4)] == [7, 7, 9]


@pytest.mark.rule("GH-ATK-18", "GH-SHD-12")
def test_only_attacks_draw_cards() -> None:
    table = scene(monsters="hound 1:0")
    table.perform(1, Suffer(value=1, who=ADJACENT), Retaliate(value=2))
    while table.is_asked():
        table.picks(table.keys()[0])
    assert table.hp(3) == 3 and not table.events(ModifierDrawn)
    table.perform(1, Attack(value=2)).picks("target 3", "suffer")
    assert len(table.events(ModifierDrawn)) == 1 and table.hp(1) == 9


@pytest.mark.rule("GH-ATK-19")
def test_everybody_moved_through_is_attacked_from_where_the_move_ends() -> None:
    table = scene(brute="0:0", spellweaver="6:0", monsters="bandit-guard 1:0, bandit-guard 3:0")
    through = Whom(side="enemies", count="all", of="through")
    table.perform(1, Move(value=4, jump=True), Attack(value=2, who=through)).picks(
        "go 2:0", "go 4:0", "target 3"
    )
    assert (table.hp(3), table.hp(4), table.at(1)) == (4, 4, "4:0")
    assert all(event.figure == 1 for event in table.events(AttackDeclared))


@pytest.mark.rule("GH-ATK-16")
def test_an_attack_along_the_way_hits_all_on_one_shortest_way() -> None:
    table = scene(spellweaver="0:0", brute="0:7", monsters="cave-bear 1:0, cave-bear 0:1, cave-bear 1:1")
    table.perform(
        1,
        invented(
            "Impaling Eruption also gives experience, which would hide the count",
            Attack(value=3, range=4, along=True),
        ),
    ).picks("target 5")
    assert len(table.keys("area")) == 2
    table.picks(next(key for key in list(table.keys()) if "1:0" in key), "target 3")
    assert [table.hp(i) for i in (3, 4, 5)] == [6, 9, 6]


@pytest.mark.rule("GH-ATK-13")
@pytest.mark.parametrize(("targets", "hurt"), [(1, [9, 6]), (2, [9, 5])])
def test_who_roars_is_attacked_in_place_of_a_neighbour_but_only_once(targets: int, hurt: list[int]) -> None:
    table = scene(brute="2:1", spellweaver="3:1", monsters="bandit-archer 6:1")
    table.play(1, "provoking-roar", "bottom")
    table.perform(3, Attack(value=1, range=5, target=targets))
    while table.is_asked():
        table.picks(table.keys()[0])
    assert [table.hp(1), table.hp(2)] == hurt
    assert len(table.events(Redirected)) == (1 if targets == 1 else 0)


@pytest.mark.rule("GH-LOS-07", "GH-LOS-10", "GH-LOS-11")
def test_range_and_line_of_sight() -> None:
    table = scene(
        "0..5:0 0..5:1",
        walls="1:0|2:0 1:1|2:0 1:1|2:1",
        monsters="cave-bear 1:0, cave-bear 3:0, cave-bear 5:0",
    )
    table.perform(1, Attack(value=1, range=4)).picks("target 3")
    table.perform(1, Attack(value=1)).picks("target 3")
    assert (table.hp(3), table.hp(4), table.hp(5)) == (7, 9, 9)


@pytest.mark.rule("GH-LOS-12", "GH-AOE-03")
def test_a_pattern_reaches_beyond_the_neighbours_and_stays_melee() -> None:
    table = scene(monsters="cave-bear 2:0")
    table.perform(1, Attack(value=2, area=Area(hexes=((1, 0), (2, 0)))))
    table.picks(next(key for key in list(table.keys()) if key.startswith("area") and "2:0" in key))
    assert table.hp(3) == 7 and len(table.events(ModifierDrawn)) == 1


@pytest.mark.rule("GH-LOS-13")
def test_who_is_invisible_cannot_be_targeted() -> None:
    table = scene(monsters="cave-bear 1:0, cave-bear 0:2").looks(3, "invisible")
    table.perform(1, Attack(value=2, range=3))
    assert table.keys() == ["target 4", "skip"]


@pytest.mark.rule("GH-LOS-05")
def test_neighbours_see_each_other_whatever_the_walls() -> None:
    table = scene("0..3:0", brute="0:0", spellweaver="3:0", monsters="cave-bear 1:0, cave-bear 2:0")
    table.perform(1, Attack(value=1, range=3))
    assert table.keys() == ["target 3", "skip"]


@pytest.mark.rule("GH-LOS-03")
def test_figures_and_obstacles_do_not_block_sight() -> None:
    table = scene(monsters="cave-bear 1:0, cave-bear 3:0", obstacles="2:0")
    table.perform(1, Attack(value=1, range=3))
    assert table.keys() == ["target 3", "target 4", "skip"]


@pytest.mark.rule("GH-ATK-21")
def test_a_forced_enemy_attacks_with_its_own_deck_at_its_own_risk() -> None:
    table = scene(mindthief="0:0", brute="9:7", monsters="cave-bear 3:3, hound 4:3").looks(4, hp=2)
    attack = Control(who=Whom(side="enemies", within=9), then=(Attack(value=2),))
    table.perform(1, attack).picks("target 3", "target 4")
    assert table.event(ModifierDrawn).deck == "monsters" and table.event(AttackDeclared).figure == 3
    assert not table.is_up(4) and table.mat(0).deeds.count("kills") == 1
