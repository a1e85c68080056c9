"""The Frozen Spire: Ruin on the bridge, then Frederick, the loads and the cold."""

from __future__ import annotations

import pytest

from games.descent.quests.scene import Scene, scene
from undercroft.games.descent.events.fights import AttributeFailed, AttributePassed
from undercroft.games.descent.events.things import TokenRemoved
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.rules.attack.making import own_aims
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.games.descent.rules.quests.limits import may_open
from undercroft.games.descent.rules.quests.marching import Trample, push_back
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.quests.reinforcing import Reinforce
from undercroft.games.descent.rules.quests.rounds import RoundEnds
from undercroft.games.descent.rules.quests.weather import Weather
from undercroft.games.descent.rules.round.overlord_turn import GroupTurn
from undercroft.games.descent.rules.round.rounds import Round
from undercroft.games.descent.rules.values import card_of, speed
from undercroft.games.descent.state import ground
from undercroft.kernel import FigureId, replace


def bridge(heroes: int = 2) -> Scene:
    return scene("the-frozen-spire", heroes=heroes, groups=["cave-spider", "barghest"])


def spire(heroes: int = 2, carry: dict[str, int] | None = None) -> Scene:
    return scene("the-frozen-spire", 2, heroes, carry or {}, ["cave-spider", "zombie"])


def rows(first: int) -> list[str]:
    """The spaces of Ruin with its tail on a row."""
    return [f"{column}{row}" for row in range(first, first + 3) for column in "ef"]


def ruin_at(at: Scene, first: int) -> FigureId:
    ruin = at.one("ruin")
    at.put(ruin, *rows(first))
    return ruin


# -- the bridge: set-up and ends


@pytest.mark.rule("D2-OSU-05", "D2-X-33")
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_ruin_is_alone_at_the_far_end(heroes: int) -> None:
    at = bridge(heroes)
    ruin = at.figure(at.one("ruin"))
    assert at.squares(at.one("ruin")) == rows(7)
    assert ruin.full == card_of(at.game, ruin).health + 8 == 17 and ruin.rank == "master"
    assert len(at.kinds("shadow-dragon")) == 1
    assert at.token("dragonheart-1") == "m20"


def test_the_heroes_win_with_ruin() -> None:
    at = bridge()
    at.run(Suffer(at.one("ruin"), 17))
    assert at.won() == ["heroes"]
    assert dict(at.state.carry) == {"heroes-won": 1, "night": 0}


@pytest.mark.rule("D2-QST-03", "D2-QST-02")
def test_the_overlord_wins_when_ruin_is_on_the_last_row() -> None:
    at = bridge()
    ruin = ruin_at(at, 13)
    at.only(ruin)
    at.run(Trample(ruin))
    assert at.won() == ["overlord"]
    assert dict(at.state.carry) == {"heroes-won": 0, "night": 1}


def test_seven_moves_take_it_there() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    for n in range(7):
        assert at.won() == []
        at.state.round = n + 1
        at.run(Trample(ruin))
    assert at.won() == ["overlord"]


# -- the bridge: the march


@pytest.mark.rule("D2-QST-02", "D2-MOV-21")
def test_ruin_goes_one_row_ahead_and_the_row_behind_is_gone() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    at.run(GroupTurn("shadow-dragon"))
    assert at.squares(ruin) == rows(8)
    assert at.state.counters["rows-gone"] == 1
    assert not ground(at.game).floor >> GRID.parse("e7") & 1
    assert ground(at.game).floor >> GRID.parse("e8") & 1


@pytest.mark.rule("D2-QST-02", "D2-X-07")
def test_ruin_does_nothing_else_and_nothing_else_moves_it() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    at.put(1, "e10")
    assert own_aims(at.game, ruin) == []
    at.run(MoveOther(ruin, 3, FigureId(1)))
    assert at.squares(ruin) == rows(7)
    at.put(1, "c18")
    inflict(at.game, ruin, "stunned")
    at.run(Trample(ruin))
    assert at.squares(ruin) == rows(7)
    assert not at.figure(ruin).suffers("stunned")


@pytest.mark.rule("D2-ATT-03")
def test_a_hero_who_passes_might_stops_it() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    at.put(1, "e10")
    at.dice("-", "-")
    at.run(Trample(ruin))
    assert len(at.events(AttributePassed)) == 1
    assert at.squares(ruin) == rows(7)
    assert at.squares(1) == ["e10"]


@pytest.mark.rule("D2-ATT-03", "D2-ADJ-14")
def test_a_hero_who_fails_is_put_before_it() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    at.put(1, "e10")
    at.put(2, "c18")
    at.dice("SSS", "SSSS")
    at.run(Trample(ruin))
    assert at.keys() == {"space e11", "space f11"}
    at.play("space f11")
    assert at.squares(1) == ["f11"]
    assert at.squares(ruin) == rows(8)


