"""Events that several games share; each writes itself down on states that keep `figures` by id."""

from __future__ import annotations

from collections.abc import MutableMapping
from typing import Any, Protocol

from undercroft.kernel import Event, FigureId, replace
from undercroft.parts.conditions import Condition, after_turn, gained, lost
from undercroft.parts.figures import Figure, taken_off
from undercroft.space import Cells


class HasFigures(Protocol):
    """The parts of a state that these events need."""

    @property
    def figures(self) -> MutableMapping[FigureId, Any]: ...


class Moved(Event):
    """A figure stands elsewhere now."""

    figure: FigureId
    cells: Cells

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=self.cells)


class Damaged(Event):
    """A figure lost health."""

    figure: FigureId
    amount: int

    def apply(self, s: HasFigures) -> None:
        figure: Figure = s.figures[self.figure]
        hp = figure.hp - self.amount
        s.figures[self.figure] = replace(figure, hp=hp if hp > 0 else 0)


class Healed(Event):
    """A figure regained health, at most to its full value."""

    figure: FigureId
    amount: int

    def apply(self, s: HasFigures) -> None:
        figure: Figure = s.figures[self.figure]
        s.figures[self.figure] = replace(s.figures[self.figure], hp=min(figure.full, figure.hp + self.amount))


class Fell(Event):
    """A figure is out: it leaves the board."""

    figure: FigureId

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = taken_off(s.figures[self.figure], "fallen")


class ConditionGained(Event):
    """A condition came over a figure."""

    figure: FigureId
    condition: str
    turns: int = 0

    def apply(self, s: HasFigures) -> None:
        new = Condition(self.condition, self.turns)
        s.figures[self.figure] = replace(
            s.figures[self.figure], conditions=gained(s.figures[self.figure].conditions, new)
        )


class ConditionLost(Event):
    """A figure is rid of a condition."""

    figure: FigureId
    condition: str

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = replace(
            s.figures[self.figure], conditions=lost(s.figures[self.figure].conditions, self.condition)
        )


class ConditionsRan(Event):
    """At the end of a figure's turn its conditions run on, and some run out."""

    figure: FigureId

    def apply(self, s: HasFigures) -> None:
        s.figures[self.figure] = replace(
            s.figures[self.figure], conditions=after_turn(s.figures[self.figure].conditions)
        )
