"""The dungeon: rooms with walls, doors and passages, the tokens in them, and the frame round all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from undercroft.games.alliance.ground import CANVAS, GRID, Ground, Laid, threat_on
from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.tiles import FACINGS, TILE, Facing, Room, Tile
from undercroft.games.alliance.state import AllianceState, Delve, Threat, ground, library
from undercroft.scenes import shapes
from undercroft.space import Cell, each
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

STEPS: Final = tuple(GRID.steps[side] for side in GRID.sides)
INDEX: Final[dict[Facing, int]] = {facing: list(GRID.sides).index(facing) for facing in FACINGS}
"""The place of each facing among the steps of the board."""
TERRAIN: Final = ("pit", "start")
LEVELS: Final = ("", "I", "II", "III")


def board(g: Delve, narrator: Narrator) -> shapes.Board:
    """All tiles as they lie; what lies there changes seldom, so each state of it is drawn once."""
    s = g.state
    key = "board", s.frame, s.dungeon, s.threats
    return narrator.once(key, lambda: _board(library(g), s, ground(g), narrator))


def _board(content: Library, s: AllianceState, found: Ground, narrator: Narrator) -> shapes.Board:
    places = tuple(_place(cell, found, s.threats, narrator) for cell in each(found.floor))
    lying = {kind for place in places for kind in place.terrain}
    legend = [(kind, narrator.say(f"alliance-terrain-{kind}")) for kind in TERRAIN if kind in lying]
    empty = [room for room in content.frame[s.frame].cells() if room not in found.laid]
    return shapes.Board("square", STEPS, places, tuple(legend), tuple(_bare(empty)))


def _bare(rooms: Iterable[Room]) -> Iterator[shapes.Place]:
    """Cells of the frame in which no tile lies yet."""
    for room in rooms:
        for cell in each(CANVAS.rooms[room]):
            column, row = GRID.at(cell)
            yield shapes.Place(GRID.name(cell), column, row)


def _place(cell: Cell, found: Ground, threats: tuple[Threat, ...], narrator: Narrator) -> shapes.Place:
    column, row = GRID.at(cell)
    opened = found.board.open_steps
    doors = tuple(_doors(cell, found))
    walls = tuple(i for i, side in enumerate(GRID.sides) if not opened[side] >> cell & 1 and i not in doors)
    here = [token for token in threats if token.cell == cell]
    tile = found.tile(found.room_of(cell))
    kinds = {"pit": any(token.pit for token in here), "start": tile.colour is not None}
    terrain = tuple(kind for kind in TERRAIN if kinds[kind])
    tokens = tuple(threat_token(token, narrator) for token in here if not token.pit)
    words = [narrator.say(f"alliance-terrain-{kind}") for kind in terrain] + [token.label for token in tokens]
    if doors:
        words.append(narrator.say("alliance-door"))
    return shapes.Place(
        GRID.name(cell), column, row, walls, terrain, tokens, ", ".join(words), tile.id, doors=doors
    )


def _doors(cell: Cell, found: Ground) -> Iterator[int]:
    """The sides of a square on which its tile shows a door that is not open (DA-GEO-02)."""
    room = found.room_of(cell)
    for side in found.sides_at(cell):
        if found.canvas.middle[room, side] != cell or found.kind(room, side) == "passage":
            continue
        if found.shows(room, side) == "door":
            yield INDEX[side]


def threat_token(token: Threat, narrator: Narrator) -> shapes.Token:
    """A threat token: face down with its level, or what it is (DA-CMP-19)."""
    level = LEVELS[token.level]
    if not token.kind:
        return shapes.Token("threat", narrator.say("alliance-threat", level=level), level)
    name = capital(narrator.words.forms(narrator.namer(None).thing("threat", token.kind))[""])
    if token.shown:
        return shapes.Token(token.kind, name, level)
    return shapes.Token("threat", narrator.say("alliance-threat-known", name=name, level=level), level)


# -- tiles that lie nowhere yet


def tile_places(tile: Tile, laid: Laid, names: bool = False) -> tuple[shapes.Place, ...]:
    """The nine squares of a tile as it would lie; `names`: on the board, else from (0, 0)."""
    room, walls = CANVAS.rooms[laid.cell], {side: tile.shows(side, laid.turns) for side in FACINGS}
    left, top = TILE * laid.cell[1], TILE * laid.cell[0]
    places = []
    for cell in each(room):
        sides = CANVAS.sides_at[cell]
        doors = tuple(
            INDEX[side] for side in sides if walls[side] == "door" and CANVAS.middle[laid.cell, side] == cell
        )
        solid = tuple(INDEX[side] for side in sides if INDEX[side] not in doors)
        column, row = GRID.at(cell)
        at = GRID.name(cell) if names else f"{column - left}:{row - top}"
        tokens = (shapes.Token("threat", ""),) if threat_on(tile, laid) == cell else ()
        x, y = (column, row) if names else (column - left, row - top)
        places.append(shapes.Place(at, x, y, solid, (), tokens, "", tile.id, doors=doors))
    return tuple(places)


def tile_words(tile: Tile, narrator: Narrator) -> str:
    """A tile in words: its level, doors, monsters, whether it has a threat."""
    return narrator.once(("tile", tile.id), lambda: _tile_words(tile, narrator))


def _tile_words(tile: Tile, narrator: Narrator) -> str:
    words, namer = narrator.words, narrator.namer(None)
    monsters = [capital(words.forms(namer.thing("monster", one.monster))[""]) for one in tile.monsters]
    counted = [
        narrator.say("alliance-counted", count=monsters.count(name), name=name)
        for name in dict.fromkeys(monsters)
    ]
    return narrator.say(
        "alliance-tile",
        level=LEVELS[tile.depth],
        doors=len(tile.doors),
        kinds=len(counted),
        monsters=words.listed(counted) if counted else "",
        threat=int(tile.threat is not None),
    )
