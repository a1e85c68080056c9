"""Movement and places (D2-MOV, D2-LRG, D2-TER)."""

from __future__ import annotations

from undercroft.games.descent.state import OFF, DescentState
from undercroft.kernel import Event, FigureId, replace
from undercroft.space import Cell


class PointsGained(Event):
    """A figure has movement points to spend (D2-MOV-01)."""

    figure: FigureId
    points: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, movement=leaf.movement + self.points)


class PointsLost(Event):
    """Movement points are gone unspent."""

    figure: FigureId
    points: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, movement=max(0, leaf.movement - self.points))


class Entered(Event):
    """A figure enters a space; each step is paid when it is made (D2-MOV-23)."""

    figure: FigureId
    cell: Cell
    cost: int = 0

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=1 << self.cell, movement=leaf.movement - self.cost)
        if s.turn.figure == self.figure and not s.turn.moved:
            s.turn = replace(s.turn, moved=True)


class Stopped(Event):
    """A figure's movement is over: what is left of its points is lost (D2-MOV-19)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], movement=0)
        if s.turn.figure == self.figure and s.turn.moving:
            s.turn = replace(s.turn, moving=False)


class FellIntoPit(Event):
    """A figure falls into a pit (D2-TER-09)."""

    figure: FigureId


class LavaBurned(Event):
    """Lava hurts the figure that enters it (D2-TER-18)."""

    figure: FigureId


class Displaced(Event):
    """A figure is put on other spaces without walking there (D2-MOV-21)."""

    figure: FigureId
    cells: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=self.cells, phase="standing")


class Swapped(Event):
    """Two figures take each other's places (D2-X-26: Overpower)."""

    figure: FigureId
    other: FigureId

    def apply(self, s: DescentState) -> None:
        one, two = s.figures[self.figure], s.figures[self.other]
        s.figures[self.figure] = replace(one, cells=two.cells)
        s.figures[self.other] = replace(two, cells=one.cells)


class Vanished(Event):
    """A hero leaves the map for a while; his token marks the space (D2-X-11: Tomble)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=0, movement=0, phase="away", waits=self.cell)


class Reappeared(Event):
    """A hero who left the map for a while stands there again (D2-X-11: Tomble)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=1 << self.cell, phase="standing", waits=OFF)


class FamiliarWalked(Event):
    """A familiar that is no figure enters a space (D2-FAM-05, D2-FAM-06)."""

    figure: FigureId
    cell: Cell
    cost: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, lies=self.cell, movement=leaf.movement - self.cost)


class FigureRemoved(Event):
    """The card that put a figure on the map takes it off (D2-X-15: Raise Dead, Dying Command)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(
            leaf, cells=0, lies=OFF, hp=0, movement=0, phase="fallen", conditions=()
        )


class LeftMap(Event):
    """A figure leaves the map by an entrance or exit (D2-EXI-02)."""

    figure: FigureId
    way: str

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=0, movement=0, phase="away", lies=OFF)
