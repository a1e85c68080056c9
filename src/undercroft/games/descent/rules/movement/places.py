"""Places to stand: empty spaces, the closest of them, room for a base (D2-ADJ, D2-LRG)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.descent.rules.quests.limits import barred, boulders
from undercroft.games.descent.rules.values import size_of
from undercroft.games.descent.rules.who import occupied_by_others
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import FigureId
from undercroft.parts.figures import occupied
from undercroft.parts.placing import places_here, places_to_end
from undercroft.space import Cells, Pattern, nearest_free, pattern_of


def empty_spaces(g: Descent) -> Cells:
    """The spaces without figure and obstacle (D2-ADJ-09 to D2-ADJ-13, D2-ADJ-10, D2-KO-12)."""
    return ground(g).terrain.open & ~occupied(g.state.figures.values()) & ~boulders(g)


def closest_empty(g: Descent, around: Cells, allowed: Cells) -> Cells:
    """The closest empty spaces to some spaces, all that tie (D2-ADJ-14)."""
    found = ground(g)
    return nearest_free(around, found.board.openings, empty_spaces(g) & allowed, found.terrain.open)


@lru_cache(16)
def base_of(size: tuple[int, int]) -> Pattern:
    """The base of a figure as a pattern."""
    return pattern_of((x, y) for x in range(size[0]) for y in range(size[1]))


def bases_on(g: Descent, figure: FigureId, cell: Cells) -> tuple[Cells, ...]:
    """All ways in which a large figure can stand so that it covers a space (D2-LRG-03 to D2-LRG-05)."""
    taken = occupied_by_others(g, figure) | ground(g).terrain.obstacles | barred(g, figure)
    return places_here(ground(g).board, base_of(size_of(g, figure)), cell, taken)


def bases_near(g: Descent, figure: FigureId, cell: Cells) -> tuple[Cells, ...]:
    """The same as near to the space as it fits (D2-LRG-14)."""
    taken = occupied_by_others(g, figure) | ground(g).terrain.obstacles | barred(g, figure)
    return places_to_end(ground(g).board, base_of(size_of(g, figure)), cell, taken)


def bases_about(g: Descent, figure: FigureId, cells: Cells) -> tuple[Cells, ...]:
    """The ways to stand on some spaces; where its base has no room there, the nearest ones."""
    return bases_on(g, figure, cells) or bases_near(g, figure, cells)


def is_large(g: Descent, figure: FigureId) -> bool:
    """Does the figure occupy more than one space (D2-LRG-01)?"""
    return size_of(g, figure) != (1, 1)
