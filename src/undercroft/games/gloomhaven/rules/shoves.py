"""Push and Pull: moving others against their will (GH-EFX-06 to -15, GH-EFX-24)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed, Shoved
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import BumpOption, HexOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Crash
from undercroft.games.gloomhaven.rules.entering import Enter
from undercroft.games.gloomhaven.rules.performing import gain_xp
from undercroft.games.gloomhaven.rules.stats import is_flying
from undercroft.games.gloomhaven.rules.suffer import Suffer
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, is_up, look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Option, Procedure, step
from undercroft.space import Cell, Cells, each, reach


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

    @step("GH-EFX-06", "GH-EFX-07", "GH-EFX-10", "GH-EFX-11", "GH-EFX-13")
    def choose(self, g: Haven) -> Next:
        """Each hex must lead farther away, or closer; the attacker may decline the first, or run against what blocks."""
        if self.moved == self.hexes or not movable(g, self.figure):
            return Done(self.moved)
        options: list[Option] = list(map(HexOption, each(self.ways(g))))
        blocked = self.blocked(g)
        if not options and not blocked:
            return Done(self.moved)
        options += map(BumpOption, each(blocked))
        if not self.moved and not is_automatic(g, self.by):
            options.append(SkipOption())
        if not self.ways(g) and not self.crash:
            return Done(self.moved)
        return ask_for(g, self.by, *options)

    @choose.answered
    def shove(self, g: Haven, picked: HexOption | BumpOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            return Done(self.moved)
        if isinstance(picked, BumpOption):
            return self.bump(g, picked.cell)
        self.moved += 1
        g.emit(Shoved(self.figure, picked.cell))
        if is_flying(g, self.figure):
            return self.choose
        return Call(Enter(self.figure, picked.cell, self.by), then=self.choose)

    def bump(self, g: Haven, cell: Cell) -> Next:
        """The movement ends there (GH-EFX-13); some attacks make that hurt."""
        tile = next((cells for cells in g.state.terrain.obstacles if cells >> cell & 1), 0)
        if self.crash is None or (self.crash.into == "obstacle" and not tile):
            return Done(self.moved)
        gain_xp(g, self.by, self.crash.xp, "GH-XP-03")
        if self.crash.destroys:
            g.emit(ObstacleDestroyed(tile))
            g.emit(Shoved(self.figure, cell))
        self.moved += 1
        return Call(Suffer(self.figure, self.crash.damage, "ability", self.by), then=self.choose)

    def farther(self, g: Haven) -> Cells:
        """Neighbouring hexes that are farther from, or closer to, the origin, counted round walls (GH-EFX-14)."""
        found, here = ground(g), g.state.figures[self.figure].cell
        origin = self.origin if self.origin >= 0 else g.state.figures[self.by].cell
        now = found.apart(origin, here)
        out = 0
        for cell in each(found.neighbours(1 << here)):
            then = found.apart(origin, cell)
            if then < now if self.pull else then > now:
                out |= 1 << cell
        return out

    def ways(self, g: Haven) -> Cells:
        """Free hexes, and allies of the figure that can be passed if the rest of the movement leads off them (GH-EFX-08, GH-EFX-09)."""
        theirs, ours = look_round(g, self.figure)
        terrain = 0 if is_flying(g, self.figure) else g.state.terrain.blocked
        blocked = terrain | (0 if is_flying(g, self.figure) else theirs)
        can = self.farther(g) & ~blocked
        if self.hexes - self.moved < 2:
            return can & ~ours & ~theirs
        passed = can & (ours | theirs)
        good = can & ~passed
        for cell in each(passed):
            if self.leads_off(g, cell, self.hexes - self.moved - 1, blocked, ours | theirs):
                good |= 1 << cell
        return good

    def leads_off(self, g: Haven, cell: Cell, left: int, blocked: Cells, taken: Cells) -> bool:
        found = ground(g)
        origin = self.origin if self.origin >= 0 else g.state.figures[self.by].cell
        at = 1 << cell
        for _ in range(left):
            after = 0
            for one in each(at):
                for other in each(found.neighbours(1 << one) & ~blocked):
                    gap = found.apart(origin, other) - found.apart(origin, one)
                    if gap < 0 if self.pull else gap > 0:
                        after |= 1 << other
            if after & ~taken:
                return True
            at = after
        return False

    def blocked(self, g: Haven) -> Cells:
        """Directions that an obstacle or figure blocks; walls and closed doors are none to choose (GH-EFX-13, GH-EFX-24)."""
        out = self.farther(g) & ~self.ways(g)
        if self.crash is not None and self.crash.into == "wall-or-obstacle":
            return out
        return out


def movable(g: Haven, figure: FigureId) -> bool:
    """Obstacles with hit points and some bosses stay where they are; so do wearers of heavy boots."""
    leaf = g.state.figures[figure]
    if leaf.objective and leaf.side != "party":
        return False
    if leaf.is_character:
        items = library(g).item
        worn = (items[carried.item].worn for carried in g.state.characters[leaf.seat].items)
        return not any(each is not None and each.unmoved for each in worn)
    return not getattr(library(g).monster.get(leaf.kind), "immovable", False)
