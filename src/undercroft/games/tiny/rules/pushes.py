"""Pushes, and the spikes one may be pushed onto (TN-MOV-04, TN-MOV-06)."""

from __future__ import annotations

from undercroft.games.tiny.events import SpikesTrodden
from undercroft.games.tiny.options import SquareOption
from undercroft.games.tiny.rules.suffer import Suffer
from undercroft.games.tiny.rules.who import ask_player, is_up, taken
from undercroft.games.tiny.state import Tiny, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.parts.happenings import Moved
from undercroft.space import Cells, each, expand

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
        cells = farther(g, self.figure, self.by) if self.left else 0
        if not cells:
            return Done()
        return ask_player(g, self.by, *map(SquareOption, each(cells)))

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


def farther(g: Tiny, figure: FigureId, by: FigureId) -> Cells:
    """Empty squares next to a figure that are farther from the other than it is now (TN-MOV-06)."""
    here = g.state.figures[figure].cells
    from_ = g.state.figures[by].cells.bit_length() - 1
    found = ground(g)
    free = found.floor & ~found.closed & ~taken(g, figure)
    now = found.apart(from_, here.bit_length() - 1)
    out = 0
    for cell in each(expand(here, found.openings) & free):
        if found.apart(from_, cell) > now:
            out |= 1 << cell
    return out
