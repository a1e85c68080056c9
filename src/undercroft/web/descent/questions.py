"""Odds, sight and reach for owners of the box."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any, Final

from litestar import Request
from litestar.params import JSONBody

from undercroft.web.questions import answered, asking, work_of

from .bodies import AttackAsked, ReachAsked, SightAsked
from .drawings import AttackOdds, ReachFound, SightFound, odds_drawn, reach_drawn, sight_drawn

GAME: Final = "descent"
ODDS, SIGHT, REACH = "odds", "sight", "reach"


@asking("/api/descent/odds", summary="The exact odds of an attack")
async def solve_odds(request: Request[Any, Any, Any], data: JSONBody[AttackAsked]) -> AttackOdds:
    """Dice, additions, surge abilities and rerolls; the answer has every amount of damage with its chance."""
    return await answered(request, GAME, ODDS, data, AttackOdds)


@asking("/api/descent/sight", summary="Whether a figure sees another on the map of an encounter, and why")
async def solve_descent_sight(request: Request[Any, Any, Any], data: JSONBody[SightAsked]) -> SightFound:
    """An encounter, figures on its map, from whom to whom; the answer has a line for each space."""
    return await answered(request, GAME, SIGHT, data, SightFound)


@asking("/api/descent/reach", summary="Where a figure can end its movement on the map of an encounter")
async def solve_reach(request: Request[Any, Any, Any], data: JSONBody[ReachAsked]) -> ReachFound:
    """An encounter, figures on its map, the one that moves and its movement points."""
    return await answered(request, GAME, REACH, data, ReachFound)


WORK = MappingProxyType(
    {
        ODDS: work_of(AttackAsked, odds_drawn),
        SIGHT: work_of(SightAsked, sight_drawn),
        REACH: work_of(ReachAsked, reach_drawn),
    }
)
HANDLERS = (solve_odds, solve_descent_sight, solve_reach)
