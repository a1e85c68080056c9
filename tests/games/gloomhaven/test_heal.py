"""Heal, by players and by monsters (GH-HEA, GH-MOT-01 to -05)."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import scene
from undercroft.games.gloomhaven.records.abilities import Heal
from undercroft.games.gloomhaven.records.whom import SELF, Whom
from undercroft.games.gloomhaven.rules.effects.deaths import exhaust
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.kernel import FigureId


@pytest.mark.rule("GH-HEA-01")
def test_a_heal_is_for_the_healer_or_for_one_ally_in_range() -> None:
    table = scene(brute="0:0", spellweaver="1:0", tinkerer="4:0").looks(1, hp=3).looks(2, hp=2)
    table.perform(1, Heal(value=4, range=1))
    assert table.keys() == ["target 1", "target 2", "skip"]
    table.picks("target 2")
    assert (table.hp(1), table.hp(2)) == (3, 6)
    assert not table.is_asked()


@pytest.mark.rule("GH-HEA-01")
def test_a_heal_may_be_left_out() -> None:
    table = scene(brute="0:0").looks(1, hp=3)
    table.perform(1, Heal(value=4, range=1)).picks("skip")
    assert table.hp(1) == 3


@pytest.mark.rule("GH-HEA-02")
def test_the_range_of_a_heal_counts_in_hexes() -> None:
    table = scene(brute="0:0", spellweaver="3:0", tinkerer="4:0")
    table.perform(1, Heal(value=4, range=3))
    assert table.keys("target") == ["1", "2"]


@pytest.mark.rule("GH-HEA-03")
def test_a_ranged_heal_needs_line_of_sight() -> None:
    floor, walls = "0..3:0 0..3:1 0..3:2", "0:0|1:0 0:1|1:0 0:1|1:1 0:2|1:1"
    seen = scene(floor, brute="0:0", spellweaver="2:0")
    seen.perform(1, Heal(value=4, range=9))
    assert seen.keys("target") == ["1", "2"]
    hidden = scene(floor, walls=walls, brute="0:0", spellweaver="2:0")
    hidden.perform(1, Heal(value=4, range=9))
    assert hidden.keys("target") == ["1"]


@pytest.mark.rule("GH-HEA-04")
def test_heal_self_is_for_nobody_else() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(1, hp=3).looks(2, hp=2)
    table.perform(1, Heal(value=4, who=SELF))
    assert (table.hp(1), table.hp(2)) == (7, 2)


@pytest.mark.rule("GH-HEA-05", "GH-DMG-10")
def test_nobody_is_healed_above_the_maximum() -> None:
    table = scene(brute="0:0").looks(1, hp=9)
    table.perform(1, Heal(value=4, who=SELF))
    assert table.hp(1) == table.figure(1).full == 10


@pytest.mark.rule("GH-HEA-06")
def test_a_heal_at_full_hit_points_removes_wound_and_poison() -> None:
    table = scene(brute="0:0").looks(1, "wound", "poison")
    table.perform(1, Heal(value=4, who=SELF))
    assert table.conditions(1) == []


@pytest.mark.rule("GH-HEA-07")
def test_a_heal_for_several_heals_each_separately() -> None:
    table = scene(brute="0:0", spellweaver="1:0", tinkerer="0:1").looks(2, "poison", hp=1).looks(3, hp=1)
    table.perform(1, Heal(value=2, who=Whom(side="allies", count="all", within=1)))
    assert (table.hp(2), table.hp(3)) == (1, 3)
    assert table.conditions(2) == []
    two = scene(brute="0:0", spellweaver="1:0", tinkerer="0:1").looks(2, hp=1).looks(3, hp=1)
    two.perform(1, Heal(value=2, range=2, target=2)).picks("target 2", "target 3")
    assert (two.hp(2), two.hp(3)) == (3, 3)


@pytest.mark.rule("GH-HEA-08", "GH-EXH-05")
def test_an_exhausted_character_cannot_be_healed() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(2, hp=1)
    exhaust(table.game, FigureId(2))
    table.perform(1, Heal(value=4, range=3))
    assert table.keys("target") == ["1"]
    heal(table.game, FigureId(2), 5)
    assert table.hp(2) == 1


@pytest.mark.rule("GH-HEA-09", "GH-CON-36")
def test_an_invisible_ally_can_be_healed() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(2, "invisible", hp=1)
    table.perform(1, Heal(value=4, range=3)).picks("target 2")
    assert table.hp(2) == 5


@pytest.mark.rule("GH-HEA-10")
def test_a_healing_item_works_as_heal_self() -> None:
    table = scene(brute="0:0").looks(1, "poison", hp=2)
    potion = table.game.rules.content.item["minor-healing-potion"]
    table.perform(1, *potion.abilities, source="minor-healing-potion", forced=True)
    assert (table.hp(1), table.conditions(1)) == (2, [])
    table.perform(1, *potion.abilities, source="minor-healing-potion", forced=True)
    assert table.hp(1) == 5


@pytest.mark.rule("GH-MOT-01")
def test_a_monster_heals_who_lost_most() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0, bandit-guard 5:0", brute="9:7")
    table.looks(3, hp=4).looks(4, hp=2).perform(2, Heal(value=3, range=3))
    assert (table.hp(3), table.hp(4)) == (4, 5)


@pytest.mark.rule("GH-MOT-01")
def test_a_monster_heals_itself_if_it_lost_most() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0", brute="9:7").looks(2, hp=1).looks(3, hp=4)
    table.perform(2, Heal(value=2, range=3))
    assert (table.hp(2), table.hp(3)) == (3, 4)


@pytest.mark.rule("GH-MOT-02", "GH-AMB-01")
def test_players_choose_among_equally_hurt_monsters() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0, bandit-guard 5:0", brute="9:7")
    table.looks(3, hp=4).looks(4, hp=4).perform(2, Heal(value=1, range=3))
    assert table.keys() == ["target 3", "target 4"]
    table.picks("target 4")
    assert (table.hp(3), table.hp(4)) == (4, 5)


@pytest.mark.rule("GH-MOT-03")
def test_a_monsters_heal_self_is_for_itself() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0", brute="9:7").looks(2, hp=2).looks(3, hp=1)
    table.perform(2, Heal(value=1, who=SELF))
    assert (table.hp(2), table.hp(3)) == (3, 1)


@pytest.mark.rule("GH-MOT-04")
def test_a_monsters_heal_follows_the_common_rules() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0", brute="9:7").looks(3, "poison", hp=1)
    table.perform(2, Heal(value=3, range=3))
    assert (table.hp(3), table.conditions(3)) == (1, [])
    far = scene(monsters="cultist 3:0, bandit-guard 7:0", brute="9:7").looks(3, hp=1)
    far.perform(2, Heal(value=3, range=3))
    assert far.hp(3) == 1


@pytest.mark.rule("GH-MOT-05")
def test_nobody_hurt_the_players_choose_who_loses_poison_or_wound() -> None:
    table = scene(monsters="cultist 3:0, bandit-guard 4:0, bandit-guard 5:0, bandit-guard 6:0", brute="9:7")
    table.looks(3, "poison").looks(4, "wound").perform(2, Heal(value=3, range=3))
    assert table.keys() == ["target 3", "target 4"]
    table.picks("target 4")
    assert (table.conditions(3), table.conditions(4)) == (["poison"], [])
    well = scene(monsters="cultist 3:0, bandit-guard 4:0", brute="9:7").perform(2, Heal(value=3, range=3))
    assert well.log == []


@pytest.mark.rule("GH-MON-12")
def test_a_monsters_heal_without_a_range_has_that_of_its_card() -> None:
    table = scene(monsters="bandit-archer 0:0, bandit-guard 3:0", brute="9:7").looks(3, hp=1)
    table.perform(
        2, invented("GH-MON-12 speaks of a Heal without a range; printed ones have one", Heal(value=3))
    )
    assert table.hp(3) == 4
