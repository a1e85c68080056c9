"""The map of Descent as text: squares with terrain, walls and doors between them, figures by their marks."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.descent.ground import GRID, Ground
from undercroft.games.descent.state import DescentState, Figure
from undercroft.kernel import FigureId, Rules, View
from undercroft.space import EAST, SOUTH, Cell, each

WIDE: Final = 3  # characters of a square
DOOR, WALL = "door", "wall"
RIGHT, DOWN = GRID.steps.index(EAST), GRID.steps.index(SOUTH)


def draw(rules: Rules[Any], view: View) -> str:
    """Squares of three characters; `|` and `--` are walls, `I` and `==` closed doors.

    `.` floor, `~` water, `o` pit, `^` lava, `#` obstacle, `?` search token, `*` objective token, `x` where
    figures leave, `+` marked squares. Heroes are capitals, monsters small letters with their number, masters
    and lieutenants capitals with one; the token of a hero who is knocked out is in brackets.
    """
    s: DescentState = view.state
    found: Ground = rules.content.grounds[s.quest, s.encounter, s.doors, s.gone]
    floor = list(each(found.terrain.board.floor))
    if not floor:
        return ""
    signs = squares(s, found)
    places = [GRID.at(cell) for cell in floor]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, low = min(y for _, y in places), max(y for _, y in places)
    head = "".join(f"{GRID.name(GRID.cell(x, 0))[:-1]:^{WIDE + 1}}" for x in range(left, right + 1))
    lines = [f"    {head}".rstrip()]
    for y in range(top, low + 1):
        row, below = f"{y + 1:>2} ", "   "
        for x in range(left, right + 1):
            cell = GRID.cell(x, y)
            if x == left:
                row += _upright(found, GRID.cell(x - 1, y) if x else None, cell)
                below += " "
            row += f"{signs.get(cell, ''):^{WIDE}}"
            row += _upright(found, cell, GRID.cell(x + 1, y))
            below += {DOOR: "===", WALL: "---", "": "   "}[
                _between(found, cell, GRID.cell(x, y + 1), DOWN)
            ] + " "
        lines.append(row.rstrip())
        if below.strip() and y < low:
            lines.append(below.rstrip())
    return "\n".join(lines)


def _upright(found: Ground, one: Cell | None, other: Cell) -> str:
    floor = found.terrain.board.floor
    if one is None:
        return "|" if floor >> other & 1 else " "
    return {DOOR: "I", WALL: "|", "": " "}[_between(found, one, other, RIGHT)]


def _between(found: Ground, one: Cell, other: Cell, step: int) -> str:
    """The thing between two neighbouring squares: a closed door, a wall, or nothing to be drawn."""
    floor = found.terrain.board.floor
    here, there = floor >> one & 1, floor >> other & 1
    if not here and not there:
        return ""
    edge = (min(one, other), max(one, other))
    if any(edge in door for number, door in enumerate(found.layout.doors) if number not in found.opened):
        return DOOR
    return "" if here and there and found.terrain.board.open_steps[step] >> one & 1 else WALL


def squares(s: DescentState, found: Ground) -> dict[Cell, str]:
    """The sign of each square: terrain, tokens over it, figures over both."""
    terrain = found.terrain
    signs = dict.fromkeys(each(terrain.board.floor), ".")
    exits = [laid.cells for laid in found.layout.tiles if laid.tile.startswith("exit")]
    for cells, sign in (
        (sum(exits), "x"), (found.layout.marked, "+"), (terrain.water, "~"), (terrain.pits, "o"),
        (terrain.lava, "^"), (terrain.obstacles, "#"),
    ):  # fmt: skip
        signs |= dict.fromkeys(each(cells & terrain.board.floor), sign)
    signs |= dict.fromkeys(s.searches, "?")
    signs |= {token.cell: "*" for token in s.tokens.values() if token.cell >= 0}
    for i, mark in marks(s).items():
        leaf = s.figures[i]
        if leaf.lies >= 0:
            signs[leaf.lies] = f"({mark[0]})"
        signs |= dict.fromkeys(each(leaf.cells), mark)
    return signs


def marks(s: DescentState) -> dict[FigureId, str]:
    """Two signs for each figure: a hero by two letters, others by a letter and their number."""
    return {i: _mark(leaf) for i, leaf in s.figures.items()}


def _mark(leaf: Figure) -> str:
    kind = leaf.name or leaf.kind
    if leaf.role == "hero":
        return kind[:2].capitalize()
    letter = kind[0].upper() if leaf.rank == "master" or leaf.role == "lieutenant" else kind[0]
    return f"{letter}{leaf.number or ''}"
