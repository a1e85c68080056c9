"""The ground: what a scenario's revealed rooms make of the board, reckoned once and remembered."""

from __future__ import annotations

from functools import cached_property, lru_cache
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
    expand,
    layers,
    reach,
    shortest_path,
    square_grid,
    within,
)  # fmt: skip

if TYPE_CHECKING:
    from undercroft.games.tiny.records import Room, Scenario

GRID: Grid = square_grid(14, 9)
REMEMBERED = 1 << 13


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
        # The same squares come up again and again; what follows from them alone is reckoned once.
        self.seen_from = lru_cache(REMEMBERED)(self._seen_from)
        self.in_reach = lru_cache(REMEMBERED)(self._in_reach)
        self.apart = lru_cache(REMEMBERED)(self._apart)
        self.walk = lru_cache(REMEMBERED)(self._walk)
        self.way = lru_cache(REMEMBERED)(self._way)
        self.flood = lru_cache(REMEMBERED)(self._flood)
        self.way_for = lru_cache(REMEMBERED)(self._way_for)

    @cached_property
    def is_whole(self) -> bool:
        """No door is left to open."""
        return not self.doors

    def _seen_from(self, cell: Cell) -> Cells:
        """What can be seen from a square: no wall and no closed door in the way (TN-ATK-02, TN-DOR-01)."""
        return descent_seen_from(self._clear, 1 << cell) & self.floor

    def _in_reach(self, cell: Cell, reach: int) -> Cells:
        """Squares in range and in sight of this one, which is the same the other way round (TN-ATK-01)."""
        near = within(1 << cell, self.openings, reach, self.floor) & ~(1 << cell)
        return near & self.seen_from(cell)

    def _apart(self, one: Cell, other: Cell) -> int:
        """Squares from one to the other around walls, through figures; 99 if there is no way."""
        found = distance(1 << one, 1 << other, self.openings, self.floor)
        return 99 if found is None else found

    def _walk(self, start: Cells, movement: int, foes: Cells) -> Cells:
        """Where a hero can get to past allies and not past foes, with rubble at 2 (TN-MOV-02, TN-MOV-03)."""
        return reach(start, self.openings, movement, self.floor & ~foes, self.rubble)

    def _way(self, start: Cells, cell: Cell, movement: int, foes: Cells) -> tuple[Cell, ...]:
        """The squares to walk on, with the fewest spikes, then the least movement (TN-MOV-05)."""
        if expand(start, self.openings) >> cell & 1:
            return (cell,)  # no other way to a neighbour is as short
        passable = self.floor & ~foes
        shut = passable & ~(self.closed & ~(1 << cell))  # through a door only by going to it
        clean = shut & ~(self.spikes & ~(1 << cell))
        goals = (1 << cell,)
        found = layers(start, self.openings, clean, slow=self.rubble, limit=movement, goals=goals)
        way = shortest_path(found, cell)
        for allowed in (shut, passable):  # not without treading on spikes; not without opening a door
            if way is None:
                bad, slow = self.spikes, self.rubble
                found = layers(start, self.openings, allowed, bad=bad, slow=slow, limit=movement)
                way = shortest_path(found, cell)
        assert way is not None
        return way[1:]

    def _flood(self, start: Cells, foes: Cells, goals: tuple[Cells, ...]) -> Layers:
        """Fewest spikes, then least movement, until all goals are met; allies are passed, foes and closed
        doors are not (TN-MOV-02, TN-DOR-01)."""
        floor = self.floor & ~foes & ~self.closed
        return layers(start, self.openings, floor, bad=self.spikes, slow=self.rubble, goals=goals)

    def _way_for(
        self, start: Cells, foes: Cells, goals: tuple[Cells, ...], squares: Cells
    ) -> tuple[Cell, ...]:
        """The way to the best of these squares, the first in reading order of those equal (TN-MON-03)."""
        known = self.flood(start, foes, goals)
        best = known.best(squares)
        if best is None or best[1] & start:
            return ()
        way = shortest_path(known, (best[1] & -best[1]).bit_length() - 1)
        return way[1:] if way else ()


def marks(room: Room) -> list[tuple[Cell, str]]:
    """The squares of a room's map, each with its mark: floor, rubble or spikes."""
    column, row = GRID.at(GRID.parse(room.at))
    return [
        (GRID.cell(column + x, row + y), mark)
        for y, line in enumerate(room.map.strip("\n").split("\n"))
        for x, mark in enumerate(line)
        if mark != " "
    ]
