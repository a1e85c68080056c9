"""Areas of effect and the bases of large figures: patterns of cells, turned, mirrored and put on a board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from undercroft.space.boards import Board
from undercroft.space.cells import EVERYWHERE, Cell, Cells, Offset, each, mask_of, moved
from undercroft.space.floods import rings
from undercroft.space.grid import Grid, Kind, steps

Shape = tuple[Offset, ...]


class Pattern(NamedTuple):
    """The cells of an area relative to one another; `origin` is the acting figure's own cell (GH-AOE-03)."""

    cells: Shape
    origin: Offset | None = None


def pattern_of(cells: Iterable[Offset], origin: Offset | None = None) -> Pattern:
    """A pattern with its cells in order, so that equal patterns are equal."""
    return Pattern(tuple(sorted(set(cells))), origin)


@lru_cache(maxsize=1024)
def span(kind: Kind, pattern: Pattern) -> int:
    """How many steps lie between the two cells of a pattern that are farthest apart, its origin included."""
    cells = [*pattern.cells, *((pattern.origin,) if pattern.origin is not None else ())]
    return max(steps(kind, (a[0] - b[0], a[1] - b[1])) for a in cells for b in cells)


def turned(kind: Kind, offset: Offset, turns: int = 1) -> Offset:
    """An offset turned clockwise about (0, 0), by a sixth on hexes and by a quarter on squares.

    >>> turned("hex", (1, 0)), turned("square", (1, 0)), turned("square", (1, 0), -1)
    ((0, 1), (0, 1), (0, -1))
    """
    column, row = offset
    for _ in range(turns % (6 if kind == "hex" else 4)):
        column, row = (-row, column + row) if kind == "hex" else (-row, column)
    return column, row


def mirrored(kind: Kind, offset: Offset) -> Offset:
    """An offset in the mirror: on hexes q and r change places, on squares east and west do."""
    column, row = offset
    return (row, column) if kind == "hex" else (-column, row)


@lru_cache(maxsize=1024)
def orientations(kind: Kind, pattern: Pattern, mirror: bool = True) -> tuple[Shape, ...]:
    """All distinct ways to turn (GH-AOE-01) and mirror (GH-AOE-02) a pattern, its origin at (0, 0).

    Without an origin, ways that differ only in their place are one, and the first cell lies at (0, 0).
    """
    found: dict[Shape, None] = {}
    for turns in range(6 if kind == "hex" else 4):
        for flipped in (False, True) if mirror else (False,):
            placed = [
                turned(kind, mirrored(kind, cell) if flipped else cell, turns) for cell in pattern.cells
            ]
            anchor = min(placed)
            if pattern.origin is not None:
                anchor = turned(kind, mirrored(kind, pattern.origin) if flipped else pattern.origin, turns)
            found[_anchored(placed, anchor)] = None
    return tuple(found)


def hanging(grid: Grid, pattern: Pattern, cell: Cell, mirror: bool = True) -> tuple[Cells, ...]:
    """All distinct placements of a pattern whose origin is on a cell (GH-AOE-03), as far as the grid goes."""
    return _put(grid, _hung(grid.kind, pattern, mirror), cell)


def hanging_over(grid: Grid, pattern: Pattern, cell: Cell, mirror: bool = True) -> tuple[Cells, ...]:
    """For each way to turn a pattern, the cells on which its origin has to be for it to cover a cell.

    The ways stand in the same order for every cell; where the grid ends some cells are left out.
    """
    return _put(grid, _backwards(_hung(grid.kind, pattern, mirror)), cell, every=True)


def covering(grid: Grid, pattern: Pattern, cell: Cell, mirror: bool = True) -> tuple[Cells, ...]:
    """All distinct placements of a pattern that cover a cell, as far as the grid goes."""
    return _put(grid, _anywhere(grid.kind, pattern, mirror), cell)


def touching(grid: Grid, pattern: Pattern, cells: Cells, mirror: bool = True) -> tuple[Cells, ...]:
    """All distinct placements of a pattern that cover at least one of these cells (GH-AOE-05)."""
    return _unique(placed for cell in each(cells) for placed in covering(grid, pattern, cell, mirror))


def footprint(width: int, depth: int) -> Pattern:
    """The base of a figure that stands on `width` x `depth` squares."""
    return pattern_of((column, row) for column in range(width) for row in range(depth))


