"""Dungeon tiles, their sides, monsters and threats, and the frames that hold them."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from undercroft.content import Record
from undercroft.content.references import ref
from undercroft.kernel import Leaf

Facing = int
"""A facing, or the side of a tile that somebody with this facing looks at: a step of the grid (DA-GEO-13)."""
Compass = Literal["N", "E", "S", "W"]
Colour = Literal["blue", "red", "yellow", "green"]
Shown = Literal["door", "wall", "entrance"]
Along = Annotated[int, Meta(ge=0, le=2)]
Square = tuple[Along, Along]
"""A square of a tile before it is turned, as (row, column), row 0 in the north (DA-GEO-01)."""
Room = tuple[int, int]
"""A cell of the frame, as large as a tile, and the room that lies there: (row, column) (DA-GEO-03)."""

EAST, SOUTH, WEST, NORTH = FACINGS = (0, 2, 4, 6)
SIDES: Final[dict[Compass, Facing]] = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}
LETTERS: Final[dict[Facing, Compass]] = {side: letter for letter, side in SIDES.items()}
TURNS: Final = (0, 1, 2, 3)
TILE: Final = 3  # squares along a side (DA-GEO-01)


def opposite(side: Facing) -> Facing:
    """The side across: what the neighbour shows there."""
    return (side + 4) % 8


def turned_side(side: Facing, turns: int) -> Facing:
    """Where a side of a tile lies after so many quarter turns clockwise (DA-DOR-08)."""
    return (side + 2 * turns) % 8


def turned_square(square: Square, turns: int) -> Square:
    """Where a square of a tile lies after so many quarter turns clockwise.

    >>> turned_square((0, 1), 1), turned_square((2, 0), 2)
    ((1, 2), (0, 2))
    """
    row, column = square
    for _ in range(turns % 4):
        row, column = column, TILE - 1 - row
    return row, column


class Denizen(Leaf, forbid_unknown_fields=True):
    """A monster icon of a tile."""

    monster: Annotated[str, ref("monster")]
    at: Square


class Tile(Record, kw_only=True, omit_defaults=True):
    """A tile: a starting tile has a colour and an entrance, all others a level (DA-DOR-21)."""

    level: Annotated[int, Meta(ge=1, le=3)] | None = None
    colour: Colour | None = None
    doors: tuple[Compass, ...]
    entrance: Compass | None = None
    monsters: tuple[Denizen, ...] = ()
    threat: Square | None = None

    @property
    def depth(self) -> int:
        """The level of this room for those who enter it; a starting tile is level I (DA-DOR-25)."""
        return self.level or 1

    def shows(self, side: Facing, turns: int = 0) -> Shown:
        """The face of a side after so many turns: door, wall (DA-GEO-02) or the coloured entrance."""
        letter = LETTERS[turned_side(side, -turns)]
        return "door" if letter in self.doors else "entrance" if letter == self.entrance else "wall"


class Entrance(Leaf, forbid_unknown_fields=True):
    """An entrance that is marked on a frame: the cell behind it, and on which side of that cell it is."""

    cell: Room
    side: Compass

    @property
    def turns(self) -> int:
        """How a starting tile, its entrance in the south, is turned to line up with it (DA-SET-04)."""
        return (SIDES[self.side] - SOUTH) % 8 // 2


class Frame(Record, kw_only=True):
    """The frame for a number of players: its cells and entrances, in the order of seats (DA-SET-02)."""

    players: int
    rows: int
    columns: int
    entrances: tuple[Entrance, ...]

    def has(self, cell: Room) -> bool:
        """Whether a cell lies inside (DA-GEO-03)."""
        return 0 <= cell[0] < self.rows and 0 <= cell[1] < self.columns

    def cells(self) -> tuple[Room, ...]:
        """All its cells, row by row."""
        return tuple((row, column) for row in range(self.rows) for column in range(self.columns))
