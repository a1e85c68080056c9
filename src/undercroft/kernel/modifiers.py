"""Modifiers change numbers. They are data, kept by stat; a sum that is shown is the sum that was computed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from .events import Event, Reason
from .leaves import FigureId, Leaf, RuleId

Op = Literal["set", "add", "times", "cap", "floor"]
# "own_turn": until the start of the next turn of its `holder`.
Until = Literal["frame", "turn", "own_turn", "round", "scenario"]
Order = tuple[Op, ...]
ADD_FIRST: Order = ("set", "add", "times", "cap", "floor")
TIMES_FIRST: Order = ("set", "times", "add", "cap", "floor")


class Modifier(Leaf, omit_defaults=True):
    """A change to a number. With `until="frame"`, `frame` is the place on the stack it belongs to.

    With `until="own_turn"`, it lasts until the `holder`'s next turn starts.
    """

    stat: str
    value: int
    op: Op = "add"
    subject: FigureId = FigureId(0)  # 0: whoever is asked about
    until: Until = "scenario"
    frame: int = 0
    source: str = ""
    rule: RuleId = ""
    holder: FigureId = FigureId(0)


class Part(Reason):
    """One line of a sum: the modifier, and the number after it."""

    modifier: Modifier
    after: int


def fold(base: int, modifiers: Iterable[Modifier], order: Order = ADD_FIRST) -> tuple[int, tuple[Part, ...]]:
    """The number after all modifiers, and how it came about."""
    parts = []
    found = list(modifiers)
    if len(found) > 1:
        found.sort(key=lambda m: order.index(m.op))
    for m in found:
        match m.op:
            case "set":
                base = m.value
            case "add":
                base += m.value
            case "times":
                base *= m.value
            case "cap":
                base = min(base, m.value)
            case "floor":
                base = max(base, m.value)
        parts.append(Part(m, base))
    return base, tuple(parts)


class Modified(Event):
    """A modifier came into force."""

    modifier: Modifier

    def apply(self, s: Any) -> None:
        if self.modifier.frame:
            s.scoped = (*s.scoped, self.modifier)
        else:
            stat = self.modifier.stat
            s.modifiers[stat] = (*s.modifiers.get(stat, ()), self.modifier)
