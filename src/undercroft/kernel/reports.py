"""The messages between two games: a charge down to a game of its own, and its report back."""

from __future__ import annotations

from typing import Any

from .leaves import Leaf


class AnyReport:
    """Stands in annotations for "any report of this game"; decoded by tag."""

    __slots__ = ()


class Report(Leaf, AnyReport, tag_field="report", tag=True):
    """The result of something outside: no list of options can hold it, so it is recorded as chance is."""


class Charge(Leaf):
    """The data with which a game outside begins."""

    def admits(self, report: Any) -> str:
        """A sentence if this report cannot have come of the charge; empty: it can."""
        return ""
