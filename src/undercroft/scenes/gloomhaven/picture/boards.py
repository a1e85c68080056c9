"""The board of a scenario: revealed hexes with walls, doors, terrain and tokens, and the words for them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.gloomhaven.draw import closed_doors
from undercroft.games.gloomhaven.ground import GRID, Ground
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.maps import Corridor
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage
from undercroft.games.gloomhaven.state import Haven, Terrain, Trap
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, capital, phrasebook_of
from undercroft.space import Cell, Cells, each, mask_of
from undercroft.text.narrator import Narrator

STAR = "★"
GOAL = "goal"  # a treasure tile that the scenario is about (GH-TRE-01)


class Plain(NamedTuple):
    """A hex as the map alone has it."""

    cell: Cell
    name: str
    x: int
    y: int
    walls: tuple[int, ...]
    kinds: tuple[str, ...]
    room: str


def board(g: Haven, narrator: Narrator) -> shapes.Board:
    """All revealed hexes; starting hexes are shown until the first round begins (GH-SCN-17)."""
    s = g.state
    return _painted(phrasebook_of(narrator), ground(g), s.terrain, hazard_damage(g), not s.round)


@lru_cache(256)
def _painted(book: Phrasebook, found: Ground, terrain: Terrain, hazard: int, placing: bool) -> shapes.Board:
    starts = found.layout.starts & found.floor if placing else 0
    tokens = _tokens(book, found, terrain)
    looks = looks_of(found)
    places, kinds_seen = [], dict[str, None]()
    for plain in plains(found):
        cell = plain.cell
        kinds = [*plain.kinds, *lying_on(terrain, cell)]
        if starts >> cell & 1:
            kinds.append("start")
        kinds_seen.update(dict.fromkeys(kinds))
        mine = tuple(tokens.get(cell, ()))
        words = [_described(book, terrain, hazard, looks, kind, cell) for kind in kinds]
        words += [token.label for token in mine]
        places.append(
            shapes.Place(
                plain.name,
                plain.x,
                plain.y,
                plain.walls,
                tuple(kinds),
                mine,
                capital(", ".join(words)),
                plain.room,
            )
        )
    legend = tuple((kind, book.say(f"haven-tile-{kind}")) for kind in kinds_seen)
    return shapes.Board("hex", GRID.steps, tuple(places), legend)


@lru_cache(512)
def plains(found: Ground) -> tuple[Plain, ...]:
    """The hexes as far as they depend on rooms and doors only."""
    shut = closed_doors(
        found, tuple(room for room, floor in found.layout.floors.items() if floor & found.floor)
    )
    board = found.board.with_floor(shut)
    corridors = _corridors(found)
    out = []
    for cell in each(board.floor):
        x, y = GRID.at(cell)
        walls = tuple(side for side, open_to in enumerate(board.open_steps) if not open_to >> cell & 1)
        kinds = ("corridor",) if corridors >> cell & 1 else ()
        if shut >> cell & 1:
            kinds = ("door-closed",) if found.closed >> cell & 1 else ("door-locked",)
        elif cell in found.layout.doors:
            kinds = ("door-open",)
        out.append(Plain(cell, GRID.name(cell), x, y, walls, kinds, found.room_of(cell)))
    return tuple(out)


@lru_cache(512)
def floor(found: Ground) -> Cells:
    """The hexes that are drawn: patterns and pushes may lead beyond them."""
    return mask_of(plain.cell for plain in plains(found))


def _corridors(found: Ground) -> Cells:
    out = 0
    for room in found.layout.scenario.rooms:
        for overlay in room.overlays:
            if isinstance(overlay, Corridor):
                out |= GRID.mask(overlay.hexes)
    return out


@lru_cache(256)
def looks_of(found: Ground) -> dict[tuple[str, Cell], str]:
    """The looks of map tiles, by their sort and hex: an obstacle may be a table."""
    found_looks = {}
    for room in found.layout.scenario.rooms:
        for overlay in room.overlays:
            for at in overlay.hexes:
                found_looks[str(overlay.__struct_config__.tag), GRID.cell(*at)] = overlay.art
    for cell, door in found.layout.doors.items():
        found_looks["door", cell] = door.art
    return found_looks


def lying_on(terrain: Terrain, cell: Cell) -> Iterator[str]:
    """The sorts of overlay tiles on a hex."""
    if terrain.blocked >> cell & 1:
        yield "obstacle"
    if terrain.trap_at(cell) is not None:
        yield "trap"
    for kind, cells in (
        ("difficult", terrain.difficult),
        ("hazard", terrain.hazardous),
        ("plate", terrain.plates),
    ):
        if cells >> cell & 1:
            yield kind


def _described(
    book: Phrasebook,
    terrain: Terrain,
    hazard: int,
    looks: dict[tuple[str, Cell], str],
    kind: str,
    cell: Cell,
) -> str:
    """The tiles there in words, with their effects and looks."""
    look = looks.get((kind.partition("-")[0], cell), "")
    if kind == "trap":
        trap = terrain.trap_at(cell)
        assert trap is not None
        return trap_text(book, trap)
    if kind == "hazard":
        return book.say("haven-hazard", damage=hazard)
    name = book.say(f"haven-tile-{kind}")
    if look and kind != "corridor":
        return book.say("haven-tile-look", tile=name, look=book.thing("art", look))
    return name


def trap_text(book: Phrasebook, trap: Trap) -> str:
    """A trap with all that it does, which lies open (GH-TER-11)."""
    effects = [book.say("haven-damage", amount=trap.damage)] if trap.damage else []
    effects += [book.thing("condition", condition) for condition in trap.conditions]
    return book.say("haven-trap", effects=book.listed(effects))


def _tokens(book: Phrasebook, found: Ground, terrain: Terrain) -> dict[Cell, list[shapes.Token]]:
    """Money, treasure tiles, and the letters of the page, by hex."""
    out: dict[Cell, list[shapes.Token]] = {}
    for cell, count in terrain.money:
        token = shapes.Token("money", book.say("haven-money", count=count), str(count))
        out.setdefault(cell, []).append(token)
    for treasure in terrain.treasures:
        if treasure.content == GOAL:
            token = shapes.Token("treasure", book.say("haven-treasure-goal"), STAR)
        else:
            said = book.say("haven-treasure", number=treasure.content)
            token = shapes.Token("treasure", said, treasure.content)
        out.setdefault(treasure.cell, []).append(token)
    for mark, cells in found.layout.marks.items():
        label = book.say("haven-mark", mark=mark)
        for cell in each(cells):
            out.setdefault(cell, []).append(shapes.Token("mark", label, mark))
    return out
