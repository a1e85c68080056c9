"""Movement that opens borders on its way: doors for 1 point, all others for so much that no roll is needed.

It pays to open a border only for a hero that crosses it, and it can do so just before: on the square from
which it crosses, or, if another character stands there in the middle of the border, one step earlier. Once
past it comes back through that border only to get round an enemy in its middle, and that at once. So a way is
made of steps and of these three crossings, and what was opened before matters only by what it makes dearer to
leave. Of two ways to a square that leave the same squares dear the one is forgotten that costs more, opened
more borders, or has the later list.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from undercroft.games.alliance.ground import Border, Ground, side_towards
from undercroft.games.alliance.reach import Mover, sticky
from undercroft.games.alliance.records.tiles import Facing, Room, opposite
from undercroft.space import Cell, Cells, each

Numbers = tuple[int, ...]
"""Borders by their place in the sorted list of all that can be opened."""
Leap = tuple[Cells, int]
"""Squares that a crossing leads to, and what it costs."""


class Gate(NamedTuple):
    """A border seen from one of its sides: the three squares here and beyond, and the price of opening it."""

    number: int
    here: Cells
    middle: Cell
    far: Cells
    far_middle: Cell
    price: int


class Opened(NamedTuple):
    """The cheapest way to a square, with the fewest borders opened, and of these the first list."""

    cost: int
    borders: list[Border]


def gates(ground: Ground, mover: Mover, sure: bool) -> tuple[list[Border], list[Gate]]:
    """The borders that a hero can open, in order, each from the sides where it can."""
    borders: list[Border] = []
    found: list[Gate] = []
    for border, kind in ground.closed():
        if kind == "shut" or (kind != "door" and not sure):
            continue
        one, other = border
        side = side_towards(one, other)
        for room, towards, beyond in ((one, side, other), (other, opposite(side), one)):
            if kind == "door":
                price = 1  # DA-DOR-01, DA-DOR-03
            elif ground.squares_of(room) & mover.enemies:
                continue  # DA-DOR-19, DA-DOR-32
            else:
                price = 1 + ground.tile(beyond).depth  # DA-DOR-24, DA-DOR-25, DA-DOR-33
            found.append(_gate(ground, len(borders), room, towards, beyond, price))
        borders.append(border)
    return borders, found


def _gate(ground: Ground, number: int, room: Room, side: Facing, beyond: Room, price: int) -> Gate:
    canvas, back = ground.canvas, opposite(side)
    return Gate(
        number,
        canvas.along[room, side],
        canvas.middle[room, side],
        canvas.along[beyond, back],
        canvas.middle[beyond, back],
        price,
    )


class Search:
    """The ways of one hero, cheapest first."""

    def __init__(self, ground: Ground, mover: Mover, points: int, sure: bool) -> None:
        self.ground, self.mover, self.points = ground, mover, points
        self.borders, self.gates = gates(ground, mover, sure)
        self.allowed = ground.floor & ~mover.enemies
        self.added = self._added()
        self.dear: dict[Numbers, Cells] = {(): sticky(ground, mover)}
        self.waiting: dict[tuple[int, int, Numbers], Cells] = {}
        self.heap: list[tuple[int, int, Numbers]] = []

    def _added(self) -> dict[int, Cells]:
        """By border: the squares along it that are next to an enemy once it is open (DA-MOV-03)."""
        found = dict.fromkeys(range(len(self.borders)), 0)
        if self.mover.penalty:
            for gate in self.gates:
                middle, enemies = 1 << gate.middle, self.mover.enemies & gate.far
                if enemies:
                    # DA-GEO-07: one of the two squares is the middle one.
                    found[gate.number] |= gate.here if enemies >> gate.far_middle & 1 else middle
        return found

    def ends(self) -> dict[Cell, Opened]:
        """Every square where the movement can end."""
        found: dict[Cell, Opened] = {}
        settled: list[tuple[Cells, Cells]] = []  # what is dear to leave, and the squares reached so
        free = ~(self.mover.others | self.mover.enemies)
        self._note(0, (), 1 << self.mover.at)
        fresh = free
        while self.heap:
            key = heappop(self.heap)
            cost, _, numbers = key
            squares, dear = self.waiting.pop(key), self._dear(numbers)
            for known, reached in settled:
                if not known & ~dear:  # reached for no more, and left for no more
                    squares &= ~reached
            if not squares:
                continue
            settled.append((dear, squares))
            for cell in each(squares & fresh):
                found[cell] = Opened(cost, [self.borders[number] for number in numbers])
            fresh &= ~squares
            self._step(cost, numbers, squares, dear)
            for gate in self.gates:
                here = squares & gate.here & ~self.mover.others  # DA-MOV-09
                if here and gate.number not in numbers:
                    self._open(cost, numbers, gate, here)
        return found

    def _step(self, cost: int, numbers: Numbers, squares: Cells, dear: Cells) -> None:
        spread = self.ground.board.openings.spread
        self._note(cost + 1, numbers, spread(squares & ~dear) & self.allowed)
        self._note(cost + 2, numbers, spread(squares & dear) & self.allowed)

    def _open(self, cost: int, numbers: Numbers, gate: Gate, here: Cells) -> None:
        """Opens a border from some squares along it, and crosses it."""
        opened = tuple(sorted((*numbers, gate.number)))
        dear = self._dear(opened)
        for cell in each(here):
            paid = cost + gate.price + 1 + (dear >> cell & 1)
            for squares, more in self._crossings(gate, cell, dear):
                self._note(paid + more, opened, squares & self.allowed)

    def _crossings(self, gate: Gate, cell: Cell, dear: Cells) -> Iterator[Leap]:
        """Where the steps after opening lead, and what those after the first cost."""
        if cell == gate.middle:
            yield gate.far, 0
            return
        yield 1 << gate.far_middle, 0
        if self.allowed >> gate.far_middle & 1:
            # Round an enemy in the middle of this side, to the other corner.
            yield gate.here & ~(1 << gate.middle | 1 << cell), 1 + (dear >> gate.far_middle & 1)
        if self.mover.others >> gate.middle & 1:
            yield gate.far & ~(1 << gate.far_middle), 1 + (dear >> gate.middle & 1)

    def _dear(self, numbers: Numbers) -> Cells:
        found = self.dear.get(numbers)
        if found is None:
            found = self.dear[()]
            for number in numbers:
                found |= self.added[number]
            self.dear[numbers] = found
        return found

    def _note(self, cost: int, numbers: Numbers, squares: Cells) -> None:
        if not squares or cost > self.points:
            return
        key = cost, len(numbers), numbers
        if key not in self.waiting:
            self.waiting[key] = 0
            heappush(self.heap, key)
        self.waiting[key] |= squares
