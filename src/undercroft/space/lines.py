"""Cells and edges on a straight line, in exact integers, kept as templates by the offset between two cells.

A template is one int with a plane of bits for each sort of thing a line can meet: plane 0 for cells, then one
plane for each sort of edge, then for squares one for each way to pass a point where edges meet. A screen is
an int of the same planes with all that stops a line; shifted to the origin, one `&` tells whether a line is
free.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, product

from undercroft.space.cells import Cell, Offset, moved
from undercroft.space.grid import HEX_STEPS, Grid, Kind, Point

Element = tuple[int, int, int]

CELLS = 0
EAST_EDGES, SOUTH_EDGES = 1, 2
POSTS_UPRIGHT, POSTS_LEVEL, POSTS_FALLING, POSTS_RISING = 3, 4, 5, 6
POSTS_UP, POSTS_RIGHT, POSTS_DOWN, POSTS_LEFT = 7, 8, 9, 10

HEX_CORNERS: tuple[Point, ...] = tuple(
    (a[0] + b[0], a[1] + b[1]) for a, b in zip(HEX_STEPS, HEX_STEPS[1:] + HEX_STEPS[:1])
)


@lru_cache(maxsize=65536)
def corner_lines(grid: Grid, columns: int, rows: int) -> tuple[int, ...]:
    """The lines from any corner of a cell to any corner of the cell at an offset, the easiest first.

    The first cell stops no line: where that matters (GH-LOS) it is floor, and in D2-LOS it is the viewer's.
    """
    if grid.kind == "hex" and (rows, columns) < (0, 0):
        back = grid.shift((columns, rows))  # the same lines from their other end
        return tuple([moved(line, back) for line in corner_lines(grid, -columns, -rows)])
    own = 1 << grid.size
    pairs = corner_pairs(grid, columns, rows)
    lines = {(_packed_line(grid, start, end) | _packed(grid, bends)) & ~own for start, end, bends in pairs}
    ordered = sorted(lines, key=lambda line: (line.bit_count(), line))
    return tuple(ordered) if grid.kind == "hex" else least(ordered)


def least(lines: Sequence[int]) -> tuple[int, ...]:
    """The lines without those that meet all that another one meets: on squares there are many."""
    found: list[int] = []
    for line in lines:
        if not any(kept & line == kept for kept in found):
            found.append(line)
    return tuple(found)


@lru_cache(maxsize=65536)
def easy_line(grid: Grid, columns: int, rows: int) -> int:
    """One of the shortest lines from corner to corner: where nothing is near, it is the only one needed."""
    start, end, bends = min(
        corner_pairs(grid, columns, rows),
        key=lambda pair: (_length(grid.kind, pair[0], pair[1]), pair[0], pair[1]),
    )
    return (_packed_line(grid, start, end) | _packed(grid, bends)) & ~(1 << grid.size)


def _length(kind: Kind, start: Point, end: Point) -> int:
    """The square of the length of a line on paper, in some unit."""
    x, y = end[0] - start[0], end[1] - start[1]
    return x * x + y * y + (x * y if kind == "hex" else 0)


@lru_cache(maxsize=65536)
def centre_line(grid: Grid, columns: int, rows: int) -> tuple[int, int]:
    """The one line from centre to centre, and the cells that it crosses between the two."""
    met = trace(grid.kind, (0, 0), (columns * grid.scale, rows * grid.scale))
    ends = {(CELLS, 0, 0), (CELLS, columns, rows)}
    return _packed(grid, met), _packed(grid, (one for one in met - ends if one[0] == CELLS))


def local_screen(grid: Grid, screen: int, origin: Cell) -> int:
    """A screen as the lines from `origin` see it."""
    return screen << grid.size - origin


def is_clear(lines: tuple[int, ...], local: int) -> bool:
    """Whether any of the lines misses the local screen."""
    for line in lines:  # noqa: SIM110 - a third faster than any()
        if not line & local:
            return True
    return False


def corner_pairs(grid: Grid, columns: int, rows: int) -> Iterator[tuple[Point, Point, tuple[Element, ...]]]:
    """Each corner of the cell at (0, 0) with each of the cell at an offset, and the line's bends there."""
    x, y = columns * grid.scale, rows * grid.scale
    for start, (end_x, end_y) in product(grid.corners, grid.corners):
        end = x + end_x, y + end_y
        if start == end:
            continue
        bends: tuple[Element, ...] = ()
        if grid.kind == "square":
            way = end[0] - start[0], end[1] - start[1]
            bends = _bend((0, 0), start, way) + _bend((columns, rows), (end_x, end_y), (-way[0], -way[1]))
        yield start, end, bends


def _packed_line(grid: Grid, start: Point, end: Point) -> int:
    """All that a line meets, as bits; the same there and back."""
    start, end = min(start, end), max(start, end)
    column, x = divmod(start[0], grid.scale)
    row, y = divmod(start[1], grid.scale)
    line = _packed_trace(grid, (x, y), (end[0] - start[0] + x, end[1] - start[1] + y))
    return moved(line, grid.shift((column, row)))


@lru_cache(maxsize=16384)
def _packed_trace(grid: Grid, start: Point, end: Point) -> int:
    return _packed(grid, trace(grid.kind, start, end))


