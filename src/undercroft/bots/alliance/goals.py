"""Where to go without an attack: towards enemies, chests and doors that lead on."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.games.alliance.ground import Ground, beyond
from undercroft.games.alliance.records.tiles import FACINGS, Frame
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells

from .position import FEAR, Position

CROWD = 3  # monsters for each alliance: with more of them doors can wait
KEPT = 256  # dungeons whose doors are kept


class Goal(NamedTuple):
    """Something worth reaching: the squares by their distance from it."""

    worth: float
    why: str
    rings: tuple[Cells, ...]


def goals(at: Position, hero: FigureId) -> tuple[Goal, ...]:
    """All that is worth reaching for a hero, reckoned once."""
    found = at.goals.get(hero)
    if found is None:
        found = at.goals[hero] = tuple(
            Goal(worth, why, rings(at.board, cells)) for worth, cells, why in _all(at, hero)
        )
    return found


def _all(at: Position, hero: FigureId) -> list[tuple[float, Cells, str]]:
    found = []
    for target in at.foes_of(hero):
        cells = at.board.adjacent(at.cell(target))
        found.append((1.0 + 0.3 * at.prize(target, at.left(target)), cells, "approach"))
    for token in at.s.threats:
        if token.shown and not token.pit and not at.content.threat[token.kind].is_trap:
            near = at.board.adjacent(token.cell) | 1 << token.cell
            found.append((2.0 + token.level, near, "to-chest"))
    doors = thresholds(at.board, at.content.frame[at.s.frame]) if any(at.s.tiles) else 0
    if doors:
        calm = len(at.monsters) < CROWD * len(at.s.alliances)
        found.append((3.0 if at.together else 1.6 if calm else 0.8, doors, "to-door"))
    return found


def rings(board: Ground, squares: Cells) -> tuple[Cells, ...]:
    """The squares at 0, 1, 2, ... steps of an open way from some."""
    found, reached = [squares], squares
    while True:
        wider = board.neighbours(found[-1]) & ~reached
        if not wider:
            return tuple(found)
        reached |= wider
        found.append(wider)


@lru_cache(KEPT)
def thresholds(board: Ground, frame: Frame) -> Cells:
    """The squares beside doors that lead to empty cells of the frame."""
    found = 0
    for room in board.laid:
        for side in FACINGS:
            leads_on = board.shows(room, side) == "door" and board.kind(room, side) is None
            if leads_on and frame.has(beyond(room, side)):
                found |= board.canvas.along[room, side]
    return found


def drawn_to(at: Position, hero: FigureId, cell: Cell) -> tuple[float, str]:
    """How good a square is to stand on, if nothing can be attacked: near to what is worth reaching."""
    best, why = 0.0, "stay"
    for goal in goals(at, hero):
        for steps, squares in enumerate(goal.rings):
            if goal.worth / (1 + steps) <= best:
                break
            if squares >> cell & 1:
                best, why = goal.worth / (1 + steps), goal.why
                break
    return best - FEAR / 2 * at.danger(hero, cell), why
