"""The dungeon as laid: rooms and passages on one canvas, borders, adjacency, arcs and lines of sight.

Squares are cells of `space`; a room is the cell of the frame in which its tile lies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, Literal

from undercroft.games.alliance.records.tiles import (
    EAST,
    FACINGS,
    NORTH,
    SOUTH,
    TILE,
    TURNS,
    WEST,
    Facing,
    Frame,
    Room,
    Shown,
    Square,
    Tile,
    opposite,
    turned_square,
)
from undercroft.kernel import Leaf
from undercroft.parts import facing, ground
from undercroft.parts.ground import Kept
from undercroft.space import (
    Board,
    Cell,
    Cells,
    Grid,
    centre_crossed,
    centre_seen_among,
    each,
    nearest_free,
    square_grid,
)  # fmt: skip

Border = tuple[Room, Room]
"""The border of two cells, the first in the order of rows and columns first."""
Kind = Literal["passage", "door", "locked", "secret", "shut"]
"""A border of two tiles (DA-DOR-35): a passage lies there, or how it is opened; `shut` is an entrance."""

KEPT: Final = 512  # dungeons: several tables in play, and all that bots think of
STEPS: Final[dict[Facing, Room]] = {EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1), NORTH: (-1, 0)}
SIDE_OF_STEP: Final[dict[Room, Facing]] = {step: side for side, step in STEPS.items()}


class Laid(Leaf):
    """A tile in a cell, turned clockwise by so many quarters (DA-DOR-08)."""

    tile: str
    cell: Room
    turns: int = 0


class Dungeon(Leaf, cache_hash=True):
    """All tiles and passage tokens in the order in which they came: the key of a ground."""

    placed: tuple[Laid, ...] = ()
    passages: tuple[Border, ...] = ()

    def with_tile(self, laid: Laid) -> Dungeon:
        """The dungeon with one more tile; it opens no passage by itself (DA-DOR-15)."""
        return Dungeon((*self.placed, laid), self.passages)

    def with_passage(self, border: Border) -> Dungeon:
        """The dungeon with one more passage, which never closes again (DA-GEO-05, DA-DOR-36)."""
        return Dungeon(self.placed, (*self.passages, border))


def beyond(room: Room, side: Facing) -> Room:
    """The cell on the other side of a side."""
    down, right = STEPS[side]
    return room[0] + down, room[1] + right


def border(room: Room, side: Facing) -> Border:
    """The border of a cell on one side."""
    other = beyond(room, side)
    return (room, other) if room < other else (other, room)


def side_towards(room: Room, other: Room) -> Facing:
    """The side of a room on which a neighbour lies."""
    return SIDE_OF_STEP[other[0] - room[0], other[1] - room[1]]


def kind_of(own: Shown, other: Shown) -> Kind:
    """How a border of two tiles is opened, by what both show there (DA-DOR-04, DA-DOR-16, DA-DOR-30).

    A door before a wall is locked from either side (DA-DOR-05, DA-DOR-17, DA-DOR-E3).
    """
    if "entrance" in (own, other):
        return "shut"  # DA-DOR-06
    if own != other:
        return "locked"
    return "door" if own == "door" else "secret"


class Canvas:
    """A grid for so many cells each way, and where the squares of rooms lie on it."""

    def __init__(self, cells: int) -> None:
        self.grid: Grid = square_grid(TILE * cells, TILE * cells)
        self.rooms: dict[Room, Cells] = {}  # the nine squares of each
        self.along: dict[tuple[Room, Facing], Cells] = {}  # the three squares on each side (DA-GEO-09)
        self.middle: dict[tuple[Room, Facing], Cell] = {}  # where doors are, also hidden ones (DA-GEO-02)
        self.room_of: dict[Cell, Room] = {}
        self.sides_at: dict[Cell, tuple[Facing, ...]] = {}  # the sides of its tile along which a square lies
        for room in ((row, column) for row in range(cells) for column in range(cells)):
            self._map(room)
        self.last: Cells = 0  # squares on the east side of their tile
        self.lowest: Cells = 0  # squares on the south side of their tile
        for room in self.rooms:
            self.last |= self.along[room, EAST]
            self.lowest |= self.along[room, SOUTH]

    def square(self, room: Room, square: Square) -> Cell:
        """A square of a room as it lies, by its row and column in it."""
        return self.grid.cell(TILE * room[1] + square[1], TILE * room[0] + square[0])

    def _map(self, room: Room) -> None:
        every = {
            (row, column): self.square(room, (row, column)) for row in range(TILE) for column in range(TILE)
        }
        self.rooms[room] = sum(1 << cell for cell in every.values())
        sides = {NORTH: (0, None), EAST: (None, TILE - 1), SOUTH: (TILE - 1, None), WEST: (None, 0)}
        for side, (row, column) in sides.items():
            line = [cell for at, cell in every.items() if row in (None, at[0]) and column in (None, at[1])]
            self.along[room, side] = sum(1 << cell for cell in line)
            self.middle[room, side] = line[1]
        for cell in every.values():
            self.room_of[cell] = room
            self.sides_at[cell] = tuple(side for side in FACINGS if self.along[room, side] >> cell & 1)

    def beside(self, one: Border) -> Cells:
        """The six squares along a border: where a hero is adjacent to its door (DA-GEO-09, DA-DOR-31)."""
        room, other = one
        side = side_towards(room, other)
        return self.along[room, side] | self.along[other, opposite(side)]

    def board(self, rooms: Iterator[Room], passages: tuple[Border, ...]) -> Board:
        """The squares of some rooms, walled from one another but for the passages (DA-GEO-06)."""
        floor = across = down = 0
        for room in rooms:
            floor |= self.rooms[room]
        for room, other in passages:
            if room[0] == other[0]:
                across |= 1 << self.middle[room, EAST]
            else:
                down |= 1 << self.middle[room, SOUTH]
        return Board(self.grid, floor, (floor & self.last & ~across, floor & self.lowest & ~down))


CANVAS: Final = Canvas(5)  # the largest frame is 5 x 5
GRID: Final[Grid] = CANVAS.grid


@lru_cache(1 << 12)
def around(grid: Grid, square: Cell, reach: int) -> Cells:
    """All squares at distance `reach` or less, walls or no, itself included (DA-GEO-10)."""
    return sum(1 << cell for cell in each(grid.canvas) if grid.apart(square, cell) <= reach)


class Ground(ground.Ground):
    """Rooms, borders, adjacency, distances and lines of one dungeon; characters and tokens are no part of it.

    Inherited: `neighbours(mask)` gives the squares adjacent to any of some (DA-GEO-08), `apart(a, b)` the
    steps of an open way and `within(square, steps)` what lies so far by open ways past all characters, which
    is the reach of pets (DA-PET-06); `seen_among(square, mask)` those to which the line is free, whatever
    the facing.
    """

    def __init__(self, dungeon: Dungeon, tiles: Mapping[str, Tile], canvas: Canvas = CANVAS) -> None:
        self.dungeon, self.tiles, self.canvas, self.grid = dungeon, tiles, canvas, canvas.grid
        self.laid: dict[Room, Laid] = {laid.cell: laid for laid in dungeon.placed}
        self.passages = frozenset(dungeon.passages)
        super().__init__(canvas.board(iter(self.laid), dungeon.passages), self.looks)

    def looks(self, square: Cell, squares: Cells) -> Cells:
        """Those of some squares to which the line of fire is free (DA-LOS-03, DA-LOS-04, DA-LOS-05).

        Neither characters nor tokens, chests and pits stop it (DA-LOS-06, DA-LOS-10).
        """
        return centre_seen_among(self.board, square, squares)

    # -- squares

    def adjacent(self, square: Cell) -> Cells:
        """The squares one step away: in the room, and through a passage (DA-GEO-04, DA-GEO-07, DA-GEO-08).

        Example: DA-GEO-E1.
        """
        return self.neighbours(1 << square)

    def distance(self, one: Cell, other: Cell) -> int:
        """How far apart two squares are, walls or no (DA-GEO-10)."""
        return self.grid.apart(one, other)

    def around(self, square: Cell, reach: int) -> Cells:
        """The squares of the dungeon at distance `reach` or less, itself included (DA-GEO-10)."""
        return around(self.grid, square, reach) & self.floor

    def nearest_empty(self, square: Cell, taken: Cells) -> Cells:
        """The closest empty squares by steps, all that tie, for who is stopped on another (DA-MOV-18)."""
        return nearest_free(1 << square, self.board.openings, self.floor & ~taken)

    # -- sight

    def arc(self, square: Cell, looking: Facing) -> Cells:
        """All squares before and beside somebody with that facing (DA-LOS-01, DA-LOS-02)."""
        return facing.arc(self.grid, square, looking)

    def in_arc(self, square: Cell, looking: Facing, other: Cell) -> bool:
        """Whether a square is not behind somebody with that facing (DA-LOS-02)."""
        return self.arc(square, looking) >> other & 1 == 1

    def sees(self, one: Cell, other: Cell) -> bool:
        """Whether the line from centre to centre is free, whatever the facing (DA-LOS-03)."""
        return self.seen_among(one, 1 << other) != 0

    def in_view(self, square: Cell, looking: Facing, squares: Cells) -> Cells:
        """Those of some squares in line of sight: in the arc, and with a free line (DA-LOS-01, DA-LOS-03)."""
        return self.seen_among(square, squares & self.arc(square, looking))

    def facings_to(self, square: Cell, other: Cell) -> tuple[Facing, ...]:
        """The facings from which another square is not behind."""
        return tuple(looking for looking in FACINGS if self.in_arc(square, looking, other))

    def crossed(self, one: Cell, other: Cell) -> Cells:
        """The squares whose inside the line runs through, both ends left out (DA-CMB-13)."""
        return centre_crossed(self.board, one, other)

    # -- rooms

    def room_of(self, square: Cell) -> Room:
        """The room in which a square lies; starting tiles are rooms, too (DA-GEN-07)."""
        return self.canvas.room_of[square]

    def squares_of(self, room: Room) -> Cells:
        """The nine squares of a room (DA-GEO-01)."""
        return self.canvas.rooms[room]

    def room(self, square: Cell) -> Cells:
        """All squares of the room in which a square lies."""
        return self.canvas.rooms[self.canvas.room_of[square]]

    def tile(self, room: Room) -> Tile:
        """The tile that lies in a cell."""
        return self.tiles[self.laid[room].tile]

    # -- borders

    def shows(self, room: Room, side: Facing) -> Shown:
        """The door, wall or entrance that the tile of a room shows on a side as it lies."""
        laid = self.laid[room]
        return self.tiles[laid.tile].shows(side, laid.turns)

    def kind(self, room: Room, side: Facing) -> Kind | None:
        """The sort of border on a side of a room; None where no tile lies beyond (DA-DOR-35)."""
        other = beyond(room, side)
        if other not in self.laid:
            return None
        if border(room, side) in self.passages:
            return "passage"
        return kind_of(self.shows(room, side), self.shows(other, opposite(side)))

    def sides_at(self, square: Cell) -> tuple[Facing, ...]:
        """The sides of its room to whose door or wall a square is adjacent (DA-GEO-09, DA-DOR-E1)."""
        return self.canvas.sides_at[square]

    def closed(self) -> Iterator[tuple[Border, Kind]]:
        """Every border of two tiles without a passage, in order."""
        for room in sorted(self.laid):
            for side in (EAST, SOUTH):
                kind = self.kind(room, side)
                if kind is not None and kind != "passage":
                    yield border(room, side), kind


# -- new tiles


def vacant(dungeon: Ground, frame: Frame, room: Room, side: Facing) -> Room | None:
    """The empty cell inside the frame beyond a side, if there is one (DA-GEO-03, DA-DOR-06, DA-DOR-14)."""
    cell = beyond(room, side)
    if not frame.has(cell) or cell in dungeon.laid or dungeon.shows(room, side) == "entrance":
        return None
    return cell


def lies(own: Shown, side: Facing, tile: Tile) -> Iterator[tuple[int, Kind]]:
    """Each way to turn a new tile beyond a side that shows `own`, and the border that the two then make.

    Only the meeting sides matter (DA-DOR-08): a door on both opens as a door (DA-DOR-07), one door is a lock
    (DA-DOR-26), none a secret door (DA-DOR-34).
    """
    for turns in TURNS:
        yield turns, kind_of(own, tile.shows(opposite(side), turns))


def monsters_on(tile: Tile, laid: Laid, canvas: Canvas = CANVAS) -> tuple[tuple[str, Cell], ...]:
    """The monsters of a tile as it lies, each with its square (DA-DOR-10)."""
    return tuple(
        (one.monster, canvas.square(laid.cell, turned_square(one.at, laid.turns))) for one in tile.monsters
    )


def threat_on(tile: Tile, laid: Laid, canvas: Canvas = CANVAS) -> Cell | None:
    """The square of the threat icon of a tile as it lies (DA-DOR-11)."""
    return None if tile.threat is None else canvas.square(laid.cell, turned_square(tile.threat, laid.turns))


def grounds(tiles: Mapping[str, Tile]) -> Kept[Dungeon, Ground]:
    """The grounds of the last so many dungeons: `grounds(library.tile)[state.dungeon]`."""
    return Kept(lambda dungeon: Ground(dungeon, tiles), KEPT)
