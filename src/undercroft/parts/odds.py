"""Odds of dice and decks, exactly: how likely each result is, as fractions that add up to one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeVar

from undercroft.kernel import CardId, ChanceAhead, Enumerated, Game

from .decks import Deck

T = TypeVar("T", bound=Hashable)
R = TypeVar("R", bound=Hashable)

SURE = Fraction(1)


def gathered(cases: Iterable[tuple[T, Fraction]]) -> dict[T, Fraction]:
    """Equal results in one: what may come in several ways is as likely as all of them."""
    found: dict[T, Fraction] = {}
    for result, likely in cases:
        found[result] = found[result] + likely if result in found else likely
    return found


def after(odds: Mapping[T, Fraction], change: Callable[[T], R]) -> dict[R, Fraction]:
    """The odds of what becomes of each result: a shield comes off, a value is doubled."""
    return gathered((change(result), likely) for result, likely in odds.items())


def added(one: Mapping[int, Fraction], other: Mapping[int, Fraction]) -> dict[int, Fraction]:
    """The sums of two that do not hang together."""
    return gathered((a + b, here * there) for a, here in one.items() for b, there in other.items())


@lru_cache(1 << 10)
def rolled(faces: tuple[int, ...], dice: int) -> Mapping[int, Fraction]:
    """The sums of so many equal dice."""
    if not dice:
        return MappingProxyType({0: SURE})
    one = gathered((face, Fraction(1, len(faces))) for face in faces)
    return MappingProxyType(added(rolled(faces, dice - 1), one))


def mean(odds: Mapping[int, Fraction]) -> Fraction:
    """The average result."""
    return sum((result * likely for result, likely in odds.items()), Fraction(0))


def likelihood(odds: Mapping[T, Fraction], test: Callable[[T], bool]) -> Fraction:
    """How likely it is that the result passes a test."""
    return sum((likely for result, likely in odds.items() if test(result)), Fraction(0))


def over_chance(g: Game[Any], do: Callable[[Any], T]) -> dict[T, Fraction]:
    """The results of something that rolls or draws, done on a copy of the game for each way it may come."""

    def cases() -> Iterator[tuple[T, Fraction]]:
        paths: list[tuple[tuple[str, ...], Fraction]] = [((), SURE)]
        while paths:
            path, likely = paths.pop()
            try:
                result = do(g.clone(Enumerated(path)))
            except ChanceAhead as ahead:
                for outcome, ways in Counter(ahead.outcomes).items():
                    paths.append(((*path, outcome), likely * ways / len(ahead.outcomes)))
            else:
                yield result, likely

    return gathered(cases())


class Draws(NamedTuple, Generic[T]):
    """The possible draws from a deck: known cards on top, any of a pool, known ones below, the discards."""

    pool: tuple[tuple[T, int], ...]  # each with how often it is there
    top: tuple[T, ...] = ()
    bottom: tuple[T, ...] = ()
    discard: tuple[T, ...] = ()

    def next(self) -> Iterator[tuple[T, Fraction, Draws[T]]]:
        """Each card that may come next, how likely, and what is left; an empty deck is shuffled first."""
        if self.top:
            yield self.top[0], SURE, self._replace(top=self.top[1:])
        elif self.pool:
            size = sum(count for _, count in self.pool)
            for place, (card, count) in enumerate(self.pool):
                fewer = ((card, count - 1),) if count > 1 else ()
                rest = (*self.pool[:place], *fewer, *self.pool[place + 1 :])
                yield card, Fraction(count, size), self._replace(pool=rest)
        elif self.bottom:
            yield self.bottom[0], SURE, self._replace(bottom=self.bottom[1:])
        elif self.discard:
            yield from shuffled(self.discard).next()

    def one(self) -> dict[T, Fraction]:
        """The odds of the next card."""
        return gathered((card, likely) for card, likely, _ in self.next())

    def of_two(self, pick: Callable[[T, T], R]) -> dict[R, Fraction]:
        """The odds of what counts of the next two cards, the second drawn from what the first has left."""
        return gathered(
            (pick(first, second), likely * more)
            for first, likely, rest in self.next()
            for second, more, _ in rest.next()
        )


def shuffled(cards: Iterable[T]) -> Draws[T]:
    """Cards in no order."""
    return Draws(tuple(Counter(cards).items()))


def draws_from(deck: Deck, like: Callable[[CardId], T]) -> Draws[T]:
    """A deck as it can be drawn from; `like`: what a card does, as those that do the same are one sort."""
    top, pool, bottom, discard = (
        tuple(map(like, cards)) for cards in (deck.top, deck.pool, deck.bottom, deck.discard)
    )
    return shuffled(pool)._replace(top=top, bottom=bottom, discard=discard)
