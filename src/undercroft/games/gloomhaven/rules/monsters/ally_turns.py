"""Turns of figures in the characters' care: they go where the page says (GH-SPC-15)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import TurnStarted
from undercroft.games.gloomhaven.ground import Ground
from undercroft.games.gloomhaven.library import ground, layout, library, page, place_of
from undercroft.games.gloomhaven.records.scenario_goals import Escort
from undercroft.games.gloomhaven.rules.effects.conditions import can_move
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.movement.entering import harmful
from undercroft.games.gloomhaven.rules.movement.movement import Walk
from undercroft.games.gloomhaven.rules.round.turns import WOUND, end_turn
from undercroft.games.gloomhaven.rules.scenario.scenario_page import marked
from undercroft.games.gloomhaven.rules.scenario.special_rules import objective_of
from undercroft.games.gloomhaven.rules.who import is_up, look_round
from undercroft.games.gloomhaven.state import Haven
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step
from undercroft.space import Cell, Cells, layers, shortest_path


class AllyTurn(Procedure, tag="gh.ally_turn"):
    """It moves towards its mark, hex by hex; doors and traps are on its way only if it is stubborn."""

    figure: FigureId
    points: int = 0
    way: tuple[Cell, ...] = ()

    @step("GH-SPC-15", "GH-MON-07")
    def start(self, g: Haven) -> None:
        g.emit(TurnStarted(self.figure))

    @step("GH-CON-12")
    def suffer_wound(self, g: Haven) -> Next:
        if g.state.figures[self.figure].suffers("wound"):
            return Call(Suffer(self.figure, WOUND, "wound"))
        return None

    @step("GH-SPC-15", "GH-CON-17")
    def begin(self, g: Haven) -> Next:
        if not can_move(g, self.figure):
            return self.end
        turn = objective_of(g, g.state.figures[self.figure]).turn
        assert turn is not None
        self.points = turn.move
        return None

    @step("GH-SPC-15", "GH-DOR-08")
    def go(self, g: Haven) -> Next:
        """On towards the mark, after a door with what is left on the new board."""
        self.way = way_to_mark(g, self.figure, self.points) if can_move(g, self.figure) else ()
        return Call(Walk(self.figure, self.way, "walk", True)) if self.way else self.end

    @go.returned
    def gone(self, g: Haven, hexes: int) -> Next:
        difficult = g.state.terrain.difficult
        self.points -= sum(1 + (difficult >> cell & 1) for cell in self.way[:hexes])
        return self.go if hexes and is_up(g, self.figure) else self.end

    @step("GH-SPC-15", "GH-TRN-14")
    def end(self, g: Haven) -> Next:
        end_turn(g, self.figure)
        return Done()


def way_to_mark(g: Haven, figure: FigureId, points: int) -> tuple[Cell, ...]:
    """The next hexes of the way with the fewest traps, then the shortest; past enemies if there is none."""
    leaf = g.state.figures[figure]
    turn = objective_of(g, leaf).turn
    assert turn is not None
    theirs, ours = look_round(g, figure)
    board = whole_board(g).board if turn.stubborn else ground(g).board
    bad = harmful(g, figure)
    open_floor = board.floor & ~g.state.terrain.blocked & ~(0 if turn.stubborn else bad)
    goals = places_to_be(g, turn.toward, leaf.kind)
    if not goals or goals & leaf.cells:
        return ()
    for allowed in (open_floor & ~theirs, open_floor):
        known = layers(
            leaf.cells, board.openings, allowed | leaf.cells, bad=bad, slow=g.state.terrain.difficult
        )
        best = known.best(goals & ~(theirs | ours) & allowed) or known.best(goals & allowed)
        if best is not None:
            way = shortest_path(known, (best[1] & -best[1]).bit_length() - 1)
            assert way is not None
            return as_far_as(g, way[1:], points, theirs, theirs | ours)
    return ()


def as_far_as(g: Haven, way: tuple[Cell, ...], points: int, closed: Cells, full: Cells) -> tuple[Cell, ...]:
    """The part of a way that can be gone with so much movement and ends on a free hex."""
    reach = 0
    for number, cell in enumerate(way, 1):
        points -= 1 + (g.state.terrain.difficult >> cell & 1)
        if points < 0 or closed >> cell & 1:
            break
        if not full >> cell & 1:
            reach = number
    return way[:reach]


def places_to_be(g: Haven, mark: str, kind: str) -> Cells:
    """The hexes of the mark, or those beside it where that is enough."""
    there = marked(g, mark)
    beside = any(
        isinstance(goal, Escort) and goal.objective == kind and goal.adjacent for goal in page(g).goals
    )
    if not beside:
        return there
    return whole_board(g).neighbours(there) & ~there | there


def whole_board(g: Haven) -> Ground:
    """All map tiles and doors that are not locked: they lie there from the start (GH-SCN-15)."""
    here = layout(g)
    doors = 0
    for cell, door in here.doors.items():
        if not door.locked or (g.state.opened | g.state.unlocked) >> cell & 1:
            doors |= 1 << cell
    s = g.state
    return library(g).grounds[place_of(s), tuple(here.floors), doors | s.opened, s.unlocked]
