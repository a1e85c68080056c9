"""The records of Gloomhaven for these tests, read once."""

from __future__ import annotations

from functools import cache, cached_property

from msgspec import Struct

from undercroft.content import compile_packs, find_pack, read_pack
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.maps import Door
from undercroft.games.gloomhaven.records.places import Offset, Side, hex_of, hexes_of, walls_of
from undercroft.games.gloomhaven.records.scenarios import Scenario

STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@cache
def shelf() -> Library:
    return compile_packs(Library, [read_pack(find_pack("gloomhaven"))])


class Chart(Struct, dict=True):
    """The hexes of a scenario's map: which room each belongs to, doors, walls."""

    scenario: Scenario

    @cached_property
    def room_of(self) -> dict[Offset, str]:
        """The room of each hex; doors belong to none."""
        return {at: room.id for room in self.scenario.rooms for at in hexes_of(room.floor)}

    @cached_property
    def doors(self) -> dict[Offset, Door]:
        return {hex_of(door.at): door for door in self.scenario.doors}

    @cached_property
    def floor(self) -> frozenset[Offset]:
        """All hexes in which a figure can stand, door hexes included."""
        return frozenset(self.room_of) | frozenset(self.doors)

    @cached_property
    def walls(self) -> tuple[Side, ...]:
        """Walls between hexes that touch."""
        return walls_of(self.scenario.walls)

    @cached_property
    def starts(self) -> tuple[Offset, ...]:
        """Where characters may start (GH-SCN-17)."""
        return tuple(at for room in self.scenario.rooms for at in hexes_of(room.start))

    @property
    def start_rooms(self) -> tuple[str, ...]:
        """The rooms that lie open from the beginning (GH-SCN-14)."""
        return tuple(room.id for room in self.scenario.rooms if room.start)
