"""Battle goals: whether they were met (GH-BTL); what they count is kept where it happens."""

from __future__ import annotations

from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.state import Character, Haven


def measured(g: Haven, mat: Character) -> int:
    """The count of a character's goal, after the last cleanup and before cards are recovered (GH-BTL-07)."""
    leaf = g.state.figures[mat.figure]
    match library(g).goal[mat.goal].of:
        case "xp":
            return mat.xp
        case "cards-left":
            return len(mat.hand) + len(mat.discard)
        case "hp-left":
            return leaf.hp
        case "hp-missing":
            return leaf.full - leaf.hp
        case deed:
            return mat.deeds.count(deed)


def checkmarks(g: Haven, mat: Character) -> tuple[int, bool, int]:
    """The count, is it enough, and the checkmarks: none if lost (GH-BTL-02, GH-BTL-03, GH-BTL-06)."""
    goal, value = library(g).goal[mat.goal], measured(g, mat)
    met = goal.is_met(value, mat.level)
    return value, met, goal.checkmarks if met and g.state.verdict == "won" else 0
