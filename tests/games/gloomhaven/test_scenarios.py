"""Scenarios 1 to 25 of the book, set up with their real content: what is special about each."""

from __future__ import annotations

import pytest

from games.gloomhaven.pages import (
    at,
    in_turn_of,
    kill_all,
    kinds,
    midround,
    open_door,
    opened,
    play,
    put,
    verdict,
    where,
)
from games.gloomhaven.rulings import EndTurn
from games.gloomhaven.scenes import Table, shelf
from undercroft.games.gloomhaven.events.rounds import Noted
from undercroft.games.gloomhaven.library import ground, layout, page
from undercroft.games.gloomhaven.rules.effects.deaths import Die, exhaust
from undercroft.games.gloomhaven.rules.monsters.ally_turns import AllyTurn
from undercroft.games.gloomhaven.rules.monsters.boss_acts import SummonSome
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.round.order import next_turn
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.special_rules import specials_of
from undercroft.games.gloomhaven.rules.scenario.story import Story
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.state import Figure, Slot
from undercroft.kernel import FigureId
from undercroft.space import each

PLAYABLE = [id for id, scenario in shelf().scenario.items() if not scenario.missing]


def settle(table: Table) -> Table:
    """The first answer to every question."""
    while table.is_asked():
        table.picks(table.keys()[0])
    return table


def open_all(table: Table) -> Table:
    """Every door that can be opened by hand, one after the other."""
    while closed := ground(table.game).closed:
        settle(table.run(Reveal(next(iter(each(closed))), FigureId(1))))
    return table


def cards(table: Table, seat: int, card: str) -> int:
    return list(table.state.attack_decks[str(seat)].pool).count(card)  # type: ignore[arg-type]


def end_turn(table: Table, figure: int) -> Table:
    return table.run(EndTurn(FigureId(figure)))


@pytest.mark.rule("GH-END-04")
@pytest.mark.parametrize("number", ["1", "4", "5", "10", "13", "14", "16", "17", "18"])
@pytest.mark.parametrize("players", [2, 4])
def test_every_enemy_of_every_room(number: str, players: int) -> None:
    table = open_all(opened(number, players))
    assert ground(table.game).is_whole and not verdict(table)
    assert kill_all(table).state.verdict == "won"


@pytest.mark.rule("GH-SET-07", "GH-SPC-20")
@pytest.mark.parametrize(
    ("number", "card", "count"),
    [
        ("2", "curse", 3),
        ("6", "curse", 3),
        ("14", "extra-minus-1", 3),
        ("19", "curse", 3),
        ("23", "extra-minus-1", 3),
        ("25", "extra-minus-1", 2),
    ],
)
def test_cards_that_the_page_shuffles_in(number: str, card: str, count: int) -> None:
    table = opened(number, 3)
    assert [cards(table, seat, card) for seat in range(3)] == [count] * 3


@pytest.mark.rule("GH-CON-30", "GH-SET-07")
def test_there_are_ten_curses_for_all_characters() -> None:
    table = opened("2", 4)
    assert sum(cards(table, seat, "curse") for seat in range(4)) == 10


@pytest.mark.rule("GH-SCN-03")
def test_scenario_2_the_commander_and_all_revealed_enemies() -> None:
    table = open_door(opened("2"), "1", 1)
    table.run(Die(kinds(table, "bandit-commander")[0]))
    assert not verdict(table)
    assert kill_all(table).state.verdict == "won"  # the locked rooms do not count
    assert len(table.state.rooms) == 2


@pytest.mark.rule("GH-SPC-02", "GH-SPC-03", "GH-SPC-20")
@pytest.mark.parametrize(
    ("players", "moment", "rounds"), [(2, "round-end", [1, 3]), (3, "round-start", [1, 2, 3])]
)
def test_scenario_3_guards_come_until_the_last_door_opens(
    players: int, moment: str, rounds: list[int]
) -> None:
    table = opened("3", players)
    kill_all(table)
    before = len(kinds(table, "inox-guard"))
    for number in (1, 2, 3):
        settle(table.knows(round=number).run(Story(moment)))  # type: ignore[arg-type]
    assert len(kinds(table, "inox-guard")) == before + len(rounds)
    assert "6:8" in where(table, "inox-guard")
    open_door(table, "1", 1)
    after = len(kinds(table, "inox-guard"))
    settle(table.knows(round=5).run(Story(moment)))  # type: ignore[arg-type]
    assert len(kinds(table, "inox-guard")) == after


