"""Line of sight by three rules: corners where touch blocks (GH-LOS), corners (D2-LOS), centres (DA-LOS)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.space.boards import Board
from undercroft.space.cells import Cell, Cells, Offset, each, single
from undercroft.space.grid import Grid
from undercroft.space.lines import centre_line, corner_lines, easy_line, is_clear, least, local_screen

# Indices in the steps of a square grid.
EAST, SOUTH_EAST, SOUTH, NORTH_EAST = 0, 1, 2, 7
SCREENS = 64  # boards whose screens are kept; what is seen on a board is kept with it, by who plays on it


def strict_corner_sees(board: Board, start: Cell, end: Cell) -> bool:
    """Whether a line from corner to corner touches no wall (GH-LOS-01), or they are adjacent (GH-LOS-05).

    Only wall lines and what is not floor count (GH-LOS-02, GH-LOS-03), touched even in a point (GH-LOS-04).
    It is the same both ways (GH-LOS-06).
    """
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return False
    if (1 << start | board.neighbours(1 << start)) >> end & 1:
        return True
    return _reached(board, start, 1 << end, strict_corner_screen(board)) != 0


def strict_corner_seen_from(board: Board, start: Cell) -> Cells:
    """Every hex in line of sight of a hex, itself included; only walls matter (GH-LOS-03)."""
    if not board.floor >> start & 1:
        return 0
    near = 1 << start | board.neighbours(1 << start)
    return near | _reached(board, start, board.floor & ~near, strict_corner_screen(board))


def _reached(board: Board, start: Cell, targets: Cells, screen: int) -> Cells:
    """The targets to which some line from corner to corner misses the screen."""
    frame, stride, out = board.grid.frame, board.grid.stride, 0
    local = local_screen(frame, screen, start)
    row, column = divmod(start - 1, stride)
    while targets:
        low = targets & -targets
        targets ^= low
        down, right = divmod(low.bit_length() - 2, stride)
        right, down = right - column, down - row
        if not easy_line(frame, right, down) & local or is_clear(corner_lines(frame, right, down), local):
            out |= low
    return out


def strict_corner_seen_among(board: Board, start: Cell, targets: Cells) -> Cells:
    """Those of some hexes of the floor, none adjacent to `start`, to which there is a line (GH-LOS-01)."""
    return _reached(board, start, targets, strict_corner_screen(board))


def strict_corner_screen(board: Board) -> int:
    """The screen of a line: all that is not floor, and wall lines with their ends (GH-LOS-02, GH-LOS-04)."""
    return board.screen


def corner_sees(board: Board, viewer: Cells, target: Cell, blocked: Cells = 0) -> bool:
    """Whether a figure on the cells of `viewer` sees a space past the figures and obstacles `blocked`.

    A line runs from corner to corner (D2-LOS-01) past blocked spaces (D2-LOS-04, D2-LOS-05, D2-LOS-06). The
    viewer's own cells do not block (D2-LOS-09, D2-LOS-17), a figure in the target space does (D2-LOS-08).
    Walls, doors and the edge of the map stop it too (D2-LOS-02, D2-LOS-03, D2-LOS-10, D2-LOS-11).
    """
    if not board.floor >> target & 1:
        return False
    # D2-LOS-07: adjacent spaces need no line.
    if (viewer | board.neighbours(viewer)) >> target & 1:
        return True
    return _lines_of_figure(board, viewer, 1 << target, blocked) != 0


def corner_seen_from(board: Board, viewer: Cells, blocked: Cells = 0) -> Cells:
    """Every space in line of sight of a figure, its own and the adjacent ones included (D2-LOS-07)."""
    return corner_seen_among(board, viewer, board.floor, blocked)


def corner_seen_among(board: Board, viewer: Cells, targets: Cells, blocked: Cells = 0) -> Cells:
    """Those of some spaces that a figure sees: mask them by range first."""
    near, targets = viewer | board.neighbours(viewer), targets & board.floor
    return targets & near | _lines_of_figure(board, viewer, targets & ~near, blocked)


def _lines_of_figure(board: Board, viewer: Cells, targets: Cells, blocked: Cells) -> Cells:
    """The targets to which a figure has a line."""
    screen = corner_screen(board) | blocked & ~viewer
    out = 0
    for cell in each(viewer):
        # D2-ADJ-03: spaces that touch and yet are not adjacent have a wall between them and no line.
        out |= _reached(board, cell, targets & ~out & ~board.grid.around(cell), screen)
    return out


class OpenLines:
    """Sight on a board that is looked at again and again: lines past its walls are kept by pair of spaces."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.kept: list[dict[Cells, tuple[Cells, ...]]] = [{} for _ in range(board.grid.size)]

    def seen_among(self, viewer: Cells, targets: Cells, blocked: Cells = 0) -> Cells:
        """Those of some spaces that a figure sees, as `corner_seen_among` says."""
        board, out = self.board, 0
        near, targets = viewer | board.neighbours(viewer), targets & board.floor
        far, blocked = targets & ~near, blocked & ~viewer
        for cell in each(viewer):
            left, kept = far & ~out & ~board.grid.around(cell), self.kept[cell]
            while left:
                target = left & -left
                left ^= target
                lines = kept.get(target)
                if lines is None:
                    lines = kept[target] = self.between(cell, target)
                for line in lines:
                    if not line & blocked:
                        out |= target
                        break
        return targets & near | out

    def between(self, start: Cell, target: Cells) -> tuple[Cells, ...]:
        """The spaces on each line to a space that no wall stops, without what another line has, too."""
        board, frame = self.board, self.board.grid.frame
        local = local_screen(frame, corner_screen(board), start)
        columns, rows = board.grid.offset(start, single(target))
        free = [line for line in corner_lines(frame, columns, rows) if not line & local]
        spaces = {line >> frame.size - start & board.floor for line in free}
        return least(sorted(spaces, key=lambda line: (line.bit_count(), line)))


