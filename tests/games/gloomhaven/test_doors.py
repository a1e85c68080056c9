"""Doors and the rooms behind them (GH-DOR), and where monsters come to stand (GH-SCN-10 to -16)."""

from __future__ import annotations

from typing import Any

import pytest

from games.gloomhaven.pages import at, kinds, midround, opened, put
from games.gloomhaven.scenes import Table, scene, shelf
from undercroft.games.gloomhaven.events.ground import DoorOpened, RoomRevealed
from undercroft.games.gloomhaven.events.rounds import AbilityDrawn, FigurePlaced
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.games.gloomhaven.records.maps import Difficult, Door, Room, Standing, TreasureTile
from undercroft.games.gloomhaven.records.maps import Trap as TrapTile
from undercroft.games.gloomhaven.records.places import rank_for
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.going import ends
from undercroft.games.gloomhaven.rules.round.order import initiative_of, next_turn
from undercroft.games.gloomhaven.rules.scenario.outcomes import OpenSome
from undercroft.games.gloomhaven.rules.scenario.placing import Awaited, PlaceMonsters
from undercroft.games.gloomhaven.state import Slot
from undercroft.kernel import CardId, FigureId, Seat, view
from undercroft.parts.decks import Deck, shuffled

FLOOR = "0..3:0 0..3:1 0..3:2"
DOOR = "4:1"


def chamber(*monsters: Standing, **more: Any) -> Room:
    return Room(id="there", tiles=("there",), floor="5..9:0 5..9:1 5..9:2", monsters=monsters, **more)


def guard(where: str, ranks: str = "nnn", kind: str = "bandit-guard") -> Standing:
    return Standing(monster=kind, at=where, ranks=ranks)


def hall(*monsters: Standing, locked: bool = False, **more: Any) -> Table:
    """A corridor with a door at its end, and a chamber behind; the Brute is two steps before the door."""
    door = Door(at=DOOR, rooms=("here", "there"), locked=locked)
    inside = {key: more.pop(key) for key in ("overlays", "money", "treasures") if key in more}
    options = {"brute": "2:1", "spellweaver": "0:2", **more}
    table = scene(FLOOR, rooms=[chamber(*monsters, **inside)], doors=[door], **options)
    for deck in ("archer", "guard"):
        table.state.ability_decks[deck] = Deck(shuffled(card.id for card in shelf().deck[deck].cards))
    return table


@pytest.mark.rule("GH-DOR-01", "GH-DOR-02", "GH-DOR-08", "GH-SCN-20", "GH-SCN-15", "GH-MOV-18")
def test_a_character_opens_a_door_by_entering_it_sees_the_room_and_may_go_on() -> None:
    rocks = Difficult(at=("6:2",))
    table = hall(guard("8:0"), overlays=(rocks, TrapTile(at=("7:2",))), money="5:2")
    assert not kinds(table, "bandit-guard") and not table.state.terrain.money
    table.perform(1, Move(value=4)).picks(f"go {DOOR}")
    assert table.at(1) == DOOR and table.state.opened == 1 << at(DOOR)
    assert table.rule_of(DoorOpened) == "GH-DOR-01"
    assert [table.at(i) for i in kinds(table, "bandit-guard")] == ["8:0"]
    assert table.state.terrain.money == ((at("5:2"), 1),) and table.state.terrain.difficult == 1 << at("6:2")
    assert [trap.cell for trap in table.state.terrain.traps] == [at("7:2")]
    table.picks("go 6:1")
    assert table.at(1) == "6:1"  # two points were left for the new room


@pytest.mark.rule("GH-DOR-08", "GH-DOR-01")
def test_after_opening_a_door_the_character_may_also_stop_or_go_back() -> None:
    table = hall(guard("8:0")).perform(1, Move(value=4)).picks(f"go {DOOR}")
    assert {"stop", "go 3:1", "go 5:1"} <= set(table.keys())


@pytest.mark.rule("GH-DOR-19", "GH-DOR-01")
def test_a_jump_over_a_closed_door_opens_it_before_the_move_goes_on() -> None:
    table = hall(guard("6:1")).perform(1, Move(value=5, jump=True)).picks(f"go {DOOR}")
    assert "there" in table.state.rooms
    assert "7:1" in table.keys("go") and "6:1" not in table.keys("go")  # past the guard, not onto it


@pytest.mark.rule("GH-DOR-15", "GH-DOR-17", "GH-DOR-18")
def test_a_closed_door_is_a_wall_for_monsters_and_summons_an_open_one_a_hex_for_all() -> None:
    table = hall(monsters="bandit-guard 3:1", brute="0:0")
    assert not ends(table.game, FigureId(3), "walk", 9) >> at(DOOR) & 1
    assert not ends(table.game, FigureId(3), "fly", 9) >> at(DOOR) & 1
    table.run(Reveal(at(DOOR), FigureId(1)))
    reach = ends(table.game, FigureId(3), "walk", 3)
    assert reach >> at(DOOR) & 1 and reach >> at("6:1") & 1
    table.looks(3, cells=1 << at(DOOR))
    assert table.state.opened >> at(DOOR) & 1 and table.at(3) == DOOR  # it stays open with somebody in it


