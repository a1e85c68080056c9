"""Where figures stand, by the names of their squares; a party whose cards seldom ask anything."""

from __future__ import annotations

from typing import Any

from games.descent.arena import Arena
from undercroft.games.descent.ground import GRID
from undercroft.space import each

PARTY = ("grisban-the-thirsty:berserker", "widow-tarha:necromancer")
YARD: Any = {
    "quest": "gryvorn-unleashed",
    "encounter": 2,
}  # a hall with pits in d5 to g5 and lava in d14, c15, d15


def squares(at: Arena, figure: int) -> list[str]:
    """The squares of a figure."""
    return [GRID.name(cell) for cell in each(at.figure(figure).cells)]
