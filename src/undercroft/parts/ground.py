"""The ground: a laid board and what follows from it alone, reckoned when asked for and kept within bounds."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from threading import Lock
from typing import Final, Generic, TypeVar

from undercroft.space import Board, Cell, Cells, rings

K = TypeVar("K")
V = TypeVar("V")
Looks = Callable[[Cell, Cells], Cells]
"""Those of some cells of the floor that a cell sees, by the sight rule of the game."""

FAR: Final = 99  # the distance where there is no way
PAIRS: Final = 1 << 13  # kept of a ground: what follows from two cells, or from a cell and a reach
MASKS: Final = 1 << 12  # and from a set of cells


class Kept(dict[K, V], Generic[K, V]):
    """Values made from keys, for the last so many keys: a lookup costs no more than in a dict.

    A board that grows, tile by tile, is another board each time; whatever is kept by board goes in here.
    """

    def __init__(self, make: Callable[[K], V], most: int) -> None:
        super().__init__()
        self.make, self.most = make, most
        self._lock = Lock()  # queries are answered by threads

    def __missing__(self, key: K) -> V:
        made = self.make(key)
        with self._lock:
            if len(self) >= self.most:
                del self[next(iter(self))]
            self[key] = made
        return made


class Ground:
    """Distances, neighbours and sight on one board; figures and tokens are no part of it."""

    def __init__(self, board: Board, looks: Looks) -> None:
        self.board = board
        self.floor: Cells = board.floor
        self._looks = looks
        self._sight: dict[Cell, tuple[Cells, Cells]] = {}  # by cell: which were looked at, and which it sees
        self.rings = lru_cache(PAIRS)(self._rings)
        self.apart = lru_cache(PAIRS)(self._apart)
        self.within = lru_cache(PAIRS)(self._within)
        self.in_sight = lru_cache(PAIRS)(self._in_sight)
        self.neighbours = lru_cache(MASKS)(board.neighbours)

    def _rings(self, cell: Cell) -> tuple[Cells, ...]:
        """The cells at distance 0, 1, 2, ... round walls, past everything else (GH-DEF-13, GH-DEF-14)."""
        return tuple(rings(1 << cell, self.board.openings))

    def _apart(self, one: Cell, other: Cell) -> int:
        """How far one cell is from another, counted round walls (GH-DEF-13); FAR where there is no way."""
        for distance, ring in enumerate(self.rings(one)):
            if ring >> other & 1:
                return distance
        return FAR

    def _within(self, cell: Cell, reach: int) -> Cells:
        """The cells at most so far from a cell, itself included."""
        found = 0
        for ring in self.rings(cell)[: reach + 1]:
            found |= ring
        return found

    def _in_sight(self, cell: Cell, reach: int) -> Cells:
        """The cells in range and in line of sight of a cell, itself included (GH-LOS-08, GH-LOS-10)."""
        return self.seen_among(cell, self.within(cell, reach))

    def seen_among(self, cell: Cell, cells: Cells) -> Cells:
        """Those of some cells that a cell sees, however far off; each is looked at once (GH-LOS-01)."""
        looked_at, seen = self._sight.get(cell, (0, 0))
        fresh = cells & self.floor & ~looked_at
        if fresh and self.floor >> cell & 1:
            seen |= self._looks(cell, fresh)
            self._sight[cell] = looked_at | fresh, seen
        return cells & seen

    def all_in_sight(self, cell: Cell) -> Cells:
        """All cells in line of sight of a cell, however far."""
        return self.seen_among(cell, self.floor)
