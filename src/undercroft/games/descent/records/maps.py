"""Maps of encounters: which tiles lie where, doors, tokens, and where groups are set up (D2-SET, D2-QST)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.descent.records.tiles import Side, Square
from undercroft.kernel import Leaf

Provenance = Literal["known", "reported", "designed"]


class Piece(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something on the map of an encounter."""


class Laid(Piece, kw_only=True):
    """A tile with the upper left corner of its bounding box, turned clockwise by so many degrees."""

    tile: Annotated[str, ref("tile")]
    at: Square
    turn: Literal[0, 90, 180, 270] = 0


class Door(Piece, kw_only=True):
    """A door: the edges on which it stands (D2-DOR); a locked one opens as the quest says (D2-DOR-02)."""

    between: Annotated[tuple[Side, ...], Meta(min_length=1)]
    locked: bool = False
    name: str = ""


class Marker(Piece, kw_only=True):
    """An objective token, by its colour, or face down; `means` says what it stands for in this quest."""

    at: Square
    colour: Literal["red", "blue", "green", "white", "facedown", "villager"]
    means: str = ""


class Start(Piece, kw_only=True):
    """Where a group or lieutenant is set up: on a tile or other area, or on one square; `open`: any group."""

    group: str
    area: str
    at: Square | None = None


class EncounterMap(Record, kw_only=True):
    """The map of one encounter. The id is that of the quest and the number: `first-blood-1`."""

    quest: str
    encounter: Literal[1, 2]
    provenance: Provenance
    squares: int  # to find a slip in what follows
    tiles: Annotated[tuple[Laid, ...], Meta(min_length=1)]
    doors: tuple[Door, ...] = ()
    search: tuple[Square, ...] = ()  # for four heroes, in order (D2-SEA)
    markers: tuple[Marker, ...] = ()
    starts: tuple[Start, ...] = ()
    marked: tuple[Square, ...] = ()  # squares that the map marks with a cross
    areas: dict[str, Annotated[str, ref("tile")]] = {}  # names of tiles in this encounter
    parts: dict[str, tuple[Square, ...]] = {}  # names of parts of tiles


def map_id(quest: str, encounter: int) -> str:
    """The map of an encounter, by quest and number."""
    return f"{quest}-{encounter}"
