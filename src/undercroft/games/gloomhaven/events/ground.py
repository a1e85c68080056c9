"""The board: movement, doors, traps, tokens, obstacles."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.gloomhaven.state import HavenState, Terrain, Trap, Treasure
from undercroft.kernel import Event, FigureId, Seat, replace
from undercroft.space import Cell, Cells


class Walked(Event):
    """A figure moved hex by hex along a way (GH-MOV-01)."""

    figure: FigureId
    path: tuple[Cell, ...]
    how: str = "walk"

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.path[-1])
        if s.turn.figure == self.figure:
            s.turn = replace(s.turn, moved=s.turn.moved + len(self.path))


class Shoved(Event):
    """A figure was pushed or pulled one hex (GH-EFX-06, GH-EFX-10)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)


class Displaced(Event):
    """A figure is put elsewhere: swapped, teleported, or moved out of an obstacle."""

    figure: FigureId
    cell: Cell

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell)


class DoorOpened(Event):
    """A door is open for good (GH-DOR-01, GH-DOR-17)."""

    cell: Cell
    by: FigureId

    def apply(self, s: HavenState) -> None:
        s.opened |= 1 << self.cell


class RoomRevealed(Event):
    """A room with all that lies in it is there for all to see (GH-DOR-02)."""

    opens: ClassVar[bool] = True

    room: str
    terrain: Terrain

    def apply(self, s: HavenState) -> None:
        s.rooms += (self.room,)
        old, new = s.terrain, self.terrain
        s.terrain = Terrain(
            old.obstacles + new.obstacles,
            old.difficult | new.difficult,
            old.hazardous | new.hazardous,
            old.plates | new.plates,
            old.traps + new.traps,
            old.money + new.money,
            old.treasures + new.treasures,
        )


class TrapSprung(Event):
    """A trap went off under a figure and is gone (GH-TER-04)."""

    figure: FigureId
    trap: Trap

    def apply(self, s: HavenState) -> None:
        s.terrain = replace(s.terrain, traps=tuple(t for t in s.terrain.traps if t.cell != self.trap.cell))


class TrapMade(Event):
    """Somebody laid a trap (GH-TER-10)."""

    trap: Trap

    def apply(self, s: HavenState) -> None:
        s.terrain = replace(s.terrain, traps=(*s.terrain.traps, self.trap))


class TrapDisarmed(Event):
    """A trap is gone without effect (GH-TER-05)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: HavenState) -> None:
        s.terrain = replace(s.terrain, traps=tuple(t for t in s.terrain.traps if t.cell != self.cell))


class GroundScorched(Event):
    """A figure entered hazardous terrain, which hurts (GH-TER-14)."""

    figure: FigureId
    cell: Cell

    def apply(self, s: HavenState) -> None:
        if s.turn.figure == self.figure:
            s.turn = replace(s.turn, scorched=True)


class ObstacleMade(Event):
    """A new obstacle lies on these hexes (GH-TER-25)."""

    cells: Cells

    def apply(self, s: HavenState) -> None:
        s.terrain = replace(s.terrain, obstacles=(*s.terrain.obstacles, self.cells))


class ObstacleDestroyed(Event):
    """An obstacle is gone."""

    cells: Cells

    def apply(self, s: HavenState) -> None:
        left = tuple(cells for cells in s.terrain.obstacles if cells != self.cells)
        s.terrain = replace(s.terrain, obstacles=left)


class MoneyDropped(Event):
    """A money token lies on a hex (GH-KIL-04)."""

    cell: Cell
    tokens: int = 1

    def apply(self, s: HavenState) -> None:
        money = dict(s.terrain.money)
        money[self.cell] = money.get(self.cell, 0) + self.tokens
        s.terrain = replace(s.terrain, money=tuple(sorted(money.items())))


class MoneyLooted(Event):
    """Money tokens go to a character's supply (GH-LOO-05), or are lost with a monster (GH-MOT-16)."""

    figure: FigureId
    cell: Cell
    tokens: int
    seat: Seat = Seat(-1)

    def apply(self, s: HavenState) -> None:
        left = dict(s.terrain.money)
        left[self.cell] -= self.tokens
        s.terrain = replace(s.terrain, money=tuple((cell, n) for cell, n in left.items() if n))
        if self.seat >= 0:
            mat = s.characters[self.seat]
            s.characters[self.seat] = replace(mat, money=mat.money + self.tokens)


class MoneyGained(Event):
    """Money tokens come from nowhere on the board."""

    seat: Seat
    tokens: int

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = replace(mat, money=mat.money + self.tokens)


class TreasureLooted(Event):
    """A treasure tile is taken; what it holds was nowhere to be seen (GH-TRE-03)."""

    opens: ClassVar[bool] = True

    figure: FigureId
    seat: Seat
    treasure: Treasure

    def apply(self, s: HavenState) -> None:
        left = tuple(t for t in s.terrain.treasures if t.cell != self.treasure.cell)
        s.terrain = replace(s.terrain, treasures=left)


class ThingFound(Event):
    """A character has an item, a design or another reward of a treasure tile (GH-TRE-04, GH-TRE-05)."""

    seat: Seat
    what: str

    def apply(self, s: HavenState) -> None:
        mat = s.characters[self.seat]
        s.characters[self.seat] = replace(mat, found=(*mat.found, self.what))
