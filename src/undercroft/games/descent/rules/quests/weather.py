"""The weather of an encounter: heroes test at the start of rounds, or it wears them out (D2-QST-02)."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import EnvironmentRule
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.quests.page import carried_over, rules_of, tokens_on
from undercroft.games.descent.rules.who import cells_within, heroes_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step


def strikes(g: Descent, rule: EnvironmentRule) -> bool:
    """Does the weather count in this round?"""
    since = g.state.round - rule.from_round
    hard = rule.hard and carried_over(g, rule.hard)
    return since >= 0 and (bool(hard) or since % rule.every == 0)


def exposed(g: Descent, rule: EnvironmentRule) -> list[FigureId]:
    """The heroes whom it reaches: all who are not near enough to a token that keeps it off."""
    near = tokens_on(g, rule.token, rule.face) if rule.token else 0
    sheltered = cells_within(g, near, rule.within) if near else 0
    return [i for i, leaf in heroes_up(g).items() if not leaf.cells & sheltered]


class Weather(Procedure, tag="descent.weather"):
    """One hero after the other tests; whoever fails suffers fatigue."""

    done: tuple[FigureId, ...] = ()

    @step("D2-QST-02", "D2-ATT-02")
    def test(self, g: Descent) -> Next:
        for rule in rules_of(g, EnvironmentRule):
            waiting = [i for i in exposed(g, rule) if i not in self.done] if strikes(g, rule) else []
            if waiting:
                self.done += (waiting[0],)
                return Call(AttributeTest(waiting[0], rule.test))
        return Done()

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return self.test if tested.passed else None

    @step("D2-QST-02", "D2-FAT-08")
    def tire(self, g: Descent) -> Next:
        rule = rules_of(g, EnvironmentRule)[0]
        return Call(SufferFatigue(self.done[-1], rule.fatigue), then=self.test)
