"""Openings: for each direction the cells from which that step is open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from undercroft.space.cells import Cells


class Openings(NamedTuple):
    """Open steps as pairs of a shift and the cells it leads away from, by the way the bits move.

    The steps are open both ways: who can go from one cell to another can come back.
    """

    left: tuple[tuple[int, Cells], ...]
    right: tuple[tuple[int, Cells], ...]


def openings_of(steps: Iterable[tuple[int, Cells]]) -> Openings:
    """Openings from pairs of a signed shift and the cells from which it is open."""
    listed = list(steps)
    return Openings(
        tuple((shift, cells) for shift, cells in listed if shift > 0),
        tuple((-shift, cells) for shift, cells in listed if shift < 0),
    )


def expand(cells: Cells, openings: Openings) -> Cells:
    """Cells reached by one open step from any of `cells`."""
    out = 0
    for shift, mask in openings.left:
        out |= (cells & mask) << shift
    for shift, mask in openings.right:
        out |= (cells & mask) >> shift
    return out
