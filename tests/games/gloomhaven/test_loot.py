"""Looting tokens and treasure (GH-LOO, GH-TRE)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.ground import ThingFound, TreasureLooted
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.abilities import Loot, Move, Summon, SummonStats
from undercroft.games.gloomhaven.records.treasures import Treasure
from undercroft.games.gloomhaven.records.whom import Bonus
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.kernel import FigureId


def treasury(**rewards: Any) -> Library:
    """The records with one treasure tile, "1", that gives these."""
    kinds = {name: getattr(shelf(), name) for name in shelf().__struct_fields__}
    return Library(**{**kinds, "treasure": {"1": Treasure(id="1", scenario="test", **rewards)}})


def opened(**rewards: Any) -> Table:
    """A brute who has looted that tile."""
    table = scene(brute="0:0", treasures={"0:0": "1"}, library=treasury(**rewards))
    return table.run(LootHexes(FigureId(1), table.figure(1).cells))


@pytest.mark.rule("GH-LOO-01", "GH-LOO-04", "GH-LOO-05")
def test_loot_takes_every_token_in_range_and_the_own_hex() -> None:
    table = scene(brute="2:2", spellweaver="2:3", money="2:2 3:2 2:1 4:2")
    table.perform(1, Loot(range=1)).picks("perform")
    assert (table.mat(0).money, table.mat(1).money) == (3, 0)
    assert len(table.state.terrain.money) == 1
    assert (table.mat(0).deeds.count("money"), table.mat(0).deeds.count("loot")) == (3, 3)


@pytest.mark.rule("GH-LOO-02")
def test_monsters_and_obstacles_do_not_hinder_looting() -> None:
    table = scene(brute="0:0", monsters="bandit-guard 1:0", obstacles="0:1", money="1:0 0:1")
    table.perform(1, Loot(range=1)).picks("perform")
    assert table.mat(0).money == 2


@pytest.mark.rule("GH-LOO-03", "GH-DEF-14")
def test_loot_needs_line_of_sight() -> None:
    floor, walls = "0..3:0 0..3:1 0..3:2", "0:0|1:0 0:1|1:0 0:1|1:1 0:2|1:1"
    table = scene(floor, walls=walls, brute="0:0", money="1:0 2:0 0:1")
    table.perform(1, Loot(range=9)).picks("perform")
    assert table.mat(0).money == 1


@pytest.mark.rule("GH-LOO-06", "GH-TRE-03")
def test_a_looted_tile_is_opened_at_once() -> None:
    table = opened(gold=10, xp=5)
    assert table.mat(0).xp == 5
    assert table.mat(0).found == ("gold:10",)
    assert table.event(TreasureLooted).opens
    assert table.state.terrain.treasures == ()
    assert (table.mat(0).deeds.count("treasures"), table.mat(0).deeds.count("loot")) == (1, 1)


@pytest.mark.rule("GH-TRE-03")
def test_treasure_may_hurt() -> None:
    table = opened(damage=3, conditions=("poison",)).picks("suffer")
    assert (table.hp(1), table.conditions(1)) == (7, ["poison"])


@pytest.mark.rule("GH-TRE-04", "GH-ITM-09")
def test_a_found_item_is_owned_and_not_equipped() -> None:
    table = opened(items=(1,))
    assert table.mat(0).found == ("item:boots-of-striding",)
    assert table.mat(0).items == ()


@pytest.mark.rule("GH-LOO-07")
def test_a_second_copy_is_sold() -> None:
    table = scene(brute="0:0", treasures={"0:0": "1"}, library=treasury(items=(1,)))
    table.mats(0, items=("boots-of-striding",)).run(LootHexes(FigureId(1), table.figure(1).cells))
    assert table.event(ThingFound).what == "sold:boots-of-striding"


@pytest.mark.rule("GH-TRE-05", "GH-TRE-06")
def test_designs_and_side_scenarios_are_noted_for_the_city() -> None:
    table = opened(item_designs=(1,), random_item_designs=1, side_scenarios=1, unlocks=("2",))
    assert table.mat(0).found == ("design:boots-of-striding", "random-design", "side-scenario", "scenario:2")


@pytest.mark.rule("GH-TRE-01", "GH-TRE-02")
def test_a_goal_tile_counts_for_the_scenario() -> None:
    table = scene(brute="0:0", treasures={"0:0": "goal"}, monsters="bandit-guard 9:7")
    table.run(LootHexes(FigureId(1), table.figure(1).cells))
    assert table.state.story["goal-tiles"] == 1
    assert table.mat(0).found == ()


@pytest.mark.rule("GH-LOO-08", "GH-LOO-09")
def test_only_the_hex_at_the_end_of_the_turn_is_looted() -> None:
    table = scene(brute="0:0", money="1:0 2:0").mats(0, played=("trample", "skewer"))
    table.turn(1).picks("basic skewer bottom", "go 2:0")
    while table.is_asked():
        away = [key for key in ("skip", "pass", "stop", "end-turn") if table.offers(key)]
        table.picks(*(away or ["basic trample top"])[:1])
    assert table.mat(0).money == 1
    assert len(table.state.terrain.money) == 1


@pytest.mark.rule("GH-LOO-09")
def test_passing_through_loots_nothing() -> None:
    table = scene(brute="0:0", money="1:0")
    table.perform(1, Move(value=2)).picks("go 2:0")
    if table.is_asked():
        table.picks("stop")
    assert table.mat(0).money == 0


@pytest.mark.rule("GH-LOO-10")
def test_a_loot_ability_takes_all_or_is_left_out() -> None:
    table = scene(brute="0:0", money="0:0 1:0")
    table.perform(1, Loot(range=1))
    assert table.keys() == ["perform", "skip"]
    table.picks("skip")
    assert table.mat(0).money == 0


@pytest.mark.rule("GH-LOO-01", "GH-LOO-10")
def test_where_nothing_lies_nobody_is_asked() -> None:
    table = scene(brute="0:0", money="3:0", treasures={"0:3": "1"}, library=treasury(gold=5))
    assert not table.perform(1, Loot(range=2)).is_asked()
    assert table.perform(1, Loot(range=3)).keys() == ["perform", "skip"]
    gives = scene(brute="0:0", monsters="bandit-guard 1:0")
    assert gives.perform(1, Loot(range=1, bonuses=(Bonus(per="adjacent-enemies", money=1),))).is_asked()


@pytest.mark.rule("GH-LOO-10", "GH-LOO-05")
def test_where_only_some_may_be_taken_their_hexes_are_chosen() -> None:
    table = scene(brute="0:0", money="0:0 1:0 0:1")
    table.perform(
        1, invented("the card with a limit also offers more for an element", Loot(range=1, at_most=2))
    ).picks("perform", "hex 1:0", "hex 0:0")
    assert table.mat(0).money == 2
    assert len(table.state.terrain.money) == 1
    few = scene(brute="0:0", money="0:0 1:0")
    few.perform(
        1, invented("the card with a limit also offers more for an element", Loot(range=1, at_most=4))
    ).picks("perform")
    assert few.mat(0).money == 2


@pytest.mark.rule("GH-LOO-11")
def test_what_is_left_on_the_board_is_nobodys() -> None:
    table = scene(brute="0:0", money="1:0 5:5")
    table.perform(1, Loot(range=1)).picks("perform")
    assert table.mat(0).money == 1 and len(table.state.terrain.money) == 1


@pytest.mark.rule("GH-LOO-12")
def test_who_is_exhausted_in_its_turn_loots_nothing() -> None:
    table = scene(brute="0:0", spellweaver="5:5", money="0:0").looks(1, "wound", hp=1)
    table.mats(0, hand=(), played=("trample", "skewer")).turn(1)
    assert not table.is_up(1)
    assert table.mat(0).money == 0


@pytest.mark.rule("GH-LOO-01")
def test_a_card_may_give_tokens_besides() -> None:
    table = scene(mindthief="0:0", monsters="bandit-guard 1:0, bandit-guard 0:1")
    table.perform(1, Loot(range=1, bonuses=(Bonus(per="adjacent-enemies", money=1),))).picks("perform")
    assert table.mat(0).money == 2


@pytest.mark.rule("GH-MOT-16", "GH-MOT-17")
def test_monsters_loot_money_for_good_and_no_treasure() -> None:
    table = scene(brute="9:7", monsters="vermling-scout 0:0", money="0:0 1:0", treasures={"0:1": "goal"})
    table.perform(2, Loot(range=1))
    assert not table.is_asked()
    assert table.state.terrain.money == ()
    assert len(table.state.terrain.treasures) == 1
    assert table.mat(0).money == 0


@pytest.mark.rule("GH-TRE-09", "GH-DEF-09")
def test_a_treasure_tile_is_no_empty_hex_and_hinders_nobody() -> None:
    table = scene("0..2:0", brute="0:0", treasures={"1:0": "goal"}, monsters="bandit-guard 2:0")
    table.perform(
        1,
        Summon(
            what=invented("a summon that does nothing but stand there", SummonStats(name="rat-swarm", hp=1))
        ),
    )
    assert not table.is_asked()
    table.perform(1, Move(value=1))
    assert table.offers("go 1:0")
