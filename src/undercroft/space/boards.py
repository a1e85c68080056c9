"""Boards: which cells are floor, which edges are walls, and so which steps are open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from undercroft.space.cells import Cell, Cells, each, moved
from undercroft.space.grid import Grid
from undercroft.space.lazy import lazy
from undercroft.space.openings import Openings, expand, openings_of

Edge = tuple[Cell, Cell]


@dataclass(frozen=True)
class Board:
    """Floor and walls on a grid; a closed door is a wall until it opens.

    `walls` has one mask for each side of the first half of the sides going round (hexes: three, squares: east
    and south): the cells that have a wall on that side. All cells but floor are solid.
    """

    grid: Grid
    floor: Cells
    walls: tuple[Cells, ...]

    @lazy
    def _hash(self) -> int:
        return hash((self.grid, self.floor, self.walls))

    def __hash__(self) -> int:
        return self._hash

    @lazy
    def open_steps(self) -> tuple[Cells, ...]:
        """For each of the grid's steps the cells from which it is open."""
        if self.grid.kind == "square":
            return self._open_on_squares()
        steps, shifts, sides = self.grid.steps, self.grid.shifts, self.grid.sides
        found = [0] * len(steps)
        for side, walls in zip(sides, self.walls):
            across = self.floor & moved(self.floor, -shifts[side]) & ~walls
            found[side] = across
            found[(side + len(steps) // 2) % len(steps)] = moved(across, shifts[side])
        return tuple(found)

    def _open_on_squares(self) -> tuple[Cells, ...]:
        """The same on squares, written out: questions ask it of thousands of boards a second."""
        floor, down = self.floor, self.grid.stride
        east = floor & floor >> 1 & ~self.walls[0]
        south = floor & floor >> down & ~self.walls[1]
        west, north = east << 1, south << down
        # D2-ADJ-04, DA-GEO-07: a diagonal is open where one of the two ways round its corner is.
        south_east = east & south >> 1 | south & east >> down
        south_west = south & west >> down | west & south << 1
        north_west, north_east = south_east << down + 1, south_west << down - 1
        return east, south_east, south, south_west, west, north_west, north, north_east

    @lazy
    def openings(self) -> Openings:
        """Every open step: across an edge (GH-DEF-12, D2-ADJ-01), on squares also round a corner."""
        return openings_of(zip(self.grid.shifts, self.open_steps))

    @lazy
    def straight(self) -> Openings:
        """The open steps across an edge only: no diagonals."""
        return openings_of((self.grid.shifts[side], self.open_steps[side]) for side in self.grid.sides)

    @lazy
    def solid(self) -> Cells:
        """All that is not floor, the free margin of the grid included."""
        return ((1 << self.grid.size) - 1) & ~self.floor

    @lazy
    def inner_walls(self) -> tuple[Cells, ...]:
        """The walls between two cells of the floor, as `walls` has them."""
        return tuple(
            walls & self.floor & moved(self.floor, -self.grid.shifts[side]) if walls else 0
            for side, walls in zip(self.grid.sides, self.walls)
        )

    @lazy
    def screen(self) -> int:
        """All that is solid, then each sort of inner walls: planes as the templates of lines have them."""
        out = self.solid
        for index, walls in enumerate(self.inner_walls, 1):
            out |= walls << index * self.grid.size
        return out

    def neighbours(self, cells: Cells) -> Cells:
        """Cells adjacent to any of these, themselves left out (GH-DEF-12, D2-ADJ-07, DA-GEO-08)."""
        return expand(cells, self.openings) & ~cells

    def is_adjacent(self, one: Cells, other: Cells) -> bool:
        """Whether any cell of one mask is adjacent to any of the other."""
        return bool(self.neighbours(one) & other)

    def wall_of(self, edge: Edge) -> tuple[int, Cell]:
        """Where an edge is kept: the index in `walls`, and the cell that carries its bit."""
        start, end = edge
        step = self.grid.step_between(start, end)
        if step not in self.grid.sides:
            names = f"{self.grid.name(start)} and {self.grid.name(end)}"
            raise ValueError(f"{names} share only a corner; a wall needs two cells that share an edge.")
        side, half = self.grid.sides.index(step), len(self.grid.sides) // 2
        return (side, start) if side < half else (side - half, end)

    def has_wall(self, start: Cell, end: Cell) -> bool:
        """Whether a wall or closed door runs along the edge of two neighbouring cells."""
        index, cell = self.wall_of((start, end))
        return bool(self.walls[index] >> cell & 1)

    def edges(self) -> tuple[Edge, ...]:
        """Every wall as a pair of cells."""
        return tuple(
            (cell, cell + self.grid.shifts[side])
            for side, walls in zip(self.grid.sides, self.walls)
            for cell in each(walls)
        )

    def with_walls(self, edges: Iterable[Edge]) -> Board:
        """The board with these edges walled up, as when doors close (D2-DOR-03)."""
        return replace(self, walls=self._rewalled(edges, True))

    def without_walls(self, edges: Iterable[Edge]) -> Board:
        """The board with these edges open, as when doors open (D2-ADJ-05)."""
        return replace(self, walls=self._rewalled(edges, False))

    def with_wall(self, start: Cell, end: Cell) -> Board:
        """The board with a wall between two cells."""
        return self.with_walls([(start, end)])

    def without_wall(self, start: Cell, end: Cell) -> Board:
        """The board without a wall between two cells."""
        return self.without_walls([(start, end)])

    def with_floor(self, cells: Cells) -> Board:
        """The board with more floor, as when a room is revealed."""
        return replace(self, floor=self.floor | cells & self.grid.canvas)

    def without_floor(self, cells: Cells) -> Board:
        """The board with these cells solid, as a closed door on a hex of its own (GH-DOR-15, GH-DOR-16)."""
        return replace(self, floor=self.floor & ~cells)

    def joined(self, other: Board, walled: bool = False, passages: Iterable[Edge] = ()) -> Board:
        """Both boards as one; `walled` closes the border between them but for the `passages` (DA-GEO-06)."""
        if other.grid != self.grid:
            raise ValueError("Two boards can be joined only on the same grid.")
        walls = [mine | theirs for mine, theirs in zip(self.walls, other.walls)]
        if walled:
            mine, theirs = self.floor & ~other.floor, other.floor & ~self.floor
            for index, side in enumerate(self.grid.sides[: len(walls)]):
                shift = self.grid.shifts[side]
                walls[index] |= mine & moved(theirs, -shift) | theirs & moved(mine, -shift)
        board = Board(self.grid, self.floor | other.floor, tuple(walls))
        return board.without_walls(passages)

    def _rewalled(self, edges: Iterable[Edge], closed: bool) -> tuple[Cells, ...]:
        walls = list(self.walls)
        for edge in edges:
            index, cell = self.wall_of(edge)
            walls[index] = walls[index] | 1 << cell if closed else walls[index] & ~(1 << cell)
        return tuple(walls)


def board_of(grid: Grid, floor: Cells, walls: Iterable[Edge] = ()) -> Board:
    """A board from its floor and the pairs of neighbouring cells with a wall between them."""
    if floor & ~grid.canvas:
        raise ValueError("Some of the floor lies outside the grid; make the grid larger.")
    return Board(grid, floor, (0,) * (len(grid.sides) // 2)).with_walls(walls)


def open_field(grid: Grid) -> Board:
    """The whole canvas as floor without a wall."""
    return board_of(grid, grid.canvas)
