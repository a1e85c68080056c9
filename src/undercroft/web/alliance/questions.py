"""Sight and reach for owners of the box."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from litestar import Request
from litestar.params import JSONBody

from undercroft.web.questions import answered, asking, work_of

from .bodies import TileReachAsked, TileSightAsked
from .drawings import ReachDrawn, SightDrawn, reach_drawn, sight_drawn

GAME: Final = "alliance"
SIGHT, REACH = "sight", "reach"


@asking("/api/alliance/sight", summary="Whether a character sees another on a board of tiles, and why")
async def solve_alliance_sight(request: Request[Any, Any, Any], data: JSONBody[TileSightAsked]) -> SightDrawn:
    """Tiles, passages, characters, from whom to whom; the answer has the line and the obstacle defence."""
    return await answered(request, GAME, SIGHT, data, SightDrawn)


@asking("/api/alliance/reach", summary="Where a character can end its movement on a board of tiles")
async def solve_alliance_reach(request: Request[Any, Any, Any], data: JSONBody[TileReachAsked]) -> ReachDrawn:
    """Tiles, passages, characters, the one that moves, its Speed points and what it may open."""
    return await answered(request, GAME, REACH, data, ReachDrawn)


WORK = MappingProxyType(
    {SIGHT: work_of(TileSightAsked, sight_drawn), REACH: work_of(TileReachAsked, reach_drawn)}
)
HANDLERS = (solve_alliance_sight, solve_alliance_reach)
