"""Small maps as text, for tests and docs.

Cells stand on every other character: `.` is floor, `#` or a blank is solid, any other letter is floor with a
mark. On squares `|` to the right of a cell is a wall on that side, and a line of `-` between two rows has
the walls below the cells it stands under. Hexes (flat-top) stand on every other line too: `-` between two
hexes of a column is a wall; so is `/` to the right of a hex, towards its lower right, `\\` towards its upper
right, and `>` for both.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from undercroft.space.boards import Board, board_of
from undercroft.space.cells import Cell, Cells, Offset, each, single
from undercroft.space.grid import Grid, Kind, grid_around, square_grid, text_of

SOLID = "# "
HEX_SIDES: dict[str, tuple[Offset, ...]] = {"/": ((1, 0),), "\\": ((1, -1),), ">": ((1, 0), (1, -1))}
SQUARE_SIDES: dict[str, tuple[Offset, ...]] = {"|": ((1, 0),)}


class Map(NamedTuple):
    """A board, and for each letter of the map the cells that carry it."""

    board: Board
    marks: dict[str, Cells]

    def cells(self, letters: str) -> Cells:
        """The cells with any of these letters."""
        out = 0
        for letter in letters:
            out |= self.marks[letter]
        return out

    def cell(self, letter: str) -> Cell:
        """The only cell with this letter."""
        return single(self.marks[letter])


def parse_map(text: str, kind: Kind = "square") -> Map:
    """The map that a text shows.

    >>> shown = parse_map("a .|b")
    >>> shown.board.is_adjacent(shown.cells("a"), shown.cells("b")), shown.board.grid.name(shown.cell("b"))
    (False, 'c1')
    """
    lines = text.strip("\n").split("\n")
    letters, walls = _read_hexes(lines) if kind == "hex" else _read_squares(lines)
    floor = [at for at, letter in letters.items() if letter not in SOLID]
    if not floor:
        raise ValueError("The map has no floor; mark floor with '.'.")
    ends = [at for wall in walls for at in wall]  # a wall may stand between two solid cells
    grid = grid_around("hex", [*floor, *ends]) if kind == "hex" else _square_grid_of(letters)
    marks: dict[str, Cells] = {}
    for at in floor:
        marks[letters[at]] = marks.get(letters[at], 0) | 1 << grid.cell(*at)
    edges = [(grid.cell(*one), grid.cell(*other)) for one, other in walls]
    return Map(board_of(grid, grid.mask(floor), edges), marks)


def draw_board(board: Board, marks: Mapping[str, Cells] | None = None) -> str:
    """A board as a text that `parse_map` reads again."""
    grid = board.grid
    letters = {_spot(grid, cell): "#" for cell in each(grid.canvas & ~board.floor)}
    letters |= {_spot(grid, cell): "." for cell in each(board.floor)}
    for letter, cells in (marks or {}).items():
        letters |= {_spot(grid, cell): letter for cell in each(cells)}
    for start, end in board.edges():
        upper, lower = sorted((start, end), key=lambda cell: _spot(grid, cell))
        (x, y), step = _spot(grid, upper), grid.offset(upper, lower)
        if step == (0, 1):
            letters[x, y + 1] = "-"
        else:
            mark = "|" if grid.kind == "square" else "/" if step == (1, 0) else "\\"
            letters[x + 1, y] = ">" if (x + 1, y) in letters else mark
    return text_of(letters)


def _spot(grid: Grid, cell: Cell) -> Offset:
    """Where a cell stands in the text: squares leave every other line to the walls."""
    x, y = grid.spot(cell)
    return (x, y) if grid.kind == "hex" else (x, 2 * y)


def _square_grid_of(letters: dict[Offset, str]) -> Grid:
    return square_grid(max(x for x, _ in letters) + 1, max(y for _, y in letters) + 1)


def _read_squares(lines: list[str]) -> tuple[dict[Offset, str], list[tuple[Offset, Offset]]]:
    letters: dict[Offset, str] = {}
    walls: list[tuple[Offset, Offset]] = []
    row = -1
    for line in lines:
        if not line.strip(" -"):
            walls += [((x // 2, row), (x // 2, row + 1)) for x, letter in enumerate(line) if letter == "-"]
            continue
        row += 1
        letters |= {(x // 2, row): letter for x, letter in enumerate(line) if x % 2 == 0}
        walls += _side_walls(line, row, SQUARE_SIDES)
    return letters, walls


def _read_hexes(lines: list[str]) -> tuple[dict[Offset, str], list[tuple[Offset, Offset]]]:
    letters: dict[Offset, str] = {}
    walls: list[tuple[Offset, Offset]] = []
    spots = [
        (x, y)
        for y, line in enumerate(lines)
        for x, letter in enumerate(line)
        if x % 2 == 0 and letter not in " -"
    ]
    odd = (spots[0][0] // 2 + spots[0][1]) % 2 if spots else 0
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            column, (row, between) = x // 2, divmod(y - x // 2 - odd, 2)
            if x % 2:
                walls += [
                    ((column, row), (column + step, row + turn)) for step, turn in HEX_SIDES.get(letter, ())
                ]
            elif between and letter == "-":
                walls.append(((column, row), (column, row + 1)))
            elif not between:
                letters[column, row] = letter
    return letters, walls


def _side_walls(
    line: str, row: int, sides: Mapping[str, tuple[Offset, ...]]
) -> Iterator[tuple[Offset, Offset]]:
    for x, letter in enumerate(line):
        if x % 2:
            for step, turn in sides.get(letter, ()):
                yield (x // 2, row), (x // 2 + step, row + turn)
