"""Cards that move figures: push, pull, swap, teleport, free steps, facing (DA-HER-18, DA-THR-09)."""

from __future__ import annotations

from undercroft.games.alliance.events.moves import Displaced, Faced, Swapped
from undercroft.games.alliance.options import FaceOption, GoOption, SquareOption
from undercroft.games.alliance.records.effects import (
    FaceVerb,
    PullVerb,
    PushVerb,
    StepVerb,
    SwapVerb,
    TeleportVerb,
)
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.rules.cards.concerned import concerned
from undercroft.games.alliance.rules.cards.performing import Perform
from undercroft.games.alliance.rules.movement.chests import StepOnChest
from undercroft.games.alliance.rules.movement.entering import Enter, has_hidden
from undercroft.games.alliance.rules.movement.moving import MakeRoom, Walk, freely_reached, is_shared
from undercroft.games.alliance.rules.who import cell_of, decider, occupied
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, ask, step
from undercroft.space import Cell, Cells, each


class Shove(Procedure, tag="alliance.shove"):
    """The target is pushed away or pulled near, step by step, along a way that the actor's player chooses."""

    figure: FigureId
    verb: PushVerb | PullVerb
    target: FigureId = FigureId(0)
    steps_left: int = 0

    @step("DA-THR-09")
    def begin(self, g: Delve) -> Next:
        found = concerned(g, g.nearest(Perform), self.verb)
        if not found or found[0] == self.figure or not g.state.figures[self.figure].cells:
            return Done()
        self.target, self.steps_left = found[0], self.verb.n
        return None

    @step("DA-GEO-12", "DA-MOV-10")
    def choose(self, g: Delve) -> Next:
        """Into empty squares, each farther from the actor than the one before, or nearer; 0 is allowed."""
        leaf = g.state.figures[self.target]
        if not self.steps_left or not leaf.cells or leaf.lies:
            return Done()
        squares = shoved_to(g, self.figure, self.target, away=isinstance(self.verb, PushVerb))
        if not squares:
            return Done()
        return ask(decider(g, self.figure), Pass(), *map(SquareOption, each(squares)))

    @choose.answered
    def move(self, g: Delve, picked: SquareOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return Done()
        self.steps_left -= 1
        before = cell_of(g.state, self.target)
        g.emit(Displaced(self.target, picked.cell), "DA-THR-09")
        return Call(Enter(self.target), then=self.choose) if enters(g, self.target, before) else self.choose


def shoved_to(g: Delve, figure: FigureId, target: FigureId, *, away: bool) -> Cells:
    """The empty squares to which one step of a push or a pull leads."""
    s, board = g.state, ground(g)
    here, at = cell_of(s, figure), cell_of(s, target)
    now, found = board.distance(here, at), 0
    for cell in each(board.adjacent(at) & ~occupied(s)):
        then = board.distance(here, cell)
        if then > now if away else then < now:
            found |= 1 << cell
    return found


def enters(g: Delve, figure: FigureId, before: Cell) -> bool:
    """Has a hero come into another room that has a face-down token (DA-THR-09)?"""
    s = g.state
    at = cell_of(s, figure)
    changed = ground(g).room_of(before) != ground(g).room_of(at)
    return s.figures[figure].role == "hero" and changed and has_hidden(g, at)


class TradePlaces(Procedure, tag="alliance.trade_places"):
    """Two heroes change places, facings kept; who enters another room reveals threats, the actor first."""

    figure: FigureId
    verb: SwapVerb
    other: FigureId = FigureId(0)
    before: tuple[Cell, ...] = ()

    @step("DA-HER-18")
    def swap(self, g: Delve) -> Next:
        found = concerned(g, g.nearest(Perform), self.verb)
        if not found:
            return Done()
        self.other = found[0]
        self.before = cell_of(g.state, self.figure), cell_of(g.state, self.other)
        g.emit(Swapped(self.figure, self.other))
        return None

    @step("DA-THR-09")
    def enter(self, g: Delve) -> Next:
        return Call(Enter(self.figure)) if enters(g, self.figure, self.before[0]) else None

    @step("DA-THR-09", "DA-THR-15")
    def enter_other(self, g: Delve) -> Next:
        return Call(Enter(self.other)) if enters(g, self.other, self.before[1]) else None


class Vanish(Procedure, tag="alliance.vanish"):
    """A hero stands on an empty square within a distance, walls ignored (DA-HER-18)."""

    figure: FigureId
    verb: TeleportVerb

    @step("DA-HER-18")
    def choose(self, g: Delve) -> Next:
        squares = teleported_to(g, self.figure, self.verb.n)
        return ask(decider(g, self.figure), *map(SquareOption, each(squares))) if squares else Done()

    @choose.answered
    def go(self, g: Delve, picked: SquareOption) -> Next:
        before = cell_of(g.state, self.figure)
        far = ground(g).distance(before, picked.cell)
        g.emit(Displaced(self.figure, picked.cell, far), "DA-HER-18")
        return Call(Enter(self.figure)) if enters(g, self.figure, before) else Done()


def teleported_to(g: Delve, figure: FigureId, far: int) -> Cells:
    """The empty squares within a distance (DA-GEO-10, DA-GEO-12)."""
    return ground(g).around(cell_of(g.state, figure), far) & ~occupied(g.state)


class StepAside(Procedure, tag="alliance.step_aside"):
    """A hero takes steps without Speed and without the leaving penalty (DA-HER-18)."""

    figure: FigureId
    verb: StepVerb

    @step("DA-HER-18")
    def go(self, g: Delve) -> Next:
        return Call(TakeSteps(self.figure, self.verb.n))


class TakeSteps(Procedure, tag="alliance.take_steps"):
    """A hero takes up to so many steps that a card gives: no Speed, no leaving penalty (DA-HER-18)."""

    figure: FigureId
    steps_left: int
    squares: int = 0  # moved before

    @step("DA-HER-18", "DA-MOV-07", "DA-MOV-09")
    def choose(self, g: Delve) -> Next:
        s = g.state
        if s.figures[self.figure].lies or self.steps_left <= 0:
            return self.stop
        found = freely_reached(g, self.figure, self.steps_left) & ~s.figures[self.figure].cells
        stay = [] if is_shared(s, self.figure) else [Pass()]
        if not found:
            return self.stop
        return ask(s.figures[self.figure].seat, *stay, *map(GoOption, each(found)))

    @choose.answered
    def go(self, g: Delve, picked: GoOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.stop
        self.squares = g.state.turn.squares
        return Call(Walk(self.figure, picked.cell, self.steps_left), then=self.count)

    @step("DA-HER-18", "DA-CHE-02")
    def count(self, g: Delve) -> Next:
        """Where it stops a Treasure Chest can be opened for nothing, as after any walk."""
        self.steps_left -= g.state.turn.squares - self.squares
        if is_shared(g.state, self.figure):
            return self.choose
        return Call(StepOnChest(self.figure), then=self.choose)

    @step("DA-MOV-18")
    def stop(self, g: Delve) -> Next:
        return Call(MakeRoom(self.figure))


class SetFacing(Procedure, tag="alliance.set_facing"):
    """The actor's player sets the facing of the target (DA-GEO-13)."""

    figure: FigureId
    verb: FaceVerb
    target: FigureId = FigureId(0)

    @step("DA-GEO-13")
    def choose(self, g: Delve) -> Next:
        found = concerned(g, g.nearest(Perform), self.verb)
        if not found:
            return Done()
        return ask(decider(g, self.figure), *map(FaceOption, FACINGS))

    @choose.answered
    def turn(self, g: Delve, picked: FaceOption) -> Next:
        (target, *_) = concerned(g, g.nearest(Perform), self.verb)
        if g.state.figures[target].facing != picked.facing:
            g.emit(Faced(target, picked.facing))
        return Done()
