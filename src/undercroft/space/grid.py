"""The canvas: how cells are numbered, named and placed, and which steps lead to their neighbours."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import sqrt
from typing import Literal

from undercroft.space.cells import Cell, Cells, Offset, each, mask_of, moved

Kind = Literal["hex", "square"]
Point = tuple[int, int]

HEX_STEPS: tuple[Offset, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SQUARE_STEPS: tuple[Offset, ...] = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))
EAST, SOUTH, WEST, NORTH = SQUARE_STEPS[::2]


@dataclass(frozen=True)
class Grid:
    """A canvas of hexes (axial, flat-top) or squares; `left` and `top` are its lowest column and row.

    A free row above, one below and a free column between the rows keep every step from wrapping round.
    Points are exact: cell (column, row) has its centre at (scale * column, scale * row) of an integer lattice
    on which all corners lie too. For hexes the lattice is skewed, which changes no line and no crossing.

    >>> grid = square_grid(8, 8)
    >>> grid.name(grid.cell(2, 3)), grid.parse("c4") == grid.cell(2, 3)
    ('c4', True)
    """

    kind: Kind
    width: int
    height: int
    left: int = 0
    top: int = 0

    @cached_property
    def _hash(self) -> int:
        return hash((self.kind, self.width, self.height, self.left, self.top))

    def __hash__(self) -> int:
        return self._hash

    def __post_init__(self) -> None:
        if self.width < 1 or self.height < 1:
            raise ValueError(f"A grid of {self.width} x {self.height} cells is empty; give 1 or more.")

    @cached_property
    def frame(self) -> Grid:
        """This canvas with its first cell at (0, 0): what depends on the size alone is kept by the frame."""
        return _frame(self.kind, self.width, self.height)

    @cached_property
    def stride(self) -> int:
        """How much higher the cell one row further is."""
        return self.width + 1

    @cached_property
    def size(self) -> int:
        """How many bits a mask needs, the free margin included."""
        return (self.height + 2) * self.stride + 1

    @cached_property
    def steps(self) -> tuple[Offset, ...]:
        """The steps to the neighbours going round, as (columns, rows): six on hexes, eight on squares."""
        return HEX_STEPS if self.kind == "hex" else SQUARE_STEPS

    @cached_property
    def shifts(self) -> tuple[int, ...]:
        """For each of `steps`, how much higher the neighbour's number is."""
        return tuple(self.shift(step) for step in self.steps)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The indices in `steps` of the neighbours across an edge, going round."""
        return tuple(range(0, len(self.steps), 1 if self.kind == "hex" else 2))

    @cached_property
    def scale(self) -> int:
        """Points of the lattice from one centre to the next."""
        return 3 if self.kind == "hex" else 2

    @cached_property
    def corners(self) -> tuple[Point, ...]:
        """The corners of a cell seen from its centre; side `i` runs from corner `i - 1` to corner `i`."""
        around = [self.steps[side] for side in self.sides]
        return tuple((a[0] + b[0], a[1] + b[1]) for a, b in zip(around, around[1:] + around[:1]))

    @cached_property
    def canvas(self) -> Cells:
        """Every cell of the grid."""
        row = (1 << self.width) - 1 << 1
        out = 0
        for y in range(1, self.height + 1):
            out |= row << y * self.stride
        return out

    @cached_property
    def _ring(self) -> Cells:
        return mask_of(self.stride + 1 + shift for shift in self.shifts)

    def shift(self, offset: Offset) -> int:
        """How much higher the number of the cell at this offset is."""
        return offset[1] * self.stride + offset[0]

    def has(self, column: int, row: int) -> bool:
        """Whether these coordinates lie on the canvas."""
        return 0 <= column - self.left < self.width and 0 <= row - self.top < self.height

    def cell(self, column: int, row: int) -> Cell:
        """The cell of plain (square) or axial (hex) coordinates."""
        if not self.has(column, row):
            raise ValueError(
                f"({column}, {row}) is off the grid: columns go from {self.left} to "
                f"{self.left + self.width - 1}, rows from {self.top} to {self.top + self.height - 1}."
            )
        return (row - self.top + 1) * self.stride + column - self.left + 1

    def at(self, cell: Cell) -> Offset:
        """The coordinates (column, row) of a cell; for hexes (q, r)."""
        if not 0 <= cell < self.size or not self.canvas >> cell & 1:
            raise ValueError(f"{cell} is not a cell of this {self.width} x {self.height} grid.")
        row, column = divmod(cell - 1, self.stride)
        return column + self.left, row - 1 + self.top

    def offset(self, start: Cell, end: Cell) -> Offset:
        """The offset (columns, rows) that leads from one cell to another."""
        (start_row, start_column), (end_row, end_column) = (
            divmod(start - 1, self.stride),
            divmod(end - 1, self.stride),
        )
        return end_column - start_column, end_row - start_row

    def mask(self, coordinates: Iterable[Offset]) -> Cells:
        """The mask of the cells at these coordinates."""
        return mask_of(self.cell(column, row) for column, row in coordinates)

    def named(self, names: str) -> Cells:
        """The mask of the cells with these names, parted by spaces."""
        return mask_of(self.parse(name) for name in names.split())

    def apart(self, start: Cell, end: Cell) -> int:
        """Steps from one cell to another with nothing in the way (DA-GEO-10)."""
        return steps(self.kind, self.offset(start, end))

    def around(self, cell: Cell) -> Cells:
        """The cells one step from a cell, whatever stands between."""
        return self.canvas & moved(self._ring, cell - self.stride - 1)

    def step_between(self, start: Cell, end: Cell) -> int:
        """The index in `steps` of the step from one cell to a neighbour."""
        offset = self.offset(start, end)
        if offset not in self.steps:
            raise ValueError(f"{self.name(start)} and {self.name(end)} are not neighbours.")
        return self.steps.index(offset)

    def name(self, cell: Cell) -> str:
        """The name people use: `c4` is column 3, row 4 of a square grid; `3:-1` is hex q 3, r -1."""
        column, row = self.at(cell)
        if self.kind == "hex":
            return f"{column}:{row}"
        letters, number = "", column - self.left + 1
        while number:
            number, letter = divmod(number - 1, 26)
            letters = chr(ord("a") + letter) + letters
        return f"{letters}{row - self.top + 1}"

    def parse(self, name: str) -> Cell:
        """The cell of that name."""
        try:
            cell = self._parsed(name.lower())
        except ValueError:
            cell = -1
        if cell < 0 or self.name(cell) != name.lower():
            example = self.name(next(each(self.canvas)))
            raise ValueError(f"{name!r} is no cell of this grid; a name looks like {example!r}.")
        return cell

    def _parsed(self, name: str) -> Cell:
        if self.kind == "hex":
            column, row = (int(number) for number in name.split(":"))
            return self.cell(column, row)
        letters = name.rstrip("0123456789")
        column = 0
        for letter in letters:
            column = column * 26 + ord(letter) - ord("a") + 1
        return self.cell(column - 1 + self.left, int(name[len(letters) :]) - 1 + self.top)

    def centre(self, cell: Cell) -> Point:
        """The centre of a cell on the lattice."""
        column, row = self.at(cell)
        return column * self.scale, row * self.scale

    def drawn(self, point: Point) -> tuple[float, float]:
        """Where a point of the lattice lies on paper, y downwards; the unit is the side of a cell."""
        x, y = point[0] / self.scale, point[1] / self.scale
        return (1.5 * x, sqrt(3) * (y + x / 2)) if self.kind == "hex" else (x, y)

    def spot(self, cell: Cell) -> Offset:
        """Where a cell stands in text, as (character, line): on every other character."""
        column, row = self.at(cell)
        x, y = column - self.left, row - self.top
        return 2 * x, 2 * y + x if self.kind == "hex" else y

    def draw(self, marks: Mapping[str, Cells]) -> str:
        """The canvas as text, with a letter per mask; later masks cover earlier ones."""
        letters = {self.spot(cell): "." for cell in each(self.canvas)}
        for letter, cells in marks.items():
            letters |= {self.spot(cell): letter for cell in each(cells & self.canvas)}
        return text_of(letters)


def steps(kind: Kind, offset: Offset) -> int:
    """How many steps an offset is long with nothing in the way."""
    columns, rows = offset
    if kind == "hex":
        return max(abs(columns), abs(rows), abs(columns + rows))
    return max(abs(columns), abs(rows))


def text_of(letters: Mapping[Offset, str]) -> str:
    """Text with each letter at its (character, line)."""
    lines: list[list[str]] = [[] for _ in range(max(y for _, y in letters) + 1)]
    for (x, y), letter in sorted(letters.items()):
        lines[y] += " " * (x - len(lines[y])) + letter
    return "\n".join("".join(line) for line in lines)


def hex_grid(width: int, height: int, left: int = 0, top: int = 0) -> Grid:
    """A canvas of hexes: `width` values of q from `left`, `height` values of r from `top`."""
    return Grid("hex", width, height, left, top)


def square_grid(width: int, height: int, left: int = 0, top: int = 0) -> Grid:
    """A canvas of squares: `width` columns from `left`, `height` rows from `top`."""
    return Grid("square", width, height, left, top)


@lru_cache(maxsize=1024)
def _frame(kind: Kind, width: int, height: int) -> Grid:
    return Grid(kind, width, height)


def hex_frame(width: int, height: int) -> Grid:
    """The standard canvas for so many columns and rows, the first at (0, 0).

    Its sizes are few, 31, 63, 127 and so on each way, so lines and areas are worked out once for all maps.
    """
    side = 31
    while max(width, height) > side:
        side = 2 * side + 1
    return _frame("hex", side, side)


def hex_canvas(coordinates: list[Offset], margin: int = 3) -> Grid:
    """The standard canvas laid so that all these hexes are on it with a free margin around them."""
    around = grid_around("hex", coordinates, margin)
    frame = hex_frame(around.width, around.height)
    return Grid("hex", frame.width, frame.height, around.left, around.top)


def grid_around(kind: Kind, coordinates: list[Offset], margin: int = 1) -> Grid:
    """The smallest grid that holds all these coordinates with a free margin around them."""
    if not coordinates:
        raise ValueError("A grid around no coordinates is empty; give at least one.")
    columns, rows = [column for column, _ in coordinates], [row for _, row in coordinates]
    left, top = min(columns) - margin, min(rows) - margin
    return Grid(kind, max(columns) + margin - left + 1, max(rows) + margin - top + 1, left, top)
