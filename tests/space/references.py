"""Slow, obvious versions of what the space package does, on coordinates and exact numbers."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import pairwise, product
from math import floor

Spot = tuple[int, int]
Point = tuple[int, int]
Walls = frozenset[frozenset[Spot]]
Label = tuple[int, int]

HEX_ROUND: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
STRAIGHT: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL: tuple[Spot, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))


def plus(one: Spot, other: Spot) -> Spot:
    return one[0] + other[0], one[1] + other[1]


def hex_neighbours(spot: Spot, floor: set[Spot], walls: Walls) -> set[Spot]:
    """Hexes that share an edge without a wall."""
    around = {plus(spot, step) for step in HEX_ROUND}
    return {other for other in around & floor if frozenset((spot, other)) not in walls}


def square_neighbours(spot: Spot, floor: set[Spot], walls: Walls) -> set[Spot]:
    """Squares across an open edge, and round a corner with an open way of two straight steps."""

    def straight(one: Spot) -> set[Spot]:
        around = {plus(one, step) for step in STRAIGHT}
        return {other for other in around & floor if frozenset((one, other)) not in walls}

    out = straight(spot)
    for step in DIAGONAL:
        if any(plus(spot, step) in straight(middle) for middle in straight(spot)):
            out.add(plus(spot, step))
    return out


def dijkstra(
    start: set[Spot],
    neighbours: dict[Spot, set[Spot]],
    allowed: set[Spot],
    bad: set[Spot],
    slow: set[Spot],
    sticky: set[Spot],
) -> dict[Spot, Label]:
    """Least (bad cells entered, movement) to every cell."""
    heap = [((0, 0), spot) for spot in start]
    found: dict[Spot, Label] = {}
    while heap:
        label, spot = heapq.heappop(heap)
        if spot in found:
            continue
        found[spot] = label
        for other in neighbours[spot] & allowed:
            cost = label[1] + 1 + (other in slow) + (spot in sticky)
            heapq.heappush(heap, ((label[0] + (other in bad), cost), other))
    return found


def least_within(
    start: set[Spot],
    neighbours: dict[Spot, set[Spot]],
    allowed: set[Spot],
    bad: set[Spot],
    slow: set[Spot],
    sticky: set[Spot],
    *,
    limit: int,
) -> dict[Spot, Label]:
    """Least (bad cells entered, movement) of the ways that cost no more than the limit, cost by cost."""
    fewest: list[dict[Spot, int]] = [dict.fromkeys(start, 0)] + [{} for _ in range(limit)]
    for cost in range(limit):
        for spot, worse in fewest[cost].items():
            for other in neighbours[spot] & allowed:
                after = cost + 1 + (other in slow) + (spot in sticky)
                if after <= limit:
                    entered = worse + (other in bad)
                    fewest[after][other] = min(fewest[after].get(other, entered), entered)
    found: dict[Spot, Label] = {}
    for cost, spots in enumerate(fewest):
        for spot, worse in spots.items():
            found[spot] = min(found.get(spot, (worse, cost)), (worse, cost))
    return found


def simple_paths(
    start: Spot, goal: Spot, neighbours: dict[Spot, set[Spot]], allowed: set[Spot]
) -> Iterator[tuple[Spot, ...]]:
    """Every way that enters no cell twice."""

    def onward(path: tuple[Spot, ...]) -> Iterator[tuple[Spot, ...]]:
        if path[-1] == goal:
            yield path
            return
        for spot in neighbours[path[-1]] & allowed - set(path):
            yield from onward((*path, spot))

    return onward((start,))


def price(
    path: tuple[Spot, ...], bad: set[Spot], slow: set[Spot], sticky: set[Spot], last_only: bool
) -> Label:
    """What a way costs, counted step by step."""
    worse = cost = 0
    for index, (spot, other) in enumerate(pairwise(path), start=2):
        counts = index == len(path) or not last_only
        worse += counts and other in bad
        cost += 1 + (counts and other in slow) + (spot in sticky)
    return worse, cost


def turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def on_segment(point: Point, a: Point, b: Point) -> bool:
    inside = min(a[0], b[0]) <= point[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= point[1] <= max(a[1], b[1])
    return inside and turn(a, b, point) == 0


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments have a point in common."""
    if on_segment(a, c, d) or on_segment(b, c, d) or on_segment(c, a, b) or on_segment(d, a, b):
        return True
    return (
        (turn(a, b, c) > 0) != (turn(a, b, d) > 0)
        and (turn(c, d, a) > 0) != (turn(c, d, b) > 0)
        and bool(turn(a, b, c) and turn(a, b, d) and turn(c, d, a) and turn(c, d, b))
    )


