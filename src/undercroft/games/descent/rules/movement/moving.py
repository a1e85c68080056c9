"""Movement: where a figure can go, step by step, and what happens on the way (D2-MOV, D2-TER, D2-LRG)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Displaced, Entered, FellIntoPit, LavaBurned, Stopped
from undercroft.games.descent.ground import Terrain
from undercroft.games.descent.options import GoOption, SpaceOption, StandOption
from undercroft.games.descent.reach import FALL, Mover, path, stops, union, ways
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.places import bases_about, closest_empty, is_large
from undercroft.games.descent.rules.quests.limits import barred, lava_harm
from undercroft.games.descent.rules.quests.trails import lay_trail, terrain_for
from undercroft.games.descent.rules.values import has_ability, size_of
from undercroft.games.descent.rules.who import SIDES, ask_for, figure_on, occupied_by_others
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import (
    Call,
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Procedure,
    Requirement,
    step,
    window,
)
from undercroft.parts.placing import Placed, Shrank
from undercroft.space import Cell, Cells, each, single

OPEN = -1  # no door


def mover_of(g: Descent, figure: FigureId) -> Mover:
    """A figure that moves, among its friends and foes (D2-MOV-06 to D2-MOV-08).

    A figure-familiar is a friend of heroes and they are its friends (D2-FAM-12, D2-FAM-23).
    """
    foes, friends = SIDES.look_round(g, figure)
    passed = passable(g, figure, foes)
    flies = has_ability(g, figure, "fly")
    closed = foes & ~passed | barred(g, figure)
    return Mover(g.state.figures[figure].cells, size_of(g, figure), friends | passed, closed, flies)


def passable(g: Descent, figure: FigureId, foes: Cells) -> Cells:
    """The spaces of enemies that this figure may move through (D2-X-22: Scamper, Air; D2-X-15: Tumble)."""
    if g.total("passes-enemies", figure):
        return foes
    if has_ability(g, figure, "scamper"):
        return foes
    passed = 0
    if "passable" in g.state.modifiers:
        for i, leaf in g.state.figures.items():
            if leaf.cells & foes and g.total("passable", i):
                passed |= leaf.cells
    return passed


def reachable(g: Descent, figure: FigureId) -> Cells:
    """The spaces that a figure can move to with its points and where it may stop (D2-MOV-03, D2-MOV-09)."""
    leaf = g.state.figures[figure]
    if leaf.movement <= 0 or is_stuck(g, figure):
        return 0
    terrain, mover = terrain_for(g, figure), mover_of(g, figure)
    return union(ways(terrain, mover, leaf.cells, leaf.movement).values()) & stops(terrain, mover)


def is_stuck(g: Descent, figure: FigureId) -> bool:
    """In a pit nobody spends movement points (D2-TER-14, D2-ERR-02)."""
    leaf = g.state.figures[figure]
    return leaf.phase == "standing" and not leaf.cells & ~ground(g).terrain.pits


def may_only_climb(g: Descent, figure: FigureId) -> bool:
    """In a pit a figure can do nothing but climb out (D2-TER-13); by the errata it may act (D2-ERR-02)."""
    return is_stuck(g, figure) and not by_errata(g)


def by_errata(g: Descent) -> bool:
    """Do the errata replace the printed rules of pits (D2-ERR-02)?"""
    return g.plays("D2-ERR")


def fall_into_pit(g: Descent, figure: FigureId, rule: str) -> None:
    """A figure falls; what it has left of its points is lost, by the errata useless there (D2-ERR-02)."""
    g.emit(FellIntoPit(figure))
    if not by_errata(g):
        g.emit(Stopped(figure), rule)


def in_reach(g: Descent, figure: FigureId, cells: Cells) -> Cells:
    return cells & reachable(g, figure)


def too_far(g: Descent, figure: FigureId, cell: Cell) -> Objection:
    """Why a space cannot be reached: it is too far, or there is no way."""
    leaf = g.state.figures[figure]
    found = ways(terrain_for(g, figure), mover_of(g, figure), leaf.cells, 60)
    costs = [cost for (cost, _), cells in found.items() if cells >> cell & 1]
    if costs and min(costs) > leaf.movement:
        return Objection("D2-MOV-02", "movement", number=min(costs), limit=leaf.movement)
    return Objection("D2-MOV-06", "no-way")


GONE_TO: Choice[Descent, FigureId] = Choice(
    "cell",
    GoOption,
    lambda g, figure: ground(g).floor,
    (
        Requirement("D2-TER-04", "obstacle", lambda g, figure, cells: cells & ground(g).terrain.open),
        Requirement(
            "D2-MOV-09",
            lambda g, figure, cell: Objection("D2-MOV-09", "occupied", who=figure_on(g, cell)),
            lambda g, figure, cells: cells & ~occupied_by_others(g, figure),
        ),
        Requirement("D2-MOV-02", too_far, in_reach),
    ),
)


def freely_reachable(g: Descent, figure: FigureId, spaces: int) -> Cells:
    """The spaces to which an effect can move a figure so many spaces, whatever they cost (D2-MOV-20).

    A figure in a pit can be moved out of it (D2-TER-31).
    """
    leaf = g.state.figures[figure]
    terrain, mover = free_terrain(g), mover_of(g, figure)
    return union(ways(terrain, mover, leaf.cells, spaces).values()) & stops(terrain, mover)


def free_terrain(g: Descent) -> Terrain:
    """The ground for movement without points: water costs nothing more (D2-MOV-20)."""
    return ground(g).terrain._replace(water=0)


def free_path(g: Descent, figure: FigureId, cell: Cell, spaces: int) -> tuple[Cell, ...]:
    """A way of at most so many spaces, the one with the least damage."""
    leaf = g.state.figures[figure]
    return path(free_terrain(g), mover_of(g, figure), leaf.cells, cell, spaces, safest=True)


class March(Procedure, tag="descent.march"):
    """A figure moves along a way; each step is paid, entered and answered before the next (D2-MOV-23)."""

    figure: FigureId
    way: tuple[Cell, ...]
    gone: int = 0
    came: Cells = 0  # the spaces that it left with its last step
    free: bool = False  # moved by an effect: no points are paid (D2-MOV-20)
    forced: bool = False  # ... of somebody else: no web holds it
    stopped: bool = False
    through: bool = False  # on its way off the map: it need not have room at the end (D2-EXI-06)

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-LRG-02", "D2-LRG-07")
    def shrink(self, g: Descent) -> None:
        """A large figure moves with one of its spaces: one next to where it goes, unless it is put there."""
        leaf = g.state.figures[self.figure]
        if leaf.phase == "standing" and is_large(g, self.figure):
            first = 1 << self.way[0]
            near = leaf.cells & ground(g).neighbours(first) or leaf.cells
            g.emit(Shrank(self.figure, single(near & -near)))

    @step("D2-X-22", "D2-X-42")
    def leave(self, g: Descent) -> Next:
        """A hero who moves out of a space next to a master Cave Spider suffers 1 fatigue (Web)."""
        self.came = g.state.figures[self.figure].cells
        if not self.forced and is_webbed(g, self.figure):
            return Call(SufferFatigue(self.figure, 1))
        return None

    @step("D2-MOV-02", "D2-MOV-23", "D2-TER-05", "D2-MOV-20")
    def enter(self, g: Descent) -> None:
        cell = self.way[self.gone]
        self.gone += 1
        lay_trail(g, self.figure)
        cost = 0 if self.free else cost_of(g, self.figure, cell)
        g.emit(Entered(self.figure, cell, cost))

    @step("D2-TER-18", "D2-TER-09", "D2-TER-25", "D2-LRG-11", "D2-X-46")
    def meet_terrain(self, g: Descent) -> Next:
        """Lava hurts, a pit hurts and ends the movement; a flyer feels only where it stops."""
        found, cell = ground(g).terrain, self.way[self.gone - 1]
        bit, last = 1 << cell, self.gone == len(self.way)
        if has_ability(g, self.figure, "fly") and not last:
            return None
        if found.lava & bit:
            g.emit(LavaBurned(self.figure))
            return Call(Suffer(self.figure, lava_harm(g, cell)))
        if found.pits & bit and not is_large(g, self.figure):
            self.stopped = True
            fall_into_pit(g, self.figure, "D2-TER-14")
            return Call(Suffer(self.figure, FALL))
        return None

    entered = window("D2-MOV-23", "D2-WHO-05", "D2-WHO-06")

    @step("D2-MOV-23", "D2-MOV-19")
    def go_on(self, g: Descent) -> Next:
        """On to the next space; where something came in, the player chooses again with what is left."""
        leaf = g.state.figures[self.figure]
        if leaf.cells != 1 << self.way[self.gone - 1]:
            return Done()  # moved elsewhere meanwhile
        if self.gone == len(self.way) or self.stopped:
            return None
        if not self.free and leaf.movement < cost_of(g, self.figure, self.way[self.gone]):
            return None
        return self.leave if self.is_way_free(g) else None

    def is_way_free(self, g: Descent) -> bool:
        """Has nobody, and no door, come into the way since it was chosen (D2-MOV-06, D2-MOV-14)?"""
        me, onto = self.figure, 1 << self.way[self.gone]
        if not ground(g).neighbours(g.state.figures[me].cells) & onto:
            return False
        if not (occupied_by_others(g, me) | barred(g, me)) & onto:
            return True  # the everyday case
        mover = mover_of(g, me)
        return mover.flies or not mover.foes & onto

    @step("D2-MOV-11", "D2-MOV-09")
    def make_room(self, g: Descent) -> Next:
        """Stopped in the space of a friend: to the closest empty space."""
        leaf = g.state.figures[self.figure]
        alone = not leaf.cells & occupied_by_others(g, self.figure)
        if self.through or alone or is_large(g, self.figure):
            return Done()
        places = closest_empty(g, leaf.cells, ground(g).terrain.open)
        return ask_for(g, self.figure, *map(SpaceOption, each(places)))

    @make_room.answered
    def move_over(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure))


class Land(Procedure, tag="descent.land"):
    """The terrain where a figure was put takes effect on it (D2-MOV-21)."""

    figure: FigureId

    @step("D2-MOV-21", "D2-TER-31")
    def feel(self, g: Descent) -> Next:
        leaf, found = g.state.figures[self.figure], ground(g).terrain
        if not leaf.cells:
            return Done()
        if found.in_pit(leaf.cells):
            fall_into_pit(g, self.figure, "D2-TER-25")
            return Call(Suffer(self.figure, FALL))
        if leaf.cells & found.lava and not leaf.cells & ~found.lava:
            g.emit(LavaBurned(self.figure))
            return Call(Suffer(self.figure, lava_harm(g, next(each(leaf.cells)))))
        return Done()


class PlaceBase(Procedure, tag="descent.place_base"):
    """A large figure that ends or interrupts its movement takes its full space again (D2-LRG-03)."""

    figure: FigureId
    door: int = OPEN  # that it is about to close: its base does not lie across it (D2-DOR-08)

    @step("D2-LRG-03", "D2-LRG-04", "D2-LRG-05", "D2-LRG-06", "D2-LRG-14", "D2-ERR-01", "D2-DOR-08")
    def choose(self, g: Descent) -> Next:
        leaf = g.state.figures[self.figure]
        if leaf.phase != "moving" or not leaf.cells:
            return Done()
        places = bases_about(g, self.figure, leaf.cells)
        if self.door != OPEN:
            places = tuple([base for base in places if not ground(g).lies_across(self.door, base)])
        if not places:  # it fits nowhere at all, and stays as it is
            g.emit(Placed(self.figure, leaf.cells))
            return Done()
        return ask_for(g, self.figure, *map(StandOption, places))

    @choose.answered
    def place(self, g: Descent, picked: StandOption) -> Next:
        g.emit(Placed(self.figure, picked.cells))
        return None

    @step("D2-TER-16", "D2-TER-26")
    def fall(self, g: Descent) -> Next:
        """With all its spaces on pits it falls in."""
        if ground(g).terrain.in_pit(g.state.figures[self.figure].cells):
            fall_into_pit(g, self.figure, "D2-TER-26")
            return Call(Suffer(self.figure, FALL))
        return Done()


def cost_of(g: Descent, figure: FigureId, cell: Cell) -> int:
    """The points to enter a space: 1, into water 2; a flyer always pays 1 (D2-MOV-02, D2-TER-05)."""
    return 2 if terrain_for(g, figure).water >> cell & 1 and not has_ability(g, figure, "fly") else 1


def is_webbed(g: Descent, figure: FigureId) -> bool:
    """Is it a hero, and stands a monster with Web next to him (D2-X-22)?"""
    if g.state.figures[figure].role != "hero":
        return False
    near = ground(g).neighbours(g.state.figures[figure].cells)
    return any(
        leaf.cells & near and leaf.is_hostile and has_ability(g, i, "web")
        for i, leaf in g.state.figures.items()
    )


def path_to(g: Descent, figure: FigureId, cell: Cell) -> tuple[Cell, ...]:
    """The way to a space with the least damage, then the fewest points (D2-MOV-23)."""
    leaf = g.state.figures[figure]
    terrain, mover = terrain_for(g, figure), mover_of(g, figure)
    return path(terrain, mover, leaf.cells, cell, leaf.movement, safest=True)
