"""Positions: from the file format to a situation, checked, and from the mind's answer back to the file."""

from __future__ import annotations

from typing import NamedTuple

from undercroft.kernel import FigureId, Reason, UndercroftError
from undercroft.space import (
    Board,
    Cell,
    Cells,
    Sight,
    each,
    hex_frame,
    pattern_of,
    strict_corner_sees,
    strict_corner_sight,
)

from .formats import Attack, Choice, Hex, Map, Position, Query, Result
from .minds import Mind
from .situation import ALL, Aim, Enemy, Situation

MARGIN = 3  # free hexes around a map, so that areas near its border stay on the canvas
OFF = -1 << 40  # the cell of what is not on the map
GAP = 4  # rows or columns without a hex beyond so many change nothing: nothing reaches across them


class BrokenPosition(UndercroftError, ValueError):
    """A position or query breaks the format; the message says where, and what would be right."""


class Laid(NamedTuple):
    """A map on the standard canvas."""

    board: Board
    columns: dict[int, int]  # of each q, counted in cells
    rows: dict[int, int]  # of each r, counted in cells

    def cell(self, hex: Hex) -> Cell:
        """The cell of a playable hex; OFF for one that is not on the map."""
        cell = self.columns.get(hex.q, OFF) + self.rows.get(hex.r, OFF)
        return cell if cell >= 0 and self.board.floor >> cell & 1 else OFF

    def hexes(self, cells: Cells) -> list[Hex]:
        """Some cells as hexes, by q, then r."""
        return sorted([self.hex(cell) for cell in each(cells)])

    def hex(self, cell: Cell) -> Hex:
        """The hex of a cell."""
        column = cell % self.board.grid.stride
        q = next(q for q, at in self.columns.items() if at == column)
        return Hex(q, next(r for r, at in self.rows.items() if at == cell - column))


def lay(map: Map) -> Laid:
    """The map as a board. Far-off parts are moved nearer, since nothing passes between them."""
    hexes = map.hexes
    if not hexes:
        raise BrokenPosition("hexes: the map is empty; list the playable hexes.")
    columns = _packed({hex.q for hex in hexes})
    rows = _packed({hex.r for hex in hexes})
    grid = hex_frame(max(columns.values()) + MARGIN, max(rows.values()) + MARGIN)
    bits = {q: 1 << column for q, column in columns.items()}
    floors = dict.fromkeys(rows, 0)
    for hex in hexes:
        floors[hex.r] |= bits[hex.q]
    floor, stride = 0, grid.stride
    for r, in_row in floors.items():
        rows[r] *= stride
        floor |= in_row << rows[r]
    if floor.bit_count() != len(hexes):
        twice = next(hex for i, hex in enumerate(hexes) if hex in hexes[:i])
        raise BrokenPosition(f"hexes: {twice} is listed twice; list each hex once.")
    laid = Laid(Board(grid, floor, (0, 0, 0)), columns, rows)
    if not map.walls:
        return laid
    walls = dict.fromkeys(grid.shifts[:3], 0)
    for i, (one, other) in enumerate(map.walls):
        start, end = sorted((laid.cell(one), laid.cell(other)))
        if start == OFF:
            raise _off_the_map(one if laid.cell(one) == OFF else other, f"walls[{i}]")
        if end - start not in walls:
            raise BrokenPosition(
                f"walls[{i}]: {one} and {other} are not neighbours; a wall needs two that are."
            )
        walls[end - start] |= 1 << start
    return laid._replace(board=Board(grid, floor, tuple(walls.values())))


def _off_the_map(hex: Hex, place: str) -> BrokenPosition:
    return BrokenPosition(f"{place}: {hex} is not on the map; give one of `hexes`.")


def _packed(numbers: set[int]) -> dict[int, int]:
    """Coordinates as columns or rows of the canvas, wide gaps made narrow."""
    ordered = sorted(numbers)
    out = {}
    at, before = MARGIN + 1, ordered[0]
    for number in ordered:
        step = number - before
        at += step if step < GAP else GAP
        out[number], before = at, number
    return out


def situation_of(position: Position) -> tuple[Situation, Laid]:
    """The situation of the active monster; figures are known by their place in the list."""
    laid = lay(position)
    lying = _overlays(position, laid)
    monsters, enemies = _sides(position, laid)
    action = position.action
    me = next((figure for figure in position.figures if figure.id == position.active), None)
    if me is None:
        raise BrokenPosition(f"active: no figure has the id {position.active!r}; give that of a monster.")
    if me.side != "monster":
        raise BrokenPosition(f"active: {me.id!r} is a {me.side}; give the id of a monster.")
    if action.move < 0:
        raise BrokenPosition(f"action.move: {action.move} is below 0; give 0 or more.")
    if lying["icy"]:
        raise BrokenPosition("overlays: icy terrain is an extension that is not solved here; leave it out.")
    if action.teleport:
        raise BrokenPosition("action.teleport: this extension is not solved here; leave it out.")
    here = laid.cell(me.hex)
    situation = Situation(
        laid.board,
        here,
        enemies,
        action.move,
        action.jump,
        action.flying,
        aim_of(action.attack) if action.attack is not None else None,
        "muddle" in me.conditions,
        monsters ^ 1 << here,
        lying["obstacle"],
        lying["trap"] | lying["hazardous"],
        lying["difficult"],
    )
    return situation, laid


