"""What stands in the content files, typed: delvers, tiles, caves."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import Record

Held = Literal["", "ember", "hoard", "bat", "oil"]


class Delver(Record, kw_only=True):
    """Somebody who goes down: how much more oil or how many more steps a turn they have."""

    oil: int = 0
    steps: int = 0


class Tile(Record, kw_only=True):
    """A chamber: on which sides it has doors, and what is in it."""

    doors: Annotated[str, Meta(pattern="^[nesw]+$")]
    holds: Held = ""


class Cave(Record, kw_only=True):
    """How many of each tile lie in the deck."""

    tiles: dict[str, Annotated[int, Meta(gt=0)]]


class LanternContent(Struct, frozen=True):
    """Everything by its id."""

    delver: dict[str, Delver]
    tile: dict[str, Tile]
    cave: dict[str, Cave]
