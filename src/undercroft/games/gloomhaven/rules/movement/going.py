"""Where a figure can go: what a kind of movement allows, what it takes, the ways (GH-MOV)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.rules.movement.entering import harmful_hexes, ignored, slow_hexes
from undercroft.games.gloomhaven.rules.who import look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, Layers, Openings, each, layers, reach, shortest_path

How = Literal["walk", "jump", "fly"]


class Going(NamedTuple):
    """Where a figure can pass, which hexes harm it, which cost 2, where it may end."""

    openings: Openings
    allowed: Cells
    bad: Cells
    slow: Cells
    free: Cells


def going(g: Haven, figure: FigureId, how: How) -> Going:
    """The hexes that a kind of movement allows.

    On foot through allies (GH-MOV-02), not through enemies (GH-MOV-03) or obstacles (GH-MOV-04); walls stop
    all (GH-MOV-05); nobody ends where somebody stands (GH-MOV-06). A jump passes figures and terrain
    (GH-MOV-09), but ends on free ground (GH-MOV-10); who flies may end on any terrain (GH-MOV-12, GH-MOV-14).
    Closed doors are for characters (GH-MOV-18). Difficult terrain costs more on foot (GH-TER-18, GH-TER-19).

    Nobody spends more than is left (GH-TER-20) or walks into obstacles (GH-TER-21), and jumps do not end on
    them (GH-TER-23); closed doors are walls for all but characters (GH-SUM-14).
    """
    s, found = g.state, ground(g)
    theirs, ours = look_round(g, figure)
    board = found.paths if s.figures[figure].is_character else found.board
    floor, blocked = board.floor, s.terrain.blocked
    if how == "fly":
        return Going(board.openings, floor, 0, 0, floor & ~theirs & ~ours)
    without_effect = ignored(g, figure)
    bad, slow = harmful_hexes(g, without_effect), slow_hexes(g, without_effect)
    free = floor & ~theirs & ~ours & ~blocked
    allowed = floor if how == "jump" else floor & ~theirs & ~blocked
    return Going(board.openings, allowed, bad, slow, free)


def flood(g: Haven, figure: FigureId, how: How, points: int) -> tuple[Going, Layers]:
    """The cost of reaching each hex: fewest harmful hexes, then least movement."""
    it = going(g, figure, how)
    here = g.state.figures[figure].cells
    return it, layers(
        here, it.openings, it.allowed | here, bad=it.bad, slow=it.slow, limit=points, last_only=how == "jump"
    )


def ends(g: Haven, figure: FigureId, how: How, points: int) -> Cells:
    """Hexes in which the move may end (GH-MOV-06, GH-MOV-10)."""
    it = going(g, figure, how)
    return reached(g, figure, how, points, it) & it.free & ~g.state.figures[figure].cells


def reached(g: Haven, figure: FigureId, how: How, points: int, it: Going) -> Cells:
    """Hexes that the movement suffices for, whether it may end there or not."""
    if how == "jump":
        return flood(g, figure, how, points)[1].reached
    return reach(g.state.figures[figure].cells, it.openings, points, it.allowed, it.slow)


def steps_between(g: Haven, figure: FigureId, how: How, points: int, it: Going) -> Cells:
    """Neighbouring hexes that can be passed but not ended on, if the rest of the movement leads off them."""
    if points < 2:
        return 0
    here = g.state.figures[figure].cells
    slow = it.slow if how == "walk" else 0
    found = 0
    for cell in each(it.openings.spread(here) & it.allowed & ~it.free):
        left = points - 1 - (slow >> cell & 1)
        beyond = reach(1 << cell, it.openings, left, it.allowed | here, slow) if left > 0 else 0
        if beyond & (it.free | here) & ~(1 << cell):
            found |= 1 << cell
    return found


def way_to(g: Haven, figure: FigureId, how: How, points: int, goal: Cell, must: str = "") -> tuple[Cell, ...]:
    """The way with the fewest harmful hexes, then the least movement, then to the lower cell (GH-MMV-19)."""
    if must == "straight-line":
        return next(ray for ray in rays(g, figure, how, points) if ray[-1] == goal)
    _, known = flood(g, figure, how, points)
    way = shortest_path(known, goal)
    if way is None:  # a hex to pass, beside the figure
        return (goal,)
    return way[1:]


def rays(g: Haven, figure: FigureId, how: How, points: int) -> list[tuple[Cell, ...]]:
    """All straight ways that can be gone and end on a free hex."""
    it, here = going(g, figure, how), g.state.figures[figure].cell
    grid, found = ground(g).board.grid, []
    for shift in grid.shifts:
        ray: tuple[Cell, ...] = ()
        at, left = here, points
        while it.openings.spread(1 << at) >> at + shift & 1 and it.allowed >> at + shift & 1:
            at += shift
            left -= 1 + (it.slow >> at & 1 if how == "walk" else 0)
            if left < 0:
                break
            ray = (*ray, at)
            if it.free >> at & 1:
                found.append(ray)
    return found


def may_stop(g: Haven, figure: FigureId, how: How, points: int, moved: int) -> bool:
    """Nobody else stands here; a jumper can land here and pay for difficult ground (GH-MOV-06, GH-MOV-11)."""
    if not moved:
        return True
    it, here = going(g, figure, how), g.state.figures[figure].cell
    if not it.free >> here & 1:
        return False
    return how != "jump" or not it.slow >> here & 1 or points >= 1
