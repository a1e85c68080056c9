"""Shrink, interrupt, expand: large figures among others on boards with walls and holes."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.kernel import FigureId
from undercroft.parts.figures import Figure, occupied, taken_by_others
from undercroft.parts.happenings import Moved
from undercroft.parts.placing import LeftBoard, Placed, Shrank, places_here, places_to_end
from undercroft.space import (
    Board,
    Cell,
    Cells,
    Pattern,
    board_of,
    each,
    footprint,
    mask_of,
    parse_map,
    single,
    square_grid,
)

from .table import Table, table

OGRE = FigureId(1)
BASES = {1: footprint(1, 1), 2: footprint(2, 1), 4: footprint(2, 2), 6: footprint(2, 3)}


def all_places(board: Board, base: Pattern, free: Cells) -> set[Cells]:
    """Every way to put the base on the board, by trying each corner, turned and not."""
    grid, found = board.grid, set[Cells]()
    for shape in (base.cells, [(row, column) for column, row in base.cells]):
        for cell in each(grid.canvas):
            column, row = grid.at(cell)
            spots = [(column + right, row + down) for right, down in shape]
            if all(grid.has(*spot) for spot in spots):
                cells = [grid.cell(*spot) for spot in spots]
                ground = all(board.floor & free & 1 << each_cell for each_cell in cells)
                if ground and not any(is_walled(board, a, b) for a in cells for b in cells):
                    found.add(sum(1 << each_cell for each_cell in cells))
    return found


def is_walled(board: Board, one: Cell, other: Cell) -> bool:
    """Do these two share an edge with a wall on it?"""
    columns, rows = board.grid.offset(one, other)
    return abs(columns) + abs(rows) == 1 and board.has_wall(one, other)


def steps_from(board: Board, start: Cell) -> dict[Cell, int]:
    """Steps to every cell, by an ordinary search."""
    known, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for cell in each(board.neighbours(1 << here)):
            if cell not in known:
                known[cell] = known[here] + 1
                waiting.append(cell)
    return known


def nearest(board: Board, base: Pattern, start: Cell, free: Cells) -> set[Cells]:
    """All placements of which no other has a cell in fewer steps."""
    known, found = steps_from(board, start), dict[int, set[Cells]]()
    for place in all_places(board, base, free):
        reached = [known[cell] for cell in each(place) if cell in known]
        if reached:
            found.setdefault(min(reached), set()).add(place)
    return found[min(found)] if found else set()


class Scene:
    """A board with figures on it, and the base of each."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.game: Table = table()
        self.size: dict[FigureId, int] = {}

    def figure(self, figure: FigureId) -> Figure:
        return self.game.state.figures[figure]

    def base(self, figure: FigureId) -> Pattern:
        return BASES[self.size[figure]]

    def taken(self, figure: FigureId) -> Cells:
        return taken_by_others(self.game.state.figures, figure)

    def check(self) -> None:
        """Never two on one cell but in passing, always on floor, as many cells as the phase says."""
        taken = 0
        for i, figure in self.game.state.figures.items():
            assert not figure.cells & ~self.board.floor
            match figure.phase:
                case "standing":
                    assert figure.cells in all_places(self.board, self.base(i), ~taken)
                    taken |= figure.cells
                case "moving":
                    assert figure.cells.bit_count() == 1
                case _:
                    assert figure.cells == 0
        assert occupied(self.game.state.figures.values()) & taken == taken


def scene_of(luck: Random) -> Scene:
    """A board with holes and walls, and as many figures of all sizes as there is room for, up to six."""
    grid = square_grid(luck.randint(3, 7), luck.randint(3, 7))
    floor = mask_of(cell for cell in each(grid.canvas) if luck.random() < 0.9)
    edges = [(cell, cell + shift) for shift in (1, grid.stride) for cell in each(grid.canvas)]
    inside = [edge for edge in edges if grid.canvas >> edge[1] & 1]
    scene = Scene(board_of(grid, floor, [edge for edge in inside if luck.random() < 0.12]))
    for number in range(1, 7):
        size = luck.choice(list(BASES))
        free = ~occupied(scene.game.state.figures.values())
        places = sorted(all_places(scene.board, BASES[size], free))
        if places:
            scene.size[FigureId(number)] = size
            scene.game.state.figures[FigureId(number)] = Figure(f"size {size}", cells=luck.choice(places))
    return scene