def fits(board: Board, cells: Cells, free: Cells = EVERYWHERE) -> bool:
    """Whether a base may stand on these cells: floor, free, and no wall or door through it (D2-LRG-05)."""
    if not cells or cells & ~(board.floor & free):
        return False
    grid = board.grid
    for side, walls in zip(grid.sides, board.walls):
        if cells & moved(cells, -grid.shifts[side]) & walls:
            return False
    return True


def standing(board: Board, base: Pattern, cell: Cell, free: Cells = EVERYWHERE) -> tuple[Cells, ...]:
    """All ways to put a base, turned as one likes (D2-LRG-04), so that it stands on a cell (D2-LRG-03)."""
    size = len(base.cells)
    return tuple(
        cells
        for cells in covering(board.grid, base, cell, False)
        if cells.bit_count() == size and fits(board, cells, free)
    )


def nearest_standing(
    board: Board, base: Pattern, start: Cells, free: Cells = EVERYWHERE, allowed: Cells = EVERYWHERE
) -> tuple[Cells, ...]:
    """All ways to put a base as near to `start` as it fits; the steps go through `allowed` (D2-LRG-14)."""
    for ring in rings(start, board.openings, allowed):
        found = _unique(placed for cell in each(ring) for placed in standing(board, base, cell, free))
        if found:
            return found
    return ()


def _anchored(shape: Iterable[Offset], anchor: Offset) -> Shape:
    """The shape moved so that `anchor` comes to (0, 0)."""
    return tuple(sorted((column - anchor[0], row - anchor[1]) for column, row in shape))


@lru_cache(maxsize=1024)
def _hung(kind: Kind, pattern: Pattern, mirror: bool) -> tuple[Shape, ...]:
    if pattern.origin is None:
        raise ValueError("This pattern has no origin to hang on a cell; use `covering`.")
    return orientations(kind, pattern, mirror)


@lru_cache(maxsize=1024)
def _backwards(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    return tuple(tuple((-column, -row) for column, row in shape) for shape in shapes)


@lru_cache(maxsize=1024)
def _anywhere(kind: Kind, pattern: Pattern, mirror: bool) -> tuple[Shape, ...]:
    """The shapes of a pattern with each of its cells in turn at (0, 0)."""
    shapes = orientations(kind, Pattern(pattern.cells), mirror)
    return tuple(dict.fromkeys(_anchored(shape, anchor) for shape in shapes for anchor in shape))


class _Stencil(NamedTuple):
    """Shapes as masks around the cell number `origin`, and how far they go from it each way."""

    origin: int
    masks: tuple[Cells, ...]
    left: int
    right: int
    up: int
    down: int


@lru_cache(maxsize=1024)
def _stencil(frame: Grid, shapes: tuple[Shape, ...]) -> _Stencil:
    columns = [column for shape in shapes for column, _ in shape] + [0]
    rows = [row for shape in shapes for _, row in shape] + [0]
    if max(columns) - min(columns) > frame.width or max(rows) - min(rows) > frame.height:
        return _Stencil(0, (), frame.width, 0, 0, 0)  # it fits nowhere
    origin = (1 - min(rows)) * frame.stride - min(columns)
    masks = tuple(mask_of(origin + frame.shift(offset) for offset in shape) for shape in shapes)
    return _Stencil(origin, masks, -min(columns), max(columns), -min(rows), max(rows))


def _put(grid: Grid, shapes: tuple[Shape, ...], cell: Cell, every: bool = False) -> tuple[Cells, ...]:
    """The shapes as masks with their (0, 0) on a cell, cut off where the grid ends; `every` keeps all."""
    row, column = divmod(cell - 1, grid.stride)
    stencil = _stencil(grid.frame, shapes)
    if stencil.left <= column < grid.width - stencil.right and stencil.up < row <= grid.height - stencil.down:
        shift = cell - stencil.origin
        return tuple([mask << shift if shift > 0 else mask >> -shift for mask in stencil.masks])
    placed = [_cut_off(grid, shape, cell) for shape in shapes]
    return tuple(placed) if every else _unique(placed)


def _cut_off(grid: Grid, shape: Shape, cell: Cell) -> Cells:
    column, row = grid.at(cell)
    spots = ((column + right, row + down) for right, down in shape)
    return grid.mask(spot for spot in spots if grid.has(*spot))


def _unique(placements: Iterable[Cells]) -> tuple[Cells, ...]:
    """The placements without repeats, in order, empty ones left out."""
    return tuple(cells for cells in dict.fromkeys(placements) if cells)
