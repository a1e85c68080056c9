"""The ways of a move that is being chosen: along which hexes, at what cost, and what waits on the way."""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from undercroft.games.gloomhaven.library import ground
from undercroft.games.gloomhaven.rules.monsters.stats import hazard_damage
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.movement.going import Going, How, flood, rays
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Decision, FigureId
from undercroft.scenes.gloomhaven.phrasebook import Phrasebook, capital
from undercroft.scenes.gloomhaven.picture.boards import trap_text
from undercroft.space import Cell, Cells, Layers, mask_of, shortest_path

CHOOSING = "gh.move.choose"
KEPT = 32

_walks: OrderedDict[int, tuple[Decision, Walk]] = OrderedDict()  # by identity: a question is posed once


class Walk(NamedTuple):
    """A move whose end is asked for."""

    figure: FigureId
    how: How
    going: Going
    known: Layers
    rays: tuple[tuple[Cell, ...], ...]  # of a move in a straight line
    harmful: Cells
    doors: Cells

    def way(self, goal: Cell) -> tuple[Cell, ...]:
        """The hexes that would be entered, the goal last."""
        for ray in self.rays:
            if ray[-1] == goal:
                return ray
        found = shortest_path(self.known, goal)
        return found[1:] if found is not None else (goal,)

    def cost(self, way: tuple[Cell, ...]) -> int:
        """Movement points: 2 into difficult terrain on foot, or where a jump ends (GH-TER-18, GH-MOV-10)."""
        slow = {"walk": mask_of(way), "jump": 1 << way[-1], "fly": 0}[self.how] & self.going.slow
        return len(way) + slow.bit_count()

    def entered(self, way: tuple[Cell, ...]) -> tuple[Cell, ...]:
        """The hexes of a way where something happens to who goes it."""
        touched = {"walk": way, "jump": way[-1:], "fly": ()}[self.how]
        return tuple(cell for cell in touched if self.harmful >> cell & 1)

    def opened(self, way: tuple[Cell, ...]) -> Cell | None:
        """The closed door that it leads through, if any (GH-DOR-01)."""
        return next((cell for cell in way if self.doors >> cell & 1), None)


def walk_of(g: Haven, decision: Decision) -> Walk | None:
    """The move that a question is about; worked out once for all its options."""
    if decision.what != CHOOSING:
        return None
    found = _walks.get(id(decision))
    if found is not None and found[0] is decision:
        return found[1]
    move = g.nearest(MoveAbility)
    going, known = flood(g, move.figure, move.how, move.points)
    straight = rays(g, move.figure, move.how, move.points) if move.ability.must == "straight-line" else []
    walk = Walk(
        move.figure, move.how, going, known, tuple(straight), harmful(g, move.figure), ground(g).closed
    )
    _walks[id(decision)] = decision, walk
    if len(_walks) > KEPT:
        _walks.popitem(last=False)
    return walk


def harm_text(g: Haven, book: Phrasebook, cell: Cell) -> str:
    """The harm of entering a hex: a trap, hazardous terrain; empty where nothing does."""
    parts = []
    trap = g.state.terrain.trap_at(cell)
    if trap is not None:
        parts.append(trap_text(book, trap))
    if g.state.terrain.hazardous >> cell & 1:
        parts.append(book.say("haven-hazard", damage=hazard_damage(g)))
    return capital(", ".join(parts))
