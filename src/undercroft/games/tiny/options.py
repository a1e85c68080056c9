"""The options in the Cellar."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.tiny.ground import GRID
from undercroft.kernel import CardId, FigureId, Option
from undercroft.space import Cell, Cells, each


class StanceOption(Option):
    """Take this stance for the round."""

    stance: str


class MoveOption(Option):
    """A move action."""


class GoOption(Option):
    """Walk to this square."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class SquareOption(Option):
    """This square."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class AreaOption(Option):
    """Lay the pattern on these squares."""

    cells: Cells

    def words(self) -> Sequence[str]:
        return [GRID.name(cell) for cell in each(self.cells)]


class AttackOption(Option):
    """Attack this figure."""

    target: FigureId


class TargetOption(Option):
    """This figure."""

    target: FigureId


class PlayOption(Option):
    """Play this card."""

    card: CardId


class KeepOption(Option):
    """Take this card into the hand."""

    card: CardId


class DrinkOption(Option):
    """Drink this potion."""

    item: str


class DieOption(Option):
    """This die, counted from the left."""

    number: int


class EndOption(Option):
    """End the turn."""
