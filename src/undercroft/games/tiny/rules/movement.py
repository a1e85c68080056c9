"""Movement: step by step, over rubble and spikes, through doors (TN-MOV)."""

from __future__ import annotations

from undercroft.games.tiny.events import SpikesTrodden, Strode
from undercroft.games.tiny.ground import Way
from undercroft.games.tiny.options import SquareOption
from undercroft.games.tiny.rules.doors import Reveal
from undercroft.games.tiny.rules.items import TakeChest
from undercroft.games.tiny.rules.pushes import SPIKES
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.who import ask_player, look_round, standing_on, taken
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Objection, Procedure, Requirement, step
from undercroft.parts.figures import places_to_stop
from undercroft.parts.happenings import Moved
from undercroft.space import Cell, Cells, mask_of


class March(Procedure, tag="tiny.march"):
    """A figure goes along a way of its own choice."""

    figure: FigureId
    way: tuple[Cell, ...]
    gone: int = 0
    stopped: bool = False

    def goes_on(self, g: Tiny) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("TN-MOV-01", "TN-MOV-03", "TN-TRN-02")
    def stride(self, g: Tiny) -> Next:
        """On to the next square where something may happen: 1 movement each, 2 into rubble."""
        if self.gone == len(self.way):
            return Done()
        begun, eventful = self.gone, ~ground(g).plain | mask_of(g.state.chests)
        for cell in self.way[begun:]:
            self.gone += 1
            if eventful >> cell & 1:
                break
        stride(g, self.figure, ground(g).along(self.way[begun : self.gone]))
        return None if eventful >> cell & 1 else Done()  # a way ends on an empty square

    @step("TN-MOV-04")
    def suffer_spikes(self, g: Tiny) -> Next:
        cell = self.way[self.gone - 1]
        if ground(g).spikes >> cell & 1:
            self.stopped = True
            g.emit(SpikesTrodden(self.figure))
            return Call(Suffer(self.figure, SPIKES))
        return None

    @step("TN-DOR-01", "TN-DOR-03")
    def open_door(self, g: Tiny) -> Next:
        cell = self.way[self.gone - 1]
        if ground(g).closed >> cell & 1:
            self.stopped = True
            return Call(Reveal(ground(g).doors[cell]))
        return None

    @step("TN-DOR-04")
    def open_chest(self, g: Tiny) -> Next:
        if self.way[self.gone - 1] in g.state.chests and g.state.figures[self.figure].is_hero:
            self.stopped = True
            return Call(TakeChest(self.figure))
        return None

    @step("TN-MOV-05")
    def go_on(self, g: Tiny) -> Next:
        """The movement stops where something happened; a hero chooses again with what is left."""
        return None if self.stopped and g.state.figures[self.figure].is_hero else self.stride

    @step("TN-MOV-07")
    def make_room(self, g: Tiny) -> Next:
        """Stopped on an occupied square: to the nearest empty one, which is entered like any other."""
        if not g.state.figures[self.figure].cells & taken(g, self.figure):
            return Done()
        return ask_player(g, self.figure, *ASIDE.options(g, self))

    make_room.poses(lambda: ASIDE)

    @make_room.answered
    def move_over(self, g: Tiny, picked: SquareOption) -> Next:
        self.way, self.gone = (*self.way[: self.gone], picked.cell), self.gone + 1
        g.emit(Moved(self.figure, 1 << picked.cell))
        return self.suffer_spikes


def nearest(g: Tiny, march: March, free: Cells) -> Cells:
    """Of the empty squares those that take the fewest steps."""
    found, here = ground(g), g.state.figures[march.figure].cells
    return places_to_stop(here, found.floor & ~free, found.openings, found.floor)


ASIDE: Choice[Tiny, March] = Choice(
    "cell",
    SquareOption,
    lambda g, march: ground(g).floor,
    (
        Requirement(
            "TN-MOV-07",
            lambda g, march, cell: Objection("TN-MOV-07", "occupied", who=standing_on(g, cell)),
            lambda g, march, cells: cells & ~taken(g, march.figure),
        ),
        Requirement("TN-MOV-07", "farther", nearest),
    ),
)


def stride(g: Tiny, figure: FigureId, way: Way) -> None:
    """1 movement for each square, 2 into rubble; monsters have no points to count (TN-MOV-01, TN-MOV-03)."""
    cost = way.cost if g.state.figures[figure].seat >= 0 else 0
    g.emit(Strode(figure, way.path[-1], way.path, cost), "TN-MOV-01")


def go_along(g: Tiny, figure: FigureId, way: Way) -> March | None:
    """Walk a way on which nothing can happen at once; for any other, the march to begin."""
    chests = g.state.chests
    if not way.is_plain or (chests and way.cells & mask_of(chests)):
        return March(figure, way.path)
    stride(g, figure, way)
    return None


def way_to(g: Tiny, hero: FigureId, cell: Cell) -> Way:
    """The way with the fewest spikes, then the least movement, then first in reading order (TN-MOV-05)."""
    s, found = g.state, ground(g)
    here, movement = s.figures[hero].cells, s.turn.movement
    way = found.stroll(here, cell)
    if way is not None and way.cost <= movement:
        for figure in s.figures.values():
            if figure.cells & way.cells:
                break
        else:
            return way  # nobody stands in it
    return found.way(here, cell, movement, look_round(g, hero)[0])
