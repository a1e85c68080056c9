"""The Shadow Vault: the wells in the side caves."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.rules.effects.fatigue import recover_fatigue
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, FigureId, Next, Procedure, step

BITTER = 1  # damage of a draught


class DrinkWell(Procedure, tag="descent.drink_well"):
    """A shadow well takes all fatigue from a hero, then hurts him."""

    figure: FigureId
    token: str

    @step("D2-SPC-03", "D2-FAT-13")
    def drink(self, g: Descent) -> Next:
        recover_fatigue(g, self.figure, g.state.figures[self.figure].fatigue)
        return Call(Suffer(self.figure, BITTER))


DEEDS: Mapping[str, Deed] = {
    "drink-well": Deed(DrinkWell, lambda g, figure, token: g.state.figures[figure].fatigue > 0),
}
