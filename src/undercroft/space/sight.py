"""Line of sight by the three rules: Gloomhaven (GH-LOS), Descent (D2-LOS), Dungeon Alliance (DA-LOS)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.space.boards import Board
from undercroft.space.cells import Cell, Cells, Offset, each, moved
from undercroft.space.grid import Grid
from undercroft.space.lines import centre_template, corner_template

# Indices in the steps of a square grid.
EAST, SOUTH_EAST, SOUTH, NORTH_EAST = 0, 1, 2, 7


def haven_sees(board: Board, start: Cell, end: Cell) -> bool:
    """Whether a line from corner to corner touches no wall (GH-LOS-01), or they are adjacent (GH-LOS-05)."""
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return False
    columns, rows = board.grid.offset(start, end)
    if (columns, rows) in board.grid.steps and board.neighbours(1 << start) >> end & 1:
        return True
    return start == end or corner_template(board.grid, columns, rows).is_clear(haven_screen(board), start)


@lru_cache(maxsize=4096)
def haven_seen_from(board: Board, start: Cell) -> Cells:
    """Every hex in line of sight of a hex, itself included; only walls matter (GH-LOS-03)."""
    out = 0
    for cell in each(board.floor):
        if haven_sees(board, start, cell):
            out |= 1 << cell
    return out


@lru_cache(maxsize=256)
def haven_screen(board: Board) -> int:
    """What stops a line: all that is not floor, and wall lines with their ends (GH-LOS-02, GH-LOS-04)."""
    return _stack(board.grid, [_solid(board), *_inner_walls(board)])


def descent_sees(board: Board, viewer: Cells, target: Cell, blocked: Cells = 0) -> bool:
    """Whether a figure on the cells of `viewer` sees a space past the figures and obstacles `blocked`.

    A line runs from corner to corner (D2-LOS-01) past blocked spaces (D2-LOS-04). The viewer's own cells do
    not block (D2-LOS-09, D2-LOS-17), a figure in the target space does (D2-LOS-08).
    """
    if not board.floor >> target & 1:
        return False
    if (viewer | board.neighbours(viewer)) >> target & 1:
        return True
    return _descent_line(board, viewer, target, descent_screen(board) | blocked & ~viewer)


def descent_seen_from(board: Board, viewer: Cells, blocked: Cells = 0) -> Cells:
    """Every space in line of sight of a figure, its own and the adjacent ones included (D2-LOS-07)."""
    near = viewer | board.neighbours(viewer)
    screen = descent_screen(board) | blocked & ~viewer
    out = near & board.floor
    for cell in each(board.floor & ~near):
        if _descent_line(board, viewer, cell, screen):
            out |= 1 << cell
    return out


def _descent_line(board: Board, viewer: Cells, target: Cell, screen: int) -> bool:
    grid = board.grid
    for cell in each(viewer):
        columns, rows = grid.offset(cell, target)
        # D2-ADJ-03: spaces that touch and yet are not adjacent have a wall between them and no line.
        if (columns, rows) not in grid.steps and corner_template(grid, columns, rows).is_clear(screen, cell):
            return True
    return False


@lru_cache(maxsize=256)
def descent_screen(board: Board) -> int:
    """What stops every line: cells off the map as blocked spaces, walls and doors as segments (D2-LOS-10).

    A line may touch the end of a wall. At a post, a point where edges meet, it passes if a step round that
    point is open (D2-ADJ-04) or if it lies between two cells off the map (D2-LOS-11); else the line would go
    through a wall or door just where two segments of it meet (D2-LOS-02, D2-LOS-03).
    """
    grid, solid = board.grid, _solid(board)
    east, south = _inner_walls(board)
    everything = (1 << grid.size) - 1
    # The cells around the post at the lower right corner of each cell.
    upper_left, upper_right, lower_left, lower_right = (
        solid >> shift for shift in (0, 1, grid.stride, grid.stride + 1)
    )
    falling = everything & ~board.open_steps[SOUTH_EAST] & ~(upper_right & lower_left)
    rising = everything & ~(board.open_steps[NORTH_EAST] >> grid.stride) & ~(upper_left & lower_right)
    upright, level = south & south >> 1, east & east >> grid.stride
    return _stack(grid, [solid, east, south, upright, level, falling, rising])


def alliance_sees(board: Board, start: Cell, end: Cell) -> bool:
    """Whether the line from centre to centre misses all walls and closed doors (DA-LOS-03, DA-LOS-06)."""
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return False
    if start == end:
        return True
    template = centre_template(board.grid, *board.grid.offset(start, end))
    return not template.lines[0] & moved(alliance_screen(board), template.bias - start)


def alliance_crossed(board: Board, start: Cell, end: Cell) -> Cells:
    """The squares whose inside the line crosses, both ends left out (DA-CMB-13)."""
    if start == end:
        return 0
    template = centre_template(board.grid, *board.grid.offset(start, end))
    return moved(template.lines[1], start - template.bias)


def alliance_obstacles(board: Board, start: Cell, end: Cell, figures: Cells) -> int:
    """The obstacle defence of a target: how many figures the line of fire crosses (DA-CMB-10)."""
    return (alliance_crossed(board, start, end) & figures).bit_count()


@lru_cache(maxsize=4096)
def alliance_seen_from(board: Board, start: Cell) -> Cells:
    """Every square that a line from this one reaches, whatever the facing."""
    out = 0
    for cell in each(board.floor):
        if alliance_sees(board, start, cell):
            out |= 1 << cell
    return out


@lru_cache(maxsize=4096)
def alliance_arc(grid: Grid, cell: Cell, facing: Offset) -> Cells:
    """The squares in front of and beside a figure that faces that way, its own included (DA-LOS-02)."""
    out = 0
    for other in each(grid.canvas):
        columns, rows = grid.offset(cell, other)
        if columns * facing[0] + rows * facing[1] >= 0:
            out |= 1 << other
    return out


@lru_cache(maxsize=256)
def alliance_screen(board: Board) -> int:
    """Every edge that is not open; at a post each border through it needs an open edge (DA-LOS-05)."""
    grid = board.grid
    everything = (1 << grid.size) - 1
    east = everything & ~board.open_steps[EAST]
    south = everything & ~board.open_steps[SOUTH]
    # An open edge frees its end points, so a line may graze the wall beside a passage (DA-LOS-04).
    posts = east & east >> grid.stride | south & south >> 1
    return _stack(grid, [0, east, south, 0, 0, posts, posts])


def _solid(board: Board) -> Cells:
    """All that is not floor, the free margin of the grid included."""
    return ((1 << board.grid.size) - 1) & ~board.floor


def _inner_walls(board: Board) -> tuple[Cells, ...]:
    """The walls between two cells of the floor."""
    grid = board.grid
    return tuple(
        walls & board.floor & moved(board.floor, -grid.shifts[side])
        for side, walls in zip(grid.sides, board.walls)
    )


def _stack(grid: Grid, planes: list[Cells]) -> int:
    """Planes of a screen in one int, as the templates of lines have them."""
    out = 0
    for index, plane in enumerate(planes):
        out |= plane << index * grid.size
    return out