@pytest.mark.rule("GH-SPC-18")
def test_scenario_3_is_won_by_five_kills_for_each_character() -> None:
    table = open_all(opened("3"))
    for _ in range(9):
        table.state.story["killed inox-guard"] = table.state.story.get("killed inox-guard", 0) + 1
    look_for_verdict(table.game)
    assert not verdict(table)
    table.run(Die(kinds(table, "inox-shaman")[0]))
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SET-07")
def test_scenario_5_begins_disarmed_until_the_end_of_the_first_turn() -> None:
    table = opened("5")
    assert table.conditions(1) == table.conditions(2) == ["disarm"]
    assert not end_turn(in_turn_of(table, 1), 1).conditions(1)


@pytest.mark.rule("GH-SCN-03")
def test_scenario_6_the_last_room_and_all_revealed_enemies() -> None:
    table = kill_all(opened("6"))
    assert not verdict(table)
    table.run(Reveal(at("6:6"), FigureId(1)))
    kill_all(table)
    assert not verdict(table)
    table.run(Reveal(at("11:6"), FigureId(1)))
    assert kill_all(table).state.verdict == "won" and "K1a" not in table.state.rooms


@pytest.mark.rule("GH-SPC-20", "GH-SCN-03")
def test_scenario_7_all_goal_tiles_by_loot_actions() -> None:
    table = open_all(opened("7"))
    tiles = [treasure.cell for treasure in table.state.terrain.treasures if treasure.content == "goal"]
    assert len(tiles) == 5
    put(table, 1, "1:15").run(LootHexes(FigureId(1), 1 << at("1:15"), at_end=True))
    assert len(table.state.terrain.treasures) == 5
    for tile in tiles:
        assert not verdict(table)
        table.run(LootHexes(FigureId(1), 1 << tile))
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SCN-03")
def test_scenario_8_both_bodyguards() -> None:
    table = open_all(opened("8"))
    first, second = kinds(table, "inox-bodyguard")
    assert table.hp(first) == 14
    assert not table.run(Die(first)).state.verdict and table.run(Die(second)).state.verdict == "won"


@pytest.mark.rule("GH-SCN-03")
def test_scenario_9_the_overseer_and_the_treasure() -> None:
    table = open_all(opened("9"))
    table.run(Die(kinds(table, "merciless-overseer")[0]))
    assert not verdict(table)
    table.run(LootHexes(FigureId(1), 1 << at("11:0")))
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SPC-20")
@pytest.mark.parametrize(
    ("number", "allies", "boss"),
    [
        ("11", ("living-bones", "living-corpse"), "captain-of-the-guard"),
        ("12", ("city-guard", "city-archer"), "jekserah"),
    ],
)
def test_scenarios_11_and_12_have_allied_monsters(number: str, allies: tuple[str, ...], boss: str) -> None:
    table = open_all(opened(number, 3))
    friends = kinds(table, *allies)
    assert friends and {table.figure(i).side for i in friends} == {"party"}
    foes = {table.figure(i).kind for i in enemies(table.game, friends[0])}
    assert boss in foes and not foes & set(allies) and "brute" not in foes
    money = table.state.terrain.money
    assert table.run(Die(friends[0])).state.terrain.money == money  # allies leave no token
    assert table.run(Die(kinds(table, boss)[0])).state.verdict == "won"


@pytest.mark.rule("GH-SPC-20", "GH-BOS-03")
def test_scenario_12_jekserah_summons_enemies() -> None:
    table = open_all(opened("12", 2))
    jekserah = kinds(table, "jekserah")[0]
    before = len(kinds(table, "living-bones"))
    settle(table.run(SummonSome(jekserah, specials_of(table.game, "jekserah", 1)[0])))  # type: ignore[arg-type]
    assert len(kinds(table, "living-bones")) == before + 2
    assert table.figure(kinds(table, "living-bones")[-1]).side == "monsters"


