"""Obstacles with hit points, and figures in the characters' care (GH-SPC-10 to -15)."""

from __future__ import annotations

import pytest

from games.gloomhaven.inventions import invented
from games.gloomhaven.pages import at, kinds, where
from games.gloomhaven.rulings import BONES, DOOR, GUARDS, altar, bones, enter, ruled
from undercroft.games.gloomhaven.events.ground import MoneyDropped, ObstacleDestroyed, TrapSprung
from undercroft.games.gloomhaven.records.abilities import Attack, DestroyObstacle, Move
from undercroft.games.gloomhaven.records.maps import Obstacle, Standing
from undercroft.games.gloomhaven.records.moments import (
    AtDestruction,
    AtDoor,
)
from undercroft.games.gloomhaven.records.scenario_goals import Objective, ObjectiveTurn
from undercroft.games.gloomhaven.records.scenario_rules import (
    Trigger,
)
from undercroft.games.gloomhaven.records.whom import Whom
from undercroft.games.gloomhaven.rules.effects.conditions import gain, is_immune
from undercroft.games.gloomhaven.rules.effects.deaths import Die
from undercroft.games.gloomhaven.rules.effects.healing import NEEDIEST, Healing
from undercroft.games.gloomhaven.rules.monsters.ally_turns import AllyTurn
from undercroft.games.gloomhaven.rules.monsters.monster_turns import MonsterTurn
from undercroft.games.gloomhaven.rules.movement.going import ends
from undercroft.games.gloomhaven.rules.round.order import initiative_of, newcomers, next_turn
from undercroft.games.gloomhaven.rules.round.rounds import turn_of
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.state import Slot
from undercroft.kernel import FigureId, Objection


@pytest.mark.rule("GH-SPC-10", "GH-SPC-14", "GH-SPC-18", "GH-SPC-20")
def test_an_obstacle_with_hit_points_is_attacked_and_removed() -> None:
    table = ruled(objectives=(altar(),), marks={"a": "1:0"}, overlays=(Obstacle(at=("1:0",)),))
    assert table.hp(3) == 4 and table.state.terrain.blocked == 1 << at("1:0")
    table.perform(1, Attack(value=3)).picks("target 3")
    assert table.hp(3) == 1 and table.is_up(3)
    table.perform(1, Attack(value=3)).picks("target 3")
    assert not table.is_up(3) and not table.state.terrain.blocked
    assert table.events(ObstacleDestroyed) and not table.events(MoneyDropped)


@pytest.mark.rule("GH-SPC-11")
def test_only_damage_destroys_it() -> None:
    table = ruled(objectives=(altar(),), marks={"a": "1:0"}, obstacles="1:1")
    assert fixed(table.game) == 1 << at("1:0")
    table.perform(1, DestroyObstacle(within=2))
    assert not any("1:0" in key for key in (table.keys() if table.is_asked() else []))


@pytest.mark.rule("GH-SPC-11")
@pytest.mark.parametrize("healable", [True, False])
def test_an_ally_that_the_page_forbids_to_heal_is_never_the_neediest(healable: bool) -> None:
    ally = altar(side="characters", healable=healable)
    table = ruled(objectives=(ally,), marks={"a": "1:0"}).looks(1, hp=9).looks(3, hp=1)
    by = Healing(FigureId(1), Whom(side="self-and-allies", within=3))
    assert NEEDIEST.legal(table.game, by) == [FigureId(3) if healable else FigureId(1)]
    found = NEEDIEST.objection(table.game, by, FigureId(3))
    assert found == (None if healable else Objection("GH-SPC-11", "immune", who=FigureId(3)))


@pytest.mark.rule("GH-SPC-12")
def test_it_is_an_enemy_with_initiative_99() -> None:
    table = ruled(objectives=(altar(),), marks={"a": "1:0"}, monsters=f"{GUARDS} 3:0")
    assert FigureId(4) in enemies(table.game, FigureId(1)) and FigureId(4) not in enemies(
        table.game, FigureId(3)
    )
    assert initiative_of(table.game, FigureId(4))[0] == 99


@pytest.mark.rule("GH-SPC-13")
def test_no_condition_works_on_it() -> None:
    table = ruled(objectives=(altar(),), marks={"a": "1:0"})
    assert all(is_immune(table.game, table.figure(3), name) for name in ("poison", "wound", "stun", "curse"))
    gain(table.game, FigureId(3), "poison")
    assert not table.figure(3).conditions


@pytest.mark.rule("GH-SPC-15")
def test_allies_have_random_numbers_and_act_in_their_order_at_their_initiative() -> None:
    folk = Objective(
        id="captive", mark="a", hp=4, side="characters", initiative=50, turn=ObjectiveTurn(move=2, toward="b")
    )
    table = ruled(objectives=(folk,), marks={"a": "1:1 2:1", "b": "6:0"}, chance=["2"])
    assert [table.figure(i).number for i in (3, 4)] == [2, 1]
    assert newcomers(table.game) == (Slot(50, "captive"),)
    table.knows(order=(Slot(50, "captive"),))
    assert next_turn(table.game) == 4
    assert isinstance(turn_of(table.game, FigureId(4)), AllyTurn)
    table.state.acted = (FigureId(4),)
    assert next_turn(table.game) == 3


