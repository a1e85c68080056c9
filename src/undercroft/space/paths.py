"""Shortest ways along the labels of a flood: one of them, all of them, and the cells they use."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from undercroft.space.cells import Cell, Cells, each
from undercroft.space.floods import Label, Layers
from undercroft.space.openings import expand

Path = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PathDag:
    """All cheapest ways to one cell: for each label on the way, the cells passed with it.

    A way is the tuple of its cells, first the start, last the goal.
    """

    layers: Layers
    goal: Cell
    label: Label
    passed: dict[Label, Cells]

    @property
    def cells(self) -> Cells:
        """Every cell on some cheapest way, start and goal included."""
        out = 1 << self.goal
        for cells in self.passed.values():
            out |= cells
        return out

    def first(self) -> Path:
        """The way that `paths` gives first."""
        known, passed, goal = self.layers, self.passed, self.goal
        spread, bad, slow, sticky = known.openings.spread, known.bad, known.slow, known.sticky
        on_a_way, counts = self.cells, not known.last_only
        start = passed[0, 0]
        here, worse, cost = (start & -start).bit_length() - 1, 0, 0
        way = [here]
        while here != goal:
            around = spread(1 << here) & on_a_way
            leaving = cost + 1 + (sticky >> here & 1)
            while True:
                low = around & -around
                cell = low.bit_length() - 1
                entered = counts or cell == goal
                after = (
                    (worse + ((low & bad) != 0), leaving + ((low & slow) != 0))
                    if entered
                    else (worse, leaving)
                )
                if after == self.label if cell == goal else passed.get(after, 0) & low:
                    break
                around ^= low
            way.append(cell)
            here, (worse, cost) = cell, after
        return tuple(way)

    def paths(self) -> Iterator[Path]:
        """All cheapest ways; of two the one comes first that goes to the lower cell where they part."""
        for cell in each(self.passed.get((0, 0), 0)):
            yield from self._onward((cell,), (0, 0))

    def _onward(self, path: Path, label: Label) -> Iterator[Path]:
        if path[-1] == self.goal:
            yield path
            return
        here = path[-1]
        for cell in each(expand(1 << here, self.layers.openings)):
            after = _label_after(self.layers, label, here, cell, cell == self.goal)
            ahead = 1 << self.goal if after == self.label else self.passed.get(after, 0)
            if ahead >> cell & 1:
                yield from self._onward((*path, cell), after)


def path_dag(layers: Layers, goal: Cell) -> PathDag | None:
    """All cheapest ways to a cell, or None where there is none."""
    label = layers.label(goal)
    if label is None:
        return None
    passed: dict[Label, Cells] = {}
    if layers.start >> goal & 1:
        passed[0, 0] = 1 << goal
        return PathDag(layers, goal, label, passed)
    waiting: dict[Label, Cells] = {}
    _step_back(layers, label, 1 << goal, True, waiting)
    spread, states = layers.openings.spread, layers.states
    plain = ~(layers.bad | layers.slow) if not layers.last_only else -1
    while waiting:
        latest = max(waiting) if len(waiting) > 1 else next(iter(waiting))
        cells = passed[latest] = waiting.pop(latest)
        if latest == (0, 0):
            continue
        if layers.sticky or cells & ~plain:
            _step_back(layers, latest, cells, False, waiting)
            continue
        before = latest[0], latest[1] - 1
        found = spread(cells) & states.get(before, 0)
        if found:
            waiting[before] = waiting.get(before, 0) | found
    return PathDag(layers, goal, label, passed)


def shortest_path(layers: Layers, goal: Cell) -> Path | None:
    """The first of all cheapest ways to a cell: where ways part, the one to the lower cell."""
    dag = path_dag(layers, goal)
    return None if dag is None else dag.first()


def all_shortest_paths(layers: Layers, goal: Cell) -> Iterator[Path]:
    """All cheapest ways to a cell, lower cells first; none where it cannot be reached."""
    dag = path_dag(layers, goal)
    if dag is not None:
        yield from dag.paths()


def _label_after(layers: Layers, label: Label, here: Cell, cell: Cell, last: bool) -> Label:
    """The label after a step from one cell to the next."""
    counts = last or not layers.last_only
    worse = layers.bad >> cell & 1 if counts else 0
    dearer = layers.slow >> cell & 1 if counts else 0
    return label[0] + worse, label[1] + 1 + dearer + (layers.sticky >> here & 1)


def _step_back(layers: Layers, label: Label, cells: Cells, last: bool, waiting: dict[Label, Cells]) -> None:
    """Add to `waiting` the cells from which `cells` were entered with this label."""
    counts = last or not layers.last_only
    bad, slow = (layers.bad, layers.slow) if counts else (0, 0)
    parts: tuple[tuple[int, int, Cells], ...] = ((0, 0, cells),)
    if cells & (bad | slow):
        parts = (
            (0, 0, cells & ~bad & ~slow),
            (0, 1, cells & ~bad & slow),
            (1, 0, cells & bad & ~slow),
            (1, 1, cells & bad & slow),
        )
    for worse, dearer, part in parts:
        if not part:
            continue
        around = expand(part, layers.openings)
        for sticking in (0, 1) if layers.sticky else (0,):
            before = label[0] - worse, label[1] - 1 - dearer - sticking
            found = around & layers.states.get(before, 0) & (layers.sticky if sticking else ~layers.sticky)
            if found:
                waiting[before] = waiting.get(before, 0) | found
