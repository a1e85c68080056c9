"""The files that the solver reads and writes, as msgspec types: maps, positions, queries, results."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType


class Hex(Struct, frozen=True, order=True, gc=False):
    """Axial coordinates."""

    q: int
    r: int

    def __str__(self) -> str:
        return f"({self.q}, {self.r})"


class AreaHex(Hex, frozen=True, gc=False):
    """A hex of a pattern; grey is the attacker's own."""

    grey: bool = False


class Overlay(Struct, gc=False):
    """Something that lies on a hex."""

    type: Literal["obstacle", "trap", "hazardous", "difficult", "icy"]
    hex: Hex


class Figure(Struct, gc=False):
    """Somebody on the map."""

    id: str
    side: Literal["monster", "character", "summon"]
    hex: Hex
    initiative: int | float | None = None
    conditions: list[str] = []


class Attack(Struct, gc=False):
    """The targets of this turn's attack."""

    type: Literal["melee", "ranged"] | UnsetType = UNSET
    range: int = 1
    targets: int | Literal["all"] = 1
    aoe: list[AreaHex] | None = None


class Action(Struct, gc=False):
    """The monster's action this turn, after all modifiers."""

    move: int = 0
    jump: bool = False
    flying: bool = False
    teleport: bool = False
    attack: Attack | None = None


class Map(Struct, kw_only=True):
    """The playable hexes, the wall lines between them, and what lies and stands there."""

    hexes: list[Hex]
    walls: list[tuple[Hex, Hex]] = []
    overlays: list[Overlay] = []
    figures: list[Figure] = []


class Position(Map, kw_only=True):
    """A map, the monster whose turn it is, and what it does."""

    active: str
    action: Action = msgspec.field(default_factory=Action)


class PositionText(Struct):
    """A position as one line (docs/position-text.md)."""

    text: str


class Query(Map, kw_only=True):
    """A map and two hexes of it."""

    start: Hex = msgspec.field(name="from")
    end: Hex = msgspec.field(name="to")


class Choice(Struct, gc=False):
    """One result that the rules leave open."""

    destination: Hex
    path_length: int
    targets: list[str]
    focus: list[str]
    toward: list[Hex]


class Explained(Struct, gc=False):
    """A step of the reasoning, told."""

    rule: str
    text: str


class Result(Struct, gc=False):
    """The focus, and every result that the rules leave open."""

    focus: list[str]
    options: list[Choice]
    why: list[Explained] | UnsetType = UNSET


class Seen(Struct, gc=False):
    """Whether there is line of sight."""

    los: bool
    why: list[Explained] | UnsetType = UNSET
