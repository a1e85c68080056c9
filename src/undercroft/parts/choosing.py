"""Choosing figures: where a choice begins, what both games require of it, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any

from undercroft.kernel import FigureId, Objection, Requirement, RuleId, Value


class Chosen(Value):
    """The figures that were chosen, in that order; none, if nobody could be or was."""

    figures: tuple[FigureId, ...] = ()


def everybody(g: Any, by: object) -> Iterable[FigureId]:
    """All figures of the game, in their order: requirements narrow them down."""
    return g.state.figures  # type: ignore[no-any-return]


def once(
    rule: RuleId, chosen: Callable[[Any], tuple[FigureId, ...]] = attrgetter("chosen")
) -> Requirement[Any, Any]:
    """Of several that are chosen one by one nobody is chosen twice; `chosen`: those who are by now."""

    def not_yet(g: Any, by: Any, some: Iterable[FigureId]) -> Iterable[FigureId]:
        so_far = chosen(by)
        return [i for i in some if i not in so_far] if so_far else some

    return Requirement(rule, lambda g, by, i: Objection(rule, "targeted", who=i), not_yet)
