"""A monster's activation: who, where to, whom it attacks (DA-MON, DA-MMV)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.alliance.columns import is_hidden, taunting
from undercroft.games.alliance.events.moves import Walked
from undercroft.games.alliance.events.rounds import ActivationEnded, Exhausted, MonsterActivated
from undercroft.games.alliance.options import ActivateOption, FaceOption, GoOption, TargetOption
from undercroft.games.alliance.reach import end_squares, path, sticky
from undercroft.games.alliance.records.tiles import FACINGS
from undercroft.games.alliance.rules.attack.attack import Attack
from undercroft.games.alliance.rules.attack.targets import attackable_from, primary
from undercroft.games.alliance.rules.attack.values import speed
from undercroft.games.alliance.rules.cards.performing import AfterActivation
from undercroft.games.alliance.rules.monsters.choosing import MONSTERS, by_tier, ready
from undercroft.games.alliance.rules.movement.facing import face
from undercroft.games.alliance.rules.movement.moving import mover_of
from undercroft.games.alliance.rules.round.ending import fix_early_end
from undercroft.games.alliance.rules.who import cell_of, figure_on, heroes, occupied
from undercroft.games.alliance.state import Delve, ground
from undercroft.kernel import (
    Call,
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Procedure,
    Requirement,
    Seat,
    ask,
    step,
)
from undercroft.space import Cell, Cells, each

NOBODY = FigureId(0)


class MonsterActivation(Procedure, tag="alliance.monster_activation"):
    """A player activates a monster and makes all its choices (DA-MON-01 to DA-MON-03)."""

    seat: Seat

    @step("DA-MON-01", "DA-MON-04", "DA-MON-05", "DA-MON-06", "DA-MON-09", "DA-MON-E1", "DA-PVP-12")
    def choose(self, g: Delve) -> Next:
        return ask(self.seat, *MONSTERS.options(g, self.seat))

    choose.poses(lambda: MONSTERS, lambda self, g: self.seat)

    @choose.answered
    def activate(self, g: Delve, picked: ActivateOption) -> Next:
        _, why = by_tier(g, self.seat, ready(g))
        g.emit(MonsterActivated(picked.figure, self.seat), "DA-MON-04", why)
        return Call(MonsterTurn(picked.figure, self.seat))

    @step("DA-MON-16")
    def end(self, g: Delve) -> None:
        """The next player follows."""


class MonsterTurn(Procedure, tag="alliance.monster_turn"):
    """It moves where it can attack, attacks, and is exhausted (DA-MON-02, DA-MON-10, DA-MON-14).

    `among`: the heroes that a solo/co-op card lets it attack; none: all.
    """

    figure: FigureId
    seat: Seat
    among: tuple[FigureId, ...] = ()
    target: FigureId = NOBODY

    @step("DA-MON-10", "DA-MON-11", "DA-MON-12", "DA-MON-13", "DA-MON-E2", "DA-MMV-01", "DA-MMV-02")
    def choose_square(self, g: Delve) -> Next:
        """A square from which it can attack, if it can reach one; else any, or where it stands."""
        return ask(self.seat, *SQUARES.options(g, self))

    choose_square.poses(lambda: SQUARES)

    @choose_square.answered
    def move(self, g: Delve, picked: GoOption) -> None:
        walk(g, self.figure, picked.cell)

    @step("DA-MON-14", "DA-MON-18", "DA-MON-22")
    def choose_target(self, g: Delve) -> Next:
        found = TARGETS.options(g, self)
        return ask(self.seat, *found) if found else self.choose_facing

    choose_target.poses(lambda: TARGETS)

    @choose_target.answered
    def aim(self, g: Delve, picked: TargetOption) -> None:
        self.target = picked.figure

    @step("DA-MMV-10", "DA-LOS-08")
    def choose_facing(self, g: Delve) -> Next:
        """Any that sees its target; it stays on the board."""
        s, board = g.state, ground(g)
        here = cell_of(s, self.figure)
        fitting = board.facings_to(here, cell_of(s, self.target)) if self.target else FACINGS
        return ask(self.seat, *map(FaceOption, fitting))

    @choose_facing.answered
    def turn(self, g: Delve, picked: FaceOption) -> None:
        face(g, self.figure, picked.facing)

    @step("DA-MON-14", "DA-MON-15", "DA-MON-17")
    def attack(self, g: Delve) -> Next:
        if not self.target:
            return None
        kind, bonus = primary(g, self.figure).kind, g.state.turn.bonus
        return Call(Attack(self.figure, self.target, kind, bonus=bonus))

    @step("DA-MON-16")
    def exhaust(self, g: Delve) -> Next:
        """Whether it attacked or not; one that fell to a counter is gone."""
        if not g.state.figures[self.figure].cells:
            return self.end
        g.emit(Exhausted(self.figure))
        return Call(AfterActivation(self.figure))

    @step("DA-MON-02", "DA-END-12")
    def end(self, g: Delve) -> Next:
        g.emit(ActivationEnded(self.figure))
        fix_early_end(g)
        return Done()


def walk(g: Delve, figure: FigureId, goal: Cell) -> None:
    """A monster walks by a cheapest way; it triggers nothing (DA-MMV-05, DA-MMV-06, DA-MMV-07, DA-MMV-11)."""
    board, mover = ground(g), mover_of(g, figure)
    here, dear = mover.at, sticky(board, mover)
    for cell in path(board, mover, goal, speed(g, figure)):
        g.emit(Walked(figure, cell, 1 + (dear >> here & 1)), "DA-MMV-01")
        here = cell


# -- what it can do


def prey(g: Delve, among: Iterable[FigureId] = ()) -> dict[FigureId, Cells]:
    """The heroes that may be attacked: standing and not hidden (DA-MON-18, DA-MON-22)."""
    s, allowed = g.state, tuple(among)
    return {
        figure: leaf.cells
        for figure, leaf in heroes(s)
        if not leaf.lies and (not allowed or figure in allowed) and not (s.columns and is_hidden(g, figure))
    }


def ends(g: Delve, figure: FigureId) -> Cells:
    """The squares where its movement can end, its own included."""
    return end_squares(ground(g), mover_of(g, figure), speed(g, figure))


def posts(g: Delve, figure: FigureId, squares: Cells, targets: Cells) -> Cells:
    """Those of some squares from which it can attack any of the targets (DA-MON-10)."""
    aim = primary(g, figure)
    if aim.kind == "melee":
        return squares & ground(g).neighbours(targets) if targets else 0
    found = 0
    for cell in each(squares) if targets else ():
        if attackable_from(g, aim, cell, targets):
            found |= 1 << cell
    return found


def bound_to(
    g: Delve, figure: FigureId, squares: Cells, some: dict[FigureId, Cells]
) -> dict[FigureId, Cells]:
    """Its prey; a hero that taunts must be attacked if it can be."""
    if g.state.columns:
        loud = {i: some[i] for i in taunting(g) if i in some and posts(g, figure, squares, some[i])}
        return loud or some
    return some


def attack_posts(g: Delve, figure: FigureId, among: Iterable[FigureId] = ()) -> Cells:
    """The squares that it can reach and from which it can attack somebody it may attack."""
    squares = ends(g, figure)
    targets = 0
    for cells in bound_to(g, figure, squares, prey(g, among)).values():
        targets |= cells
    return posts(g, figure, squares, targets)


def in_reach(g: Delve, by: MonsterTurn, cells: Cells) -> Cells:
    return cells & ends(g, by.figure)


def where_it_attacks(g: Delve, by: MonsterTurn, cells: Cells) -> Cells:
    """If there are such squares, only they (DA-MON-10, DA-GEN-10)."""
    return cells & attack_posts(g, by.figure, by.among) or cells


SQUARES: Choice[Delve, MonsterTurn] = Choice(
    "cell",
    GoOption,
    lambda g, by: ground(g).floor,
    (
        Requirement(
            "DA-MMV-04",
            lambda g, by, cell: Objection("DA-MMV-04", "occupied", who=figure_on(g.state, cell)),
            lambda g, by, cells: cells & (~occupied(g.state) | g.state.figures[by.figure].cells),
        ),
        Requirement("DA-MMV-02", "monster-far", in_reach),
        Requirement("DA-MON-10", "no-attack-from-there", where_it_attacks),
    ),
)


def in_sight(g: Delve, by: MonsterTurn, some: Iterable[FigureId]) -> list[FigureId]:
    """The heroes that it can attack from where it stands."""
    aim, here = primary(g, by.figure), cell_of(g.state, by.figure)
    s = g.state
    return [i for i in some if attackable_from(g, aim, here, s.figures[i].cells)]


def loudest(g: Delve, by: MonsterTurn, some: list[FigureId]) -> list[FigureId]:
    if len(some) < 2 or not g.state.columns:
        return some
    loud = [i for i in taunting(g) if i in some]
    return loud or some


TARGETS: Choice[Delve, MonsterTurn] = Choice(
    "figure",
    TargetOption,
    lambda g, by: [figure for figure, _ in heroes(g.state)],
    (
        Requirement("DA-MON-18", "no-prey", lambda g, by, some: list(prey(g, by.among))),
        Requirement("DA-MON-14", "out-of-reach", in_sight),
        Requirement("DA-MON-11", "taunted", loudest),
    ),
)
