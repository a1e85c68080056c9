"""The ground of a cave that grows: doors of tiles as they lie, and ways through them. Pure functions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from undercroft.space import Board, Cell, Cells, Edge, board_of, square_grid

from .records import LanternContent
from .state import Laid

GRID = square_grid(33, 33)
GATES = (GRID.cell(16, 16), GRID.cell(17, 16))  # where the delvers begin, by seat
STEPS = {"e": (1, 0), "s": (0, 1), "w": (-1, 0), "n": (0, -1)}
SHIFTS = {side: GRID.shift(step) for side, step in STEPS.items()}  # a cell is a number, and so is a step
ROUND = "nesw"  # going round to the right
OPPOSITE = {"n": "s", "s": "n", "e": "w", "w": "e"}
KEPT = 256  # boards at hand: every tile makes another, and old ones must go


def doors(content: LanternContent, laid: Laid) -> str:
    """The sides on which a tile has doors as it lies."""
    return _turned(content.tile[laid.tile].doors, laid.turns)


@lru_cache(KEPT)
def _turned(sides: str, turns: int) -> str:
    return "".join(ROUND[(ROUND.index(side) + turns) % 4] for side in sides)


def beside(cell: Cell, side: str) -> Cell | None:
    """The cell across a side; none beyond the edge of the table."""
    other = cell + SHIFTS[side]
    return other if GRID.canvas >> other & 1 else None


def across_doors(content: LanternContent, laid: Mapping[Cell, Laid], cell: Cell) -> dict[Cell, str]:
    """The cells behind the doors of a tile, laid or dark; from a laid one a door must lead back."""
    found = {}
    for side in doors(content, laid[cell]):
        other = beside(cell, side)
        if other is not None and (other not in laid or OPPOSITE[side] in doors(content, laid[other])):
            found[other] = side
    return found


def fitting_turns(content: LanternContent, tile: str, side: str) -> tuple[int, ...]:
    """How a tile can be turned so that a door leads back to whoever comes through this side."""
    ways = {frozenset(doors(content, Laid(tile, turns))): turns for turns in reversed(range(4))}
    return tuple(sorted(turns for out, turns in ways.items() if OPPOSITE[side] in out))


def board(content: LanternContent, laid: Mapping[Cell, Laid]) -> Board:
    """Floor and walls of what is laid."""
    walls: list[tuple[Cell, Cell]] = []
    for cell, tile in laid.items():
        out = doors(content, tile)
        walls += [
            (cell, other)
            for side in ROUND
            if (other := beside(cell, side)) in laid
            and other is not None
            and (side not in out or OPPOSITE[side] not in doors(content, laid[other]))
        ]
    return _board(sum(1 << cell for cell in laid), tuple(sorted({_edge(*wall) for wall in walls})))


def _edge(one: Cell, other: Cell) -> Edge:
    return (one, other) if one < other else (other, one)


@lru_cache(KEPT)
def _board(floor: Cells, walls: tuple[Edge, ...]) -> Board:
    return board_of(GRID, floor, walls)


def frontier(content: LanternContent, laid: Mapping[Cell, Laid]) -> Cells:
    """Dark cells that a door leads to."""
    dark = 0
    for cell in laid:
        for other in across_doors(content, laid, cell):
            dark |= 1 << other if other not in laid else 0
    return dark
