"""One door for dice and draws. All results are text, so that scripts and journals can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Protocol

from .errors import BrokenRules
from .leaves import Seat

if TYPE_CHECKING:
    from .engine import Game

MASK = (1 << 64) - 1


def rng_from(seed: str) -> int:
    """The generator's first state, from a seed that people can type."""
    return int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())


def next_word(rng: int) -> tuple[int, int]:
    """One step of splitmix64: the new state of the generator and a random word."""
    rng = (rng + 0x9E3779B97F4A7C15) & MASK
    word = ((rng ^ rng >> 30) * 0xBF58476D1CE4E5B9) & MASK
    word = ((word ^ word >> 27) * 0x94D049BB133111EB) & MASK
    return rng, word ^ word >> 31


class Source(Protocol):
    """Decides a result. The generator in the state steps whatever the source, so replays agree to the bit."""

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str: ...


class Seeded:
    """Play."""

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        return outcomes[word * len(outcomes) >> 64]

    def __copy__(self) -> Seeded:
        return self  # it holds nothing that could be taken


SEEDED = Seeded()


class Scripted:
    """Tests and physical tables: the results are given, in order."""

    def __init__(self, results: Iterable[str] = ()) -> None:
        self.results = list(results)
        self.taken = 0

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        if self.taken == len(self.results):
            raise BrokenRules(f"no result is left for {what}: one of {sorted(set(outcomes))} was needed")
        result = self.results[self.taken]
        if result not in outcomes:
            raise BrokenRules(f"{result!r} cannot come up for {what}: one of {sorted(set(outcomes))}")
        self.taken += 1
        return result


class Recorded(Scripted):
    """Replays: what came up then comes up now."""


class ChanceAhead(Exception):
    """Chance was reached. Previews stop here; enumeration branches here."""

    def __init__(self, outcomes: Sequence[str]) -> None:
        super().__init__("chance")
        self.outcomes = tuple(outcomes)


class Enumerated(Scripted):
    """Search: follows a path of results and stops where it ends."""

    def pick(self, word: int, what: str, outcomes: Sequence[str]) -> str:
        if self.taken == len(self.results):
            raise ChanceAhead(outcomes)
        return super().pick(word, what, outcomes)


def outcomes(game: Game[Any], seat: Seat, pick: str | int) -> Iterator[tuple[float, Game[Any]]]:
    """Every way in which chance can turn this answer out, with its probability."""
    paths: list[tuple[tuple[str, ...], float]] = [((), 1.0)]
    while paths:
        path, likely = paths.pop()
        twin = game.clone(Enumerated(path))
        try:
            twin.answer(seat, pick)
        except ChanceAhead as ahead:
            for result, ways in Counter(ahead.outcomes).items():
                paths.append(((*path, result), likely * ways / len(ahead.outcomes)))
        else:
            yield likely, twin
