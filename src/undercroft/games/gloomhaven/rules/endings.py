"""Is the scenario won or lost? (GH-END-01 to -05)"""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import VerdictReached
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.records.scenario_goals import KillAll
from undercroft.games.gloomhaven.state import Haven


def look_for_verdict(g: Haven) -> None:
    """The condition met first decides (GH-END-03); the round is played out (GH-END-02)."""
    if g.state.verdict:
        return
    if all(mat.gone for mat in g.state.characters.values()):
        g.emit(VerdictReached("lost"), "GH-EXH-06")
    elif all(is_met(g, goal) for goal in library(g).scenario[g.state.scenario].goals):
        g.emit(VerdictReached("won"), "GH-END-02")


def is_met(g: Haven, goal: object) -> bool:
    if isinstance(goal, KillAll):
        foes = any(f.cells and f.side != "party" and not f.objective for f in g.state.figures.values())
        return not foes and (goal.scope == "revealed" or ground(g).is_whole)
    return False
