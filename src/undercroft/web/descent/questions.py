"""Odds, sight and reach for owners of the box, each worked out in a process of its own."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeVar

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from undercroft.text.words import Language
from undercroft.web.guards import hub_of, solver_limit
from undercroft.web.job_pool import JobFailed
from undercroft.web.jobs import GameWork
from undercroft.web.plugs import Work
from undercroft.web.problems import Trouble, answers

from .bodies import AttackAsked, ReachAsked, SightAsked
from .drawings import AttackOdds, ReachFound, SightFound, odds_drawn, reach_drawn, sight_drawn

GAME: Final = "descent"
ODDS, SIGHT, REACH = "odds", "sight", "reach"
LOG = logging.getLogger("undercroft.web")
A = TypeVar("A", bound=Struct)
F = TypeVar("F", bound=Struct)
asking = partial(
    post,
    status_code=HTTP_200_OK,
    guards=[solver_limit],
    responses=answers("makes-no-sense", "too-long", "busy"),
)


@asking("/api/descent/odds", summary="The exact odds of an attack")
async def solve_odds(request: Request[Any, Any, Any], data: JSONBody[AttackAsked]) -> AttackOdds:
    """Dice, additions, surge abilities and rerolls; the answer has every amount of damage with its chance."""
    return await _answered(request, ODDS, data, AttackOdds)


@asking("/api/descent/sight", summary="Whether a figure sees another on the map of an encounter, and why")
async def solve_descent_sight(request: Request[Any, Any, Any], data: JSONBody[SightAsked]) -> SightFound:
    """An encounter, figures on its map, from whom to whom; the answer has a line for each space."""
    return await _answered(request, SIGHT, data, SightFound)


@asking("/api/descent/reach", summary="Where a figure can end its movement on the map of an encounter")
async def solve_reach(request: Request[Any, Any, Any], data: JSONBody[ReachAsked]) -> ReachFound:
    """An encounter, figures on its map, the one that moves and its movement points."""
    return await _answered(request, REACH, data, ReachFound)


async def _answered(request: Request[Any, Any, Any], what: str, asked: Struct, kind: type[F]) -> F:
    """Worked out elsewhere, and not for ever: somebody else thought of the question."""
    hub, job = hub_of(request), GameWork(GAME, what, msgspec.json.encode(asked), "en")
    try:
        return msgspec.json.decode(await hub.jobs.run(job, hub.settings.limits.solve_seconds), type=kind)
    except JobFailed as error:
        LOG.warning("a question about Descent failed: %s", error)
        raise Trouble("unsolvable", "", 422) from error


def _work(kind: type[A], answer: Callable[[A], Struct]) -> Work:
    """The work of a question; its answer is numbers and squares, the same in every language."""

    def work(asked: bytes, _: Language) -> bytes:
        return msgspec.json.encode(answer(msgspec.json.decode(asked, type=kind)))

    return work


WORK = MappingProxyType(
    {
        ODDS: _work(AttackAsked, odds_drawn),
        SIGHT: _work(SightAsked, sight_drawn),
        REACH: _work(ReachAsked, reach_drawn),
    }
)
HANDLERS = (solve_odds, solve_descent_sight, solve_reach)
