"""*I have the box*: a monster's turn or a line of sight, solved and proved; maps to paint positions on."""

from __future__ import annotations

import logging
from functools import partial
from types import MappingProxyType
from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from undercroft.games.gloomhaven.monsters.formats import Position, PositionText, Query
from undercroft.games.gloomhaven.monsters.position_text import from_text, to_text
from undercroft.text.words import Language
from undercroft.web.guards import Lang, hub_of, solver_limit
from undercroft.web.job_pool import JobFailed
from undercroft.web.jobs import GameWork
from undercroft.web.problems import Trouble, answers

from . import maps
from .drawings import Looked, Solved, looked, solved
from .maps import MapNamed, MapOffered

ScenarioPath = Annotated[str, PathParameter(min_length=1, max_length=20, description="a scenario's number")]
LOG = logging.getLogger("undercroft.web")
GAME, TURN, SIGHT = "gloomhaven", "turn", "sight"
MOST_HEXES = 1500
MOST_FIGURES = 60
solving = partial(post, status_code=HTTP_200_OK, guards=[solver_limit])


def _check_size(hexes: int, figures: int) -> None:
    if hexes > MOST_HEXES or figures > MOST_FIGURES:
        raise Trouble("large-position", "", 422, hexes=MOST_HEXES, figures=MOST_FIGURES)


@solving(
    "/api/solve/monster-turn",
    responses=answers("makes-no-sense", "too-long", "busy"),
    summary="What a monster does on its turn, with the proof",
)
async def solve_monster_turn(
    request: Request[Any, Any, Any], data: JSONBody[Position], lang: Lang = "en"
) -> Solved:
    """A position as docs tell it; the answer has every result that the rules leave open, and why."""
    _check_size(len(data.hexes), len(data.figures))
    return msgspec.json.decode(await _solve(request, TURN, data, lang), type=Solved)


@solving(
    "/api/solve/los",
    responses=answers("makes-no-sense", "too-long", "busy"),
    summary="Whether one hex is seen from another, with the rule",
)
async def solve_sight(request: Request[Any, Any, Any], data: JSONBody[Query], lang: Lang = "en") -> Looked:
    """A map and two hexes of it."""
    _check_size(len(data.hexes), len(data.figures))
    return msgspec.json.decode(await _solve(request, SIGHT, data, lang), type=Looked)


async def _solve(request: Request[Any, Any, Any], what: str, asked: Struct, language: Language) -> bytes:
    """In another process, and not for ever: somebody else painted the position."""
    hub, job = hub_of(request), GameWork(GAME, what, msgspec.json.encode(asked), language)
    try:
        return await hub.jobs.run(job, hub.settings.limits.solve_seconds)
    except JobFailed as error:
        LOG.warning("the solver failed: %s", error)
        raise Trouble("unsolvable", "", 422) from error


@solving(
    "/api/solve/position/text",
    responses=answers("makes-no-sense", "too-long"),
    summary="A position as one line of text",
)
async def write_position(request: Request[Any, Any, Any], data: JSONBody[Position]) -> PositionText:
    """The line holds all that the position does; docs/position-text.md tells how."""
    _check_size(len(data.hexes), len(data.figures))
    return PositionText(to_text(data))


@solving(
    "/api/solve/position",
    responses=answers("makes-no-sense", "too-long"),
    summary="The position of a line of text",
)
async def read_position(request: Request[Any, Any, Any], data: JSONBody[PositionText]) -> Position:
    """The other way round: a line that was written by hand, or copied from somewhere."""
    position = from_text(data.text)
    _check_size(len(position.hexes), len(position.figures))
    return position


@get("/api/solve/maps", responses=answers(), summary="Scenarios whose maps can be painted on")
async def list_maps(request: Request[Any, Any, Any], lang: Lang = "en") -> list[MapNamed]:
    """Their numbers and names."""
    return await hub_of(request).prepare(partial(maps.names, lang))


@get("/api/solve/maps/{scenario:str}", responses=answers("no-page"), summary="The map of a scenario")
async def show_map(request: Request[Any, Any, Any], scenario: ScenarioPath, lang: Lang = "en") -> MapOffered:
    """All its rooms, as position files have them."""
    return await hub_of(request).prepare(partial(maps.map_of, scenario, lang))


def _turn(asked: bytes, language: Language) -> bytes:
    return msgspec.json.encode(solved(msgspec.json.decode(asked, type=Position), language))


def _sight(asked: bytes, language: Language) -> bytes:
    return msgspec.json.encode(looked(msgspec.json.decode(asked, type=Query), language))


WORK = MappingProxyType({TURN: _turn, SIGHT: _sight})
HANDLERS = (solve_monster_turn, solve_sight, write_position, read_position, list_maps, show_map)
