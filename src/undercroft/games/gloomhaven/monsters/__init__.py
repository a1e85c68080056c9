"""The minds of monsters and summons: pure, without content, the same for games and for the solver."""

from .minds import Focus, Mind, Plan, focus, plans, targets_from_here, ways_to
from .reasons import Note
from .situation import ALL, MELEE, Aim, Enemy, Situation

__all__ = [
    "ALL",
    "MELEE",
    "Aim",
    "Enemy",
    "Focus",
    "Mind",
    "Note",
    "Plan",
    "Situation",
    "focus",
    "plans",
    "targets_from_here",
    "ways_to",
]
