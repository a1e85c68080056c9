"""Windows that ask for what may be in a hand, and the floor of time that keeps how fast they were passed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from undercroft.kernel import Decision, Game
from undercroft.kernel.triggers import OrderUses, Window

if TYPE_CHECKING:
    from .tables import Table

ASKING = (Window.offer.named(), OrderUses.collect.named())  # the steps by which windows ask


def window_of(game: Game[Any], decision: Decision) -> str:
    """The window at which a question is asked by public possibility, whatever the hand; empty: at none."""
    if not decision.secret or decision.what not in ASKING:
        return ""
    on = game.nearest(Window).on
    return on if decision.seat in game.hidden(on) else ""


def open_windows(game: Game[Any]) -> dict[int, str]:
    """By seat: the window at which its hand is asked now."""
    found: dict[int, str] = {}
    for decision in game.open:
        if decision.secret and (window := window_of(game, decision)):
            found[int(decision.seat)] = window
    return found


class Floor:
    """Until when nobody is told what follows but those whose own hand was asked.

    A command that meets a hidden window begins it, and public facts alone decide whether one does. Passes at
    such windows, by people, bots or standing orders, fall under the floor that runs.
    """

    def __init__(self) -> None:
        self.until = 0  # milliseconds since 1970
        self.since = 0  # when the first of the commands came whose floors followed on one another
        self.seats: frozenset[int] = frozenset()  # the seats that were asked: they know how they answered

    def meet(self, asked: Collection[int], at: int, length: int, *, passing: bool) -> None:
        """A move at this time led to windows that ask these seats. `passing`: it answered such a window."""
        if not asked:
            return
        runs = at < self.until
        # A seat that is asked after another must not see when that one answered.
        self.seats = self.seats.intersection(asked) if runs else frozenset(asked)
        if not runs:
            self.since = at
        if not (runs and passing):
            self.until = at + length

    def start_of_clocks(self, at: int) -> int:
        """When those begin to think who are asked by a move at this time: when they can have seen it."""
        return max(at, self.until)


def held_back(table: Table, person: int, now: int) -> int:
    """For how many milliseconds somebody is not told what has happened yet."""
    floor = table.floor
    if now >= floor.until or floor.seats.intersection(table.room.seats_of(person)):
        return 0
    return floor.until - now