def hex_corners(spot: Spot) -> list[Point]:
    """The corners of a flat-top hex on paper, x doubled and y doubled and shrunk by the root of 3."""
    x, y = 3 * spot[0], 2 * spot[1] + spot[0]
    return [(x + dx, y + dy) for dx, dy in ((2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1))]


def hex_is_touched(a: Point, b: Point, spot: Spot) -> bool:
    """Whether a line touches a closed hex: an end in it, or a side of it met."""
    corners = hex_corners(spot)
    sides = list(zip(corners, corners[1:] + corners[:1]))
    inside = all(turn(c, d, a) >= 0 for c, d in sides)
    return inside or any(segments_meet(a, b, c, d) for c, d in sides)


def strict_corner_sees(floor: set[Spot], walls: Walls, start: Spot, end: Spot) -> bool:
    """Any corner to any corner without touching what is not floor or a wall line, or adjacent."""
    if end in hex_neighbours(start, floor, walls) or start == end:
        return True
    columns = range(min(start[0], end[0]) - 2, max(start[0], end[0]) + 3)
    rows = range(min(start[1], end[1]) - 2, max(start[1], end[1]) + 3)
    solid = [spot for spot in product(columns, rows) if spot not in floor]
    lines = []
    for wall in walls:
        one, other = wall
        shared = [corner for corner in hex_corners(one) if corner in hex_corners(other)]
        lines.append((shared[0], shared[1]))
    return any(
        not any(hex_is_touched(a, b, spot) for spot in solid)
        and not any(segments_meet(a, b, c, d) for c, d in lines)
        for a, b in product(hex_corners(start), hex_corners(end))
    )


def square_corners(spot: Spot) -> list[Point]:
    """Space (x, y) has the corners (x, y) to (x + 1, y + 1)."""
    return [plus(spot, corner) for corner in ((0, 0), (1, 0), (1, 1), (0, 1))]


