"""Movement, facing and Speed points (DA-MOV, DA-MMV, DA-HER)."""

from __future__ import annotations

from undercroft.games.alliance.records.tiles import Facing
from undercroft.games.alliance.state import AllianceState
from undercroft.kernel import Event, FigureId, replace
from undercroft.space import Cell


class Walked(Event):
    """A figure takes a step; the cost is paid with it (DA-MOV-01, DA-MMV-01)."""

    figure: FigureId
    cell: Cell
    cost: int = 0

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)
        turn = s.turn
        if turn.figure == self.figure:
            s.turn = replace(
                turn,
                gone=turn.gone + self.cost,
                paid=turn.paid + self.cost,
                after=turn.after + self.cost if turn.attacked else 0,
                squares=turn.squares + 1,
                acted=True,
                turned=False,
            )


class Displaced(Event):
    """A figure is put on another square: by push or teleport, or because it must make room (DA-MOV-18)."""

    figure: FigureId
    cell: Cell
    squares: int = 1  # that count as moved

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)
        turn = s.turn
        if turn.figure == self.figure:
            s.turn = replace(turn, squares=turn.squares + self.squares, acted=True, turned=False)


class Swapped(Event):
    """Two figures change places, facings kept."""

    figure: FigureId
    other: FigureId

    def apply(self, s: AllianceState) -> None:
        one, two = s.figures[self.figure], s.figures[self.other]
        s.figures[self.figure] = replace(one, cells=two.cells)
        s.figures[self.other] = replace(two, cells=one.cells)


class Faced(Event):
    """A figure turns (DA-MOV-13, DA-MMV-10)."""

    figure: FigureId
    facing: Facing

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], facing=self.facing)
        if s.turn.figure == self.figure:
            s.turn = replace(s.turn, turned=True)


class SpeedPaid(Event):
    """The hero that acts pays Speed points for something other than a step (DA-HER-05)."""

    figure: FigureId
    points: int

    def apply(self, s: AllianceState) -> None:
        turn = s.turn
        s.turn = replace(
            turn, gone=turn.gone + self.points, paid=turn.paid + self.points, acted=True, turned=False
        )


class SpeedLost(Event):
    """The hero that acts loses Speed points that it has left in this movement."""

    figure: FigureId
    points: int

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, gone=s.turn.gone + self.points)


class ParameterSet(Event):
    """A trap changes a parameter of the rules for the activation of the hero that it caught."""

    figure: FigureId
    parameter: str
    value: int

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, sets=(*s.turn.sets, (self.parameter, self.value)))


class LeftDungeon(Event):
    """A defeated hero stands on its starting tile again, without damage (DA-RST-11)."""

    figure: FigureId
    cell: Cell
    facing: Facing

    def apply(self, s: AllianceState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(
            leaf, cells=1 << self.cell, facing=self.facing, damage=(), lies=False
        )
