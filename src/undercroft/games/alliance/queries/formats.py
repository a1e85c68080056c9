"""The questions and answers as msgspec types: JSON in, JSON out; keys that are not named here are ignored."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from undercroft.games.alliance.ground import Border
from undercroft.games.alliance.records.tiles import Colour, Compass
from undercroft.parts.questions import Why

Count = Annotated[int, Meta(ge=0)]
Cell = tuple[Count, Count]
Square = tuple[int, int]
"""A square as (row, column) on the grid of all squares: three to a cell."""
Opening = Literal["none", "doors", "sure"]


class TileGiven(Struct, gc=False):
    """A tile in its cell."""

    tile: str
    cell: Cell
    turn: Annotated[int, Meta(ge=0, le=3)] = 0


class Figure(Struct, gc=False):
    """A character; `defeated` is a hero that lies down."""

    id: str
    side: Literal["monster"] | Colour
    at: Square
    facing: Compass = "N"
    defeated: bool = False
    leave_penalty: Literal[0, 1] = 1
    ignore_pit: bool = False


class Query(Struct, gc=False, kw_only=True):
    """A board, and the characters on it."""

    tiles: tuple[TileGiven, ...]
    passages: tuple[tuple[Cell, Cell], ...] = ()
    pits: tuple[Square, ...] = ()
    figures: tuple[Figure, ...] = ()
    pvp: bool = False
    id: Any = None


class SightQuery(Query, gc=False, kw_only=True):
    """Does this character see that one, and what does a shot meet?"""

    viewer: str = field(name="from")
    target: str | Square = field(name="to")


class ReachQuery(Query, gc=False, kw_only=True):
    """Where can this character end its movement?"""

    mover: str
    speed: Count
    open: Opening = "none"


class Sight(Struct, gc=False):
    """Arc, line, distance and obstacles from one character to another."""

    id: Any
    in_arc: bool
    line: bool
    seen: bool
    distance: int
    adjacent: bool
    crossed: list[str] | None
    obstacle_defence: int | None
    melee: bool
    ranged: bool
    why: list[Why] | UnsetType = UNSET


class End(Struct, gc=False):
    """A square where the movement can end, the least Speed points, and the borders opened on the way."""

    at: Square
    cost: int
    opened: list[Border] | UnsetType = UNSET


class Reach(Struct, gc=False):
    """Every square where the movement can end."""

    id: Any
    ends: list[End]
    why: list[Why] | UnsetType = UNSET
