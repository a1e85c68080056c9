"""Curse and Bless cards, Muddle and Strengthen, and who is Invisible (GH-CON-27 to -45)."""

from __future__ import annotations

import pytest

from games.gloomhaven.scenes import add_monster, scene
from games.gloomhaven.test_conditions import curses, gains, takes_a_turn
from undercroft.games.gloomhaven.events.fights import Focused, FocusMissed, ModifierAdded, ModifiersPutAway
from undercroft.games.gloomhaven.events.ground import Walked
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    Condition,
    Cure,
    Retaliate,
    Summon,
    SummonStats,
)
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.attack.modifier_cards import after
from undercroft.games.gloomhaven.state import MONSTERS
from undercroft.kernel import CardId

ALL_ADJACENT = Whom(side="enemies", count="all", within=1)


@pytest.mark.rule("GH-CON-27")
def test_the_muddled_attack_with_disadvantage() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0", draws=["plus-1", "minus-1"]).looks(1, "muddle")
    full = table.hp(2)
    table.perform(1, Attack(value=3)).picks("target 2")
    assert table.hp(2) == full - 2
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-28", "GH-CON-33")
def test_a_curse_is_shuffled_into_the_deck_once_for_each() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1")
    table.perform(1, Condition(conditions=("curse",), who=ALL_ADJACENT))
    assert curses(table, MONSTERS) == 2
    assert [event.deck for event in table.events(ModifierAdded)] == [MONSTERS, MONSTERS]
    assert table.conditions(2) == []


@pytest.mark.rule("GH-CON-29", "GH-CON-44")
def test_a_drawn_curse_is_a_null_and_leaves_the_deck() -> None:
    table = gains(scene(brute="0:0", monsters="bandit-guard 1:0", draws=["curse"]), 1, "curse")
    full = table.hp(2)
    table.perform(1, Attack(value=5)).picks("target 2")
    assert table.hp(2) == full
    assert curses(table, "0") == 0
    assert all("curse" not in event.cards for event in table.events(ModifiersPutAway))
    assert after(table.game, (CardId("bless"),), 3) == 6
    assert after(table.game, (CardId("curse"),), 3) == 0


@pytest.mark.rule("GH-CON-30", "GH-CON-31", "GH-CON-32")
def test_curses_come_from_two_supplies_of_ten() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 5:5")
    for _ in range(7):
        gains(table, 1, "curse")
    for _ in range(7):
        gains(table, 2, "curse")
    assert (curses(table, "0"), curses(table, "1")) == (7, 3)
    for _ in range(12):
        gains(table, 3, "curse")
    assert curses(table, MONSTERS) == 10


@pytest.mark.rule("GH-CON-34")
def test_positive_conditions_are_for_oneself_and_allies() -> None:
    table = scene(brute="0:0", spellweaver="1:0", monsters="bandit-guard 0:1")
    who = Whom(side="self-and-allies", count="all", within=1)
    table.perform(1, Condition(conditions=("strengthen",), who=who))
    assert table.conditions(1) == table.conditions(2) == ["strengthen"]
    assert table.conditions(3) == []
    table.perform(1, Cure(conditions="all"), forced=True)
    assert table.conditions(1) == ["strengthen"]


@pytest.mark.rule("GH-CON-35", "GH-CON-39")
def test_an_invisible_enemy_is_no_target() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1").looks(2, "invisible")
    table.perform(1, Condition(conditions=("wound",), who=Whom(side="enemies", within=1)))
    assert table.keys("target") == ["3"]
    table.picks("skip")
    table.perform(1, Condition(conditions=("wound",), who=ALL_ADJACENT))
    assert (table.conditions(2), table.conditions(3)) == (["invisible"], ["wound"])
    assert takes_a_turn(table, 2).conditions(2) == []


@pytest.mark.rule("GH-CON-36")
def test_an_invisible_ally_is_an_ally() -> None:
    table = scene(brute="0:0", spellweaver="1:0").looks(2, "invisible")
    who = Whom(side="allies", within=1)
    table.perform(1, Condition(conditions=("strengthen",), who=who)).picks("target 2")
    assert table.conditions(2) == ["invisible", "strengthen"]


@pytest.mark.rule("GH-CON-40")
def test_retaliate_hurts_an_invisible_attacker() -> None:
    table = scene(brute="0:0", monsters="living-bones 1:0").looks(1, "invisible")
    add_monster(table.game, "spitting-drake", "normal", "0:1")
    table.perform(3, Retaliate(value=2), duration="round")
    table.perform(1, Attack(value=1)).picks("target 3", "suffer")
    assert table.hp(1) == 8


@pytest.mark.rule("GH-CON-41")
def test_the_strengthened_attack_with_advantage() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0", draws=["minus-1", "plus-1"]).looks(
        1, "strengthen"
    )
    full = table.hp(2)
    table.perform(1, Attack(value=3)).picks("target 2")
    assert table.hp(2) == full - 4
    assert takes_a_turn(table, 1).conditions(1) == []


@pytest.mark.rule("GH-CON-42", "GH-CON-44")
def test_a_bless_doubles_once_and_leaves_the_deck() -> None:
    table = gains(scene(brute="0:0", monsters="elite bandit-guard 1:0", draws=["bless"]), 1, "bless")
    assert curses(table, "0", "bless") == 1
    full = table.hp(2)
    table.perform(1, Attack(value=3)).picks("target 2")
    assert full - table.hp(2) == 5
    assert curses(table, "0", "bless") == 0


@pytest.mark.rule("GH-CON-43")
def test_ten_bless_cards_serve_all_decks() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 5:5")
    for figure in (1, 2) * 6:
        gains(table, figure, "bless")
    assert (curses(table, "0", "bless"), curses(table, MONSTERS, "bless")) == (5, 5)


@pytest.mark.rule("GH-CON-45")
def test_the_curse_of_a_summon_goes_to_its_owners_deck() -> None:
    table = scene(brute="0:0")
    rat = Summon(what=SummonStats(name="rat-swarm", hp=6, move=1, attack=2))
    table.perform(1, rat, source="gnawing-horde").picks("hex 1:0")
    gains(table, 2, "curse", "bless", "muddle")
    assert (curses(table, "0"), curses(table, "0", "bless")) == (1, 1)
    assert table.conditions(2) == ["muddle"]


@pytest.mark.rule("GH-CON-35", "GH-CON-37")
def test_for_monsters_an_invisible_character_is_an_obstacle() -> None:
    narrow = scene("0..4:0", brute="2:0", spellweaver="0:0", monsters="bandit-guard 4:0").looks(
        1, "invisible"
    )
    narrow.turn(3, "528")
    assert (narrow.at(3), narrow.is_asked()) == ("4:0", False)
    assert narrow.events(FocusMissed)
    wide = scene("0..4:0 0..4:1", brute="2:0", spellweaver="0:0", monsters="bandit-guard 3:0").looks(
        1, "invisible"
    )
    wide.turn(3, "528")
    while wide.is_asked():
        wide.picks(wide.keys()[0])
    assert wide.event(Focused).target == 2
    assert GRID.cell(2, 0) not in wide.event(Walked).path


@pytest.mark.rule("GH-CON-38")
def test_for_summons_an_invisible_monster_is_an_obstacle() -> None:
    table = scene("0..4:0", mindthief="0:0", monsters="bandit-guard 2:0, bandit-guard 4:0").looks(
        2, "invisible"
    )
    table.play(1, "gnawing-horde", "top").picks("hex 1:0")
    table.knows(round=2).turn(4)
    assert table.events(FocusMissed)
    assert (table.at(4), table.hp(2)) == ("1:0", table.figure(2).full)
