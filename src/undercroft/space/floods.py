"""Floods: cells by the number of steps, and by fewest bad cells first, then movement."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from undercroft.space.cells import EVERYWHERE, Cell, Cells
from undercroft.space.openings import Openings

Label = tuple[int, int]


def rings(
    start: Cells, openings: Openings, allowed: Cells = EVERYWHERE, limit: int | None = None
) -> Iterator[Cells]:
    """`start`, then the cells of `allowed` at distance 1, 2, ... while there are any."""
    ring = start
    fresh = allowed & ~start
    steps = 0
    while ring:
        yield ring
        if steps == limit:
            return
        steps += 1
        ring = openings.spread(ring) & fresh
        fresh &= ~ring


def within(start: Cells, openings: Openings, reach: int | None = None, allowed: Cells = EVERYWHERE) -> Cells:
    """Cells at most `reach` steps from `start`, itself included; all that can be reached without `reach`."""
    out = ring = start
    fresh, spread = allowed & ~start, openings.spread
    while ring and reach != 0:
        ring = spread(ring) & fresh
        fresh &= ~ring
        out |= ring
        if reach is not None:
            reach -= 1
    return out


def reach(
    start: Cells, openings: Openings, movement: int, allowed: Cells = EVERYWHERE, slow: Cells = 0
) -> Cells:
    """Cells that so much movement leads to, `start` included; a step costs 1, into a `slow` cell 2.

    The same cells as `layers(...).reached` with that limit, without the labels.
    """
    reached = ring = start
    spread = openings.spread
    late = 0  # slow cells, entered one movement ago
    for _ in range(movement):
        entered = spread(ring) & allowed & ~reached
        ring = entered & ~slow | late
        late = entered & slow & ~ring
        reached |= ring
        if not ring and not late:
            break
    return reached


def distance(start: Cells, goal: Cells, openings: Openings, allowed: Cells = EVERYWHERE) -> int | None:
    """Fewest steps from one mask to the other, or None where there is no way (GH-DEF-13, D2-RNG-12)."""
    for steps, ring in enumerate(rings(start, openings, allowed)):
        if ring & goal:
            return steps
    return None


def nearest_free(start: Cells, openings: Openings, free: Cells, allowed: Cells = EVERYWHERE) -> Cells:
    """The free cells nearest to `start`, all that tie; steps go through `allowed` (D2-ADJ-14, DA-MOV-18)."""
    for ring in rings(start, openings, allowed):
        if ring & free:
            return ring & free
    return 0


@dataclass(eq=False)
class Layers:
    """The cost of reaching each cell: (bad cells entered, movement spent), the least in that order.

    `labels` maps a label to the cells that have it. `states` also holds other ways that matter further on:
    under a limit a cell can be passed by a short bad way, yet be reached for its own sake by a long good one.
    """

    start: Cells
    openings: Openings
    bad: Cells
    slow: Cells
    sticky: Cells
    last_only: bool
    labels: dict[Label, Cells]
    states: dict[Label, Cells]

    @cached_property
    def reached(self) -> Cells:
        """Every cell that can be reached, the start included."""
        out = 0
        for cells in self.labels.values():
            out |= cells
        return out

    def label(self, cell: Cell) -> Label | None:
        """The label of a cell, or None where there is no way."""
        for label, cells in self.labels.items():
            if cells >> cell & 1:
                return label
        return None

    def best(self, cells: Cells) -> tuple[Label, Cells] | None:
        """The least label among some cells, and those of them that have it."""
        for label, labelled in self.labels.items():
            if labelled & cells:
                return label, labelled & cells
        return None

    def ranked(self, cells: Cells = EVERYWHERE) -> Iterator[tuple[Label, Cells]]:
        """Labels from the least, each with those of the cells that have it."""
        for label, labelled in self.labels.items():
            if labelled & cells:
                yield label, labelled & cells


def layers(
    start: Cells,
    openings: Openings,
    allowed: Cells = EVERYWHERE,
    *,
    bad: Cells = 0,
    slow: Cells = 0,
    sticky: Cells = 0,
    limit: int | None = None,
    last_only: bool = False,
    goals: Sequence[Cells] = (),
) -> Layers:
    """Labels of all cells that can be reached: fewest `bad` cells entered, then least movement.

    A step costs 1, and 1 more into a `slow` cell (D2-TER-05) and 1 more out of a `sticky` one (DA-MOV-03).
    With `limit` only ways that cost no more count, so a short bad way may be the only one. `last_only` is for
    jumps: `bad` and `slow` count only for the cell where the way ends (GH-MOV-11). Flyers pass neither mask.
    With `goals` the flood may end once each of these masks was reached: what lies farther is left out.
    """
    if last_only:
        passed = _flood(start, openings, allowed, 0, 0, sticky, limit, ())
        return Layers(
            start, openings, bad, slow, sticky, True, _landings(passed, start, bad, slow, limit), passed
        )
    states = _flood(start, openings, allowed, bad, slow, sticky, limit, goals)
    if limit is None or not bad:  # no cell was passed in two ways
        return Layers(start, openings, bad, slow, sticky, False, states, states)
    labels: dict[Label, Cells] = {}
    settled = 0
    for label, cells in states.items():
        if cells & ~settled:
            labels[label] = cells & ~settled
            settled |= cells
    return Layers(start, openings, bad, slow, sticky, False, labels, states)


def labelled(
    start: Cells,
    openings: Openings,
    allowed: Cells = EVERYWHERE,
    *,
    bad: Cells = 0,
    slow: Cells = 0,
    last_only: bool = False,
) -> Iterator[tuple[int, int, Cells]]:
    """The labels of `layers` one by one, the least first, as (bad cells entered, movement, cells).

    For those who stop as soon as they know enough: what lies farther is never worked out.
    """
    if last_only:
        return _landing(start, openings, allowed, bad, slow)
    if bad & allowed:
        return _over_bad(start, openings, allowed & ~start, bad, slow)
    return _over_good(start, openings, allowed & ~start, slow)


def _over_good(
    start: Cells, openings: Openings, fresh: Cells, slow: Cells
) -> Iterator[tuple[int, int, Cells]]:
    """The labels where no cell is bad."""
    spread, ring, late, cost = openings.spread, start, 0, 0
    while ring or late:
        if ring:
            yield 0, cost, ring
        out = spread(ring) & fresh
        # A slow cell is entered one movement later, unless it was entered before.
        ring = out & ~slow | late & fresh
        fresh &= ~ring
        late = out & slow
        cost += 1


def _over_bad(
    start: Cells, openings: Openings, fresh: Cells, bad: Cells, slow: Cells
) -> Iterator[tuple[int, int, Cells]]:
    """The labels where some cells are bad: all ways past so many of them before any past one more."""
    spread, worse = openings.spread, 0
    entries: dict[int, Cells] = {0: start}
    fresh |= start
    while entries:
        dirty: dict[int, Cells] = {}
        cost, soon, late = min(entries), 0, 0
        while soon or late or entries:
            ring = (soon | entries.pop(cost, 0)) & fresh
            soon, late = late, 0
            if ring:
                fresh &= ~ring
                yield worse, cost, ring
                out = spread(ring) & fresh
                if out & bad:
                    _enter(dirty, out & bad, cost + 1, slow)
                    out &= ~bad
                soon |= out & ~slow
                late = out & slow
            cost += 1
        entries = dirty
        worse += 1


def _landing(
    start: Cells, openings: Openings, allowed: Cells, bad: Cells, slow: Cells
) -> Iterator[tuple[int, int, Cells]]:
    """The labels of a jump: only the cell where it ends can be bad or slow."""
    yield 0, 0, start
    passed: list[Cells] = []
    late, cost = 0, 0
    for cost, ring in enumerate(rings(start, openings, allowed)):
        passed.append(ring)
        good = ring & ~bad & ~start
        if landed := good & ~slow | late:
            yield 0, cost, landed
        late = good & slow
    if late:
        yield 0, cost + 1, late
    if bad:
        late = 0
        for cost, ring in enumerate(passed):
            hit = ring & bad & ~start
            if landed := hit & ~slow | late:
                yield 1, cost, landed
            late = hit & slow
        if late:
            yield 1, len(passed), late


def _flood(
    start: Cells,
    openings: Openings,
    allowed: Cells,
    bad: Cells,
    slow: Cells,
    sticky: Cells,
    limit: int | None,
    goals: Sequence[Cells],
) -> dict[Label, Cells]:
    """Cells by every (bad, cost) that no other way to them beats in the order asked for, least first."""
    states: dict[Label, Cells] = {}
    ground = allowed & ~start
    last = limit if limit is not None else 1 << 30
    cheap = limit is None or not bad
    known = [] if cheap else [0] * (last + 1)
    settled = worse = 0
    spread = openings.spread
    entries: dict[int, Cells] = {0: start}
    while entries:
        cost = min(entries)
        soon = later = latest = 0  # the cells entered at this cost, at the next and at the one after
        dirty: dict[int, Cells] = {}
        while cost <= last and (entries or soon or later or latest):
            ring = soon | entries.pop(cost, 0) if entries else soon
            # A cell reached with fewer bad cells is settled; under a limit only where it cost no more.
            ring &= ~(settled if cheap else known[cost])
            soon, later, latest = later, latest, 0
            if ring:
                states[worse, cost] = ring
                settled |= ring
                if goals:
                    goals = [goal for goal in goals if not goal & ring]
                    if not goals:
                        return states
                for at in range(cost, len(known)):
                    known[at] |= ring
                stuck = ring & sticky
                free = ground & ~settled if cheap else ground
                out = spread(ring ^ stuck if stuck else ring) & free
                if out & bad:
                    _enter(dirty, out & bad, cost + 1, slow)
                    out &= ~bad
                dear = out & slow
                soon |= out ^ dear
                later |= dear
                if stuck:
                    out = spread(stuck) & free
                    _enter(dirty, out & bad, cost + 2, slow)
                    later |= out & ~bad & ~slow
                    latest |= out & ~bad & slow
            cost += 1
        entries = dirty
        worse += 1
    return states


def _enter(entries: dict[int, Cells], cells: Cells, cost: int, slow: Cells) -> None:
    """Note bad cells for the next round of the flood, at what it cost to enter them."""
    for price, part in ((cost, cells & ~slow), (cost + 1, cells & slow)):
        if part:
            entries[price] = entries.get(price, 0) | part


def _landings(
    passed: dict[Label, Cells], start: Cells, bad: Cells, slow: Cells, limit: int | None
) -> dict[Label, Cells]:
    """Labels of a jump: the way costs its steps, the last cell what it costs to enter on foot."""
    labels: dict[Label, Cells] = {(0, 0): start}
    for (_, cost), cells in passed.items():
        landed = cells & ~start
        for label, part in (
            ((0, cost), landed & ~bad & ~slow),
            ((0, cost + 1), landed & ~bad & slow),
            ((1, cost), landed & bad & ~slow),
            ((1, cost + 1), landed & bad & slow),
        ):
            if part and (limit is None or label[1] <= limit):
                labels[label] = labels.get(label, 0) | part
    return dict(sorted(labels.items()))
