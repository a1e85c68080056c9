"""The special rules of scenarios: formal where they can be, and nothing that they name is missing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from games.gloomhaven.content.shelf import shelf
from undercroft.content import BrokenPack, Pack, Written, compile_packs, find_pack, read_pack
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.bosses import OpenNextDoor, Unknown
from undercroft.games.gloomhaven.records.moments import (
    AddCards,
    AtDoor,
    AtPlates,
    AtReveal,
    AtRound,
    AtSetup,
    GiveConditions,
    Newcomer,
    OpenDoors,
    SetUpLate,
    Spawn,
    UnlockDoors,
)
from undercroft.games.gloomhaven.records.monsters import Boss
from undercroft.games.gloomhaven.records.scenario_goals import (
    Destroy,
    Escape,
    Escort,
    KillAll,
    KillCount,
    KillType,
    LootGoal,
    Objective,
    Protect,
    RevealRooms,
    StandOnPlates,
    UnknownGoal,
    UnknownLoss,
)
from undercroft.games.gloomhaven.records.scenario_rules import (
    Allies,
    Boost,
    LootByAction,
    Trigger,
    WalkingThrone,
)
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.sim.vocabulary import parts_of

FIRST = [f"{number:03}" for number in range(1, 26)]
ALL = [f"{number:03}" for number in range(1, 96)]


def scenario(id: str) -> Scenario:
    return shelf().scenario[id]


def clauses(id: str) -> Iterator[Any]:
    """All parts of the goals, losses, objectives and rules."""
    here = scenario(id)
    for part in (*here.goals, *here.losses, *here.objectives, *here.rules):
        yield from parts_of(part)


def named_marks(part: Any) -> Iterator[str]:
    """The marks that a part of a rule names."""
    fields = part.__struct_fields__
    if "mark" in fields and part.mark:
        yield part.mark
    if isinstance(part, AtPlates | StandOnPlates):
        yield from "".join(part.marks)
    elif isinstance(part, OpenDoors | UnlockDoors):
        yield from part.marks
    elif isinstance(part, Spawn | Newcomer) and part.at:
        yield part.at
    elif isinstance(part, WalkingThrone):
        yield from part.way
    elif "toward" in fields and isinstance(part.toward, str) and part.toward:
        yield part.toward


@pytest.mark.parametrize("id", ALL)
def test_every_mark_objective_and_room_that_a_rule_names_is_there(id: str) -> None:
    here = scenario(id)
    objectives = {objective.id for objective in here.objectives}
    rooms = {room.id for room in here.rooms}
    doors = {door.mark for door in here.doors}
    groups = {monster.later for room in here.rooms for monster in room.monsters}
    for part in clauses(id):
        assert set(named_marks(part)) <= set(here.marks), part
        name = getattr(part, "objective", "") or getattr(part, "per", "")
        assert not isinstance(name, str) or not name or name in objectives, part
        if isinstance(part, RevealRooms):
            assert set(part.rooms) <= rooms
        elif isinstance(part, AtReveal):
            assert part.room in rooms
        elif isinstance(part, AtDoor):
            assert part.mark in doors
        elif isinstance(part, OpenDoors | UnlockDoors):
            assert set(part.marks) <= doors
        elif isinstance(part, SetUpLate):
            assert part.name in groups
        elif isinstance(part, Objective) and part.door:
            assert part.mark in doors


@pytest.mark.parametrize("id", ALL)
def test_all_monsters_of_a_scenario_are_got_ready(id: str) -> None:
    here = scenario(id)
    standing = {monster.monster for room in here.rooms for monster in room.monsters}
    coming = {part.monster for part in clauses(id) if isinstance(part, Newcomer)}
    assert standing | coming <= set(here.monsters)


@pytest.mark.parametrize("id", ALL)
def test_set_ups_that_wait_are_called(id: str) -> None:
    here = scenario(id)
    waiting = {monster.later for room in here.rooms for monster in room.monsters} - {""}
    assert waiting == {part.name for part in clauses(id) if isinstance(part, SetUpLate)}


@pytest.mark.parametrize("id", FIRST)
def test_the_first_25_scenarios_are_all_data(id: str) -> None:
    here = scenario(id)
    assert here.missing == ()
    assert not any(isinstance(part, UnknownGoal | UnknownLoss) for part in clauses(id))
    for monster in here.monsters:
        boss = shelf().monster[monster]
        if isinstance(boss, Boss):
            assert not any(isinstance(act, Unknown) for act in (*boss.special_1, *boss.special_2))


@pytest.mark.parametrize("id", FIRST)
def test_locked_doors_can_be_opened(id: str) -> None:
    here = scenario(id)
    keys = {mark for part in clauses(id) if isinstance(part, OpenDoors | UnlockDoors) for mark in part.marks}
    for monster in here.monsters:
        boss = shelf().monster[monster]
        if isinstance(boss, Boss):
            keys |= {mark for act in boss.special_1 if isinstance(act, OpenNextDoor) for mark in act.marks}
    assert {door.mark for door in here.doors if door.locked} <= keys


def test_goals_of_the_first_scenarios() -> None:
    assert scenario("001").goals == (KillAll(),)
    assert scenario("002").goals == (KillType(monster="bandit-commander"), KillAll(scope="revealed"))
    assert scenario("003").goals == (KillCount(count="5*P"),)
    assert scenario("006").goals == (RevealRooms(rooms=("M1a",)), KillAll(scope="revealed"))
    assert scenario("007").goals == (LootGoal(),) and LootByAction() in scenario("007").rules
    assert scenario("019").goals == (Escort(objective="hail", mark="b", adjacent=True),)
    assert scenario("022").goals == (Destroy(objective="altar", count=4),)
    assert scenario("023").goals == (StandOnPlates(marks=("a", "ab", "abc")),)
    assert scenario("025").goals == (Escape(mark="a"),)


def test_what_happens_before_the_first_round() -> None:
    curses = Trigger(when=AtSetup(), do=(AddCards(card="curse", count=3),), negative=True)
    assert [id for id in FIRST if curses in scenario(id).rules] == ["002", "006", "019"]
    disarmed = Trigger(when=AtSetup(), do=(GiveConditions(conditions=("disarm",)),), negative=True)
    assert scenario("005").rules == (disarmed,)


def test_inox_guards_come_until_the_door_is_opened() -> None:
    two, more = scenario("003").rules
    assert isinstance(two, Trigger) and isinstance(more, Trigger)
    assert two.when == AtRound(at="end", which="odd", players=(2,))
    assert more.when == AtRound(at="start", players=(3, 4))
    assert two.until == more.until == AtDoor(mark="1")


def test_plates_open_doors() -> None:
    one, other = scenario("015").rules
    assert isinstance(one, Trigger) and isinstance(other, Trigger)
    assert isinstance(other.when, AtPlates) and other.when.need == "all"
    here = scenario("015")
    for players, marks in zip((2, 3, 4), other.when.marks):
        assert sum(len(here.mark(mark)) for mark in marks) == players


def test_sides_boosts_and_the_throne() -> None:
    assert scenario("011").rules == (Allies(monsters=("living-bones", "living-corpse")),)
    (boost,) = scenario("022").rules
    assert isinstance(boost, Boost) and (boost.per, boost.move) == ("altar", "up(A/2)")
    assert len(scenario("022").mark("a")) == 4
    (throne,) = scenario("021").rules
    assert isinstance(throne, WalkingThrone) and len(throne.way) == len(throne.demons) == 6


def test_escorted_figures_are_allies() -> None:
    (hail,) = scenario("019").objectives
    assert (hail.hp, hail.side, hail.initiative) == ("4+2*N", "characters", 99)
    assert hail.turn is not None and (hail.turn.move, hail.turn.toward, hail.turn.stubborn) == (2, "b", True)
    assert any(isinstance(goal, Protect) for goal in scenario("084").goals)


def test_rewards_and_links_of_scenario_1_and_3_are_as_printed() -> None:
    one, three = scenario("001"), scenario("003")
    assert (one.grid, one.links, one.unlocks) == ("G-10", ("002",), ("002",))
    assert one.rewards.party_achievements == ("first-steps",)
    assert (three.grid, three.unlocks) == ("G-3", ("008", "009"))
    assert three.rewards.party_achievements == ("jekserahs-plans",)
    assert (three.rewards.gold_each, three.rewards.prosperity) == (15, 1)


def test_what_is_missing_is_said() -> None:
    lacking = [id for id in ALL if scenario(id).missing]
    assert min(lacking) == "026"
    unknown = (UnknownGoal, UnknownLoss)
    for id in ALL:
        if any(isinstance(part, unknown) for part in clauses(id)):
            assert scenario(id).missing, id


def broken(**changes: Any) -> str:
    """What the loader says of scenario 1 with some fields changed."""
    pack = read_pack(find_pack("gloomhaven"))
    old = pack.records["scenario"]["001"]
    new = Written(old.kind, old.id, old.fields | changes, old.file, old.place)
    records = pack.records | {"scenario": pack.records["scenario"] | {"001": new}}
    with pytest.raises(BrokenPack) as caught:
        compile_packs(Library, [Pack(pack.info, pack.folder, pack.digest, records)])
    return str(caught.value)


def test_a_wrong_scenario_is_refused_with_its_place() -> None:
    rooms = msgspec.to_builtins(scenario("001").rooms)
    assert "joins a room Z9z; expected one of G1b, I1b, L1a" in broken(
        doors=[{"at": "10:3", "rooms": ["L1a", "Z9z"]}]
    )
    off = [{**rooms[0], "money": "0:0"}, *rooms[1:]]
    assert "money of room L1a is off its floor: 0:0" in broken(rooms=off)
    assert 'unknown value "kill-some"' in broken(goals=[{"goal": "kill-some"}])
    assert 'there is no monster "bandit-gard"' in broken(goals=[{"goal": "kill", "monster": "bandit-gard"}])
