"""Standing rules of scenarios: sides, values, auras, tolls (GH-SPC-17 to -20)."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, kinds, opened
from games.gloomhaven.rulings import BONES, DEMON, DOOR, GUARDS, EndTurn, altar, enter, ruled
from games.gloomhaven.scenes import shelf
from undercroft.games.gloomhaven.events.fights import DamageInflicted
from undercroft.games.gloomhaven.events.story import SideChanged, Toughened
from undercroft.games.gloomhaven.records.abilities import Move
from undercroft.games.gloomhaven.records.maps import Obstacle, Standing
from undercroft.games.gloomhaven.records.moments import (
    AtDoor,
)
from undercroft.games.gloomhaven.records.monsters import Monster
from undercroft.games.gloomhaven.records.scenario_goals import Objective
from undercroft.games.gloomhaven.records.scenario_rules import (
    Allies,
    Aura,
    Boost,
    EnemiesOfAll,
    FocusOn,
    Indestructible,
    LootByAction,
    MonsterLevel,
    SlowMoves,
    SummonInstead,
    Toll,
    Unhurt,
)
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.actions.targets import reached
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.round.rounds import turn_of
from undercroft.games.gloomhaven.rules.scenario.placing import place_monster
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed, focus_first, summoned
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.state import Terrain, Treasure
from undercroft.kernel import FigureId


@pytest.mark.rule("GH-SPC-20")
def test_monsters_that_are_allies_fight_all_other_types() -> None:
    table = enter(
        ruled(
            Allies(monsters=(BONES,)),
            monsters=f"{GUARDS} 4:0",
            there=(Standing(monster=BONES, at="9:1", ranks="nnn"),),
        )
    )
    ally = kinds(table, BONES)[0]
    assert table.figure(ally).side == "party"
    assert set(enemies(table.game, ally)) == {FigureId(3)} and ally in enemies(table.game, FigureId(3))


@pytest.mark.rule("GH-SPC-20")
def test_enemies_of_all_are_so_from_their_moment_on() -> None:
    rule = EnemiesOfAll(monsters=(BONES,), since=AtDoor(mark="x"))
    table = ruled(rule, monsters=f"{GUARDS} 4:0, {BONES} 5:0, {BONES} 5:1", marks={"x": DOOR})
    assert FigureId(4) not in enemies(table.game, FigureId(3))
    enter(table)
    assert table.event(SideChanged).side == "wild"
    assert set(enemies(table.game, FigureId(4))) == {1, 2, 3}


@pytest.mark.rule("GH-SPC-20", "GH-LVL-05")
def test_a_type_may_be_of_a_higher_level_seven_at_most() -> None:
    table = ruled(MonsterLevel(monster=GUARDS, plus=2), monsters=f"{GUARDS} 4:0, {BONES} 5:0")
    guards, corpses = shelf().monster[GUARDS], shelf().monster[BONES]
    assert isinstance(guards, Monster) and isinstance(corpses, Monster)
    assert monster_stats(table.game, table.figure(3)) == guards.stats(3, "normal")
    table.knows(level=6)
    assert monster_stats(table.game, table.figure(3)) == guards.stats(7, "normal")
    assert monster_stats(table.game, table.figure(4)) == corpses.stats(6, "normal")


@pytest.mark.rule("GH-SPC-18", "GH-SPC-20")
def test_values_grow_with_what_still_stands() -> None:
    rule = Boost(
        monsters=(DEMON, GUARDS),
        per="altar",
        hp="A",
        attack="A",
        move="up(A/2)",
        range="up(A/2)",
        since=AtDoor(mark="x"),
    )
    table = ruled(
        rule,
        objectives=(altar(),),
        marks={"a": "1:0 9:1 9:2", "x": DOOR},
        monsters=f"{DEMON} 4:0, {GUARDS} 5:0",
    )
    plain, guard = monster_stats(table.game, table.figure(3)), monster_stats(table.game, table.figure(4))
    enter(table)
    more = monster_stats(table.game, table.figure(3))
    assert (more.hp, more.attack, more.move, more.range) == (
        plain.hp + 3,
        plain.attack + 3,
        plain.move + 2,
        plain.range + 2,
    )
    assert monster_stats(table.game, table.figure(4)).range == guard.range == 0  # melee stays melee
    assert table.hp(3) == table.figure(3).full == plain.hp + 3
    table.run(Die(kinds(table, "altar")[0]))
    assert table.hp(3) == table.figure(3).full == plain.hp + 2 and table.rule_of(Toughened) == "GH-SPC-18"
    table.looks(3, hp=1).run(Die(kinds(table, "altar")[0]))
    assert table.hp(3) == 1


@pytest.mark.rule("GH-SPC-20")
def test_conditions_that_a_page_adds_to_attacks() -> None:
    table = ruled(Boost(monsters=(GUARDS,), conditions=("poison",)), monsters=f"{GUARDS} 4:0")
    assert monster_stats(table.game, table.figure(3)).conditions == ("poison",)


@pytest.mark.rule("GH-SPC-20")
def test_some_suffer_no_damage() -> None:
    table = ruled(Unhurt(monster=GUARDS), monsters=f"{GUARDS} 1:0, {BONES} 5:0")
    table.run(Suffer(FigureId(3), 5, "ability", FigureId(1)))
    assert table.hp(3) == table.figure(3).full and not table.events(DamageInflicted)
    gain(table.game, FigureId(3), "poison")
    assert table.conditions(3) == ["poison"]
    table.run(Suffer(FigureId(4), 2, "ability", FigureId(1)))
    assert table.hp(4) == table.figure(4).full - 2


@pytest.mark.rule("GH-SPC-20", "GH-SET-07")
def test_moves_may_be_slower_for_characters_and_their_summons_only() -> None:
    table = ruled(SlowMoves(less=1), monsters=f"{GUARDS} 6:0")
    assert table.game.total("move", FigureId(1), 3) == 2 and table.game.total("move", FigureId(3), 3) == 3
    table.perform(1, Move(value=1))
    assert not table.is_asked() or not table.keys("go")


@pytest.mark.rule("GH-SPC-20")
def test_what_focuses_on_an_objective_and_what_is_fixed_and_what_is_summoned_instead() -> None:
    rules = (
        FocusOn(objective="altar", monsters=(GUARDS,)),
        Indestructible(art="rock"),
        SummonInstead(monster=GUARDS, summons=BONES, rank="elite"),
    )
    table = ruled(
        *rules,
        objectives=(altar(side="characters"),),
        marks={"a": "1:0"},
        monsters=f"{GUARDS} 6:0, {BONES} 5:0",
        overlays=(Obstacle(at=("2:1 3:1",), art="rock"), Obstacle(at=("4:1",), art="table")),
    )
    assert focus_first(table.game, FigureId(3)) == (5,) and focus_first(table.game, FigureId(4)) == ()
    assert fixed(table.game) & ~(1 << at("1:0")) == 1 << at("2:1") | 1 << at("3:1")
    assert summoned(table.game, GUARDS, DEMON, "normal") == (BONES, "elite")
    assert summoned(table.game, BONES, DEMON, "normal") == (DEMON, "normal")


@pytest.mark.rule("GH-SPC-20")
@pytest.mark.parametrize("by_action", [True, False])
def test_goal_treasure_may_be_for_loot_abilities_only(by_action: bool) -> None:
    table = ruled(*([LootByAction()] if by_action else []))
    table.knows(terrain=Terrain(treasures=(Treasure(at("0:0"), "goal"),)))
    table.run(LootHexes(FigureId(1), 1 << at("0:0"), at_end=True))
    assert bool(table.state.terrain.treasures) == by_action
    table.run(LootHexes(FigureId(1), 1 << at("0:0")))
    assert not table.state.terrain.treasures


@pytest.mark.rule("GH-SPC-20")
def test_auras_heal_and_hurt_at_the_start_of_a_turn() -> None:
    rules = (
        invented(
            "printed from a moment on, and another test has that",
            Aura(mark="a", within=1, who="characters-and-summons", hurt=1),
        ),
        invented(
            "printed from a moment on, and another test has that",
            Aura(mark="a", within=1, who="monsters", heal=2),
        ),
        Aura(objective="altar", within=2, who="monsters", heal=1),
    )
    table = ruled(
        *rules,
        objectives=(Objective(id="altar", mark="b", hp=3),),
        marks={"a": "1:0", "b": "3:1"},
        monsters=f"{GUARDS} 2:0",
    )
    table.looks(3, hp=1)
    table.run(turn_of(table.game, FigureId(1))).picks("suffer")
    assert table.hp(1) == table.figure(1).full - 1
    table.state.frames.clear()
    table.game.open = ()
    table.looks(3, "stun").run(turn_of(table.game, FigureId(3)))
    assert table.hp(3) == 1 + 2 + 1
    assert table.hp(2) == table.figure(2).full


@pytest.mark.rule("GH-SPC-20")
def test_a_toll_is_taken_of_characters_at_the_end_of_their_turn() -> None:
    table = ruled(Toll(at="turn-end", amount="1+N"), monsters=f"{GUARDS} 4:0")
    table.run(EndTurn(FigureId(3)))
    assert table.hp(3) == table.figure(3).full
    table.run(EndTurn(FigureId(1))).picks("suffer")
    assert table.hp(1) == table.figure(1).full - 2
    wet = ruled(Toll(at="turn-end", amount=1, art="water"), overlays=(Obstacle(at=("0:1",), art="water"),))
    assert not wet.run(EndTurn(FigureId(1))).is_asked() and wet.run(EndTurn(FigureId(2))).is_asked()


@pytest.mark.rule("GH-SPC-17")
def test_a_named_monster_is_neither_normal_nor_elite() -> None:
    table = ruled()
    named = place_monster(table.game, "bloated-regent", "elite", at("1:0"))
    assert named is not None and table.figure(named).rank == "named" and table.figure(named).number == 0
    whom = invented(
        "printed abilities for a rank name one enemy, not all",
        Whom(side="enemies", count="all", rank=("normal", "elite"), within=3),
    )
    assert named not in reached(table.game, FigureId(1), whom)


def test_a_scenario_without_rules_arms_nothing() -> None:
    assert not [on for on in opened("1").state.triggers if on in ("Killed", "TurnEnded", "gh.round.begun")]
