"""Objections: what stands against a hex or a figure, and those that many questions share."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, each

from .picture.boards import lying_on

NOBODY = FigureId(0)
FAR = 99  # what the ground calls the distance where there is no way


class Objection(NamedTuple):
    """The message `haven-not-<kind>`, the rule that forbids, and the numbers that prove it."""

    kind: str
    rule: str
    number: int = 0  # what it is: the range, the movement that is needed
    limit: int = 0  # what it may be
    who: FigureId = NOBODY
    what: str = ""  # lies there, or is wanted
    here: Cell = -1  # from where it is not seen


def unreached(g: Haven, here: Cell, cells: Cells, reach: int, rule: str = "") -> Objection | None:
    """Too far off, counted round walls (GH-DEF-13), or not in line of sight (GH-LOS-01)."""
    found = ground(g)
    far = min(found.apart(here, cell) for cell in each(cells))
    if far >= FAR:
        return Objection("apart", "GH-DEF-13")
    if far > reach:
        return Objection("range", rule or ("GH-LOS-11" if reach == 1 else "GH-LOS-10"), far, reach)
    return unseen(g, here, cells & found.within(here, reach))


def unseen(g: Haven, here: Cell, cells: Cells, rule: str = "GH-LOS-01") -> Objection | None:
    """A wall or a closed door is in every line (GH-LOS-03)."""
    return None if ground(g).seen_among(here, cells) else Objection("sight", rule, here=here)


def who_stands(g: Haven, cell: Cell) -> FigureId:
    """A figure in a hex, or nobody."""
    return next((i for i, f in g.state.figures.items() if f.cells >> cell & 1), NOBODY)


def taken(g: Haven, cell: Cell, rule: str, me: FigureId = NOBODY) -> Objection | None:
    """Somebody stands there, perhaps who would be moved."""
    there = [i for i, f in g.state.figures.items() if f.cells >> cell & 1]
    if not there:
        return None
    if there == [me]:
        return Objection("here", rule, who=me)
    return Objection("occupied", rule, who=next(i for i in there if i != me))


def shut(g: Haven, cell: Cell) -> Objection | None:
    """A door that is closed, and perhaps locked (GH-DOR-15, GH-SPC-07)."""
    found = ground(g)
    if found.floor >> cell & 1:
        return None
    return Objection("shut", "GH-DOR-15") if found.closed >> cell & 1 else Objection("locked", "GH-SPC-07")


def lying(g: Haven, cell: Cell, rule: str = "GH-DEF-09") -> Objection | None:
    """Something lies there, so that the hex is not empty."""
    terrain = g.state.terrain
    if not terrain.covered >> cell & 1:
        return None
    kinds = [kind for kind in lying_on(terrain, cell) if kind != "plate"]
    money = any(at == cell for at, _ in terrain.money)
    return Objection("covered", rule, what=kinds[0] if kinds else "money" if money else "treasure")


def filled(g: Haven, cell: Cell, free: Cells, rule: str, me: FigureId = NOBODY) -> Objection | None:
    """Why a hex is none of the free ones."""
    if free >> cell & 1:
        return None
    return shut(g, cell) or taken(g, cell, rule, me) or lying(g, cell)
