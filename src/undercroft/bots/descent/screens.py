"""Screens: monsters side by side in a narrow place, between the heroes and one who must not fall."""

from __future__ import annotations

from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, each, mask_of

from .position import Position
from .reasons import NOBODY
from .scale import FAR
from .stakes import doers

WIDEST = 3  # spaces side by side that monsters can close
DETOUR = 2  # spaces by which a way may be longer and still be one that heroes take
NEAREST = 2  # spaces from whom it guards: closer, heroes strike past it
FURTHEST = 12  # spaces from which heroes are kept away
SCREEN = 5.0  # the worth of the last gap
BEHIND = 0.7  # of it, for each row that is closed already: heroes break through one
OPEN = 0.6  # of it, for each gap that others would have to close yet


class Screens:
    """For each space of the best screen before somebody: what it is worth to stand there."""

    def __init__(self, at: Position, figure: FigureId) -> None:
        """`figure` looks for its place, so where it stands now closes nothing."""
        self.gains: dict[Cell, tuple[float, FigureId]] = {}
        own = at.s.figures[figure].cells
        held: Cells = 0
        for i, leaf in at.sides[1].items():
            held |= leaf.cells if i != figure else 0
        for whom in {*at.deciders, *at.keepers, *doers(at)} - {figure}:
            self.look(at, whom, held & ~own)

    @staticmethod
    def of(at: Position, figure: FigureId) -> Screens:
        """Reckoned once for a position and a figure."""
        return at.once(f"screens-{figure}", lambda: Screens(at, figure))

    def at(self, cell: Cell) -> tuple[float, FigureId]:
        return self.gains.get(cell, (0.0, NOBODY))

    def look(self, at: Position, whom: FigureId, held: Cells) -> None:
        """The row across all ways of the heroes to him that lacks the fewest monsters, but some."""
        rows = [
            self.rows(at, hero, whom) for hero in at.standing if at.distance(hero, here(at, whom)) <= FURTHEST
        ]
        if not rows:
            return
        shared = set.intersection(*(set(row) for row in rows))
        best: tuple[int, int, Cells] | None = None
        closed = 0
        for far in sorted(shared):
            row = 0
            for one in rows:
                row |= one[far]
            gaps = row & ~held
            closed += not gaps
            if gaps and gaps.bit_count() <= WIDEST and (best is None or gaps.bit_count() < best[0]):
                best = gaps.bit_count(), far, gaps
        if best is None:
            return
        worth = SCREEN * OPEN ** (best[0] - 1) * BEHIND**closed
        for cell in each(best[2]):
            if worth > self.at(cell)[0]:
                self.gains[cell] = worth, whom

    @staticmethod
    def rows(at: Position, hero: FigureId, whom: FigureId) -> dict[int, Cells]:
        """By distance from him: the spaces across the way of a hero, short of the hero himself."""
        there, mine = at.steps(here(at, whom)), at.steps(at.s.figures[hero].cells)
        straight = at.distance(hero, here(at, whom))
        found: dict[int, list[Cell]] = {}
        for cell, far in there.items():
            if NEAREST <= far < straight and mine.get(cell, FAR) + far <= straight + DETOUR:
                found.setdefault(far, []).append(cell)
        return {far: mask_of(cells) for far, cells in found.items()}


def here(at: Position, figure: FigureId) -> Cells:
    return at.s.figures[figure].cells
