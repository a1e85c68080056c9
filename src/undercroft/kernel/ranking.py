"""Tie-break lists for automata: the same computation chooses and explains."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from .events import Reason
from .leaves import RuleId

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """Least is best. `says` names the measure in explanations: a message id."""

    rule: RuleId
    says: str
    measure: Callable[[T], int]


class Cut(Reason):
    """The effect of one criterion: the best value, who has it, who fell out with what."""

    rule: RuleId
    says: str
    best: int
    kept: tuple[str, ...]
    dropped: tuple[tuple[str, int], ...] = ()

    def __str__(self) -> str:
        out = ", ".join(f"{name} {value}" for name, value in self.dropped) or "nobody"
        return f"{self.rule}: least {self.says} {self.best} has {' and '.join(self.kept)}; out: {out}"


def best(
    candidates: Iterable[T],
    criteria: Sequence[Criterion[T]],
    cuts: list[Reason] | None = None,
    name: Callable[[T], str] = str,
) -> list[T]:
    """Those that no criterion drops, in the given order.

    `cuts` collects why: each criterion that was applied, also where it could not separate them.
    """
    left = list(candidates)
    for criterion in criteria:
        if len(left) < 2:
            break
        values = list(map(criterion.measure, left))
        least = min(values)
        kept = []
        for candidate, value in zip(left, values):
            if value == least:
                kept.append(candidate)
        if cuts is not None:
            cuts.append(_cut(criterion, left, values, kept, name))
        left = kept
    return left


def _cut(
    criterion: Criterion[T], left: list[T], values: list[int], kept: list[T], name: Callable[[T], str]
) -> Cut:
    least = min(values)
    dropped = tuple((name(c), value) for c, value in zip(left, values) if value != least)
    return Cut(criterion.rule, criterion.says, least, tuple(map(name, kept)), dropped)
