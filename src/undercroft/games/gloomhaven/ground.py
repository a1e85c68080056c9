"""The board of a scenario: what is fixed, and what lies open now (GH-SCN, GH-DEF-12 to -14, GH-LOS)."""

from __future__ import annotations

from functools import cached_property

from undercroft.games.gloomhaven.records.maps import Door
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of, walls_of
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.parts import ground
from undercroft.space import (
    Board,
    Cell,
    Cells,
    Edge,
    Grid,
    board_of,
    hex_grid,
    strict_corner_seen_among,
    strict_corner_sees,
)

GRID: Grid = hex_grid(32, 32)


class Layout:
    """A scenario's map tiles and doors as masks: the same for every game of it (GH-SCN-08)."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.floors: dict[str, Cells] = {r.id: GRID.mask(hexes_of(r.floor)) for r in scenario.rooms}
        self.doors: dict[Cell, Door] = {GRID.cell(*hex_of(door.at)): door for door in scenario.doors}
        self.walls: tuple[Edge, ...] = tuple(
            (GRID.cell(*one), GRID.cell(*other)) for one, other in walls_of(scenario.walls)
        )
        self.marks: dict[str, Cells] = {m: GRID.mask(hexes_of(at)) for m, at in scenario.marks.items()}
        self.starts: Cells = 0
        for room in scenario.rooms:
            self.starts |= GRID.mask(hexes_of(room.start))

    @property
    def start_rooms(self) -> tuple[str, ...]:
        """The rooms that lie open from the beginning (GH-SCN-14)."""
        return tuple(room.id for room in self.scenario.rooms if room.start)


class Ground(ground.Ground):
    """The board as far as it is revealed, with these doors open.

    An open door is a hex like others (GH-DOR-17, GH-DOR-18); a closed one is no floor, so that it is a wall
    for movement, sight and range (GH-DOR-15, GH-DOR-16), save that characters may enter it unless it is
    locked (GH-SPC-07).
    """

    def __init__(self, layout: Layout, rooms: tuple[str, ...], opened: Cells, unlocked: Cells) -> None:
        self.layout = layout
        floor = opened
        for room in rooms:
            floor |= layout.floors[room]
        super().__init__(board_of(GRID, floor, layout.walls), self.looks)
        closed = doors = 0
        for cell, door in layout.doors.items():
            known = door.rooms[0] in rooms or door.rooms[1] in rooms
            doors |= known << cell
            shut = not opened >> cell & 1 and known and door.kind == "door"
            if shut and (not door.locked or unlocked >> cell & 1):
                closed |= 1 << cell
        self.known: Cells = floor | doors  # all that lies open, with the doors of it, open or not
        self.closed: Cells = closed  # doors that a character may open by entering them (GH-MOV-18)
        self.is_whole = set(rooms) == set(layout.floors)

    @cached_property
    def paths(self) -> Board:
        """The board for characters, who may enter closed doors (GH-MOV-18)."""
        return self.board.with_floor(self.closed)

    def looks(self, cell: Cell, cells: Cells) -> Cells:
        """Adjacent hexes always see each other (GH-LOS-05); others need a line."""
        near = 1 << cell | self.board.neighbours(1 << cell)
        return cells & near | strict_corner_seen_among(self.board, cell, cells & ~near)

    def sees(self, start: Cell, end: Cell) -> bool:
        """Is there line of sight between two hexes? (GH-LOS-01)"""
        return strict_corner_sees(self.board, start, end)

    def room_of(self, cell: Cell) -> str:
        """The room in which a hex lies; none for a door."""
        return next((room for room, floor in self.layout.floors.items() if floor >> cell & 1), "")

    def rooms_of(self, cell: Cell) -> tuple[str, ...]:
        """The rooms to which a hex belongs: an open doorway is part of both that it joins (GH-DOR-18)."""
        door = self.layout.doors.get(cell)
        return door.rooms if door is not None else tuple(filter(None, (self.room_of(cell),)))

    def room_hexes(self, room: str) -> Cells:
        """The hexes of a room as far as they lie open, with its open doorways (GH-DOR-18)."""
        doorways = sum(1 << cell for cell, door in self.layout.doors.items() if room in door.rooms)
        return (self.layout.floors[room] | doorways) & self.floor
