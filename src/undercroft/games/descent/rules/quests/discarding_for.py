"""Things for which the Overlord may discard cards, once in each of his turns (D2-OLC-09)."""

from __future__ import annotations

from undercroft.games.descent.options import QuestOption
from undercroft.games.descent.records.quest_rules import DiscardRule
from undercroft.games.descent.rules.quests.by_name import DEEDS
from undercroft.games.descent.rules.quests.discarding import DiscardCards, can_discard
from undercroft.games.descent.rules.quests.page import mark, rules_of
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

NOBODY = FigureId(0)


def done(act: str, round_: int) -> str:
    """The mark of a round in which he has discarded cards for an act."""
    return f"{act}-{round_}"


def discard_options(g: Descent) -> list[QuestOption]:
    """The acts for which he can discard cards now."""
    return [
        QuestOption(rule.act)
        for rule in rules_of(g, DiscardRule)
        if done(rule.act, g.state.round) not in g.state.marks
        and can_discard(g, rule.cards)
        and DEEDS[rule.deed].can(g, NOBODY, "")
    ]


class DiscardForQuest(Procedure, tag="descent.discard_for_quest"):
    """He discards the cards, then what they are for happens."""

    act: str

    def rule(self, g: Descent) -> DiscardRule:
        return next(rule for rule in rules_of(g, DiscardRule) if rule.act == self.act)

    @step("D2-OLC-09", "D2-QST-02")
    def pay(self, g: Descent) -> Next:
        return Call(DiscardCards(self.rule(g).cards, act=self.act))

    @pay.returned
    def judge(self, g: Descent, paid: bool) -> Next:
        return None if paid else Done()

    @step("D2-QST-02")
    def note(self, g: Descent) -> None:
        mark(g, done(self.act, g.state.round))

    @step("D2-QST-02")
    def do(self, g: Descent) -> Next:
        return Call(DEEDS[self.rule(g).deed].do(NOBODY, ""))
