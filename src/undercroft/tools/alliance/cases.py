"""Questions by seed: boards of some tiles with passages and pits, and characters close to one another."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from undercroft.games.alliance.queries.positions import printed
from undercroft.games.alliance.records.tiles import TILE

Json = dict[str, Any]
Pair = tuple[int, int]

SIDES: Final = ("monster", "blue", "red", "yellow", "green")
FACINGS: Final = "NESW"
NEAR: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def sight_case(seed: str) -> Json:
    """A question of sight."""
    luck = Random(f"sight/{seed}")
    case: Json = {"id": seed} | _board(luck, luck.choice((2, 3, 4, 6, 9, 14)))
    figures = case["figures"] = _figures(luck, case, luck.randrange(2, 12))
    standing = [figure["id"] for figure in figures if not figure.get("defeated")]
    case["from"] = luck.choice(standing)
    own = next(figure["at"] for figure in figures if figure["id"] == case["from"])
    others = [figure["id"] for figure in figures if figure["id"] != case["from"]]
    if others and luck.random() < 0.75:
        case["to"] = luck.choice(others)
    else:
        case["to"] = list(luck.choice([at for at in _squares(case) if list(at) != own]))
    return case


def reach_case(seed: str, tiles: tuple[int, ...] = (1, 2, 3, 4, 6, 9, 14), most: int = 9) -> Json:
    """A question of movement on a board of so many tiles, with at most so many Speed points."""
    luck = Random(f"reach/{seed}")
    case: Json = {"id": seed} | _board(luck, luck.choice(tiles))
    figures = case["figures"] = _figures(luck, case, luck.randrange(1, 9))
    mover = figures[0]
    if luck.random() < 0.6:
        mover["side"] = "blue"
    case |= {"mover": mover["id"], "speed": luck.randrange(most + 1)}
    if mover["side"] != "monster" and luck.random() < 0.7:
        case["open"] = luck.choice(("none", "doors", "sure", "sure"))
    if luck.random() < 0.4:
        case["pvp"] = luck.random() < 0.7
    return case


def sights_of(seed: str, most: int = 8) -> list[Json]:
    """Questions about one position: its characters look at one another."""
    case = sight_case(seed)
    standing = [figure["id"] for figure in case["figures"] if not figure.get("defeated")]
    pairs = [(one, other["id"]) for one in standing for other in case["figures"] if other["id"] != one]
    return [case, *(case | {"from": one, "to": other} for one, other in pairs[: most - 1])]


def _board(luck: Random, count: int) -> Json:
    """Tiles that mostly hang together, somewhere on the grid."""
    row, column = luck.choice(((0, 0), (0, 0), (1, 2), (7, 3), (4000, 0)))
    cells: list[Pair] = [(row, column)]
    while len(cells) < count:
        down, right = luck.choice(NEAR)
        row, column = luck.choice(cells[-4:])
        if luck.random() < 0.03:
            down, right = 2 * down, 3 * right
        cell = row + down, column + right
        if min(cell) >= 0 and cell not in cells:
            cells.append(cell)
    tiles = [
        {"tile": tile, "cell": list(cell)} | ({"turn": turn} if turn or luck.random() < 0.2 else {})
        for tile, cell in zip(luck.sample(sorted(printed()), count), cells)
        for turn in (luck.randrange(4),)
    ]
    share = luck.choice((0.0, 0.1, 0.3, 0.6, 0.9))
    passages = [
        luck.sample([list(one), list(other)], 2)
        for one in sorted(cells)
        for other in ((one[0], one[1] + 1), (one[0] + 1, one[1]))
        if other in cells and luck.random() < share
    ]
    board: Json = {"tiles": tiles}
    if passages or luck.random() < 0.3:
        board["passages"] = passages
    if luck.random() < 0.5:
        board["pits"] = [list(at) for at in luck.sample(_squares(board), luck.randrange(1, 5))]
    return board


def _squares(case: Json) -> list[Pair]:
    """All squares of the tiles."""
    return [
        (TILE * row + down, TILE * column + right)
        for row, column in (tile["cell"] for tile in case["tiles"])
        for down in range(TILE)
        for right in range(TILE)
    ]


def _figures(luck: Random, case: Json, count: int) -> list[Json]:
    """Characters close to one another, so that they matter; the first one stands."""
    squares = _squares(case)
    middle = luck.choice(squares)
    near = sorted(squares, key=lambda at: (max(abs(at[0] - middle[0]), abs(at[1] - middle[1])), at))
    spots = luck.sample(near[: max(2 * count, 9)], min(count, len(near)))
    sides = luck.choice((SIDES, ("monster", "blue"), ("monster", "monster", "blue", "red")))
    found: list[Json] = []
    for number, at in enumerate(spots):
        figure: Json = {"id": f"f{number}", "side": luck.choice(sides), "at": list(at)}
        if luck.random() < 0.8:
            figure["facing"] = luck.choice(FACINGS)
        if number and figure["side"] != "monster" and luck.random() < 0.25:
            figure["defeated"] = True
        if luck.random() < 0.1:
            figure["leave_penalty"] = 0
        if luck.random() < 0.1:
            figure["ignore_pit"] = True
        found.append(figure)
    return found
