"""Out of a pit, and the end of a turn in Lava (D2-TER)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.parts.happenings import Damaged
from undercroft.space import Cells, each


def climbing_places(g: Descent, figure: FigureId) -> Cells:
    """The empty spaces next to a figure in a pit that are no pits themselves (D2-TER-15)."""
    here = g.state.figures[figure].cells
    return ground(g).neighbours(here) & empty_spaces(g) & ~ground(g).terrain.pits


class Burn(Procedure, tag="descent.burn"):
    """A figure that ends its turn in Lava is defeated at once (D2-TER-19)."""

    figure: FigureId

    @step("D2-TER-19", "D2-TER-21", "D2-TER-22")
    def burn(self, g: Descent) -> Next:
        g.emit(Damaged(self.figure, g.state.figures[self.figure].hp))
        return Call(Defeat(self.figure))


class Climb(Procedure, tag="descent.climb"):
    """A figure climbs out of a pit to an adjacent empty space (D2-TER-15)."""

    figure: FigureId

    @step("D2-TER-13", "D2-TER-15")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(SpaceOption, each(climbing_places(g, self.figure))))

    @choose.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Done()
