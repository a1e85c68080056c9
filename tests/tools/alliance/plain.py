"""A second solver of the questions, plain and slow, written from the format alone: fractions, no masks."""

from __future__ import annotations

from fractions import Fraction
from heapq import heappop, heappush
from itertools import count
from typing import Any

Json = dict[str, Any]
Pair = tuple[int, int]
Border = tuple[Pair, Pair]

# The tiles of the content design: level, and the door sides before they are turned.
DOORS = {
    "START-BLUE": (1, "NEW"), "START-RED": (1, "NEW"), "START-YELLOW": (1, "NEW"), "START-GREEN": (1, "NEW"),
    "I-01": (1, "NESW"), "I-02": (1, "NEW"), "I-03": (1, "NS"), "I-04": (1, "NESW"), "I-05": (1, "NES"),
    "I-06": (1, "NE"), "I-07": (1, "NEW"), "I-08": (1, "NS"), "I-09": (1, "NE"), "I-10": (1, "NEW"),
    "II-01": (2, "NESW"), "II-02": (2, "NEW"), "II-03": (2, "NES"), "II-04": (2, "NS"), "II-05": (2, "NE"),
    "II-06": (2, "NEW"), "II-07": (2, "N"), "III-01": (3, "NEW"), "III-02": (3, "NS"), "III-03": (3, "NE"),
    "III-04": (3, "N"),
}  # fmt: skip
FACING = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Board:
    """A case with its tiles by cell and its passages."""

    def __init__(self, case: Json) -> None:
        self.tiles = {tuple(tile["cell"]): (tile["tile"], tile.get("turn", 0)) for tile in case["tiles"]}
        self.passages = {tuple(sorted(map(tuple, pair))) for pair in case.get("passages", [])}
        self.pits = {tuple(at) for at in case.get("pits", [])}
        self.figures = {figure["id"]: figure for figure in case.get("figures", [])}
        self.pvp = case.get("pvp", False)

    def has(self, at: Pair) -> bool:
        return cell_of(at) in self.tiles

    def adjacent(self, one: Pair, other: Pair, opened: frozenset[Border] = frozenset()) -> bool:
        """Two squares of a tile that touch, or on both sides of a passage, one of them in its middle."""
        if apart(one, other) != 1 or not (self.has(one) and self.has(other)):
            return False
        here, there = cell_of(one), cell_of(other)
        if here == there:
            return True
        border = tuple(sorted((here, there)))
        if border not in self.passages and border not in opened:
            return False
        if here[0] == there[0]:
            return 1 in (one[0] % 3, other[0] % 3)
        return 1 in (one[1] % 3, other[1] % 3)

    def around(self, at: Pair, opened: frozenset[Border]) -> list[Pair]:
        return [
            (at[0] + down, at[1] + right)
            for down in (-1, 0, 1)
            for right in (-1, 0, 1)
            if self.adjacent(at, (at[0] + down, at[1] + right), opened)
        ]

    def shows(self, cell: Pair, side: str) -> str:
        """What a side of a tile shows as it lies."""
        name, turn = self.tiles[cell]
        printed = "NESW"["NESW".index(side) - turn]
        if printed in DOORS[name][1]:
            return "door"
        return "entrance" if name.startswith("START") else "wall"


def cell_of(at: Pair) -> Pair:
    return at[0] // 3, at[1] // 3


def apart(one: Pair, other: Pair) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


# -- sight


def sight(case: Json) -> Json:
    board = Board(case)
    viewer = board.figures[case["from"]]
    start = tuple(viewer["at"])
    named = isinstance(case["to"], str)
    end = tuple(board.figures[case["to"]]["at"]) if named else tuple(case["to"])
    down, right = FACING[viewer.get("facing", "N")]
    in_arc = down * (end[0] - start[0]) + right * (end[1] - start[1]) >= 0
    line = is_free(board, start, end)
    adjacent, distance = board.adjacent(start, end), apart(start, end)
    crossed = None
    if line:
        crossed = sorted(
            figure["id"]
            for figure in board.figures.values()
            if not figure.get("defeated")
            and tuple(figure["at"]) not in (start, end)
            and runs_through(start, end, tuple(figure["at"]))
        )
    return {
        "id": case.get("id"),
        "in_arc": in_arc,
        "line": line,
        "seen": in_arc and line,
        "distance": distance,
        "adjacent": adjacent,
        "crossed": crossed,
        "obstacle_defence": None if crossed is None else len(crossed) + (named and end in board.pits),
        "melee": adjacent and in_arc,
        "ranged": in_arc and line and distance in (2, 3),
    }


