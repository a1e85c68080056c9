"""Why a hex cannot be chosen: to move to, to be pushed into, to put something on."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, layout
from undercroft.games.gloomhaven.rules.actions.summoning import SummonAbility, SummonMonster
from undercroft.games.gloomhaven.rules.actions.targets import empty_hexes
from undercroft.games.gloomhaven.rules.effects.afflictions import PullAbility
from undercroft.games.gloomhaven.rules.movement.looting import LootHexes
from undercroft.games.gloomhaven.rules.movement.movement import Going, How, MoveAbility, ends, going
from undercroft.games.gloomhaven.rules.movement.push_pull import Shove
from undercroft.games.gloomhaven.rules.movement.traps import CreateTrapAbility, DisarmTrapAbility
from undercroft.games.gloomhaven.rules.who import look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, reach, within

from .objections import Objection, filled, lying, shut, taken, unreached, who_stands

MOST = 2 * GRID.size  # more movement than any way takes
MUST = {"straight-line": "straight", "end-beside-obstacle": "beside-obstacle", "end-beside-giver": "beside"}


def start(g: Haven, cell: Cell) -> Objection | None:
    """Empty starting hexes only (GH-SCN-17); on some pages a room takes but half (GH-SPC-20)."""
    if not layout(g).starts >> cell & 1:
        return Objection("start", "GH-SCN-17")
    return taken(g, cell, "GH-SCN-17") or Objection("full", "GH-SPC-20")


def move(g: Haven, cell: Cell) -> Objection | None:
    """Somebody or something is there, or the movement does not suffice, or the move must be another."""
    moving = g.nearest(MoveAbility)
    me, how, points = moving.figure, moving.how, moving.points
    it, leaf = going(g, me, how), g.state.figures[me]
    if not (leaf.is_character and ground(g).closed >> cell & 1) and (closed := shut(g, cell)):
        return closed
    if not it.free >> cell & 1 or leaf.cells >> cell & 1:
        landing = "GH-MOV-10" if how == "jump" else "GH-MOV-04"
        return taken(g, cell, "GH-MOV-06", me) or lying(g, cell, landing)
    needed = movement_needed(g, me, how, cell)
    if needed == MOST:
        return _cut_off(g, me, it, cell)
    if needed > points:
        return _too_dear(g, me, it, cell, needed, points)
    charm = next((charm for charm in g.state.charms if charm.figure == me), None)
    return Objection(MUST[moving.ability.must], "GH-MOV-01", who=charm.by if charm else FigureId(0))


def movement_needed(g: Haven, figure: FigureId, how: How, cell: Cell) -> int:
    """The least movement with which the rules let a move end there; MOST where none does."""
    return bisect_left(range(MOST), True, key=lambda points: bool(ends(g, figure, how, points) >> cell & 1))


def _cut_off(g: Haven, me: FigureId, it: Going, cell: Cell) -> Objection:
    """Which of enemies (GH-MOV-03) and obstacles (GH-MOV-04) is in the way, if one of them is all of it."""
    here, theirs = g.state.figures[me].cells, look_round(g, me)[0]
    for what, rule, gone in (
        ("enemies", "GH-MOV-03", theirs),
        ("obstacles", "GH-MOV-04", g.state.terrain.blocked),
    ):
        if within(here, it.openings, allowed=it.allowed | gone) >> cell & 1:
            return Objection("cut-off", rule, what=what)
    return Objection("cut-off", "GH-MOV-05", what="all")


def _too_dear(g: Haven, me: FigureId, it: Going, cell: Cell, needed: int, points: int) -> Objection:
    """With a word of difficult terrain where that is what makes it so (GH-TER-18)."""
    on_even_ground = reach(g.state.figures[me].cells, it.openings, points, it.allowed)
    if it.slow and on_even_ground >> cell & 1:
        return Objection("difficult", "GH-TER-18", needed, points)
    return Objection("movement", "GH-MOV-01", needed, points)


def shove(g: Haven, cell: Cell) -> Objection | None:
    """Next to the figure, farther or closer, and free (GH-EFX-06, GH-EFX-10)."""
    moving, found = g.nearest(Shove), ground(g)
    here = g.state.figures[moving.figure].cell
    rule = "GH-EFX-10" if moving.pull else "GH-EFX-06"
    if cell == here:
        return Objection("here", rule, who=moving.figure)
    if not found.neighbours(1 << here) >> cell & 1:
        walled = GRID.apart(here, cell) == 1
        return Objection("wall", "GH-EFX-24") if walled else Objection("step", rule, who=moving.figure)
    if not moving.farther(g) >> cell & 1:
        origin = moving.origin if moving.origin >= 0 else g.state.figures[moving.by].cell
        kind = "not-closer" if moving.pull else "not-farther"
        return Objection(kind, rule, found.apart(origin, cell), found.apart(origin, here), moving.by)
    return taken(g, cell, "GH-EFX-09", moving.figure) or lying(g, cell, "GH-TER-24")


def summon(g: Haven, cell: Cell) -> Objection | None:
    me = g.nearest(SummonAbility).figure
    return _beside(g, me, g.state.figures[me].cells, cell, "GH-SUM-01")


def summon_monster(g: Haven, cell: Cell) -> Objection | None:
    """As near as possible to an enemy of the summoner (GH-MOT-07)."""
    coming = g.nearest(SummonMonster)
    return _beside(g, coming.figure, coming.by, cell, "GH-MOT-07") or Objection("nearer", "GH-MOT-07")


def lay_trap(g: Haven, cell: Cell) -> Objection | None:
    """Some monsters lay it as near as possible to an enemy (GH-MOT-19)."""
    laying = g.nearest(CreateTrapAbility)
    cells = g.state.figures[laying.figure].cells
    nearer = Objection("nearer", "GH-MOT-19") if laying.ability.near_enemy else None
    return _beside(g, laying.figure, cells, cell, "GH-TER-10") or nearer


def _beside(g: Haven, me: FigureId, cells: Cells, cell: Cell, rule: str) -> Objection | None:
    """An empty hex next to some hexes."""
    full = filled(g, cell, empty_hexes(g), rule, me)
    if full is not None or ground(g).neighbours(cells) >> cell & 1:
        return full
    return unreached(g, cell, cells, 1, rule)


def disarm(g: Haven, cell: Cell) -> Objection | None:
    """A trap in range and sight, or one that was moved through (GH-TER-05)."""
    disarming = g.nearest(DisarmTrapAbility)
    if g.state.terrain.trap_at(cell) is None:
        return Objection("no-trap", "GH-TER-05")
    if disarming.ability.through:
        return Objection("not-through", "GH-TER-05")
    here = g.state.figures[disarming.figure].cell
    return unreached(g, here, 1 << cell, disarming.ability.within)


def pull_to(g: Haven, cell: Cell) -> Objection | None:
    """A hex in range and sight with an enemy near it (GH-EFX-10)."""
    pulling = g.nearest(PullAbility)
    here = g.state.figures[pulling.figure].cell
    if (closed := shut(g, cell)) is not None:
        return closed
    return unreached(g, here, 1 << cell, pulling.ability.who.reach) or Objection("nobody-near", "GH-EFX-10")


def loot(g: Haven, cell: Cell) -> Objection | None:
    """Money in a hex that is looted (GH-LOO-05)."""
    looted = g.nearest(LootHexes).cells >> cell & 1
    return Objection("no-money" if looted else "not-looted", "GH-LOO-05")


def nearest_free(rule: str, *, empty: bool) -> Callable[[Haven, Cell], Objection | None]:
    """For questions that offer the nearest hexes where somebody can be put: free ones, or empty ones."""

    def objection(g: Haven, cell: Cell) -> Objection | None:
        free = ground(g).floor & ~g.state.terrain.blocked
        if who_stands(g, cell):
            return taken(g, cell, rule)
        return filled(g, cell, empty_hexes(g) if empty else free, rule) or Objection("farther", rule)

    return objection
