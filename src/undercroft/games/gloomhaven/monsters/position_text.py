"""A position as one line of text, as FEN is for chess: readable, and read back to the same position.

    0,0:..o/1.t2. 0,0|1,0 guard:m@0,0;brute:c@2,0~15+poison guard move2,ranged3,x2

Five fields: board, wall lines, figures, the monster whose turn it is, what it does (docs/position-text.md).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final
from urllib.parse import quote, unquote

from msgspec import UNSET

from .formats import Action, AreaHex, Attack, Figure, Hex, Overlay, Position
from .positions import BrokenPosition

FIELDS: Final = ("board", "walls", "figures", "active", "action")
FLOOR: Final = "."
LETTERS: Final = {"obstacle": "o", "trap": "t", "hazardous": "h", "difficult": "d", "icy": "i"}
OVERLAYS: Final[dict[str, Any]] = {letter: kind for kind, letter in LETTERS.items()}
SIDES: Final[dict[str, Any]] = {"m": "monster", "c": "character", "s": "summon"}
NONE: Final = "-"
MOST: Final = 10_000  # hexes, and rows between two of them
LONGEST: Final = 200_000  # characters

HEX = r"(-?[0-9]{1,9}),(-?[0-9]{1,9})"
BOARD = re.compile(rf"{HEX}:(.+)")
ROW = re.compile(r"[0-9]{1,9}|[.othdi]")
WALL = re.compile(rf"{HEX}\|{HEX}")
FIGURE = re.compile(
    rf"([^:;@~+ ]+):([mcs])@{HEX}(?:~(-?[0-9]+(?:\.[0-9]+)?(?:e[-+]?[0-9]+)?))?((?:\+[^:;@~+ ]+)*)"
)
ATTACK = re.compile(r"(melee|ranged|attack)([0-9]{0,9})")
TIMES = re.compile(r"x([0-9]{1,9}|all)")
AREA = re.compile(r"area\((.*)\)")
AREA_HEX = re.compile(rf"{HEX}(\*?)")


# -- writing


def to_text(position: Position) -> str:
    """The line of a position."""
    fields = (_board(position), _walls(position), _figures(position), _active(position))
    return " ".join((*fields, _action(position.action)))


def _active(position: Position) -> str:
    """The id of who acts; while nobody does a dash, which an id of that kind must not look like."""
    return "%2D" if position.active == NONE else quote(position.active, safe="") or NONE


def _board(position: Position) -> str:
    """Rows of equal r, each from the lowest q on: a letter for a hex, a number for so many that are none."""
    if not position.hexes:
        raise BrokenPosition("hexes: the map is empty; list the playable hexes.")
    hexes = {(hex.q, hex.r): FLOOR for hex in position.hexes}
    for overlay in position.overlays:
        place = overlay.hex.q, overlay.hex.r
        if hexes.get(place) != FLOOR:
            raise BrokenPosition(f"overlays: {overlay.hex} is no hex of the map, or two things lie there.")
        hexes[place] = LETTERS[overlay.type]
    left, top = min(q for q, _ in hexes), min(r for _, r in hexes)
    rows: dict[int, list[int]] = {}
    for q, r in sorted(hexes):
        rows.setdefault(r, []).append(q)
    written, last = list[str](), top - 1
    for r, columns in sorted(rows.items()):
        if r - last > 1:
            written.append(f"~{r - last - 1}")  # rows without a hex
        row, at = "", left
        for q in columns:
            row += (str(q - at) if q > at else "") + hexes[q, r]
            at = q + 1
        written.append(row)
        last = r
    return f"{left},{top}:{'/'.join(written)}"


def _walls(position: Position) -> str:
    pairs = sorted({tuple(sorted(pair)) for pair in position.walls})
    return ";".join(f"{one.q},{one.r}|{two.q},{two.r}" for one, two in pairs) or NONE


def _figures(position: Position) -> str:
    return ";".join(map(_figure, position.figures)) or NONE


def _figure(figure: Figure) -> str:
    text = f"{quote(figure.id, safe='')}:{figure.side[0]}@{figure.hex.q},{figure.hex.r}"
    if figure.initiative is not None:
        text += f"~{figure.initiative}"
    return text + "".join(f"+{quote(condition, safe='')}" for condition in figure.conditions)


def _action(action: Action) -> str:
    parts = [f"move{action.move}"] if action.move else []
    parts += [word for word in ("jump", "flying", "teleport") if getattr(action, word)]
    if action.attack is not None:
        parts += _attack(action.attack)
    return ",".join(parts) or NONE


def _attack(attack: Attack) -> Iterator[str]:
    kind = "attack" if attack.type is UNSET else attack.type
    yield kind if attack.range == 1 else f"{kind}{attack.range}"
    if attack.targets != 1:
        yield f"x{attack.targets}"
    if attack.aoe is not None:
        hexes = (f"{hex.q},{hex.r}{'*' if hex.grey else ''}" for hex in attack.aoe)
        yield f"area({'|'.join(hexes)})"


# -- reading


def from_text(text: str) -> Position:
    """The position of a line; what does not fit is named with its field."""
    if len(text) > LONGEST:
        raise BrokenPosition(f"The line is longer than {LONGEST} characters.")
    fields = text.split()
    if len(fields) != len(FIELDS):
        raise BrokenPosition(f"A position has five fields ({', '.join(FIELDS)}), not {len(fields)}.")
    board, walls, figures, active, action = fields
    position = Position(
        hexes=[], active="" if active == NONE else unquote(active), action=_read_action(action)
    )
    _read_board(board, position)
    position.walls = [_read_wall(each) for each in _listed(walls)]
    position.figures = [_read_figure(each) for each in _listed(figures)]
    return position


def _listed(field: str) -> list[str]:
    return [] if field == NONE else field.split(";")


def _read_board(field: str, position: Position) -> None:
    found = BOARD.fullmatch(field)
    if not found:
        raise BrokenPosition(f"board: {_cut(field)} begins with no hex; write 0,0: and then the rows.")
    left, r = int(found[1]), int(found[2])
    for row in found[3].split("/"):
        if row.startswith("~"):
            r += _number(row[1:], "board")
            continue
        if "".join(ROW.findall(row)) != row:
            raise BrokenPosition(f"board: {_cut(row)} is no row; letters are . o t h d i, gaps are numbers.")
        q = left
        for part in ROW.findall(row):
            if part.isdigit():
                q += int(part)
                continue
            hex = Hex(q, r)
            position.hexes.append(hex)
            if part != FLOOR:
                position.overlays.append(Overlay(OVERLAYS[part], hex))
            q += 1
        r += 1
    if len(position.hexes) > MOST:
        raise BrokenPosition(f"board: there are {len(position.hexes)} hexes; {MOST} at most.")


def _read_wall(text: str) -> tuple[Hex, Hex]:
    found = WALL.fullmatch(text)
    if not found:
        raise BrokenPosition(
            f"walls: {_cut(text)} is no wall line; write the two hexes beside it as 0,0|1,0."
        )
    return Hex(int(found[1]), int(found[2])), Hex(int(found[3]), int(found[4]))


def _read_figure(text: str) -> Figure:
    found = FIGURE.fullmatch(text)
    if not found:
        raise BrokenPosition(f"figures: {_cut(text)} is no figure; write brute:c@3,2~15+poison.")
    id, side, q, r, initiative, conditions = found.groups()
    number = None
    if initiative is not None:
        number = (
            int(initiative)
            if initiative.lstrip("-").isdigit() and len(initiative) < 20
            else float(initiative)
        )
    named = [unquote(each) for each in conditions.split("+")[1:]]
    return Figure(unquote(id), SIDES[side], Hex(int(q), int(r)), number, named)


def _read_action(field: str) -> Action:
    action = Action()
    for part in [] if field == NONE else re.split(r",(?![^(]*\))", field):
        if part in ("jump", "flying", "teleport"):
            setattr(action, part, True)
        elif part.startswith("move"):
            action.move = _number(part.removeprefix("move"), "action")
        elif found := ATTACK.fullmatch(part):
            kind: Any = UNSET if found[1] == "attack" else found[1]
            action.attack = Attack(kind, _number(found[2] or "1", "action"))
        elif action.attack is not None and (found := TIMES.fullmatch(part)):
            action.attack.targets = "all" if found[1] == "all" else int(found[1])
        elif action.attack is not None and (found := AREA.fullmatch(part)):
            action.attack.aoe = [_read_area(each) for each in found[1].split("|")] if found[1] else []
        else:
            raise BrokenPosition(
                f"action: {_cut(part)} is none; there are move3, jump, flying, teleport, melee, ranged3, "
                "and after an attack x2, xall, area(0,0*|1,0)."
            )
    return action


def _read_area(text: str) -> AreaHex:
    found = AREA_HEX.fullmatch(text)
    if not found:
        raise BrokenPosition(
            f"action: {_cut(text)} is no hex of an area; write 1,0, and * after the grey one."
        )
    return AreaHex(int(found[1]), int(found[2]), found[3] == "*")


def _number(text: str, field: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise BrokenPosition(f"{field}: {_cut(text)} is no number.")
    return int(text)


def _cut(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:39] + "…")
