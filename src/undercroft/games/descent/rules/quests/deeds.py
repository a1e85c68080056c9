"""Named specials of acts: deeds of one quest that no verb says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.rules.movement.moving import Land
from undercroft.games.descent.rules.movement.places import empty_spaces
from undercroft.games.descent.rules.quests.page import area
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, FigureId, Next, Procedure, step
from undercroft.space import Cells, each

WATERFALL = "1a"


class Deed(NamedTuple):
    """A deed, and whether it can do anything now."""

    do: Callable[[FigureId, str], Procedure]
    can: Callable[[Descent, FigureId, str], bool]


def beyond(g: Descent, figure: FigureId, token: str) -> Cells:
    """The empty spaces that touch a boulder, but not the figure before it."""
    found, here = ground(g), g.state.figures[figure].cells
    around = found.neighbours(1 << g.state.tokens[token].cell)
    return around & empty_spaces(g) & ~here & ~found.neighbours(here)


class ClimbOver(Procedure, tag="descent.climb_over"):
    """Death on the Wing 1: a hero is placed on an empty space beyond the boulder."""

    figure: FigureId
    token: str

    @step("D2-MOV-21", "D2-SPC-03")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(SpaceOption, each(beyond(g, self.figure, self.token))))

    @choose.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure))


class Swoop(Procedure, tag="descent.swoop"):
    """Death on the Wing 2: Belthir is placed on any empty space of the waterfall."""

    figure: FigureId
    token: str

    @step("D2-MOV-21", "D2-SPC-03")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(SpaceOption, each(empty_spaces(g) & area(g, WATERFALL))))

    @choose.answered
    def place(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure))


DEEDS: Mapping[str, Deed] = {
    "climb-over": Deed(ClimbOver, lambda g, figure, token: bool(beyond(g, figure, token))),
    "swoop": Deed(Swoop, lambda g, figure, token: bool(empty_spaces(g) & area(g, WATERFALL))),
}
