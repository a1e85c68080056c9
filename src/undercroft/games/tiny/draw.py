"""The Cellar as text: the board with letters for figures, and a line for each of them."""

from __future__ import annotations

from typing import Any

from undercroft.games.tiny.ground import GRID
from undercroft.games.tiny.state import TinyState
from undercroft.kernel import Rules, View
from undercroft.space import each


def draw(rules: Rules[Any], view: View) -> str:
    """`.` floor, `,` rubble, `^` spikes, `+` a door, `$` a chest; heroes by capital, monsters by number."""
    s: TinyState = view.state
    ground = rules.content.grounds[s.scenario, s.rooms]
    marks = dict.fromkeys(each(ground.floor), ".")
    marks |= dict.fromkeys(each(ground.rubble), ",")
    marks |= dict.fromkeys(each(ground.spikes), "^")
    marks |= dict.fromkeys(ground.doors, "+")
    marks |= dict.fromkeys(s.chests, "$")
    for number, figure in s.figures.items():
        for cell in each(figure.cells):
            marks[cell] = figure.kind[0].upper() if figure.is_hero else str(number % 10)
    lines = ["   " + " ".join(GRID.name(GRID.cell(x, 0))[:-1] for x in range(GRID.width))]
    for y in range(GRID.height):
        row = [marks.get(GRID.cell(x, y), " ") for x in range(GRID.width)]
        if set(row) != {" "}:
            lines.append(f"{y + 1:2} " + " ".join(row).rstrip())
    return "\n".join(lines)
