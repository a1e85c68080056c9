"""Map tiles: their squares with the terrain on them, and where they join others (D2-TIL, D2-TER-01)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final, Literal

from msgspec import Meta

from undercroft.content import Record
from undercroft.kernel import Leaf
from undercroft.space import EAST, NORTH, SOUTH, WEST, Offset

Square = tuple[int, int]
"""A square as (x, y): x to the right, y down, from the upper left one at (0, 0)."""
Side = tuple[Square, Square]
"""The edge between two squares."""
Compass = Literal["north", "east", "south", "west"]
Row = Annotated[str, Meta(pattern="^[.~o^#_]+$", description="A letter a square, see TERRAIN; _ is none.")]

TERRAIN: Final = {".": "floor", "~": "water", "o": "pit", "^": "lava", "#": "obstacle"}  # D2-TER-02
GAP: Final = "_"
STEPS: Final[dict[Compass, Offset]] = {"north": NORTH, "east": EAST, "south": SOUTH, "west": WEST}


class Openings(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """The columns (north, south) or rows (east, west) of the squares at a notched end (D2-TIL-04)."""

    north: tuple[int, ...] = ()
    east: tuple[int, ...] = ()
    south: tuple[int, ...] = ()
    west: tuple[int, ...] = ()


class Tile(Record, kw_only=True):
    """One side of a tile, by its code (D2-TIL-02, D2-TIL-03); figures exit by the edge that `leads_out`."""

    environment: Literal["outdoor", "indoor", "both"]
    rows: Annotated[tuple[Row, ...], Meta(min_length=1)]
    openings: Openings = Openings()
    walls: tuple[Side, ...] = ()  # drawn inside the tile
    leads_out: Compass | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return len(self.rows[0]), len(self.rows)

    def squares(self) -> Iterator[tuple[Square, str]]:
        """Its squares, each with its terrain: an outline gives it, no other art does (D2-TER-01, D2-TER-02,
        D2-TER-03, D2-TIL-06)."""
        for y, row in enumerate(self.rows):
            for x, letter in enumerate(row):
                if letter != GAP:
                    yield (x, y), letter

    def ends(self) -> Iterator[Side]:
        """The edges of its notched ends: a square of the tile, and the one beyond (D2-TIL-04)."""
        width, height = self.size
        for side, (right, down) in STEPS.items():
            for place in getattr(self.openings, side):
                x = place if not right else width - 1 if right > 0 else 0
                y = place if not down else height - 1 if down > 0 else 0
                yield (x, y), (x + right, y + down)

    def way_out(self) -> Iterator[Square]:
        """The squares at the edge by which figures leave the map (D2-EXI)."""
        if self.leads_out is not None:
            width, height = self.size
            edge = {
                "north": (None, 0),
                "south": (None, height - 1),
                "west": (0, None),
                "east": (width - 1, None),
            }
            column, row = edge[self.leads_out]
            for (x, y), _ in self.squares():
                if column in (None, x) and row in (None, y):
                    yield x, y


def turned(square: Square, size: tuple[int, int], turn: int) -> Square:
    """Where a square of a tile lies after a turn clockwise; the upper left corner stays at (0, 0).

    >>> turned((0, 0), (6, 4), 90), turned((5, 3), (6, 4), 180)
    ((3, 0), (0, 0))
    """
    (x, y), (width, height) = square, size
    for _ in range(turn // 90):
        x, y, width, height = height - 1 - y, x, height, width
    return x, y
