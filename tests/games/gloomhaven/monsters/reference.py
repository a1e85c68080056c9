"""A slow, obvious solver of positions, straight from the procedure: dicts, searches, all cases tried.

It shares nothing with the package: hexes are pairs, sight is exact geometry, groups are all subsets.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

Spot = tuple[int, int]
Group = frozenset[str]
Json = dict[str, Any]

ROUND: tuple[Spot, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
CORNERS: tuple[Spot, ...] = ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))  # thirds of a step
NEVER = 10**9


def spot(hex: Json) -> Spot:
    return hex["q"], hex["r"]


class Ground:
    """A map: neighbours, distances around walls, sight by geometry."""

    def __init__(self, map: Json) -> None:
        self.floor = {spot(hex) for hex in map["hexes"]}
        self.walls: set[frozenset[Spot]] = {frozenset((spot(a), spot(b))) for a, b in map.get("walls", [])}
        around = {(q + dq, r + dr) for q, r in self.floor for dq, dr in ROUND}
        self.solid = [corners(hex) for hex in around - self.floor]
        for one, other in self.walls:
            self.solid.append([point for point in corners(one) if point in corners(other)])
        self.boxed = [
            (min(x for x, _ in points), max(x for x, _ in points), min(y for _, y in points),
             max(y for _, y in points), points)
            for points in self.solid
        ]  # fmt: skip
        self._distances: dict[Spot, dict[Spot, int]] = {}
        self._corners: dict[Spot, list[Spot]] = {}
        self._sees: dict[frozenset[Spot], bool] = {}

    def neighbours(self, here: Spot) -> list[Spot]:
        q, r = here
        there = [(q + dq, r + dr) for dq, dr in ROUND]
        return [each for each in there if each in self.floor and frozenset((here, each)) not in self.walls]

    def distances(self, start: Spot) -> dict[Spot, int]:
        if start not in self._distances:
            found, waiting = {start: 0}, [start]
            for here in waiting:
                for there in self.neighbours(here):
                    if there not in found:
                        found[there] = found[here] + 1
                        waiting.append(there)
            self._distances[start] = found
        return self._distances[start]

    def distance(self, start: Spot, end: Spot) -> int:
        """Around walls; a wall hex is 1 more than its nearest playable neighbour."""
        known = self.distances(start)
        if end in self.floor:
            return known.get(end, NEVER)
        q, r = end
        return min(known.get((q + dq, r + dr), NEVER) for dq, dr in ROUND) + 1

    def sees(self, one: Spot, other: Spot) -> bool:
        if one == other or other in self.neighbours(one):
            return True
        key = frozenset((one, other))
        if key not in self._sees:
            self._sees[key] = any(self._clear(start, end) for start in corners(one) for end in corners(other))
        return self._sees[key]

    def _clear(self, start: Spot, end: Spot) -> bool:
        (ax, ay), (bx, by) = start, end
        (left, right), (top, bottom) = sorted((ax, bx)), sorted((ay, by))
        for x1, x2, y1, y2, points in self.boxed:
            if x1 <= right and left <= x2 and y1 <= bottom and top <= y2 and meets(start, end, points):
                return False
        return True


def corners(hex: Spot) -> list[Spot]:
    return [(3 * hex[0] + x, 3 * hex[1] + y) for x, y in CORNERS]


def turn(a: Spot, b: Spot, c: Spot) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def apart(a: Spot, b: Spot, points: list[Spot]) -> bool:
    """Whether the boxes around a segment and around some points do not even touch."""
    xs, ys = [point[0] for point in points], [point[1] for point in points]
    return (
        max(a[0], b[0]) < min(xs)
        or min(a[0], b[0]) > max(xs)
        or max(a[1], b[1]) < min(ys)
        or min(a[1], b[1]) > max(ys)
    )


def meets(a: Spot, b: Spot, points: list[Spot]) -> bool:
    """Whether a segment touches a closed convex polygon or segment."""
    sides = [turn(a, b, point) for point in points]
    if min(sides) > 0 or max(sides) < 0:
        return False
    if len(points) > 2 and (inside(a, points) or inside(b, points)):
        return True
    return any(touch(a, b, points[i - 1], points[i]) for i in range(len(points)))


def touch(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two closed segments, one of which may be a point, have a point in common."""
    if apart(a, b, [c, d]):
        return False
    return turn(a, b, c) * turn(a, b, d) <= 0 and turn(c, d, a) * turn(c, d, b) <= 0


def inside(point: Spot, points: list[Spot]) -> bool:
    """Whether a point lies in a closed convex polygon."""
    turns = [turn(points[i - 1], points[i], point) for i in range(len(points))]
    return all(each >= 0 for each in turns) or all(each <= 0 for each in turns)


class Foe(NamedTuple):
    id: str
    at: Spot
    initiative: float


