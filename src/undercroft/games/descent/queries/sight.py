"""`sight`: which spaces of the target are seen, and how far away they are (D2-LOS, D2-RNG)."""

from __future__ import annotations

from undercroft.games.descent.ground import Terrain
from undercroft.games.descent.queries.formats import SeenSpace, Sight, SightQuery
from undercroft.games.descent.queries.positions import Position, position_of
from undercroft.games.descent.records.tiles import Square
from undercroft.parts.questions import BrokenQuery
from undercroft.space import Cell, Cells, each


def sight(query: SightQuery) -> Sight:
    """The answer to one question."""
    position, viewer, target = spaces_of(query)
    place, figures, sunk = position.place, position.figures & ~viewer, position.sunk & ~viewer
    seen = place.terrain.seen(viewer, target, figures, sunk)
    far = distances(place.terrain, viewer, target)
    return Sight(
        query.id,
        seen != 0,
        [SeenSpace(place.at(cell), seen >> cell & 1 == 1, far.get(cell)) for cell in each(target)],
    )


def spaces_of(query: SightQuery) -> tuple[Position, Cells, Cells]:
    """The position, the spaces of the one who looks, and those of the target."""
    position = position_of(bytes(query.map), bytes(query.figures))
    viewer, target = _spaces(position, query.viewer, "from"), _spaces(position, query.target, "to")
    if viewer & target:
        raise BrokenQuery("from and to share a space.")
    return position, viewer, target


def _spaces(position: Position, named: str | Square, what: str) -> Cells:
    """The spaces of a figure, or a space that a figure could stand in."""
    if isinstance(named, str):
        found = position.standing.get(named)
        if found is None:
            raise BrokenQuery(f"{what}: there is no figure {named!r}.")
        figure, cells = found
        if what == "from" and figure.kind != "figure":
            raise BrokenQuery(f"from: {named!r} is no figure.")
        return cells
    cell = 1 << position.place.cell(named, what)
    if cell & position.place.terrain.obstacles:
        raise BrokenQuery(f"{what}: the space {list(named)} is an obstacle.")
    if what == "from" and cell & position.figures:
        raise BrokenQuery(f"from: a figure stands in the space {list(named)}; give its id.")
    return cell


def distances(terrain: Terrain, start: Cells, goals: Cells) -> dict[Cell, int]:
    """How many spaces to count to each goal; one to which no way leads is left out (D2-RNG-12)."""
    found: dict[Cell, int] = {}
    spread, fresh, ring, count = terrain.board.openings.spread, terrain.open, start, 0
    while goals and ring:
        if ring & goals:
            for cell in each(ring & goals):
                found[cell] = count
            goals &= ~ring
        fresh &= ~ring
        ring = spread(ring) & fresh
        count += 1
    return found
