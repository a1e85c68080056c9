"""Small scenes in a few lines: a table that plays all seats by key, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from undercroft.kernel import Decision, Event, Game, Header, Journal, Rules, Scripted, Seat, State

E = TypeVar("E", bound=Event)


class Table:
    """Plays all seats of one game."""

    def __init__(self, rules: Rules[Any], state: State, *results: str) -> None:
        source = Scripted(results) if results else None
        self.game: Game[Any] = Game(rules, state, source, log=[])
        self.game.ran = set()
        self.game.advance()

    @property
    def state(self) -> Any:
        return self.game.state

    @property
    def open(self) -> tuple[Decision, ...]:
        return self.game.open

    def picks(self, *keys: str) -> Table:
        """Answer with these keys, each by the first seat that is offered it; "1:pass" names the seat."""
        for wish in keys:
            name, colon, rest = wish.partition(":")
            key = rest if colon else wish
            asked = [d for d in self.game.open if offers(d, key)]
            seats = [seat for d in asked for seat in d.seats if not colon or seat == int(name)]
            assert seats, f"{wish!r} is not offered: {self.offers()}"
            self.game.answer(seats[0], key)
        return self

    def passes(self) -> Table:
        """Everybody passes for as long as somebody can."""
        while any(offers(d, "pass") for d in self.game.open):
            self.picks("pass")
        return self

    def offers(self) -> list[tuple[tuple[int, ...], list[str]]]:
        """Who is asked, and what they may answer."""
        return [(tuple(d.seats), d.keys()) for d in self.game.open]

    def happened(self, kind: type[E]) -> list[E]:
        return [entry.event for entry in self.game.log or () if isinstance(entry.event, kind)]

    def story(self) -> list[str]:
        """The kinds of events so far, in order."""
        return [type(entry.event).__name__ for entry in self.game.log or ()]


def random_play(game: Game[Any], seed: int, limit: int = 200) -> Iterator[Game[Any]]:
    """Yield at every decision, then answer it at random."""
    luck = random.Random(seed)
    for _ in range(limit):
        if not game.open:
            return
        yield game
        decision = luck.choice(game.open)
        game.answer(luck.choice(decision.seats), luck.choice(decision.keys()))


def reloaded(game: Game[Any]) -> Game[Any]:
    """The same position after saving and loading."""
    back: Game[Any] = Game(game.rules, game.rules.decode(game.rules.encode(game.state)), log=[])
    back.advance()
    return back


def journal_of(
    rules: Rules[Any], state: State, store: Any = None, results: Iterable[str] | None = None
) -> Journal[Any]:
    """A journal of the game that begins with this state; the state itself is not touched."""

    def start() -> Game[Any]:
        source = None if results is None else Scripted(results)
        game: Game[Any] = Game(rules, state.clone(), source, log=[])
        game.advance()
        return game

    return Journal(Header(game="toy", version="0", setup={}, seed="1"), start, store)


def seats(*numbers: int) -> tuple[Seat, ...]:
    return tuple(map(Seat, numbers))


def offers(decision: Decision, key: str) -> bool:
    return any(option.key == key for option in decision.all_options)
