"""The map of a scenario: rooms with all that is in them, doors, walls (GH-SCN, GH-TER)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal, Union

from undercroft.content import ref
from undercroft.kernel import Leaf

from .places import Hex, Hexes, Offset, Ranks, hex_of, hexes_of
from .whom import ConditionName


class Piece(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something on a map."""


class Laid(Piece, kw_only=True):
    """Overlay tiles of one look: each text in `at` is one tile, with all hexes that it covers (GH-TER-26)."""

    at: tuple[Hexes, ...]
    art: str = ""

    @property
    def hexes(self) -> tuple[Offset, ...]:
        """All hexes that these tiles cover."""
        return tuple(spot for one in self.at for spot in hexes_of(one))


class Obstacle(Laid, kw_only=True, tag_field="tile", tag="obstacle"):
    """Cannot be entered by normal movement (GH-TER-21)."""


class Trap(Laid, kw_only=True, tag_field="tile", tag="trap"):
    """Springs on whoever enters (GH-TER-02, GH-TER-06); `ruled`: the effect is our reading of its look."""

    damage: bool = True  # GH-TER-07
    conditions: tuple[ConditionName, ...] = ()
    ruled: bool = False


class Difficult(Laid, kw_only=True, tag_field="tile", tag="difficult"):
    """Costs 2 movement (GH-TER-18)."""


class Hazard(Laid, kw_only=True, tag_field="tile", tag="hazard"):
    """Hurts whoever enters (GH-TER-14)."""


class Plate(Laid, kw_only=True, tag_field="tile", tag="plate"):
    """A pressure plate (GH-SPC-08, GH-TER-28)."""


class Corridor(Laid, kw_only=True, tag_field="tile", tag="corridor"):
    """Joins two map tiles into one room; normal floor (GH-TER-01)."""


Overlay = Union[Obstacle, Trap, Difficult, Hazard, Plate, Corridor]


class TreasureTile(Piece, kw_only=True):
    """A treasure tile: numbered, or a goal tile without a number (GH-TRE-01)."""

    at: Hex
    number: Annotated[str, ref("treasure")] = ""


class Standing(Piece, kw_only=True):
    """A monster that stands in a room when it is revealed (GH-SCN-10, GH-DOR-02).

    `later` names the set-up by which a trigger places it instead; `ruled`: the hex is our choice.
    """

    monster: Annotated[str, ref("monster")]
    at: Hex
    ranks: Ranks
    later: str = ""
    ruled: bool = False


class Room(Piece, kw_only=True):
    """A room, called after its first map tile: its floor, starting hexes and contents (GH-SCN-09)."""

    id: str
    tiles: tuple[str, ...]
    floor: Hexes
    start: Hexes = ""  # GH-SCN-17
    money: Hexes = ""  # a hex for each token
    treasures: tuple[TreasureTile, ...] = ()
    overlays: tuple[Overlay, ...] = ()
    monsters: tuple[Standing, ...] = ()

    def contents(self) -> Iterator[tuple[str, tuple[Offset, ...]]]:
        """All that the room holds, by name, with its hexes."""
        yield "a starting hex", hexes_of(self.start)
        yield "money", hexes_of(self.money)
        for treasure in self.treasures:
            yield "treasure", (hex_of(treasure.at),)
        for overlay in self.overlays:
            yield overlay.art or "a plate", overlay.hexes
        for standing in self.monsters:
            yield standing.monster, (hex_of(standing.at),)


class Door(Piece, kw_only=True):
    """A door in a hex of its own, and the rooms that it joins (GH-DOR).

    A `wall` falls by a scenario rule or when it is destroyed; an `altar` carries characters to the other one.
    """

    at: Hex
    rooms: tuple[str, str]
    kind: Literal["door", "wall", "altar"] = "door"
    art: str = ""
    mark: str = ""
    locked: bool = False  # GH-SPC-07: a wall until a rule opens or unlocks it


class Ruling(Piece, kw_only=True):
    """Where the sources have a gap or a doubt: what we chose, and why."""

    about: str
    note: str