@pytest.mark.rule("GH-SPC-07", "GH-SPC-08", "GH-SPC-09", "GH-DOR-20")
def test_scenario_15_two_sets_of_locked_doors() -> None:
    table = open_all(opened("15"))
    locked = {"7:11", "12:11", "8:13", "9:13"}
    assert not any(table.state.opened >> at(door) & 1 for door in locked)
    put(table, 1, "10:10")
    end_turn(table, 1)
    assert all(table.state.opened >> at(door) & 1 for door in ("7:11", "12:11"))
    assert {"H1b", "H3b"} <= set(table.state.rooms)
    put(table, 1, "1:11")
    end_turn(table, 1)
    assert "C1a" not in table.state.rooms
    put(table, 2, "18:11")
    end_turn(table, 2)
    assert (
        "C1a" in table.state.rooms
        and table.state.opened >> at("8:13") & 1
        and table.state.opened >> at("9:13") & 1
    )
    goal = next(treasure.cell for treasure in table.state.terrain.treasures if treasure.content == "goal")
    assert table.run(LootHexes(FigureId(1), 1 << goal)).state.verdict == "won"


@pytest.mark.rule("GH-SPC-08")
def test_scenario_15_with_three_characters_needs_three_plates() -> None:
    table = open_all(opened("15", 3))
    put(table, 1, "10:10")
    end_turn(table, 1)
    put(put(table, 1, "1:11"), 2, "18:11")
    assert "C1a" not in end_turn(table, 2).state.rooms
    put(table, 3, "12:17")
    assert "C1a" in end_turn(table, 3).state.rooms


@pytest.mark.rule("GH-SPC-15", "GH-SPC-18", "GH-SCN-03")
def test_scenario_19_hail_walks_to_the_altar() -> None:
    table = kill_all(opened("19"))
    hail = kinds(table, "hail")[0]
    assert table.at(hail) == "12:10" and table.hp(hail) == 4 + 2 * table.state.level
    table.looks(1, cells=0).looks(2, cells=1 << at("10:11"))
    for _ in range(60):
        settle(table.knows(order=()).run(AllyTurn(hail)))
        kill_all(table)
        table.looks(hail, hp=table.figure(hail).full)
        if verdict(table):
            break
    assert verdict(table) == "won" and set(table.state.rooms) == set(layout(table.game).floors)
    assert ground(table.game).apart(table.figure(hail).cell, at("10:1")) == 1


@pytest.mark.rule("GH-END-05")
def test_scenario_19_is_lost_with_hail() -> None:
    table = opened("19")
    assert table.run(Die(kinds(table, "hail")[0])).state.verdict == "lost"


@pytest.mark.rule("GH-SPC-01", "GH-SPC-19")
@pytest.mark.parametrize(("players", "cultists"), [(2, 1), (3, 2), (4, 2)])
def test_scenario_19_more_enemies_at_each_door(players: int, cultists: int) -> None:
    table = kill_all(opened("19", players))
    kill_all(settle(table.run(Reveal(next(iter(each(ground(table.game).closed))), FigureId(1)))))
    mark = next(cell for cell, door in layout(table.game).doors.items() if door.mark == "1")
    standing = sum(
        one.monster == "cultist" and one.ranks[players - 2] != "-"
        for one in page(table.game).room("C2b").monsters
    )
    settle(table.run(Reveal(mark, FigureId(1))))
    assert len(kinds(table, "cultist")) == standing + cultists and "11:8" in where(table, "cultist")


@pytest.mark.rule("GH-SCN-03", "GH-BOS-03")
def test_scenario_20_jekserah() -> None:
    table = open_all(opened("20"))
    jekserah = kinds(table, "jekserah")[0]
    assert table.hp(jekserah) == 14
    settle(table.run(SummonSome(jekserah, specials_of(table.game, "jekserah", 2)[0])))  # type: ignore[arg-type]
    assert not verdict(table)
    assert table.run(Die(jekserah)).state.verdict == "won"


@pytest.mark.rule("GH-SPC-20")
def test_scenario_21_the_throne_is_there_with_its_room() -> None:
    table = opened("21")
    assert not kinds(table, "throne")
    open_all(table)
    throne, prime = kinds(table, "throne")[0], kinds(table, "prime-demon")[0]
    assert table.at(throne) == "4:13" and table.hp(throne) == table.hp(prime) == 18
    assert table.run(Die(throne)).state.verdict == "won" and not table.is_up(prime)


