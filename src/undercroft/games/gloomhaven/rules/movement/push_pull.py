"""Push and Pull: moving others against their will (GH-EFX-06 to -15, GH-EFX-24)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed, Shoved
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import BumpOption, HexOption, SkipOption, StopOption
from undercroft.games.gloomhaven.records.whom import Crash
from undercroft.games.gloomhaven.rules.actions.performing import gain_xp
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.monsters.stats import is_flying
from undercroft.games.gloomhaven.rules.movement.entering import Enter
from undercroft.games.gloomhaven.rules.requirements import (
    here,
    known_hexes,
    occupied,
    who_stands,
    why_covered,
)
from undercroft.games.gloomhaven.rules.scenario.special_rules import fixed, is_thing
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, is_up, look_round, taken
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Leaf, Next, Option, Procedure, replace, step
from undercroft.kernel.requirements import Choice, Objection, Posed, Requirement
from undercroft.space import Cell, Cells, each, mask_of


class Shoving(Leaf):
    """The figure pushed or pulled, by whom, and the hexes left."""

    figure: FigureId
    by: FigureId
    left: int
    pull: bool


class Shove(Procedure, tag="gh.shove"):
    """A figure is pushed away from, or pulled towards, where somebody stands (GH-EFX-06, GH-EFX-10)."""

    figure: FigureId
    by: FigureId
    hexes: int
    pull: bool = False
    origin: Cell = -1  # of another hex than the one where `by` stands
    crash: Crash | None = None
    moved: int = 0

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure) and (self.origin >= 0 or is_up(g, self.by))

    @step("GH-EFX-06", "GH-EFX-07", "GH-EFX-10", "GH-EFX-11", "GH-EFX-13", "GH-EFX-15")
    def choose(self, g: Haven) -> Next:
        """Each hex leads farther away, or closer; the attacker may decline, or run against what blocks."""
        if self.moved == self.hexes or not movable(g, self.figure):
            return Done(self.moved)
        ways, walls = SHOVED_TO.legal(g, self), self.walls(g)
        blocked = self.farther(g) & ~ways
        if not ways and not walls and not (blocked and self.crash):
            return Done(self.moved)
        options: list[Option] = list(map(HexOption, each(ways)))
        if not is_automatic(g, self.by):  # GH-MAT-10: monsters leave nothing out
            against = 0 if self.is_among_others(g) else blocked | walls
            hurting = BUMPED.options(g, self)
            options += hurting
            if not self.moved:
                options.append(SkipOption())
            elif against.bit_count() > len(hurting):  # whatever blocks ends the movement
                options.append(StopOption(self.moved))
        if not options:
            return Done(self.moved)
        about = Shoving(self.figure, self.by, self.hexes - self.moved, self.pull)
        return replace(ask_for(g, self.by, *options), about=about)

    @choose.among
    def ways(self, g: Haven) -> tuple[Posed, ...]:
        return SHOVED_TO.by(self), BUMPED.by(self)

    @choose.answered
    def shove(self, g: Haven, picked: HexOption | BumpOption | StopOption | SkipOption) -> Next:
        if isinstance(picked, (StopOption, SkipOption)):
            return Done(self.moved)
        if isinstance(picked, BumpOption):
            return self.bump(g, picked.cell)
        return self.enter(g, picked.cell)

    def is_among_others(self, g: Haven) -> bool:
        """Is it just passing an ally? Then it cannot stay (GH-EFX-09)."""
        here = g.state.figures[self.figure].cells
        return any(f.cells & here and i != self.figure for i, f in g.state.figures.items())

    def enter(self, g: Haven, cell: Cell) -> Next:
        """Traps and hazards work on who is shoved into them (GH-EFX-12, GH-MOV-19), unless it flies
        (GH-MOV-13). Monsters have no say in it (GH-NEG-07); it is forced movement (GH-DEF-16)."""
        self.moved += 1
        g.emit(Shoved(self.figure, cell), "GH-EFX-10" if self.pull else "GH-EFX-06")
        if is_flying(g, self.figure):
            return self.choose
        return Call(Enter(self.figure, cell, self.by), then=self.choose)

    def bump(self, g: Haven, cell: Cell) -> Next:
        """The movement ends there (GH-EFX-13); some attacks make that hurt, and go on with what is left."""
        tile = self.tile(g, cell)
        if self.crash is None or not self.crashes(g, cell):
            return Done(self.moved)
        self.moved += 1
        gain_xp(g, self.by, self.crash.xp, "GH-XP-03")
        if self.crash.destroys:
            g.emit(ObstacleDestroyed(tile))
            g.emit(Shoved(self.figure, cell))
        return Call(Suffer(self.figure, self.crash.damage, "ability", self.by), then=self.choose)

    def tile(self, g: Haven, cell: Cell) -> Cells:
        """The obstacle that lies there."""
        return next((cells for cells in g.state.terrain.obstacles if cells >> cell & 1), 0)

    def crashes(self, g: Haven, cell: Cell) -> bool:
        """Does it hurt to be run against this hex? Else it only ends the movement (GH-EFX-13)."""
        tile, wall = self.tile(g, cell), self.walls(g) >> cell & 1
        if self.crash is None or not (tile or wall):
            return False
        return not self.crash.destroys or self.breaks(g, cell, tile)

    def breaks(self, g: Haven, cell: Cell, tile: Cells) -> bool:
        """Can the figure break through here?"""
        return bool(tile) and not tile & fixed(g) and not taken(g) >> cell & 1

    def walls(self, g: Haven) -> Cells:
        """Hexes behind a wall that the figure can be run against, by attacks for which that counts."""
        if self.crash is None or self.crash.into != "wall-or-obstacle":
            return 0
        here, out, origin = g.state.figures[self.figure].cell, 0, self.starting_point(g)
        open_to = ground(g).neighbours(1 << here)
        for shift in GRID.shifts:
            leads_away = flight(origin, here + shift) > flight(origin, here)
            if leads_away and not open_to >> here + shift & 1 and GRID.canvas >> here + shift & 1:
                out |= 1 << here + shift
        return out

    def starting_point(self, g: Haven) -> Cell:
        """From where distances count."""
        return self.origin if self.origin >= 0 else g.state.figures[self.by].cell

    def farther(self, g: Haven) -> Cells:
        """Neighbouring hexes that are farther, or closer, counted round walls (GH-EFX-14, GH-EFX-24)."""
        found, here, origin = ground(g), g.state.figures[self.figure].cell, self.starting_point(g)
        now = found.apart(origin, here)
        out = 0
        for cell in each(found.neighbours(1 << here)):
            then = found.apart(origin, cell)
            if then < now if self.pull else then > now:
                out |= 1 << cell
        return out

    def enterable(self, g: Haven, cells: Cells) -> Cells:
        """Free hexes, and allies to pass if it leads off them again (GH-EFX-08, GH-EFX-09, GH-TER-24)."""
        theirs, ours = look_round(g, self.figure)
        terrain = 0 if is_flying(g, self.figure) else g.state.terrain.blocked
        blocked = terrain | (0 if is_flying(g, self.figure) else theirs)
        can = cells & ~blocked
        if self.hexes - self.moved < 2:
            return can & ~ours & ~theirs
        passed = can & (ours | theirs)
        good = can & ~passed
        for cell in each(passed):
            if self.leads_off(g, cell, self.hexes - self.moved - 1, blocked, ours | theirs):
                good |= 1 << cell
        return good

    def leads_off(self, g: Haven, cell: Cell, left: int, blocked: Cells, others: Cells) -> bool:
        """Can the rest of the movement come to a free hex?"""
        found, origin = ground(g), self.starting_point(g)
        at = 1 << cell
        for _ in range(left):
            after = 0
            for one in each(at):
                for other in each(found.neighbours(1 << one) & ~blocked):
                    gap = found.apart(origin, other) - found.apart(origin, one)
                    if gap < 0 if self.pull else gap > 0:
                        after |= 1 << other
            if after & ~others:
                return True
            at = after
        return False


def why_not_next_to(g: Haven, by: Shove, cell: Cell) -> Objection:
    """Hex by hex, and round walls (GH-EFX-24)."""
    at, rule = here(g, by), "GH-EFX-10" if by.pull else "GH-EFX-06"
    if cell == at:
        return Objection(rule, "here", who=by.figure)
    if GRID.apart(at, cell) == 1:
        return Objection("GH-EFX-24", "wall")
    return Objection(rule, "step", who=by.figure)


def why_not_farther(g: Haven, by: Shove, cell: Cell) -> Objection:
    found, origin = ground(g), by.starting_point(g)
    then, now = found.apart(origin, cell), found.apart(origin, here(g, by))
    if by.pull:
        return Objection("GH-EFX-10", "not-closer", then, now, by.by)
    return Objection("GH-EFX-06", "not-farther", then, now, by.by)


def why_not_enterable(g: Haven, by: Shove, cell: Cell) -> Objection:
    if who_stands(g, cell, by.figure):
        return occupied(g, cell, "GH-EFX-09", by.figure)
    return why_covered(g, by, cell, "GH-TER-24")


SHOVED_TO: Choice[Haven, Shove] = Choice(
    "cell",
    HexOption,
    known_hexes,
    (
        Requirement(
            "GH-EFX-24", why_not_next_to, lambda g, by, cells: cells & ground(g).neighbours(1 << here(g, by))
        ),
        Requirement("GH-EFX-06", why_not_farther, lambda g, by, cells: cells & by.farther(g)),
        Requirement("GH-EFX-09", why_not_enterable, lambda g, by, cells: by.enterable(g, cells)),
    ),
)


def blocked_hexes(g: Haven, by: Shove) -> Cells:
    """The hexes to run the figure against: not in passing others, and not by monsters (GH-MAT-10)."""
    if is_automatic(g, by.by) or by.is_among_others(g):
        return 0
    ways: Cells = SHOVED_TO.legal(g, by)
    return by.farther(g) & ~ways | by.walls(g)


BUMPED: Choice[Haven, Shove] = Choice(
    "cell",
    BumpOption,
    blocked_hexes,
    (
        Requirement(
            "GH-EFX-13",
            why_not_enterable,
            lambda g, by, cells: mask_of(cell for cell in each(cells) if by.crashes(g, cell)),
        ),
    ),
)


def flight(one: Cell, other: Cell) -> int:
    """How far apart two hexes are as the crow flies."""
    across, down = GRID.offset(one, other)
    return (abs(across) + abs(down) + abs(across + down)) // 2


def movable(g: Haven, figure: FigureId) -> bool:
    """Things and some bosses stay where they are (GH-SPC-11); so do wearers of heavy boots."""
    leaf = g.state.figures[figure]
    if is_thing(g, leaf):
        return False
    if leaf.is_character:
        return not any(each.unmoved for each in worn(g, figure))
    return not getattr(library(g).monster.get(leaf.kind), "immovable", False)
