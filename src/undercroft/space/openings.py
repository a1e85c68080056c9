"""Openings: for each direction the cells from which that step is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain

from undercroft.space.cells import Cells

Steps = tuple[tuple[int, Cells], ...]
Spread = Callable[[Cells], Cells]


class Openings:
    """Open steps as pairs of a shift and the cells it leads away from, by the way the bits move.

    The steps are open both ways: who can go from one cell to another can come back. `spread` gives the cells
    one open step from any of some cells; floods call it a dozen times each, so it is one expression.
    """

    __slots__ = ("left", "right", "spread")

    def __init__(self, left: Steps, right: Steps) -> None:
        self.left, self.right = left, right
        self.spread: Spread = _spread(left)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Openings) and (self.left, self.right) == (other.left, other.right)

    def __hash__(self) -> int:
        return hash((self.left, self.right))


def openings_of(steps: Iterable[tuple[int, Cells]]) -> Openings:
    """Openings from pairs of a signed shift and the cells from which it is open."""
    left: list[tuple[int, Cells]] = []
    right: list[tuple[int, Cells]] = []
    for shift, cells in steps:
        if shift > 0:
            left.append((shift, cells))
        else:
            right.append((-shift, cells))
    return Openings(tuple(left), tuple(right))


def expand(cells: Cells, openings: Openings) -> Cells:
    """Cells reached by one open step from any of `cells`."""
    return openings.spread(cells)


def _spread(steps: Steps) -> Spread:
    """Every step there and back: three pairs on hexes, two or four on squares."""
    return _ways(len(steps))(*chain.from_iterable(steps))


@cache
def _ways(count: int) -> Callable[..., Spread]:
    """Makes the spread of so many pairs of steps, written out: one expression is faster than a loop."""
    names = "abcdefgh"[:count]
    given = ", ".join([f"{way}, at_{way}" for way in names])
    steps = " | ".join([f"(cells & at_{way}) << {way} | cells >> {way} & at_{way}" for way in names])
    return eval(f"lambda {given}: lambda cells: {steps}")  # type: ignore[no-any-return]
