"""Entering a hex: traps and hazardous terrain (GH-TER-02 to -17, GH-MOV-07)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import GroundScorched, TrapSprung
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.rules.actions.performing import gain_xp
from undercroft.games.gloomhaven.rules.effects.conditions import gain
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage
from undercroft.games.gloomhaven.rules.who import charm_on, credited, is_up, side
from undercroft.games.gloomhaven.state import Haven, Trap
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, Cells


class Enter(Procedure, tag="gh.enter"):
    """A figure that neither flies nor jumps past has entered a hex (GH-MOV-07)."""

    figure: FigureId
    cell: Cell
    by: FigureId = FigureId(0)  # the figure that forced it
    trap: Trap | None = None

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    @step("GH-TER-02", "GH-TER-04", "GH-TER-12")
    def spring(self, g: Haven) -> Next:
        """A trap works on whoever enters, and is gone."""
        trap = g.state.terrain.trap_at(self.cell)
        if trap is None:
            return self.scorch
        self.trap = trap
        g.emit(TrapSprung(self.figure, trap))
        count_trap(g)
        if trap.xp and trap.maker in g.state.figures and side(g, trap.maker) != side(g, self.figure):
            gain_xp(g, trap.maker, trap.xp, "GH-TER-13")
        return None

    @step("GH-TER-07", "GH-TER-09", "GH-TER-13")
    def hurt(self, g: Haven) -> Next:
        """Its damage; the kill goes to who forced the figure in."""
        assert self.trap is not None
        if self.trap.damage:
            return Call(Suffer(self.figure, self.trap.damage, "trap", self.forcer(g)))
        return None

    @step("GH-TER-04", "GH-TER-06")
    def afflict(self, g: Haven) -> None:
        assert self.trap is not None
        for condition in self.trap.conditions:
            gain(g, self.figure, condition)

    @step("GH-TER-14", "GH-TER-16")
    def scorch(self, g: Haven) -> Next:
        """Half a trap's damage for each hazardous hex entered; the hex stays."""
        if not g.state.terrain.hazardous >> self.cell & 1:
            return Done()
        g.emit(GroundScorched(self.figure, self.cell))
        if "hazardous" in ignored(g, self.figure):
            return Done()
        return Call(Suffer(self.figure, hazard_damage(g), "hazard", self.forcer(g)))

    def forcer(self, g: Haven) -> FigureId:
        """The figure that pushed or pulled it here, or moved it like a puppet (GH-TER-13, GH-ATK-21)."""
        charm = charm_on(g, self.figure)
        return self.by if charm is None else charm.by


def count_trap(g: Haven) -> None:
    """A trap was sprung or disarmed in the turn of a character or its summon: a deed of that character."""
    seat = credited(g, g.state.turn.figure)
    if seat >= 0:
        g.emit(DeedDone(seat, "traps-gone"))


def ignored(g: Haven, figure: FigureId) -> set[str]:
    """Terrain that does nothing to the wearer of an item."""
    effects = worn(g, figure)
    return {terrain for each in effects for terrain in each.ignores} if effects else set()


def harmful(g: Haven, figure: FigureId) -> Cells:
    """Negative hexes for a figure on foot; no other tile counts as one (GH-DEF-17, GH-NEG-08)."""
    return harmful_hexes(g, ignored(g, figure))


def harmful_hexes(g: Haven, without_effect: set[str]) -> Cells:
    """The same for one to whom some terrain does nothing."""
    terrain = g.state.terrain
    return terrain.trapped if "hazardous" in without_effect else terrain.trapped | terrain.hazardous


def slow_hexes(g: Haven, without_effect: set[str]) -> Cells:
    """Hexes that cost 2 on foot (GH-TER-18)."""
    return 0 if "difficult" in without_effect else g.state.terrain.difficult
