"""How good a position is: the chance that the heroes win, by weights that were fitted to many games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from undercroft.bots.search import Reply
from undercroft.games.descent.state import HEROES, DescentState
from undercroft.kernel import Game, Seat

from .fast_script import script
from .features import features
from .players import NormalBot
from .position import Position

WEIGHTS = Path(__file__).parent / "weights.json"
ANY, CARRY = "any", "carry"  # the weights for quests that have none of their own
CARRIED = {"even": 0, "good": 1, "bad": -1}  # what the first encounter leaves: for the heroes, or against
GOOD = ("stored", "survivors", "heroes-won", "theodir")
BAD = ("stolen", "lost", "overlord-won", "escaped", "theodir-lost")


class Model:
    """Descent for the search."""

    def script(self) -> Reply[DescentState]:
        return script()

    def epoch(self, g: Game[DescentState]) -> int:
        """Encounter and round."""
        return 100 * g.state.encounter + g.state.round

    def known(self, g: Game[DescentState]) -> object:
        return NormalBot.mark(g.state)

    def value(self, g: Game[DescentState], seat: Seat) -> float:
        """The chance to win."""
        at = Position(g, seat)
        good = heroes_chance(at)
        return good if at.side == HEROES else 1 - good


def heroes_chance(at: Position) -> float:
    """The chance that the heroes win the quest."""
    s = at.s
    if s.outcome:
        return float(s.outcome == "heroes-won")
    if not s.round:  # between two encounters only what the first has left counts
        return likely(weights(f"{s.quest}.{CARRY}", CARRY), carried(dict(s.carry)))
    return likely(weights(f"{s.quest}.{s.encounter}", ANY), features(at))


def carried(carry: Mapping[str, int]) -> tuple[float, ...]:
    """The result of the first encounter in numbers: what is good for the heroes, and what is bad."""
    good = sum(carry.get(name, 0) for name in GOOD)
    bad = sum(carry.get(name, 0) for name in BAD)
    return 1.0, good / 4, bad / 4


def likely(by: Sequence[float], numbers: Sequence[float]) -> float:
    """The logistic of the weighted sum."""
    total = sum(weight * number for weight, number in zip(by, numbers, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def weights(key: str, other: str) -> tuple[float, ...]:
    """Those of an encounter; if none were fitted, those for any."""
    fitted = all_weights()
    return fitted.get(key) or fitted[other]


@cache
def all_weights() -> dict[str, tuple[float, ...]]:
    """By quest and encounter, as `python -m undercroft.tools.descent.fit_value` wrote them."""
    found: dict[str, dict[str, float]] = msgspec.json.decode(WEIGHTS.read_bytes())["weights"]
    return {key: tuple(by.values()) for key, by in found.items()}
