"""Groups that wait until a hero comes near enough (The Shadow Vault)."""

from __future__ import annotations

from undercroft.games.descent.records.quest_rules import WaitRule
from undercroft.games.descent.rules.quests.page import areas, mark, rules_of
from undercroft.games.descent.rules.who import heroes_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Done, Next, Procedure, Trigger, step

WAKING = "waking"
STEPS = ("Entered", "Displaced")  # events after which a hero stands elsewhere


def woken(g: Descent) -> list[str]:
    """The marks of groups that see a hero on one of their areas, and waited until now."""
    standing = 0
    for leaf in heroes_up(g).values():
        standing |= leaf.cells
    return [
        rule.mark
        for rule in rules_of(g, WaitRule)
        if rule.hero_on and rule.mark not in g.state.marks and standing & areas(g, rule.hero_on)
    ]


class Wake(Procedure, tag="descent.wake"):
    """A hero stands where a group waits for him: from now on it may act."""

    def applies(self, g: Descent) -> bool:
        return bool(woken(g))

    @step("D2-QST-02", "D2-OTN-06")
    def wake(self, g: Descent) -> Next:
        for name in woken(g):
            mark(g, name)
        return Done()


def arm_waking(g: Descent) -> None:
    """Where a group waits for heroes, each of their steps is looked at."""
    if any(rule.hero_on for rule in rules_of(g, WaitRule)):
        for event in STEPS:
            g.arm(Trigger(event, Wake(), g.state.overlord.seat, WAKING, "D2-QST-02", optional=False))
