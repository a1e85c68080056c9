"""The map of a random dungeon: room cards laid one after the other on the same canvas (GH-RDD)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.records.maps import (
    Difficult,
    Door,
    Hazard,
    Laid,
    Overlay,
    Room,
    Standing,
    Trap,
    TreasureTile,
)  # fmt: skip
from undercroft.games.gloomhaven.records.places import Offset, hex_of, hexes_of, hexes_text, rank_for
from undercroft.games.gloomhaven.records.rooms import (
    DungeonMonsters,
    DungeonRoom,
    EnemiesGain,
    MoneySpot,
    MonsterSpot,
    Penalty,
    TerrainSpot,
    TrapSpot,
    TreasureSpot,
)  # fmt: skip
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.records.scenario_rules import Boost
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.state import Chamber
from undercroft.kernel import replace
from undercroft.parts import tiles
from undercroft.space.grid import HEX_STEPS, steps

ROOMS = 3  # GH-RDD-03
START_REACH = 2  # GH-RDD-10
TREASURE = "dungeon"  # "dungeon:drowned:12" is what that monster card has on its spot 12
Rooms = Mapping[str, DungeonRoom]
Monsters = Mapping[str, DungeonMonsters]


def name_of(number: int) -> str:
    """The rooms of a dungeon are called by their number."""
    return f"room-{number}"


def laid(chamber: Chamber, text: str) -> list[Offset]:
    """Where hexes of a room card lie on the table."""
    return tiles.laid("hex", hexes_of(text), chamber.turn, chamber.at)


def floors_and_doors(rooms: Rooms, chambers: Sequence[Chamber]) -> set[Offset]:
    """Hexes on which something of the dungeon lies."""
    found = {at for chamber in chambers for at in laid(chamber, rooms[chamber.room].floor)}
    return found | {GRID.at(chamber.door) for chamber in chambers if chamber.door >= 0}


def ways_to_lay(
    rooms: Rooms, chambers: Sequence[Chamber], card: str, door: int, kind: str
) -> Iterator[Chamber]:
    """Each way in which a room card fits behind a door (GH-RDD-11, GH-RDD-14).

    An entrance of that type is on the door, all of it on the canvas, and nothing on what lies there.
    """
    place = GRID.at(door)
    covered, record = floors_and_doors(rooms, chambers) | {place}, rooms[card]
    floor = hexes_of(record.floor)
    for number, entrance in enumerate(record.entrances):
        if entrance.type == kind:
            for turn, at in tiles.lies(GRID, floor, hex_of(entrance.at), place, covered):
                yield Chamber(card, "", number, turn, at, door)


def first_chamber(rooms: Rooms, card: str) -> Chamber:
    """The first room lies in the middle of the canvas, so that others fit round it."""
    record = rooms[card]
    hexes = hexes_of(record.floor)
    q, r = (sum(each) // len(hexes) for each in zip(*hexes))
    return Chamber(card, "", 0, 0, (GRID.width // 2 - q, GRID.height // 2 - r))


def exits_of(rooms: Rooms, chamber: Chamber, taken: set[Offset]) -> Iterator[tuple[Offset, str]]:
    """The ways out of a room with their types, where there is place for a door (GH-RDD-09, GH-RDD-13)."""
    for way in rooms[chamber.room].exits:
        (at,) = laid(chamber, way.at)
        if GRID.has(*at) and at not in taken:
            yield at, way.type


def lays(rooms: Rooms, chambers: Sequence[Chamber], card: str, door: int, kind: str) -> Iterator[Chamber]:
    """How a room card can lie behind a door, with a way on from there unless it is the last (GH-RDD-12)."""
    for way in ways_to_lay(rooms, chambers, card, door, kind):
        if len(chambers) + 1 == ROOMS or leads_on(rooms, (*chambers, way)):
            yield way


def leads_on(rooms: Rooms, chambers: Sequence[Chamber]) -> bool:
    """Can the dungeon go on behind its last room, with some card?"""
    return any(open_exits(rooms, chambers))


def open_exits(rooms: Rooms, chambers: Sequence[Chamber]) -> Iterator[Offset]:
    """The exits of the last room behind which another room card fits; any other is closed off (GH-RDD-12)."""
    used = {chamber.room for chamber in chambers}
    others = [card for card in rooms if card not in used]
    for at, kind in exits_of(rooms, chambers[-1], floors_and_doors(rooms, chambers)):
        door = GRID.cell(*at)
        if any(next(lays(rooms, chambers, card, door, kind), None) for card in others):
            yield at


def page_of(rooms: Rooms, monsters: Monsters, chambers: Sequence[Chamber], players: int) -> Scenario:
    """A random dungeon as a page of the book: three rooms, those not drawn yet without a floor (GH-RDD-03).

    It opens nothing in a campaign, and no road leads there (GH-RDD-02, GH-RDD-22).
    """
    found = [room_of(rooms, monsters, i, chamber, players) for i, chamber in enumerate(chambers, 1)]
    floors = [set(hexes_of(room.floor)) for room in found]
    doors = [
        Door(at=hexes_text((GRID.at(chamber.door),)), rooms=(name_of(i - 1), name_of(i)))
        for i, chamber in enumerate(chambers, 1)
        if chamber.door >= 0
    ]
    if chambers and len(chambers) < ROOMS:
        ahead = name_of(len(chambers)), name_of(len(chambers) + 1)
        doors += [Door(at=hexes_text((at,)), rooms=ahead) for at in open_exits(rooms, chambers)]
    later = [Room(id=name_of(i), tiles=(), floor="") for i in range(len(found) + 1, ROOMS + 1)]
    kinds = dict.fromkeys(standing.monster for room in found for standing in room.monsters)
    return Scenario(
        id="random", number=1, road_event=False, random_dungeon=True, goals=(KillAll(),),
        monsters=tuple(kinds),
        rooms=(*found, *later), doors=tuple(doors), walls=walls_between(floors),
        rules=boosts(rooms, chambers, tuple(kinds)),
    )  # fmt: skip


def boosts(rooms: Rooms, chambers: Sequence[Chamber], kinds: tuple[str, ...]) -> tuple[Boost, ...]:
    """Penalties that raise the values of all monsters for the rest of the scenario (GH-RDD-15)."""
    parts = [
        part for chamber in chambers for part in penalty_of(rooms, chamber) if isinstance(part, EnemiesGain)
    ]
    return tuple(
        Boost(monsters=kinds, attack=part.attack, move=part.move, range=part.range)
        for part in parts
        if part.lasting and (part.attack or part.move or part.range)
    )


def penalty_of(rooms: Rooms, chamber: Chamber) -> tuple[Penalty, ...]:
    """The penalty of entering a room (GH-RDD-15)."""
    record = rooms[chamber.room]
    return {"": (), "minor": record.minor, "major": record.major}[chamber.penalty]


def walls_between(floors: Sequence[set[Offset]]) -> str:
    """Rooms that lie side by side are joined by their door alone."""
    found = []
    for i, floor in enumerate(floors):
        for q, r in sorted(floor):
            for dq, dr in HEX_STEPS:
                if any((q + dq, r + dr) in other for other in floors[i + 1 :]):
                    found.append(f"{q}:{r}|{q + dq}:{r + dr}")
    return " ".join(found)


def room_of(rooms: Rooms, monsters: Monsters, number: int, chamber: Chamber, players: int) -> Room:
    """A room with what its monster card has on the twelve spots (GH-RDD-07, GH-RDD-18, GH-RDD-20).

    There is always another tile of the sort (GH-RDD-08).
    """
    record = rooms[chamber.room]
    floor = laid(chamber, record.floor)
    overlays: list[Overlay] = [moved(overlay, chamber) for overlay in record.overlays]
    money: list[Offset] = []
    treasures: list[TreasureTile] = []
    standing: list[Standing] = []
    spots = monsters[chamber.monsters].spots if chamber.monsters else ()
    for i, (text, spot) in enumerate(zip(record.spots, spots), 1):
        (at,) = laid(chamber, text)
        here = hexes_text((at,))
        match spot:
            case MonsterSpot():
                standing.append(Standing(monster=spot.monster, at=here, ranks=spot.ranks))
            case MoneySpot():
                money.append(at)
            case TrapSpot():
                overlays.append(
                    Trap(at=(here,), art=spot.art, damage=spot.damage, conditions=spot.conditions)
                )
            case TerrainSpot():
                tile = Difficult if spot.tile == "difficult" else Hazard
                overlays.append(tile(at=(here,), art=spot.art))
            case TreasureSpot():
                treasures.append(TreasureTile(at=here, number=f"{TREASURE}:{chamber.monsters}:{i}"))
            case _:
                pass
    room = Room(
        id=name_of(number), tiles=record.tiles, floor=hexes_text(tuple(floor)),
        money=hexes_text(tuple(money)), treasures=tuple(treasures), overlays=tuple(overlays),
        monsters=tuple(standing),
    )  # fmt: skip
    if number > 1:
        return room
    return replace(
        room, start=hexes_text(starts(room, laid(chamber, record.entrances[chamber.entrance].at)[0], players))
    )


def moved(overlay: Overlay, chamber: Chamber) -> Overlay:
    """An overlay tile of a room card where it lies on the table."""
    assert isinstance(overlay, Laid)
    return replace(overlay, at=tuple(hexes_text(tuple(laid(chamber, one))) for one in overlay.at))


def starts(room: Room, entrance: Offset, players: int) -> tuple[Offset, ...]:
    """The empty hexes within 2 of the entrance, or further where these are too few (GH-RDD-10)."""
    filled = {
        spot
        for overlay in room.overlays
        if overlay.__struct_config__.tag != "corridor"
        for spot in overlay.hexes
    }
    filled |= {hex_of(one.at) for one in room.monsters if rank_for(one.ranks, players) != "none"}
    filled |= {*hexes_of(room.money), *(hex_of(one.at) for one in room.treasures)}
    empty = [spot for spot in hexes_of(room.floor) if spot not in filled]
    reach = START_REACH
    away = {(q, r): steps("hex", (q - entrance[0], r - entrance[1])) for q, r in empty}
    while sum(far <= reach for far in away.values()) < players and reach < GRID.width:
        reach += 1
    return tuple(spot for spot, far in away.items() if far <= reach)
