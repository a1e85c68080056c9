"""Lines of sight as they can be drawn: the clear line, or the one that fails least with what stops it."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.ground import GRID, Ground
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import IllegalAnswer, Seat
from undercroft.parts.ground import FAR
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import phrasebook_of
from undercroft.space import Board, Cell, Point, each
from undercroft.space.reasons import Line, strict_corner_sight
from undercroft.text.narrator import Narrator

WIDTH = 2  # of a hex, in the lengths of its side


def cell_named(name: str) -> Cell:
    """The hex of that name."""
    try:
        return GRID.parse(name)
    except ValueError as error:
        raise IllegalAnswer(str(error)) from error


def sight(g: Haven, seat: Seat, start: str, end: str, narrator: Narrator) -> shapes.SightLine:
    """Whether one hex sees the other (GH-LOS-01), with the line and what blocks it."""
    found = ground(g)
    here, there = cell_named(start), cell_named(end)
    judged = strict_corner_sight(found.board, here, there)
    apart = found.apart(here, there) if found.floor >> here & 1 else FAR
    how = "adjacent" if judged.rule == "GH-LOS-05" else "seen" if judged.seen else "unseen"
    if judged.rule == "GH-LOS-02":
        how = "off"
    text = phrasebook_of(narrator).say(
        "haven-sight", start=start, end=end, how=how, range=apart if apart < FAR else 0
    )
    if not judged.lines:
        ends = (_hundredths(GRID.centre(here)), _hundredths(GRID.centre(there)))
        return shapes.SightLine(judged.seen, ends, text)
    line = min(judged.lines, key=_trouble)
    return shapes.SightLine(
        judged.seen,
        (_hundredths(line.start), _hundredths(line.end)),
        text,
        tuple(dict.fromkeys(_walls(found, line))),
        tuple(GRID.name(cell) for cell in each(line.cells & GRID.canvas)),
    )


def _trouble(line: Line) -> int:
    return line.cells.bit_count() + len(line.edges) + len(line.posts)


def _hundredths(point: Point) -> tuple[int, int]:
    """A point in hundredths of a hex's width from the centre of hex 0:0."""
    x, y = GRID.drawn(point)
    return round(100 * x / WIDTH), round(100 * y / WIDTH)


def _walls(found: Ground, line: Line) -> Iterator[tuple[str, int]]:
    """Sides of hexes that stop the line: walls that it crosses, and those round solid hexes and corners."""
    for one, other in line.edges:
        yield GRID.name(one), GRID.step_between(one, other)
    board = found.board
    for cell in each(board.floor):
        for side in _walled(board, cell):
            if line.cells >> cell + GRID.shifts[side] & 1 or _touches(cell, side, line.posts):
                yield GRID.name(cell), side


def _walled(board: Board, cell: Cell) -> Iterator[int]:
    """The sides of a hex that are walls."""
    for side, open_to in enumerate(board.open_steps):
        if not open_to >> cell & 1:
            yield side


def _touches(cell: Cell, side: int, posts: tuple[Point, ...]) -> bool:
    """Does this side of a hex end in one of these corners?"""
    if not posts:
        return False
    x, y = GRID.centre(cell)
    ends = [(x + GRID.corners[i][0], y + GRID.corners[i][1]) for i in (side - 1, side)]
    return any(end in posts for end in ends)
