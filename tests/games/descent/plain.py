"""The questions answered a second time: plainly, slowly, by other means than the code under test.

Lines are cut against squares with fractions, movement is every sequence of steps, attacks are every roll.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import Any

Json = dict[str, Any]
Spot = tuple[int, int]
Result = tuple[int, bool]


class Field:
    """A map with figures, as a question has it."""

    def __init__(self, case: Json) -> None:
        given = case["map"]
        self.letters = {
            (x, y): letter
            for y, row in enumerate(given["rows"])
            for x, letter in enumerate(row)
            if letter != "_"
        }
        edges = list(given.get("walls", []))
        for door in given.get("doors", []):
            edges += [] if door.get("open", False) else door["between"]
        self.walls = {frozenset((tuple(one), tuple(other))) for one, other in edges}
        self.figures = {figure["id"]: figure for figure in case.get("figures", [])}
        self.bases = {id: self.base(figure) for id, figure in self.figures.items()}

    @staticmethod
    def base(figure: Json) -> frozenset[Spot]:
        (x, y), (width, height) = figure["at"], figure.get("size", [1, 1])
        return frozenset((x + i, y + j) for i in range(width) for j in range(height))

    def stands(self, id: str) -> bool:
        return bool(self.figures[id].get("kind", "figure") == "figure")

    def is_open(self, one: Spot, other: Spot) -> bool:
        """Two spaces of the map that share an edge without a wall."""
        return one in self.letters and other in self.letters and frozenset((one, other)) not in self.walls

    def adjacent(self, one: Spot, other: Spot) -> bool:
        across, down = abs(one[0] - other[0]), abs(one[1] - other[1])
        if across + down == 1:
            return self.is_open(one, other)
        if (across, down) != (1, 1) or one not in self.letters or other not in self.letters:
            return False
        return any(
            self.is_open(one, corner) and self.is_open(corner, other)
            for corner in ((one[0], other[1]), (other[0], one[1]))
        )

    def around(self, spot: Spot) -> list[Spot]:
        return [
            (spot[0] + i, spot[1] + j)
            for i, j in product((-1, 0, 1), repeat=2)
            if self.adjacent(spot, (spot[0] + i, spot[1] + j))
        ]

    def in_pit(self, base: frozenset[Spot]) -> bool:
        return all(self.letters[spot] == "o" for spot in base)


def plain_sight(case: Json) -> Json:
    """Every line from corner to corner, one by one."""
    field = Field(case)
    viewer = field.bases[case["from"]] if isinstance(case["from"], str) else {tuple(case["from"])}
    target = field.bases[case["to"]] if isinstance(case["to"], str) else {tuple(case["to"])}
    others = [base for id, base in field.bases.items() if field.stands(id) and base != viewer]
    sunk = {spot for base in others if field.in_pit(base) for spot in base}
    blocked = {spot for base in others for spot in base}
    blocked |= {spot for spot, letter in field.letters.items() if letter == "#"}
    spaces = []
    for spot in sorted(target, key=lambda at: (at[1], at[0])):
        if any(field.adjacent(own, spot) for own in viewer):
            seen = True
        elif spot in sunk or field.in_pit(frozenset(viewer)):
            seen = False
        else:
            seen = any(_has_line(field, blocked, own, spot) for own in viewer)
        spaces.append({"at": list(spot), "seen": seen, "distance": _distance(field, viewer, spot)})
    return {"id": case.get("id"), "seen": any(space["seen"] for space in spaces), "spaces": spaces}


def _distance(field: Field, start: Any, goal: Spot) -> int | None:
    far = dict.fromkeys(start, 0)
    queue = list(start)
    for spot in queue:
        for other in field.around(spot):
            if other not in far and field.letters[other] != "#":
                far[other] = far[spot] + 1
                queue.append(other)
    return far.get(goal)


def _has_line(field: Field, blocked: set[Spot], own: Spot, spot: Spot) -> bool:
    if max(abs(own[0] - spot[0]), abs(own[1] - spot[1])) <= 1:
        return False  # they touch and are not adjacent
    corners = list(product((0, 1), repeat=2))
    return any(
        _is_clear(field, blocked, own, spot, (own[0] + a, own[1] + b), (spot[0] + c, spot[1] + d))
        for (a, b), (c, d) in product(corners, corners)
    )


def _is_clear(field: Field, blocked: set[Spot], own: Spot, spot: Spot, start: Spot, end: Spot) -> bool:
    (ax, ay), (bx, by) = start, end
    columns = range(min(ax, bx) - 1, max(ax, bx) + 2)
    rows = range(min(ay, by) - 1, max(ay, by) + 2)
    for cell in product(columns, rows):
        if (cell in blocked or cell not in field.letters) and cell != own and _stretch(start, end, cell):
            return False
    for wall in field.walls:
        if _meets_wall(start, end, wall):
            return False
    return all(_passes(field, own, spot, start, end, point) for point in _grid_points(start, end))


def _stretch(start: Spot, end: Spot, cell: Spot) -> bool:
    """Whether more than a point of the line lies in the closed square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        begin, way = start[axis], end[axis] - start[axis]
        if way == 0:
            if not cell[axis] <= begin <= cell[axis] + 1:
                return False
            continue
        times = sorted((Fraction(cell[axis] - begin, way), Fraction(cell[axis] + 1 - begin, way)))
        low, high = max(low, times[0]), min(high, times[1])
    return low < high