def overlap(a: Point, b: Point, spot: Spot) -> Fraction:
    """The share of a line that lies in a closed square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        way, near, far = b[axis] - a[axis], spot[axis] - a[axis], spot[axis] + 1 - a[axis]
        if way == 0:
            if near > 0 or far < 0:
                return Fraction(0)
            continue
        first, last = sorted((Fraction(near, way), Fraction(far, way)))
        low, high = max(low, first), min(high, last)
    return max(high - low, Fraction(0))


def edge_of(one: Spot, other: Spot) -> tuple[Point, Point]:
    """The edge that two squares share."""
    shared = sorted(corner for corner in square_corners(one) if corner in square_corners(other))
    return shared[0], shared[1]


def meets_inside(a: Point, b: Point, edge: tuple[Point, Point]) -> bool:
    """Whether a line between corners crosses an edge inside, or runs along it."""
    c, d = edge
    if turn(a, b, c) == 0 and turn(a, b, d) == 0:
        return any(on_segment(point, a, b) for point in edge) and on_segment(c, a, b) and on_segment(d, a, b)
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def stops_at(a: Point, b: Point, first: Spot, last: Spot, floor: set[Spot], walls: Walls) -> Iterator[Point]:
    """The points of the grid where the line goes from one cell to another that no way round joins."""
    for point in product(
        range(min(a[0], b[0]), max(a[0], b[0]) + 1), range(min(a[1], b[1]), max(a[1], b[1]) + 1)
    ):
        if not on_segment(point, a, b):
            continue
        around = [plus(point, corner) for corner in ((0, 0), (-1, 0), (-1, -1), (0, -1))]
        before = [spot for spot in around if overlap(a, point, spot)] if point != a else [first]
        after = [spot for spot in around if overlap(point, b, spot)] if point != b else [last]
        ways = product(floor.intersection(before), floor.intersection(after))
        if not any(joined_round(one, other, around, floor, walls) for one, other in ways):
            yield point


def joined_round(one: Spot, other: Spot, around: list[Spot], floor: set[Spot], walls: Walls) -> bool:
    """Whether two of four cells round a point are joined by open edges, or lie between two solid ones."""
    rest = set(around) - {one, other}
    if one[0] != other[0] and one[1] != other[1] and not rest & floor:
        return True
    reached, waiting = {one}, [one]
    while waiting:
        spot = waiting.pop()
        for step in STRAIGHT:
            new = plus(spot, step)
            if new in around and new in floor and new not in reached and frozenset((spot, new)) not in walls:
                reached.add(new)
                waiting.append(new)
    return other in reached


def corner_sees(floor: set[Spot], walls: Walls, viewer: set[Spot], target: Spot, blocked: set[Spot]) -> bool:
    """Any corner to any corner, with no stretch in a blocked square and no wall crossed or run along."""
    near = {other for spot in viewer for other in square_neighbours(spot, floor, walls)}
    if target in viewer | near:
        return True
    edges = {edge_of(*wall) for wall in walls if wall <= floor}
    for spot in viewer:
        columns = range(min(spot[0], target[0]) - 1, max(spot[0], target[0]) + 2)
        rows = range(min(spot[1], target[1]) - 1, max(spot[1], target[1]) + 2)
        if len(columns) <= 4 and len(rows) <= 4:
            continue
        stops = [at for at in product(columns, rows) if at not in floor or at in blocked - viewer]
        for a, b in product(square_corners(spot), square_corners(target)):
            if (
                not any(overlap(a, b, at) for at in stops)
                and not any(meets_inside(a, b, edge) for edge in edges)
                and not any(stops_at(a, b, spot, target, floor, walls))
            ):
                return True
    return False


def crossings(start: Spot, end: Spot, axis: int) -> Iterator[tuple[int, Fraction]]:
    """Where the line between two centres crosses the grid lines x = n (axis 0) or y = n (axis 1)."""
    for line in range(min(start[axis], end[axis]) + 1, max(start[axis], end[axis]) + 1):
        share = (line - Fraction(1, 2) - start[axis]) / Fraction(end[axis] - start[axis])
        other = 1 - axis
        yield line, start[other] + Fraction(1, 2) + share * (end[other] - start[other])


def centre_sees(floor_spots: set[Spot], walls: Walls, start: Spot, end: Spot) -> bool:
    """At each grid line an open edge must hold the crossing point, its ends included."""
    for axis in (0, 1):
        for line, place in crossings(start, end, axis):
            rows = {floor(place)} | ({floor(place) - 1} if place.denominator == 1 else set())
            free = False
            for row in rows:
                one, other = ((line - 1, row), (line, row)) if axis == 0 else ((row, line - 1), (row, line))
                free |= {one, other} <= floor_spots and frozenset((one, other)) not in walls
            if not free:
                return False
    return True


def centre_crossed(start: Spot, end: Spot) -> set[Spot]:
    """The squares with a stretch of the line inside them, both ends left out."""
    columns = range(min(start[0], end[0]), max(start[0], end[0]) + 1)
    rows = range(min(start[1], end[1]), max(start[1], end[1]) + 1)
    a, b = (2 * start[0] + 1, 2 * start[1] + 1), (2 * end[0] + 1, 2 * end[1] + 1)
    out = set()
    for spot in product(columns, rows):
        corners = [(2 * x, 2 * y) for x, y in square_corners(spot)]
        sides = [turn(a, b, corner) for corner in corners]
        if min(sides) < 0 < max(sides):
            out.add(spot)
    return out - {start, end}


def spots_of(pairs: Iterable[tuple[Spot, Spot]]) -> Walls:
    return frozenset(frozenset(pair) for pair in pairs)
