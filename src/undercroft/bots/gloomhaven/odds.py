"""The average result of an attack with a modifier deck."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from undercroft.parts.odds import mean, shuffled

# A deck as it begins (GH-AMD-02), card by card; the last two are the Null and the 2x.
PLAIN: Final = (0,) * 6 + (1,) * 5 + (-1,) * 5 + (2, -2)
NULL, TWICE = "null", "x2"
CARDS: Final[tuple[int | str, ...]] = (*PLAIN, NULL, TWICE)


class Odds(NamedTuple):
    """The damage to expect, never more than the target has; and how likely it falls."""

    damage: float
    kill: float


@lru_cache(4096)
def odds(attack: int, shield: int, hp: int, luck: int = 0) -> Odds:
    """An attack on somebody with a shield; luck 1 is advantage, -1 disadvantage."""
    deck = shuffled(min(hp, max(0, _drawn(attack, card) - shield)) for card in CARDS)
    found = deck.of_two(max if luck > 0 else min) if luck else deck.one()
    return Odds(float(mean(found)), float(found.get(hp, 0)))


def _drawn(attack: int, card: int | str) -> int:
    if isinstance(card, int):
        return attack + card
    return 2 * attack if card == TWICE else 0