@pytest.mark.rule("GH-SPC-18", "GH-SPC-10", "GH-SPC-20")
def test_scenario_22_altars_strengthen_the_demons() -> None:
    table = opened("22")
    plain = monster_stats(table.game, Figure("flame-demon", rank="normal"))
    open_all(table)
    strong = monster_stats(table.game, Figure("flame-demon", rank="normal"))
    assert (strong.hp, strong.attack, strong.move) == (plain.hp + 4, plain.attack + 4, plain.move + 2)
    assert strong.range == plain.range + 2
    demons = kinds(table, "earth-demon", "flame-demon", "frost-demon", "wind-demon")
    assert all(table.figure(i).full == monster_stats(table.game, table.figure(i)).hp for i in demons)
    altars = kinds(table, "altar")
    assert [table.hp(i) for i in altars] == [4 + 2 * table.state.level] * 4
    for number, altar in enumerate(altars, 1):
        assert not verdict(table)
        table.run(Die(altar))
        weaker = monster_stats(table.game, Figure("flame-demon", rank="normal"))
        assert weaker.hp == plain.hp + 4 - number and weaker.move == plain.move + (4 - number + 1) // 2
        assert all(table.figure(i).full == monster_stats(table.game, table.figure(i)).hp for i in demons)
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SPC-08", "GH-SPC-09")
@pytest.mark.parametrize(("players", "plates"), [(2, ("18:13", "2:13")), (3, ("18:13", "2:13", "4:15"))])
def test_scenario_23_all_plates_at_once(players: int, plates: tuple[str, ...]) -> None:
    table = open_all(opened("23", players))
    for figure, plate in enumerate(plates, 1):
        assert not verdict(table)
        end_turn(put(table, figure, plate), figure)
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SCN-03")
def test_scenario_24_every_door_open() -> None:
    table = opened("24")
    while closed := ground(table.game).closed:
        assert not verdict(table)
        settle(table.run(Reveal(next(iter(each(closed))), FigureId(1))))
    assert verdict(table) == "won"


@pytest.mark.rule("GH-SPC-20", "GH-END-05")
def test_scenario_25_each_character_escapes_or_is_exhausted_on_an_exit() -> None:
    table = open_all(opened("25"))
    end_turn(put(table, 1, "1:17"), 1)
    assert not verdict(table)
    put(table, 2, "0:19")
    exhaust(table.game, FigureId(2))
    look_for_verdict(table.game)
    assert verdict(table) == "won"
    table = opened("25")
    exhaust(table.game, FigureId(2))
    look_for_verdict(table.game)
    assert verdict(table) == "lost"


@pytest.mark.rule("GH-DOR-09", "GH-SPC-03")
def test_monsters_that_a_boss_lets_in_act_in_the_same_round() -> None:
    table = midround(open_door(opened("2"), "1", 1))
    commander = kinds(table, "bandit-commander")[0]
    table.state.order = (
        Slot(10, "0"),
        Slot(20, "1"),
        Slot(73, "bandit-commander"),
        Slot(80, "bandit-archer"),
    )
    table.state.acted = (FigureId(1), FigureId(2), commander)
    in_turn_of(table, commander).run(Reveal(at("10:8"), commander))
    late = next_turn(table.game)
    card = table.state.drawn["living-corpse"]
    fast = shelf().deck["living-corpse"].card(card).initiative < 80
    assert late is not None and (table.figure(late).kind == "living-corpse") == fast


@pytest.mark.rule("GH-SPC-20")
def test_rules_are_followed_only_where_the_page_has_them() -> None:
    table = opened("1")
    table.run(Story("round-end"))
    assert not [note for note in table.events(Noted) if note.what.startswith("followed")]


@pytest.mark.parametrize("number", [id for id in PLAYABLE if int(id) <= 25])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_play_of_the_first_scenarios(number: str, seed: int) -> None:
    table = play(number, seed, 1 + seed, 250)
    assert table.state.round >= 1
    rules = table.game.rules
    assert rules.encode(rules.decode(rules.encode(table.state))) == rules.encode(table.state)


@pytest.mark.parametrize("number", [id for id in PLAYABLE if int(id) > 25])
def test_random_play_of_the_others(number: str) -> None:
    table = play(number, 1, 2 + int(number) % 3, 120)
    assert table.state.round >= 1
