"""The Ritual of Shadows 2: Lord Merick's start before the heroes, and the shadow that guards him."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.records.quest_rules import SpecialRule
from undercroft.games.descent.rules.movement.going import MoveSpaces
from undercroft.games.descent.rules.quests.derived import CLOAKED
from undercroft.games.descent.rules.quests.page import carried_over, figures_named, number, rules_of
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step

MERICK = "lord-merick-farrow"
HEAD_START = "head-start"


class HeadStart(Procedure, tag="descent.head_start"):
    """Before the first round he moves some spaces, and one more for each shadow of the ritual."""

    @step("D2-SET-08", "D2-MOV-20", "D2-WHO-03")
    def move(self, g: Descent) -> Next:
        spaces = number(g, next(rule.n for rule in rules_of(g, SpecialRule) if rule.name == HEAD_START))
        return Call(MoveSpaces(self.figure(g), spaces + carried_over(g, "shadows")))

    @step("D2-SET-08", "D2-QST-02")
    def cloak(self, g: Descent) -> Next:
        """After a whole ritual he suffers 1 damage less from each attack of the first round."""
        if carried_over(g, "all-shadows"):
            g.modify(CLOAKED, 1, until="round", subject=self.figure(g), source=CLOAKED)
        return Done()

    def figure(self, g: Descent) -> FigureId:
        return figures_named(g, MERICK)[0]


SET_UP: Mapping[str, type[Procedure]] = {HEAD_START: HeadStart}
