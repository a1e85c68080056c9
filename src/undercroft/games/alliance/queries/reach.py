"""`reach`: every square where a character can end its movement, and the least price (DA-MOV, DA-DOR)."""

from __future__ import annotations

from undercroft.games.alliance.queries.doors import Opened, Search
from undercroft.games.alliance.queries.formats import End, Figure, Reach, ReachQuery
from undercroft.games.alliance.queries.positions import Position, position_of
from undercroft.games.alliance.reach import Mover, ends
from undercroft.parts.questions import BrokenQuery
from undercroft.space import each


def reach(query: ReachQuery) -> Reach:
    """The answer to one question."""
    position, mover = mover_of(query)
    if query.open == "none":
        found = ends(position.ground, mover, query.speed)
        costs = sorted((cell, cost) for cost, cells in found.items() for cell in each(cells))
        return Reach(query.id, [End(position.at(cell), cost) for cell, cost in costs])
    opened = opened_ways(query, position, mover)
    return Reach(
        query.id,
        [
            End(position.at(cell), way.cost, [position.border(border) for border in way.borders])
            for cell, way in sorted(opened.items())
        ],
    )


def opened_ways(query: ReachQuery, position: Position, mover: Mover) -> dict[int, Opened]:
    """The squares where it can end if it opens borders on its way."""
    return Search(position.ground, mover, query.speed, query.open == "sure").ends()


def mover_of(query: ReachQuery) -> tuple[Position, Mover]:
    """The position, and the character that moves in it."""
    position = position_of(query, query.mover, "mover")
    figure = position.figures[query.mover]
    if figure.side == "monster" and query.open != "none":
        raise BrokenQuery(f'open: {query.mover!r} is a monster, and opens nothing; give "none".')
    at = position.cell(figure.at)
    assert at is not None
    enemies = 0
    for other in query.figures:
        if not other.defeated and is_enemy(figure, other, query.pvp):
            cell = position.cell(other.at)
            enemies |= 0 if cell is None else 1 << cell
    others = (position.standing | position.lying) & ~enemies & ~(1 << at)
    pits = 0 if figure.ignore_pit else position.pits
    return position, Mover(at, enemies, others, pits, figure.leave_penalty == 1)


def is_enemy(figure: Figure, other: Figure, pvp: bool) -> bool:
    """Whether two characters are enemies: heroes of two alliances only with PvP on (DA-MOV-11)."""
    if (figure.side == "monster") != (other.side == "monster"):
        return True
    return pvp and figure.side != other.side