def _packed(grid: Grid, met: Iterable[Element]) -> int:
    """A line's elements as bits; the cell at (0, 0) is bit `grid.size`, so that none is negative."""
    out = 0
    for plane, column, row in met:
        out |= 1 << (plane + 1) * grid.size + row * grid.stride + column
    return out


def trace(kind: Kind, start: Point, end: Point) -> set[Element]:
    """The elements on the line between two points of the lattice, as (plane, column, row)."""
    return _touched_on_hexes(start, end) if kind == "hex" else _passed_on_squares(start, end)


def _touched_on_hexes(start: Point, end: Point) -> set[Element]:
    """Every hex and every edge that the line touches, be it in one point (GH-LOS-04)."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    # A hex around (x, y) is |2x + y| <= 3, |x + 2y| <= 3, |x - y| <= 3 on the lattice.
    low1, high1 = sorted((2 * ax + ay, 2 * bx + by))
    low2, high2 = sorted((ax + 2 * ay, bx + 2 * by))
    low3, high3 = sorted((ax - ay, bx - by))
    wide = max(abs(dx * y - dy * x) for x, y in HEX_CORNERS)
    hexes = []
    for q in range(-(-(min(ax, bx) - 2) // 3), (max(ax, bx) + 2) // 3 + 1):
        least = max(-(-(low1 - 3 - 6 * q) // 3), -(-(low2 - 3 - 3 * q) // 6), -(-(3 * q - 3 - high3) // 3))
        most = min((high1 + 3 - 6 * q) // 3, (high2 + 3 - 3 * q) // 6, (3 * q + 3 - low3) // 3)
        hexes += [
            (q, r) for r in range(least, most + 1) if abs(dx * (3 * r - ay) - dy * (3 * q - ax)) <= wide
        ]
    met: set[Element] = {(CELLS, q, r) for q, r in hexes}
    for q, r in hexes:
        for side in range(3):
            step_q, step_r = HEX_STEPS[side]
            if (CELLS, q + step_q, r + step_r) in met:
                (x1, y1), (x2, y2) = HEX_CORNERS[side - 1], HEX_CORNERS[side]
                if _touch(start, end, (3 * q + x1, 3 * r + y1), (3 * q + x2, 3 * r + y2)):
                    met.add((1 + side, q, r))
    return met


def _touch(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _passed_on_squares(start: Point, end: Point) -> set[Element]:
    """Cells with a stretch of the line in them or on their border, edges crossed or run along (D2-LOS-12).

    A point inside the line where edges meet is a post, named after the cell to its upper left; its plane
    tells which way the line passes it: straight down, level, falling to the right or rising to the right.
    """
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    # Times along the line are whole numbers out of `whole`.
    wide, high = abs(dx) or 1, abs(dy) or 1
    whole = wide * high
    crossings = {abs(x - ax) * high for x in _odd_between(ax, bx)} | {
        abs(y - ay) * wide for y in _odd_between(ay, by)
    }
    met: set[Element] = set()
    for time in crossings:
        column, off_column = divmod(ax * whole + dx * time + whole, 2 * whole)
        row, off_row = divmod(ay * whole + dy * time + whole, 2 * whole)
        if not off_column and not off_row:
            met.add((_post_plane(dx, dy), column - 1, row - 1))
        elif not off_column:
            met.add((EAST_EDGES, column - 1, row))
        else:
            met.add((SOUTH_EDGES, column, row - 1))
    times = sorted(crossings | {0, whole})
    for before, after in pairwise(times):
        column, off_column = divmod(2 * ax * whole + dx * (before + after) + 2 * whole, 4 * whole)
        row, off_row = divmod(2 * ay * whole + dy * (before + after) + 2 * whole, 4 * whole)
        met.add((CELLS, column, row))
        if not off_column:
            met |= {(CELLS, column - 1, row), (EAST_EDGES, column - 1, row)}
        if not off_row:
            met |= {(CELLS, column, row - 1), (SOUTH_EDGES, column, row - 1)}
    return met


def _odd_between(one: int, other: int) -> range:
    """The odd numbers strictly between two numbers: where the lines of the grid are."""
    low, high = min(one, other), max(one, other)
    return range(low + 1 + low % 2, high, 2)


def _post_plane(dx: int, dy: int) -> int:
    if dx == 0:
        return POSTS_UPRIGHT
    if dy == 0:
        return POSTS_LEVEL
    return POSTS_FALLING if (dx > 0) == (dy > 0) else POSTS_RISING


def _bend(cell: Offset, corner: Point, way: Point) -> tuple[Element, ...]:
    """The post at the end of a line, if the line leaves it for another cell than the one it belongs to.

    To get from that cell to where the line goes on one has to get round the post: across the edge that goes
    up, right, down or left from it, or diagonally.
    """
    x, y = ((step > 0) - (step < 0) for step in way)
    aside, along = corner
    # The cell to the upper left of the post; both numbers are even.
    post = (2 * cell[0] + aside - 1) // 2, (2 * cell[1] + along - 1) // 2
    if (x, y) == (aside, along):
        return ((POSTS_FALLING if x == y else POSTS_RISING, *post),)
    # To run along an edge is to leave on the side of it where the cell is.
    if x == aside:
        return ((POSTS_UP if along > 0 else POSTS_DOWN, *post),)
    if y == along:
        return ((POSTS_LEFT if aside > 0 else POSTS_RIGHT, *post),)
    return ()
