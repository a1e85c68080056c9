"""Requirements that many questions share: an empty hex, range and line of sight (GH-DEF-09, GH-LOS-01)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed
from undercroft.games.gloomhaven.rules.who import taken
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId, Objection, Requirement
from undercroft.parts.choosing import Actor
from undercroft.parts.ground import FAR
from undercroft.parts.objections import Unseen
from undercroft.space import Cell, Cells, each

NOBODY = FigureId(0)

Reach = Callable[[Haven, Any], int]
Requirements = tuple[Requirement[Haven, Any], ...]


def known_hexes(g: Haven, by: object) -> Cells:
    """Every hex that lies open, and the doors that can be seen."""
    return ground(g).known


def here(g: Haven, by: Actor) -> Cell:
    return g.state.figures[by.figure].cell


# -- empty hexes


def why_shut(g: Haven, by: object, cell: Cell) -> Objection:
    """A closed door is a wall (GH-DOR-15), and a locked one is nobody's way (GH-SPC-07)."""
    shut = ground(g).closed >> cell & 1
    return Objection("GH-DOR-15", "shut") if shut else Objection("GH-SPC-07", "locked")


OPEN: Requirement[Haven, object] = Requirement(
    "GH-DOR-15", why_shut, lambda g, by, cells: cells & ground(g).floor
)


def who_stands(g: Haven, cell: Cell, me: FigureId = NOBODY) -> FigureId:
    """The figure in a hex, others before oneself; 0 for nobody."""
    there = [i for i, f in g.state.figures.items() if f.cells >> cell & 1]
    return next((i for i in there if i != me), me if there else NOBODY)


def occupied(g: Haven, cell: Cell, rule: str, me: FigureId = NOBODY) -> Objection:
    """Somebody stands there, perhaps who would be moved."""
    there = who_stands(g, cell, me)
    return Objection(rule, "here" if there == me else "occupied", who=there)


def unoccupied(rule: str) -> Requirement[Haven, Any]:
    """Nobody stands there."""
    return Requirement(
        rule,
        lambda g, by, cell: occupied(g, cell, rule, getattr(by, "figure", NOBODY)),
        lambda g, by, cells: cells & ~taken(g),
    )


def why_covered(g: Haven, by: object, cell: Cell, rule: str = "GH-DEF-09") -> Objection:
    """The tile or token there: an obstacle, a trap, money; plates do not count (GH-TER-28)."""
    terrain = g.state.terrain
    lying = (
        ("obstacle", terrain.blocked),
        ("trap", terrain.trapped),
        ("difficult", terrain.difficult),
        ("hazard", terrain.hazardous),
        ("money", sum(1 << at for at, _ in terrain.money)),
    )
    return Objection(rule, "covered", what=next((it for it, at in lying if at >> cell & 1), "treasure"))


BARE: Requirement[Haven, object] = Requirement(
    "GH-DEF-09", why_covered, lambda g, by, cells: cells & ~g.state.terrain.covered
)
PASSABLE: Requirement[Haven, object] = Requirement(
    "GH-DEF-09", why_covered, lambda g, by, cells: cells & ~g.state.terrain.blocked
)


def empty(rule: str) -> Requirements:
    """No figure, token or tile but plates and open doors (GH-DEF-09, GH-DEF-10, GH-DEF-11, GH-TRE-09)."""
    return OPEN, unoccupied(rule), BARE


def beside(rule: str, of: Callable[[Haven, Any], Cells]) -> Requirement[Haven, Any]:
    """Next to some hexes, with no wall or closed door between (GH-DEF-12)."""
    return Requirement(
        rule,
        lambda g, by, cell: too_far(g, cell, of(g, by), 1, rule),
        lambda g, by, cells: cells & ground(g).neighbours(of(g, by)),
    )


# -- range and line of sight


def too_far(g: Haven, one: Cell, cells: Cells, reach: int, rule: str = "") -> Objection:
    """How far it is, counted round walls, and how far it may be (GH-DEF-13)."""
    far = min(ground(g).apart(one, cell) for cell in each(cells))
    if far >= FAR:
        return Objection("GH-DEF-13", "apart")
    return Objection(rule or ("GH-LOS-11" if reach == 1 else "GH-LOS-10"), "range", far, reach)


def unseen(g: Haven, by: Actor, one: Any, rule: str = "GH-LOS-01") -> Objection:
    """A wall or a closed door is in every line (GH-LOS-03)."""
    return Unseen(rule, "sight", here=here(g, by))


def hexes_in_sight(reach: Reach) -> Requirements:
    """Hexes in range, then those of them that are seen (GH-LOS-10, GH-LOS-01)."""
    return (
        Requirement(
            "GH-LOS-10",
            lambda g, by, cell: too_far(g, here(g, by), 1 << cell, reach(g, by)),
            lambda g, by, cells: cells & ground(g).within(here(g, by), reach(g, by)),
        ),
        Requirement("GH-LOS-01", unseen, lambda g, by, cells: ground(g).seen_among(here(g, by), cells)),
    )


def tile_on(g: Haven, cell: Cell) -> Cells:
    """All hexes of the obstacle that lies on a hex."""
    return next((cells for cells in g.state.terrain.obstacles if cells >> cell & 1), 0)


def loose(g: Haven, by: object, tiles: Iterable[Cells]) -> list[Cells]:
    held = fixed(g)
    return [cells for cells in tiles if not cells & held]


NO_OBSTACLE = ("GH-TER-26", "no-obstacle")
LOOSE: Requirement[Haven, object] = Requirement("GH-SPC-11", "fixed", loose)


def tiles_in_sight(reach: Reach, rule: str = "") -> Requirements:
    """The same for obstacles: one of their hexes."""

    def near(g: Haven, by: Actor, tiles: Iterable[Cells]) -> list[Cells]:
        within = ground(g).within(here(g, by), reach(g, by))
        return [cells for cells in tiles if cells & within]

    def seen(g: Haven, by: Actor, tiles: Iterable[Cells]) -> list[Cells]:
        in_sight = ground(g).in_sight(here(g, by), reach(g, by))
        return [cells for cells in tiles if cells & in_sight]

    return (
        Requirement(
            rule or "GH-LOS-10",
            lambda g, by, cell: too_far(g, here(g, by), tile_on(g, cell), reach(g, by), rule),
            near,
        ),
        Requirement("GH-LOS-01", unseen, seen),
    )


# -- figures


def figures_in_sight(reach: Reach) -> Requirements:
    """The same for figures: one of their hexes; obstacles block nothing (GH-LOS-07, GH-LOS-11, GH-TER-22)."""

    def near(g: Haven, by: Actor, some: Iterable[FigureId]) -> list[FigureId]:
        figures, found, at, far = g.state.figures, ground(g), here(g, by), reach(g, by)
        within = found.neighbours(1 << at) if far == 1 else found.within(at, far)
        return [i for i in some if figures[i].cells & within]

    def seen(g: Haven, by: Actor, some: Iterable[FigureId]) -> list[FigureId]:
        figures, in_sight = g.state.figures, ground(g).in_sight(here(g, by), reach(g, by))
        return [i for i in some if figures[i].cells & in_sight]

    return (
        Requirement(
            "GH-LOS-10",
            lambda g, by, i: too_far(g, here(g, by), g.state.figures[i].cells, reach(g, by)),
            near,
        ),
        Requirement("GH-LOS-01", unseen, seen),
    )