@pytest.mark.rule("GH-SPC-15")
def test_an_ally_goes_to_its_mark_round_enemies_and_traps() -> None:
    hail = Objective(id="hail", mark="a", hp=9, side="characters", turn=ObjectiveTurn(move=3, toward="b"))
    table = ruled(objectives=(hail,), marks={"a": "2:1", "b": "6:1"}, traps="3:1", monsters=f"{GUARDS} 3:0")
    table.run(AllyTurn(FigureId(4)))
    assert table.at(4) == "4:1" and table.hp(4) == 9
    table.run(AllyTurn(FigureId(4))).run(AllyTurn(FigureId(4)))
    assert table.at(4) == "6:1"


@pytest.mark.rule("GH-SPC-15", "GH-DOR-08")
@pytest.mark.parametrize("stubborn", [True, False])
def test_only_a_stubborn_ally_opens_doors_and_walks_into_traps(stubborn: bool) -> None:
    hail = Objective(
        id="hail",
        mark="a",
        hp=9,
        side="characters",
        turn=ObjectiveTurn(move=3, toward="b", stubborn=stubborn),
    )
    table = ruled(objectives=(hail,), marks={"a": "5:1", "b": "9:1"}, traps="6:1 6:0 5:2 6:2 5:0")
    table.run(AllyTurn(FigureId(3)))
    assert table.at(3) == ("8:1" if stubborn else "5:1")
    assert ("there" in table.state.rooms) == stubborn and bool(table.events(TrapSprung)) == stubborn


@pytest.mark.rule("GH-SPC-10", "GH-SPC-07")
def test_a_door_with_hit_points_is_open_once_it_is_destroyed() -> None:
    door = Objective(id="gate", mark="x", hp=3, door=True)
    table = ruled(
        objectives=(door,),
        locked=True,
        marks={"x": DOOR},
        brute="6:1",
        there=(Standing(monster=BONES, at="9:1", ranks="nnn"),),
    )
    assert "there" not in table.state.rooms and table.hp(3) == 3
    table.perform(1, Move(value=3))
    assert DOOR not in table.keys("go")
    table.picks("stop").perform(1, Attack(value=3)).picks("target 3")
    assert not table.is_up(3) and "there" in table.state.rooms and kinds(table, BONES)
    assert ends(table.game, FigureId(1), "walk", 3) >> at("8:1") & 1


@pytest.mark.rule("GH-SPC-20", "GH-SPC-15")
def test_an_objective_may_come_later() -> None:
    captive = invented(
        "printed only with a turn of its own, which is another test",
        Objective(id="captive", mark="a", hp=4, side="characters", since=AtDoor(mark="x")),
    )
    table = ruled(objectives=(captive,), marks={"a": "3:1", "x": DOOR})
    assert not kinds(table, "captive")
    assert where(enter(table), "captive") == ["3:1"]


@pytest.mark.rule("GH-SPC-19")
def test_a_rule_may_wait_for_destruction() -> None:
    rule = Trigger(
        when=invented(
            "no page of this version waits for a destruction; packs may", AtDestruction(objective="altar")
        ),
        do=(bones("b"),),
    )
    table = ruled(rule, objectives=(altar(),), marks={"a": "1:0", "b": "5:1"})
    assert where(table.run(Die(FigureId(3))), BONES) == ["5:1"]


@pytest.mark.rule("GH-SPC-15")
def test_an_ally_that_fights_does_so_like_a_monster() -> None:
    redthorn = Objective(
        id="redthorn",
        mark="a",
        hp=9,
        side="characters",
        initiative=1,
        turn=ObjectiveTurn(move=3, attack=3, range=3),
    )
    table = ruled(objectives=(redthorn,), marks={"a": "0:2"}, monsters=f"{GUARDS} 6:1")
    table.knows(order=(Slot(1, "redthorn"), Slot(50, GUARDS)))
    assert isinstance(turn_of(table.game, FigureId(4)), MonsterTurn) and next_turn(table.game) == 4
    table.run(turn_of(table.game, FigureId(4)))
    while table.is_asked():
        table.picks(table.keys()[0])
    assert table.hp(3) == table.figure(3).full - 3


@pytest.mark.rule("GH-CON-12")
def test_a_wounded_ally_of_the_page_suffers_at_the_start_of_its_turn() -> None:
    turn = ObjectiveTurn(move=2, toward="b")
    captive = Objective(id="captive", mark="a", hp=4, side="characters", turn=turn)
    table = ruled(objectives=(captive,), marks={"a": "5:1", "b": "9:1"}).looks(3, "wound")
    table.run(AllyTurn(FigureId(3)))
    assert table.hp(3) == 3
