"""The effects of the scenario's own rules when their moment has come (GH-SPC, GH-SET-07)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import TrapMade
from undercroft.games.gloomhaven.events.story import DoorsUnlocked
from undercroft.games.gloomhaven.records.moments import (
    AnyOutcome,
    OpenDoors,
    PlaceTraps,
    SetUpLate,
    Spawn,
    UnlockDoors,
)
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying, trap_damage
from undercroft.games.gloomhaven.rules.movement.doors import Reveal
from undercroft.games.gloomhaven.rules.movement.entering import Enter
from undercroft.games.gloomhaven.rules.scenario.scenario_effects import affect
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked_doors, spots
from undercroft.games.gloomhaven.rules.scenario.spawning import SpawnMonsters, set_up_late, spawned
from undercroft.games.gloomhaven.state import Haven, Trap
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, each

NOBODY = FigureId(0)


class OpenSome(Procedure, tag="gh.open_doors"):
    """Doors open by themselves, one after the other, and the rooms behind them are revealed (GH-DOR-20)."""

    doors: tuple[Cell, ...]
    by: FigureId = NOBODY

    @step("GH-DOR-20", "GH-SPC-07")
    def open(self, g: Haven) -> Next:
        if not self.doors:
            return Done()
        door, self.doors = self.doors[0], self.doors[1:]
        if g.state.opened >> door & 1:
            return self.open
        return Call(Reveal(door, self.by), then=self.open)


class LayTraps(Procedure, tag="gh.lay_traps"):
    """Traps appear; who stands there and does not fly springs them at once."""

    traps: tuple[Trap, ...]

    @step("GH-SPC-20", "GH-TER-04")
    def lay(self, g: Haven) -> Next:
        if not self.traps:
            return Done()
        trap, self.traps = self.traps[0], self.traps[1:]
        g.emit(TrapMade(trap))
        for i, leaf in g.state.figures.items():
            if leaf.cells >> trap.cell & 1 and not is_flying(g, i) and not leaf.objective:
                return Call(Enter(i, trap.cell), then=self.lay)
        return self.lay


def carry_out(g: Haven, outcome: AnyOutcome, about: FigureId, times: int, negative: bool) -> Procedure | None:
    """Do it at once, or give the procedure that does; `about`: who opened the door, if somebody did."""
    match outcome:
        case Spawn():
            return SpawnMonsters(spawned(g, outcome, times))
        case SetUpLate():
            return SpawnMonsters(set_up_late(g, outcome), drops=True)
        case OpenDoors():
            return OpenSome(doors_to_open(g, outcome), about or g.state.turn.figure)
        case UnlockDoors():
            cells = 0
            for mark in outcome.marks:
                cells |= marked_doors(g, mark)
            g.emit(DoorsUnlocked(cells), "GH-SPC-07")
        case PlaceTraps():
            damage = trap_damage(g) if outcome.damage else 0
            return LayTraps(tuple(Trap(cell, damage, outcome.conditions) for cell in spots(g, outcome.at)))
        case _:
            return affect(g, outcome, about, negative)
    return None


def doors_to_open(g: Haven, outcome: OpenDoors) -> tuple[Cell, ...]:
    """All closed doors with these marks, or those with the first mark that has one."""
    found: tuple[Cell, ...] = ()
    for mark in outcome.marks:
        closed = tuple(each(marked_doors(g, mark) & ~g.state.opened))
        found += closed
        if closed and outcome.next_only:
            break
    return found
