"""Monsters move, attack and are exhausted (DA-MON, DA-MMV)."""

from __future__ import annotations

import pytest

from games.alliance.boards import cell, cells
from games.alliance.table import FIRST, SECOND, Table, name
from undercroft.games.alliance.events.attacks import AttackDeclared
from undercroft.games.alliance.events.dungeon import ThreatShown
from undercroft.games.alliance.events.fights import CubesRemoved
from undercroft.games.alliance.events.moves import Walked
from undercroft.games.alliance.events.rounds import ActivationEnded, Exhausted
from undercroft.games.alliance.records.tiles import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.rules.monsters.activation import SQUARES, MonsterTurn
from undercroft.games.alliance.state import Played, Turn
from undercroft.kernel import CardId, FigureId, Seat

START, ROOM = (1, 0), (1, 1)


def den(kind: str, at: tuple[int, int]) -> tuple[Table, FigureId]:
    """A monster in a room east of the starting tile, connected; nobody of seat 0 is in it."""
    table = Table()
    table.lay("i-01", ROOM)
    table.passage(START, ROOM)
    for seat in (FIRST, SECOND):
        table.hand(seat)
    return table, table.monster(kind, at)


def acting(table: Table, figure: FigureId, seat: Seat = SECOND, **changes: object) -> Table:
    table.s.turn = Turn(figure, seat, **changes)  # type: ignore[arg-type]
    return table.run(MonsterTurn(figure, seat))


@pytest.mark.rule("DA-MON-E2", "DA-MON-10", "DA-MON-14", "DA-GEN-10", "DA-MON-11")
def test_a_monster_must_go_where_it_can_attack_even_the_players_own() -> None:
    table, brute = den("m-06", (4, 5))  # Speed 3
    table.stand("petra", (4, 2))
    acting(table, brute, FIRST)
    assert set(table.some("go")) == {name(at) for at in ((3, 3), (4, 3), (5, 3))}
    back = table.why_not(cell=cell((3, 5)))
    assert back is not None and (back.rule, back.says) == ("DA-MON-10", "no-attack-from-there")
    table.go((4, 3))
    assert table.what == "alliance.monster_turn.choose_facing"
    assert set(table.some("face")) == {"N", "S", "W"}
    table.answer("face W")
    (declared,) = table.events(AttackDeclared)
    assert (declared.attacker, declared.target, declared.kind) == (brute, table.id("petra"), "melee")
    assert table.leaf(brute).exhausted and table.leaf(brute).facing == WEST


@pytest.mark.rule("DA-MON-10", "DA-MON-14", "DA-LOS-08")
def test_an_archer_looks_for_a_square_with_a_line() -> None:
    table, archer = den("m-02", (3, 5))  # ranged, Speed 3
    for hero, at in (("lorna", (5, 0)), ("krom", (5, 1)), ("mcfarlin", (3, 0))):
        table.stand(hero, at)
    table.stand("petra", (4, 1))
    acting(table, archer)
    assert name((4, 3)) in table.some("go") and name((4, 4)) in table.some("go")
    assert name((3, 5)) not in table.some("go")  # the wall is in the way
    table.go((4, 3))
    assert str(table.id("petra")) in table.some("target")


@pytest.mark.rule("DA-MON-12", "DA-MON-13", "DA-MON-16", "DA-MMV-10")
def test_without_a_target_it_goes_anywhere_or_stays() -> None:
    table, brute = den("m-06", (3, 5))
    table.s.dungeon = type(table.s.dungeon)(table.s.dungeon.placed, ())  # shut in
    acting(table, brute)
    assert name((3, 5)) in table.some("go") and name((5, 3)) in table.some("go")
    table.go((3, 5))
    assert table.what == "alliance.monster_turn.choose_facing" and len(table.keys) == 4
    table.answer("face E")
    assert table.events(Walked) == [] and table.events(AttackDeclared) == []
    assert table.leaf(brute).exhausted and table.leaf(brute).facing == EAST and table.what == ""


