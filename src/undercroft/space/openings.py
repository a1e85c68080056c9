"""Openings: for each direction the cells from which that step is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable

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
    """Every step there and back: three pairs on hexes, two or four on squares, each as one expression."""
    if len(steps) == 3:
        return _three_ways(*steps)
    (a, at_a), (b, at_b), *others = steps
    if not others:
        return lambda cells: (cells & at_a) << a | cells >> a & at_a | (cells & at_b) << b | cells >> b & at_b
    (c, at_c), (d, at_d) = others
    return lambda cells: (
        (cells & at_a) << a
        | cells >> a & at_a
        | (cells & at_b) << b
        | cells >> b & at_b
        | (cells & at_c) << c
        | cells >> c & at_c
        | (cells & at_d) << d
        | cells >> d & at_d
    )


def _three_ways(one: tuple[int, Cells], two: tuple[int, Cells], three: tuple[int, Cells]) -> Spread:
    (a, at_a), (b, at_b), (c, at_c) = one, two, three
    return lambda cells: (
        (cells & at_a) << a
        | cells >> a & at_a
        | (cells & at_b) << b
        | cells >> b & at_b
        | (cells & at_c) << c
        | cells >> c & at_c
    )
