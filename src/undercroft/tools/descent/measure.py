"""The measures of Descent: questions of sight, reach and odds a second, from JSON to JSON."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Final

import msgspec

from undercroft.games.descent.odds import odds
from undercroft.games.descent.queries.batch import answer_lines
from undercroft.games.descent.queries.positions import place_of, position_of
from undercroft.sim.measures import Figure, Measure
from undercroft.sim.quiet import Ear, short

from .cases import Json, odds_case, reach_case, sights_of


def _reaches(seed: str) -> list[Json]:
    return [reach_case(seed)]


def _odds(seed: str) -> list[Json]:
    return [odds_case(seed)]


CASES: Final[dict[str, tuple[str, Callable[[str], list[Json]], int]]] = {
    "sight_per_s": ("sight", sights_of, 2_000),
    "reach_per_s": ("reach", _reaches, 4_000),
    "odds_per_s": ("odds", _odds, 400),
}  # the question, the cases of a seed, and how many seeds
PARTS: Final = 10  # of what is measured, a short moment for each


def run(ear: Ear, wanted: Sequence[str]) -> dict[str, Figure]:
    """The figures that are asked for."""
    return {name: rate(ear, name) for name in CASES if name in wanted}


def rate(ear: Ear, name: str, seeds: int = 0) -> float:
    """Questions a second in batch, from JSON to JSON, no two of them alike.

    Lines are worked out once for each offset between two spaces; a first part makes them known.
    """
    kind, make, usual = CASES[name]
    lines = [
        b"\n".join(msgspec.json.encode(case) for case in make(f"bench/{number}"))
        for number in range(seeds or usual)
    ]
    answer_lines(kind, b"\n".join(lines[: len(lines) // 4]))

    def one(first: int) -> float:
        data = b"\n".join(lines[first::PARTS])
        position_of.cache_clear()  # a part is measured again where the moment was not quiet
        place_of.cache_clear()
        odds.cache_clear()
        began = time.process_time()
        found = answer_lines(kind, data)
        return found.count(b"\n") / (time.process_time() - began)

    return short(median(ear.quietest(partial(one, first), 1)[0] for first in range(PARTS)))


MEASURE = Measure(tuple(CASES), run)
