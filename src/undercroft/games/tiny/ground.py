"""The ground: what a scenario's revealed rooms make of the board, reckoned once and remembered."""

from __future__ import annotations

from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

from undercroft.kernel import Leaf
from undercroft.parts import ground
from undercroft.space import (
    Cell,
    Cells,
    Grid,
    Layers,
    Openings,
    board_of,
    corner_seen_among,
    expand,
    layers,
    mask_of,
    reach,
    shortest_path,
    square_grid,
)  # fmt: skip

if TYPE_CHECKING:
    from undercroft.games.tiny.records import Room, Scenario

GRID: Grid = square_grid(14, 9)
REMEMBERED = 1 << 13


@cache
def square(name: str) -> Cell:
    """The square of this name, as content writes it."""
    return GRID.parse(name)


class Way(Leaf):
    """Squares to walk on, one after the other, without the one where the walk begins."""

    path: tuple[Cell, ...]
    cells: Cells
    spikes: int
    cost: int  # movement: 1 each, 2 into rubble (TN-MOV-01, TN-MOV-03)
    is_plain: bool  # no spikes and no closed door on it


class Ground(ground.Ground):
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
                    self.doors[square(door.at)] = door.to
        self.closed: Cells = 0
        for cell in self.doors:
            self.closed |= 1 << cell
        self.plain = self.floor & ~self.spikes & ~self.closed  # where nothing happens to who enters
        super().__init__(board_of(GRID, self.floor), self.looks)
        self.openings: Openings = self.board.openings
        self._clear = self.board.without_floor(self.closed)
        # The same squares come up again and again; what follows from them alone is reckoned once.
        self.in_reach = lru_cache(REMEMBERED)(self._in_reach)
        self.stroll = lru_cache(REMEMBERED)(self._stroll)
        self._walked = lru_cache(REMEMBERED)(self._walk)
        self.ramble = lru_cache(REMEMBERED)(self._ramble)
        self.best = lru_cache(REMEMBERED)(self._best)
        self.way_past = lru_cache(REMEMBERED)(self._way_past)
        self.flood = lru_cache(REMEMBERED)(self._flood)
        self.path = lru_cache(REMEMBERED)(self._path)
        self.along = lru_cache(REMEMBERED)(self._along)

    @cached_property
    def is_whole(self) -> bool:
        """No door is left to open."""
        return not self.doors

    def looks(self, cell: Cell, cells: Cells) -> Cells:
        """The squares seen from a square: no wall and no closed door in the way (TN-ATK-02, TN-DOR-01)."""
        return corner_seen_among(self._clear, 1 << cell, cells)

    def _in_reach(self, cell: Cell, reach: int) -> Cells:
        """Squares in range and in sight of this one, which is the same the other way round (TN-ATK-01)."""
        return self.in_sight(cell, reach) & ~(1 << cell)

    def walk(self, start: Cells, movement: int, foes: Cells) -> Cells:
        """Where a hero can get to past allies and not past foes (TN-MOV-02): those who are near."""
        found = self._walked(start, movement, 0)
        near = found & foes
        return self._walked(start, movement, near) if near else found

    def _walk(self, start: Cells, movement: int, foes: Cells) -> Cells:
        """The same, reckoned; rubble takes 2 (TN-MOV-03)."""
        return reach(start, self.openings, movement, self.floor & ~foes, self.rubble)

    def way(self, start: Cells, cell: Cell, movement: int, foes: Cells) -> Way:
        """The squares to walk on, with the fewest spikes, then the least movement (TN-MOV-05)."""
        way = self.stroll(start, cell)
        if way is None or way.cells & foes or way.cost > movement:
            return self.way_past(start, cell, movement, foes)
        return way  # the best of all ways is the best of those that are free

    def _stroll(self, start: Cells, cell: Cell) -> Way | None:
        """The best way without spikes or doors before its end, if nobody stood in it."""
        goal = 1 << cell
        if expand(start, self.openings) & goal:
            return self.along((cell,))  # no other way to a neighbour is as short
        if goal & self.plain:
            found = self.ramble(start)
        else:
            found = layers(start, self.openings, self.plain | goal, slow=self.rubble, goals=(goal,))
        way = shortest_path(found, cell)
        return self.along(way[1:]) if way else None

    def _ramble(self, start: Cells) -> Layers:
        """Every square by movement, where nothing happens on the way."""
        return layers(start, self.openings, self.plain, slow=self.rubble)

    def _way_past(self, start: Cells, cell: Cell, movement: int, foes: Cells) -> Way:
        """The same around foes, over spikes if need be, through a door on the way if there is no other."""
        goal, passable = 1 << cell, self.floor & ~foes
        shut = passable & ~self.closed | goal
        bad, slow = self.spikes & ~goal, self.rubble
        for allowed, over in ((shut & ~bad, 0), (shut, bad), (passable, bad)):
            found = layers(start, self.openings, allowed, bad=over, slow=slow, limit=movement, goals=(goal,))
            way = shortest_path(found, cell)
            if way is not None:
                return self.along(way[1:])
        raise LookupError(f"{GRID.name(cell)} cannot be reached with {movement} movement")

    def _along(self, path: tuple[Cell, ...]) -> Way:
        cells = mask_of(path)
        spikes, rubble = (cells & self.spikes).bit_count(), (cells & self.rubble).bit_count()
        return Way(path, cells, spikes, len(path) + rubble, not cells & ~self.plain)

    def _best(self, start: Cells, foes: Cells, squares: Cells) -> Way | None:
        """The way to the best of these squares, fewest spikes, then least movement, then the first in reading
        order; allies are passed, foes and closed doors are not (TN-MOV-02, TN-MON-03, TN-DOR-01)."""
        for past in (0, foes):
            found = self.flood(start, past).best(squares)
            if found is None:
                return None
            equal = found[1]
            way = self.path(start, past, (equal & -equal).bit_length() - 1)
            if not way.cells & foes:
                return way  # the best of all ways is the best of those that are free
        return None

    def _flood(self, start: Cells, foes: Cells) -> Layers:
        """Every square by spikes and movement."""
        floor = self.floor & ~foes & ~self.closed
        return layers(start, self.openings, floor, bad=self.spikes, slow=self.rubble)

    def _path(self, start: Cells, foes: Cells, cell: Cell) -> Way:
        way = shortest_path(self.flood(start, foes), cell)
        assert way is not None
        return self.along(way[1:])


def marks(room: Room) -> list[tuple[Cell, str]]:
    """The squares of a room's map, each with its mark: floor, rubble or spikes."""
    column, row = GRID.at(square(room.at))
    return [
        (GRID.cell(column + x, row + y), mark)
        for y, line in enumerate(room.map.strip("\n").split("\n"))
        for x, mark in enumerate(line)
        if mark != " "
    ]
