"""Epic play: the power levels of a single quest (D2-EPI-01, D2-EPI-02)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

BASIC = "basic"
SALE = 25  # gold for a card of starting equipment (D2-EPI-05)


class PowerLevel(NamedTuple):
    """How strong both sides come to the quest. Unspent experience and gold are lost (D2-EPI-06)."""

    xp: int = 0  # of each hero
    gold: int = 0  # for each hero; the heroes may pool it (D2-EPI-03)
    shops: tuple[int, ...] = ()  # the acts whose shop cards are all on offer (D2-EPI-07, D2-EPI-08)
    overlord_xp: int = 0
    act: int = 1  # of monster and lieutenant cards


LEVELS: Mapping[str, PowerLevel] = {
    BASIC: PowerLevel(),
    "epic-advanced": PowerLevel(3, 150, (1,), 4, 1),
    "epic-expert": PowerLevel(6, 250, (1, 2), 8, 2),
}


def level_of(variants: Collection[str]) -> str:
    """The power level among the variants that were chosen; the basic game without one (D2-EPI-01)."""
    return next((level for level in LEVELS if level in variants), BASIC)