def _ends_of(wall: frozenset[Spot]) -> tuple[Spot, Spot]:
    """The two points between which a wall stands."""
    (x, y), (other_x, _) = sorted(wall)
    return ((x + 1, y), (x + 1, y + 1)) if other_x > x else ((x, y + 1), (x + 1, y + 1))


def _meets_wall(start: Spot, end: Spot, wall: frozenset[Spot]) -> bool:
    """Whether the line crosses the inside of a wall, or runs along a part of it."""
    (px, py), (qx, _) = _ends_of(wall)
    axis = 0 if px == qx else 1  # the coordinate that does not change along the wall
    line, lowest = (px, py)[axis], (px, py)[1 - axis]
    begin, way = start[axis], end[axis] - start[axis]
    if way == 0:
        one, other = sorted((start[1 - axis], end[1 - axis]))
        return begin == line and max(one, lowest) < min(other, lowest + 1)
    time = Fraction(line - begin, way)
    if not 0 <= time <= 1:
        return False
    met = start[1 - axis] + time * (end[1 - axis] - start[1 - axis])
    return lowest < met < lowest + 1


def _grid_points(start: Spot, end: Spot) -> Iterator[Spot]:
    """The grid points on the line, its ends included."""
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]))
    for step in range(steps + 1):
        x = start[0] + Fraction(step * (end[0] - start[0]), steps)
        y = start[1] + Fraction(step * (end[1] - start[1]), steps)
        if x.denominator == y.denominator == 1:
            yield int(x), int(y)


def _beside(point: Spot, way: Spot) -> set[Spot]:
    """The squares at a point into which a line goes on: two where it runs along an edge."""
    x, y = point
    columns = {0: (x - 1, x), 1: (x,), -1: (x - 1,)}[(way[0] > 0) - (way[0] < 0)]
    rows = {0: (y - 1, y), 1: (y,), -1: (y - 1,)}[(way[1] > 0) - (way[1] < 0)]
    return set(product(columns, rows))


def _passes(field: Field, own: Spot, spot: Spot, start: Spot, end: Spot, point: Spot) -> bool:
    if not any(point in _ends_of(wall) for wall in field.walls):
        return True
    way = end[0] - start[0], end[1] - start[1]
    before = {own} if point == start else _beside(point, (-way[0], -way[1]))
    after = {spot} if point == end else _beside(point, way)
    four = set(product((point[0] - 1, point[0]), (point[1] - 1, point[1])))
    for begin in before & field.letters.keys():
        joined, queue = {begin}, [begin]
        for here in queue:
            more = [one for one in four if abs(one[0] - here[0]) + abs(one[1] - here[1]) == 1]
            queue += [one for one in more if one not in joined and field.is_open(here, one)]
            joined |= set(queue)
        if joined & after:
            return True
    return False


