"""Making, moving and destroying obstacles (GH-TER-25, GH-TER-26)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed, ObstacleMade
from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.options import AreaOption, HexOption, PerformOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import CreateObstacle, DestroyObstacle, MoveObstacle
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform
from undercroft.games.gloomhaven.rules.actions.targets import may_skip
from undercroft.games.gloomhaven.rules.requirements import (
    LOOSE,
    NO_OBSTACLE,
    empty,
    hexes_in_sight,
    known_hexes,
    tile_on,
    tiles_in_sight,
)
from undercroft.games.gloomhaven.rules.who import ask_for
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Done, Event, FigureId, Next, Option, Procedure, replace, step, window
from undercroft.kernel.requirements import Choice, Objection, Posed, Requirement
from undercroft.space import Cell, Cells, each, mask_of, within


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
        places = self.choice.options(g, self)
        if self.made == self.ability.count or not places:
            return Done(1 if self.made else 0)
        return ask_for(g, self.figure, *places, *may_skip(g, self.figure))

    @choose.among
    def hexes(self, g: Haven) -> tuple[Posed, ...]:
        return (self.choice.by(self),)

    @property
    def choice(self) -> Choice[Haven, CreateObstacleAbility]:
        return MADE_WHERE_KILLED if self.ability.where == "killed" else MADE

    @choose.answered
    def make(self, g: Haven, picked: HexOption | AreaOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(1 if self.made else 0)
        cells = picked.cells if isinstance(picked, AreaOption) else 1 << picked.cell
        self.made += 1
        g.emit(ObstacleMade(cells))
        g.emit(ActionNoted(obstacles=cells))
        return self.choose


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

    @choose.among
    def obstacles(self, g: Haven) -> tuple[Posed, ...]:
        return () if self.ability.count == "all" else (self.choice.by(self),)

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
        found: list[Cells] = self.choice.legal(g, self)
        return found

    @property
    def choice(self) -> Choice[Haven, DestroyObstacleAbility]:
        return DESTROYED_ON_THE_WAY if self.ability.through else DESTROYED


class MoveObstacleAbility(Procedure, tag="gh.move_obstacle"):
    """An obstacle of one hex goes to an empty hex in range (GH-TER-25)."""

    figure: FigureId
    ability: MoveObstacle
    moving: Cell = -1

    @step("GH-TER-25", "GH-TER-26")
    def choose(self, g: Haven) -> Next:
        """One that can be put somewhere else."""
        tiles = MOVED.options(g, self)
        return ask_for(g, self.figure, *tiles, *may_skip(g, self.figure)) if tiles else Done(0)

    choose.poses(lambda: MOVED)

    @choose.answered
    def take(self, g: Haven, picked: HexOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(0)
        self.moving = picked.cell
        return self.choose_place

    @step("GH-TER-25", "GH-DEF-09")
    def choose_place(self, g: Haven) -> Next:
        return ask_for(g, self.figure, *MOVED_TO.options(g, self.carrying(1 << self.moving)))

    choose_place.poses(lambda: MOVED_TO, by=lambda frame, g: frame.carrying(1 << frame.moving))

    @choose_place.answered
    def put(self, g: Haven, picked: HexOption) -> Next:
        g.emit(ObstacleMoved(self.moving, picked.cell))
        g.emit(ActionNoted(obstacles=1 << picked.cell))
        return Done(1)

    def carrying(self, tile: Cells) -> Carrying:
        return Carrying(self.figure, tile, self.ability.to)


class Carrying(Struct, frozen=True, gc=False):
    """The figure that moves an obstacle, which one, and how far off."""

    figure: FigureId
    tile: Cells
    reach: int


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


# -- what can be chosen


def in_groups(g: Haven, by: CreateObstacleAbility, cells: Cells) -> list[Cells]:
    """All hexes of a large one lie in range, and next to each other (ruled)."""
    return clusters(g, cells, by.ability.hexes)


def where_killed(g: Haven, by: CreateObstacleAbility, cells: Cells) -> list[Cells]:
    hex = g.nearest(Perform).killed & ~g.state.terrain.blocked
    return [hex] if hex else []


WHOLE: Requirement[Haven, object] = Requirement(
    "GH-TER-25", "cuts-off", lambda g, by, some: [cells for cells in some if keeps_whole(g, cells)]
)
MADE: Choice[Haven, CreateObstacleAbility] = Choice(
    "cell",
    place_option,
    known_hexes,
    (
        *empty("GH-DEF-09"),
        *hexes_in_sight(lambda g, by: by.ability.within),
        Requirement(
            "GH-TER-26",
            lambda g, by, cell: Objection("GH-TER-26", "no-room", limit=by.ability.hexes),
            in_groups,
        ),
        WHOLE,
    ),
)
MADE_WHERE_KILLED: Choice[Haven, CreateObstacleAbility] = Choice(
    "cell",
    place_option,
    known_hexes,
    (Requirement("GH-TER-25", "nobody-killed", where_killed), WHOLE),
)


def obstacles(g: Haven, by: object) -> tuple[Cells, ...]:
    return g.state.terrain.obstacles


def on_the_way(g: Haven, by: object, tiles: Iterable[Cells]) -> list[Cells]:
    through = g.nearest(Perform).through
    return [cells for cells in tiles if cells & through]


DESTROYED: Choice[Haven, DestroyObstacleAbility] = Choice(
    "cell",
    place_option,
    obstacles,
    (LOOSE, *tiles_in_sight(lambda g, by: by.ability.within)),
    beyond=NO_OBSTACLE,
)
DESTROYED_ON_THE_WAY: Choice[Haven, DestroyObstacleAbility] = Choice(
    "cell",
    place_option,
    obstacles,
    (LOOSE, Requirement("GH-TER-26", "not-through", on_the_way)),
    beyond=NO_OBSTACLE,
)


def goals(g: Haven, by: Carrying, free: Cells) -> Cells:
    """Where the obstacle cuts nothing off."""
    return mask_of(cell for cell in each(free) if keeps_whole(g, 1 << cell, by.tile))


def with_a_goal(g: Haven, by: MoveObstacleAbility, tiles: list[Cells]) -> list[Cells]:
    return [cells for cells in tiles if MOVED_TO.legal(g, by.carrying(cells))]


MOVED_TO: Choice[Haven, Carrying] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        *empty("GH-DEF-09"),
        *hexes_in_sight(lambda g, by: by.reach),
        Requirement("GH-TER-25", "cuts-off", goals),
    ),
)
MOVED: Choice[Haven, MoveObstacleAbility] = Choice(
    "cell",
    place_option,
    obstacles,
    (
        LOOSE,
        Requirement(
            "GH-TER-26",
            lambda g, by, cell: Objection("GH-TER-26", "large", tile_on(g, cell).bit_count(), 1),
            lambda g, by, tiles: [cells for cells in tiles if cells.bit_count() == 1],
        ),
        *tiles_in_sight(lambda g, by: by.ability.within),
        Requirement("GH-TER-25", "no-goal", with_a_goal),
    ),
    beyond=NO_OBSTACLE,
)
