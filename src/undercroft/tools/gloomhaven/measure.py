"""The measures of Gloomhaven: turns of monsters as they are played, and the solver of positions."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.sim.measures import Figure, Measure
from undercroft.sim.quiet import Ear

from .monster_turns import bench_turns
from .positions import bench_solver

TURN = "monster_turn_ms"
SOLVER = ("positions_per_s", "los_per_s")


def run(ear: Ear, wanted: Sequence[str]) -> dict[str, Figure]:
    """The figures that are asked for."""
    found: dict[str, Figure] = {}
    if TURN in wanted:
        found[TURN] = bench_turns(ear)
    if set(SOLVER) & set(wanted):
        found |= {key: value for key, value in bench_solver(ear).items() if key in wanted}
    return found


MEASURE = Measure((TURN, *SOLVER), run)
