"""Chests, and threat tokens that are turned up or disarmed from outside their room (DA-CHE, DA-TRP)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.events.dungeon import ThreatTurnedDown, threat
from undercroft.games.alliance.events.moves import SpeedPaid
from undercroft.games.alliance.ground import beyond
from undercroft.games.alliance.options import ChestOption, DisarmOption, OpenFreelyOption, RevealOption
from undercroft.games.alliance.rules.attack.values import may_work
from undercroft.games.alliance.rules.movement.checks import Check
from undercroft.games.alliance.rules.movement.doors import enemies_in
from undercroft.games.alliance.rules.movement.entering import turn_up
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.rules.movement.traps import Disarmed, OpenedChest, SpringTrap
from undercroft.games.alliance.rules.who import cell_of, figure_on, monsters
from undercroft.games.alliance.state import AllianceState, Delve, Threat, ground, library
from undercroft.kernel import (
    Call,
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Pass,
    Procedure,
    Requirement,
    ask,
    step,
)
from undercroft.space import Cell, Cells

TREASURE, LOCKED = "treasure-chest", "locked-chest"


def chests(g: Delve) -> Iterator[tuple[Threat, bool]]:
    """The chests that lie face up, and whether they are locked (DA-CHE-13)."""
    records = library(g).threat
    for token in g.state.threats:
        if token.shown and not records[token.kind].is_trap:
            yield token, records[token.kind].kind == LOCKED


def chest_at(g: Delve, cell: Cell) -> tuple[Threat, bool] | None:
    """The chest on a square, and whether it is locked."""
    return next((found for found in chests(g) if found[0].cell == cell), None)


def hidden_at(s: AllianceState, cell: Cell) -> Threat:
    """The face-down token on a square."""
    return next(token for token in s.threats if not token.shown and token.cell == cell)


class OpenChest(Procedure, tag="alliance.open_chest"):
    """A hero opens a chest: a Treasure Chest for 1 Speed, a locked one by a check (DA-CHE-01, DA-CHE-07)."""

    figure: FigureId
    number: int

    @step("DA-CHE-01", "DA-CHE-07", "DA-CHE-08", "DA-CHE-10", "DA-CHE-12")
    def begin(self, g: Delve) -> Next:
        token = threat(g.state, self.number)
        if library(g).threat[token.kind].kind == LOCKED:
            return Call(Check(self.figure, LOCKED, token.level), then=self.hear)
        g.emit(SpeedPaid(self.figure, 1))
        return self.open

    @step("DA-CHE-12")
    def hear(self, g: Delve) -> Next:
        return self.open if g.take_result() else Done()

    @step("DA-CHE-04", "DA-CHE-11")
    def open(self, g: Delve) -> Next:
        return Call(OpenedChest(self.number, self.figure))


class StepOnChest(Procedure, tag="alliance.step_on_chest"):
    """A hero that has moved onto a Treasure Chest may open it for nothing (DA-CHE-02, DA-CHE-06)."""

    figure: FigureId

    @step("DA-CHE-02", "DA-CHE-06")
    def choose(self, g: Delve) -> Next:
        leaf = g.state.figures[self.figure]
        found = chest_at(g, cell_of(g.state, self.figure))
        if leaf.lies or found is None or found[1]:
            return Done()
        return ask(leaf.seat, OpenFreelyOption(), Pass())

    @choose.answered
    def open(self, g: Delve, picked: OpenFreelyOption | Pass) -> Next:
        found = chest_at(g, cell_of(g.state, self.figure))
        if isinstance(picked, Pass) or found is None:
            return Done()
        return Call(OpenedChest(found[0].number, self.figure))


class LookAt(Procedure, tag="alliance.look_at"):
    """A hero turns up a token from afar; a trap may be disarmed at once, or left (DA-TRP-01, DA-TRP-05)."""

    figure: FigureId
    number: int
    cost: int = 1  # Speed; none where a card does it

    @step("DA-TRP-01", "DA-TRP-04", "DA-TRP-15")
    def reveal(self, g: Delve) -> Next:
        token = threat(g.state, self.number)
        if self.cost:
            g.emit(SpeedPaid(self.figure, self.cost))
        kind = turn_up(g, token, self.figure)
        return None if library(g).threat[kind].is_trap else Done()

    @step("DA-TRP-05", "DA-TRP-E1")
    def choose(self, g: Delve) -> Next:
        return ask(g.state.figures[self.figure].seat, DisarmOption(threat(g.state, self.number).cell), Pass())

    @choose.answered
    def decide(self, g: Delve, picked: DisarmOption | Pass) -> Next:
        if isinstance(picked, Pass):
            g.emit(ThreatTurnedDown(self.number, threat(g.state, self.number).kind), "DA-TRP-05")
            return Done()
        return Call(Disarm(self.figure, self.number, 0))


class Disarm(Procedure, tag="alliance.disarm"):
    """An attempt to disarm a trap; if it fails, the trap goes off at the hero (DA-TRP-09, DA-TRP-12)."""

    figure: FigureId
    number: int
    cost: int = 1  # none right after it was turned up (DA-TRP-05)

    @step("DA-TRP-06", "DA-TRP-07", "DA-TRP-09", "DA-TRP-10", "DA-TRP-15")
    def attempt(self, g: Delve) -> Next:
        return Call(Check(self.figure, "trap", threat(g.state, self.number).level, self.cost))

    @attempt.returned
    def hear(self, g: Delve, passed: int) -> Next:
        if passed:
            return Call(Disarmed(self.number, self.figure))
        return Call(SpringTrap(self.number, self.figure))  # DA-TRP-12, DA-TRP-14

    @step("DA-TRP-14")
    def end(self, g: Delve) -> None:
        """There is no second try."""


# -- which chests and tokens a hero can work at


def cells_of(tokens: Iterator[Threat]) -> Cells:
    found = 0
    for token in tokens:
        found |= 1 << token.cell
    return found


def near(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """Adjacent to the hero, or under it (DA-CHE-01, DA-CHE-07)."""
    if not cells:
        return 0
    here = g.state.figures[figure].cells
    return cells & (ground(g).neighbours(here) | here)


def payable(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    return cells if cells and points(g) > 0 else 0


def unguarded(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """No monster stands on a Treasure Chest; a locked one only asks for the room (DA-CHE-01, DA-CHE-14)."""
    if not cells:
        return 0
    stood_on = 0
    for _, leaf in monsters(g.state):
        stood_on |= leaf.cells
    return cells & ~(stood_on & cells_of(token for token, locked in chests(g) if not locked))


def workable(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """No enemy is in the room of a locked one, unless a card allows it (DA-CHE-03, DA-CHE-09, DA-CHE-E1)."""
    for token, locked in chests(g) if cells else ():
        if not locked or not cells >> token.cell & 1:
            continue
        if enemies_in(g, figure, ground(g).room(token.cell)) and not may_work(g, figure):
            cells &= ~(1 << token.cell)
    return cells


def enemy_with(g: Delve, figure: FigureId, cell: Cell) -> Objection:
    """The objection that an enemy is in the room of a token, or in the hero's."""
    board = ground(g)
    room = board.room(cell) | board.room(cell_of(g.state, figure))
    cells = enemies_in(g, figure, room)
    rule = "DA-CHE-09" if chest_at(g, cell) else "DA-TRP-03"
    return Objection(rule, "enemy-in-room", who=figure_on(g.state, cells.bit_length() - 1))


