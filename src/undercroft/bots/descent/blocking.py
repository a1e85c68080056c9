"""Standing in the way: how much longer a hero's way gets if somebody stands on a space of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.descent.reach import Mover, path, ways
from undercroft.games.descent.rules.movement.moving import mover_of
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells, each

from .aim import Aim
from .aims import aims
from .position import Position
from .reasons import NOBODY
from .scale import FAR, soon

FIRST = 7  # spaces of a hero's way that are looked at
PER_POINT = 0.5  # the worth of a point that a hero needs more
MOST = 6  # points that count
WORTH_IT = 8.0  # the least worth of an aim for which a way is cleared
CLEARED = 0.3  # of an aim, for the end of whoever stands before it


class Blocked(NamedTuple):
    """A hero who needs so many points for his way, and has only so many."""

    hero: FigureId = NOBODY
    needs: int = 0
    has: int = 0


class Blocks:
    """For each space on the ways of heroes: what it is worth to stand there."""

    def __init__(self, at: Position, figure: FigureId = NOBODY) -> None:
        """`figure` looks for its place, so where it stands now blocks nothing."""
        self.gains: dict[Cell, tuple[float, Blocked]] = {}
        self.own = at.s.figures[figure].cells if figure in at.s.figures else 0
        for hero in at.s.heroes:
            if at.s.figures[hero].cells:
                self.look(at, hero)

    @staticmethod
    def of(at: Position, figure: FigureId = NOBODY) -> Blocks:
        """Reckoned once for a position and a figure."""
        return at.once(f"blocks-{figure}", lambda: Blocks(at, figure))

    def at(self, cell: Cell) -> tuple[float, Blocked]:
        return self.gains.get(cell, (0.0, Blocked()))

    def look(self, at: Position, hero: FigureId) -> None:
        """The way of a hero to what he wants most, and the detour round each of its first spaces."""
        goal = wanted(at, hero)
        terrain, mover = at.ground.terrain, mover_of(at.g, hero)
        mover = mover._replace(foes=mover.foes & ~self.own)
        has = 2 * at.speed(hero)
        if not goal:
            return
        reached = {cost: cells & goal for (cost, _), cells in ways(terrain, mover, mover.at, 3 * has).items()}
        cost = min((cost for cost, cells in reached.items() if cells), default=FAR)
        if cost >= FAR:
            return
        end = reached[cost] & -reached[cost]
        way = path(terrain, mover, mover.at, end.bit_length() - 1, cost)
        for cell in way[:FIRST]:
            foes = mover.foes | 1 << cell
            detour = cost_to(at, mover._replace(foes=foes), goal & ~foes, cost + MOST)
            if detour <= cost:
                continue
            gain = PER_POINT * min(MOST, detour - cost)
            if cost <= has < detour:
                gain += 2  # he does not get there in this turn
            if gain > self.at(cell)[0]:
                self.gains[cell] = gain, Blocked(hero, min(detour, 99), has)


def cost_to(at: Position, mover: Mover, goal: Cells, most: int) -> int:
    """The points that somebody needs to get to one of some spaces; one more than the most if he cannot."""
    found = ways(at.ground.terrain, mover, mover.at, most)
    return min((cost for (cost, _), cells in found.items() if cells & goal), default=most + 1)


def wanted(at: Position, hero: FigureId) -> Cells:
    """Where a hero most wants to be: by the quest, else next to the enemy who matters most."""
    found = max(
        aims(at, hero), key=lambda aim: aim.worth * (0.9 ** at.distance(hero, aim.cells)), default=None
    )
    prey = max(at.foes(hero), key=lambda i: at.stakes[i].kill, default=None)
    hunted = at.ground.neighbours(at.s.figures[prey].cells) if prey is not None else 0
    if found is None or (prey is not None and at.stakes[prey].kill > 30):
        return hunted or (found.cells if found else 0)
    return found.cells if found.worth > 5 else hunted


def barring(at: Position, figure: FigureId, wants: Sequence[Aim]) -> dict[FigureId, float]:
    """The enemies between a hero and what he wants most, where they make his way longer: worth clearing."""
    leaf = at.s.figures[figure]
    if leaf.role != "hero" or not leaf.cells:
        return {}
    stride = at.stride(figure)
    best = max(wants, key=lambda aim: aim.worth * soon(at.distance(figure, aim.cells), stride), default=None)
    if best is None or best.worth < WORTH_IT:
        return {}
    straight = at.distance(figure, best.cells)
    mover = mover_of(at.g, figure)
    if not straight or straight >= FAR:
        return {}
    if cost_to(at, mover, best.cells & ~mover.foes, straight + 2) <= straight + 2:
        return {}
    here, there = at.steps(leaf.cells), at.steps(best.cells)
    return {
        foe: CLEARED * best.worth
        for foe, other in at.foes(figure).items()
        if any(here.get(cell, FAR) + there.get(cell, FAR) <= straight + 1 for cell in each(other.cells))
    }
