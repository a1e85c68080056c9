"""The ground: the same as reckoned on the board itself, and kept within bounds however the board grows."""

from __future__ import annotations

import gc
import sys
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import undercroft.space
from undercroft.parts.ground import FAR, Ground, Kept
from undercroft.space import (
    Board,
    Cell,
    Cells,
    board_of,
    centre_seen_among,
    corner_seen_among,
    corner_seen_from,
    each,
    hex_grid,
    square_grid,
    strict_corner_seen_among,
    within,
)  # fmt: skip

GRID = square_grid(24, 24)
ROOM = GRID.named("a1 b1 c1 a2 b2 c2 a3 b3 c3 d2 e2")
WALLED = board_of(GRID, ROOM, [(GRID.parse("a1"), GRID.parse("b1"))])


def ground_of(board: Board) -> Ground:
    return Ground(board, lambda cell, cells: corner_seen_among(board, 1 << cell, cells))


def test_distances_go_round_walls() -> None:
    found = ground_of(WALLED)
    a1, b1, e2, far_off = map(GRID.parse, ("a1", "b1", "e2", "h8"))
    assert [found.apart(a1, other) for other in (a1, b1, e2, far_off)] == [0, 2, 4, FAR]
    for cell in each(ROOM):
        for reach in range(5):
            assert found.within(cell, reach) == within(1 << cell, WALLED.openings, reach)
        assert found.neighbours(1 << cell) == WALLED.neighbours(1 << cell)


def test_what_is_seen_bit_by_bit_is_what_is_seen_at_once() -> None:
    """Each square is looked at once, in whatever order the questions come."""
    looked: list[Cells] = []

    def looks(cell: Cell, cells: Cells) -> Cells:
        looked.append(cells)
        return corner_seen_among(WALLED, 1 << cell, cells)

    found = Ground(WALLED, looks)
    for cell in each(ROOM):
        whole = corner_seen_from(WALLED, 1 << cell)
        looked.clear()
        for reach in (1, 3, 2):
            assert found.in_sight(cell, reach) == whole & within(1 << cell, WALLED.openings, reach)
        assert found.all_in_sight(cell) == whole & ROOM
        assert sum(cells.bit_count() for cells in looked) == ROOM.bit_count()
    assert found.all_in_sight(GRID.parse("h8")) == 0  # nobody stands there


def test_what_is_kept_is_made_once_and_the_oldest_goes() -> None:
    made: list[int] = []

    def double(key: int) -> int:
        made.append(key)
        return 2 * key

    kept = Kept(double, 3)
    assert [kept[key] for key in (1, 2, 3, 1, 4, 2, 1)] == [2, 4, 6, 2, 8, 4, 2]
    assert made == [1, 2, 3, 4, 1] and len(kept) == 3


def test_threads_do_not_disturb_each_other() -> None:
    kept: Kept[int, int] = Kept(lambda key: key, 5)
    with ThreadPoolExecutor(8) as threads:
        asked = [number % 40 for number in range(4000)]
        assert list(threads.map(kept.__getitem__, asked)) == asked
    assert len(kept) == 5


def caches() -> list[Any]:
    """All that the modules of space keep by arguments."""
    modules = [module for name, module in sys.modules.items() if name.startswith("undercroft.space")]
    found = [value for module in modules for value in vars(module).values()]
    return [value for value in found if hasattr(value, "cache_info")]


def boards_alive() -> int:
    gc.collect()
    return sum(isinstance(each, Board) for each in gc.get_objects())


def test_a_board_that_grows_does_not_fill_the_memory() -> None:
    """Two thousand boards, each with one square more or another one, seen by all three rules.

    Games that other tests played in this process hold boards of their own, so only what came since counts.
    """
    before = boards_alive()
    kept: Kept[Cells, Ground] = Kept(lambda floor: ground_of(board_of(GRID, floor)), 16)
    hexes: Kept[Cells, Board] = Kept(lambda floor: board_of(hex_grid(24, 24), floor), 16)
    squares = list(each(GRID.canvas))
    floor, boards, tiles = ROOM, set[Cells](), Random(1)
    while len(boards) < 2000:
        floor = (floor ^ 1 << tiles.choice(squares)) | ROOM
        boards.add(floor)
        found = kept[floor]
        cell = (floor & -floor).bit_length() - 1
        assert found.in_sight(cell, 3) and found.apart(cell, cell) == 0 and found.neighbours(1 << cell)
        centre_seen_among(found.board, cell, found.within(cell, 2))
        strict_corner_seen_among(hexes[floor & hex_grid(24, 24).canvas], cell, found.within(cell, 2))
    del found
    held = boards_alive() - before
    assert held < 500, f"{held} boards are still held"
    assert caches() and undercroft.space
    for cache in caches():
        info = cache.cache_info()
        assert info.maxsize is not None and info.currsize <= info.maxsize, cache
