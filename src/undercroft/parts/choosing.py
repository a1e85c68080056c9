"""Choosing figures: where a choice begins, what both games require of it, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Protocol, TypeVar

from undercroft.kernel import Choice, FigureId, Objection, Option, Requirement, RuleId, Value

G = TypeVar("G")
B = TypeVar("B")


class Chosen(Value):
    """The figures that were chosen, in that order; none, if nobody could be or was."""

    figures: tuple[FigureId, ...] = ()


class Actor(Protocol):
    """The one who chooses: a procedure of a figure, or whatever else it chooses by."""

    @property
    def figure(self) -> FigureId: ...


def everybody(g: Any, by: object) -> Iterable[FigureId]:
    """All figures of the game, in their order: requirements narrow them down."""
    return g.state.figures  # type: ignore[no-any-return]


def among_figures(option: Callable[[FigureId], Option], *requirements: Requirement[G, B]) -> Choice[G, B]:
    """A choice among all figures, narrowed down by these requirements."""
    return Choice("figure", option, everybody, requirements)


def once(
    rule: RuleId, chosen: Callable[[Any], tuple[FigureId, ...]] = attrgetter("chosen")
) -> Requirement[Any, Any]:
    """Of several that are chosen one by one nobody is chosen twice; `chosen`: those who are by now."""

    def not_yet(g: Any, by: Any, some: Iterable[FigureId]) -> Iterable[FigureId]:
        so_far = chosen(by)
        return [i for i in some if i not in so_far] if so_far else some

    return Requirement(rule, lambda g, by, i: Objection(rule, "targeted", who=i), not_yet)
