"""The tiles of the box, to lay a board of."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, get
from msgspec import Struct

from undercroft.games.alliance.queries.positions import tiles
from undercroft.games.alliance.records.tiles import Colour, Compass
from undercroft.games.boxes import box_of, lay_out
from undercroft.text.editions import words_of
from undercroft.text.words import Language
from undercroft.web.guards import Lang, hub_of
from undercroft.web.problems import answers

from .questions import GAME

Pair = tuple[int, int]


class MonsterDrawn(Struct, frozen=True):
    """A monster icon of a tile: its name, its square, as (row, column), and its Speed."""

    name: str
    at: Pair
    speed: int


class TileOffered(Struct, frozen=True):
    """A tile before it is turned: the sides with doors, and the entrance of a starting tile."""

    id: str
    level: int | None
    colour: Colour | None
    doors: list[Compass]
    entrance: Compass | None
    monsters: list[MonsterDrawn]


@get("/api/alliance/tiles", responses=answers(), summary="All tiles of Dungeon Alliance")
async def list_tiles(request: Request[Any, Any, Any], lang: Lang = "en") -> list[TileOffered]:
    """Starting tiles first, then by level."""
    return await hub_of(request).prepare(partial(offered, lang))


def offered(language: Language) -> list[TileOffered]:
    """All tiles, with the names of their monsters."""
    edition = lay_out(box_of(GAME))
    words, library = words_of(edition, language), edition.rules.content
    return [
        TileOffered(
            tile.id.upper(),
            tile.level,
            tile.colour,
            list(tile.doors),
            tile.entrance,
            [
                MonsterDrawn(words.say(f"monster-{one.monster}"), one.at, library.monster[one.monster].speed)
                for one in tile.monsters
            ],
        )
        for tile in tiles().values()
    ]


HANDLERS = (list_tiles,)
