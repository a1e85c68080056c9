"""Pushes, and the spikes one may be pushed onto (TN-MOV-04, TN-MOV-06)."""

from __future__ import annotations

from undercroft.games.tiny.events import SpikesTrodden
from undercroft.games.tiny.options import SquareOption
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.who import ask_player, is_up, standing_on, taken
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Call, Choice, Done, FigureId, Next, Objection, Procedure, Requirement, step
from undercroft.parts.happenings import Moved
from undercroft.space import Cell, Cells, each, expand

SPIKES = 2  # TN-MOV-04: damage


class Push(Procedure, tag="tiny.push"):
    """A figure is pushed away, square by square."""

    figure: FigureId
    by: FigureId
    left: int

    def goes_on(self, g: Tiny) -> bool:
        return is_up(g, self.figure) and is_up(g, self.by)

    @step("TN-MOV-06")
    def choose_square(self, g: Tiny) -> Next:
        """Each square farther from the one who pushes; where there is none the push ends."""
        squares = PUSHED_TO.options(g, self) if self.left else []
        return ask_player(g, self.by, *squares) if squares else Done()

    choose_square.poses(lambda: PUSHED_TO)

    @choose_square.answered
    def push(self, g: Tiny, picked: SquareOption) -> None:
        self.left -= 1
        g.emit(Moved(self.figure, 1 << picked.cell))

    @step("TN-MOV-04")
    def suffer_spikes(self, g: Tiny) -> Next:
        if g.state.figures[self.figure].cells & ground(g).spikes:
            g.emit(SpikesTrodden(self.figure))
            return Call(Suffer(self.figure, SPIKES), then=self.choose_square)
        return self.choose_square


def next_to(g: Tiny, push: Push, cells: Cells) -> Cells:
    return cells & expand(g.state.figures[push.figure].cells, ground(g).openings)


def why_not_next_to(g: Tiny, push: Push, cell: Cell) -> Objection:
    here = g.state.figures[push.figure].cells >> cell & 1
    return Objection("TN-MOV-06", "here" if here else "step", who=push.figure)


def farther(g: Tiny, push: Push, cells: Cells) -> Cells:
    """The squares that are farther from who pushes than the figure is now."""
    found, from_, now = ground(g), *distance(g, push)
    return sum(1 << cell for cell in each(cells) if found.apart(from_, cell) > now)


def why_not_farther(g: Tiny, push: Push, cell: Cell) -> Objection:
    from_, now = distance(g, push)
    return Objection("TN-MOV-06", "not-farther", ground(g).apart(from_, cell), now, push.by)


def distance(g: Tiny, push: Push) -> tuple[Cell, int]:
    """Where the one stands who pushes, and how far that is from the figure."""
    from_, here = (g.state.figures[i].cells.bit_length() - 1 for i in (push.by, push.figure))
    return from_, ground(g).apart(from_, here)


PUSHED_TO: Choice[Tiny, Push] = Choice(
    "cell",
    SquareOption,
    lambda g, push: ground(g).floor,
    (
        Requirement("TN-MOV-06", why_not_next_to, next_to),
        Requirement("TN-DOR-01", "door", lambda g, push, cells: cells & ~ground(g).closed),
        Requirement(
            "TN-MOV-06",
            lambda g, push, cell: Objection("TN-MOV-06", "occupied", who=standing_on(g, cell)),
            lambda g, push, cells: cells & ~taken(g, push.figure),
        ),
        Requirement("TN-MOV-06", why_not_farther, farther),
    ),
)
