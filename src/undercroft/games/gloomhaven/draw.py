"""The board as text: hexes in columns, their outlines where there are walls, marks for all that is on them.

A column has one q, which stands above and below it; a free hex shows its r. So `go 13:4` leads to the 4 in
the column 13.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, cast

from undercroft.games.gloomhaven.ground import GRID, Ground
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.state import Figure, HavenState
from undercroft.kernel import FigureId, Rules, View
from undercroft.space import Board, Cell, Cells, each, mask_of

WIDE = 4  # characters from one column to the next
Spot = tuple[int, int]
SIDES: Mapping[Spot, tuple[Spot, str]] = {  # by step to the neighbour: where that side is drawn, and how
    (0, -1): ((-1, -1), "___"),
    (0, 1): ((-1, 1), "___"),
    (1, -1): ((2, 0), "\\"),
    (1, 0): ((2, 1), "/"),
    (-1, 0): ((-2, 0), "/"),
    (-1, 1): ((-2, 1), "\\"),
}


def draw(rules: Rules[Any], seen: View) -> str:
    """All revealed rooms: doors, terrain, tokens, and the figures by their marks."""
    s: HavenState = seen.state
    found = cast(Library, rules.content).ground(s)
    closed = closed_doors(found, s.rooms)
    board = found.board.with_floor(closed)
    if not board.floor:
        return ""
    letters: dict[Spot, str] = {}
    for cell in each(board.floor):
        for (x, y), text in outline(board, cell):
            letters |= {(x + i, y): sign for i, sign in enumerate(text)}
    for cell, mark in signs(s, found, closed).items():
        x, y = spot_of(cell)
        letters |= {(x - 1 + i, y): sign for i, sign in enumerate(f"{mark:^3}")}
    return framed(letters, {GRID.at(cell)[0] for cell in each(board.floor)})


def spot_of(cell: Cell) -> Spot:
    """Where the middle of a hex is, as (character, line)."""
    q, r = GRID.at(cell)
    return WIDE * q, 2 * r + q


def outline(board: Board, cell: Cell) -> Iterator[tuple[Spot, str]]:
    """The sides of a hex that are walls: where the map ends, and where a wall parts two hexes."""
    x, y = spot_of(cell)
    reached = board.neighbours(1 << cell)
    for step, shift in zip(GRID.steps, GRID.shifts):
        if not reached >> cell + shift & 1:
            (right, down), text = SIDES[step]
            yield (x + right, y + down), text


def framed(letters: Mapping[Spot, str], columns: set[int]) -> str:
    """The letters line by line, with the numbers of the columns above and below."""
    left, top = min(x for x, _ in letters), min(y for _, y in letters)
    lines = [""] * (max(y for _, y in letters) - top + 1)
    for (x, y), sign in sorted(letters.items()):
        lines[y - top] = lines[y - top].ljust(x - left) + sign
    head = ""
    for q in sorted(columns):
        head = head.ljust(WIDE * q - left - 1) + f"{q:^3}"
    return "\n".join(line.rstrip() for line in (head, *lines, head))


def closed_doors(found: Ground, rooms: tuple[str, ...]) -> Cells:
    """Doors of revealed rooms that are still closed, locked ones too."""
    return mask_of(
        cell
        for cell, door in found.layout.doors.items()
        if door.kind == "door" and set(door.rooms) & set(rooms) and not found.floor >> cell & 1
    )


def signs(s: HavenState, found: Ground, closed: Cells) -> dict[Cell, str]:
    """The contents of each hex: its r behind what lies there, or the mark of a figure."""
    terrain = s.terrain
    lying = {
        ",": terrain.difficult,
        "~": terrain.hazardous,
        "_": terrain.plates,
        "^": terrain.trapped,
        "$": mask_of(cell for cell, _ in terrain.money),
        "!": mask_of(treasure.cell for treasure in terrain.treasures),
        "+": closed & found.closed,
        "=": closed & ~found.closed,
    }
    out = {cell: str(GRID.at(cell)[1]) for cell in each(found.floor | closed)}
    for sign, cells in lying.items():
        out |= {cell: f"{sign}{GRID.at(cell)[1]}" for cell in each(cells)}
    out |= dict.fromkeys(each(terrain.blocked), "###")
    marked = marks(s)
    for i, figure in s.figures.items():
        out |= dict.fromkeys(each(figure.cells), marked[i])
    return out


def marks(s: HavenState) -> dict[FigureId, str]:
    """Two signs each: letters of a character's class; a letter of the type, large for elite, and a number."""
    kinds = [figure.kind for figure in s.figures.values() if not figure.is_character]
    letters = _letters(tuple(dict.fromkeys(kinds)))
    return {i: mark_of(figure, letters) for i, figure in s.figures.items()}


@lru_cache(1 << 8)
def _letters(kinds: tuple[str, ...]) -> Mapping[str, str]:
    """A letter for each type, its own if it is free."""
    letters: dict[str, str] = {}
    for kind in kinds:
        words = kind.split("-")
        wishes = words[-1] + "".join(words) + "abcdefghijklmnopqrstuvwxyz"
        letters[kind] = next(sign for sign in wishes if sign not in letters.values())
    return letters


def mark_of(figure: Figure, letters: Mapping[str, str]) -> str:
    if figure.is_character:
        return figure.kind[:2].upper()
    letter = letters[figure.kind]
    number = str(figure.number % 10) if figure.number else "*"
    return (letter if figure.rank in ("", "normal") else letter.upper()) + number
