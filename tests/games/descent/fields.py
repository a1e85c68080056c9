"""Small maps for tests: rows of letters, with walls and doors, as masks."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.games.descent.ground import Terrain
from undercroft.games.descent.queries.positions import Place, place_of
from undercroft.games.descent.reach import Mover, Price, Size, ends
from undercroft.space import Cell, Cells, each, mask_of

Spot = tuple[int, int]
Side = tuple[Spot, Spot]


class Field(NamedTuple):
    """A map, and its spaces by coordinates."""

    place: Place

    @property
    def terrain(self) -> Terrain:
        return self.place.terrain

    def cell(self, x: int, y: int) -> Cell:
        return self.place.cell((x, y), "test")

    def cells(self, *spots: Spot) -> Cells:
        return mask_of(self.cell(*spot) for spot in spots)

    def base(self, at: Spot, size: Size) -> Cells:
        return self.cells(*((at[0] + i, at[1] + j) for i in range(size[0]) for j in range(size[1])))

    def spots(self, cells: Cells) -> set[Spot]:
        return {self.place.at(cell) for cell in each(cells)}

    def adjacent(self, *spots: Spot) -> set[Spot]:
        return self.spots(self.terrain.adjacent(self.cells(*spots)))

    def seen(
        self, viewer: list[Spot], figures: list[Spot] | None = None, sunk: list[Spot] | None = None
    ) -> set[Spot]:
        """What a figure on some spaces sees of the whole map."""
        board, others = self.terrain.board, self.cells(*(figures or []))
        return self.spots(
            self.terrain.seen(self.cells(*viewer), board.floor, others, self.cells(*(sunk or [])))
        )

    def ends(self, mover: Mover, points: int) -> dict[tuple[Spot, Size], tuple[Price, Price]]:
        """Where a figure can end: by place and lie, its cheapest price and its safest."""
        found: dict[tuple[Spot, Size], tuple[Price, Price]] = {}
        for one in ends(self.terrain, mover, points):
            safe = {cell: price for price, cells in one.safe.items() for cell in each(cells)}
            for price, cells in one.quick.items():
                for cell in each(cells):
                    found[self.place.at(cell), one.size] = price, safe[cell]
        return found


def field(*rows: str, walls: tuple[Side, ...] = (), doors: tuple[Side, ...] = ()) -> Field:
    """A map of rows, with walls and closed doors of one edge each."""
    given: dict[str, Any] = {"rows": rows, "walls": walls, "doors": [{"between": [door]} for door in doors]}
    return Field(place_of(msgspec.json.encode(given)))
