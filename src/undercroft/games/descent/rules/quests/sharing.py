"""Damage that friends beside a figure suffer in its place, where the quest allows it (D2-DMG-07)."""

from __future__ import annotations

from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.records.quest_rules import ShareRule
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.quests.page import is_one_of, rules_of
from undercroft.games.descent.rules.who import are_adjacent, ask_for, friends
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Pass, Procedure, Trigger, step

SHARE = "shared-damage"


class TakeOver(Procedure, tag="descent.take_over"):
    """Before a figure suffers from an attack, friends next to it may each take some of that on themselves."""

    taken: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        return bool(self.takers(g))

    def suffering(self, g: Descent) -> Suffer | None:
        """The damage of an attack that is about to be suffered by somebody whom a rule names."""
        suffer = g.nearest(Suffer)
        named = any(
            is_one_of(g.state.figures[suffer.figure], (rule.figure,)) for rule in rules_of(g, ShareRule)
        )
        return suffer if suffer.attacker and named else None

    def rule(self, g: Descent, figure: FigureId) -> ShareRule:
        leaf = g.state.figures[figure]
        return next(rule for rule in rules_of(g, ShareRule) if is_one_of(leaf, (rule.figure,)))

    def takers(self, g: Descent) -> list[FigureId]:
        suffer = self.suffering(g)
        if suffer is None:
            return []
        rule = self.rule(g, suffer.figure)
        left = g.total("damage", suffer.figure, suffer.amount)
        if left <= 0 or (rule.most and len(self.taken) >= rule.most):
            return []
        return [
            i
            for i, leaf in friends(g, suffer.figure).items()
            if i not in (suffer.figure, *self.taken)
            and is_one_of(leaf, rule.by)
            and are_adjacent(g, suffer.figure, i)
        ]

    @step("D2-QST-02", "D2-DMG-07", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        takers = self.takers(g)
        if not takers:
            return Done()
        return ask_for(g, g.nearest(Suffer).figure, Pass(), *map(TargetOption, takers))

    @choose.answered
    def take(self, g: Descent, picked: TargetOption | Pass) -> Next:
        """The figure suffers so much less, and the friend so much."""
        if isinstance(picked, Pass):
            return Done()
        self.taken += (picked.target,)
        suffer = g.nearest(Suffer)
        n = min(self.rule(g, suffer.figure).n, g.total("damage", suffer.figure, suffer.amount))
        g.modify("damage", -n, within=suffer, subject=suffer.figure, source=SHARE)
        return Call(Suffer(picked.target, n), then=self.choose)


def arm_sharing(g: Descent) -> None:
    """Where the quest lets damage be shared, it is asked before damage is suffered."""
    if rules_of(g, ShareRule):
        on, seat = MOMENTS["before-damage"], g.state.overlord.seat
        g.arm(Trigger(on, TakeOver(), seat, SHARE, "D2-QST-02", optional=False))
