"""Amounts on cards: a number, or how to come by one."""

from __future__ import annotations

from typing import Annotated, Protocol, Union

from undercroft.kernel import Leaf

from .references import known


class PerAmount(Leaf, tag_field="by", tag="per", forbid_unknown_fields=True, omit_defaults=True):
    """So much for each of something that can be counted: `{ by = "per", of = "adjacent-enemies" }`."""

    of: Annotated[str, known("count")]
    each: int = 1
    plus: int = 0
    most: int = 0  # 0: no limit


class StatAmount(Leaf, tag_field="by", tag="stat", forbid_unknown_fields=True, omit_defaults=True):
    """A value of the figure, changed: `{ by = "stat", stat = "attack", plus = 1 }`."""

    stat: Annotated[str, known("stat")]
    times: int = 1
    plus: int = 0


class LevelAmount(Leaf, tag_field="by", tag="level", forbid_unknown_fields=True):
    """One value for each level, as the game counts them: `{ by = "level", values = [2, 2, 3] }`."""

    values: tuple[int, ...]


Amount = Union[int, PerAmount, StatAmount, LevelAmount]


class Gauge(Protocol):
    """The questions that amounts ask of a game."""

    def count(self, of: str) -> int: ...

    def stat(self, name: str) -> int: ...

    def at_level(self, values: tuple[int, ...]) -> int: ...


def measure(amount: Amount, gauge: Gauge) -> int:
    """The number that an amount comes to here and now."""
    match amount:
        case int():
            return amount
        case PerAmount():
            found = gauge.count(amount.of) * amount.each + amount.plus
            return min(found, amount.most) if amount.most else found
        case StatAmount():
            return gauge.stat(amount.stat) * amount.times + amount.plus
        case LevelAmount():
            return gauge.at_level(amount.values)
