"""The ground: what a scenario's revealed rooms make of the board, reckoned once and remembered."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from undercroft.space import (
    Board,
    Cell,
    Cells,
    Grid,
    Layers,
    Openings,
    board_of,
    descent_seen_from,
    distance,
    layers,
    square_grid,
    within,
)  # fmt: skip

if TYPE_CHECKING:
    from undercroft.games.tiny.records import Room, Scenario

GRID: Grid = square_grid(14, 9)


class Ground:
    """Floor, spikes, rubble, doors and sight for one set of revealed rooms."""

    def __init__(self, scenario: Scenario, revealed: tuple[str, ...]) -> None:
        rooms = [room for room in scenario.rooms if room.id in revealed]
        self.floor = self.spikes = self.rubble = 0
        self.doors: dict[Cell, str] = {}  # closed ones, and the room behind
        for room in rooms:
            for cell, mark in marks(room):
                self.floor |= 1 << cell
                self.spikes |= 1 << cell if mark == "^" else 0
                self.rubble |= 1 << cell if mark == "," else 0
            for door in room.doors:
                if door.to not in revealed:
                    self.doors[GRID.parse(door.at)] = door.to
        self.closed: Cells = 0
        for cell in self.doors:
            self.closed |= 1 << cell
        self.plain = self.floor & ~self.spikes & ~self.closed  # where nothing happens to who enters
        self.board: Board = board_of(GRID, self.floor)
        self.openings: Openings = self.board.openings
        self._clear = self.board.without_floor(self.closed)
        self._flooded: tuple[Cells, Cells] = (-1, -1)
        self._flood: Layers
        self._sight: dict[Cell, Cells] = {}
        self._reach: dict[tuple[Cell, int], Cells] = {}
        self._apart: dict[tuple[Cell, Cell], int] = {}

    @cached_property
    def is_whole(self) -> bool:
        """No door is left to open."""
        return not self.doors

    def seen_from(self, cell: Cell) -> Cells:
        """What can be seen from a square: no wall and no closed door in the way (TN-ATK-02)."""
        if cell not in self._sight:
            self._sight[cell] = descent_seen_from(self._clear, 1 << cell) & self.floor
        return self._sight[cell]

    def in_reach(self, cell: Cell, reach: int) -> Cells:
        """Squares in range and in sight of this one, which is the same the other way round (TN-ATK-01)."""
        key = cell, reach
        if key not in self._reach:
            near = within(1 << cell, self.openings, reach, self.floor) & ~(1 << cell)
            self._reach[key] = near & self.seen_from(cell)
        return self._reach[key]

    def flood(self, start: Cells, foes: Cells) -> Layers:
        """Fewest spikes first, then least movement, for one whom these foes block; the last one is kept."""
        key = start, foes
        if key != self._flooded:
            floor = self.floor & ~foes & ~self.closed
            self._flood = layers(start, self.openings, floor, bad=self.spikes, slow=self.rubble)
            self._flooded = key
        return self._flood

    def apart(self, one: Cell, other: Cell) -> int:
        """Squares from one to the other around walls, through figures; 99 if there is no way."""
        key = one, other
        if key not in self._apart:
            found = distance(1 << one, 1 << other, self.openings, self.floor)
            self._apart[key] = 99 if found is None else found
        return self._apart[key]


def marks(room: Room) -> list[tuple[Cell, str]]:
    """The squares of a room's map, each with its mark: floor, rubble or spikes."""
    column, row = GRID.at(GRID.parse(room.at))
    return [
        (GRID.cell(column + x, row + y), mark)
        for y, line in enumerate(room.map.strip("\n").split("\n"))
        for x, mark in enumerate(line)
        if mark != " "
    ]
