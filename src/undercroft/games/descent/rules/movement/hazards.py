"""Out of a pit, and the end of a turn in Lava (D2-TER)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Displaced
from undercroft.games.descent.options import SpaceOption, StandOption
from undercroft.games.descent.rules.effects.defeat import Defeat
from undercroft.games.descent.rules.movement.moving import Land, by_errata
from undercroft.games.descent.rules.movement.places import bases_on, empty_spaces, is_large
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Call, FigureId, Next, Procedure, step
from undercroft.parts.happenings import Damaged
from undercroft.space import Cells, each, single


def climbing_places(g: Descent, figure: FigureId) -> list[Cells]:
    """Where a figure in a pit can be put: next to it, and on no pit (D2-TER-15).

    A large one covers such a space as after a step into it. By the errata any empty space next to a small one
    will do (D2-ERR-02).
    """
    found = ground(g)
    near = found.neighbours(g.state.figures[figure].cells) & empty_spaces(g)
    dry = near & ~found.terrain.pits
    if not is_large(g, figure):
        return [1 << cell for cell in each(near if by_errata(g) else dry)]
    places = [base for cell in each(dry) for base in bases_on(g, figure, 1 << cell)]
    return list(dict.fromkeys(places))


class Burn(Procedure, tag="descent.burn"):
    """A figure that ends its turn in Lava is defeated at once (D2-TER-19)."""

    figure: FigureId

    @step("D2-TER-19", "D2-TER-21", "D2-TER-22")
    def burn(self, g: Descent) -> Next:
        g.emit(Damaged(self.figure, g.state.figures[self.figure].hp))
        return Call(Defeat(self.figure))


class Climb(Procedure, tag="descent.climb"):
    """A figure climbs out of a pit to an adjacent empty space; its terrain counts (D2-TER-15, D2-MOV-21)."""

    figure: FigureId

    @step("D2-TER-13", "D2-TER-15", "D2-LRG-03", "D2-ERR-02")
    def choose(self, g: Descent) -> Next:
        places = climbing_places(g, self.figure)
        if is_large(g, self.figure):
            return ask_for(g, self.figure, *map(StandOption, places))
        return ask_for(g, self.figure, *(SpaceOption(single(place)) for place in places))

    @choose.answered
    def place(self, g: Descent, picked: SpaceOption | StandOption) -> Next:
        cells = picked.cells if isinstance(picked, StandOption) else 1 << picked.cell
        g.emit(Displaced(self.figure, cells))
        return Call(Land(self.figure))
