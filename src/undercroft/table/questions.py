"""Since when each seat has had its question, and in competitive games how much time it has left."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from undercroft.kernel import Decision, Game, Seat

BANK = 300_000  # milliseconds that a seat has for the whole game
FREE = 60_000  # of every decision, before the bank is touched


class Questions:
    """The open questions of all seats. A seat's question stays the same while only others answer theirs."""

    def __init__(
        self,
        game: Game[Any],
        posed: dict[int, int] | None = None,
        since: dict[int, int] | None = None,
        bank: dict[int, int] | None = None,
    ) -> None:
        self.open = self.look(game)
        self.posed = dict.fromkeys(self.open, 0) if posed is None else posed  # the revision that asked it
        self.since = since or {}  # by seat of a person who thinks: from when, in milliseconds
        self.bank = bank or {}  # by seat: milliseconds left

    def look(self, game: Game[Any]) -> dict[int, Decision]:
        """The question of each seat, also of those who have answered and may do so again."""
        found: dict[int, Decision] = {int(seat): d for d in game.open for seat in d.seats}
        if game.open:
            for given in game.state.answers:
                again = game.answered(given.seat) if given.seat not in found else None
                if again is not None:
                    found[int(given.seat)] = again
        return found

    def pose(self, game: Game[Any], revision: int, answered: Collection[int] | None) -> set[int]:
        """The game went on: by an answer to the question of these seats; None: it went back, or on again.

        Gives the seats that are asked something new.
        """
        before, self.open = self.open, self.look(game)
        new = set()
        for seat, decision in self.open.items():
            same = answered is not None and seat not in answered and before.get(seat) == decision
            if not same or seat not in self.posed:
                self.posed[seat] = revision
                new.add(seat)
        for seat in [seat for seat in self.posed if seat not in self.open]:
            del self.posed[seat]
        return new

    def sharers(self, seat: Seat) -> tuple[int, ...]:
        """The seats that are asked together with this one."""
        decision = self.open.get(seat)
        return tuple(map(int, decision.seats)) if decision else (int(seat),)

    def time(
        self, game: Game[Any], playing: Collection[int], new: Collection[int], at: int, start: int = 0
    ) -> None:
        """Keep the clocks: who has answered is charged, who is asked something new begins to think.

        `start`: when they can have seen it, if that is later.
        """
        asked = {int(seat) for d in game.open for seat in d.seats if int(seat) in playing}
        for seat in list(self.since):
            if seat not in asked or seat in new:
                used = at - self.since.pop(seat) - FREE
                self.bank[seat] = max(0, self.bank.get(seat, BANK) - max(0, used))
        for seat in asked:
            self.since.setdefault(seat, max(at, start))

    def stop_clocks(self) -> None:
        """Nobody plays against anybody any more: what is left in the banks stays there."""
        self.since.clear()

    def left(self, seat: int) -> int:
        """The time left in a seat's bank."""
        return self.bank.get(seat, BANK)

    def late(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in self.since if self.deadline(seat) <= now]

    def deadline(self, seat: int) -> int:
        """When the time of a seat that thinks runs out."""
        return self.since[seat] + FREE + self.left(seat)