class Reference:
    """One position, worked out the long way."""

    def __init__(self, position: Json) -> None:
        self.ground = Ground(position)
        figures = position["figures"]
        me = next(figure for figure in figures if figure["id"] == position["active"])
        self.here = spot(me["hex"])
        self.muddled = "muddle" in me.get("conditions", [])
        others = [figure for figure in figures if figure is not me]
        enemies = [figure for figure in others if figure["side"] != "monster"]
        self.bodies = {spot(figure["hex"]) for figure in others}
        self.enemy_bodies = {spot(figure["hex"]) for figure in enemies}
        self.foes = [
            Foe(figure["id"], spot(figure["hex"]), figure["initiative"])
            for figure in enemies
            if "invisible" not in figure.get("conditions", [])
        ]
        lying: dict[str, set[Spot]] = {}
        for overlay in position.get("overlays", []):
            lying.setdefault(overlay["type"], set()).add(spot(overlay["hex"]))
        self.obstacles = lying.get("obstacle", set())
        self.hazards = lying.get("trap", set()) | lying.get("hazardous", set())
        self.difficult = lying.get("difficult", set())
        action = position.get("action", {})
        self.move = action.get("move", 0)
        self.flying, self.jump = action.get("flying", False), action.get("jump", False)
        self.attacks = action.get("attack") is not None
        attack = action.get("attack") or {}
        self.range = attack.get("range", 1)
        self.ranged = attack.get("type", "melee" if self.range == 1 else "ranged") == "ranged"
        targets = attack.get("targets", 1)
        self.targets = 99 if targets == "all" else targets
        self.aoe: list[Json] | None = attack.get("aoe")
        self._groups: dict[Spot, set[Group]] = {}

    # -- movement

    def may_stop(self, at: Spot) -> bool:
        if at == self.here:
            return True
        return at not in self.bodies and (self.flying or at not in self.obstacles)

    def may_pass(self, at: Spot) -> bool:
        return self.flying or self.jump or not (at in self.enemy_bodies or at in self.obstacles)

    def labels(self, start: Spot) -> dict[Spot, tuple[int, int]]:
        """Least (hazards, cost) from a hex to every other, however far."""
        if self.jump and not self.flying:
            steps = self.ground.distances(start)
            return {
                at: (0, 0) if at == start else (at in self.hazards, far + (at in self.difficult))
                for at, far in steps.items()
            }
        found: dict[Spot, tuple[int, int]] = {}
        heap = [((0, 0), start)]
        while heap:
            label, here = heapq.heappop(heap)
            if here in found:
                continue
            found[here] = label
            for there in self.ground.neighbours(here):
                if self.may_pass(there):
                    worse = 0 if self.flying else int(there in self.hazards)
                    dear = 1 if self.flying or there not in self.difficult else 2
                    heapq.heappush(heap, ((label[0] + worse, label[1] + dear), there))
        return found

    # -- attack

    def groups(self, at: Spot) -> set[Group]:
        """Every group of enemies that the attack can be made on from a hex."""
        if at not in self._groups:
            self._groups[at] = set(self._all_groups(at))
        return self._groups[at]

    def _all_groups(self, at: Spot) -> Iterator[Group]:
        ground = self.ground
        seen = [foe for foe in self.foes if ground.sees(at, foe.at)]
        in_range = [foe for foe in seen if ground.distance(at, foe.at) <= self.range]
        if self.aoe is None:
            for count in range(1, min(self.targets, len(in_range)) + 1):
                yield from (frozenset(foe.id for foe in some) for some in combinations(in_range, count))
            return
        for area in self._areas(at):
            hit = frozenset(foe.id for foe in seen if foe.at in area)
            outside = [foe for foe in in_range if foe.at not in area]
            for count in range(min(self.targets - 1, len(outside)) + 1):
                for some in combinations(outside, count):
                    yield hit | {foe.id for foe in some}

    def _areas(self, at: Spot) -> Iterator[set[Spot]]:
        """Every way to lay the pattern: 12 ways to turn it, and for a ranged one every place that matters."""
        assert self.aoe is not None
        for turns in range(6):
            for flip in (False, True):
                laid = []
                for hex in self.aoe:
                    q, r = spot(hex)
                    if flip:
                        q, r = r, q
                    for _ in range(turns):
                        q, r = -r, q + r
                    laid.append(((q, r), hex.get("grey", False)))
                red = [place for place, grey in laid if not grey]
                if not self.ranged:
                    ((q0, r0),) = [place for place, grey in laid if grey]
                    yield {(q - q0 + at[0], r - r0 + at[1]) for q, r in red}
                    continue
                for foe in self.foes:
                    for q0, r0 in red:
                        area = {(q - q0 + foe.at[0], r - r0 + foe.at[1]) for q, r in red}
                        if any(self.ground.distance(at, place) <= self.range for place in area):
                            yield area

    def attack_hexes(self, foe: Foe, labels: dict[Spot, tuple[int, int]]) -> list[Spot]:
        return [
            at for at in labels if self.may_stop(at) and any(foe.id in group for group in self.groups(at))
        ]

    # -- the procedure

    def solve(self) -> Json:
        labels = self.labels(self.here)
        hexes = {foe.id: self.attack_hexes(foe, labels) for foe in self.foes}
        keys = {
            foe.id: (*min(labels[at] for at in hexes[foe.id]), self.proximity(foe), foe.initiative)
            for foe in self.foes
            if hexes[foe.id]
        }
        focus = sorted(id for id, key in keys.items() if key == min(keys.values()))
        if not focus:
            return {"focus": [], "options": [self.option(self.here, 0, [], [], set())]}
        merged: dict[tuple[Spot, tuple[str, ...]], Json] = {}
        for id in focus:
            foe = next(foe for foe in self.foes if foe.id == id)
            for at, targets, toward in self.results(foe, hexes[id], labels):
                option = merged.setdefault(
                    (at, targets), {"cost": labels[at][1], "focus": set(), "toward": set()}
                )
                option["focus"].add(id)
                option["toward"] |= toward
        return {
            "focus": focus,
            "options": [
                self.option(at, kept["cost"], list(targets), sorted(kept["focus"]), kept["toward"])
                for (at, targets), kept in sorted(merged.items())
            ],
        }

    @staticmethod
    def option(at: Spot, cost: int, targets: list[str], focus: list[str], toward: set[Spot]) -> Json:
        return {
            "destination": {"q": at[0], "r": at[1]},
            "path_length": cost,
            "targets": targets,
            "focus": focus,
            "toward": [{"q": q, "r": r} for q, r in sorted(toward)],
        }

    def proximity(self, foe: Foe) -> int:
        return self.ground.distance(self.here, foe.at)

    def at_disadvantage(self, foe: Foe, at: Spot) -> bool:
        return self.ranged and not self.muddled and foe.at in self.ground.neighbours(at)

    def results(
        self, focus: Foe, hexes: list[Spot], labels: dict[Spot, tuple[int, int]]
    ) -> Iterator[tuple[Spot, tuple[str, ...], set[Spot]]]:
        """Steps 4 to 12 for one focus: destination, targets, and what it makes for."""
        this_turn = self.wanted(focus, hexes, labels, self.move)
        fewest = min(labels[at][0] for at in hexes)
        if any(labels[at][0] == fewest and labels[at][1] <= self.move for at in hexes):
            for at, group in this_turn:
                yield at, tuple(sorted(group)) if self.attacks else (), {at}
            return
        for goal, _ in self.wanted(focus, hexes, labels, None):
            for at in self.nearest(goal, labels):
                yield at, (), {goal}

    def wanted(
        self, focus: Foe, hexes: list[Spot], labels: dict[Spot, tuple[int, int]], move: int | None
    ) -> set[tuple[Spot, Group]]:
        """Steps 4 to 7: the hexes and the groups to attack from them."""
        by_id = {foe.id: foe for foe in self.foes}
        shots = [(at, group) for at in hexes for group in self.groups(at) if focus.id in group]

        def first(at: Spot) -> tuple[int, bool, bool]:
            far = move is not None and labels[at][1] > move
            return labels[at][0], far, self.at_disadvantage(focus, at)

        def worth(shot: tuple[Spot, Group]) -> tuple[Any, ...]:
            at, group = shot
            return (*first(at), -len(group), labels[at][1])

        best = min(map(worth, shots))
        equal = {group for at, group in shots if worth((at, group)) == best}
        ranks = sorted({(self.proximity(foe), foe.initiative) for foe in self.foes})

        def held(group: Group) -> list[int]:
            """How many of the best rank, of the next, and so on."""
            members = [(self.proximity(by_id[id]), by_id[id].initiative) for id in group]
            return [members.count(rank) for rank in ranks]

        most = max(map(held, equal))
        out = set()
        for group in (group for group in equal if held(group) == most):
            places = {at for at, other in shots if other == group and first(at) == best[:3]}

            def price(at: Spot, group: Group = group) -> tuple[int, int]:
                bad = sum(self.at_disadvantage(by_id[id], at) for id in group)
                return bad, labels[at][1]

            least = min(map(price, places))
            out |= {(at, group) for at in places if price(at) == least}
        return out

    def nearest(self, goal: Spot, labels: dict[Spot, tuple[int, int]]) -> list[Spot]:
        """Step 10: where it ends on the way to one hex."""
        values = {}
        for at, (hazards, cost) in labels.items():
            if self.may_stop(at) and cost <= self.move:
                rest = self.labels(at).get(goal)
                if rest is not None:
                    values[at] = hazards + rest[0], rest[1], cost
        return [at for at, value in values.items() if value == min(values.values())]