@pytest.mark.rule("D2-ATT-03")
def test_each_later_test_of_the_same_hero_is_harder() -> None:
    """Might 5 against 5 shields: the second time it is 4."""
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    at.put(1, "e10")
    at.dice("SSS", "SS")
    at.run(Trample(ruin))
    assert len(at.events(AttributePassed)) == 1
    assert at.squares(ruin) == rows(7)
    at.state.round = 2
    at.dice("SSS", "SS")
    at.run(Trample(ruin))
    assert len(at.events(AttributeFailed)) == 1
    at.play(at.offers("space")[0])
    at.state.round = 3
    at.put(2, *at.squares(1))
    at.put(1, "c18")
    at.put(2, "e11")
    at.dice("-", "-")
    at.run(Trample(ruin))
    assert len(at.events(AttributePassed)) == 2  # another hero's first


@pytest.mark.rule("D2-QST-02", "D2-MOV-21")
def test_monsters_in_its_way_are_put_before_it_without_a_test() -> None:
    at = bridge()
    ruin, spider = at.one("ruin"), at.one("cave-spider")
    at.only(ruin, spider)
    at.put(spider, "f10")
    at.run(Trample(ruin))
    at.play("space e11")
    assert at.squares(spider) == ["e11"]
    assert at.squares(ruin) == rows(8)


@pytest.mark.rule("D2-MOV-21", "D2-KO-05")
def test_whoever_is_on_a_row_that_collapses_escapes_and_is_hurt() -> None:
    """A hero who is knocked out there lies on the nearest space; so does a token."""
    at = bridge()
    ruin = ruin_at(at, 8)
    at.only(ruin)
    at.put(1, "e7")
    leaf = at.figure(2)
    at.state.figures[FigureId(2)] = replace(leaf, cells=0, lies=GRID.parse("f7"), phase="fallen", hp=0)
    at.run(Trample(ruin))
    assert set(at.keys()) == {"space e6", "space d6", "space f6"}
    at.play("space e6")
    assert at.figure(1).damage == 3
    assert at.squares(ruin) == rows(9)
    assert at.state.gone == sum(1 << GRID.parse(square) for square in ("e7", "f7", "e8", "f8"))
    assert GRID.name(at.figure(2).lies) in ("d6", "e6", "f6", "g6")


@pytest.mark.rule("D2-MOV-21", "D2-LRG-03", "D2-ADJ-14")
def test_a_large_monster_on_a_row_that_collapses_escapes_no_farther_than_it_must() -> None:
    at = scene("the-frozen-spire", groups=["ettin", "barghest"])
    ruin, ettin = ruin_at(at, 9), at.one("ettin")
    at.only(ruin, ettin)
    at.put(ettin, "e7", "f7", "e8", "f8")
    at.run(Trample(ruin))
    near = {"stand d5 e5 d6 e6", "stand e5 f5 e6 f6", "stand f5 g5 f6 g6"}
    assert at.keys() == near
    at.play("stand e5 f5 e6 f6")
    assert at.figure(ettin).damage == 3


# -- the Dragonheart


@pytest.mark.rule("D2-SPC-03", "D2-OBJ-01", "D2-RNG-08")
def test_the_dragonheart_pushes_ruin_back() -> None:
    """Two rows, over squares that are gone; then it lies in the hollow again."""
    at = bridge()
    ruin = ruin_at(at, 10)
    at.only(ruin)
    at.state.counters["rows-gone"] = 3
    at.state.gone = sum(1 << GRID.parse(square) for square in ("e7", "f7", "e8", "f8", "e9", "f9"))
    at.carry_token(1, "dragonheart-1")
    at.put(1, "e16")
    at.turn(1)
    assert at.offers("quest raise-heart") == []  # 4 spaces away
    at.end_turn()
    at.put(1, "e15")
    at.turn(1)
    at.play("quest raise-heart dragonheart-1")
    assert at.squares(ruin) == rows(8)
    assert at.token("dragonheart-1") == "m20"
    assert at.state.gone == sum(1 << GRID.parse(square) for square in ("e7", "f7"))
    at.end_turn()
    at.put(1, "c18")
    at.run(Trample(ruin))
    assert at.squares(ruin) == rows(9)
    assert at.state.gone == sum(1 << GRID.parse(square) for square in ("e7", "f7", "e8", "f8"))
    assert at.state.counters["rows-gone"] == 3


