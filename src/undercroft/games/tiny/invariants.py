"""The invariants after every event of the Cellar; each check gives a sentence if it does not."""

from __future__ import annotations

from undercroft.games.tiny.rules.movement import March
from undercroft.games.tiny.state import TinyState


def health_is_sound(s: TinyState) -> str:
    for i, figure in s.figures.items():
        if not 0 <= figure.hp <= figure.full:
            return f"figure {i} has {figure.hp} of {figure.full} health"
        if figure.cells and not figure.is_up:
            return f"figure {i} is {figure.phase} and yet on the board"
    return ""


def nobody_shares_a_square(s: TinyState) -> str:
    """Only a figure in the middle of a march may pass another."""
    passing = {frame.figure for frame in s.frames if isinstance(frame, March)}
    taken = 0
    for i, figure in s.figures.items():
        if i not in passing:
            if taken & figure.cells:
                return f"figure {i} shares a square"
            taken |= figure.cells
    return ""


def movement_is_sound(s: TinyState) -> str:
    if s.turn.movement < 0 or s.turn.actions < 0:
        return f"{s.turn.movement} movement and {s.turn.actions} actions are left"
    return ""


def no_condition_twice(s: TinyState) -> str:
    for i, figure in s.figures.items():
        names = [condition.name for condition in figure.conditions]
        if len(set(names)) < len(names):
            return f"figure {i} has a condition twice: {names}"
    return ""


INVARIANTS = (health_is_sound, nobody_shares_a_square, movement_is_sound, no_condition_twice)
