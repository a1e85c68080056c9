"""The dungeon as text: squares, walls and passages, figures by their marks."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from undercroft.games.alliance.ground import GRID, Ground
from undercroft.games.alliance.records.tiles import EAST, SOUTH
from undercroft.games.alliance.state import AllianceState, Figure
from undercroft.kernel import FigureId, Rules, View
from undercroft.space import Cell, each

WIDE: Final = 4  # characters of a square
ARROWS: Final = {0: ">", 2: "v", 4: "<", 6: "^"}  # by facing


def draw(rules: Rules[Any], view: View) -> str:
    """Squares of four characters; `|` and `--` are walls and closed doors between rooms.

    `.` floor, `?` a face-down token, `$` a chest, `L` a Locked Chest, `!` a trap that is known, `o` a pit.
    Heroes are two letters, capital first, monsters a small letter with their number; an arrow is the facing,
    brackets mean defeated, and `'` exhausted.
    """
    s: AllianceState = view.state
    found: Ground = rules.content.grounds[s.dungeon]
    floor = list(each(found.floor))
    if not floor:
        return ""
    signs = squares(rules.content, s, found)
    places = [GRID.at(cell) for cell in floor]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    top, low = min(y for _, y in places), max(y for _, y in places)
    head = "".join(f"{GRID.name(GRID.cell(x, 0))[:-1]:^{WIDE + 1}}" for x in range(left, right + 1))
    lines = [f"    {head}".rstrip()]
    for y in range(top, low + 1):
        row, below = f"{y + 1:>2} ", "   "
        for x in range(left, right + 1):
            cell = GRID.cell(x, y)
            here = found.floor >> cell & 1
            if x == left:
                row += "|" if here else " "
                below += " "
            row += f"{signs.get(cell, ''):^{WIDE}}"
            row += "|" if _walled(found, cell, x < right and GRID.cell(x + 1, y), EAST) else " "
            below += (
                "-" * WIDE if _walled(found, cell, y < low and GRID.cell(x, y + 1), SOUTH) else " " * WIDE
            ) + " "
        lines.append(row.rstrip())
        if below.strip() and y < low:
            lines.append(below.rstrip())
    return "\n".join(lines)


def _walled(found: Ground, one: Cell, other: Cell | bool, step: int) -> bool:
    """Does a wall or closed door run between two neighbouring squares, or the edge of a room beside one?"""
    here = found.floor >> one & 1
    there = other is not False and found.floor >> other & 1
    if not here and not there:
        return False
    return not (here and there and found.board.open_steps[step] >> one & 1)


def squares(content: Any, s: AllianceState, found: Ground) -> dict[Cell, str]:
    """The sign of each square: tokens over the floor, figures over both."""
    signs = dict.fromkeys(each(found.floor), ".")
    for token in s.threats:
        signs[token.cell] = token_sign(content, token.kind, token.shown, token.pit)
    names = marks(s)
    for i, leaf in s.figures.items():
        for cell in each(leaf.cells):
            signs[cell] = (
                f"({names[i]})"
                if leaf.lies
                else names[i] + ARROWS[leaf.facing] + ("'" if leaf.exhausted else "")
            )
    return signs


def token_sign(content: Any, kind: str, shown: bool, pit: bool) -> str:
    """The sign of a threat token."""
    if pit:
        return "o"
    if not kind:
        return "?"
    record = content.threat[kind]
    if record.is_trap:
        return "!"
    return "L" if record.kind == "locked-chest" else "$"


def marks(s: AllianceState) -> dict[FigureId, str]:
    """Two signs for each figure: a hero by two letters, a monster by a letter and its number.

    Heroes that begin alike are called by their first and last letters: Krom and Krolt.
    """
    found = {i: _mark(leaf) for i, leaf in s.figures.items()}
    heroes = Counter(found[i] for i, leaf in s.figures.items() if leaf.role == "hero")
    for i, leaf in s.figures.items():
        if leaf.role == "hero" and heroes[found[i]] > 1:
            found[i] = leaf.kind[0].upper() + leaf.kind[-1]
    return found


def letter(kind: str) -> str:
    """The letter of a kind of monster: the first of its cards is `a`."""
    number = kind.rpartition("-")[2]
    return chr(ord("a") + int(number) - 1) if number.isdecimal() else kind[0]


def _mark(leaf: Figure) -> str:
    if leaf.role == "hero":
        return leaf.kind[:2].capitalize()
    return f"{letter(leaf.kind)}{leaf.number}"
