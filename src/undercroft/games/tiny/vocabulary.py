"""The vocabulary of cards: whom they concern, how much, how long, and what they listen for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal, Protocol, Union

from undercroft.content import RULE, Phrase, Phrased, Thing, known, ref
from undercroft.kernel import RuleId

Duration = Literal["turn", "round", "scenario"]
Side = Literal["self", "allies", "friends", "enemies", "anyone"]  # friends: allies and oneself


class Targets(Phrased, forbid_unknown_fields=True, omit_defaults=True):
    """`{ side = "enemies", range = 3, count = 2 }`; with `area`, a pattern of the pack laid within range."""

    side: Side = "enemies"
    range: int = 1
    count: int = 1  # 0: all of them
    area: Annotated[str, ref("area")] = ""
    where: tuple[Annotated[str, known("filter")], ...] = ()  # conditions that the game knows by name

    @property
    def gender(self) -> str:  # type: ignore[override]  # conditions agree with one, or with several
        return "mp" if self.count > 1 and not self.area else "m"

    def phrases(self) -> Sequence[Phrase]:
        """Side and number, area, reach and conditions."""
        count = 0 if self.area else self.count
        found = [Phrase(f"targets-{self.side}", {"count": count})]
        if self.area:
            found.append(Phrase("targets-in-area", {"area": Thing("area", self.area)}))
        if self.side != "self":
            found.append(Phrase("targets-in-range", {"range": self.range, "count": count}))
        return [*found, *(Phrase(f"where-{where}") for where in self.where)]

    def selectors(self) -> Mapping[str, str | int]:
        return {"side": self.side, "count": 0 if self.area else self.count, "range": self.range}


class PerAmount(Phrased, tag_field="by", tag="per", forbid_unknown_fields=True, omit_defaults=True):
    """So much for each of something that can be counted: `{ by = "per", of = "adjacent-enemies" }`."""

    is_letter: ClassVar[bool] = True

    of: Annotated[str, known("count")]
    each: int = 1
    plus: int = 0
    most: int = 0  # 0: no limit

    def phrases(self) -> Sequence[Phrase]:
        counted = Phrase(f"count-{self.of}")
        return [
            Phrase("amount-per", {"of": counted, "each": self.each, "plus": self.plus, "most": self.most})
        ]


class StatAmount(Phrased, tag_field="by", tag="stat", forbid_unknown_fields=True, omit_defaults=True):
    """A value of the figure, changed: `{ by = "stat", stat = "attack", plus = 1 }`."""

    is_letter: ClassVar[bool] = True

    stat: Annotated[str, known("stat")]
    times: int = 1
    plus: int = 0

    def phrases(self) -> Sequence[Phrase]:
        return [
            Phrase(
                "amount-stat", {"stat": Phrase(f"stat-{self.stat}"), "times": self.times, "plus": self.plus}
            )
        ]


class LevelAmount(Phrased, tag_field="by", tag="level", forbid_unknown_fields=True):
    """One value for each level, as the game counts them: `{ by = "level", values = [2, 2, 3] }`."""

    is_letter: ClassVar[bool] = True

    values: tuple[int, ...]

    def phrases(self) -> Sequence[Phrase]:
        return [Phrase("amount-level", {"values": ", ".join(map(str, self.values))})]


Amount = Union[int, PerAmount, StatAmount, LevelAmount]


class Gauge(Protocol):
    """The questions that amounts ask of the game."""

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


class Listens(Phrased, forbid_unknown_fields=True, omit_defaults=True):
    """When something on a card comes in: at which window, under which condition, how many times."""

    on: Annotated[str, known("window")]  # the window, or the event
    when: Annotated[str, known("circumstance")] = ""  # a condition that the game knows by name
    uses: int = 0  # 0: as often as it comes up
    rule: Annotated[RuleId, RULE] = ""

    def phrases(self) -> Sequence[Phrase]:
        """The moment, with the condition and how often."""
        when = Phrase(f"when-{self.when}") if self.when else ""
        return [Phrase(f"trigger-{self.on}", {"when": when, "uses": self.uses})]
