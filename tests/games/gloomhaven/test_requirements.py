"""Each requirement of a question drops what its rule forbids, and says so with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.abilities import (
    Attack,
    CreateObstacle,
    CreateTrap,
    DestroyObstacle,
    DisarmTrap,
    Move,
    MoveObstacle,
    Pull,
    RefreshItems,
    Summon,
    SummonStats,
)
from undercroft.games.gloomhaven.records.bosses import ThroneMoves
from undercroft.games.gloomhaven.records.maps import Door, Room
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.records.whom import Area, Crash, Whom
from undercroft.games.gloomhaven.rules.actions.performing import Perform
from undercroft.games.gloomhaven.rules.actions.summoning import MONSTER_SUMMONED_TO, SummonMonster
from undercroft.games.gloomhaven.rules.actions.targets import CHOSEN, ChooseFigures
from undercroft.games.gloomhaven.rules.attack.attack_targets import ADDED, IN_AREA, LAID, NAMED, Laying, Sweep
from undercroft.games.gloomhaven.rules.effects.afflictions import PULLED_TO, SHOVED, PullAbility, ShoveEach
from undercroft.games.gloomhaven.rules.effects.healing import NEEDIEST, Healing
from undercroft.games.gloomhaven.rules.items.item_specials import BETRAYED
from undercroft.games.gloomhaven.rules.monsters.boss_acts import OUT_OF_THE_WAY, Leap, ThroneWalks
from undercroft.games.gloomhaven.rules.movement import obstacles, traps
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.movement.movement import Fall
from undercroft.games.gloomhaven.rules.movement.obstacles import (
    CreateObstacleAbility,
    DestroyObstacleAbility,
    MoveObstacleAbility,
)
from undercroft.games.gloomhaven.rules.movement.push_pull import SHOVED_TO, Shove
from undercroft.games.gloomhaven.rules.movement.traps import CreateTrapAbility, DisarmTrapAbility
from undercroft.games.gloomhaven.rules.scenario.placing import FILLED, Awaited, PlaceMonsters
from undercroft.games.gloomhaven.rules.scenario.scenario import STARTS
from undercroft.games.gloomhaven.rules.scenario.spawning import SpawnMonsters
from undercroft.games.gloomhaven.state import Carried
from undercroft.kernel import Choice, FigureId, Objection, Seat, replace
from undercroft.kernel.requirements import why_not

from .equipped import attacked, duel, wears
from .scenes import Table, cells, scene

CRASH = Crash(into="obstacle", damage=2, xp=1, destroys=True)
FIELD = " ".join(f"0..7:{r}" for r in range(6))
BENT = "0..2:0 2..2:1 0..2:2"  # 0:0 and 0:2 do not see each other


def against(table: Table, one: str | int) -> Objection | None:
    """What stands against a hex or a figure."""
    decision = table.game.open[0]
    if isinstance(one, int):
        return table.game.why_not(decision, figure=one)
    return table.game.why_not(decision, cell=GRID.parse(one))


def told(table: Table, one: str | int) -> tuple[str, str]:
    found = against(table, one)
    return (found.rule, found.says) if found else ("", "")


def judged(table: Table, choice: Choice[Any, Any], by: object, one: str | int) -> tuple[str, str]:
    """The same of a choice that is not open now, for who or what chooses."""
    named: dict[str, int | str] = {choice.sort: one if isinstance(one, int) else GRID.parse(one)}
    found = why_not(table.game, (choice.by(by),), named, "")
    return (found.rule, found.says) if found else ("", "")


# -- hexes


@pytest.mark.rule("GH-SUM-01", "GH-DEF-09", "GH-DOR-15")
def test_a_summon_comes_to_an_empty_hex_beside_its_summoner() -> None:
    door = Door(at="1:0", rooms=("here", "there"))
    there = Room(id="there", tiles=("test",), floor="2..3:0")
    table = scene("0:0 0..3:1", rooms=(there,), doors=(door,), brute="0:0", spellweaver="2:1", traps="0:1")
    table.perform(1, Summon(what=SummonStats(name="mystic-ally", hp=4, attack=2, move=3)))
    assert not table.is_asked()  # beside the summoner are only a door and a trap
    table = scene("0:0 0..3:1", rooms=(there,), doors=(door,), brute="1:1", spellweaver="0:1", traps="0:0")
    table.perform(1, Summon(what=SummonStats(name="mystic-ally", hp=4, attack=2, move=3)))
    assert told(table, "2:1") == ("", "")
    assert told(table, "1:0") == ("GH-DOR-15", "shut")
    assert told(table, "0:1") == ("GH-SUM-01", "occupied") and told(table, "1:1") == ("GH-SUM-01", "here")
    assert told(table, "0:0") == ("GH-DEF-09", "covered")
    assert told(table, "3:1") == ("GH-SUM-01", "range")


@pytest.mark.rule("GH-MOT-07")
def test_a_monster_is_summoned_as_near_as_possible_to_an_enemy() -> None:
    table = scene(FIELD, brute="6:2", spellweaver="7:4", monsters="cultist 2:2")
    by = SummonMonster(FigureId(3), "living-bones", "normal", cells("2:2"))
    assert judged(table, MONSTER_SUMMONED_TO, by, "3:2") == ("", "")
    assert judged(table, MONSTER_SUMMONED_TO, by, "2:2") == ("GH-MOT-07", "here")
    assert judged(table, MONSTER_SUMMONED_TO, by, "6:2") == ("GH-MOT-07", "occupied")
    assert judged(table, MONSTER_SUMMONED_TO, by, "5:2") == ("GH-MOT-07", "range")
    assert judged(table, MONSTER_SUMMONED_TO, by, "1:2") == ("GH-MOT-07", "nearer")


@pytest.mark.rule("GH-TER-10", "GH-MOT-19")
def test_a_trap_is_laid_in_an_empty_hex_and_by_some_near_an_enemy() -> None:
    table = scene(FIELD, brute="2:2", spellweaver="1:2", monsters="bandit-guard 7:2")
    by = CreateTrapAbility(FigureId(1), CreateTrap(damage=2, conditions=("poison",)))
    assert judged(table, traps.LAID, by, "1:2") == ("GH-TER-10", "occupied")
    assert judged(table, traps.LAID, by, "5:2") == ("GH-TER-10", "range")
    assert judged(table, traps.LAID, by, "2:1") == ("", "")
    near = CreateTrap(damage=2, near_enemy=True)
    assert judged(table, traps.LAID, CreateTrapAbility(FigureId(1), near), "2:1") == ("GH-MOT-19", "nearer")


@pytest.mark.rule("GH-TER-05", "GH-LOS-10", "GH-LOS-01")
def test_a_trap_is_disarmed_in_range_and_sight_or_where_the_move_went() -> None:
    table = scene(BENT, brute="0:0", spellweaver="2:0", traps="1:0 0:2 1:2")
    by = DisarmTrapAbility(FigureId(1), DisarmTrap(within=9, count="all"))
    assert judged(table, traps.DISARMED, by, "2:1") == ("GH-TER-05", "no-trap")
    assert judged(table, traps.DISARMED, by, "0:2") == ("GH-LOS-01", "sight")
    by = DisarmTrapAbility(FigureId(1), DisarmTrap(within=2, count="all"))
    assert judged(table, traps.DISARMED, by, "0:2") == ("GH-LOS-10", "range")
    by = DisarmTrapAbility(FigureId(1), DisarmTrap(through=True, count="all"))
    table.state.frames.append(Perform(FigureId(1), (by.ability,), "test", through=cells("1:0")))
    assert judged(table, traps.PASSED, by, "1:0") == ("", "")
    assert judged(table, traps.PASSED, by, "1:2") == ("GH-TER-05", "not-through")


@pytest.mark.rule("GH-EFX-10", "GH-LOS-10", "GH-LOS-01", "GH-DOR-15")
def test_a_hex_to_pull_to_is_seen_and_somebody_is_near_it() -> None:
    door = Door(at="3:0", rooms=("here", "there"))
    there = Room(id="there", tiles=("test",), floor="4:0")
    guard = "bandit-guard 2:2"
    table = scene(BENT, rooms=(there,), doors=(door,), brute="0:0", spellweaver="2:0", monsters=guard)
    whom = Whom(side="enemies", count="all", of="hex", within=1, reach=9)
    by = PullAbility(FigureId(1), Pull(value=1, toward="hex", who=whom))
    assert judged(table, PULLED_TO, by, "3:0") == ("GH-DOR-15", "shut")
    assert judged(table, PULLED_TO, by, "0:2") == ("GH-LOS-01", "sight")
    assert judged(table, PULLED_TO, by, "1:0") == ("GH-EFX-10", "nobody-near")
    near = replace(whom, reach=1)
    by = PullAbility(FigureId(1), Pull(value=1, toward="hex", who=near))
    assert judged(table, PULLED_TO, by, "2:1") == ("GH-LOS-11", "range")


@pytest.mark.rule("GH-LOO-05")
def test_only_so_many_tokens_are_taken_from_hexes_that_are_looted() -> None:
    table = scene("0..5:0", brute="1:0", spellweaver="0:0", money="2:0 3:0 5:0")
    table.run(LootHexes(FigureId(1), cells("1..3:0"), at_most=1))
    assert told(table, "2:0") == ("", "") == told(table, "3:0")
    assert told(table, "5:0") == ("GH-LOO-05", "not-looted")
    assert told(table, "1:0") == ("GH-LOO-05", "no-money")


@pytest.mark.rule("GH-DEF-09", "GH-TER-25", "GH-TER-26", "GH-LOS-10", "GH-LOS-01")
def test_an_obstacle_is_made_in_empty_hexes_in_sight_with_room_for_all_of_it() -> None:
    table = scene(BENT, brute="0:0", spellweaver="2:0")
    by = CreateObstacleAbility(FigureId(1), CreateObstacle(count=1, within=9))
    assert judged(table, obstacles.MADE, by, "2:0") == ("GH-DEF-09", "occupied")
    assert judged(table, obstacles.MADE, by, "1:2") == ("GH-LOS-01", "sight")
    assert judged(table, obstacles.MADE, by, "1:0") == ("GH-TER-25", "cuts-off")
    by = CreateObstacleAbility(FigureId(1), CreateObstacle(count=1, within=2))
    assert judged(table, obstacles.MADE, by, "1:2") == ("GH-LOS-10", "range")
    by = CreateObstacleAbility(FigureId(1), CreateObstacle(hexes=2, within=2))
    assert judged(table, obstacles.MADE, by, "1:0") == ("GH-TER-26", "no-room")


@pytest.mark.rule("GH-TER-25")
def test_an_obstacle_is_made_where_somebody_was_killed() -> None:
    table = scene(FIELD, brute="3:2", spellweaver="0:0", monsters="bandit-guard 4:2").looks(3, hp=1)
    table.perform(1, Attack(value=3), CreateObstacle(where="killed")).picks("target 3")
    assert told(table, "4:2") == ("", "") and told(table, "5:2") == ("GH-TER-25", "nobody-killed")


@pytest.mark.rule("GH-TER-26", "GH-SPC-11", "GH-LOS-10", "GH-LOS-01")
def test_an_obstacle_is_destroyed_in_range_and_sight_or_where_the_move_went() -> None:
    guards = "bandit-guard 2:1"
    table = scene(BENT, brute="0:0", spellweaver="2:0", obstacles="1:0,0:2,2:2", monsters=guards)
    table.looks(3, objective=True, cells=cells("2:2"))
    by = DestroyObstacleAbility(FigureId(1), DestroyObstacle())
    assert judged(table, obstacles.DESTROYED, by, "1:0") == ("", "")
    assert judged(table, obstacles.DESTROYED, by, "1:2") == ("GH-TER-26", "no-obstacle")
    assert judged(table, obstacles.DESTROYED, by, "0:2") == ("GH-LOS-11", "range")
    assert judged(table, obstacles.DESTROYED, by, "2:2") == ("GH-SPC-11", "fixed")
    far = DestroyObstacle(count=1, within=9)
    by = DestroyObstacleAbility(FigureId(1), far)
    assert judged(table, obstacles.DESTROYED, by, "0:2") == ("GH-LOS-01", "sight")
    by = DestroyObstacleAbility(FigureId(1), DestroyObstacle(count="all", through=True))
    table.state.frames.append(Perform(FigureId(1), (by.ability,), "test", through=cells("1:0")))
    assert judged(table, obstacles.DESTROYED_ON_THE_WAY, by, "1:0") == ("", "")
    assert judged(table, obstacles.DESTROYED_ON_THE_WAY, by, "0:2") == ("GH-TER-26", "not-through")


@pytest.mark.rule("GH-TER-25", "GH-TER-26", "GH-LOS-10", "GH-LOS-01")
def test_only_a_small_obstacle_in_sight_that_has_another_place_is_moved() -> None:
    table = scene(FIELD, brute="1:1", spellweaver="0:0", obstacles="2:1 1:2+1:3 7:5")
    by = MoveObstacleAbility(FigureId(1), MoveObstacle(to=4))
    assert judged(table, obstacles.MOVED, by, "2:1") == ("", "")
    assert judged(table, obstacles.MOVED, by, "1:2") == ("GH-TER-26", "large")
    assert judged(table, obstacles.MOVED, by, "7:5") == ("GH-LOS-11", "range")
    bent = scene(BENT, brute="0:0", spellweaver="2:0", obstacles="0:2")
    far = MoveObstacle(within=9, to=9)
    by = MoveObstacleAbility(FigureId(1), far)
    assert judged(bent, obstacles.MOVED, by, "0:2") == ("GH-LOS-01", "sight")
    lane = scene("0..2:0", brute="0:0", spellweaver="2:0", obstacles="1:0")
    by = MoveObstacleAbility(FigureId(1), MoveObstacle(to=4))
    assert judged(lane, obstacles.MOVED, by, "1:0") == ("GH-TER-25", "no-goal")


@pytest.mark.rule("GH-TER-25", "GH-DEF-09", "GH-LOS-10", "GH-LOS-01")
def test_an_obstacle_is_moved_to_an_empty_hex_in_sight_that_cuts_nothing_off() -> None:
    table = scene(BENT, brute="0:0", spellweaver="2:0", obstacles="0:2")
    by = obstacles.Carrying(FigureId(1), cells("0:2"), 9)
    assert judged(table, obstacles.MOVED_TO, by, "2:0") == ("GH-DEF-09", "occupied")
    assert judged(table, obstacles.MOVED_TO, by, "1:2") == ("GH-LOS-01", "sight")
    assert judged(table, obstacles.MOVED_TO, by, "1:0") == ("GH-TER-25", "cuts-off")
    by = obstacles.Carrying(FigureId(1), cells("0:2"), 2)
    assert judged(table, obstacles.MOVED_TO, by, "1:2") == ("GH-LOS-10", "range")


# -- moving others


@pytest.mark.rule("GH-EFX-06", "GH-EFX-09", "GH-EFX-24", "GH-TER-24")
def test_a_push_is_hex_by_hex_round_walls_and_past_others() -> None:
    table = scene(FIELD, walls="4:2|5:2", brute="3:2", spellweaver="5:1", obstacles="4:3",
                  monsters="bandit-guard 4:2")  # fmt: skip
    by = Shove(FigureId(3), FigureId(1), 1)
    assert judged(table, SHOVED_TO, by, "5:2") == ("GH-EFX-24", "wall")
    assert judged(table, SHOVED_TO, by, "7:2") == ("GH-EFX-06", "step")
    assert judged(table, SHOVED_TO, by, "4:1") == ("GH-EFX-06", "not-farther")
    assert judged(table, SHOVED_TO, by, "4:3") == ("GH-TER-24", "covered")
    assert judged(table, SHOVED_TO, by, "5:1") == ("GH-EFX-09", "occupied")


@pytest.mark.rule("GH-EFX-13")
def test_who_is_pushed_against_a_wall_is_hurt_only_where_the_attack_says_so() -> None:
    table = scene(FIELD, brute="2:2", spellweaver="5:1", obstacles="4:2", monsters="bandit-guard 3:2")
    table.run(Shove(FigureId(3), FigureId(1), 1, crash=CRASH))
    assert table.offers("bump 4:2") and told(table, "4:2") == ("", "")
    free = scene(FIELD, brute="2:2", spellweaver="4:2", monsters="bandit-guard 3:2")
    free.run(Shove(FigureId(3), FigureId(1), 1, crash=CRASH))
    assert not free.offers("bump 4:2") and told(free, "4:2") == ("GH-EFX-09", "occupied")


@pytest.mark.rule("GH-EFX-06", "GH-SPC-11")
def test_of_several_who_are_pushed_each_is_next_but_who_cannot_be_moved() -> None:
    guards = "bandit-guard 4:2, bandit-guard 2:2, bandit-guard 7:5"
    table = scene(FIELD, brute="3:2", spellweaver="0:0", monsters=guards)
    by = ShoveEach(FigureId(1), (FigureId(4), FigureId(3), FigureId(2)), 1)
    assert judged(table, SHOVED, by, 3) == ("", "") and judged(table, SHOVED, by, 5) == (
        "GH-EFX-06",
        "not-shoved",
    )
    assert SHOVED.legal(table.game, by) == [4, 3, 2]
    wears(table, "heavy-greaves", seat=1)
    assert judged(table, SHOVED, by, 2) == ("GH-EFX-06", "immovable")


@pytest.mark.rule("GH-MOV-16")
def test_who_falls_gets_off_to_the_nearest_empty_hex() -> None:
    table = scene(FIELD, brute="3:2", spellweaver="4:2", obstacles="3:2").looks(1, hp=20, full=20)
    table.run(Fall(FigureId(1)))
    while table.asked.what != "gh.fall.get_off":
        table.picks("suffer")
    assert told(table, "2:2") == ("", "") and told(table, "1:2") == ("GH-MOV-16", "farther")
    assert told(table, "4:2") == ("GH-MOV-16", "occupied")


@pytest.mark.rule("GH-AMB-01", "GH-DEF-09")
def test_a_boss_leaps_to_the_nearest_free_hex() -> None:
    table = scene(FIELD, brute="3:2", spellweaver="0:0", obstacles="4:2", monsters="bandit-guard 7:5")
    table.run(Leap(FigureId(3), GRID.parse("3:2")))
    assert told(table, "2:2") == ("", "") and told(table, "1:2") == ("GH-AMB-01", "farther")
    assert told(table, "3:2") == ("GH-AMB-01", "occupied") and told(table, "4:2") == ("GH-DEF-09", "covered")


@pytest.mark.rule("GH-SPC-01")
def test_a_monster_is_spawned_on_the_nearest_empty_hex() -> None:
    table = scene(FIELD, brute="3:2", spellweaver="0:0", monsters="bandit-guard 7:5")
    table.run(SpawnMonsters((Awaited("bandit-guard", "normal", GRID.parse("3:2")),)))
    assert told(table, "2:2") == ("", "") and told(table, "1:2") == ("GH-SPC-01", "farther")
    assert told(table, "3:2") == ("GH-SPC-01", "occupied")


@pytest.mark.rule("GH-MOV-06", "GH-DEF-09")
def test_who_must_stop_where_somebody_stands_makes_room() -> None:
    table = scene("0..5:0 0..5:1", brute="0:0", spellweaver="1:0", traps="1:0", obstacles="1:1")
    table.looks(1, hp=20, full=20).perform(1, Move(value=2))
    frame = table.state.frames[-1]
    frame.points, frame.moved = 0, 1  # type: ignore[attr-defined]
    table.looks(1, cells=cells("1:0"))
    frame.step = "make_room"
    table = table.reloaded()
    assert table.asked.what == "gh.move.make_room"
    assert told(table, "2:0") == ("", "") and told(table, "3:0") == ("GH-MOV-06", "farther")
    assert told(table, "1:0") == ("GH-MOV-06", "occupied") and told(table, "1:1") == ("GH-DEF-09", "covered")


# -- figures


@pytest.mark.rule("GH-REC-01", "GH-ATK-13", "GH-TRN-09")
def test_only_characters_have_items_to_refresh() -> None:
    table = scene(brute="0:0", spellweaver="0:1", monsters="bandit-guard 5:5")
    table.mats(0, items=(Carried("hide-armor", "spent"),)).mats(1, items=(Carried("hide-armor", "spent"),))
    ally = replace(table.figure(2), kind="mystic-ally", seat=Seat(-1), owner=FigureId(2), cells=cells("1:0"))
    table.state.figures[FigureId(4)] = ally
    table.perform(1, RefreshItems(items=1, state=("spent",), who=Whom(side="self-and-allies", within=3)))
    assert told(table, 2) == ("", "") and told(table, 4) == ("GH-REC-01", "no-mat")
    assert told(table, 3) == ("GH-TRN-09", "enemy")


@pytest.mark.rule("GH-SPC-11", "GH-ATK-13", "GH-REC-01")
def test_some_are_spared_and_nobody_is_named_twice() -> None:
    guards = "bandit-guard 3:2, bandit-guard 3:1, bandit-guard 2:3"
    table = scene(brute="2:2", spellweaver="0:0", monsters=guards)
    whom = Whom(side="enemies", count=2, within=1)
    by = ChooseFigures(FigureId(1), whom, barred=(FigureId(5),), chosen=(FigureId(4),))
    assert judged(table, CHOSEN, by, 5) == ("GH-SPC-11", "immune") and judged(table, CHOSEN, by, 3) == (
        "",
        "",
    )
    assert judged(table, CHOSEN, by, 4) == ("GH-ATK-13", "targeted")
    by = ChooseFigures(FigureId(1), whom, with_mat=True)
    assert judged(table, CHOSEN, by, 3) == ("GH-REC-01", "no-mat")


@pytest.mark.rule("GH-FOC-01")
def test_a_monster_means_the_nearest_enemy() -> None:
    table = scene(FIELD, brute="4:0", spellweaver="2:0", monsters="cultist 0:0")
    by = ChooseFigures(FigureId(3), Whom(side="enemies", within=5))
    assert judged(table, CHOSEN, by, 2) == ("", "") and judged(table, CHOSEN, by, 1) == (
        "GH-FOC-01",
        "settled",
    )


@pytest.mark.rule("GH-ITM-22", "GH-LOS-10", "GH-LOS-01", "GH-LOS-11")
def test_an_attack_is_turned_on_an_ally_of_the_attacker_in_its_range() -> None:
    guards = "bandit-guard 1:0, bandit-guard 2:0, bandit-guard 0:1, bandit-guard 7:5"
    table = attacked(duel("heart-of-the-betrayer", monsters=guards), 3).picks("use heart-of-the-betrayer")
    assert told(table, 4) == ("", "") and told(table, 6) == ("GH-LOS-11", "range")
    assert told(table, 1) == ("GH-ITM-22", "enemy-of") and told(table, 3) == ("GH-ITM-22", "self")


@pytest.mark.rule("GH-ACT-05", "GH-SPC-11")
def test_a_bonus_is_paid_for_with_an_obstacle_beside_the_attacker() -> None:
    table = scene(FIELD, cragheart="2:2", spellweaver="0:0", obstacles="1:2 2:3+1:3 6:2 2:1",
                  monsters="bandit-guard 3:2, bandit-guard 7:5")  # fmt: skip
    table.looks(4, objective=True, cells=cells("2:1"))
    card = next(
        card.id
        for card in table.game.rules.content.card.values()
        for half in (card.top, card.bottom)
        if any(getattr(part, "cost", "") for part in half.abilities)
    )
    record = table.game.rules.content.card[card]
    half = "top" if any(getattr(part, "cost", "") for part in record.top.abilities) else "bottom"
    table.play(1, card, half)
    while table.is_asked():
        table.picks(table.asked.keys()[0])
    table.perform(1, Attack(value=2)).picks("target 3")
    assert table.asked.what == "gh.strike.claim"
    assert told(table, "1:2") == ("", "") and told(table, "6:2") == ("GH-ACT-05", "range")
    assert told(table, "3:1") == ("GH-TER-26", "no-obstacle") and told(table, "2:1") == ("GH-SPC-11", "fixed")
    other = "1:3" if table.offers("hex 2:3") else "2:3"
    assert told(table, other) == ("GH-ACT-05", "settled")


@pytest.mark.rule("GH-MAT-06", "GH-LOS-10", "GH-LOS-01", "GH-ATK-02", "GH-CON-35", "GH-ATK-13")
def test_a_target_is_added_among_enemies_in_range_and_by_monsters_the_nearest() -> None:
    guards = "bandit-guard 0:0, bandit-guard 1:1, bandit-guard 2:1, bandit-guard 0:5"
    table = scene(FIELD, brute="3:1", spellweaver="1:0", monsters=guards).looks(5, "invisible")
    monster = Sweep(FigureId(3), 4)
    assert judged(table, ADDED, monster, 2) == ("", "")
    assert judged(table, ADDED, monster, 1) == ("GH-MAT-06", "settled")
    assert judged(table, ADDED, Sweep(FigureId(2), 2, targets=(FigureId(4),)), 4) == ("GH-ATK-13", "targeted")
    assert judged(table, ADDED, Sweep(FigureId(2), 2), 5) == ("GH-CON-35", "invisible")
    assert judged(table, ADDED, Sweep(FigureId(2), 2), 6) == ("GH-LOS-10", "range")
    assert judged(table, ADDED, Sweep(FigureId(2), 2), 1) == ("GH-ATK-02", "ally")
    bent = scene(BENT, brute="0:0", spellweaver="2:0", monsters="bandit-guard 0:2")
    assert judged(bent, ADDED, Sweep(FigureId(1), 9), 3) == ("GH-LOS-01", "sight")


@pytest.mark.rule("GH-AOE-04", "GH-AOE-07", "GH-LOS-07", "GH-CON-39")
def test_who_is_in_a_pattern_or_named_by_an_attack_must_be_seen() -> None:
    table = scene(BENT, brute="0:0", spellweaver="2:0", monsters="bandit-guard 0:2, bandit-guard 1:0")
    swept = Sweep(FigureId(1), area=cells("0:2 1:2"))
    assert judged(table, IN_AREA, swept, 3) == ("GH-AOE-07", "sight")
    assert judged(table, IN_AREA, swept, 4) == ("GH-AOE-04", "outside")
    everywhere = Sweep(FigureId(1), whom=Whom(side="enemies", count="all", of="map"))
    assert judged(table, NAMED, everywhere, 3) == ("GH-LOS-07", "sight")
    assert judged(table, NAMED, everywhere, 4) == ("", "")
    laying = Laying(FigureId(1), Area(hexes=((1, 0), (2, 0)), origin="self"), 1)
    assert judged(table.looks(4, "invisible"), LAID, laying, "1:0") == ("GH-CON-39", "invisible")


@pytest.mark.rule("GH-AMB-01", "GH-DEF-09")
def test_who_stands_in_the_way_of_the_throne_goes_to_the_nearest_free_hex() -> None:
    table = scene(FIELD, brute="3:2", spellweaver="4:2", obstacles="2:2", monsters="bandit-guard 7:5")
    by = ThroneWalks(FigureId(3), ThroneMoves(ranks="nnn"), to=GRID.parse("3:2"))
    assert judged(table, OUT_OF_THE_WAY, by, "3:1") == ("", "")
    assert judged(table, OUT_OF_THE_WAY, by, "4:2") == ("GH-AMB-01", "occupied")
    assert judged(table, OUT_OF_THE_WAY, by, "2:2") == ("GH-DEF-09", "covered")
    assert judged(table, OUT_OF_THE_WAY, by, "6:2") == ("GH-AMB-01", "farther")


@pytest.mark.rule("GH-ITM-22", "GH-LOS-10", "GH-LOS-01")
def test_an_attack_is_not_turned_on_who_is_not_seen_or_too_far_off() -> None:
    table = scene(BENT, brute="2:0", spellweaver="2:1", monsters="bandit-archer 0:0, bandit-guard 0:2")
    assert judged(table, BETRAYED, Sweep(FigureId(3), 9), 4) == ("GH-LOS-01", "sight")
    assert judged(table, BETRAYED, Sweep(FigureId(3), 2), 4) == ("GH-LOS-10", "range")


@pytest.mark.rule("GH-SCN-17")
def test_a_character_starts_on_an_empty_starting_hex() -> None:
    table = scene(FIELD, brute="0:0", spellweaver="1:0")
    assert judged(table, STARTS, None, "2:0") == ("", "")
    assert judged(table, STARTS, None, "1:0") == ("GH-SCN-17", "occupied")
    page = Scenario(
        id="test",
        number=1,
        goals=(KillAll(),),
        rooms=(Room(id="here", tiles=("t",), floor=FIELD, start="0:0"),),
    )
    table = scene(FIELD, scenario=page, brute="1:0", spellweaver="1:1")
    assert judged(table, STARTS, None, "2:0") == ("GH-SCN-17", "start")


@pytest.mark.rule("GH-MOT-01", "GH-MOT-03", "GH-MOT-05")
def test_a_monster_heals_whoever_lost_most() -> None:
    table = scene(FIELD, brute="7:5", spellweaver="7:4", monsters="cultist 0:0, cultist 1:0, cultist 0:1")
    by = Healing(FigureId(3), Whom(side="self-and-allies", within=2))
    table.looks(4, "poison")
    assert judged(table, NEEDIEST, by, 4) == ("", "")
    assert judged(table, NEEDIEST, by, 5) == ("GH-MOT-05", "healthy")
    table.looks(4, hp=1).looks(5, hp=2)
    assert judged(table, NEEDIEST, by, 5) == ("GH-MOT-01", "less-hurt")
    assert judged(table, NEEDIEST, replace(by, healed=(FigureId(4),)), 4) == ("GH-MOT-03", "targeted")
    assert judged(table, NEEDIEST, by, 1) == ("GH-TRN-09", "enemy")


@pytest.mark.rule("GH-DOR-06")
def test_standees_go_to_the_hexes_nearest_to_the_door() -> None:
    table = scene(FIELD, brute="0:0", spellweaver="0:1")
    names = ("1:0", "0:2", "4:0")
    waiting = tuple(Awaited("bandit-guard", "normal", GRID.parse(name)) for name in names)
    by = PlaceMonsters(waiting, GRID.parse("0:1"))
    assert judged(table, FILLED, by, "0:2") == ("", "")
    assert judged(table, FILLED, by, "4:0") == ("GH-DOR-06", "farther")
