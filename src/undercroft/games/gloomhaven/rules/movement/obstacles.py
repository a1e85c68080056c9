"""Making, moving and destroying obstacles (GH-TER-25, GH-TER-26)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed, ObstacleMade
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AreaOption, HexOption, PerformOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import CreateObstacle, DestroyObstacle, MoveObstacle
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.actions.targets import empty_hexes, may_skip
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed
from undercroft.games.gloomhaven.rules.who import ask_for
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Done, Event, FigureId, Next, Option, Procedure, replace, step, window
from undercroft.space import Cell, Cells, each, within


class ObstacleMoved(Event):
    """An obstacle of one hex lies elsewhere (GH-TER-25)."""

    cell: Cell
    to: Cell

    def apply(self, s: HavenState) -> None:
        new = tuple(1 << self.to if cells == 1 << self.cell else cells for cells in s.terrain.obstacles)
        s.terrain = replace(s.terrain, obstacles=new)


class CreateObstacleAbility(Procedure, tag="gh.create_obstacle"):
    """Obstacles in empty hexes in range and sight, or where somebody was killed (GH-TER-25)."""

    figure: FigureId
    ability: CreateObstacle
    made: int = 0

    begun = window("GH-ITM-19")

    @step("GH-TER-25", "GH-TER-26", "GH-DEF-09")
    def choose(self, g: Haven) -> Next:
        """One after the other; nothing may be cut off."""
        places = self.places(g)
        if self.made == self.ability.count or not places:
            return Done(1 if self.made else 0)
        return ask_for(g, self.figure, *map(place_option, places), *may_skip(g, self.figure))

    @choose.answered
    def make(self, g: Haven, picked: HexOption | AreaOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.made else 0)
        cells = picked.cells if isinstance(picked, AreaOption) else 1 << picked.cell
        self.made += 1
        g.emit(ObstacleMade(cells))
        g.emit(ActionNoted(obstacles=cells))
        return self.choose

    def places(self, g: Haven) -> list[Cells]:
        """All hexes of a large one lie in range, and next to each other (ruled)."""
        if self.ability.where == "killed":
            some = [g.nearest(Perform).killed & ~g.state.terrain.blocked]
        else:
            here = g.state.figures[self.figure].cell
            some = clusters(
                g, ground(g).in_sight(here, self.ability.within) & empty_hexes(g), self.ability.hexes
            )
        return [cells for cells in some if cells and keeps_whole(g, cells)]


class DestroyObstacleAbility(Procedure, tag="gh.destroy_obstacle"):
    """Obstacles in reach, or those moved through, are gone with all their hexes (GH-TER-26)."""

    figure: FigureId
    ability: DestroyObstacle
    destroyed: int = 0

    def is_possible(self, g: Haven) -> bool:
        return bool(self.tiles(g))

    @step("GH-TER-26")
    def choose(self, g: Haven) -> Next:
        tiles = self.tiles(g)
        if self.destroyed == self.ability.count or not tiles:
            return Done(1 if self.destroyed else 0)
        if self.ability.count == "all":
            return ask_for(g, self.figure, PerformOption(), *may_skip(g, self.figure))
        return ask_for(g, self.figure, *map(place_option, tiles), *may_skip(g, self.figure))

    @choose.answered
    def destroy(self, g: Haven, picked: HexOption | AreaOption | PerformOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.destroyed else 0)
        tiles = self.tiles(g)
        if isinstance(picked, AreaOption):
            tiles = [picked.cells]
        elif isinstance(picked, HexOption):
            tiles = [1 << picked.cell]
        for cells in tiles:
            self.destroyed += 1
            g.emit(ObstacleDestroyed(cells))
            g.emit(ActionNoted(obstacles=cells))
        return self.choose

    def tiles(self, g: Haven) -> list[Cells]:
        if self.ability.through:
            reach = g.nearest(Perform).through
        else:
            reach = ground(g).in_sight(g.state.figures[self.figure].cell, self.ability.within)
        return [cells for cells in g.state.terrain.obstacles if cells & reach and not cells & fixed(g)]


class MoveObstacleAbility(Procedure, tag="gh.move_obstacle"):
    """An obstacle of one hex goes to an empty hex in range (GH-TER-25)."""

    figure: FigureId
    ability: MoveObstacle
    moving: Cell = -1

    @step("GH-TER-25", "GH-TER-26")
    def choose(self, g: Haven) -> Next:
        """One that can be put somewhere else."""
        near = ground(g).in_sight(g.state.figures[self.figure].cell, self.ability.within)
        small = [
            cells
            for cells in g.state.terrain.obstacles
            if cells & near & ~fixed(g) and cells.bit_count() == 1
        ]
        tiles = [cells for cells in small if self.goals(g, cells)]
        if not tiles:
            return Done(0)
        return ask_for(g, self.figure, *map(place_option, tiles), *may_skip(g, self.figure))

    @choose.answered
    def take(self, g: Haven, picked: HexOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.moving = picked.cell
        return self.choose_place

    @step("GH-TER-25", "GH-DEF-09")
    def choose_place(self, g: Haven) -> Next:
        return ask_for(g, self.figure, *map(HexOption, each(self.goals(g, 1 << self.moving))))

    @choose_place.answered
    def put(self, g: Haven, picked: HexOption) -> Next:
        g.emit(ObstacleMoved(self.moving, picked.cell))
        g.emit(ActionNoted(obstacles=1 << picked.cell))
        return Done(1)

    def goals(self, g: Haven, tile: Cells) -> Cells:
        here = g.state.figures[self.figure].cell
        free = ground(g).in_sight(here, self.ability.to) & empty_hexes(g)
        return sum(1 << cell for cell in each(free) if keeps_whole(g, 1 << cell, tile))


def place_option(cells: Cells) -> Option:
    """A hex, or several at once."""
    return HexOption(cells.bit_length() - 1) if cells.bit_count() == 1 else AreaOption(cells)


def clusters(g: Haven, free: Cells, size: int) -> list[Cells]:
    """All sets of so many free hexes, each next to all the others."""
    found, board = {1 << cell for cell in each(free)}, ground(g)
    for _ in range(size - 1):
        more = set()
        for cells in found:
            beside = free
            for cell in each(cells):
                beside &= board.neighbours(1 << cell)
            more |= {cells | 1 << cell for cell in each(beside)}
        found = more
    return sorted(found)


def keeps_whole(g: Haven, new: Cells, gone: Cells = 0) -> bool:
    """Can every open hex still be reached from every other that it could be reached from? (GH-TER-25)"""
    board = ground(g).paths
    before = board.floor & ~g.state.terrain.blocked
    after = (before | gone) & ~new
    while before:
        area = within(before & -before, board.openings, allowed=before)
        before &= ~area
        left = area & after
        if left and left & ~within(left & -left, board.openings, allowed=after):
            return False
    return True