def plain_reach(case: Json) -> Json:
    """Every sequence of steps, and every place for the base after it."""
    field, mover, flies = Field(case), case["mover"], case.get("fly", False)
    figure, base = field.figures[mover], field.bases[mover]
    width, height = figure.get("size", [1, 1])
    large = width * height > 1
    others = {id for id in field.bases if field.stands(id) and id != mover}
    taken = {spot for id in others for spot in field.bases[id]}
    foes = {spot for id in others if field.figures[id]["side"] != figure["side"] for spot in field.bases[id]}
    prices: dict[tuple[Spot, Spot], set[tuple[int, int]]] = {
        ((min(x for x, _ in base), min(y for _, y in base)), (width, height)): {(0, 0)}
    }
    own = next(iter(prices))
    visited: set[tuple[Spot, int, int]] = set()
    queue = [] if field.in_pit(base) else [(spot, 0, 0) for spot in sorted(base)]
    for spot, cost, damage in queue:
        if not large and not flies and cost and field.letters[spot] == "o":
            continue
        for step in field.around(spot):
            letter = field.letters[step]
            price, hurt = cost + 1, damage
            if not flies:
                if letter == "#" or step in foes or (letter == "o" and not large and step in taken):
                    continue
                price += letter == "~"
                hurt += 1 if letter == "^" else 2 if letter == "o" and not large else 0
            if price <= case["points"] and (step, price, hurt) not in visited:
                visited.add((step, price, hurt))
                queue.append((step, price, hurt))
    for spot, cost, damage in visited:
        if flies:
            damage += {"^": 1, "o": 0 if large else 2}.get(field.letters[spot], 0)
        for size in {(width, height), (height, width)}:
            for i, j in product(range(size[0]), range(size[1])):
                at = spot[0] - i, spot[1] - j
                place = Field.base({"at": at, "size": size})
                if not _fits(field, place, taken) or (at, size) == own:
                    continue
                fall = 2 if large and field.in_pit(place) else 0
                prices.setdefault((at, size), set()).add((cost, damage + fall))
    ends = []
    for (at, size), found in sorted(prices.items(), key=lambda one: (one[0][0][1], one[0][0][0], one[0][1])):
        cost, damage = min(found)
        safe_damage, safe_cost = min((hurt, price) for price, hurt in found)
        prices_of = {"cost": cost, "damage": damage, "safe_cost": safe_cost, "safe_damage": safe_damage}
        ends.append({"at": list(at), "size": list(size), **prices_of})
    return {"id": case.get("id"), "ends": ends}


def _fits(field: Field, place: frozenset[Spot], taken: set[Spot]) -> bool:
    return all(
        spot in field.letters and field.letters[spot] != "#" and spot not in taken for spot in place
    ) and not any(wall <= place for wall in field.walls)


# Range, hearts and surges of each face; None is the miss. Of defence dice the shields.
ATTACKING: dict[str, list[tuple[int, int, int] | None]] = {
    "blue": [None, (2, 2, 1), (3, 2, 0), (4, 2, 0), (5, 1, 0), (6, 1, 1)],
    "red": [(0, 1, 0), (0, 2, 0), (0, 2, 0), (0, 2, 0), (0, 3, 0), (0, 3, 1)],
    "yellow": [(1, 0, 1), (1, 1, 0), (2, 1, 0), (0, 1, 1), (0, 2, 0), (0, 2, 1)],
}
DEFENDING = {"brown": [0, 0, 0, 1, 1, 2], "grey": [0, 1, 1, 1, 2, 3], "black": [0, 2, 2, 2, 3, 4]}


