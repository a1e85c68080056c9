"""Maps of scenarios as position files have them, to paint a position on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from undercroft.games.boxes import box_of, lay_out
from undercroft.games.gloomhaven.monsters.formats import Hex, Map, Overlay
from undercroft.games.gloomhaven.records.maps import Difficult, Hazard, Obstacle, Room, Trap
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of, walls_of
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.setup import called
from undercroft.text.editions import words_of
from undercroft.text.words import Language
from undercroft.web.problems import Trouble

GAME = "gloomhaven"
KINDS = {Obstacle: "obstacle", Trap: "trap", Hazard: "hazardous", Difficult: "difficult"}


class Standing(Struct, frozen=True):
    """A monster that stands there when the room is revealed."""

    id: str
    name: str
    hex: Hex


class MapNamed(Struct, frozen=True):
    """A scenario whose map can be painted on."""

    scenario: str
    called: str
    name: str


class MapOffered(Struct, frozen=True):
    """The map of a scenario with all rooms and doors open."""

    scenario: str
    called: str
    name: str
    map: Map
    rooms: list[list[Hex]]
    starts: list[Hex]
    monsters: list[Standing]


def names(language: Language) -> list[MapNamed]:
    """All scenarios that have a map."""
    edition = lay_out(box_of(GAME))
    words = words_of(edition, language)
    return [
        MapNamed(scenario, called(scenario), words.say(f"scenario-{scenario}"))
        for scenario, record in _scenarios().items()
        if record.rooms
    ]


def map_of(scenario: str, language: Language) -> MapOffered:
    """One of them."""
    found = _scenarios().get(scenario.zfill(3))
    if found is None or not found.rooms:
        raise Trouble("no-page")
    return _drawn(scenario.zfill(3), language)


@cache
def _drawn(scenario: str, language: Language) -> MapOffered:
    edition = lay_out(box_of(GAME))
    words = words_of(edition, language)
    record = _scenarios()[scenario]
    rooms = [[Hex(*at) for at in hexes_of(room.floor)] for room in record.rooms]
    floor = dict.fromkeys(hex for room in rooms for hex in room)
    floor |= dict.fromkeys(Hex(*hex_of(door.at)) for door in record.doors)
    walls = [(Hex(*one), Hex(*other)) for one, other in walls_of(record.walls)]
    overlays = {overlay.hex: overlay for room in record.rooms for overlay in _overlays(room)}
    monsters = [
        Standing(standing.monster, words.say(f"monster-{standing.monster}"), Hex(*hex_of(standing.at)))
        for room in record.rooms
        for standing in room.monsters
    ]
    return MapOffered(
        scenario,
        called(scenario),
        words.say(f"scenario-{scenario}"),
        Map(
            hexes=list(floor),
            walls=[(a, b) for a, b in walls if a in floor and b in floor],
            overlays=list(overlays.values()),
        ),
        rooms,
        [Hex(*at) for room in record.rooms for at in hexes_of(room.start)],
        monsters,
    )


def _overlays(room: Room) -> Iterator[Overlay]:
    for overlay in room.overlays:
        kind = KINDS.get(type(overlay))
        if kind:
            yield from (Overlay(kind, Hex(*at)) for at in overlay.hexes)  # type: ignore[arg-type]


def _scenarios() -> dict[str, Scenario]:
    found: dict[str, Scenario] = lay_out(box_of(GAME)).rules.content.scenario
    return found
