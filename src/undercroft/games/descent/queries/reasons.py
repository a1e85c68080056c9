"""Why an answer is as it is: the rules that were used, and what they did here."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.descent.queries.formats import OddsQuery, ReachQuery, SightQuery
from undercroft.games.descent.queries.positions import Place, Position
from undercroft.games.descent.queries.reach import mover_of
from undercroft.games.descent.queries.sight import spaces_of
from undercroft.games.descent.reach import Mover, base_at, ends, stops, union, ways
from undercroft.parts.questions import Why
from undercroft.space import Cell, Cells, Line, Point, corner_sight, each


def why_sight(query: SightQuery) -> list[Why]:
    """For each space of the target the clear line, or all that stops the lines."""
    position, viewer, target = spaces_of(query)
    return [why for cell in each(target) for why in _looked(position, viewer, cell)]


def _looked(position: Position, viewer: Cells, cell: Cell) -> Iterator[Why]:
    place = position.place
    terrain, at = place.terrain, list(place.at(cell))
    if terrain.board.neighbours(viewer) >> cell & 1:
        yield Why("D2-LOS-07", f"{at} is adjacent, and needs no line.")
    elif terrain.in_pit(viewer):
        yield Why("D2-LOS-18", f"From a pit only adjacent spaces are seen, and {at} is not adjacent.")
    elif position.sunk & ~viewer & 1 << cell:
        yield Why("D2-LOS-18", f"The figure on {at} is in a pit, and is seen from adjacent spaces only.")
    else:
        figures = position.figures & ~viewer
        found = corner_sight(terrain.board, viewer, cell, figures | terrain.obstacles)
        if found.seen:
            start, end = map(_corner, (found.lines[0].start, found.lines[0].end))
            yield Why(found.rule, f"The line from the corner {start} to the corner {end} of {at} is free.")
        elif not found.lines:
            yield Why("D2-ADJ-03", f"{at} touches the space of the viewer, but no open edge leads there.")
        else:
            yield from _stopped(place, cell, figures, found.lines)


def _stopped(place: Place, cell: Cell, figures: Cells, lines: tuple[Line, ...]) -> Iterator[Why]:
    """All that stops at least one of the lines to a space."""
    terrain, at = place.terrain, list(place.at(cell))
    met = union(line.cells for line in lines)
    for rule, cells, what in (
        ("D2-LOS-08", met & figures & 1 << cell, "the figure itself, on"),
        ("D2-LOS-04", met & figures & ~(1 << cell), "the figure on"),
        ("D2-LOS-04", met & terrain.obstacles, "the obstacle"),
        ("D2-LOS-10", met & ~terrain.board.floor, "the edge of the map at"),
    ):
        for other in each(cells):
            yield Why(rule, f"Lines to {at} are stopped by {what} {list(place.at(other))}.")
    for one, other in sorted({edge for line in lines for edge in line.edges}):
        sides = f"{list(place.at(one))} and {list(place.at(other))}"
        yield Why("D2-LOS-10", f"Lines to {at} are stopped by the wall or door between {sides}.")
    for post in sorted({post for line in lines for post in line.posts}):
        ends = "where walls, doors or the edge of the map meet"
        yield Why("D2-LOS-10", f"Lines to {at} are stopped at {_corner(post)}, {ends}.")


def _corner(point: Point) -> list[int]:
    """A corner in the coordinates of the map: the space [x, y] has the corners [x, y] to [x + 1, y + 1]."""
    return [(point[0] + 1) // 2, (point[1] + 1) // 2]


def why_reach(query: ReachQuery) -> list[Why]:
    """The reason that shuts off each space that touches one of those reached."""
    position, mover = mover_of(query)
    place = position.place
    terrain = place.terrain
    if terrain.in_pit(mover.at):
        return [Why("D2-TER-14", "The figure is in a pit, and cannot leave it by movement.")]
    reached = union(
        base_at(terrain, one.size, cell)
        for one in ends(terrain, mover, query.points)
        for cell in each(one.cells)
    )
    passed = reached | union(ways(terrain, mover, mover.at, query.points).values())
    touching = (
        union(terrain.board.grid.around(cell) for cell in each(reached)) & terrain.board.floor & ~reached
    )
    return [_shut(place, mover, query.points, cell, passed) for cell in each(touching)]


def _shut(place: Place, mover: Mover, points: int, cell: Cell, passed: Cells) -> Why:
    """Why a space is none of those where the figure can be in the end."""
    terrain, at, bit = place.terrain, list(place.at(cell)), 1 << cell
    if bit & terrain.obstacles:
        return Why("D2-MOV-06", f"{at} is an obstacle.")
    if bit & mover.foes:
        return Why("D2-MOV-06", f"A figure of the other side stands on {at}.")
    if bit & mover.friends:
        if bit & terrain.pits and not (mover.flies or mover.is_large):
            return Why("D2-TER-29", f"A figure of its own side is in the pit {at}.")
        return Why("D2-MOV-09", f"A figure of its own side stands on {at}.")
    if not bit & stops(terrain, mover):
        return Why("D2-LRG-05", f"There is no room for the base on {at}.")
    if not bit & terrain.board.neighbours(passed | mover.at):
        return Why("D2-MOV-14", f"A wall or closed door lies before {at}.")
    falls = 0 if mover.flies or mover.is_large else terrain.pits
    if not bit & terrain.board.neighbours(passed & ~falls | mover.at):
        return Why("D2-TER-09", f"The movement ends in the pit before {at}.")
    if bit & terrain.water and not mover.flies:
        return Why("D2-TER-06", f"{at} is water, and {points} movement points do not lead there.")
    return Why("D2-MOV-02", f"{points} movement points do not lead to {at}.")


def why_odds(query: OddsQuery) -> list[Why]:
    """The rules that an attack of this kind uses."""
    used = [
        ("blue" in query.attack, "D2-ATK-21", "An X on the blue die is a miss, whatever else is shown."),
        (query.rerolls, "D2-ATK-25", "Rerolls are used in their order, each knowing all dice as they lie."),
        (query.cancel, "D2-SRG-11", "The defender cancels surges before any is spent."),
        (query.toll, "D2-SRG-13", "Surges are given up for nothing else, or the attack misses."),
        (query.distance, "D2-RNG-04", "The attack misses if its range stays below the distance."),
        (query.abilities, "D2-SRG-05", "Each surge ability is used once at most, for the most damage."),
        (query.pierce, "D2-PRP-10", "Pierce ignores shields."),
        (True, "D2-DMG-01", "Hearts that no shield cancels are damage."),
    ]
    return [Why(rule, text) for applies, rule, text in used if applies]