def plain_odds(case: Json) -> Json:
    """Every roll, every reroll of every set of dice, every use of surges."""
    colours = [*case["attack"], *case.get("defence", [])]
    rerolls = case.get("rerolls", [])

    @cache
    def settled(rolled: tuple[int, ...]) -> Result:
        return _settled(case, colours, rolled)

    @cache
    def odds(rolled: tuple[int, ...], used: int) -> tuple[Fraction, dict[Result, Fraction]]:
        """The average damage, and the chances of each result, from dice as they lie."""
        if used == len(rerolls):
            result = settled(rolled)
            return Fraction(result[0]), {result: Fraction(1)}
        reroll = rerolls[used]
        may = [die for die, colour in enumerate(colours) if colour in reroll["dice"]]
        best: tuple[Fraction, dict[Result, Fraction]] | None = None
        for count in range(min(reroll["count"], len(may)) + 1):
            for pick in combinations(may, count):
                mean, chances = again(rolled, pick, used + 1)
                sign = 1 if reroll["by"] == "attacker" else -1
                if best is None or sign * mean > sign * best[0]:
                    best = mean, chances
        assert best is not None
        return best

    @cache
    def again_cached(
        rest: tuple[int, ...], pick: tuple[int, ...], used: int
    ) -> tuple[Fraction, dict[Result, Fraction]]:
        mean, chances = Fraction(0), dict[Result, Fraction]()
        for faces in product(range(6), repeat=len(pick)):
            dice = list(rest)
            for die, face in zip(pick, faces):
                dice[die] = face
            one, found = odds(tuple(dice), used)
            mean += one / 6 ** len(pick)
            for result, likely in found.items():
                chances[result] = chances.get(result, Fraction(0)) + likely / 6 ** len(pick)
        return mean, chances

    def again(
        rolled: tuple[int, ...], pick: tuple[int, ...], used: int
    ) -> tuple[Fraction, dict[Result, Fraction]]:
        rest = tuple(-1 if die in pick else face for die, face in enumerate(rolled))
        return again_cached(rest, pick, used)

    mean, chances = again((0,) * len(colours), tuple(range(len(colours))), 0)
    damage: dict[int, Fraction] = {}
    for (amount, _), likely in sorted(chances.items()):
        damage[amount] = damage.get(amount, Fraction(0)) + likely
    health = case.get("health")
    kill = None if health is None else sum((p for n, p in damage.items() if n >= health), Fraction(0))
    missed = sum((likely for (_, hit), likely in chances.items() if not hit), Fraction(0))
    return {
        "id": case.get("id"),
        "damage": {str(amount): str(likely) for amount, likely in damage.items() if likely},
        "expected": str(mean),
        "miss": str(missed),
        "kill": None if kill is None else str(kill),
    }


def _settled(case: Json, colours: list[str], rolled: tuple[int, ...]) -> Result:
    """The damage of a roll and whether it is a hit, with surges used in each possible way."""
    reach, hearts, surges = case.get("range", 0), case.get("hearts", 0), case.get("surges", 0)
    shields = case.get("shields", 0)
    for colour, face in zip(colours, rolled):
        if colour in DEFENDING:
            shields += DEFENDING[colour][face]
            continue
        shown = ATTACKING[colour][face]
        if shown is None:
            return 0, False
        reach, hearts, surges = reach + shown[0], hearts + shown[1], surges + shown[2]
    surges = max(0, surges - case.get("cancel", 0))
    best = 0, False
    abilities = case.get("abilities", [])
    for used in product((False, True), repeat=len(abilities)):
        bought = [ability for ability, yes in zip(abilities, used) if yes]
        if sum(ability["surge"] for ability in bought) + case.get("toll", 0) > surges:
            continue
        more = {key: sum(ability.get(key, 0) for ability in bought) for key in ("hearts", "range", "pierce")}
        if case.get("distance") is not None and reach + more["range"] < case["distance"]:
            continue
        pierce = case.get("pierce", 0) + more["pierce"]
        best = max(best, (max(0, hearts + more["hearts"] - max(0, shields - pierce)), True))
    return best
