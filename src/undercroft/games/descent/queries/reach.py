"""`reach`: every place where a figure can end its movement, and what it costs (D2-MOV, D2-TER, D2-LRG)."""

from __future__ import annotations

from undercroft.games.descent.queries.formats import End, Reach, ReachQuery
from undercroft.games.descent.queries.positions import Position, position_of
from undercroft.games.descent.reach import Mover, Price, ends
from undercroft.parts.questions import BrokenQuery
from undercroft.space import Cell, Cells, each


def reach(query: ReachQuery) -> Reach:
    """The answer to one question."""
    position, mover = mover_of(query)
    place = position.place
    found: list[tuple[Cell, End]] = []
    for one in ends(place.terrain, mover, query.points):
        safe = priced(one.safe)
        for (cost, damage), cells in one.quick.items():
            for cell in each(cells):
                safe_cost, safe_damage = safe[cell]
                found.append((cell, End(place.at(cell), one.size, cost, damage, safe_cost, safe_damage)))
    found.sort(key=lambda one: (one[0], one[1].size))
    return Reach(query.id, [end for _, end in found])


def mover_of(query: ReachQuery) -> tuple[Position, Mover]:
    """The position, and the figure that moves in it."""
    position = position_of(bytes(query.map), bytes(query.figures))
    found = position.standing.get(query.mover)
    if found is None:
        raise BrokenQuery(f"mover: there is no figure {query.mover!r}.")
    figure, at = found
    if figure.kind != "figure":
        raise BrokenQuery(f"mover: {query.mover!r} is no figure.")
    friends = 0
    for other, cells in position.standing.values():
        if other.kind == "figure" and other.side == figure.side and other is not figure:
            friends |= cells
    return position, Mover(at, figure.size, friends, position.figures & ~friends & ~at, query.fly)


def priced(prices: dict[Price, Cells]) -> dict[Cell, Price]:
    """The price of each space."""
    return {cell: price for price, cells in prices.items() for cell in each(cells)}
