"""Why a cell is seen or not: the clear line, or all that stopped each line, so that a table can draw it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.space.boards import Board, Edge
from undercroft.space.cells import Cell, Cells, each
from undercroft.space.grid import Grid, Point
from undercroft.space.lines import CELLS, EAST_EDGES, Element, corner_pairs, trace
from undercroft.space.sight import centre_screen, corner_screen, strict_corner_screen


class Line(NamedTuple):
    """A line between two points of the grid's lattice, and what stopped it: nothing where it is clear."""

    start: Point
    end: Point
    cells: Cells = 0
    edges: tuple[Edge, ...] = ()
    posts: tuple[Point, ...] = ()

    @property
    def is_clear(self) -> bool:
        """Whether nothing stops the line."""
        return not (self.cells or self.edges or self.posts)


class Sight(NamedTuple):
    """Whether a cell is seen, by which rule, and the lines tried: only the clear one where there is one."""

    seen: bool
    rule: str
    lines: tuple[Line, ...] = ()


def strict_corner_sight(board: Board, start: Cell, end: Cell) -> Sight:
    """GH-LOS: why one hex sees another or does not."""
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return Sight(False, "GH-LOS-02")
    if start == end or board.neighbours(1 << start) >> end & 1:
        return Sight(True, "GH-LOS-05")
    return _judged(_corner_lines(board, start, end, strict_corner_screen(board)), "GH-LOS-01")


def corner_sight(board: Board, viewer: Cells, target: Cell, blocked: Cells = 0) -> Sight:
    """D2-LOS: why a figure sees a space or does not."""
    if not board.floor >> target & 1:
        return Sight(False, "D2-LOS-10")
    if (viewer | board.neighbours(viewer)) >> target & 1:
        return Sight(True, "D2-LOS-07")
    screen = corner_screen(board) | blocked & ~viewer
    apart = [cell for cell in each(viewer) if board.grid.apart(cell, target) > 1]
    if not apart:
        return Sight(False, "D2-ADJ-03")
    return _judged(
        [line for cell in apart for line in _corner_lines(board, cell, target, screen)], "D2-LOS-01"
    )


def centre_sight(board: Board, start: Cell, end: Cell) -> Sight:
    """DA-LOS: why the line of fire is free or not; facing is another matter."""
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return Sight(False, "DA-LOS-03")
    if start == end:
        return Sight(True, "DA-LOS-03")
    grid = board.grid
    ends = grid.centre(start), grid.centre(end)
    line = _judged_line(grid, ends, trace(grid.kind, *ends), centre_screen(board))
    return Sight(line.is_clear, "DA-LOS-03", (line,))


def _corner_lines(board: Board, start: Cell, end: Cell, screen: int) -> Iterable[Line]:
    grid = board.grid
    x, y = grid.centre(start)
    column, row = grid.at(start)
    for (start_x, start_y), (end_x, end_y), bends in corner_pairs(grid, *grid.offset(start, end)):
        ends = (x + start_x, y + start_y), (x + end_x, y + end_y)
        turns = {(plane, right + column, down + row) for plane, right, down in bends}
        if start_x == end_x or start_y == end_y:
            turns = {turn for turn in turns if not _is_passed(board, start, end, ends, turn)}
        yield _judged_line(grid, ends, trace(grid.kind, *ends) | turns, screen)


def _is_passed(board: Board, start: Cell, end: Cell, ends: tuple[Point, Point], turn: Element) -> bool:
    """Whether a line along edges gets round the post at its end to one side of the edge there (D2-LOS-10).

    If it is stopped there all the same, the wall on that edge or a cell beside it does so, not the post.
    """
    grid, post = board.grid, _post(board.grid, turn)
    cell = start if post == ends[0] else end
    x, y = grid.centre(cell)
    across = cell + grid.shift((post[0] - x, post[1] - y))
    return bool(board.neighbours(1 << cell) >> across & 1)


def _post(grid: Grid, element: Element) -> Point:
    """The point of a post, which is named after the cell to its upper left."""
    _, column, row = element
    return grid.scale * column + 1, grid.scale * row + 1


def _judged(lines: Iterable[Line], rule: str) -> Sight:
    tried = tuple(lines)
    clear = tuple(line for line in tried if line.is_clear)
    return Sight(bool(clear), rule, clear[:1] or tried)


def _judged_line(grid: Grid, ends: tuple[Point, Point], met: Iterable[Element], screen: int) -> Line:
    """The line with those of the things it meets that are on the screen."""
    hits = [element for element in sorted(met) if screen >> _place(grid, element) & 1]
    halves = len(grid.sides) // 2
    cells = 0
    edges: list[Edge] = []
    posts: list[Point] = []
    for plane, column, row in hits:
        cell = _place(grid, (CELLS, column, row))
        if plane == CELLS:
            cells |= 1 << cell
        elif plane < EAST_EDGES + halves:
            edges.append((cell, cell + grid.shifts[grid.sides[plane - EAST_EDGES]]))
        else:
            posts.append(_post(grid, (plane, column, row)))
    return Line(*ends, cells, tuple(edges), tuple(posts))


def _place(grid: Grid, element: Element) -> int:
    """The bit of a screen for what a line meets at absolute coordinates."""
    plane, column, row = element
    return plane * grid.size + (row - grid.top + 1) * grid.stride + column - grid.left + 1
