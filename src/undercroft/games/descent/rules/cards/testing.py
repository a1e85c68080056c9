"""Tests of attributes that cards ask for, and what follows from them (D2-ATT-04)."""

from __future__ import annotations

from undercroft.games.descent.options import AttributeOption
from undercroft.games.descent.records.abilities import AttributeVerb, Effect
from undercroft.games.descent.rules.cards.whom import ChooseFigures
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.parts.choosing import Chosen


class EachTests(Procedure, tag="descent.test_figures"):
    """Figures test an attribute one after the other; each takes what follows from it (D2-ATT-04)."""

    figure: FigureId
    verb: AttributeVerb
    targets: tuple[FigureId, ...] = ()
    effects: tuple[Effect, ...] = ()
    at: int = 0
    done: int = 0
    tested: Tested = Tested(False)

    @step("D2-ATT-04")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, self.verb.whom))

    @choose.returned
    def keep(self, g: Descent, chosen: Chosen) -> None:
        self.targets = chosen.figures

    @step("D2-ATT-02", "D2-ATT-04")
    def test(self, g: Descent) -> Next:
        if self.at == len(self.targets):
            return Done()
        self.at += 1
        if not g.state.figures[self.targets[self.at - 1]].cells:
            return self.test
        return Call(ChosenTest(self.targets[self.at - 1], self.verb))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        self.tested = tested
        self.effects = self.verb.passed if tested.passed else self.verb.failed
        self.done = 0
        return self.follow

    @step("D2-ATT-04")
    def follow(self, g: Descent) -> Next:
        if self.done == len(self.effects):
            return self.test
        self.done += 1
        tester = self.targets[self.at - 1]
        effect = self.effects[self.done - 1]
        return Call(g.rules.abilities.procedure_for(tester, effect), then=self.follow)


class ChosenTest(Procedure, tag="descent.chosen_test"):
    """A test of the attribute that a card names, or of the one of two that somebody chooses."""

    figure: FigureId
    verb: AttributeVerb
    attribute: str = ""

    @step("D2-ATT-04", "D2-X-27", "D2-X-28")
    def choose(self, g: Descent) -> Next:
        if self.verb.instead is None:
            self.attribute = self.verb.attribute
            return self.test
        chooser = FigureId(0) if self.verb.chooser == "overlord" else self.figure
        return ask_for(g, chooser, AttributeOption(self.verb.attribute), AttributeOption(self.verb.instead))

    @choose.answered
    def take(self, g: Descent, picked: AttributeOption) -> Next:
        self.attribute = picked.attribute
        return None

    @step("D2-ATT-02", "D2-ATT-04")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, self.attribute))

    @test.returned
    def tell(self, g: Descent, tested: Tested) -> Next:
        return Done(tested)
