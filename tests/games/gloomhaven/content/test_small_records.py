"""Attack modifiers, battle goals, tables and treasures."""

from __future__ import annotations

from collections import Counter

import pytest

from games.gloomhaven.content.shelf import shelf
from games.gloomhaven.inventions import invented
from undercroft.content import json_schema
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.goals import BattleGoal
from undercroft.games.gloomhaven.records.modifiers import ModifierCard


def test_the_standard_deck_has_twenty_cards() -> None:
    standard = {card.id: card.standard for card in shelf().modifier.values() if card.standard}
    assert standard == {
        "plus-0": 6, "plus-1": 5, "minus-1": 5, "plus-2": 1, "minus-2": 1, "null": 1, "double": 1,
    }  # fmt: skip
    assert sum(standard.values()) == 20


def test_only_standard_null_and_double_shuffle() -> None:
    assert {card.id for card in shelf().modifier.values() if card.shuffle} == {"null", "double"}
    assert {card.id for card in shelf().modifier.values() if card.leaves} == {"bless", "curse"}
    assert shelf().modifier["bless"].draw == "double" and shelf().modifier["curse"].draw == "null"
    assert shelf().modifier["extra-minus-1"] == ModifierCard(id="extra-minus-1", value=-1, until_end=True)


def test_perks_add_cards_that_are_there() -> None:
    brute = shelf().character["brute"]
    added = Counter(card for perk in brute.perks for card in perk.add for _ in range(perk.times))
    assert added["rolling-push-1"] == 6 and added["plus-1-shield-1"] == 1
    card = shelf().modifier["rolling-push-1"]
    assert (card.rolling, card.value, card.push) == (True, 0, 1)
    assert shelf().modifier["plus-2-fire"].infuse == ("fire",)
    for hero in shelf().character.values():
        assert sum(perk.times for perk in hero.perks) == 15


def test_all_battle_goals_are_there() -> None:
    goals = shelf().goal.values()
    assert sorted(goal.number for goal in goals) == list(range(458, 482))
    assert Counter(goal.checkmarks for goal in goals) == {1: 20, 2: 4}


@pytest.mark.parametrize(
    ("goal", "level", "met", "missed"),
    [
        ("streamliner", 1, 5, 4),
        ("layabout", 1, 7, 8),
        ("workhorse", 1, 13, 12),
        ("professional", 3, 5, 4),
        ("purist", 3, 0, 1),
        ("pacifist", 1, 3, 4),
        ("fast-healer", 1, 0, 1),
    ],
)
def test_battle_goals_are_met_or_missed(goal: str, level: int, met: int, missed: int) -> None:
    assert shelf().goal[goal].is_met(met, level)
    assert not shelf().goal[goal].is_met(missed, level)


def test_a_battle_goal_has_one_limit() -> None:
    with pytest.raises(ValueError, match="one of the two"):
        invented(
            "a goal that contradicts itself must be refused",
            BattleGoal(id="odd", number=1, checkmarks=1, of="kills", at_least=1, at_most=3),
        )
    assert shelf().goal["masochist"].is_at_end and not shelf().goal["sadist"].is_at_end


@pytest.mark.rule("GH-LVL-05", "GH-LVL-06")
def test_the_scenario_level_fixes_gold_traps_and_experience() -> None:
    table = shelf().table
    assert [table["gold"].at(level) for level in range(8)] == [2, 2, 3, 3, 4, 4, 5, 6]
    assert [table["trap-damage"].at(level) for level in range(8)] == [2 + level for level in range(8)]
    assert [table["hazard-damage"].at(level) for level in range(8)] == [
        (2 + level) // 2 for level in range(8)
    ]
    assert [table["bonus-xp"].at(level) for level in range(8)] == [4 + 2 * level for level in range(8)]
    assert [table["monster-level"].at(level) for level in range(8)] == list(range(8))


def test_experience_for_each_character_level() -> None:
    table = shelf().table["level-xp"]
    assert [table.at(level) for level in (1, 2, 5, 9)] == [0, 45, 210, 500]
    assert (table.at(0), table.at(12)) == (0, 500)


def test_every_numbered_treasure_lies_in_its_scenario() -> None:
    placed = {
        (treasure.number, scenario.id)
        for scenario in shelf().scenario.values()
        for room in scenario.rooms
        for treasure in room.treasures
        if treasure.number
    }
    index = {(treasure.id, treasure.scenario) for treasure in shelf().treasure.values()}
    assert len(index) == 75
    assert placed <= index
    assert shelf().treasure["7"].side_scenarios == 1
    numbers = {item.number for item in shelf().item.values()}
    for treasure in shelf().treasure.values():
        assert {*treasure.items, *treasure.item_designs} <= numbers, treasure.id


def test_editors_get_a_schema_of_every_kind() -> None:
    schema = json_schema(Library)
    assert {"monster", "deck", "scenario", "goal", "room", "dungeon"} <= set(schema["properties"])
