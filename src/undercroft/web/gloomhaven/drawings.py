"""Solved positions with what a page draws of them: the way that a monster goes, the line of sight."""

from __future__ import annotations

from msgspec import UNSET, Struct

from undercroft.games.gloomhaven.monsters.formats import Choice, Explained, Hex, Position, Query
from undercroft.games.gloomhaven.monsters.minds import Mind
from undercroft.games.gloomhaven.monsters.positions import Laid, explain_sight, lay, situation_of
from undercroft.scenes.gloomhaven.log.reasoning import explained_sight, explained_turn
from undercroft.space import Cell, Point
from undercroft.space.reasons import Line
from undercroft.text.words import Language

WIDTH = 2  # of a hex, in the lengths of its side


class Solved(Struct, frozen=True):
    """The focus, every result that the rules leave open, and why; for each result one of its ways."""

    focus: list[str]
    options: list[Choice]
    ways: list[list[Hex]]
    why: list[Explained]


class Looked(Struct, frozen=True):
    """Whether there is line of sight, and why; with a line that shows it.

    The line has two points, x and y in hundredths of a hex's width from the centre of hex (0, 0).
    `blocked`: walls that it crosses, each as the two hexes between which it stands.
    """

    los: bool
    why: list[Explained]
    line: tuple[tuple[int, int], tuple[int, int]]
    blocked: list[tuple[Hex, Hex]]


def solved(position: Position, language: Language) -> Solved:
    """A monster's turn."""
    result = explained_turn(language)(position)
    situation, laid = situation_of(position)
    mind = Mind(situation, look=False)
    ways = [_way(mind, laid, laid.cell(option.destination)) for option in result.options]
    return Solved(result.focus, result.options, ways, _told(result.why))


def _way(mind: Mind, laid: Laid, destination: Cell) -> list[Hex]:
    """The hexes entered, one by one."""
    if destination == mind.situation.cell:
        return []
    way = next(mind.ways_to(destination), ())
    return [laid.hex(cell) for cell in way if cell != mind.situation.cell]


def looked(query: Query, language: Language) -> Looked:
    """A line of sight."""
    told = explained_sight(language)(query)
    laid, sight = lay(query), explain_sight(query)
    middle = _point(query.start), _point(query.end)
    if not sight.lines:
        return Looked(sight.seen, _told(told.why), middle, [])
    line = min(sight.lines, key=_trouble)
    ends = (query.start, line.start), (query.end, line.end)
    start, end = [_point(hex, _off(laid, hex, point)) for hex, point in ends]
    on_map = [
        (one, other)
        for one, other in line.edges
        if laid.board.floor >> one & 1 and laid.board.floor >> other & 1
    ]
    blocked = [(laid.hex(one), laid.hex(other)) for one, other in on_map]
    return Looked(sight.seen, _told(told.why), (start, end), blocked)


def _off(laid: Laid, hex: Hex, point: Point) -> tuple[float, float]:
    """How far a corner lies from the centre of its hex, on paper."""
    grid = laid.board.grid
    x, y = grid.drawn(grid.centre(laid.cell(hex)))
    at = grid.drawn(point)
    return at[0] - x, at[1] - y


def _point(hex: Hex, off: tuple[float, float] = (0.0, 0.0)) -> tuple[int, int]:
    x, y = 1.5 * hex.q + off[0], 3**0.5 * (hex.r + hex.q / 2) + off[1]
    return round(100 * x / WIDTH), round(100 * y / WIDTH)


def _trouble(line: Line) -> int:
    return line.cells.bit_count() + len(line.edges) + len(line.posts)


def _told(why: object) -> list[Explained]:
    return [] if why is UNSET or not isinstance(why, list) else why
