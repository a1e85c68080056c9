"""The upkeep as the story goes on: sides, hit points, objectives, auras, rounds (GH-SPC-20)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.events.fights import Killed
from undercroft.games.gloomhaven.events.rounds import Noted
from undercroft.games.gloomhaven.events.story import Escaped, SideChanged, Toughened
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import ground, page
from undercroft.games.gloomhaven.records.places import hexes_of
from undercroft.games.gloomhaven.records.scenario_goals import Escape, Escort, Reach, RoundLimit, Survive
from undercroft.games.gloomhaven.records.scenario_rules import Allies, Aura, Boost, EnemiesOfAll, Toll
from undercroft.games.gloomhaven.rules.effects.healing import heal
from undercroft.games.gloomhaven.rules.monsters.stats import monster_stats
from undercroft.games.gloomhaven.rules.scenario.endings import REACHED, ROUNDS, exits
from undercroft.games.gloomhaven.rules.scenario.objectives import name_of, place_objectives
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked, reckoned, rules_in_force, spots
from undercroft.games.gloomhaven.rules.scenario.special_rules import side_of
from undercroft.games.gloomhaven.rules.who import side
from undercroft.games.gloomhaven.state import Figure, Haven
from undercroft.kernel import FigureId
from undercroft.space import Cell, Cells


def settle_sides(g: Haven) -> None:
    """A rule that began or ended may have changed who fights for whom."""
    if any(isinstance(rule, Allies | EnemiesOfAll) for rule in page(g).rules):
        for i, leaf in list(g.state.figures.items()):
            if leaf.rank and leaf.cells and side_of(g, leaf.kind) != leaf.side:
                g.emit(SideChanged(i, side_of(g, leaf.kind)), "GH-SPC-20")


def settle_hit_points(g: Haven) -> None:
    """Monsters whose values the page changes have as many hit points at most as they say now."""
    if any(isinstance(rule, Boost) for rule in page(g).rules):
        for i, leaf in list(g.state.figures.items()):
            if leaf.rank and leaf.cells and monster_stats(g, leaf).hp != leaf.full:
                g.emit(Toughened(i, monster_stats(g, leaf).hp), "GH-SPC-18")


def place_what_is_due(g: Haven) -> None:
    """Objectives that are there from a moment on."""
    if page(g).objectives:
        place_objectives(g)


def counts_rounds(g: Haven) -> bool:
    """Does anything depend on the rounds that are over, or on who stands where at their end?"""
    here = page(g)
    goals = any(isinstance(goal, Survive) or (isinstance(goal, Escape) and goal.leave) for goal in here.goals)
    return goals or any(isinstance(loss, RoundLimit) for loss in here.losses)


def end_round(g: Haven) -> None:
    """One more round is over; where the page says so, those on an exit leave with their summons."""
    if not counts_rounds(g):
        return
    g.emit(Noted(ROUNDS, g.state.round), "GH-EOR-08")
    for goal in page(g).goals:
        if isinstance(goal, Escape) and goal.leave:
            for mat in list(g.state.characters.values()):
                if g.state.figures[mat.figure].cells & exits(g, goal):
                    for i, leaf in list(g.state.figures.items()):
                        if leaf.owner == mat.figure and leaf.cells:
                            g.emit(Killed(i), "GH-SUM-06")
                    g.emit(Escaped(mat.figure), "GH-SPC-20")


def look_where_it_stands(g: Haven, figure: FigureId) -> None:
    """At the end of a turn: did a character reach its mark, or somebody in their care theirs?"""
    leaf = g.state.figures.get(figure)
    if leaf is None or not leaf.cells:
        return
    for goal in page(g).goals:
        if isinstance(goal, Reach) and leaf.is_character and leaf.cells & marked(g, goal.mark):
            g.emit(Noted(f"{REACHED} {goal.mark}", 1), "GH-SPC-09")
        elif isinstance(goal, Escort) and leaf.kind == goal.objective and leaf.cells & beside(g, goal):
            escort(g, figure, goal)


def beside(g: Haven, goal: Escort) -> Cells:
    """Where an escorted figure has to come."""
    there = marked(g, goal.mark)
    return there | ground(g).neighbours(there) if goal.adjacent else there


def escort(g: Haven, figure: FigureId, goal: Escort) -> None:
    """It is safe; where several are to be saved it leaves the map."""
    if goal.count > 1:
        g.emit(Escaped(figure), "GH-SPC-15")
    else:
        g.emit(Noted(f"escorted {goal.objective}", 1), "GH-SPC-15")


# -- doors with hit points


def broken(cell: Cell) -> str:
    """How the story keeps that a door was destroyed."""
    return f"broken {cell}"


def broken_doors(g: Haven) -> Iterator[Cell]:
    """Doors with hit points that stand no longer and were not noticed yet."""
    for objective in page(g).objectives:
        if objective.door:
            for cell in spots(g, objective.mark):
                there = any(f.objective and f.cells >> cell & 1 for f in g.state.figures.values())
                placed = g.state.story.get(name_of(objective, 1 << cell))
                if placed and not there and not g.state.story.get(broken(cell)):
                    yield cell


# -- auras and tolls


def near(g: Haven, aura: Aura, leaf: Figure) -> bool:
    """Is the figure within the aura of a mark, or of an objective that stands?"""
    centres = marked(g, aura.mark) if aura.mark else 0
    if aura.objective:
        for other in g.state.figures.values():
            if other.objective and other.kind == aura.objective:
                centres |= other.cells
    reach = ground(g).within(leaf.cell, aura.within)
    return bool(reach & centres)


def is_touched(g: Haven, aura: Aura, figure: FigureId) -> bool:
    leaf = g.state.figures[figure]
    who = "characters-and-summons" if leaf.is_character or leaf.is_summon else "monsters"
    if leaf.objective or who != aura.who or (who == "monsters" and side(g, figure) == "party"):
        return False
    return near(g, aura, leaf)


def heal_by_auras(g: Haven, figure: FigureId, when: str) -> None:
    if when == "turn-start":
        for aura in rules_in_force(g, Aura):
            if aura.heal and is_touched(g, aura, figure):
                heal(g, figure, aura.heal)


def pains(g: Haven, figure: FigureId, when: str) -> Iterator[int]:
    """Damage by auras at the start of a turn, and by tolls at its start or end, each on its own."""
    leaf = g.state.figures[figure]
    if when == "turn-start":
        for aura in rules_in_force(g, Aura):
            if aura.hurt and is_touched(g, aura, figure):
                yield aura.hurt
    if leaf.is_character or leaf.is_summon:
        for toll in rules_in_force(g, Toll):
            if toll.at == when and (not toll.art or leaf.cells & looks(g, toll.art)):
                yield reckoned(g, toll.amount)


def looks(g: Haven, art: str) -> Cells:
    """The hexes with overlay tiles of one look."""
    out = 0
    for room in page(g).rooms:
        for overlay in room.overlays:
            if overlay.art == art:
                for tile in overlay.at:
                    out |= GRID.mask(hexes_of(tile))
    return out
