"""The measures of Dungeon Alliance: questions of sight and reach a second, from JSON to JSON."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from typing import Final

import msgspec

from undercroft.games.alliance.queries.batch import answer_lines
from undercroft.sim.measures import Figure, Measure
from undercroft.sim.quiet import Ear, short

from .cases import Json, reach_case, sight_case

CASES: Final[dict[str, tuple[str, Callable[[str], Json]]]] = {
    "alliance_sight_per_s": ("sight", sight_case),
    "alliance_reach_per_s": ("reach", reach_case),
}
USUAL: Final = 4_000  # cases
PARTS: Final = 10  # of what is measured, a short moment for each


def run(ear: Ear, wanted: Sequence[str]) -> dict[str, Figure]:
    """The figures that are asked for."""
    return {name: rate(ear, name) for name in CASES if name in wanted}


def rate(ear: Ear, name: str, cases: int = USUAL) -> float:
    """Questions a second in batch, from JSON to JSON, each about another board.

    Lines are worked out once for each offset between two squares; a first part makes them known.
    """
    kind, make = CASES[name]
    lines = [msgspec.json.encode(make(f"bench/{number}")) for number in range(cases)]
    answer_lines(kind, b"\n".join(lines[: len(lines) // 4]))

    def one(first: int) -> float:
        data = b"\n".join(lines[first::PARTS])
        began = time.process_time()
        found = answer_lines(kind, data)
        return found.count(b"\n") / (time.process_time() - began)

    return short(median(ear.quietest(partial(one, first), 1)[0] for first in range(PARTS)))


MEASURE = Measure(tuple(CASES), run)
