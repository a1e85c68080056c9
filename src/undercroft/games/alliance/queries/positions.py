"""Boards and characters of questions, looked through and turned into masks."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from undercroft.content.files import Written, records_in
from undercroft.content.misfits import fit
from undercroft.games.alliance.ground import CANVAS, STEPS, Border, Canvas, Dungeon, Ground, Laid
from undercroft.games.alliance.queries.formats import Figure, Query, Square
from undercroft.games.alliance.records.tiles import TILE, Room, Tile
from undercroft.parts.questions import BrokenQuery
from undercroft.space import Cell, Cells

CONTENT: Final = Path(__file__).parents[1] / "content"
LEAST: Final = 5  # cells each way of the smallest canvas, and by how many the next are larger


class Position(NamedTuple):
    """The tiles that hang together with that of one character, on a canvas, and all characters.

    Cells may be far out and far apart: what shares no edge with these tiles, even through others, is neither
    seen nor reached, so it stays off the canvas.
    """

    ground: Ground
    top: int  # squares above the canvas
    left: int
    figures: dict[str, Figure]
    standing: Cells  # the characters that stand
    lying: Cells
    pits: Cells

    def cell(self, at: Square) -> Cell | None:
        """The cell of a square; None where it is off the canvas, or on none of its tiles."""
        column, row = at[1] - self.left, at[0] - self.top
        grid = self.ground.grid
        if grid.has(column, row):
            cell = (row + 1) * grid.stride + column + 1
            return cell if self.ground.floor >> cell & 1 else None
        return None

    def at(self, cell: Cell) -> Square:
        """The row and column of a cell."""
        row, column = divmod(cell - 1, self.ground.grid.stride)
        return row - 1 + self.top, column + self.left

    def border(self, border: Border) -> Border:
        """A border of the canvas in the cells of the question."""
        top, left = self.top // TILE, self.left // TILE
        (row, column), (below, beside) = border
        return (row + top, column + left), (below + top, beside + left)


@cache
def tiles() -> dict[str, Tile]:
    """The tiles by id, from the content file."""
    found = [one for one in records_in(CONTENT / "tiles.toml") if isinstance(one, Written)]
    return {one.id: fit(one.fields, Tile) for one in found}


@cache
def printed() -> dict[str, str]:
    """The id of each tile by the one that is printed."""
    return {name.upper(): name for name in tiles()}


def canvas(span: int) -> Canvas:
    """The canvas for so many cells each way: few, so that lines are worked out once for all boards."""
    return CANVAS if span <= LEAST else _larger(-(-span // LEAST) * LEAST)


_larger = cache(Canvas)


def position_of(query: Query, about: str, what: str) -> Position:
    """The position around a standing character, checked."""
    laid, names = _laid(query), printed()
    passages = [_passage(laid, one, other) for one, other in query.passages]
    for at in query.pits:
        if room_of(at) not in laid:
            raise BrokenQuery(f"pits: there is no tile under the square {list(at)}.")
    figures = _figures(query, laid)
    found = figures.get(about)
    if found is None:
        raise BrokenQuery(f"{what}: there is no figure {about!r}.")
    if found.defeated:
        raise BrokenQuery(f"{what}: {about!r} is defeated.")
    rooms = _together(laid, room_of(found.at))
    top, left = min(row for row, _ in rooms), min(column for _, column in rooms)
    span = 1 + max(max(row for row, _ in rooms) - top, max(column for _, column in rooms) - left)
    moved = {room: (room[0] - top, room[1] - left) for room in rooms}
    dungeon = Dungeon(
        tuple([Laid(names[laid[room][0]], moved[room], laid[room][1]) for room in rooms]),
        tuple([(moved[one], moved[other]) for one, other in passages if one in moved]),
    )
    ground = Ground(dungeon, tiles(), canvas(span))
    position = Position(ground, TILE * top, TILE * left, figures, 0, 0, 0)
    standing = lying = pits = 0
    for figure in query.figures:
        cell = position.cell(figure.at)
        if cell is not None and figure.defeated:
            lying |= 1 << cell
        elif cell is not None:
            standing |= 1 << cell
    for at in query.pits:
        cell = position.cell(at)
        if cell is not None:
            pits |= 1 << cell
    return position._replace(standing=standing, lying=lying, pits=pits)


def room_of(at: Square) -> Room:
    """The cell in which a square lies."""
    return at[0] // TILE, at[1] // TILE


def _laid(query: Query) -> dict[Room, tuple[str, int]]:
    """The printed id and the turns of the tile in each cell."""
    known, used = printed(), set[str]()
    laid: dict[Room, tuple[str, int]] = {}
    for given in query.tiles:
        if given.tile not in known:
            raise BrokenQuery(f"tiles: there is no tile {given.tile!r}.")
        if given.tile in used:
            raise BrokenQuery(f"tiles: {given.tile} is there twice.")
        if given.cell in laid:
            raise BrokenQuery(f"tiles: {given.tile} lies on {laid[given.cell][0]} in {list(given.cell)}.")
        used.add(given.tile)
        laid[given.cell] = given.tile, given.turn
    return laid


def _passage(laid: dict[Room, tuple[str, int]], one: Room, other: Room) -> Border:
    """A border with a passage token, which lies between two tiles (DA-GEO-05)."""
    for room in (one, other):
        if room not in laid:
            raise BrokenQuery(f"passages: there is no tile in the cell {list(room)}.")
    if abs(one[0] - other[0]) + abs(one[1] - other[1]) != 1:
        raise BrokenQuery(f"passages: the cells {list(one)} and {list(other)} do not share an edge.")
    return (one, other) if one < other else (other, one)


def _figures(query: Query, laid: dict[Room, tuple[str, int]]) -> dict[str, Figure]:
    """The characters by id, each on a tile and alone on its square (DA-GEO-11)."""
    found: dict[str, Figure] = {}
    taken: dict[Square, str] = {}
    for figure in query.figures:
        if figure.id in found:
            raise BrokenQuery(f"figures: two have the id {figure.id!r}.")
        if room_of(figure.at) not in laid:
            raise BrokenQuery(f"figures: there is no tile under {figure.id!r} at {list(figure.at)}.")
        if figure.at in taken:
            raise BrokenQuery(
                f"figures: {figure.id!r} is on the square {list(figure.at)} of {taken[figure.at]!r}."
            )
        found[figure.id], taken[figure.at] = figure, figure.id
    return found


def _together(laid: dict[Room, tuple[str, int]], room: Room) -> list[Room]:
    """All cells with tiles that hang together with one by shared edges."""
    found, left = [room], laid.keys() - {room}
    for row, column in found:  # it grows
        for down, right in STEPS.values():
            near = row + down, column + right
            if near in left:
                left.remove(near)
                found.append(near)
    return found
