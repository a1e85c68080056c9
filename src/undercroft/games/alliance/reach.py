"""Movement over the dungeon: where a character can get to and end, what each way costs (DA-MOV, DA-MMV).

All of it is reckoned on masks, so that rules, bots and the questions of `queries` share one answer.
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.games.alliance.ground import Ground
from undercroft.space import Cell, Cells, Layers, each, layers, reach, shortest_path


class Mover(NamedTuple):
    """A hero or monster that moves among others."""

    at: Cell
    enemies: Cells = 0  # standing: they are never passed (DA-MOV-08, DA-MOV-11, DA-MMV-03)
    others: Cells = 0  # passed, but no place to end: allies, neutrals, the defeated (DA-MOV-07, DA-MOV-12)
    pits: Cells = 0  # those that hinder it; none with `ignore_pit`
    penalty: bool = True  # pays for leaving squares next to enemies; not with `leave_penalty` 0

    def from_here(self, square: Cell) -> Mover:
        """The same on another square."""
        return self._replace(at=square)


def sticky(ground: Ground, mover: Mover) -> Cells:
    """The squares that cost 1 point more to leave: next to an enemy (DA-MOV-03, DA-MMV-01), or a pit.

    The two do not add up: no step costs more than 2 (DA-MOV-04, DA-MOV-E2). A pit hinders heroes and
    monsters alike (DA-MMV-08).
    """
    near = ground.neighbours(mover.enemies) if mover.penalty and mover.enemies else 0
    return near | mover.pits


def price(ground: Ground, mover: Mover) -> int:
    """Speed points for a step from where it is, wherever it leads (DA-MOV-01, DA-MOV-03, DA-MOV-05)."""
    return 1 + (sticky(ground, mover) >> mover.at & 1)


def ways(ground: Ground, mover: Mover, points: int | None = None, shunned: Cells = 0) -> Layers:
    """Every square that it can pass or reach with so many points, by cost: labels are (0, cost).

    No step is taken that the points left do not pay in full (DA-MOV-02, DA-MOV-06). Standing enemies are
    never passed (DA-MOV-08, DA-MMV-03); borders are crossed at passages only (DA-MOV-10, DA-MMV-05), and no
    room is closed to monsters, starting tiles neither (DA-MMV-11). `shunned`: squares to keep off.
    """
    allowed = ground.floor & ~mover.enemies & ~shunned
    return layers(1 << mover.at, ground.board.openings, allowed, sticky=sticky(ground, mover), limit=points)


def ends(ground: Ground, mover: Mover, points: int) -> dict[int, Cells]:
    """The squares where its movement can end, by cost, its own at 0 if it is alone there (DA-GEO-11)."""
    free = ~(mover.others | mover.enemies)
    return {
        cost: cells & free for (_, cost), cells in ways(ground, mover, points).labels.items() if cells & free
    }


def end_squares(ground: Ground, mover: Mover, points: int) -> Cells:
    """All squares where its movement can end."""
    return ways(ground, mover, points).reached & ~(mover.others | mover.enemies)


def enterable(ground: Ground, mover: Mover, points: int) -> Cells:
    """The squares that it may step on next.

    One that somebody is on only if what is left leads on to an empty square (DA-MOV-07, DA-MOV-09,
    DA-MMV-04, DA-MMV-E1).
    """
    left = points - price(ground, mover)
    if left < 0:
        return 0
    near = ground.adjacent(mover.at) & ~mover.enemies
    found = near & ~mover.others
    for square in each(near & mover.others):
        if end_squares(ground, mover.from_here(square), left):
            found |= 1 << square
    return found


def path(
    ground: Ground, mover: Mover, goal: Cell, points: int | None = None, shunned: Cells = 0
) -> tuple[Cell, ...]:
    """The squares to step on one after the other on a cheapest way; empty where none leads there.

    Of cheapest ways one is taken that keeps off shunned squares, if there is one.
    """
    reached = ways(ground, mover, points)
    way = shortest_path(reached, goal)
    if way is None:
        return ()
    if shunned and any(shunned >> cell & 1 for cell in way[1:]):
        round_them = ways(ground, mover, points, shunned)
        if round_them.label(goal) == reached.label(goal):
            way = shortest_path(round_them, goal) or way
    return way[1:]


def cost(ground: Ground, mover: Mover, way: tuple[Cell, ...]) -> int:
    """Speed points for a way of steps, as `path` gives it."""
    dear, here, total = sticky(ground, mover), mover.at, 0
    for square in way:
        total += 1 + (dear >> here & 1)
        here = square
    return total


def pet_reach(ground: Ground, square: Cell, steps: int) -> Cells:
    """The squares that a pet attacks: at most so many steps away by an open way, past all (DA-PET-06)."""
    return reach(1 << square, ground.board.openings, steps) & ~(1 << square)
