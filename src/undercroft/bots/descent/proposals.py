"""Plans for the search: the script's own first, then the next best of other kinds, or the other answers."""

from __future__ import annotations

from undercroft.kernel import Decision

from .choices import MENU, Choices
from .plans import Plan
from .position import Position

CLOSE = 1.5  # how much less than its own plan another may be worth to the script and still be looked at


def proposals(at: Position, decision: Decision, most: int) -> list[Plan]:
    """The plans to compare; one if nothing else is near enough to it, none if the script has no plan here."""
    choices = Choices(at, decision)
    if decision.what in MENU:
        found = choices.varied(most)
        return [plan for plan in found if plan.score > found[0].score - CLOSE]
    worths, _ = choices.worths()
    order = sorted(range(len(worths)), key=lambda i: -worths[i].score)[:most]
    return [Plan((decision.options[i],), worths[i].score, worths[i].reason, -1) for i in order]
