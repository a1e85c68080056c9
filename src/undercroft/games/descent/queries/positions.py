"""Maps and figures of questions, looked through and turned into masks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from undercroft.content.files import Written, records_in
from undercroft.content.misfits import fit
from undercroft.games.descent.ground import GRID, Layout, Terrain
from undercroft.games.descent.queries.formats import Door, Figure, Map
from undercroft.games.descent.reach import Size
from undercroft.games.descent.records.maps import EncounterMap, map_id
from undercroft.games.descent.records.tiles import GAP, TERRAIN, Side, Square, Tile
from undercroft.parts.questions import BrokenQuery, in_words
from undercroft.space import Board, Cell, Cells, Grid, each, square_grid

CONTENT: Final = Path(__file__).parents[1] / "content"
LETTERS: Final = (GAP + "".join(TERRAIN)).encode()
SIDES: Final = (14, 22, 41)  # canvases: few, so that lines are worked out once for all maps
SIZES: Final[frozenset[Size]] = frozenset([(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)])
KEPT: Final = 512  # maps
ON_MAP: Final = bytes.maketrans(LETTERS, b"".join(b"0" if letter == ord(GAP) else b"1" for letter in LETTERS))
FOUND: Final = {
    letter: bytes.maketrans(LETTERS, b"".join(b"1" if other == letter else b"0" for other in LETTERS))
    for letter in LETTERS
}  # by terrain: tables that turn letters into bits


class Place(NamedTuple):
    """A map: its terrain, and how many columns and rows it has."""

    terrain: Terrain
    width: int
    height: int

    def cell(self, at: Square, what: str) -> Cell:
        """The cell of a space that must be on the map."""
        x, y = at
        if 0 <= x < self.width and 0 <= y < self.height:
            grid = self.terrain.board.grid
            cell = (y + 1) * grid.stride + x + 1
            if self.terrain.board.floor >> cell & 1:
                return cell
        raise BrokenQuery(f"{what}: the space [{x}, {y}] is not on the map.")

    def at(self, cell: Cell) -> Square:
        """The coordinates of a cell, one beside the map included."""
        row, column = divmod(cell, self.terrain.board.grid.stride)
        return column - 1, row - 1


class Position(NamedTuple):
    """A map with figures on it: those that block, and of these the ones in pits."""

    place: Place
    standing: dict[str, tuple[Figure, Cells]]  # by id, with the spaces of the base
    figures: Cells
    sunk: Cells


@lru_cache(KEPT)
def place_of(raw: bytes) -> Place:
    """The map that a question gives."""
    given = MAPS.decode(raw)
    if (given.rows is None) == (given.quest is None):
        raise BrokenQuery("map: give either rows or a quest.")
    place = _drawn(given.rows) if given.rows is not None else _printed(given)
    return _walled(place, given.walls, given.doors) if given.walls or given.doors else place


def _walled(place: Place, walls: tuple[Side, ...], doors: tuple[Door, ...]) -> Place:
    """A map with more walls, and doors; an open one is as none."""
    (board, *rest), width, height = place
    east, south = board.walls
    for edges, what, shut in (
        (walls, "map.walls", True),
        *[(door.between, "map.doors", not door.open) for door in doors],
    ):
        right, down = _edges(place, edges, what)
        if shut:
            east, south = east | right, south | down
    return Place(Terrain(Board(board.grid, board.floor, (east, south)), *rest), width, height)


MAPS: Final = msgspec.json.Decoder(Map)
FIGURES: Final = msgspec.json.Decoder(tuple[Figure, ...])


def _edges(place: Place, sides: Iterable[Side], what: str) -> tuple[Cells, Cells]:
    """The cells with one of these edges to their east, and to their south."""
    terrain, width, height = place
    floor, stride = terrain.board.floor, terrain.board.grid.stride
    east = south = 0
    for (x, y), (other_x, other_y) in sides:
        cell, right, down = (y + 1) * stride + x + 1, other_x - x, other_y - y
        if not (0 <= x < width and 0 <= y < height and right * right + down * down == 1):
            _no_edge(place, ((x, y), (other_x, other_y)), what)
        if right:
            east |= 1 << cell + (right - 1) // 2
        else:
            south |= 1 << cell + (down - 1) // 2 * stride
    if east & ~(floor & floor >> 1) or south & ~(floor & floor >> stride):
        for side in sides:
            _no_edge(place, side, what)
    return east, south


def _no_edge(place: Place, side: Side, what: str) -> None:
    """Refuses an edge that does not lie between two spaces of the map."""
    (x, y), (other_x, other_y) = side
    place.cell((x, y), what)
    place.cell((other_x, other_y), what)
    if abs(x - other_x) + abs(y - other_y) != 1:
        raise BrokenQuery(f"{what}: [{x}, {y}] and [{other_x}, {other_y}] do not share an edge.")


@cache
def canvas(width: int, height: int) -> Grid:
    """The standard canvas for a map of this size: wider, so that the spaces beside a row are two."""
    side = next((side for side in SIDES if side > max(width, height)), 0)
    if not side:
        side = SIDES[-1]
        while side <= max(width, height):
            side *= 2
    return square_grid(side, side)


def _drawn(rows: tuple[str, ...]) -> Place:
    """A map from rows of letters."""
    width = len(rows[0]) if rows else 0
    if not width:
        raise BrokenQuery("map.rows: a map has one row or more of one letter or more.")
    for row in rows:
        if len(row) != width:
            raise BrokenQuery("map.rows: all rows have the same length.")
    grid = canvas(width, len(rows))
    # One letter for each number of a cell, the highest first: so a mask is the text read as a binary number.
    text = (GAP * (grid.stride + 1) + (GAP * (grid.stride - width)).join(rows))[::-1].encode()
    if text.translate(None, LETTERS):
        strange = "".join(rows).strip(LETTERS.decode())
        raise BrokenQuery(
            f"map.rows: there is no terrain {strange[0]!r}; there are {' '.join(TERRAIN)} {GAP}."
        )
    water, pits, lava, obstacles = [
        int(text.translate(FOUND[letter]), 2) if letter in text else 0 for letter in b"~o^#"
    ]
    floor = int(text.translate(ON_MAP), 2)
    return Place(Terrain(Board(grid, floor, (0, 0)), water, pits, lava, obstacles), width, len(rows))


@cache
def printed_maps() -> tuple[dict[str, EncounterMap], dict[str, Tile]]:
    """The maps of all encounters and the tiles, from the content files."""
    maps = {found.id: fit(found.fields, EncounterMap) for found in _records("maps")}
    tiles = {found.id: fit(found.fields, Tile) for found in _records("tiles")}
    return maps, tiles


def _records(name: str) -> list[Written]:
    return [found for found in records_in(CONTENT / f"{name}.toml") if isinstance(found, Written)]


def _printed(given: Map) -> Place:
    """The map of an encounter, with some doors open."""
    maps, _ = printed_maps()
    quest = (given.quest or "").removeprefix("quest.").replace("_", "-")
    quests = {page.quest for page in maps.values()}
    if quest not in quests:
        raise BrokenQuery(f"map.quest: there is no quest {given.quest!r}.")
    name = map_id(quest, given.encounter)
    if name not in maps:
        raise BrokenQuery(f"map.encounter: {given.quest} has no encounter {given.encounter}.")
    doors = len(maps[name].doors)
    for door in given.open:
        if not 0 <= door < doors:
            raise BrokenQuery(f"map.open: there is no door {door}; this map has {doors}, counted from 0.")
    return printed(name, tuple(sorted(set(given.open))))


@lru_cache(KEPT)
def printed(name: str, opened: tuple[int, ...]) -> Place:
    """The map of an encounter by its id, on no larger a canvas than it needs."""
    drawn = as_rows(name, opened)
    assert drawn.rows is not None
    return _walled(_drawn(drawn.rows), drawn.walls, ())


@cache
def layout(name: str) -> Layout:
    """The tiles of an encounter as they lie."""
    maps, tiles = printed_maps()
    return Layout(maps[name], tiles)


def as_rows(name: str, opened: tuple[int, ...]) -> Map:
    """The map of an encounter as a question can write it, with rows and walls; closed doors are walls."""
    laid = layout(name)
    letters = {GRID.at(cell): mark for mark, kind in TERRAIN.items() for cell in each(laid.terrain[kind])}
    width, height = (1 + max(at[axis] for at in letters) for axis in (0, 1))
    closed = [edge for door, edges in enumerate(laid.doors) if door not in opened for edge in edges]
    return Map(
        tuple("".join(letters.get((x, y), GAP) for x in range(width)) for y in range(height)),
        tuple((GRID.at(one), GRID.at(other)) for one, other in (*laid.walls, *closed)),
    )


@lru_cache(KEPT)
def position_of(raw_map: bytes, raw_figures: bytes) -> Position:
    """A map with figures, checked: bases on the map, on no obstacle, across no wall, on no other figure."""
    part = "map"
    try:
        place = place_of(raw_map)
        part = "figures"
        figures = FIGURES.decode(raw_figures)
    except msgspec.ValidationError as error:
        raise BrokenQuery(in_words(error, part)) from error
    terrain, width, height = place
    free, pits, stride = terrain.open, terrain.pits, terrain.board.grid.stride
    standing: dict[str, tuple[Figure, Cells]] = {}
    taken = sunk = 0
    for figure in figures:
        x, y = figure.at
        cells = 0
        if 0 <= x < width and 0 <= y < height:
            cells = 1 << (y + 1) * stride + x + 1
            if figure.size != (1, 1):
                cells = _base(terrain, figure, cells)
        if not cells or cells & ~free:
            _misplaced(place, figure)
        if figure.id in standing:
            raise BrokenQuery(f"figures: two have the id {figure.id!r}.")
        standing[figure.id] = figure, cells
        if figure.kind == "figure":
            if taken & cells:
                raise BrokenQuery(f"figures: {figure.id!r} overlaps another figure.")
            taken |= cells
            if not cells & ~pits:
                sunk |= cells
    return Position(place, standing, taken, sunk)


def _base(terrain: Terrain, figure: Figure, first: Cells) -> Cells:
    """The spaces of a large figure from its first one."""
    if figure.size not in SIZES:
        width, height = figure.size
        raise BrokenQuery(
            f"figures: {figure.id!r} cannot be {width} x {height}; bases are 1 x 1, 1 x 2, 2 x 2 and 2 x 3."
        )
    board, (east, south) = terrain.board, terrain.board.walls
    cells = first * footprint(board.grid.stride, figure.size)
    if cells & ~board.floor:
        raise BrokenQuery(f"figures: {figure.id!r} stands partly off the map.")
    if cells & cells >> 1 & east or cells & cells >> board.grid.stride & south:
        raise BrokenQuery(f"figures: {figure.id!r} stands across a wall or a closed door.")
    return cells


def _misplaced(place: Place, figure: Figure) -> None:
    """Refuses a figure that does not stand on free floor."""
    place.cell(figure.at, f"figures: {figure.id!r}")
    raise BrokenQuery(f"figures: {figure.id!r} stands on an obstacle.")


@cache
def footprint(stride: int, size: Size) -> Cells:
    """The base of a figure with its upper left space at cell 0."""
    width, height = size
    return sum((1 << width) - 1 << row * stride for row in range(height))
