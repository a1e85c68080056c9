"""Conditions and how long they last."""

from __future__ import annotations

from undercroft.kernel import Leaf


class Condition(Leaf, omit_defaults=True):
    """A condition on a figure; `turns` is how many of its turns it lasts to the end of, 0: for good."""

    name: str
    turns: int = 0


Conditions = tuple[Condition, ...]


def has(conditions: Conditions, name: str) -> bool:
    """Is this condition among them?"""
    for condition in conditions:  # noqa: SIM110  asked all the time, and a generator takes three times as long
        if condition.name == name:
            return True
    return False


def gained(conditions: Conditions, new: Condition) -> Conditions:
    """A condition gained again starts over; it is never there twice."""
    return (*lost(conditions, new.name), new)


def lost(conditions: Conditions, name: str) -> Conditions:
    """Without the condition of that name."""
    return tuple([c for c in conditions if c.name != name])


def after_turn(conditions: Conditions) -> Conditions:
    """The conditions left at the end of the figure's turn."""
    return tuple([Condition(c.name, c.turns - 1) if c.turns else c for c in conditions if c.turns != 1])
