"""Movement over the map: where a figure can get to, what each way costs and how it hurts (D2-MOV, D2-LRG).

All of it is reckoned on masks, so that rules, bots and the questions of `queries` share one answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from undercroft.games.descent.ground import Terrain
from undercroft.space import Cell, Cells, each

Size = tuple[int, int]
Price = tuple[int, int]
"""Movement points, then damage."""

WAYS = 1 << 9  # kept: who is told where a figure can go asks for the way there next
FALL = 2  # damage of a pit (D2-TER-09)
EAST, SOUTH = 0, 2  # steps of a square grid


class Mover(NamedTuple):
    """A figure that moves among others: its own side's are passed, the other side's are not (D2-MOV-07)."""

    at: Cells  # every space that it stands on
    size: Size = (1, 1)
    friends: Cells = 0  # the other figures of its side
    foes: Cells = 0
    flies: bool = False  # D2-X-46

    @property
    def is_large(self) -> bool:
        """Occupies more than one space (D2-LRG-01)."""
        return self.size != (1, 1)


class Ends(NamedTuple):
    """Where a base of one size, as it lies, can end: upper left spaces by the price of getting there.

    Each stands once in `quick`, under the least cost and then damage, and once in `safe`, under the least
    damage and then cost.
    """

    size: Size
    quick: dict[Price, Cells]
    safe: dict[Price, Cells]

    @property
    def cells(self) -> Cells:
        """All upper left spaces of places where it can end."""
        return union(self.quick.values())


@lru_cache(WAYS)
def ways(terrain: Terrain, mover: Mover, start: Cells, points: int) -> dict[Price, Cells]:
    """The spaces that one space of the figure can enter from `start`, by price (D2-MOV-02, D2-MOV-12).

    A space has every price that no other beats in cost and damage both. To stand still is no way. Steps go to
    adjacent spaces, so past corners but through no wall or closed door (D2-MOV-13, D2-MOV-14, D2-DOR-04). A
    large figure moves one of its spaces as if it were only there, and may enter its own (D2-LRG-02,
    D2-LRG-07, D2-LRG-16). Examples: D2-MOV-E2, D2-MOV-E3, D2-MOV-E4.
    """
    if mover.flies:
        return _flown(terrain, start if mover.is_large else 0, start, points)
    pits = 0 if mover.is_large else terrain.pits  # D2-LRG-11
    allowed = terrain.open & ~mover.foes  # D2-MOV-06
    if not mover.is_large:
        # D2-MOV-11, D2-TER-29: whoever falls into a pit stops there, so it must be free.
        allowed &= ~start & ~(pits & mover.friends)
    return _walked(terrain, start, allowed, pits, points)


def _walked(terrain: Terrain, start: Cells, allowed: Cells, pits: Cells, points: int) -> dict[Price, Cells]:
    """All ways on foot: damage by damage, and in each by cost.

    Each space costs what its own terrain says, not that of the one before (D2-TER-07, D2-TER-E1); pits cannot
    be jumped over (D2-TER-17, D2-TER-E2), and lava hurts each time (D2-TER-E3).
    """
    spread, water, lava = terrain.board.openings.spread, terrain.water, terrain.lava & allowed
    dry = allowed & ~water & ~lava & ~pits
    points = min(points, 2 * allowed.bit_count() + 2)  # no way that is worth going is longer
    found: dict[Price, Cells] = {}
    beaten = [0] * (points + 1)  # by cost: reached for no more, with less damage
    levels: dict[int, dict[int, Cells]] = {0: {0: start}}  # by damage and cost: the spaces entered
    damage = 0
    while levels:
        level, known = levels.pop(damage, {}), 0
        for cost in range(points + 1):
            if not level:
                for more in range(cost, points + 1):
                    beaten[more] |= known
                break
            ring = level.pop(cost, 0)
            if cost:
                ring &= ~known & ~beaten[cost]
                known |= ring
                beaten[cost] |= known
                if ring:
                    found[cost, damage] = ring
                    ring &= ~pits  # D2-TER-09: the movement ends in a pit
            if not ring:
                continue
            out = spread(ring) & allowed & ~known
            if out & dry:
                level[cost + 1] = level.get(cost + 1, 0) | out & dry
            if out & water:
                level[cost + 2] = level.get(cost + 2, 0) | out & water  # D2-TER-05
            if out & lava:
                hotter = levels.setdefault(damage + 1, {})  # D2-TER-18
                hotter[cost + 1] = hotter.get(cost + 1, 0) | out & lava
            if out & pits:
                fallen = levels.setdefault(damage + FALL, {})
                fallen[cost + 1] = fallen.get(cost + 1, 0) | out & pits
        damage += 1
    return found


def _flown(terrain: Terrain, own: Cells, start: Cells, points: int) -> dict[Price, Cells]:
    """All ways by air: each step costs 1, and only walls and closed doors are in the way (D2-X-46)."""
    spread, floor = terrain.board.openings.spread, terrain.board.floor
    found: dict[Price, Cells] = {}
    fresh, ring = floor & ~(start & ~own), start
    for cost in range(1, points + 1):
        ring = spread(ring) & fresh
        if not ring:
            break
        fresh &= ~ring
        found[cost, 0] = ring
    return found


def ends(terrain: Terrain, mover: Mover, points: int) -> tuple[Ends, ...]:
    """Every place where a figure can end its movement, for each way its base can lie; its own costs nothing.

    It need not spend all its points (D2-MOV-03). A figure in a pit only has its own place (D2-TER-14). If it
    has entered no space it has not moved, and cannot be turned (D2-LRG-15). Examples: D2-LRG-E1, D2-LRG-E2.
    """
    here = mover.at & -mover.at
    present = _lies(terrain, mover)
    found = {} if terrain.in_pit(mover.at) else ways(terrain, mover, mover.at, points)
    stops = list(_landed(terrain, mover, found) if mover.flies else found.items())
    return tuple(
        [_ends(terrain, mover, size, here if size == present else 0, stops) for size in turns(mover.size)]
    )


def _landed(terrain: Terrain, mover: Mover, found: dict[Price, Cells]) -> Iterator[tuple[Price, Cells]]:
    """D2-X-46: the space where a flyer stops hurts as if entered; a large base falls only as a whole."""
    pits = 0 if mover.is_large else terrain.pits
    for (cost, _), cells in found.items():
        for damage, part in (
            (0, cells & ~terrain.lava & ~pits),
            (1, cells & terrain.lava),
            (FALL, cells & pits),
        ):
            if part:
                yield (cost, damage), part


def _ends(
    terrain: Terrain, mover: Mover, size: Size, here: Cells, stops: Iterable[tuple[Price, Cells]]
) -> Ends:
    """The ends of a base that lies in one way; `here` is its present place, if it lies so now.

    Only what the moving space entered costs and hurts, whatever the base covers (D2-LRG-06, D2-LRG-08,
    D2-TER-08), unless it lies on pits with all its spaces (D2-TER-16, D2-TER-26).
    """
    fitting = anchors(terrain, size, ~(mover.friends | mover.foes)) & ~here
    sunk = anchors(terrain, size, terrain.pits) & fitting if mover.is_large else 0
    shifts = offsets(terrain, size)
    priced: list[tuple[Price, Cells]] = []
    for (cost, damage), cells in stops:
        places = 0
        for shift in shifts:  # D2-LRG-03: any place that takes in the space where the movement ended
            places |= cells >> shift
        places &= fitting
        if places & ~sunk:
            priced.append(((cost, damage), places & ~sunk))
        if places & sunk:
            priced.append(((cost, damage + FALL), places & sunk))
    start = {(0, 0): here} if here else {}
    quick = sorted(priced)
    safe = sorted(priced, key=lambda one: (one[0][1], one[0][0]))
    return Ends(size, start | _first(quick), start | _first(safe))


def _first(priced: Iterable[tuple[Price, Cells]]) -> dict[Price, Cells]:
    """Each place under the first of its prices."""
    found: dict[Price, Cells] = {}
    settled = 0
    for price, places in priced:
        if fresh := places & ~settled:
            found[price] = found.get(price, 0) | fresh
            settled |= fresh
    return found


def anchors(terrain: Terrain, size: Size, free: Cells) -> Cells:
    """The upper left spaces of a base that lies on free spaces (D2-MOV-09, D2-LRG-05).

    It is on the map, on no obstacle, across no wall or closed door (D2-DOR-08).
    """
    board, (width, height) = terrain.board, size
    found = terrain.open & free
    if size == (1, 1):
        return found
    stride, steps = board.grid.stride, board.open_steps
    if width > 1:
        across = found & found >> 1 & steps[EAST]
        found = across if width == 2 else across & across >> 1
    if height > 1:
        # A row of the base below another: no wall between any two of their spaces.
        open_south = steps[SOUTH]
        joined = open_south
        for column in range(1, width):
            joined &= open_south >> column
        down = found & found >> stride & joined
        found = down if height == 2 else down & down >> stride
    return found


def offsets(terrain: Terrain, size: Size) -> tuple[int, ...]:
    """How much higher than the upper left space each space of a base is."""
    stride, (width, height) = terrain.board.grid.stride, size
    return tuple([row * stride + column for row in range(height) for column in range(width)])


def base_at(terrain: Terrain, size: Size, anchor: Cell) -> Cells:
    """The spaces of a base with its upper left one on a space."""
    return union(1 << anchor + shift for shift in offsets(terrain, size))


def turns(size: Size) -> tuple[Size, ...]:
    """The ways in which a base can lie, the narrower first (D2-LRG-04)."""
    width, height = sorted(size)
    return ((width, height),) if width == height else ((width, height), (height, width))


def _lies(terrain: Terrain, mover: Mover) -> Size:
    """How the base lies now."""
    first = (mover.at & -mover.at).bit_length() - 1
    return next(size for size in turns(mover.size) if base_at(terrain, size, first) == mover.at)


def stops(terrain: Terrain, mover: Mover) -> Cells:
    """The spaces in which a movement can end: alone, and with room for the base (D2-MOV-09, D2-LRG-05)."""
    if not mover.is_large:
        return terrain.open & ~(mover.friends | mover.foes)
    found = 0
    for size in turns(mover.size):
        fitting = anchors(terrain, size, ~(mover.friends | mover.foes))
        for shift in offsets(terrain, size):
            found |= fitting << shift
    return found


def enterable(terrain: Terrain, mover: Mover, at: Cell, points: int, reserve: int = 0) -> Cells:
    """The spaces that the moving space may enter next, from where it is.

    It pays with its points now (D2-TER-06), and must be able to go on to a space where it can stop, with what
    is left and a `reserve` of points that it may still gain (D2-MOV-10, D2-MOV-11).
    """
    if terrain.pits >> at & 1 and not (mover.flies or mover.is_large):
        return 0  # D2-TER-14
    near = union(ways(terrain, mover, 1 << at, min(points, 2)).values())
    near &= terrain.board.neighbours(1 << at)
    free = stops(terrain, mover)
    found = near & free
    for cell in each(near & ~free):
        price = 2 if terrain.water >> cell & 1 and not mover.flies else 1
        onward = ways(terrain, mover, 1 << cell, points + reserve - price)
        if any(cells & free for cells in onward.values()):
            found |= 1 << cell
    return found


def path(
    terrain: Terrain, mover: Mover, start: Cells, goal: Cell, points: int, safest: bool = False
) -> tuple[Cell, ...]:
    """The spaces to enter one after the other: a cheapest way, of these a safest, or the other way round.

    Where ways are equal it is the one that comes from the lower space. Empty where none leads there.
    """
    found = ways(terrain, mover, start, points)
    prices = [price for price, cells in found.items() if cells >> goal & 1]
    if not prices:
        return ()
    cost, damage = min(prices, key=lambda one: one[::-1]) if safest else min(prices)
    spread, water, lava = terrain.board.openings.spread, terrain.water, terrain.lava
    if mover.flies:
        water = lava = 0
    way, here = [goal], 1 << goal
    while True:
        cost -= 2 if here & water else 1
        damage -= FALL if here & terrain.pits and not (mover.flies or mover.is_large) else bool(here & lava)
        before = spread(here) & (found.get((cost, damage), 0) if cost else start)
        here = before & -before
        if not cost:
            return tuple(reversed(way))
        way.append(here.bit_length() - 1)


def union(masks: Iterable[Cells]) -> Cells:
    """All cells of some masks."""
    found = 0
    for cells in masks:
        found |= cells
    return found
