"""The Dawnblade: who bears the blade into the lair, and Arcite's prayer."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.dice import FACES, total
from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.rules.effects.tests import AttributeDieRerolled, AttributeTest
from undercroft.games.descent.rules.quests.page import (
    carried_over,
    encounter,
    figures_named,
    holder,
    mark,
    used_up,
)
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.rules.who import ask_heroes
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, FigureId, Next, Procedure, step
from undercroft.parts.dice import rerolled

BLADE, ALRIC = "dawnblade", "sir-alric-farrow"
PRAYER = "arcites-prayer"
PRAYED_FOR = ("willpower", "awareness")  # in the first encounter, in the second


class BladeBearer(Procedure, tag="descent.blade_bearer"):
    """A hero of the heroes' choice bears the blade if they have won it; else Sir Alric does."""

    @step("D2-SET-08", "D2-WHO-01", "D2-OBJ-02")
    def choose(self, g: Descent) -> Next:
        if not carried_over(g, "heroes-won"):
            self.hand(g, figures_named(g, ALRIC)[0])
            return Done()
        return ask_heroes(g, *map(TargetOption, self.candidates(g)))

    def candidates(self, g: Descent) -> list[FigureId]:
        """Those who stand; if all were knocked out, any of them, before whom it lies."""
        return [i for i in g.state.heroes if g.state.figures[i].cells] or list(g.state.heroes)

    @choose.answered
    def bear(self, g: Descent, picked: TargetOption) -> Next:
        self.hand(g, picked.target)
        return Done()

    def hand(self, g: Descent, figure: FigureId) -> None:
        leaf = g.state.figures[figure]
        if leaf.cells:
            g.emit(TokenSet(f"{BLADE}-1", BLADE, carrier=figure), "D2-OBJ-02")
        else:
            g.emit(TokenSet(f"{BLADE}-1", BLADE, leaf.lies), "D2-OBJ-05")


class ArcitesPrayer(Procedure, tag="descent.arcites_prayer"):
    """Its finder repeats a test that he would fail: of Willpower at the tomb, of Awareness in the lair."""

    figure: FigureId

    def applies(self, g: Descent) -> bool:
        if self.holder(g) != self.figure:
            return False
        test = g.nearest(AttributeTest)
        if test.figure != self.figure or test.attribute != PRAYED_FOR[g.state.encounter - 1]:
            return False
        value = (attribute(g, self.figure, test.attribute) or 0) - test.less
        return total(test.dice).shields > value

    def holder(self, g: Descent) -> FigureId:
        """The hero who has the prayer: found here, or brought along from the tomb."""
        if used_up(PRAYER) in g.state.marks:
            return FigureId(0)
        if encounter(g).unique is not None:
            return holder(g, PRAYER)
        return FigureId(carried_over(g, PRAYER))

    @step("D2-QST-02", "D2-SEA-04", "D2-ATK-25")
    def pray(self, g: Descent) -> Next:
        mark(g, used_up(PRAYER))
        for number, die in enumerate(g.nearest(AttributeTest).dice, 1):
            g.emit(AttributeDieRerolled(number, rerolled(g, FACES, die)))
        return Done()


SET_UP: Mapping[str, type[Procedure]] = {"blade-bearer": BladeBearer}
EACH_HERO: Mapping[str, tuple[tuple[str, type[Procedure]], ...]] = {
    PRAYER: (("descent.test.rolled", ArcitesPrayer),)
}