def test_only_a_hero_who_carries_it_and_sees_ruin_uses_it() -> None:
    at = bridge()
    ruin = ruin_at(at, 10)
    at.only(ruin)
    at.put(1, "e15")
    at.turn(1)
    assert at.offers("quest raise-heart") == []


def test_ruin_is_pushed_no_further_than_there_is_room() -> None:
    at = bridge()
    ruin = at.one("ruin")
    at.only(ruin)
    push_back(at.game, ruin, 2)
    assert at.squares(ruin) == rows(5)
    at.carry_token(1, "dragonheart-1")
    at.put(1, "e10")
    at.put(2, "e3")
    at.turn(1)
    at.play("quest raise-heart dragonheart-1")
    assert at.squares(ruin) == rows(4)  # somebody stands behind it


@pytest.mark.rule("D2-QST-02", "D2-ATT-03")
def test_pushed_off_the_bridge_ruin_does_not_walk_over_a_hero() -> None:
    """On the far bank, too, whoever stands right before it tests, and is put farther on, not beside it."""
    at = bridge()
    ruin = ruin_at(at, 1)
    at.only(ruin)
    at.put(1, "e4")
    at.dice("SSS", "SSSS")
    at.run(Trample(ruin))
    assert len(at.events(AttributeFailed)) == 1
    assert at.keys() == {"space d5", "space e5", "space f5"}
    at.play("space e5")
    assert at.squares(ruin) == rows(2)


@pytest.mark.rule("D2-QST-02")
def test_pushed_back_twice_ruin_goes_on_over_the_squares_that_are_gone() -> None:
    """They hold it on its way, and are gone again where it was."""
    at = bridge()
    ruin = ruin_at(at, 12)
    at.only(ruin)
    at.state.counters["rows-gone"] = 5
    gone = [f"{column}{row}" for row in range(7, 12) for column in "ef"]
    at.state.gone = sum(1 << GRID.parse(square) for square in gone)
    push_back(at.game, ruin, 3)
    push_back(at.game, ruin, 2)
    for first in (7, 8, 9):
        assert at.squares(ruin) == rows(first)
        left = [square for square in gone if square not in rows(first)]
        assert at.state.gone == sum(1 << GRID.parse(square) for square in left)
        at.run(Trample(ruin))


@pytest.mark.rule("D2-MON-08")
def test_one_of_each_open_group_comes_to_the_bridge() -> None:
    at = bridge()
    at.only(at.one("ruin"))
    at.run(Reinforce())
    assert at.keys() == {"pass", "group cave-spider", "group barghest"}
    at.play("group cave-spider")
    at.play(at.offers("stand")[0])
    assert at.figure(at.one("cave-spider")).cells & area(at.game, "near")
    assert at.keys() == {"pass", "group barghest"}


@pytest.mark.parametrize("number", [1, 2])
def test_the_clock_favours_the_overlord(number: int) -> None:
    at = bridge() if number == 1 else spire()
    at.state.round = 15
    at.run(RoundEnds())
    assert at.won() == ["overlord"]


# -- the Spire


@pytest.mark.rule("D2-ATT-03", "D2-FAT-08", "D2-QST-02", "D2-RND-01")
def test_the_cold_comes_every_second_round_or_in_each_by_night() -> None:
    for carry, struck in (({"heroes-won": 1}, [2, 4, 6]), ({"night": 1}, [2, 3, 4, 5, 6])):
        found = []
        for round_ in range(1, 7):
            at = spire(carry=carry)
            at.state.round = round_ - 1
            at.dice("-", "-", "-", "-")
            at.run(Round())
            assert at.state.round == round_
            if at.events(AttributePassed):
                found.append(round_)
        assert found == struck


@pytest.mark.rule("D2-FAT-08", "D2-RNG-08")
def test_a_lit_brazier_keeps_the_cold_off() -> None:
    at = spire()
    at.state.round = 2
    at.state.tokens["brazier-1"] = replace(at.state.tokens["brazier-1"], face="lit")
    assert at.token("brazier-1") == "f11"
    at.put(1, "i10")
    at.put(2, "b10")
    at.dice("SSS", "SSSS")
    at.run(Weather())
    assert at.figure(1).fatigue == 0
    assert at.figure(2).fatigue == 2


@pytest.mark.rule("D2-SPC-03")
def test_heroes_light_braziers_and_monsters_put_them_out() -> None:
    at = spire()
    zombie = at.one("zombie")
    at.only(zombie)
    at.put(zombie, "k6")
    at.put(1, "f10")
    at.turn(1)
    at.play("quest kindle brazier-1")
    assert at.state.tokens["brazier-1"].face == "lit"
    assert at.state.turn.actions == 1
    at.end_turn()
    at.put(1, "b10")
    at.put(zombie, "f10")
    at.activate(zombie)
    at.play("quest douse brazier-1")
    assert at.state.tokens["brazier-1"].face == "dark"


