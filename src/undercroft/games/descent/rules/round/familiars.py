"""Familiars: one move action, and what their card grants (D2-FAM)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import FamiliarWalked, PointsGained, Stopped
from undercroft.games.descent.events.turns import ActionsLost, TurnNoted
from undercroft.games.descent.ground import Terrain
from undercroft.games.descent.options import (
    AttackOption,
    ClimbOption,
    EndTurnOption,
    GoOption,
    MoveOption,
    ShakeOffOption,
)
from undercroft.games.descent.reach import Mover, path, union, ways
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.attack.making import own_aims, profile_for
from undercroft.games.descent.rules.attack.targets import attack_options, posed
from undercroft.games.descent.rules.effects.conditions import cure
from undercroft.games.descent.rules.movement.hazards import Burn, Climb, climbing_places
from undercroft.games.descent.rules.movement.moving import GONE_TO, March, is_stuck, may_only_climb, path_to
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import ask_acting, place_of
from undercroft.games.descent.state import Descent, ground, library
from undercroft.kernel import Call, Done, FigureId, Next, Option, Posed, Procedure, step, window
from undercroft.space import Cell, Cells, each

ACTIONS = 2  # one move action, and one attack if its card grants it (D2-FAM-05, D2-FAM-07)


def activate_familiar(g: Descent, hero: FigureId, familiar: FigureId) -> None:
    """Once a turn, and after an action of the hero after all of them: he gives up the others (D2-FAM-03).

    It uses none of his actions, and none is under way meanwhile (D2-FAM-04).
    """
    g.emit(TurnNoted(f"familiar-{familiar}"), "D2-FAM-03")
    if not g.state.turn.begun:
        return
    if g.state.turn.actions or g.state.turn.extra:
        g.emit(ActionsLost(hero), "D2-FAM-03")
    if g.state.figures[hero].movement:
        g.emit(Stopped(hero), "D2-FAM-04")


def is_figure(g: Descent, familiar: FigureId) -> bool:
    """Does its card make it a figure (D2-FAM-11)? Else only its token lies on the map (D2-FAM-09)."""
    return library(g).familiar[g.state.figures[familiar].kind].figure


class FamiliarTurn(Procedure, tag="descent.familiar_turn"):
    """A familiar performs a move action and the attack that its card grants, in either order."""

    figure: FigureId
    left: int = ACTIONS
    moved: bool = False
    attacked: bool = False

    def goes_on(self, g: Descent) -> bool:
        return place_of(g.state.figures[self.figure]) != 0

    started = window("D2-FAM-24", "D2-FAM-16")

    @step("D2-FAM-05", "D2-FAM-07", "D2-FAM-08", "D2-FAM-E1", "D2-X-43", "D2-FAM-16", "D2-FAM-19")
    def choose(self, g: Descent) -> Next:
        """Its attack may interrupt its move. Stunned costs it one of the actions that it has.

        If its hero is knocked out meanwhile his turn is over, and so is this (D2-HTN-15, D2-FAM-19).
        """
        options = [] if g.state.turn.over else self.walks(g) + self.actions(g)
        if not options:
            return self.end
        return ask_acting(g, self.figure, *options, EndTurnOption())

    @choose.among
    def candidates(self, g: Descent) -> tuple[Posed, ...]:
        if not is_figure(g, self.figure):
            return ()
        return (GONE_TO.by(self.figure), *posed(own_aims(g, self.figure), self.attack_bar(g)))

    def walks(self, g: Descent) -> list[Option]:
        """The spaces that it can move to with its points."""
        if not g.state.figures[self.figure].movement:
            return []
        if is_figure(g, self.figure):
            return list(GONE_TO.options(g, self.figure))
        return [GoOption(cell) for cell in each(token_reach(g, self.figure))]

    def attack_bar(self, g: Descent) -> str:
        """Why it cannot attack now."""
        if g.state.figures[self.figure].suffers("stunned"):
            return "stunned"
        if may_only_climb(g, self.figure):
            return "in-pit"
        return "attacked" if self.attacked else "" if self.left else "no-actions"

    def actions(self, g: Descent) -> list[Option]:
        """The actions that it can still perform; in a pit it can only climb out (D2-TER-13, D2-ERR-02)."""
        leaf = g.state.figures[self.figure]
        if not self.left:
            return []
        if leaf.suffers("stunned"):
            return [ShakeOffOption()]
        found: list[Option] = []
        if leaf.cells and is_stuck(g, self.figure) and climbing_places(g, self.figure):
            found.append(ClimbOption())
        if (
            not self.moved
            and not (leaf.cells and may_only_climb(g, self.figure))
            and not leaf.suffers("immobilized")
        ):
            found.append(MoveOption())
        if leaf.cells and not self.attack_bar(g):
            found += attack_options(g, self.figure, own_aims(g, self.figure))
        return found

    @choose.answered
    def act(self, g: Descent, picked: Option) -> Next:
        me = self.figure
        if isinstance(picked, EndTurnOption):
            return self.end
        if isinstance(picked, GoOption):
            if is_figure(g, me):
                return Call(March(me, path_to(g, me, picked.cell)), then=self.choose)
            walk_token(g, me, picked.cell)
            return self.choose
        self.left -= 1
        match picked:
            case MoveOption():
                self.moved = True
                g.emit(PointsGained(me, speed(g, me)), "D2-FAM-05")
            case ShakeOffOption():
                cure(g, me, "stunned")
            case ClimbOption():
                return Call(Climb(me), then=self.choose)
            case AttackOption(target=target, weapon=weapon):
                self.attacked = True
                return Call(Attack(me, target, profile_for(g, me, weapon)), then=self.choose)
        return self.choose

    @step("D2-FAM-24", "D2-X-05", "D2-FAM-15")
    def end(self, g: Descent) -> Next:
        """Its activation is its turn: Immobilized goes, and Lava defeats it."""
        leaf, lava = g.state.figures[self.figure], ground(g).terrain.lava
        if leaf.movement:
            g.emit(Stopped(self.figure))
        if leaf.suffers("immobilized"):
            cure(g, self.figure, "immobilized")
        return Call(Burn(self.figure)) if leaf.cells and not leaf.cells & ~lava else Done()


# -- familiars that are no figures: tokens which nothing hinders but obstacles, walls and closed doors


def token_terrain(g: Descent) -> Terrain:
    """All special terrain but obstacles is water to it (D2-FAM-06)."""
    found = ground(g).terrain
    return found._replace(water=found.water | found.pits | found.lava, pits=0, lava=0)


def token_reach(g: Descent, familiar: FigureId) -> Cells:
    """The spaces that it can enter, those of figures too (D2-FAM-09, D2-FAM-10, D2-FAM-22)."""
    leaf = g.state.figures[familiar]
    return union(ways(token_terrain(g), Mover(1 << leaf.lies), 1 << leaf.lies, leaf.movement).values())


def walk_token(g: Descent, familiar: FigureId, cell: Cell) -> None:
    """It walks there, space by space; no other rule of terrain touches it (D2-FAM-06)."""
    terrain, leaf = token_terrain(g), g.state.figures[familiar]
    for entered in path(terrain, Mover(1 << leaf.lies), 1 << leaf.lies, cell, leaf.movement):
        cost = 2 if terrain.water >> entered & 1 else 1
        g.emit(FamiliarWalked(familiar, entered, cost), "D2-FAM-06")
