"""Entering a hex: traps and hazardous terrain (GH-TER-02 to -17, GH-MOV-07)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import GroundScorched, TrapSprung
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.rules.conditions import gain
from undercroft.games.gloomhaven.rules.performing import gain_xp
from undercroft.games.gloomhaven.rules.stats import hazard_damage
from undercroft.games.gloomhaven.rules.suffer import Suffer
from undercroft.games.gloomhaven.rules.who import credited, is_up, side
from undercroft.games.gloomhaven.state import Haven, Trap
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, Cells


class Enter(Procedure, tag="gh.enter"):
    """A figure that neither flies nor jumps past has entered a hex (GH-MOV-07)."""

    figure: FigureId
    cell: Cell
    by: FigureId = FigureId(0)  # who forced it
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
        turn = credited(g, g.state.turn.figure) if g.state.turn.figure else -1
        if turn >= 0:
            g.emit(DeedDone(turn, "traps-gone"))  # type: ignore[arg-type]
        if trap.xp and trap.maker and side(g, trap.maker) != side(g, self.figure):
            gain_xp(g, trap.maker, trap.xp, "GH-TER-13")
        return None

    @step("GH-TER-07", "GH-TER-09", "GH-TER-13")
    def hurt(self, g: Haven) -> Next:
        """Its damage; the kill goes to who forced the figure in."""
        assert self.trap is not None
        if self.trap.damage:
            return Call(Suffer(self.figure, self.trap.damage, "trap", self.by))
        return None

    @step("GH-TER-04", "GH-TER-06")
    def afflict(self, g: Haven) -> None:
        assert self.trap is not None
        for condition in self.trap.conditions:
            gain(g, self.figure, condition)

    @step("GH-TER-14", "GH-TER-16")
    def scorch(self, g: Haven) -> Next:
        """Half a trap's damage for each hazardous hex entered; the hex stays."""
        if not g.state.terrain.hazardous >> self.cell & 1 or "hazardous" in ignored(g, self.figure):
            return Done()
        g.emit(GroundScorched(self.figure, self.cell))
        return Call(Suffer(self.figure, hazard_damage(g), "hazard", self.by))


def ignored(g: Haven, figure: FigureId) -> set[str]:
    """Terrain that does nothing to the wearer of an item."""
    leaf = g.state.figures[figure]
    if not leaf.is_character:
        return set()
    items = library(g).item
    worn = (items[carried.item].worn for carried in g.state.characters[leaf.seat].items)
    return {terrain for each in worn if each is not None for terrain in each.ignores}


def harmful(g: Haven, figure: FigureId) -> Cells:
    """Negative hexes for a figure on foot (GH-DEF-17)."""
    hazards = 0 if "hazardous" in ignored(g, figure) else g.state.terrain.hazardous
    return g.state.terrain.trapped | hazards
