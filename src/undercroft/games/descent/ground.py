"""The map of an encounter: tiles laid on one canvas, walls, doors, terrain, distances and lines of sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache, partial
from typing import Final, NamedTuple

from undercroft.games.descent.records.maps import EncounterMap
from undercroft.games.descent.records.tiles import STEPS, TERRAIN, Side, Square, Tile, turned
from undercroft.kernel import ContentError
from undercroft.parts import ground
from undercroft.parts.ground import MASKS
from undercroft.space import (
    Board,
    Cell,
    Cells,
    Edge,
    Grid,
    OpenLines,
    board_of,
    corner_seen_among,
    each,
    mask_of,
    rings,
    square_grid,
    within,
)  # fmt: skip

GRID: Final[Grid] = square_grid(34, 40)  # the largest maps have 33 columns or 39 rows
DOORS: Final = 1 << 5  # of one map
LOOKS: Final = 1 << 14  # kept of a ground: what a figure sees past others


class Terrain(NamedTuple):
    """A board and what lies on it. Obstacles are spaces of the map that nothing enters (D2-TER-04)."""

    board: Board
    water: Cells = 0
    pits: Cells = 0
    lava: Cells = 0
    obstacles: Cells = 0

    @property
    def open(self) -> Cells:
        """The spaces where a figure can be: all but obstacles (D2-ADJ-13, D2-RNG-06)."""
        return self.board.floor & ~self.obstacles if self.obstacles else self.board.floor

    def in_pit(self, figure: Cells) -> bool:
        """Whether a figure is in a pit: with all its spaces (D2-TER-16, D2-TER-26)."""
        return not figure & ~self.pits

    def adjacent(self, cells: Cells) -> Cells:
        """The spaces adjacent to any of some: eight round one on open floor (D2-ADJ-01, D2-ADJ-E1).

        Walls and closed doors part spaces (D2-ADJ-02, D2-ADJ-03, D2-DOR-06) until they open (D2-ADJ-05).
        """
        return self.board.neighbours(cells)

    def seen(
        self,
        viewer: Cells,
        targets: Cells,
        figures: Cells = 0,
        sunk: Cells = 0,
        look: Callable[[Cells, Cells, Cells], Cells] | None = None,
    ) -> Cells:
        """Those of some spaces that a figure sees, its own included (D2-LOS-01, D2-LOS-E1, D2-LOS-E2).

        A line goes through no blocked space and along no edge of one (D2-LOS-04, D2-LOS-05, D2-LOS-12), and
        through no wall or closed door (D2-LOS-10, D2-DOR-05); corners may be touched (D2-LOS-06). Adjacent
        spaces need none (D2-LOS-07, D2-ADJ-06). `figures` are the spaces of all others, friend or foe
        (D2-LOS-13), the target too (D2-LOS-08); its own stop no line of its own (D2-LOS-09, D2-LOS-17).
        Tokens, knocked-out heroes and familiars that are no figures are not among them, as they block
        nothing (D2-LOS-14, D2-LOS-15, D2-LOS-16, D2-ADJ-11, D2-ADJ-12). `sunk` are the spaces of figures in
        pits: these see the spaces next to them only, and are seen from there only (D2-LOS-18, D2-TER-11,
        D2-TER-12, D2-TER-27, D2-TER-28).
        """
        near = targets & (viewer | self.adjacent(viewer))
        far = targets & ~near & ~sunk
        if not far or self.in_pit(viewer):
            return near
        look = look or partial(corner_seen_among, self.board)
        return near | look(viewer, far, (figures | self.obstacles) & ~viewer)

    def distance(self, start: Cells, goal: Cells) -> int | None:
        """Spaces to count from the nearest of some spaces to the nearest of others (D2-RNG-02, D2-RNG-12).

        It goes from adjacent space to adjacent space past figures (D2-RNG-10) and terrain (D2-RNG-06), not
        through obstacles (D2-RNG-07), closed doors (D2-RNG-09) or walls (D2-RNG-11). A large figure counts
        from any of its spaces (D2-RNG-13). None where there is no way.
        """
        for count, ring in enumerate(rings(start, self.board.openings, self.open)):
            if ring & goal:
                return count
        return None


class LaidTile(NamedTuple):
    """A tile of the map with its spaces, and those by which figures leave if it leads out."""

    tile: str
    cells: Cells
    leads_out: Cells


class Layout:
    """A map before play: the same for every game of the encounter (D2-TIL-01, D2-SET)."""

    def __init__(self, page: EncounterMap, tiles: Mapping[str, Tile]) -> None:
        self.page = page
        self.floor: Cells = 0
        self.terrain: dict[str, Cells] = dict.fromkeys(TERRAIN.values(), 0)
        self.joints: set[Side] = set()  # notched ends, seen from their tile
        walls: list[Side] = []
        self.tiles: tuple[LaidTile, ...] = tuple(
            [self._lay(tiles[laid.tile], laid.at, laid.turn, walls) for laid in page.tiles]
        )
        # D2-TIL-04, D2-TIL-05: tiles are joined where notched ends meet; every other edge is a wall.
        walls += [
            (one, other)
            for piece in self.tiles
            for one, other in self._sides(piece.cells)
            if not {(one, other), (other, one)} <= self.joints
        ]
        self.walls: tuple[Edge, ...] = tuple(sorted({edge_of(side) for side in walls}))
        self.doors: tuple[tuple[Edge, ...], ...] = tuple(
            tuple(edge_of(side) for side in door.between) for door in page.doors
        )
        self.search: tuple[Cell, ...] = tuple(GRID.cell(*at) for at in page.search)
        self.marked: Cells = GRID.mask(page.marked)

    def _lay(self, tile: Tile, at: Square, turn: int, walls: list[Side]) -> LaidTile:
        """Put a tile on the canvas, and note its notched ends and the walls drawn on it."""

        def put(square: Square) -> Square:
            x, y = turned(square, tile.size, turn)
            return x + at[0], y + at[1]

        cells = 0
        for square, letter in tile.squares():
            bit = 1 << GRID.cell(*put(square))
            if (self.floor | cells) & bit:
                raise ContentError(f"{self.page.id}: the tile {tile.id} at {list(at)} lies on another.")
            cells |= bit
            self.terrain[TERRAIN[letter]] |= bit
        self.floor |= cells
        walls += [(put(one), put(other)) for one, other in tile.walls]
        self.joints |= {(put(one), put(other)) for one, other in tile.ends()}
        return LaidTile(tile.id, cells, GRID.mask(put(square) for square in tile.way_out()))

    def _sides(self, cells: Cells) -> list[Side]:
        """The edges between a tile and its neighbours on the map."""
        found: list[Side] = []
        for cell in each(cells):
            x, y = GRID.at(cell)
            for right, down in STEPS.values():
                beyond = x + right, y + down
                if GRID.has(*beyond) and self.floor & ~cells & 1 << GRID.cell(*beyond):
                    found.append(((x, y), beyond))
        return found

    @cached_property
    def areas(self) -> dict[str, Cells]:
        """The spaces of tiles by their code, equal ones together; of tiles and parts by their names."""
        found: dict[str, Cells] = {}
        for laid in self.tiles:
            found[laid.tile] = found.get(laid.tile, 0) | laid.cells
        parts = {name: GRID.mask(squares) for name, squares in self.page.parts.items()}
        return found | {name: found[tile] for name, tile in self.page.areas.items()} | parts

    @cached_property
    def entrances(self) -> tuple[Cells, ...]:
        """The spaces of each Entrance, in the order of the map."""
        return tuple(laid.cells for laid in self.tiles if laid.tile.startswith("entrance"))

    @cached_property
    def exits(self) -> tuple[Cells, ...]:
        """The spaces of each Exit, in the order of the map."""
        return tuple(laid.cells for laid in self.tiles if laid.tile.startswith("exit"))

    def tile_at(self, cell: Cell) -> Cells:
        """The spaces of the tile on which a space lies."""
        return next((laid.cells for laid in self.tiles if laid.cells >> cell & 1), 0)


class Ground(ground.Ground):
    """The map with some doors open (D2-ADJ-05, D2-DOR-03), squares gone, and others turned to obstacles."""

    def __init__(
        self, layout: Layout, opened: tuple[int, ...] = (), gone: Cells = 0, blocked: Cells = 0
    ) -> None:
        self.layout = layout
        closed = [edge for n, door in enumerate(layout.doors) if n not in opened for edge in door]
        board = board_of(GRID, layout.floor & ~gone, [*layout.walls, *closed])
        marks = layout.terrain
        self.terrain = Terrain(
            board,
            marks["water"] & ~gone,
            marks["pit"] & ~gone,
            marks["lava"] & ~gone,
            (marks["obstacle"] | blocked) & ~gone,
        )
        self.opened = opened
        super().__init__(board, self.looks)
        self.lines = OpenLines(board)
        self.seen = lru_cache(LOOKS)(partial(self.terrain.seen, look=self.lines.seen_among))
        self.distance = lru_cache(LOOKS)(self.terrain.distance)
        self.around = lru_cache(MASKS)(self._around)
        self.beside_door = lru_cache(DOORS)(self._beside_door)

    def looks(self, cell: Cell, cells: Cells) -> Cells:
        """Those of some spaces that are seen from a space with no figure anywhere (D2-LOS-01)."""
        return self.lines.seen_among(1 << cell, cells, self.terrain.obstacles)

    def _rings(self, cell: Cell) -> tuple[Cells, ...]:
        """The spaces at distance 0, 1, 2, ... round obstacles and closed doors (D2-RNG-09, D2-RNG-12)."""
        return tuple(rings(1 << cell, self.board.openings, self.terrain.open))

    def _around(self, cells: Cells, spaces: int) -> Cells:
        """All spaces at most so far from some spaces, themselves among them (D2-RNG-06 to D2-RNG-12)."""
        return within(cells, self.board.openings, spaces, self.terrain.open)

    def _beside_door(self, door: int) -> Cells:
        """The spaces adjacent to a door: its line touches them, and no wall lies between (D2-DOR-07)."""
        board = self.board.without_walls(self.layout.doors[door])
        found = 0
        for edge in self.layout.doors[door]:
            sides = mask_of(edge)
            one, other = edge
            along = 1 if abs(other - one) == GRID.stride else GRID.stride
            for corner in (sides | sides << along, sides | sides >> along):
                found |= within(sides, board.straight, None, corner & board.floor)
        return found

    def lies_across(self, door: int, base: Cells) -> bool:
        """Does a base cover spaces on both sides of a door (D2-DOR-08)?"""
        return any(base & mask_of(edge) == mask_of(edge) for edge in self.layout.doors[door])


def edge_of(side: Side) -> Edge:
    """An edge of the map on the canvas, the lower cell first."""
    one, other = sorted(GRID.cell(*square) for square in side)
    return one, other
