"""Figures that others move or place, along ways of their choice (D2-MOV-20, D2-MOV-21, D2-LRG-13)."""

from __future__ import annotations

from undercroft.games.descent.options import GoOption, SpaceOption, StandOption, YesOption
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.movement.moving import March, PlaceBase, free_path, freely_reachable
from undercroft.games.descent.rules.movement.places import bases_about, bases_on, empty_spaces, is_large
from undercroft.games.descent.rules.quests.limits import marches
from undercroft.games.descent.rules.values import has_ability
from undercroft.games.descent.rules.who import ask_for, cells_within
from undercroft.games.descent.state import OFF, Descent
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, step
from undercroft.parts.placing import Placed, Shrank
from undercroft.space import Cell, Cells, each, mask_of


class MoveOther(Procedure, tag="descent.move_other"):
    """A figure is moved up to so many spaces by another's effect (D2-MOV-20, D2-X-09, D2-TER-31)."""

    figure: FigureId
    spaces: int
    by: FigureId
    base: Cells = 0  # the spaces of a large figure before
    way: tuple[Cell, ...] = ()  # that it is being moved along

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-X-26")
    def resist(self, g: Descent) -> Next:
        """Some may ignore that others move them (Unmovable); one that only marches does."""
        if marches(g, self.figure):
            return Done()
        if not has_ability(g, self.figure, "unmovable"):
            return self.begin
        return ask_for(g, self.figure, Pass(), YesOption())

    @resist.answered
    def stay(self, g: Descent, picked: YesOption | Pass) -> Next:
        return Done() if isinstance(picked, YesOption) else None

    @step("D2-LRG-13", "D2-LRG-02")
    def begin(self, g: Descent) -> Next:
        """A large figure is moved by the space that the attack was on, or one that its mover chooses."""
        if not is_large(g, self.figure):
            return self.choose
        attack, cells = attack_in_progress(g), g.state.figures[self.figure].cells
        if attack is not None and attack.cell != OFF and cells >> attack.cell & 1:
            cells = 1 << attack.cell
        return ask_for(g, self.by, *map(SpaceOption, each(cells)))

    @begin.answered
    def shrink(self, g: Descent, picked: SpaceOption) -> Next:
        self.base = g.state.figures[self.figure].cells
        g.emit(Shrank(self.figure, picked.cell))
        return None

    @step("D2-MOV-20", "D2-MOV-07", "D2-MOV-09", "D2-LRG-13")
    def choose(self, g: Descent) -> Next:
        """Space by space if he likes: whoever moves it chooses the path."""
        spaces = freely_reachable(g, self.figure, self.spaces) if self.spaces else 0
        return ask_for(g, self.by, Pass(), *map(GoOption, each(spaces))) if spaces else self.place

    @choose.answered
    def walk(self, g: Descent, picked: GoOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.place
        self.way = free_path(g, self.figure, picked.cell, self.spaces)
        return Call(March(self.figure, self.way, free=True, forced=True))

    @step("D2-MOV-20", "D2-TER-25")
    def go_on(self, g: Descent) -> Next:
        """A stop on its way ends the movement."""
        arrived = g.state.figures[self.figure].cells == 1 << self.way[-1]
        self.spaces = max(0, self.spaces - len(self.way)) if arrived else 0
        return self.choose

    @step("D2-LRG-13", "D2-LRG-03", "D2-LRG-05", "D2-LRG-15")
    def place(self, g: Descent) -> Next:
        """Whoever moved a large figure places its base; one that was not moved stays as it stood."""
        leaf = g.state.figures[self.figure]
        if leaf.phase != "moving":
            return Done()
        if not self.way:
            return ask_for(g, self.by, StandOption(self.base))
        return ask_for(g, self.by, *map(StandOption, bases_about(g, self.figure, leaf.cells)))

    @place.answered
    def spread(self, g: Descent, picked: StandOption) -> Next:
        g.emit(Placed(self.figure, picked.cells))
        return Call(PlaceBase(self.figure, step="fall"))


class PutOther(Procedure, tag="descent.put_other"):
    """A figure is put on an empty space within some of its own by another's effect, and enters it."""

    figure: FigureId
    spaces: int
    by: FigureId

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-X-22", "D2-X-26", "D2-MOV-21", "D2-RNG-08")
    def choose(self, g: Descent) -> Next:
        if marches(g, self.figure):
            return Done()
        here = g.state.figures[self.figure].cells
        places = cells_within(g, here, self.spaces) & empty_spaces(g)
        if is_large(g, self.figure):
            places = mask_of([cell for cell in each(places) if bases_on(g, self.figure, 1 << cell)])
        return ask_for(g, self.by, *map(SpaceOption, each(places))) if places else Done()

    @choose.answered
    def put(self, g: Descent, picked: SpaceOption) -> Next:
        """The effect says that it enters the space: terrain, traps and Guard answer it."""
        return Call(March(self.figure, (picked.cell,), free=True, forced=True))

    @step("D2-LRG-13", "D2-LRG-03", "D2-LRG-05")
    def place(self, g: Descent) -> Next:
        """Whoever put a large figure there places its base."""
        leaf = g.state.figures[self.figure]
        if leaf.phase != "moving":
            return Done()
        return ask_for(g, self.by, *map(StandOption, bases_about(g, self.figure, leaf.cells)))

    @place.answered
    def spread(self, g: Descent, picked: StandOption) -> Next:
        g.emit(Placed(self.figure, picked.cells))
        return Call(PlaceBase(self.figure, step="fall"))