@pytest.mark.rule("DA-MON-15", "DA-MON-17", "DA-MON-02", "DA-CMB-18")
def test_one_attack_though_it_did_not_move() -> None:
    table, brute = den("m-06", (4, 3))
    table.stand("petra", (4, 2))
    table.stand("lorna", (3, 2))
    acting(table, brute).go((4, 3))
    assert set(table.some("target")) == {str(table.id("petra")), str(table.id("lorna"))}
    table.answer(f"target {table.id('petra')}", "face W")
    assert len(table.events(AttackDeclared)) == 1 and table.events(Exhausted)[0].figure == brute
    assert table.events(ActivationEnded) == [ActivationEnded(brute)]


@pytest.mark.rule("DA-MON-18", "DA-DEF-05")
def test_the_defeated_are_no_targets() -> None:
    table, brute = den("m-06", (4, 3))
    table.stand("petra", (4, 2), lies=True)
    table.stand("krom", (4, 1))
    for hero, at in (("lorna", (3, 0)), ("mcfarlin", (5, 0))):
        table.stand(hero, at)
    acting(table, brute)
    assert name((4, 3)) not in table.some("go")  # beside Petra alone
    table.go((3, 2)).answer(table.keys[0])
    assert table.events(AttackDeclared)[0].target == table.id("krom")
    nobody = Table()
    nobody.lay("i-01", ROOM)
    lonely = nobody.monster("m-06", (4, 4))
    for figure, leaf in list(nobody.s.figures.items()):
        nobody.change(figure, lies=leaf.role == "hero")
    acting(nobody, lonely)
    assert len(nobody.some("go")) == 9


@pytest.mark.rule("DA-MON-22")
def test_a_hidden_hero_is_ignored_but_blocks() -> None:
    table, brute = den("m-06", (4, 4))
    table.stand("krom", (4, 3))
    table.s.columns[table.id("krom")] = (Played(FIRST, CardId("st-02-2")),)
    for hero in ("petra", "lorna", "mcfarlin"):
        table.stand(hero, {"petra": (3, 0), "lorna": (4, 0), "mcfarlin": (5, 0)}[hero])
    acting(table, brute)
    assert name((4, 4)) in table.some("go") and name((4, 3)) not in table.some("go")
    table.go((3, 5))
    assert table.events(Walked)[0].cost == 2 and table.what == "alliance.monster_turn.choose_facing"


@pytest.mark.rule("DA-MON-11", "DA-MON-14")
def test_a_taunting_hero_must_be_attacked() -> None:
    table, brute = den("m-06", (4, 4))
    table.stand("petra", (3, 3))
    table.stand("lorna", (5, 5))
    table.s.columns[table.id("petra")] = (Played(FIRST, CardId("u1-26")),)  # Hill Mail: taunt
    acting(table, brute)
    assert name((5, 4)) not in table.some("go")  # from there it would reach Lorna alone
    table.go((4, 4))
    assert table.what == "alliance.monster_turn.choose_facing"  # no choice of target
    table.answer(table.keys[0])
    assert table.events(AttackDeclared)[0].target == table.id("petra")


# -- movement


@pytest.mark.rule("DA-MMV-E1", "DA-MMV-01", "DA-MMV-02", "DA-MMV-04")
@pytest.mark.parametrize("blocked", [False, True])
def test_past_another_monster_and_away_from_a_hero(blocked: bool) -> None:
    table, brute = den("m-06", (5, 4))  # Speed 3, on (2, 1) of its tile
    table.stand("petra", (5, 3))
    table.monster("m-01", (4, 5))
    if blocked:
        table.monster("m-01", (3, 5))
    table.change("petra", cells=cells((5, 3)))
    s = table.s
    s.turn = Turn(brute, SECOND)
    s.columns[table.id("petra")] = (Played(FIRST, CardId("st-02-2")),)  # hidden: the monster may go anywhere
    for hero in ("lorna", "krom", "mcfarlin"):
        table.stand(hero, {"lorna": (3, 0), "krom": (4, 0), "mcfarlin": (5, 0)}[hero])
    table.run(MonsterTurn(brute, SECOND))
    assert (name((3, 5)) in table.some("go")) != blocked and name((4, 5)) not in table.some("go")
    if not blocked:
        table.go((3, 5))
        assert [step.cost for step in table.events(Walked)] == [2, 1]


