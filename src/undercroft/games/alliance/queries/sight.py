"""`sight`: arc, line, distance and obstacle defence from one character to another (DA-LOS, DA-CMB-10)."""

from __future__ import annotations

from undercroft.games.alliance.ground import STEPS
from undercroft.games.alliance.queries.formats import Sight, SightQuery, Square
from undercroft.games.alliance.queries.positions import Position, position_of, room_of
from undercroft.games.alliance.records.tiles import SIDES
from undercroft.parts.questions import BrokenQuery

SHOT = (2, 3)  # the distances of ranged attacks (DA-CMB-03)


def sight(query: SightQuery) -> Sight:
    """The answer to one question."""
    position = position_of(query, query.viewer, "from")
    viewer, target = ends_of(query, position)
    ground, one, other = position.ground, position.cell(viewer), position.cell(target)
    arc, far = in_arc(position, query.viewer, target), distance(viewer, target)
    line = adjacent = False
    if one is not None and other is not None:
        line, adjacent = ground.sees(one, other), ground.adjacent(one) >> other & 1 == 1
    crossed = crossed_by(query, position, target) if line else None
    defence = None
    if crossed is not None:
        defence = len(crossed) + (isinstance(query.target, str) and target in query.pits)
    return Sight(
        query.id,
        arc,
        line,
        arc and line,
        far,
        adjacent,
        crossed,
        defence,
        adjacent and arc,  # DA-CMB-02, DA-LOS-07
        arc and line and far in SHOT,  # DA-CMB-03
    )


def ends_of(query: SightQuery, position: Position) -> tuple[Square, Square]:
    """The squares of the one who looks and of the target."""
    viewer, target = position.figures[query.viewer].at, query.target
    if isinstance(target, str):
        found = position.figures.get(target)
        if found is None:
            raise BrokenQuery(f"to: there is no figure {target!r}.")
        target = found.at
    elif not any(given.cell == room_of(target) for given in query.tiles):
        raise BrokenQuery(f"to: there is no tile under the square {list(target)}.")
    if target == viewer:
        raise BrokenQuery("from and to are one square.")
    return viewer, target


def in_arc(position: Position, viewer: str, target: Square) -> bool:
    """Whether the target is not behind the one who looks, hero or monster (DA-LOS-02, DA-LOS-08)."""
    figure = position.figures[viewer]
    down, right = STEPS[SIDES[figure.facing]]
    return down * (target[0] - figure.at[0]) + right * (target[1] - figure.at[1]) >= 0


def distance(one: Square, other: Square) -> int:
    """How far apart two squares are, walls or no (DA-GEO-10)."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def crossed_by(query: SightQuery, position: Position, target: Square) -> list[str]:
    """The standing characters on squares whose inside the line crosses, by id (DA-CMB-10, DA-CMB-13).

    They never block it (DA-LOS-06).
    """
    one, other = position.cell(position.figures[query.viewer].at), position.cell(target)
    if one is None or other is None:
        return []
    met = position.ground.crossed(one, other) & position.standing
    if not met:
        return []
    squares = {figure.at: figure.id for figure in query.figures if not figure.defeated}
    return sorted(name for at, name in squares.items() if met >> (position.cell(at) or 0) & 1)
