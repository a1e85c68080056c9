"""The maps of all scenarios: connected, closed by their doors, nothing out of place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from games.gloomhaven.content.shelf import STEPS, Chart, shelf
from undercroft.games.gloomhaven.records.maps import Obstacle, Trap
from undercroft.games.gloomhaven.records.places import Offset, hex_of, hexes_of, rank_for
from undercroft.games.gloomhaven.records.scenarios import Scenario

MAPS = [f"{number:03}" for number in range(1, 96) if number != 55]
HEXES = 9595
POCKETS = {"011": 6, "012": 6, "095": 11}  # hexes behind obstacles, for those who fly or break through


def chart(id: str) -> Chart:
    return Chart(shelf().scenario[id])


def flood(start: Iterable[Offset], floor: frozenset[Offset], chart: Chart) -> set[Offset]:
    """All hexes that can be reached on the floor, round walls."""
    walls = {pair for one, other in chart.walls for pair in ((one, other), (other, one))}
    found, edge = set(start), list(start)
    while edge:
        q, r = edge.pop()
        for dq, dr in STEPS:
            at = q + dq, r + dr
            if at in floor and at not in found and ((q, r), at) not in walls:
                found.add(at)
                edge.append(at)
    return found


def obstacles(scenario: Scenario) -> set[Offset]:
    """Boulders that roll away (73) and things that are destroyed are no lasting hindrance."""
    tiles = [o for room in scenario.rooms for o in room.overlays if isinstance(o, Obstacle)]
    return {at for tile in tiles for at in tile.hexes}


def test_there_is_a_map_for_every_scenario_but_the_random_dungeon() -> None:
    scenarios = shelf().scenario
    assert [scenario.number for scenario in scenarios.values()] == list(range(1, 96))
    assert [id for id, scenario in scenarios.items() if not scenario.rooms] == ["055"]
    assert scenarios["055"].random_dungeon


def test_nothing_of_the_maps_is_lost() -> None:
    scenarios = shelf().scenario.values()
    rooms = [room for scenario in scenarios for room in scenario.rooms]
    standing = [monster for room in rooms for monster in room.monsters]
    assert sum(len(Chart(scenario).floor) for scenario in scenarios) == HEXES
    assert (len(rooms), sum(len(scenario.doors) for scenario in scenarios)) == (336, 279)
    assert Counter(monster.ruled for monster in standing) == {False: 1821, True: 11}


@pytest.mark.parametrize("id", MAPS)
def test_every_hex_can_be_reached(id: str) -> None:
    here = chart(id)
    floor = here.floor
    if any(door.kind == "altar" for door in here.scenario.doors):
        altars = here.scenario.mark("a")
        beside = {(q + dq, r + dr) for q, r in altars for dq, dr in STEPS}
        reached = flood([*here.starts, *(beside & floor)], floor, here)
    else:
        reached = flood(here.starts, floor, here)
    assert reached == floor


@pytest.mark.parametrize("id", MAPS)
def test_obstacles_cut_off_no_more_than_is_known(id: str) -> None:
    here = chart(id)
    if id in ("052", "073", "090"):  # a room in sections, rolling boulders, rooms joined by altars
        return
    blocked = obstacles(here.scenario)
    free = here.floor - blocked
    assert len(free - flood(here.starts, frozenset(free), here)) == POCKETS.get(id, 0)


@pytest.mark.parametrize("id", MAPS)
def test_closed_doors_keep_the_other_rooms_apart(id: str) -> None:
    here = chart(id)
    battlements = (
        obstacles(here.scenario) if id == "035" else set()
    )  # only they part the fortress from the field
    reached = flood(here.starts, frozenset(set(here.room_of) - battlements), here)
    assert {here.room_of[at] for at in reached} == set(here.start_rooms)


@pytest.mark.parametrize("id", MAPS)
def test_doors_touch_both_rooms(id: str) -> None:
    here = chart(id)
    for (q, r), door in here.doors.items():
        if door.kind != "altar":
            beside = {here.room_of.get((q + dq, r + dr)) for dq, dr in STEPS}
            assert set(door.rooms) <= beside, door


@pytest.mark.parametrize("id", MAPS)
def test_nothing_stands_where_it_cannot(id: str) -> None:
    here = chart(id)
    scenario = here.scenario
    blocked = obstacles(scenario)
    assert len(here.starts) >= 4
    standing = [(hex_of(m.at), m) for room in scenario.rooms for m in room.monsters]
    assert len({at for at, _ in standing}) == len(standing)
    for at, monster in standing:
        assert at not in blocked or monster.monster == "elder-drake"
        assert at not in here.starts
    assert not blocked & set(here.starts)
    rooms = [at for room in scenario.rooms for at in hexes_of(room.floor)]
    assert len(rooms) == len(set(rooms))
    doors = {at for at, door in here.doors.items() if door.kind != "altar"}
    assert not doors & set(rooms)
    assert all(0 <= q < 32 and 0 <= r < 32 for q, r in here.floor)


@pytest.mark.parametrize("id", MAPS)
def test_marks_lie_on_the_map(id: str) -> None:
    here = chart(id)
    for name in here.scenario.marks:
        assert set(here.scenario.mark(name)) <= here.floor, name
    for door in here.scenario.doors:
        if door.mark:
            assert hex_of(door.at) in here.scenario.mark(door.mark)


def test_scenario_1_is_as_printed() -> None:
    scenario = shelf().scenario["001"]
    assert [room.tiles for room in scenario.rooms] == [("L1a",), ("G1b",), ("I1b",)]
    assert len(Chart(scenario).floor) == 85
    counts = {
        (room.id, monster, players): Counter(
            rank_for(m.ranks, players) for m in room.monsters if m.monster == monster
        )
        for room in scenario.rooms
        for monster in {m.monster for m in room.monsters}
        for players in (2, 3, 4)
    }
    printed = {
        ("L1a", "bandit-guard"): ((2, 1), (6, 0), (4, 2)),
        ("G1b", "bandit-archer"): ((0, 1), (2, 1), (2, 1)),
        ("G1b", "bandit-guard"): ((2, 0), (0, 1), (2, 1)),
        ("I1b", "bandit-archer"): ((2, 0), (1, 1), (4, 0)),
        ("I1b", "living-bones"): ((2, 0), (1, 1), (4, 0)),
    }
    for (room, monster), columns in printed.items():
        for players, (normal, elite) in zip((2, 3, 4), columns):
            found = counts[room, monster, players]
            assert (found["normal"], found["elite"]) == (normal, elite)
    overlays = [(o.art, len(o.at)) for room in scenario.rooms for o in room.overlays]
    assert overlays == [("spike", 2), ("table", 2)]
    assert [t.number for room in scenario.rooms for t in room.treasures] == ["7"]


def test_scenario_3_has_the_overlays_that_are_printed() -> None:
    scenario = shelf().scenario["003"]
    overlays = Counter[str]()
    for room in scenario.rooms:
        for overlay in room.overlays:
            overlays[overlay.art] += len(overlay.at)
    del overlays["earth"]
    assert overlays == {"thorns": 3, "spike": 3, "barrel": 2, "crate": 2, "totem": 3}
    assert {tile for room in scenario.rooms for tile in room.tiles} == {
        "L1b", "L3a", "B1a", "B2a", "B3a", "B4a", "E1b",
    }  # fmt: skip


def test_trap_effects_that_are_our_reading_say_so() -> None:
    for scenario in shelf().scenario.values():
        for room in scenario.rooms:
            for trap in (each for each in room.overlays if isinstance(each, Trap)):
                assert trap.ruled == (scenario.id not in ("001", "003"))
                assert trap.damage and trap.conditions == (("poison",) if trap.art == "poison" else ())
