"""How a game ended for those who played it: by sides, as whoever plays together wins together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

from .leaves import Seat
from .rules import Rules
from .state import State

Standing = Literal["won", "tied", "lost", "over"]


def winning_sides(rules: Rules[Any], s: State) -> frozenset[str]:
    """The sides of the winners: one; several that are tied; none where all have lost."""
    return frozenset([rules.side_of(s, seat) for seat in s.ending.winners]) if s.ending else frozenset()


def standing(rules: Rules[Any], s: State, seats: Iterable[Seat]) -> Standing:
    """How it ended for who holds these seats; just "over" for who looked on, or both won and lost."""
    mine = {rules.side_of(s, seat) for seat in seats}
    if not s.ending or not mine:
        return "over"
    winning = winning_sides(rules, s)
    if not mine & winning:
        return "lost"
    if mine - winning:
        return "over"
    return "tied" if len(winning) > 1 else "won"
