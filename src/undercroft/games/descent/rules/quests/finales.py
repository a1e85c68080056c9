"""Both Finales: the lines of the campaign that reach into them (D2-FIN-04, D2-FIN-05)."""

from __future__ import annotations

from undercroft.games.descent.rules.quests.page import carried_over, has_special, mark
from undercroft.games.descent.state import Descent
from undercroft.kernel import FigureId

BINDING = "line-binding"  # the special rule, and the line of the campaign


def more_cards(g: Descent) -> int:
    """The cards that the Overlord draws beyond those for the heroes: one, if the binding is his."""
    return int(has_special(g, BINDING) and g.state.encounter == 1 and not carried_over(g, BINDING))


def can_repeat(g: Descent, figure: FigureId) -> bool:
    """May a hero repeat the quest test that he has failed: one a round, if the binding is the heroes'?"""
    if figure not in g.state.heroes or not has_special(g, BINDING):
        return False
    return bool(carried_over(g, BINDING)) and repeated(g.state.round) not in g.state.marks


def repeated(round_: int) -> str:
    """The mark of a round in which the heroes have repeated a quest test."""
    return f"repeated-test-{round_}"


def note_repeat(g: Descent) -> None:
    mark(g, repeated(g.state.round))
