"""What can be chosen in Lantern."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel import Option
from undercroft.space import Cell

from .caves import GRID


class StepOption(Option):
    """Go through a door, to a chamber or into the dark."""

    cell: Cell

    def words(self) -> Sequence[str]:
        return [GRID.name(self.cell)]


class LayOption(Option):
    """Lay the tile turned like this."""

    turns: int


class StayOption(Option):
    """End the turn."""