@pytest.mark.rule("DA-MMV-02")
def test_a_monster_that_reaches_nobody_goes_no_farther_than_its_speed() -> None:
    table, brute = den("m-06", (4, 7))  # Speed 3
    table.lay("i-04", (1, 2))
    table.passage(ROOM, (1, 2))
    for hero, at in (("petra", (3, 0)), ("lorna", (4, 0)), ("krom", (5, 0)), ("mcfarlin", (5, 1))):
        table.stand(hero, at)
    acting(table, brute)
    assert {name((4, 5)), name((4, 4))} <= set(table.some("go"))
    assert not {name((4, 3)), name((4, 2))} & set(table.some("go"))
    found = SQUARES.objection(table.game, MonsterTurn(brute, SECOND), cell((4, 3)))
    assert found is not None and (found.rule, found.says) == ("DA-MMV-02", "monster-far")


@pytest.mark.rule("DA-MMV-03", "DA-MMV-05", "DA-MMV-11")
def test_heroes_and_doors_stop_it_but_starting_tiles_do_not() -> None:
    table, rat = den("m-03", (4, 5))  # Speed 5
    table.stand("petra", (3, 1))
    for hero, at in (("lorna", (3, 0)), ("krom", (4, 0)), ("mcfarlin", (5, 0))):
        table.stand(hero, at)
    acting(table, rat)
    assert name((4, 2)) in table.some("go")  # inside the starting tile
    assert not any(name(at) in table.some("go") for at in ((3, 1), (1, 1), (4, 6)))


@pytest.mark.rule("DA-MMV-06", "DA-MMV-07", "DA-THR-09", "DA-CHE-14")
def test_tokens_mean_nothing_to_monsters() -> None:
    table, brute = den("m-06", (3, 5))
    table.s.dungeon = type(table.s.dungeon)(table.s.dungeon.placed, ())
    table.threat((4, 4), 1)
    table.threat((5, 5), 1, "t-1", shown=True)
    acting(table, brute).go((4, 4)).answer("face N")
    assert table.events(ThreatShown) == [] and len(table.s.threats) == 2
    assert table.leaf(brute).cells == cells((4, 4))


@pytest.mark.rule("DA-MMV-09")
def test_a_defeated_hero_is_walked_over() -> None:
    table, brute = den("m-06", (4, 4))
    table.stand("petra", (4, 3), lies=True)
    for hero, at in (("lorna", (3, 0)), ("krom", (4, 0)), ("mcfarlin", (5, 0))):
        table.stand(hero, at)
    acting(table, brute)
    assert name((4, 1)) in table.some("go")  # three steps without a penalty
    assert name((4, 3)) not in table.some("go")


@pytest.mark.rule("DA-MMV-08")
def test_a_pit_slows_a_monster_but_not_a_gargoyle() -> None:
    for kind, costs in (("m-06", [2]), ("m-12", [1])):
        table, monster = den(kind, (4, 4))
        table.s.dungeon = type(table.s.dungeon)(table.s.dungeon.placed, ())
        table.threat((4, 4), 1, "t-3", shown=True)
        token = table.s.threats[0]
        table.s.threats = (type(token)(token.number, token.cell, 1, "t-3", True, True),)
        acting(table, monster).go((3, 4))
        assert [step.cost for step in table.events(Walked)] == costs


@pytest.mark.rule("DA-MON-16", "DA-MON-19", "DA-MON-21")
def test_a_shaman_heals_another_after_its_activation() -> None:
    table, shaman = den("m-07", (3, 5))
    table.s.dungeon = type(table.s.dungeon)(table.s.dungeon.placed, ())
    one = table.monster("m-06", (5, 5), cubes=(FIRST, SECOND))
    two = table.monster("m-06", (5, 4), cubes=(FIRST,))
    acting(table, shaman).go((3, 5)).answer("face S")
    assert table.leaf(shaman).facing == SOUTH and table.leaf(shaman).exhausted
    assert table.asked == SECOND and set(table.some("aim")) == {str(one), str(two)}
    table.answer(f"aim {one}")
    assert table.events(CubesRemoved)[0].figure == one and table.leaf(one).cubes == (FIRST,)
    assert table.leaf(shaman).facing != NORTH
