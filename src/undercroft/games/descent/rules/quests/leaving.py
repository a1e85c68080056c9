"""Leaving the map: who may, by which way, with what (D2-EXI)."""

from __future__ import annotations

from functools import reduce
from operator import or_

from undercroft.games.descent.events.moves import Displaced, LeftMap
from undercroft.games.descent.events.things import TokenRemoved, TokenSet
from undercroft.games.descent.options import SpaceOption
from undercroft.games.descent.reach import path, stops, union, ways
from undercroft.games.descent.records.quest_rules import LeaveRule
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.movement.moving import Land, March, is_stuck, is_webbed, mover_of
from undercroft.games.descent.rules.movement.places import closest_empty, is_large
from undercroft.games.descent.rules.quests.faces import turn_up
from undercroft.games.descent.rules.quests.page import count, holds, is_one_of, rules_of
from undercroft.games.descent.rules.quests.trails import terrain_for
from undercroft.games.descent.rules.who import ask_for, occupied_by_others
from undercroft.games.descent.state import Descent, Figure, ground
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, Cells, each


def way_cells(g: Descent, way: str) -> Cells:
    """The edge spaces by which figures leave; the other edges of the piece are walls (D2-EXI-02, -03)."""
    piece, _, nth = way.partition("-")
    pieces = [laid.leads_out for laid in ground(g).layout.tiles if laid.tile.startswith(piece)]
    return reduce(or_, pieces[int(nth) - 1 : int(nth)] if nth else pieces, 0)


def allows(g: Descent, leaf: Figure, rule: LeaveRule) -> bool:
    """Does the rule let this figure leave as it is, with what it carries (D2-EXI-01)?"""
    if not is_one_of(leaf, rule.who) or not holds(g, rule.when):
        return False
    return not rule.carrying or bool(leaving_tokens(g, leaf, rule))


def leaving_tokens(g: Descent, leaf: Figure, rule: LeaveRule) -> list[str]:
    """The tokens that a figure takes with it."""
    tokens = g.state.tokens
    return [
        name
        for name in leaf.carries
        if tokens[name].kind == rule.carrying and (not rule.face or tokens[name].face == rule.face)
    ]


def ways_out(g: Descent, figure: FigureId) -> list[str]:
    """The ways by which a figure can leave the map now, for 1 point (D2-EXI-02, D2-EXI-03, D2-EXI-05)."""
    leaf, rules = g.state.figures[figure], rules_of(g, LeaveRule)
    if not rules or leaf.movement < 1 or is_stuck(g, figure):
        return []
    found = [rule.way for rule in rules if allows(g, leaf, rule)]
    return [
        way for way in dict.fromkeys(found) if leaf.cells & way_cells(g, way) or edge_past(g, figure, way)
    ]


def edge_past(g: Descent, figure: FigureId, way: str) -> Cell | None:
    """An edge space by which a figure can go though it could not stop there, as it does not (D2-EXI-06).

    A friend stands on it, or the base of a large figure does not fit (D2-EXI-05).
    """
    leaf = g.state.figures[figure]
    edge = way_cells(g, way)
    if not is_large(g, figure):
        edge &= occupied_by_others(g, figure)
    if not edge or leaf.movement < 2:
        return None
    terrain, mover = terrain_for(g, figure), mover_of(g, figure)
    found = ways(terrain, mover, leaf.cells, leaf.movement)  # which its menu of moves asked for, too
    reached = union([at for (cost, _), at in found.items() if cost < leaf.movement])
    return next(iter(each(edge & reached & ~mover.foes & ~stops(terrain, mover))), None)


class LeaveMap(Procedure, tag="descent.leave_map"):
    """A figure leaves by a last step of 1 movement point, and is counted (D2-EXI-02, D2-EXI-06)."""

    figure: FigureId
    way: str

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-EXI-02", "D2-EXI-06")
    def go(self, g: Descent) -> Next:
        """To the edge first, if a friend stands there."""
        leaf = g.state.figures[self.figure]
        edge = None if leaf.cells & way_cells(g, self.way) else edge_past(g, self.figure, self.way)
        if edge is None:
            return None
        terrain, mover = terrain_for(g, self.figure), mover_of(g, self.figure)
        steps = path(terrain, mover, leaf.cells, edge, leaf.movement - 1)
        return Call(March(self.figure, steps, through=True))

    @step("D2-MOV-11")
    def make_room(self, g: Descent) -> Next:
        """Stopped on the way in a friend's space, it moves to the closest empty one."""
        leaf = g.state.figures[self.figure]
        if leaf.movement and leaf.cells & way_cells(g, self.way):
            return self.tear_free
        if is_large(g, self.figure) or not leaf.cells & occupied_by_others(g, self.figure):
            return Done()
        places = closest_empty(g, leaf.cells, ground(g).terrain.open)
        return ask_for(g, self.figure, *map(SpaceOption, each(places)))

    @make_room.answered
    def move_over(self, g: Descent, picked: SpaceOption) -> Next:
        g.emit(Displaced(self.figure, 1 << picked.cell))
        return Call(Land(self.figure), then=self.end)

    @step("D2-X-22", "D2-X-42")
    def tear_free(self, g: Descent) -> Next:
        """The last step leaves a space like any other: a web next to it costs a hero 1 fatigue."""
        return Call(SufferFatigue(self.figure, 1)) if is_webbed(g, self.figure) else None

    @step("D2-EXI-02", "D2-EXI-04", "D2-OBJ-05")
    def leave(self, g: Descent) -> Next:
        """It takes its prize along; anything else that it carried is left on the edge."""
        leaf = g.state.figures[self.figure]
        rule = next(r for r in rules_of(g, LeaveRule) if r.way == self.way and allows(g, leaf, r))
        counts = 0 if rule.counts else len(leaving_tokens(g, leaf, rule)) if rule.carrying else 1
        for name in leaving_tokens(g, leaf, rule):
            face = turn_up(g, name) if rule.counts else ""
            counts += bool(rule.counts) and face == rule.counts
            g.emit(TokenRemoved(name), "D2-EXI-02")
        for name in g.state.figures[self.figure].carries:
            if g.state.tokens[name].kind == rule.along:
                g.emit(TokenRemoved(name), "D2-EXI-02")
        for name in g.state.figures[self.figure].carries:
            token = g.state.tokens[name]
            here = next(iter(each(leaf.cells)))
            g.emit(TokenSet(name, token.kind, here, face=token.face, turned=token.turned), "D2-OBJ-05")
        g.emit(LeftMap(self.figure, self.way), "D2-EXI-02")
        if counts:
            count(g, rule.counter or f"left-{rule.who[0]}", counts, "D2-EXI-04")
        return Done()

    @step()
    def end(self, g: Descent) -> Next:
        return Done()
