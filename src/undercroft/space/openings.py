"""Openings: for each direction the cells from which that step is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from undercroft.space.cells import Cells

Steps = tuple[tuple[int, Cells], ...]


class Openings:
    """Open steps as pairs of a shift and the cells it leads away from, by the way the bits move.

    The steps are open both ways: who can go from one cell to another can come back. `spread` gives the cells
    one open step from any of some cells; floods call it a dozen times each, so it is one expression.
    """

    __slots__ = ("left", "right", "spread")

    def __init__(self, left: Steps, right: Steps) -> None:
        self.left, self.right = left, right
        self.spread: Callable[[Cells], Cells] = _spread(left, right)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Openings) and (self.left, self.right) == (other.left, other.right)

    def __hash__(self) -> int:
        return hash((self.left, self.right))


def openings_of(steps: Iterable[tuple[int, Cells]]) -> Openings:
    """Openings from pairs of a signed shift and the cells from which it is open."""
    listed = list(steps)
    return Openings(
        tuple((shift, cells) for shift, cells in listed if shift > 0),
        tuple((-shift, cells) for shift, cells in listed if shift < 0),
    )


def expand(cells: Cells, openings: Openings) -> Cells:
    """Cells reached by one open step from any of `cells`."""
    return openings.spread(cells)


@lru_cache(1 << 10)
def _spread(left: Steps, right: Steps) -> Callable[[Cells], Cells]:
    """All shifts as one expression of numbers: less than half the work of a loop over the directions."""
    terms = [f"(cells & {mask:#x}) << {shift}" for shift, mask in left if mask]
    terms += [f"(cells & {mask:#x}) >> {shift}" for shift, mask in right if mask]
    spread: Callable[[Cells], Cells] = eval(f"lambda cells: {' | '.join(terms) or '0'}")
    return spread