CHESTS: Choice[Delve, FigureId] = Choice(
    "cell",
    ChestOption,
    lambda g, figure: cells_of(token for token, _ in chests(g)),
    (
        Requirement("DA-CHE-01", "chest-far", near),
        Requirement("DA-CHE-01", "no-speed", payable),
        Requirement("DA-CHE-14", "chest-guarded", unguarded),
        Requirement("DA-CHE-09", enemy_with, workable),
    ),
)


def beside_passage(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """In rooms to which a passage leads beside which the hero stands (DA-TRP-01, DA-TRP-02)."""
    if not cells:
        return 0
    board = ground(g)
    cell = cell_of(g.state, figure)
    own, found = board.room_of(cell), 0
    for side in board.sides_at(cell):
        if board.kind(own, side) == "passage":
            found |= board.squares_of(beyond(own, side))
    return cells & found


def peaceful(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """No enemy is in the hero's room or in that of the token, unless a card allows it (DA-TRP-03)."""
    if not cells or may_work(g, figure):
        return cells
    board = ground(g)
    if enemies_in(g, figure, board.room(cell_of(g.state, figure))):
        return 0
    for token in g.state.threats:
        if cells >> token.cell & 1 and enemies_in(g, figure, board.room(token.cell)):
            cells &= ~(1 << token.cell)
    return cells


OUTSIDE = (
    Requirement[Delve, FigureId]("DA-TRP-02", "not-at-passage", beside_passage),
    Requirement[Delve, FigureId]("DA-TRP-01", "no-speed", payable),
    Requirement[Delve, FigureId]("DA-TRP-03", enemy_with, peaceful),
)
TURNED_UP: Choice[Delve, FigureId] = Choice(
    "cell",
    RevealOption,
    lambda g, figure: cells_of(each for each in g.state.threats if not each.kind),
    OUTSIDE,
)
DISARMED: Choice[Delve, FigureId] = Choice(
    "cell",
    DisarmOption,
    lambda g, figure: cells_of(each for each in g.state.threats if each.kind and not each.shown),
    OUTSIDE,
)
