"""Patterns of hexes and how far they reach, and ways to a target (GH-AOE, GH-ATK-16)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.records.whom import Area
from undercroft.games.gloomhaven.rules.who import enemies
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, Pattern, each, pattern_of


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
