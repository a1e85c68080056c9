"""The board as text."""

from __future__ import annotations

from typing import Any, cast

from undercroft.games.gloomhaven.ground import GRID, Ground
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.state import HavenState
from undercroft.kernel import Rules, View
from undercroft.space import mask_of
from undercroft.space.grid import text_of


def draw(rules: Rules[Any], seen: View) -> str:
    """Hexes on every other character: floor, doors, terrain, money, figures by a letter and number."""
    s: HavenState = seen.state
    records = cast(Library, rules.content)
    found = Ground(records.layout(s.scenario), s.rooms, s.opened, s.unlocked)
    terrain = s.terrain
    marks = {
        ".": found.floor,
        "+": found.closed,
        ",": terrain.difficult,
        "~": terrain.hazardous,
        "_": terrain.plates,
        "#": terrain.blocked,
        "^": terrain.trapped,
        "$": mask_of(cell for cell, _ in terrain.money),
        "T": mask_of(treasure.cell for treasure in terrain.treasures),
    }
    letters: dict[tuple[int, int], str] = {}
    for letter, cells in marks.items():
        for cell in range(cells.bit_length()):
            if cells >> cell & 1:
                letters[GRID.spot(cell)] = letter
    for i, figure in s.figures.items():
        if figure.cells:
            letters[GRID.spot(figure.cell)] = str(i) if figure.is_character else figure.kind[0]
    left, top = min(x for x, _ in letters), min(y for _, y in letters)
    return text_of({(x - left, y - top): letter for (x, y), letter in letters.items()})