@pytest.mark.rule("D2-DOR-02", "D2-SEA-04")
def test_the_cell_opens_with_its_key_or_by_force() -> None:
    at = spire()
    at.only()
    at.put(1, "m10")
    at.turn(1)
    assert not may_open(at.game, FigureId(1), 0)
    at.dice("SS", "SSS")  # 5 shields: Grisban's might is 5, at -1
    at.play("quest break-cell 0")
    assert not at.state.doors
    at.dice("SS", "SS")
    at.play("quest break-cell 0")
    assert at.state.doors == (0,)
    other = spire()
    other.state.marks += ("cell-key",)
    assert may_open(other.game, FigureId(1), 0)


@pytest.mark.rule("D2-HTN-03", "D2-ATT-03")
@pytest.mark.parametrize(("passes", "slower"), [(True, 0), (False, 2)])
def test_a_broken_mind(passes: bool, slower: int) -> None:
    """Whoever leads Frederick tests willpower first of all; if he fails he has 2 less Speed in this turn."""
    at = spire()
    at.only()
    at.carry_token(2, "frederick-1")
    plain = speed(at.game, FigureId(2))
    at.dice(*(("-", "-") if passes else ("SSS", "SSSS")))
    at.turn(2)
    assert speed(at.game, FigureId(2)) == plain - slower
    at.end_turn()
    assert speed(at.game, FigureId(2)) == plain
    at.turn(1)
    assert len(at.events(AttributePassed)) + len(at.events(AttributeFailed)) == 1


@pytest.mark.rule("D2-OBJ-01", "D2-EXI-02")
def test_the_heroes_win_when_frederick_leaves_by_the_entrance() -> None:
    at = spire()
    at.only()
    at.put(1, "p10")
    at.turn(1)
    at.play("pick-up frederick-1")
    at.end_turn()
    at.put(1, "b10")
    at.dice("-", "-")
    at.turn(1)
    at.play("move", "leave entrance")
    assert at.result() == "heroes-won"


@pytest.mark.rule("D2-SPC-03", "D2-EXI-02")
@pytest.mark.parametrize(("heroes", "loads"), [(2, 4), (3, 5), (4, 6)])
def test_the_overlord_wins_with_loads_that_leave_by_the_exit(heroes: int, loads: int) -> None:
    at = spire(heroes)
    spider = at.one("cave-spider")
    at.only(spider)
    at.state.counters["loads"] = loads - 1
    at.put(spider, "l15")
    at.activate(spider)
    plain = speed(at.game, spider)
    at.play("quest load-up")
    assert at.figure(spider).carries == ("load-1",)
    assert speed(at.game, spider) == plain - 1
    assert at.offers("quest load-up") == []
    at.put(spider, "a2")
    at.play("move", "leave exit")
    assert at.result() == "overlord-won"


def test_nobody_leaves_without_a_load_and_no_load_is_taken_elsewhere() -> None:
    at = spire()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "a2")
    at.activate(spider)
    assert at.offers("quest load-up") == []
    at.play("move")
    assert at.offers("leave") == []


@pytest.mark.rule("D2-OBJ-01")
def test_large_monsters_take_loads_too() -> None:
    at = spire(4)
    ettin = at.kinds("ettin")[0]
    at.only(ettin)
    at.put(ettin, "k14", "l14", "k15", "l15")
    at.activate(ettin)
    at.play("quest load-up")
    assert at.figure(ettin).carries == ("load-1",)


@pytest.mark.rule("D2-OBJ-05")
def test_a_load_that_is_dropped_is_lost() -> None:
    at = spire()
    spider = at.one("cave-spider")
    at.only(spider)
    at.put(spider, "l15")
    at.activate(spider)
    at.play("quest load-up")
    at.run(Suffer(spider, 20))
    at.pass_hidden()
    assert "load-1" not in at.state.tokens
    assert [event.token for event in at.events(TokenRemoved)] == ["load-1"]


@pytest.mark.rule("D2-MON-08")
def test_one_of_either_group_comes_to_the_store() -> None:
    at = spire()
    at.only(at.one("ettin"))
    at.run(Reinforce())
    assert at.keys() == {"pass", "group cave-spider", "group zombie"}
    at.play("group zombie")
    at.dice("-", "-", "-", "-")  # the cold of the next round
    at.play(at.offers("stand")[0])
    assert at.figure(at.one("zombie")).cells & area(at.game, "store")
    assert at.asked.what != "descent.reinforce.offer"
