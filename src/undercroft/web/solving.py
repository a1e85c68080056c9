"""*I have the box*: a monster's turn or a line of sight, solved and proved; maps to paint positions on."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from undercroft.games.gloomhaven.monsters.formats import Position, Query

from . import maps
from .drawn import Looked, Solved, looked, solved
from .guards import Lang
from .maps import MapNamed, MapOffered
from .problems import Trouble, answers

ScenarioPath = Annotated[str, PathParameter(min_length=1, max_length=20, description="a scenario's number")]
MOST_HEXES = 1500
MOST_FIGURES = 60


def _check_size(hexes: int, figures: int) -> None:
    if hexes > MOST_HEXES or figures > MOST_FIGURES:
        raise Trouble("large-position", "", 422, hexes=MOST_HEXES, figures=MOST_FIGURES)


@post(
    "/api/solve/monster-turn",
    status_code=HTTP_200_OK,
    responses=answers("makes-no-sense"),
    summary="What a monster does on its turn, with the proof",
    operation_id="solveMonsterTurn",
)
async def solve_monster_turn(data: JSONBody[Position], lang: Lang = "en") -> Solved:
    """A position as docs tell it; the answer has every result that the rules leave open, and why."""
    _check_size(len(data.hexes), len(data.figures))
    return await asyncio.to_thread(solved, data, lang)


@post(
    "/api/solve/los",
    status_code=HTTP_200_OK,
    responses=answers("makes-no-sense"),
    summary="Whether one hex is seen from another, with the rule",
    operation_id="solveSight",
)
async def solve_sight(data: JSONBody[Query], lang: Lang = "en") -> Looked:
    """A map and two hexes of it."""
    _check_size(len(data.hexes), len(data.figures))
    return await asyncio.to_thread(looked, data, lang)


@get(
    "/api/solve/maps",
    responses=answers(),
    summary="Scenarios whose maps can be painted on",
    operation_id="listMaps",
    sync_to_thread=False,
)
def list_maps(lang: Lang = "en") -> list[MapNamed]:
    """Their numbers and names."""
    return maps.names(lang)


@get(
    "/api/solve/maps/{scenario:str}",
    responses=answers("no-page"),
    summary="The map of a scenario",
    operation_id="showMap",
    sync_to_thread=False,
)
def show_map(scenario: ScenarioPath, lang: Lang = "en") -> MapOffered:
    """All its rooms, as position files have them."""
    return maps.map_of(scenario, lang)


HANDLERS = (solve_monster_turn, solve_sight, list_maps, show_map)
