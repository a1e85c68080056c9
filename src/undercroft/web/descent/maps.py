"""The maps of all encounters, to put figures on."""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

from litestar import Request, get
from litestar.params import PathParameter
from msgspec import Struct

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.descent.ground import GRID
from undercroft.games.descent.queries.positions import as_rows, layout, printed_maps
from undercroft.games.descent.records.maps import EncounterMap, Provenance, map_id
from undercroft.games.descent.records.tiles import Side, Square
from undercroft.space import each
from undercroft.text.editions import words_of
from undercroft.text.words import Language
from undercroft.web.guards import Lang, hub_of
from undercroft.web.problems import Trouble, answers

GAME = "descent"
QuestPath = Annotated[str, PathParameter(min_length=1, max_length=60, description="a quest's id")]
EncounterPath = Annotated[int, PathParameter(ge=1, le=2, description="1 or 2")]


class EncounterNamed(Struct, frozen=True):
    """An encounter that has a map; the name is empty where the quest is not in this version."""

    quest: str
    encounter: int
    name: str
    provenance: Provenance


class DoorDrawn(Struct, frozen=True):
    """A door of a map: the edges on which it stands."""

    between: tuple[Side, ...]
    locked: bool


class EncounterDrawn(Struct, frozen=True):
    """The map of an encounter: a letter a space, walls between spaces, doors by number, ways in and out."""

    quest: str
    encounter: int
    rows: tuple[str, ...]
    walls: tuple[Side, ...]
    doors: list[DoorDrawn]
    entrances: list[Square]
    exits: list[Square]


@get("/api/descent/maps", responses=answers(), summary="Encounters of quests that have a map")
async def list_encounters(request: Request[Any, Any, Any], lang: Lang = "en") -> list[EncounterNamed]:
    """In the order of the quest guide."""
    return await hub_of(request).prepare(partial(named, lang))


@get(
    "/api/descent/maps/{quest:str}/{encounter:int}",
    responses=answers("no-page"),
    summary="The map of an encounter",
)
async def show_encounter(
    request: Request[Any, Any, Any], quest: QuestPath, encounter: EncounterPath
) -> EncounterDrawn:
    """Its spaces, walls and doors."""
    return await hub_of(request).prepare(partial(drawn, quest, encounter))


def named(language: Language) -> list[EncounterNamed]:
    """All encounters."""
    words = words_of(lay_out(box_of(GAME)), language)

    def name_of(page: EncounterMap) -> str:
        message = f"quest-{page.quest}"
        return words.say(message) if words.has(message) else ""

    return [
        EncounterNamed(page.quest, page.encounter, name_of(page), page.provenance)
        for page in printed_maps()[0].values()
    ]


@cache
def drawn(quest: str, encounter: int) -> EncounterDrawn:
    """The map of one of them."""
    page = printed_maps()[0].get(map_id(quest, encounter))
    if page is None:
        raise Trouble("no-page")
    laid = layout(page.id)
    plain = as_rows(page.id, tuple(range(len(page.doors))))
    return EncounterDrawn(
        quest,
        encounter,
        plain.rows or (),
        plain.walls,
        [DoorDrawn(door.between, door.locked) for door in page.doors],
        [GRID.at(cell) for cells in laid.entrances for cell in each(cells)],
        [GRID.at(cell) for cells in laid.exits for cell in each(cells)],
    )


HANDLERS = (list_encounters, show_encounter)
