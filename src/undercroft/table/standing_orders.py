"""Standing orders: a seat passes at a kind of window, whatever it holds, until it wants to be asked again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.text.words import message_id

from . import wire
from .hidden_windows import open_windows
from .records import AnyRecord, Kicked, Ordered, Rose, Sat
from .refusals import Refusal
from .wire import Passes

if TYPE_CHECKING:
    from .rendering import Renderer
    from .tables import Table


class StandingOrders:
    """The orders of all seats. Only records change them; whoever takes over a seat begins without any."""

    def __init__(self) -> None:
        self._given: dict[tuple[int, str], Ordered] = {}  # by seat and window

    def apply(self, record: AnyRecord) -> None:
        """Write down an order; other records are left alone, unless somebody leaves a seat."""
        match record:
            case Ordered(seat=seat, window=window, passes="never"):
                self._given.pop((seat, window), None)
            case Ordered(seat=seat, window=window):
                self._given[seat, window] = record
            case Sat(seat=seat) | Rose(seat=seat):
                self._given = {key: order for key, order in self._given.items() if key[0] != seat}
            case Kicked(person=person):
                self._given = {key: order for key, order in self._given.items() if order.by != person}

    def in_force(self, seat: int, turn: str) -> dict[str, Passes]:
        """The orders of a seat that hold in this turn, by window."""
        return {
            order.window: order.passes
            for order in self._given.values()
            if order.seat == seat and (order.passes == "always" or order.turn == turn)
        }

    def __bool__(self) -> bool:
        return bool(self._given)


def turn_of(table: Table) -> str:
    """The turn in progress as the game names it; empty: this game has none, or none is in progress."""
    return table.edition.box.turns(table.journal.game.state)


def give_order(table: Table, command: wire.StandingOrder) -> list[AnyRecord]:
    """Pass at a kind of window from now on, or be asked there again."""
    if table.over:
        raise Refusal("over")
    if command.window not in table.edition.rules.hidden:
        raise Refusal("no-window", window=command.window)
    turn = turn_of(table) if command.passes == "turn" else ""
    if command.passes == "turn" and not turn:
        raise Refusal("no-turn")
    return [Ordered(seat=command.seat, window=command.window, passes=command.passes, turn=turn)]


def first_to_pass(table: Table) -> int | None:
    """A seat that is asked at a window where it has ordered to pass; None: nobody is."""
    if not table.orders or table.room.ballot:
        return None
    turn = turn_of(table)
    for seat, window in open_windows(table.journal.game).items():
        if table.room.chairs[seat].player and window in table.orders.in_force(seat, turn):
            return seat
    return None


def show_orders(renderer: Renderer, person: int) -> tuple[wire.OrderShown, ...]:
    """The orders of a person's seats, and the windows at which they are asked now."""
    table, words = renderer.table, renderer.presenter.narrator.words
    seats = table.room.seats_of(person)
    if not seats or not table.edition.rules.hidden:
        return ()
    asked = open_windows(table.journal.game)
    if not asked and not table.orders:
        return ()
    turn, found = turn_of(table), []
    for seat in seats:
        orders = dict(table.orders.in_force(seat, turn))
        here = asked.get(seat, "")
        if here:
            orders.setdefault(here, "never")
        for window in sorted(orders):
            name = words.say(message_id("window", window))
            found.append(wire.OrderShown(window, seat, name, orders[window], window == here))
    return tuple(found)