@pytest.mark.rule("GH-DOR-15")
def test_nobody_is_pushed_through_a_closed_door() -> None:
    table = (
        hall(monsters="bandit-guard 3:1", brute="2:1").perform(1, Attack(value=0, push=1)).picks("target 3")
    )
    assert table.keys() == ["hex 3:2", "skip"]
    assert table.at(3) != DOOR


@pytest.mark.rule("GH-DOR-16")
def test_closed_doors_block_sight_and_range() -> None:
    table = hall(guard("5:1"), brute="3:1", opened="")
    table.state.rooms = ("here", "there")  # seen already, and the door shut: only for the test
    assert (
        not ground(table.game).sees(at("2:1"), at("6:1"))
        and ground(table.game).apart(at("3:1"), at("5:1")) == 99
    )
    table.state.opened = 1 << at(DOOR)
    assert (
        ground(table.game).sees(at("2:1"), at("6:1")) and ground(table.game).apart(at("3:1"), at("5:1")) == 2
    )


@pytest.mark.rule("GH-DOR-03", "GH-SCN-10", "GH-SCN-E1", "GH-SCN-11", "GH-SCN-12", "GH-DEF-08")
def test_what_stands_in_a_room_follows_the_number_of_characters_exhausted_ones_included() -> None:
    assert [rank_for("-ne", players) for players in (2, 3, 4)] == ["none", "normal", "elite"]
    party: dict[str, Any] = {"brute": "2:0", "spellweaver": "0:1", "scoundrel": "1:1", "tinkerer": "0:0"}
    for players, ranks in ((2, []), (3, ["normal"]), (4, ["elite"])):
        table = hall(guard("8:0", "-ne"), **dict(list(party.items())[:players]))
        table.mats(players - 1, gone=True).looks(players, cells=0)
        table.run(Reveal(at(DOOR), FigureId(1)))
        assert [table.figure(i).rank for i in kinds(table, "bandit-guard")] == ranks


@pytest.mark.rule("GH-DOR-04", "GH-SCN-16")
def test_standee_numbers_are_random_when_placed() -> None:
    table = hall(guard("8:0"), guard("8:1"), chance=["5", "2"]).run(Reveal(at(DOOR), FigureId(1)))
    numbers = [table.figure(i).number for i in kinds(table, "bandit-guard")]
    assert numbers == [5, 2] and table.rule_of(FigurePlaced) == "GH-DOR-04"


@pytest.mark.rule("GH-DOR-05", "GH-DOR-21")
def test_too_few_standees_are_placed_nearest_to_the_revealing_character_and_the_rest_never() -> None:
    on_board = ", ".join(f"bandit-guard {q}:0" for q in range(4)) + ", bandit-guard 0:1"  # 5 of 6
    table = hall(guard("9:1"), guard("5:1"), guard("7:1"), monsters=on_board)
    table.looks(1, cells=1 << at(DOOR)).run(Reveal(at(DOOR), FigureId(1)))
    assert table.at(kinds(table, "bandit-guard")[-1]) == "5:1" and len(kinds(table, "bandit-guard")) == 6
    table.looks(3, cells=0).run(Reveal(at(DOOR), FigureId(1)))
    assert len(kinds(table, "bandit-guard")) == 5


@pytest.mark.rule("GH-DOR-06")
def test_equally_near_hexes_are_chosen_by_the_players() -> None:
    on_board = ", ".join(f"bandit-guard {q}:0" for q in range(4)) + ", bandit-guard 0:1"
    table = hall(monsters=on_board, opened=DOOR)
    table.state.rooms = ("here", "there")
    waiting = (Awaited("bandit-guard", "normal", at("5:1")), Awaited("bandit-guard", "elite", at("3:1")))
    table.run(PlaceMonsters(waiting, at(DOOR)))
    assert table.keys("hex") == ["5:1", "3:1"] and len(table.asked.seats) == 2
    table.picks("hex 3:1")
    assert table.figure(kinds(table, "bandit-guard")[-1]).rank == "elite"


def revealed_in_mid_round(initiative: int, by: int = 1) -> Table:
    """Guards stand in both rooms, and those here have acted; archers are in the chamber, too."""
    table = hall(guard("8:0"), guard("8:1", kind="bandit-archer"), monsters="bandit-guard 0:0", brute="3:0")
    table.state.drawn["guard"] = CardId(shelf().deck["guard"].cards[0].id)
    table.state.order = (Slot(initiative, "bandit-guard"), Slot(40, "0"), Slot(60, "1"))
    table.state.acted = (FigureId(3),)
    table.looks(by, cells=1 << at(DOOR)).run(Reveal(at(DOOR), FigureId(by)))
    return table


@pytest.mark.rule("GH-DOR-07", "GH-MAC-01")
def test_types_without_a_card_draw_one_at_once() -> None:
    table = revealed_in_mid_round(20)
    assert table.event(AbilityDrawn).deck == "archer" and table.rule_of(AbilityDrawn) == "GH-MAC-01"
    assert "bandit-archer" in [slot.unit for slot in table.state.order]


