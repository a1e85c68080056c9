"""The questions as the page asks them: tiles, passages and pits, and the characters on them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from undercroft.games.alliance.queries.formats import Opening, ReachQuery, SightQuery
from undercroft.games.alliance.records.tiles import Colour, Compass

TILES, FIGURES, SPEED = 25, 60, 30
CELLS = 60  # cells each way
Line = Annotated[int, Meta(ge=0, le=CELLS)]
CellAt = tuple[Line, Line]
Row = Annotated[int, Meta(ge=0, le=3 * CELLS + 2)]
SquareAt = tuple[Row, Row]
Name = Annotated[str, Meta(min_length=1, max_length=80)]


class TilePlaced(Struct):
    """A tile in a cell, as (row, column), turned clockwise by so many quarters."""

    tile: Name
    cell: CellAt
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class CharacterPlaced(Struct):
    """A hero of an alliance or a monster, on a square of the grid of all squares, as (row, column)."""

    id: Name
    side: Literal["monster"] | Colour
    at: SquareAt
    facing: Compass = "N"
    defeated: bool = False
    leave_penalty: Literal[0, 1] = 1
    ignore_pit: bool = False


class BoardAsked(Struct, kw_only=True):
    """A board and the characters on it."""

    tiles: Annotated[list[TilePlaced], Meta(max_length=TILES)]
    passages: Annotated[list[tuple[CellAt, CellAt]], Meta(max_length=2 * TILES)] = []
    pits: Annotated[list[SquareAt], Meta(max_length=FIGURES)] = []
    figures: Annotated[list[CharacterPlaced], Meta(max_length=FIGURES)] = []
    pvp: bool = False


class TileSightAsked(BoardAsked, kw_only=True):
    """Does this character see that one, or that square?"""

    viewer: Name = field(name="from")
    target: str | tuple[int, int] = field(name="to")

    def query(self) -> SightQuery:
        """The question as the engine reads it."""
        return msgspec.convert(msgspec.to_builtins(self), SightQuery)


class TileReachAsked(BoardAsked, kw_only=True):
    """Where can this character end its movement?"""

    mover: Name
    speed: Annotated[int, Meta(ge=0, le=SPEED)]
    open: Opening = "none"

    def query(self) -> ReachQuery:
        """The question as the engine reads it."""
        return msgspec.convert(msgspec.to_builtins(self), ReachQuery)