@lru_cache(maxsize=SCREENS)
def corner_screen(board: Board) -> int:
    """The screen of every line: cells off the map as blocked spaces, walls and doors as segments (D2-LOS-10).

    A line may touch the end of a wall, but not go through a wall or door where it meets another one or the
    edge of the map (D2-LOS-02, D2-LOS-03). So it passes a post, a point where edges meet, only if one could
    walk round that point (D2-ADJ-04), or between two cells off the map as between obstacles (D2-LOS-11).
    """
    grid, stride, floor, solid = board.grid, board.grid.stride, board.floor, board.solid
    east, south = board.inner_walls
    if not east | south:
        return solid  # without a wall every post is free
    # Seen from the post at the lower right corner of each cell: the cells and the open edges that meet there.
    upper_left, upper_right, lower_left, lower_right = (
        solid >> shift for shift in (0, 1, stride, stride + 1)
    )
    across, along = board.open_steps[EAST], board.open_steps[SOUTH]
    up, right, down, left = across, along >> 1, across >> stride, along
    falling = floor & floor >> stride + 1 & ~board.open_steps[SOUTH_EAST] & ~(upper_right & lower_left)
    rising = (floor & floor << stride - 1 & ~board.open_steps[NORTH_EAST]) >> stride
    rising &= ~(upper_left & lower_right)
    return _stack(
        grid,
        [
            *(solid, east, south),
            *(south & south >> 1, east & east >> stride, falling, rising),
            *(east & ~(right & down & left), south >> 1 & ~(down & left & up)),
            *(east >> stride & ~(left & up & right), south & ~(up & right & down)),
        ],
    )


def centre_sees(board: Board, start: Cell, end: Cell) -> bool:
    """Whether the line from centre to centre misses all walls and closed doors (DA-LOS-03, DA-LOS-06).

    It may graze the wall beside a passage (DA-LOS-04), not the corner of four tiles (DA-LOS-05).
    """
    if not (board.floor >> start & 1 and board.floor >> end & 1):
        return False
    if start == end:
        return True
    line, _ = centre_line(board.grid.frame, *board.grid.offset(start, end))
    return not line & local_screen(board.grid, centre_screen(board), start)


def centre_crossed(board: Board, start: Cell, end: Cell) -> Cells:
    """The squares whose inside the line crosses, both ends left out (DA-CMB-13)."""
    _, crossed = centre_line(board.grid.frame, *board.grid.offset(start, end))
    return crossed >> board.grid.size - start


def centre_obstacles(board: Board, start: Cell, end: Cell, figures: Cells) -> int:
    """The obstacle defence of a target: how many figures the line of fire crosses (DA-CMB-10)."""
    return (centre_crossed(board, start, end) & figures).bit_count()


def centre_seen_from(board: Board, start: Cell) -> Cells:
    """Every square that a line from this one reaches, whatever the facing."""
    return centre_seen_among(board, start, board.floor)


def centre_seen_among(board: Board, start: Cell, targets: Cells) -> Cells:
    """Those of some squares to which the line from this one is free: mask them by range and arc first."""
    if not board.floor >> start & 1:
        return 0
    grid = board.grid
    frame, screen = grid.frame, local_screen(grid, centre_screen(board), start)
    targets &= board.floor
    out = targets & 1 << start
    for cell in each(targets ^ out):
        line, _ = centre_line(frame, *grid.offset(start, cell))
        if not line & screen:
            out |= 1 << cell
    return out


@lru_cache(maxsize=4096)
def front_arc(grid: Grid, cell: Cell, facing: Offset) -> Cells:
    """The squares in front of and beside a figure that faces that way (DA-LOS-01, DA-LOS-02), and its own."""
    out = 0
    for other in each(grid.canvas):
        columns, rows = grid.offset(cell, other)
        if columns * facing[0] + rows * facing[1] >= 0:
            out |= 1 << other
    return out


@lru_cache(maxsize=SCREENS)
def centre_screen(board: Board) -> int:
    """Every edge that is not open; at a post each border through it needs an open edge (DA-LOS-05)."""
    grid = board.grid
    everything = (1 << grid.size) - 1
    east = everything & ~board.open_steps[EAST]
    south = everything & ~board.open_steps[SOUTH]
    # An open edge frees its end points, so a line may graze the wall beside a passage (DA-LOS-04).
    posts = east & east >> grid.stride | south & south >> 1
    return _stack(grid, [0, east, south, 0, 0, posts, posts])


def _stack(grid: Grid, planes: list[Cells]) -> int:
    """Planes of a screen in one int, as the templates of lines have them."""
    out = 0
    for index, plane in enumerate(planes):
        out |= plane << index * grid.size
    return out
