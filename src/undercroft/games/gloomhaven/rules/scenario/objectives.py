"""Objectives: obstacles with hit points, and figures that fight beside the characters (GH-SPC-10 to -15)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed, ObstacleMade
from undercroft.games.gloomhaven.events.rounds import FigurePlaced, Noted
from undercroft.games.gloomhaven.events.story import DoorBared
from undercroft.games.gloomhaven.library import ground, layout, page
from undercroft.games.gloomhaven.records.scenario_goals import Objective
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.scenario.scenario_page import has_come, reckoned, spots
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import FigureId
from undercroft.space import Cells


def place_objectives(g: Haven) -> None:
    """Every objective whose hex lies open and whose time has come, once (GH-SPC-15, GH-SPC-18)."""
    for objective in page(g).objectives:
        if objective.since is not None and not has_come(g, objective.since):
            continue
        waiting = [
            cells for cells in bodies(g, objective) if not g.state.story.get(name_of(objective, cells))
        ]
        if not waiting or any(not lies_open(g, cells, objective) for cells in waiting if objective.whole):
            continue
        place_some(g, objective, [cells for cells in waiting if lies_open(g, cells, objective)])


def bodies(g: Haven, objective: Objective) -> list[Cells]:
    """The hexes of each figure of an objective: one on each hex of its mark, or one on all of them."""
    each = [1 << cell for cell in spots(g, objective.mark)]
    return [sum(each)] if objective.whole else each


def lies_open(g: Haven, cells: Cells, objective: Objective) -> bool:
    if objective.door:
        rooms = [room for cell, door in layout(g).doors.items() if cells >> cell & 1 for room in door.rooms]
        return any(room in g.state.rooms for room in rooms)
    return not cells & ~ground(g).floor


def name_of(objective: Objective, cells: Cells) -> str:
    """How the story keeps that it was placed."""
    return f"placed {objective.id} {cells.bit_length() - 1}"


def place_some(g: Haven, objective: Objective, waiting: list[Cells]) -> None:
    """With random numbers, which set their order of activation (GH-SPC-15)."""
    for cells in waiting:
        used = {f.number for f in g.state.figures.values() if f.objective and f.kind == objective.id}
        free = [n for n in range(1, len(bodies(g, objective)) + 1) if n not in used]
        several = objective.turn is not None and len(free) > 1
        number = int(g.chance("objective", [str(n) for n in free])) if several else free[0]
        full = hit_points(g, objective)
        thing = objective.side == "monsters"
        leaf = Figure(
            objective.id,
            cells=cells,
            hp=full,
            full=full,
            side="monsters" if thing else "party",
            number=number,
            drops=False,
            objective=True,
        )
        if objective.door:
            g.emit(DoorBared(cells), "GH-SPC-10")
        if (thing or objective.door) and not g.state.terrain.blocked & cells:
            g.emit(ObstacleMade(cells), "GH-SPC-10")
        g.emit(FigurePlaced(FigureId(g.state.last_figure + 1), leaf), "GH-SPC-15")
        g.emit(Noted(name_of(objective, cells), 1), "GH-SPC-15")


def hit_points(g: Haven, objective: Objective) -> int:
    """As the equation of the page says, or those of the monster with which it shares them (GH-SPC-18)."""
    if objective.shares:
        return monster_stats(g, Figure(objective.shares)).hp
    return reckoned(g, objective.hp)


def clear_away(g: Haven, cells: Cells) -> None:
    """A destroyed obstacle is removed, and its tile with it (GH-SPC-10)."""
    for tile in g.state.terrain.obstacles:
        if tile & cells:
            g.emit(ObstacleDestroyed(tile), "GH-SPC-10")