def _sides(position: Map, laid: Laid) -> tuple[Cells, tuple[Enemy, ...]]:
    """Where the monsters stand, and their enemies."""
    monsters = bodies = 0
    enemies: list[Enemy] = []
    ids: set[str] = set()
    for i, figure in enumerate(position.figures):
        cell = _free_cell(laid, figure.hex, bodies, f"figures[{i}].hex", "figure stands")
        bit = 1 << cell
        if figure.id in ids:
            raise BrokenPosition(f"figures[{i}].id: {figure.id!r} is there twice; ids are unique.")
        ids.add(figure.id)
        bodies |= bit
        if figure.side == "monster":
            monsters |= bit
        elif figure.initiative is None:
            raise BrokenPosition(f"figures[{i}].initiative: missing; every {figure.side} has a number.")
        else:
            enemies.append(Enemy(FigureId(i), cell, figure.initiative, "invisible" in figure.conditions))
    return monsters, tuple(enemies)


def _free_cell(laid: Laid, hex: Hex, taken: Cells, place: str, what: str) -> Cell:
    """The cell of a hex that is on the map, where nothing of this kind is yet."""
    cell = laid.cell(hex)
    if cell == OFF:
        raise _off_the_map(hex, place)
    if taken >> cell & 1:
        raise BrokenPosition(f"{place}: a second {what} on {hex}; only one may.")
    return cell


def _overlays(position: Map, laid: Laid) -> dict[str, Cells]:
    """The hexes of each type of overlay."""
    found = {"obstacle": 0, "trap": 0, "hazardous": 0, "difficult": 0, "icy": 0}
    covered = 0
    for i, overlay in enumerate(position.overlays):
        bit = 1 << _free_cell(laid, overlay.hex, covered, f"overlays[{i}].hex", "overlay lies")
        covered |= bit
        found[overlay.type] |= bit
    return found


def aim_of(attack: Attack) -> Aim:
    """The targets of an attack."""
    place = "action.attack"
    if attack.range < 1:
        raise BrokenPosition(f"{place}.range: {attack.range} is below 1; give 1 or more.")
    ranged = attack.type == "ranged" if attack.type else attack.range > 1
    if not ranged and attack.range > 1:
        raise BrokenPosition(f"{place}.range: a melee attack has range 1, not {attack.range}.")
    targets = ALL if attack.targets == "all" else attack.targets
    if targets < 1:
        raise BrokenPosition(f'{place}.targets: {targets} is below 1; give 1 or more, or "all".')
    if attack.aoe is None:
        return Aim(attack.range, ranged, targets)
    grey = [hex for hex in attack.aoe if hex.grey]
    red = {(hex.q, hex.r) for hex in attack.aoe if not hex.grey}
    if len(red) + len(grey) != len(attack.aoe) or any((hex.q, hex.r) in red for hex in grey):
        raise BrokenPosition(f"{place}.aoe: a hex is listed twice; list each hex of the pattern once.")
    if len(grey) != (0 if ranged else 1):
        right = "a ranged pattern has none" if ranged else "a melee pattern has exactly one"
        raise BrokenPosition(f"{place}.aoe: {len(grey)} hexes are grey; {right}.")
    if not red:
        raise BrokenPosition(f"{place}.aoe: the pattern has no hex to attack; give at least one.")
    origin = (grey[0].q, grey[0].r) if grey else None
    return Aim(attack.range, ranged, targets, pattern_of(red, origin))


def solve(position: Position) -> Result:
    """The focus of the active monster and every result that the rules leave open, each once."""
    return _solved(position, *situation_of(position), None)


def explain_turn(position: Position, why: list[Reason]) -> tuple[Result, Laid]:
    """The same with the reasons in `why`; the map as it was laid gives their cells names."""
    situation, laid = situation_of(position)
    return _solved(position, situation, laid, why), laid


def _solved(position: Position, situation: Situation, laid: Laid, why: list[Reason] | None) -> Result:
    mind = Mind(situation, why)
    names = [figure.id for figure in position.figures]
    focus = sorted([names[id] for id in mind.focus])
    if not focus:
        return Result(focus, [Choice(laid.hex(situation.cell), 0, [], [], [])])
    found: dict[tuple[Cell, tuple[str, ...]], tuple[int, list[str], Cells]] = {}
    for id in mind.focus:
        for plan in mind.plans(id):
            key = plan.destination, tuple(sorted([names[target] for target in plan.targets]))
            cost, focuses, toward = found.get(key, (plan.cost, [], 0))
            if names[id] not in focuses:
                focuses.append(names[id])
            found[key] = cost, focuses, toward | plan.toward
    choices = [
        Choice(laid.hex(cell), cost, list(targets), sorted(focuses), laid.hexes(toward))
        for (cell, targets), (cost, focuses, toward) in found.items()
    ]
    choices.sort(key=lambda choice: (choice.destination, choice.targets))
    return Result(focus, choices)


def sees(query: Query) -> bool:
    """Whether there is line of sight from one hex of the query to the other."""
    return strict_corner_sees(*_ends(query))


def explain_sight(query: Query) -> Sight:
    """The same with the lines that were tried."""
    return strict_corner_sight(*_ends(query))


def _ends(query: Query) -> tuple[Board, Cell, Cell]:
    laid = lay(query)
    # Overlays and figures have no bearing on sight, yet the map must be right.
    _overlays(query, laid)
    _sides(query, laid)
    start, end = laid.cell(query.start), laid.cell(query.end)
    if OFF in (start, end):
        raise _off_the_map(*((query.start, "from") if start == OFF else (query.end, "to")))
    if start == end:
        raise BrokenPosition(f"to: {query.end} is the hex of `from` too; give two different hexes.")
    return laid.board, start, end
