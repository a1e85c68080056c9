"""Whom an attack can be on, and where its pattern can lie (GH-ATK-02, GH-LOS-07, GH-AOE-01)."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from msgspec import Struct

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AreaOption, TargetOption
from undercroft.games.gloomhaven.records.whom import Area, Whom
from undercroft.games.gloomhaven.rules.actions.targets import MEANT
from undercroft.games.gloomhaven.rules.attack.areas import pattern_from, reach_with_walls, ways_between
from undercroft.games.gloomhaven.rules.requirements import figures_in_sight, here, unseen, who_stands
from undercroft.games.gloomhaven.rules.round.order import initiative_of
from undercroft.games.gloomhaven.rules.who import enemies, is_automatic, look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Choice, FigureId, Objection, Requirement
from undercroft.parts.choosing import among_figures, once
from undercroft.parts.objections import Unseen
from undercroft.space import Cell, Cells, hanging, touching


class Sweep(Struct, frozen=True, gc=False):
    """An attack, in progress or only thought of: its range, its hexes, whom it is on, its targets so far."""

    figure: FigureId
    reach: int = 1
    area: Cells = 0
    whom: Whom = Whom(side="enemies")
    targets: tuple[FigureId, ...] = ()


# -- figures


def enemies_of(g: Haven, by: Sweep, some: Iterable[FigureId]) -> list[FigureId]:
    """No ability targets an ally (GH-AOE-10)."""
    foes = enemies(g, by.figure)
    return [*foes] if some is g.state.figures else [i for i in some if i in foes]


def why_not_enemy(g: Haven, by: Sweep, figure: FigureId) -> Objection:
    """Never oneself or an ally (GH-ATK-02); who is in a pattern suffers nothing (GH-AOE-09)."""
    rule = "GH-AOE-09" if by.area else "GH-ATK-02"
    return Objection(rule, "self" if figure == by.figure else "ally", who=figure)


def visible(g: Haven, by: Sweep, some: list[FigureId]) -> list[FigureId]:
    return [i for i in some if not g.state.figures[i].suffers("invisible")]


ENEMY = Requirement("GH-ATK-02", why_not_enemy, enemies_of)
VISIBLE = Requirement("GH-CON-35", lambda g, by, i: Objection("GH-CON-35", "invisible", who=i), visible)
ONCE = once("GH-ATK-13", attrgetter("targets"))
IN_RANGE: Choice[Haven, Sweep] = among_figures(
    TargetOption,
    ENEMY,
    VISIBLE,
    *figures_in_sight(lambda g, by: by.reach),
    ONCE,
)


def in_the_pattern(g: Haven, by: Sweep, some: list[FigureId]) -> list[FigureId]:
    return [i for i in some if g.state.figures[i].cells & by.area]


def seen_in_the_pattern(g: Haven, by: Sweep, some: list[FigureId]) -> list[FigureId]:
    """However far; the hex of the pattern must be seen (GH-AOE-07, GH-LOS-12)."""
    seen = ground(g).seen_among(here(g, by), by.area)
    return [i for i in some if g.state.figures[i].cells & seen]


IN_AREA: Choice[Haven, Sweep] = among_figures(
    TargetOption,
    ENEMY,
    VISIBLE,
    Requirement("GH-AOE-04", "outside", in_the_pattern),
    Requirement("GH-AOE-07", lambda g, by, i: unseen(g, by, i, "GH-AOE-07"), seen_in_the_pattern),
    ONCE,
)


def hit_by(g: Haven, figure: FigureId, area: Cells) -> list[FigureId]:
    """Enemies in a pattern and in line of sight, however far (GH-AOE-04, GH-AOE-08)."""
    found: list[FigureId] = IN_AREA.legal(g, Sweep(figure, area=area))
    return found


def seen(g: Haven, by: Sweep, some: list[FigureId]) -> list[FigureId]:
    found, figures, at = ground(g), g.state.figures, here(g, by)
    return [i for i in some if found.seen_among(at, figures[i].cells)]


NAMED: Choice[Haven, Sweep] = among_figures(
    TargetOption,
    *MEANT.requirements,
    Requirement("GH-LOS-07", lambda g, by, i: unseen(g, by, i, "GH-LOS-07"), seen),
    ONCE,
)


def first_in_order(g: Haven, by: Sweep, some: list[FigureId]) -> list[FigureId]:
    """A summon takes the nearest, then the first in order (GH-MAT-06)."""
    if not some or not is_automatic(g, by.figure):
        return some
    at, found = here(g, by), ground(g)
    order = {i: (found.apart(at, g.state.figures[i].cell), initiative_of(g, i)) for i in some}
    first = min(order.values())
    return [i for i in some if order[i] == first]


ADDED: Choice[Haven, Sweep] = among_figures(
    TargetOption,
    *IN_RANGE.requirements,
    Requirement("GH-MAT-06", "settled", first_in_order),
)


# -- patterns


class Laying(Struct, frozen=True, gc=False):
    """The figure that lays a pattern, and its range."""

    figure: FigureId
    pattern: Area
    reach: int


def laid(g: Haven, by: Laying) -> tuple[Cells, ...]:
    """Every way to turn, mirror and lay it (GH-AOE-01, GH-AOE-02).

    Equal groups of hexes are one; it lies on the attacker or anywhere in range (GH-AOE-E1, GH-AOE-E2).
    """
    at, pattern = here(g, by), pattern_from(by.pattern)
    if by.pattern.origin == "self":
        return hanging(GRID, pattern, at)
    return touching(GRID, pattern, reach_with_walls(g, at, by.reach))


def beyond_reach(g: Haven, by: Laying, cell: Cell) -> Objection:
    rule = "GH-AOE-03" if by.pattern.origin == "self" else "GH-AOE-05"
    return Objection(rule, "area-far", limit=by.reach)


def hits_somebody(g: Haven, by: Laying, some: Iterable[Cells]) -> list[Cells]:
    foes = 0
    for i in hit_by(g, by.figure, look_round(g, by.figure)[0]):
        foes |= g.state.figures[i].cells
    return [cells for cells in some if cells & foes]


def why_nobody_hit(g: Haven, by: Laying, cell: Cell) -> Objection:
    """The figure there is invisible (GH-CON-39) or not seen (GH-AOE-07), or there is none."""
    there = who_stands(g, cell)
    if there in enemies(g, by.figure):
        leaf, at = g.state.figures[there], here(g, by)
        if leaf.suffers("invisible"):
            return Objection("GH-CON-39", "invisible", who=there)
        if not ground(g).seen_among(at, leaf.cells):
            return Unseen("GH-AOE-07", "sight", here=at)
    return Objection("GH-AOE-04", "area-nobody")


LAID: Choice[Haven, Laying] = Choice(
    "cell",
    AreaOption,
    laid,
    (Requirement("GH-AOE-04", why_nobody_hit, hits_somebody),),
    beyond=("GH-AOE-05", beyond_reach),
)
ALONG: Choice[Haven, Sweep] = Choice(
    "cell",
    AreaOption,
    lambda g, by: ways_between(g, by.figure, by.targets[0]),
    (),
    beyond=("GH-ATK-16", "off-way"),
)
