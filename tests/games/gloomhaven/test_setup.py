"""Setting up: the page, the order of set-up, starting hexes, battle goals (GH-SCN, GH-SET, GH-BTL)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.gloomhaven.pages import begun, kinds, opened
from games.gloomhaven.scenes import shelf
from undercroft.games.gloomhaven.events.fights import ModifierAdded
from undercroft.games.gloomhaven.events.rounds import (
    CharacterJoined,
    FigurePlaced,
    GoalKept,
    GoalsDealt,
    ScenarioBegan,
    Stationed,
)
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import layout, page
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage, monster_level, trap_damage
from undercroft.games.gloomhaven.rules.scenario.scenario import STARTS
from undercroft.games.gloomhaven.state import MONSTERS
from undercroft.kernel import Seat, view


def names(table_log: object) -> list[str]:
    return [entry.event.__class__.__name__ for entry in table_log]  # type: ignore[attr-defined]


@pytest.mark.rule("GH-SET-01", "GH-SET-05")
def test_set_up_runs_in_the_order_of_the_book() -> None:
    table = opened("2")
    log = names(table.log)
    firsts = [
        log.index(event.__name__)
        for event in (ScenarioBegan, FigurePlaced, ModifierAdded, GoalsDealt, GoalKept, Stationed)
    ]
    assert firsts == sorted(firsts)


@pytest.mark.rule("GH-SET-05", "GH-AMD-01", "GH-AMD-02")
def test_decks_elements_and_rooms_lie_ready() -> None:
    table = opened("1", 3)
    state = table.state
    assert set(state.attack_decks) == {"0", "1", "2", MONSTERS} and set(state.ability_decks) == {
        "archer",
        "guard",
        "living-bones",
    }
    assert {deck.size for deck in state.ability_decks.values()} == {8} and state.attack_decks[
        MONSTERS
    ].size == 20
    assert state.elements == (0,) * 6 and state.rooms == ("L1a",)


@pytest.mark.rule("GH-SET-06", "GH-SET-02", "GH-SET-03")
def test_characters_begin_whole_with_a_full_hand_and_no_experience() -> None:
    table = opened("1")
    for seat in (0, 1):
        mat = table.mat(seat)
        record = shelf().character[mat.kind]
        assert table.hp(mat.figure) == record.hit_points[0] and mat.xp == 0
        assert len(mat.hand) == record.hand_size
    assert table.rule_of(CharacterJoined) == "GH-SET-06"


@pytest.mark.rule("GH-SET-07")
def test_a_perk_spares_its_character_the_negative_effects_of_the_page() -> None:
    brute = shelf().character["brute"]
    perk = next(place for place, perk in enumerate(brute.perks) if perk.ignore == "item-effects")
    assert brute.perks[perk].ignore == "item-effects"
    mindthief = shelf().character["mindthief"]
    spared = next(place for place, perk in enumerate(mindthief.perks) if perk.ignore == "scenario-effects")
    table = opened("6", party=(f"mindthief:2;perks={spared}", "brute:2"))
    assert table.state.attack_decks["0"].pool.count("curse") == 0
    assert table.state.attack_decks["1"].pool.count("curse") == 3


@pytest.mark.rule("GH-BTL-01", "GH-BTL-08")
def test_each_character_is_dealt_two_goals_and_keeps_one() -> None:
    table = begun(
        "1", 3, chance=["1", "2", "3", "4", "5", "layabout", "zealot", "hunter", "purist", "opener", "sadist"]
    )
    assert [decision.keys() for decision in table.game.open] == [
        ["keep-goal layabout", "keep-goal zealot"],
        ["keep-goal hunter", "keep-goal purist"],
        ["keep-goal opener", "keep-goal sadist"],
    ]
    table.picks("0>keep-goal zealot", "1>keep-goal hunter", "2>keep-goal sadist")
    assert [table.mat(seat).goal for seat in range(3)] == ["zealot", "hunter", "sadist"]
    assert not table.mat(0).dealt


@pytest.mark.rule("GH-BTL-04")
def test_battle_goals_are_secret() -> None:
    table = opened("1")
    assert view(table.game, Seat(0)).state.characters[Seat(0)].goal == table.mat(0).goal
    assert view(table.game, Seat(1)).state.characters[Seat(0)].goal != table.mat(0).goal


@pytest.mark.rule("GH-SCN-17", "GH-SCN-18")
def test_each_in_turn_chooses_an_empty_starting_hex() -> None:
    table = begun("1")
    while table.game.open[0].keys()[0].startswith("keep-goal"):
        table.game.answer(table.game.open[0].seat, 0)
    starts = layout(table.game).starts.bit_count()
    assert table.asked.seats == (0,) and len(table.keys("start")) == starts
    first = table.keys("start")[2]
    table.picks(f"start {first}")
    assert (
        table.asked.seats == (1,)
        and first not in table.keys("start")
        and len(table.keys("start")) == starts - 1
    )
    assert table.at(1) == first


@pytest.mark.rule("GH-SCN-17", "GH-SPC-20")
def test_a_party_that_splits_up_starts_in_several_rooms() -> None:
    table = begun("50", 3)
    here = layout(table.game)
    first = here.floors[here.start_rooms[0]]
    while table.state.round == 0:
        keys = table.game.open[0].keys()
        wished = [key for key in keys if key.startswith("start ") and first >> GRID.parse(key.split()[1]) & 1]
        table.picks((wished or keys)[0])
    assert len(here.start_rooms) == 2 and not STARTS.legal(table.game, None) & first
    assert sum(bool(table.figure(i).cells & first) for i in (1, 2, 3)) == 2


@pytest.mark.rule("GH-SCN-01", "GH-SCN-02", "GH-SCN-05", "GH-SCN-06", "GH-SCN-07", "GH-SCN-08")
def test_a_page_says_where_it_is_what_it_needs_gives_and_shows() -> None:
    table = opened("1")
    here = replace(page(table.game))
    assert here.number == 1 and here.grid and here.unlocks == ("002",)
    second = shelf().scenario["002"]
    assert second.requires and second.rewards.gold_each == 10
    assert any(scenario.links for scenario in shelf().scenario.values())
    assert len(here.rooms) == 3 and len(layout(table.game).doors) == 2
    assert here.mark("1") == ((5, 5),) and here.room("I1b").treasures


@pytest.mark.rule("GH-SCN-09")
def test_a_room_may_span_map_tiles() -> None:
    table = opened("3")
    assert page(table.game).room("L1b").tiles == ("L1b", "L3a") and table.state.rooms == ("L1b",)


@pytest.mark.rule("GH-LVL-05")
@pytest.mark.parametrize("level", range(8))
def test_the_level_fixes_monsters_gold_traps_and_experience(level: int) -> None:
    table = opened("1")
    table.knows(level=level)
    records = shelf().table
    assert monster_level(table.game) == records["monster-level"].at(level) == level
    assert trap_damage(table.game) == records["trap-damage"].at(level) == 2 + level
    assert hazard_damage(table.game) == records["hazard-damage"].at(level)
    assert records["bonus-xp"].at(level) == 4 + 2 * level
    assert records["gold"].at(level) == [2, 2, 3, 3, 4, 4, 5, 6][level]


@pytest.mark.rule("GH-SCN-10", "GH-SCN-14")
@pytest.mark.parametrize(("players", "guards"), [(2, 3), (3, 6), (4, 6)])
def test_the_first_room_of_the_black_barrow_by_number_of_characters(players: int, guards: int) -> None:
    assert len(kinds(opened("1", players), "bandit-guard")) == guards
