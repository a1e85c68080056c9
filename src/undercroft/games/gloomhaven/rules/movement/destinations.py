"""Where a move may end or be led on from (GH-MOV-01 to -06, GH-MOV-10)."""

from __future__ import annotations

from bisect import bisect_left
from typing import Protocol

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import GoOption, HexOption
from undercroft.games.gloomhaven.rules.movement.going import How, ends, going, rays, reached, steps_between
from undercroft.games.gloomhaven.rules.requirements import (
    OPEN,
    PASSABLE,
    empty,
    known_hexes,
    occupied,
    unoccupied,
    who_stands,
    why_covered,
    why_shut,
)
from undercroft.games.gloomhaven.rules.who import look_round
from undercroft.games.gloomhaven.state import Charm, Haven
from undercroft.kernel import Choice, FigureId, Objection, Requirement
from undercroft.parts.choosing import Actor
from undercroft.space import Cell, Cells, mask_of, nearest_free, reach, within

MOST = 2 * GRID.size  # more movement than any way takes
MUST = {"straight-line": "straight", "end-beside-obstacle": "beside-obstacle", "end-beside-giver": "beside"}


class Mover(Actor, Protocol):
    """The figure that moves, its movement, and the kind that the move must be."""

    @property
    def how(self) -> How: ...

    @property
    def points(self) -> int: ...

    @property
    def must(self) -> str: ...


def enterable(g: Haven, by: Mover, cells: Cells) -> Cells:
    """Characters may enter closed doors that are not locked (GH-MOV-18)."""
    return cells & (ground(g).paths if g.state.figures[by.figure].is_character else ground(g).board).floor


def with_room(g: Haven, by: Mover, cells: Cells) -> Cells:
    """Free hexes, and those beside the figure that can be passed if the movement leads off them."""
    it, here = going(g, by.figure, by.how), g.state.figures[by.figure].cells
    between = 0 if by.must else steps_between(g, by.figure, by.how, by.points, it)
    return cells & (it.free & ~here | between)


def why_no_room(g: Haven, by: Mover, cell: Cell) -> Objection:
    """Somebody stands there (GH-MOV-06), or an obstacle lies there (GH-MOV-04, GH-MOV-10)."""
    if who_stands(g, cell, by.figure):
        return occupied(g, cell, "GH-MOV-06", by.figure)
    return why_covered(g, by, cell, "GH-MOV-10" if by.how == "jump" else "GH-MOV-04")


def near_enough(g: Haven, by: Mover, cells: Cells) -> Cells:
    """The movement suffices; what is no end was looked at before."""
    it = going(g, by.figure, by.how)
    can = reached(g, by.figure, by.how, by.points, it) | ~it.free
    if by.must == "straight-line":
        can |= mask_of({ray[-1] for ray in rays(g, by.figure, by.how, by.points)})
    return cells & can


def why_not_near_enough(g: Haven, by: Mover, cell: Cell) -> Objection:
    """How much it takes, with a word of difficult terrain where that is what makes it so (GH-TER-18)."""
    needed = movement_needed(g, by, cell)
    if needed == MOST:
        return cut_off(g, by, cell)
    it = going(g, by.figure, by.how)
    on_even_ground = reach(g.state.figures[by.figure].cells, it.openings, by.points, it.allowed)
    if it.slow and on_even_ground >> cell & 1:
        return Objection("GH-TER-18", "difficult", needed, by.points)
    return Objection("GH-MOV-01", "movement", needed, by.points)


def movement_needed(g: Haven, by: Mover, cell: Cell) -> int:
    """The least movement with which the rules let a move end there; MOST where none does."""
    return bisect_left(range(MOST), True, key=lambda n: bool(ends(g, by.figure, by.how, n) >> cell & 1))


def cut_off(g: Haven, by: Mover, cell: Cell) -> Objection:
    """Which of enemies (GH-MOV-03) and obstacles (GH-MOV-04) is in the way, if one of them is all of it."""
    it, here = going(g, by.figure, by.how), g.state.figures[by.figure].cells
    for what, rule, gone in (
        ("enemies", "GH-MOV-03", look_round(g, by.figure)[0]),
        ("obstacles", "GH-MOV-04", g.state.terrain.blocked),
    ):
        if within(here, it.openings, allowed=it.allowed | gone) >> cell & 1:
            return Objection(rule, "cut-off", what=what)
    return Objection("GH-MOV-05", "cut-off", what="all")


def of_the_kind(g: Haven, by: Mover, cells: Cells) -> Cells:
    """The ends of a move that has to be of a certain kind."""
    if not by.must:
        return cells
    if by.must == "straight-line":
        return cells & mask_of({ray[-1] for ray in rays(g, by.figure, by.how, by.points)})
    if by.must == "end-beside-obstacle":
        return cells & ground(g).neighbours(g.state.terrain.blocked)
    charm = charm_of(g, by)
    return cells & ground(g).neighbours(g.state.figures[charm.by].cells) if charm else cells


def why_not_of_the_kind(g: Haven, by: Mover, cell: Cell) -> Objection:
    charm = charm_of(g, by)
    return Objection("GH-MOV-01", MUST[by.must], who=charm.by if charm else FigureId(0))


def charm_of(g: Haven, by: Mover) -> Charm | None:
    return next((charm for charm in g.state.charms if charm.figure == by.figure), None)


MOVED_TO: Choice[Haven, Mover] = Choice(
    "cell",
    GoOption,
    known_hexes,
    (
        Requirement("GH-MOV-18", why_shut, enterable),
        Requirement("GH-MOV-06", why_no_room, with_room),
        Requirement("GH-MOV-01", why_not_near_enough, near_enough),
        Requirement("GH-MOV-01", why_not_of_the_kind, of_the_kind),
    ),
)


# -- who must get out of the way


def nearest_of(g: Haven, by: Actor, free: Cells) -> Cells:
    """Of the free hexes those that take the fewest steps from where the figure is."""
    return nearest_free(g.state.figures[by.figure].cells, ground(g).board.openings, free)


ASIDE: Choice[Haven, Actor] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (unoccupied("GH-MOV-06"), OPEN, PASSABLE, Requirement("GH-MOV-06", "farther", nearest_of)),
)
OFF_AN_OBSTACLE: Choice[Haven, Actor] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (*empty("GH-MOV-16"), Requirement("GH-MOV-16", "farther", nearest_of)),
)