@pytest.mark.rule("GH-DOR-09", "GH-DOR-11", "GH-DOR-14")
def test_faster_new_monsters_act_after_the_revealing_turn_old_ones_not_again() -> None:
    table = revealed_in_mid_round(10)
    new = kinds(table, "bandit-guard")[-1]
    table.state.acted += (FigureId(1),)  # the Brute's turn is over
    assert next_turn(table.game) == new != 3
    table.state.acted += (new,)
    assert table.figure(next_turn(table.game) or 0).kind != "bandit-guard"


@pytest.mark.rule("GH-DOR-10", "GH-INI-02")
def test_several_faster_types_act_in_order_of_initiative() -> None:
    table = revealed_in_mid_round(35)
    archer = kinds(table, "bandit-archer")[0]
    place = initiative_of(table.game, archer)
    guards = initiative_of(table.game, kinds(table, "bandit-guard")[-1])
    assert (place < guards) == (table.state.order[0].unit == "bandit-archer")
    assert [slot.initiative for slot in table.state.order] == sorted(
        slot.initiative for slot in table.state.order
    )


@pytest.mark.rule("GH-DOR-12", "GH-DOR-13", "GH-INI-06")
def test_slower_and_equally_fast_new_monsters_act_at_their_place() -> None:
    table = hall(guard("8:0"), brute="3:0")
    card = next(card for card in shelf().deck["guard"].cards if card.initiative == 50)
    table.state.drawn["guard"] = CardId(card.id)
    table.state.order = (Slot(50, "0"), Slot(60, "1"))
    table.run(Reveal(at(DOOR), FigureId(1)))
    assert [slot.unit for slot in table.state.order] == ["0", "bandit-guard", "1"]
    assert next_turn(table.game) == 1


@pytest.mark.rule("GH-DOR-20")
def test_a_room_revealed_between_turns_acts_before_the_next_figure() -> None:
    table = hall(guard("8:0"), brute="3:0")
    card = shelf().deck["guard"].cards[0]
    table.state.drawn["guard"] = CardId(card.id)
    table.state.order = (Slot(card.initiative - 1, "0"), Slot(card.initiative + 1, "1"))
    table.state.acted = (FigureId(1),)
    table.run(OpenSome((at(DOOR),)))
    assert table.figure(next_turn(table.game) or 0).kind == "bandit-guard"


@pytest.mark.rule("GH-SPC-07", "GH-DOR-15")
def test_a_locked_door_cannot_be_entered_until_a_rule_opens_it() -> None:
    table = hall(guard("8:0"), locked=True).perform(1, Move(value=4))
    assert DOOR not in table.keys("go")
    table.picks("stop").run(OpenSome((at(DOOR),)))
    assert "there" in table.state.rooms and ends(table.game, FigureId(1), "walk", 4) >> at(DOOR) & 1


@pytest.mark.rule("GH-SCN-19")
def test_a_treasure_tile_shows_its_number_and_nothing_more() -> None:
    table = hall(treasures=(TreasureTile(at="6:0", number="7"), TreasureTile(at="7:0"))).run(
        Reveal(at(DOOR), FigureId(1))
    )
    assert [tile.content for tile in table.state.terrain.treasures] == ["7", "goal"]
    assert RoomRevealed.opens  # undo and previews end here


@pytest.mark.rule("GH-SCN-14", "GH-SCN-15")
def test_only_the_starting_room_is_filled_at_first() -> None:
    table = opened("1")
    assert table.state.rooms == ("L1a",) and not kinds(table, "bandit-archer", "living-bones")
    assert len(kinds(table, "bandit-guard")) == 3


@pytest.mark.rule("GH-DOR-02", "GH-DOR-07")
def test_the_second_room_of_the_black_barrow() -> None:
    table = midround(opened("1", 4))
    put(table, 1, "10:3").run(Reveal(at("10:3"), FigureId(1)))
    assert sorted(table.at(i) for i in kinds(table, "bandit-archer")) == ["2:4", "3:2", "3:3"]
    assert {"archer", "guard"} <= set(table.state.drawn)
    assert len(table.state.terrain.traps) == 2


@pytest.mark.rule("GH-DOR-01")
def test_opening_a_door_counts_for_a_battle_goal_in_ones_own_turn_only() -> None:
    table = hall(guard("8:0")).perform(1, Move(value=2)).picks(f"go {DOOR}")
    assert table.mat(0).deeds.count("doors-opened") == 1
    other = hall(guard("8:0"))
    other.looks(1, cells=1 << at(DOOR)).run(OpenSome((at(DOOR),)))
    assert other.mat(0).deeds.count("doors-opened") == 0


@pytest.mark.rule("GH-DOR-02", "GH-SCN-15")
def test_a_view_has_nothing_of_rooms_that_were_not_revealed() -> None:
    table = opened("1")
    assert "bandit-archer" not in str(view(table.game, Seat(0)).state.figures)
