"""Conditions that a quest puts on its reinforcements, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from undercroft.games.descent.rules.quests.page import figures_named
from undercroft.games.descent.state import Descent


def koth_is_hale(g: Descent) -> bool:
    """More than half of Cardinal Koth's Health is left (The Cardinal's Plight 2)."""
    figures = g.state.figures
    return any(2 * figures[i].hp > figures[i].full for i in figures_named(g, "cardinal-koth"))


QUEST_NEEDS: Mapping[str, Callable[[Descent], bool]] = {"koth-is-hale": koth_is_hale}
