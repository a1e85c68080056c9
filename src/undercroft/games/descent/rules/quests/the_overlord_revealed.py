"""The Overlord Revealed: a portal flickers when it is shut."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.quests.deeds import Deed
from undercroft.games.descent.rules.who import cells_within, heroes_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

GLARE = 3  # spaces from the control


class Flicker(Procedure, tag="descent.flicker"):
    """Each hero within 3 spaces of the control tests might, or is Stunned."""

    figure: FigureId
    token: str
    done: tuple[FigureId, ...] = ()

    @step("D2-SPC-03", "D2-ATT-02", "D2-RNG-08")
    def test(self, g: Descent) -> Next:
        near = cells_within(g, 1 << g.state.tokens[self.token].cell, GLARE)
        waiting = [i for i, leaf in heroes_up(g).items() if leaf.cells & near and i not in self.done]
        if not waiting:
            return Done()
        self.done += (waiting[0],)
        return Call(AttributeTest(waiting[0], "might"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        if not tested.passed:
            inflict(g, self.done[-1], "stunned")
        return self.test


DEEDS: Mapping[str, Deed] = {"flicker": Deed(Flicker, lambda g, figure, token: True)}
