"""Movement of heroes: where they can go, step by step, and what stops them (DA-MOV)."""

from __future__ import annotations

from undercroft.games.alliance.events.moves import Displaced, Walked
from undercroft.games.alliance.options import GoOption, SquareOption
from undercroft.games.alliance.reach import Mover, end_squares, path, sticky, ways
from undercroft.games.alliance.rules.attack.values import parameter, speed
from undercroft.games.alliance.rules.movement.entering import Enter, has_hidden
from undercroft.games.alliance.rules.who import cell_of, decider, figure_on, look_round, occupied
from undercroft.games.alliance.state import AllianceState, Delve, ground
from undercroft.kernel import (
    Call,
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Procedure,
    Requirement,
    ask,
    step,
)
from undercroft.space import Cell, Cells, each

FAR = 99  # points that lead everywhere


def pits(s: AllianceState) -> Cells:
    """Squares that hold a pit: traps that went off and stayed (DA-THR-07)."""
    found = 0
    for token in s.threats:
        if token.pit:
            found |= 1 << token.cell
    return found


def mover_of(g: Delve, figure: FigureId) -> Mover:
    """A figure among its enemies and all others, with what hinders it (DA-MOV-03, DA-MMV-01, DA-MMV-08)."""
    s = g.state
    enemies, others = look_round(s, figure)
    holes = pits(s)
    if holes and parameter(g, figure, "ignore_pit"):
        holes = 0
    penalty = not enemies or parameter(g, figure, "leave_penalty") > 0
    return Mover(cell_of(s, figure), enemies, others, holes, penalty)


def points(g: Delve) -> int:
    """Speed points that the hero who acts can spend now (DA-HER-04, DA-HER-06, DA-HER-08).

    After its attacks, or a pet's (DA-PET-12), none but for steps that a card allows.
    """
    turn = g.state.turn
    return 0 if turn.attacked or turn.over else max(0, speed(g, turn.figure) - turn.gone)


def step_points(g: Delve) -> int:
    """Points for steps: those that are left; after attacks as many as a card allows (text over DA-HER-07)."""
    turn = g.state.turn
    if turn.over:
        return 0
    left = max(0, speed(g, turn.figure) - turn.gone)
    if not turn.attacked or not left:
        return left
    if turn.rests or turn.movement > 1:
        return 0
    return max(0, min(left, parameter(g, turn.figure, "move_after") - turn.after))


def in_reach(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    left = step_points(g)
    return cells & end_squares(ground(g), mover_of(g, figure), left) if left else 0


def too_far(g: Delve, figure: FigureId, cell: Cell) -> Objection:
    """Why a square cannot be reached: attacks are over, it is too far, or there is no way."""
    if g.state.turn.attacked and not step_points(g):
        return Objection("DA-HER-07", "attacked")
    label = ways(ground(g), mover_of(g, figure), FAR).label(cell)
    if label is None:
        return Objection("DA-MOV-10", "no-way")
    return Objection("DA-MOV-02", "speed", number=label[1], limit=step_points(g))


GONE_TO: Choice[Delve, FigureId] = Choice(
    "cell",
    GoOption,
    lambda g, figure: ground(g).floor & ~g.state.figures[figure].cells,
    (
        Requirement(
            "DA-GEO-11",
            lambda g, figure, cell: Objection("DA-GEO-11", "occupied", who=figure_on(g.state, cell)),
            lambda g, figure, cells: cells & ~occupied(g.state),
        ),
        Requirement("DA-MOV-02", too_far, in_reach),
    ),
)


class Walk(Procedure, tag="alliance.walk"):
    """A hero walks to a square by a cheapest way; each step is paid as it is made (DA-MOV-01).

    Where a room with a face-down token is entered the walk is broken off: what comes of it is seen before the
    next step (DA-THR-02, DA-THR-11). With `free` steps nothing is paid (DA-HER-18).
    """

    figure: FigureId
    goal: Cell
    free: int = -1

    def goes_on(self, g: Delve) -> bool:
        return not g.state.figures[self.figure].lies

    @step("DA-MOV-01", "DA-MOV-03", "DA-MOV-04", "DA-MOV-05", "DA-MOV-07", "DA-MOV-10", "DA-MOV-E1")
    def walk(self, g: Delve) -> Next:
        board, mover = ground(g), self.mover(g)
        here, dear = mover.at, sticky(board, mover)
        for cell in path(board, mover, self.goal, self.points(g), unseen_rooms(g, here)):
            g.emit(Walked(self.figure, cell, 0 if self.free >= 0 else 1 + (dear >> here & 1)))
            self.free -= self.free > 0
            if board.room_of(cell) != board.room_of(here) and has_hidden(g, cell):
                return self.enter
            here = cell
        return Done()

    @step("DA-THR-02")
    def enter(self, g: Delve) -> Next:
        return Call(Enter(self.figure))

    @step("DA-THR-11", "DA-MOV-09")
    def go_on(self, g: Delve) -> Next:
        """It goes on by itself only from a square that it shares, for there it may not stop."""
        if is_shared(g.state, self.figure) and path(ground(g), self.mover(g), self.goal, self.points(g)):
            return self.walk
        return Done()

    def mover(self, g: Delve) -> Mover:
        mover = mover_of(g, self.figure)
        return mover if self.free < 0 else mover._replace(pits=0, penalty=False)

    def points(self, g: Delve) -> int:
        return step_points(g) if self.free < 0 else self.free


def unseen_rooms(g: Delve, here: Cell) -> Cells:
    """Other rooms with a face-down token: nobody goes through one where another way is as cheap."""
    board, found = ground(g), 0
    for token in g.state.threats:
        if not token.shown:
            found |= board.room(token.cell)
    return found & ~board.room(here)


def freely_reached(g: Delve, figure: FigureId, steps: int) -> Cells:
    """The squares where a figure can end after at most so many steps that cost nothing."""
    mover = mover_of(g, figure)._replace(pits=0, penalty=False)
    return end_squares(ground(g), mover, steps)


def is_shared(s: AllianceState, figure: FigureId) -> bool:
    """Does it stand on a square with somebody else?"""
    mine = s.figures[figure].cells
    return any(leaf.cells & mine for other, leaf in s.figures.items() if other != figure)


class MakeRoom(Procedure, tag="alliance.make_room"):
    """A figure whose movement was ended by force on a square of another makes room (DA-MOV-18)."""

    figure: FigureId

    @step("DA-MOV-18")
    def choose(self, g: Delve) -> Next:
        s = g.state
        if not is_shared(s, self.figure):
            return Done()
        found = ground(g).nearest_empty(cell_of(s, self.figure), occupied(s))
        return ask(decider(g, self.figure), *map(SquareOption, each(found)))

    @choose.answered
    def move_over(self, g: Delve, picked: SquareOption) -> None:
        g.emit(Displaced(self.figure, picked.cell, 0))
