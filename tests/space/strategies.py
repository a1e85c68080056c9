"""Random boards, and the same boards for the references."""

from __future__ import annotations

from typing import NamedTuple

from hypothesis import strategies as st

from undercroft.space import Board, Cell, Cells, Grid, Kind, board_of, each

from . import references as ref


class Drawn(NamedTuple):
    """A board and the same thing as coordinates."""

    board: Board
    floor: set[ref.Spot]
    walls: ref.Walls

    @property
    def grid(self) -> Grid:
        return self.board.grid

    def spots(self, cells: Cells) -> set[ref.Spot]:
        return {self.grid.at(cell) for cell in each(cells)}

    def neighbours(self) -> dict[ref.Spot, set[ref.Spot]]:
        around = ref.hex_neighbours if self.grid.kind == "hex" else ref.square_neighbours
        return {spot: around(spot, self.floor, self.walls) for spot in self.floor}


@st.composite
def grids(draw: st.DrawFn, kind: Kind | None = None, largest: int = 6, smallest: int = 1) -> Grid:
    kinds: tuple[Kind, ...] = (kind,) if kind else ("hex", "square")
    return Grid(
        draw(st.sampled_from(kinds)),
        draw(st.integers(smallest, largest)),
        draw(st.integers(smallest, largest)),
        draw(st.integers(-4, 4)),
        draw(st.integers(-4, 4)),
    )


@st.composite
def masks(draw: st.DrawFn, within: Cells, share: int = 2) -> Cells:
    """Some of the cells: about one in `share`, or all but one in `-share`."""
    cells = list(each(within))
    if not cells:
        return 0
    keep = [draw(st.integers(0, abs(share) - 1)) for _ in cells]
    return sum(1 << cell for cell, roll in zip(cells, keep) if (roll == 0) == (share > 0))


@st.composite
def boards(
    draw: st.DrawFn,
    kind: Kind | None = None,
    largest: int = 6,
    holes: int = 6,
    walls: int = 6,
    smallest: int = 1,
) -> Drawn:
    """A board with some cells missing and some walls between the others."""
    grid = draw(grids(kind, largest, smallest))
    floor = draw(masks(grid.canvas, -holes)) or grid.canvas
    return drawn(draw, grid, floor, walls)


def drawn(draw: st.DrawFn, grid: Grid, floor: Cells, walls: int) -> Drawn:
    edges = [
        (cell, cell + grid.shifts[side])
        for cell in each(grid.canvas)
        for side in grid.sides[: len(grid.sides) // 2]
        if grid.canvas >> cell + grid.shifts[side] & 1
    ]
    chosen = [edge for edge in edges if draw(st.integers(0, walls - 1)) == 0]
    board = board_of(grid, floor, chosen)
    pairs = ref.spots_of((grid.at(one), grid.at(other)) for one, other in chosen)
    inner = frozenset(wall for wall in pairs if all(floor >> grid.cell(*spot) & 1 for spot in wall))
    return Drawn(board, {grid.at(cell) for cell in each(floor)}, inner)


def cell_in(cells: Cells) -> st.SearchStrategy[Cell]:
    """One of the cells."""
    return st.sampled_from(list(each(cells)))
