"""A table with a clock of its own, and clients that are told when the server may tell them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from table.sittings import Client
from undercroft.kernel import Game, Seat, UndercroftError, determinize, view
from undercroft.table import Table, bot_turn, held_back, open_windows, play_bot, wire
from undercroft.table.command_results import CommandResult

Heard = list[tuple[int, int, bytes]]  # when, to whom, what
Delay = Callable[[Table, int], int]  # how long the holder of a hand takes at a window, in milliseconds


class Hush:
    """Plays commands at times, as the server does: who is held back is told when the floor is over."""

    def __init__(self, table: Table, persons: Sequence[int], now: int) -> None:
        self.table, self.now = table, now
        self.clients = {person: Client(table.feed(person, "en")) for person in persons}
        for person in persons:
            table.presence.arrive(person)
        self.heard: Heard = []
        self.tell()
        self.heard.clear()

    def tell(self) -> None:
        """Tell all who may be told."""
        for person, client in self.clients.items():
            if not held_back(self.table, person, self.now):
                before = len(client.bytes)
                client.hear()
                self.heard += [(self.now, person, message) for message in client.bytes[before:]]

    def until(self, now: int) -> None:
        """Time goes on; a floor may end meanwhile."""
        if self.now < self.table.floor.until <= now:
            self.now = self.table.floor.until
            self.tell()
        self.now = now

    def do(self, act: Callable[[int], CommandResult]) -> CommandResult:
        done = act(self.now)
        self.tell()
        return done

    def answer(self, person: int, seat: int, key: str) -> CommandResult:
        command = wire.Answer(id=f"{self.table.count}", revision=self.table.revision, seat=seat, key=key)
        return self.do(lambda now: self.table.do(person, command, now))

    def pass_windows(self, delay: Delay) -> None:
        """Who is asked at a hidden window passes after a while, until nobody is."""
        while windows := open_windows(self.table.journal.game):
            seat = next(iter(windows))
            self.until(self.now + delay(self.table, seat))
            chair = self.table.room.chairs[seat]
            if chair.bot:
                turn = bot_turn(self.table)
                assert turn is not None and turn.seat == seat
                pick = turn.decision.keys().index("pass")
                self.do(partial(play_bot, self.table, turn, pick))
            else:
                self.answer(chair.person, seat, "pass")


def deal_again(table: Table, seat: Seat, rng: int) -> bool:
    """Deal what a seat cannot see anew; False: there is nothing else that it could be, or it does not fit."""
    game = table.journal.game
    twin: Game[Any] = Game(game.rules, determinize(view(game, seat), game.rules, rng), game.source)
    try:
        twin.advance()
    except UndercroftError:
        return False
    twin.state.rng = game.state.rng
    changed = bool(twin.state.digest() != game.state.digest())
    table.journal.game = twin
    table.questions.open = table.questions.look(twin)
    return changed
