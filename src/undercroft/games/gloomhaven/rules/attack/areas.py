"""Where attacks reach: range and line of sight, patterns of hexes, ways to a target (GH-LOS, GH-AOE)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.whom import Area
from undercroft.games.gloomhaven.rules.who import enemies, look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, Pattern, each, hanging, pattern_of, touching


def in_range(g: Haven, figure: FigureId, reach: int) -> list[FigureId]:
    """Enemies in range and sight; for melee those next to it (GH-LOS-07, GH-LOS-10, GH-LOS-11, GH-TER-22)."""
    here, found = g.state.figures[figure].cell, ground(g)
    seen = found.neighbours(1 << here) if reach == 1 else found.in_sight(here, reach)
    return targetable(g, figure, seen)


def hit_by(g: Haven, figure: FigureId, area: Cells) -> list[FigureId]:
    """Enemies in the pattern and in line of sight, however far (GH-AOE-04, GH-AOE-07, GH-AOE-08, GH-LOS-12).

    Allies in it suffer nothing (GH-AOE-09).
    """
    return targetable(g, figure, ground(g).seen_among(g.state.figures[figure].cell, area))


def targetable(g: Haven, figure: FigureId, cells: Cells) -> list[FigureId]:
    """Enemies in these hexes, never allies or who is invisible (GH-ATK-02, GH-AOE-10, GH-LOS-13)."""
    return [i for i, f in enemies(g, figure).items() if f.cells & cells and not f.suffers("invisible")]


def placements(g: Haven, figure: FigureId, area: Area, reach: int) -> list[Cells]:
    """Every way to turn, mirror and lay the pattern that hits somebody (GH-AOE-01, GH-AOE-02).

    Equal groups of hexes are one; it hangs on the attacker or lies anywhere in range (GH-AOE-E1, GH-AOE-E2).
    """
    here, found = g.state.figures[figure].cell, ground(g)
    pattern = pattern_from(area)
    if area.origin == "self":
        laid = hanging(GRID, pattern, here)
    else:
        laid = touching(GRID, pattern, reach_with_walls(g, here, reach))
    foes = 0
    for i in targetable(g, figure, found.seen_among(here, look_round(g, figure)[0])):
        foes |= g.state.figures[i].cells
    return [cells for cells in laid if cells & foes]


def reach_with_walls(g: Haven, here: Cell, reach: int) -> Cells:
    """One of these must be covered: hexes in range, wall hexes beside one nearer (GH-AOE-05, GH-AOE-06)."""
    found = ground(g)
    inner = found.within(here, reach - 1) if reach else 0
    beside = 0
    for shift in GRID.shifts:
        beside |= inner << shift if shift > 0 else inner >> -shift
    return found.within(here, reach) | beside & GRID.canvas & ~found.floor


def ways_between(g: Haven, figure: FigureId, target: FigureId) -> list[Cells]:
    """The shortest ways to a figure, its own hex included; of those that meet the same figures one."""
    start, end = g.state.figures[figure].cell, g.state.figures[target].cell
    found, foes = ground(g), 0
    for f in enemies(g, figure).values():
        foes |= f.cells
    ways = {end: [1 << end]}
    frontier = [end]
    while start not in ways:
        after: dict[Cell, list[Cells]] = {}
        for cell in frontier:
            for other in each(found.neighbours(1 << cell)):
                if found.apart(start, other) < found.apart(start, cell):
                    after.setdefault(other, []).extend(way | 1 << other for way in ways[cell])
        ways, frontier = after, list(after)
    distinct = {way & foes: way & ~(1 << start) for way in ways[start]}
    return list(distinct.values())


@lru_cache(256)
def pattern_from(area: Area) -> Pattern:
    """The pattern of a card; the grey hex is its origin (GH-AOE-03)."""
    return pattern_of(area.hexes, (0, 0) if area.origin == "self" else None)