def is_free(board: Board, start: Pair, end: Pair) -> bool:
    """Every border of a tile on the way is crossed in the closed middle third of a passage."""
    half = Fraction(1, 2)
    a, b = (start[0] + half, start[1] + half), (end[0] + half, end[1] + half)
    points = set()
    for axis in (0, 1):
        low, high = sorted((a[axis], b[axis]))
        for edge in range(-(-low // 3) * 3 if low % 3 else int(low), int(high) + 1, 3):
            if low < edge < high:
                time = (edge - a[axis]) / (b[axis] - a[axis])
                points.add((a[0] + time * (b[0] - a[0]), a[1] + time * (b[1] - a[1])))
    for y, x in points:
        if y % 3 == 0 and x % 3 == 0:
            return False  # the corner of tiles
        if y % 3 == 0:
            one, other, along = (int(y) // 3 - 1, int(x // 3)), (int(y) // 3, int(x // 3)), x % 3
        else:
            one, other, along = (int(y // 3), int(x) // 3 - 1), (int(y // 3), int(x) // 3), y % 3
        if (one, other) not in board.passages or not 1 <= along <= 2:
            return False
    return True


def runs_through(start: Pair, end: Pair, square: Pair) -> bool:
    """Whether the segment between two centres has a point strictly inside a square."""
    low, high = Fraction(0), Fraction(1)
    for axis in (0, 1):
        at, way = start[axis] + Fraction(1, 2), end[axis] - start[axis]
        if way == 0:
            if not square[axis] < at < square[axis] + 1:
                return False
            continue
        times = sorted(((square[axis] - at) / way, (square[axis] + 1 - at) / way))
        low, high = max(low, times[0]), min(high, times[1])
    return low < high


# -- reach


def reach(case: Json) -> Json:
    """Every state of square and borders opened, cheapest first; nothing is left out."""
    board, speed, mode = Board(case), case["speed"], case.get("open", "none")
    mover = board.figures[case["mover"]]
    foes = {
        tuple(figure["at"])
        for figure in board.figures.values()
        if not figure.get("defeated") and enemies(mover, figure, board.pvp)
    }
    taken = {tuple(figure["at"]) for figure in board.figures.values() if figure is not mover}
    start: Pair = tuple(mover["at"])
    best: dict[Pair, tuple[int, int, list[Border]]] = {}
    order, settled = count(), set()
    heap: list[tuple[int, int, list[Border], int, Pair, frozenset[Border]]] = []
    heappush(heap, (0, 0, [], next(order), start, frozenset()))
    while heap:
        cost, number, told, _, at, opened = heappop(heap)
        if (at, opened) in settled or cost > speed:
            continue
        settled.add((at, opened))
        if at not in taken:
            best.setdefault(at, (cost, number, told))
        near = board.around(at, opened)
        dear = mover.get("leave_penalty", 1) == 1 and any(square in foes for square in near)
        dear = dear or (at in board.pits and not mover.get("ignore_pit", False))
        for square in near:
            if square not in foes:
                heappush(heap, (cost + 1 + dear, number, told, next(order), square, opened))
        if mode != "none" and at not in taken:
            for border, price in openable(board, at, foes, mode):
                if border not in opened:
                    more = opened | {border}
                    heappush(heap, (cost + price, number + 1, sorted(more), next(order), at, more))
    ends = []
    for at, (cost, _, told) in sorted(best.items()):
        end: Json = {"at": list(at), "cost": cost}
        if mode != "none":
            end["opened"] = [[list(one), list(other)] for one, other in told]
        ends.append(end)
    return {"id": case.get("id"), "ends": ends}


def enemies(mover: Json, other: Json, pvp: bool) -> bool:
    if mover is other or mover["side"] == other["side"]:
        return False
    return "monster" in (mover["side"], other["side"]) or pvp


def openable(board: Board, at: Pair, foes: set[Pair], mode: str) -> list[tuple[Border, int]]:
    """The borders without a passage that a hero on this square may open, and the price."""
    here, found = cell_of(at), []
    for side, (down, right) in FACING.items():
        there = here[0] + down, here[1] + right
        along = {"N": at[0] % 3 == 0, "S": at[0] % 3 == 2, "W": at[1] % 3 == 0, "E": at[1] % 3 == 2}[side]
        if not along or there not in board.tiles:
            continue
        border = (here, there) if here < there else (there, here)
        shown = {board.shows(here, side), board.shows(there, "NESW"["NESW".index(side) - 2])}
        if border in board.passages or "entrance" in shown:
            continue
        if shown == {"door"}:
            found.append((border, 1))
        elif mode == "sure" and not any(cell_of(foe) == here for foe in foes):
            found.append((border, 1 + DOORS[board.tiles[there][0]][0]))
    return found