@pytest.mark.rule("D2-LRG-03", "D2-LRG-04", "D2-LRG-05", "D2-LRG-14")
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1 << 32))
def test_shrink_interrupt_expand(seed: int) -> None:
    """They set out, pass others, are interrupted, go on, end: here where they fit, else as near as can be."""
    luck = Random(seed)
    scene = scene_of(luck)
    scene.check()
    for _ in range(30 if scene.size else 0):
        mover = luck.choice(list(scene.size))
        figure, game = scene.figure(mover), scene.game
        if figure.phase == "standing":
            game.emit(Shrank(mover, luck.choice(list(each(figure.cells)))))
        elif figure.phase == "away":
            back = sorted(all_places(scene.board, scene.base(mover), ~scene.taken(mover)))
            if back:
                game.emit(Placed(mover, luck.choice(back)))
        else:
            go_on(scene, mover, luck)
        scene.check()


def go_on(scene: Scene, mover: FigureId, luck: Random) -> None:
    """What can happen to a figure in the middle of its move."""
    game, board, base = scene.game, scene.board, scene.base(mover)
    for _ in range(luck.randint(0, 3)):  # over figures too: it may pass them
        around = list(each(board.neighbours(scene.figure(mover).cells)))
        if around:
            game.emit(Moved(mover, 1 << luck.choice(around)))
            assert scene.figure(mover).phase == "moving"
    here, taken = scene.figure(mover).cells, scene.taken(mover)
    match luck.choice(["interrupt", "end", "end", "leave"]):
        case "interrupt":
            places = places_here(board, base, here, taken)
            assert set(places) == {p for p in all_places(board, base, ~taken) if p & here}
            if places:
                game.emit(Placed(mover, luck.choice(places)))
        case "end":
            places = places_to_end(board, base, here, taken)
            assert set(places) == nearest(board, base, single(here), ~taken)
            if places:
                game.emit(Placed(mover, luck.choice(places)))
                assert scene.figure(mover).cells.bit_count() == scene.size[mover]
        case "leave":
            game.emit(LeftBoard(mover))


def ogre_at(text: str) -> tuple[Board, Cells, Cells]:
    """A map with the moving ogre on `o` and figures in its way on `x`."""
    shown = parse_map(text)
    return shown.board, shown.cells("o"), shown.marks.get("x", 0)


@pytest.mark.rule("D2-LRG-E1")
def test_an_ettin_may_end_beyond_the_last_space_it_counted() -> None:
    shown = parse_map(". . . . . .\n. . . . . .")
    board, game = shown.board, table()
    game.state.figures[OGRE] = Figure("ettin", cells=board.grid.named("a1 b1 a2 b2"))
    game.emit(Shrank(OGRE, board.grid.parse("b1")))
    for space in ("c1", "d1", "e1"):
        game.emit(Moved(OGRE, board.grid.named(space)))
    places = places_to_end(board, BASES[4], game.state.figures[OGRE].cells, 0)
    assert set(places) == {board.grid.named("d1 e1 d2 e2"), board.grid.named("e1 f1 e2 f2")}
    game.emit(Placed(OGRE, board.grid.named("e1 f1 e2 f2")))
    assert game.state.figures[OGRE] == Figure("ettin", cells=board.grid.named("e1 f1 e2 f2"))


@pytest.mark.rule("D2-LRG-14")
def test_interrupted_in_a_corridor_it_stays_on_one_space_and_is_put_back_at_the_end() -> None:
    board, here, taken = ogre_at(". . # # #\n. . . o .\n# # # # #")
    assert places_here(board, BASES[4], here, taken) == ()
    assert places_to_end(board, BASES[4], here, taken) == (board.grid.named("a1 b1 a2 b2"),)


@pytest.mark.rule("D2-LRG-05")
def test_a_wall_through_the_base_does_not_fit() -> None:
    board, here, taken = ogre_at("o|.\n. .")
    assert places_here(board, BASES[4], here, taken) == ()
    assert places_here(board, BASES[2], here, taken) == (board.grid.named("a1 a2"),)


@pytest.mark.rule("D2-LRG-05")
def test_where_another_figure_stands_it_does_not_fit() -> None:
    board, here, taken = ogre_at("o x .\n. . .")
    assert places_here(board, BASES[4], here, taken) == ()
    assert places_to_end(board, BASES[4], here, taken) == ()


def test_stopped_on_a_space_it_passes_it_goes_to_the_nearest_with_its_whole_base() -> None:
    shown = parse_map(". . . .\n. . . .")
    board, rat = shown.board, shown.board.grid.named("b1")
    places = places_to_end(board, BASES[4], rat, rat)
    assert set(places) == {board.grid.named("c1 d1 c2 d2")}
