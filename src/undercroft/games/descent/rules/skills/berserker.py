"""Skills of the Berserker that no verb says (D2-X-15)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Special, step
from undercroft.parts.choosing import Chosen

ADJACENT_MONSTER = Whom(side="monster", within=1)


class Cripple(Procedure, tag="descent.cripple"):
    """The hero picks an adjacent monster, then tests Might: passed, it is Immobilized."""

    figure: FigureId
    card: CardId
    victim: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, ADJACENT_MONSTER))

    @step("D2-X-15", "D2-SKL-06")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, ADJACENT_MONSTER))

    @choose.returned
    def keep(self, g: Descent, chosen: Chosen) -> None:
        (self.victim,) = chosen.figures

    @step("D2-X-15", "D2-ATT-04")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(figure=self.figure, attribute="might"))

    @test.returned
    def hold(self, g: Descent, tested: Tested) -> Next:
        if tested.passed:
            inflict(g, self.victim, "immobilized")
        return Done()


SPECIALS: Mapping[str, Special] = {"cripple": Cripple}
