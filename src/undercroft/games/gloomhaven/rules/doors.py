"""Doors, and the rooms behind them (GH-DOR)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import DoorOpened, RoomRevealed
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.records.maps import Difficult, Hazard, Obstacle, Plate, Room
from undercroft.games.gloomhaven.records.maps import Trap as TrapTile
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of
from undercroft.games.gloomhaven.rules.order import SetOrder, draw_ability, newcomers, types_on_board
from undercroft.games.gloomhaven.rules.placing import PlaceMonsters, deck_of, monsters_of
from undercroft.games.gloomhaven.rules.stats import trap_damage
from undercroft.games.gloomhaven.state import Haven, Terrain, Trap, Treasure
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window
from undercroft.space import Cell


class Reveal(Procedure, tag="gh.reveal"):
    """A door opens and the rooms behind it lie open with all that is in them (GH-DOR-01, GH-DOR-02)."""

    door: Cell
    by: FigureId
    rooms: tuple[str, ...] = ()

    @step("GH-DOR-01", "GH-DOR-17")
    def open(self, g: Haven) -> None:
        layout = library(g).layout(g.state.scenario)
        self.rooms = tuple(room for room in layout.doors[self.door].rooms if room not in g.state.rooms)
        g.emit(DoorOpened(self.door, self.by))
        leaf = g.state.figures.get(self.by)
        if leaf is not None and leaf.is_character and g.state.turn.figure == self.by and self.rooms:
            g.emit(DeedDone(leaf.seat, "doors-opened"))

    @step("GH-DOR-02")
    def reveal(self, g: Haven) -> Next:
        """One room after the other."""
        if not self.rooms:
            return self.draw_cards
        room, self.rooms = self.rooms[0], self.rooms[1:]
        return Call(RevealRoom(room, self.by), then=self.reveal)

    @step("GH-DOR-07")
    def draw_cards(self, g: Haven) -> Next:
        """A card for each type that has none this round; the new ones take their place in the order."""
        if g.state.round and g.state.order:
            for kind in types_on_board(g):
                draw_ability(g, deck_of(g, kind))
            fresh = newcomers(g)
            if fresh:
                return Call(SetOrder(fresh))
        return None

    revealed = window("GH-SPC-19")


class RevealRoom(Procedure, tag="gh.reveal_room"):
    """What lies in a room, then who stands in it (GH-DOR-02, GH-SCN-20)."""

    room: str
    by: FigureId = FigureId(0)

    @step("GH-DOR-02", "GH-SCN-15", "GH-SCN-20")
    def lay_out(self, g: Haven) -> Next:
        if self.room in g.state.rooms:
            return Done()
        record = library(g).scenario[g.state.scenario].room(self.room)
        g.emit(RoomRevealed(self.room, terrain_of(record, trap_damage(g))))
        return None

    @step("GH-DOR-02", "GH-DOR-03", "GH-SCN-14")
    def place(self, g: Haven) -> Next:
        leaf = g.state.figures.get(self.by)
        near = leaf.cell if leaf is not None and leaf.cells else -1
        return Call(PlaceMonsters(monsters_of(g, self.room), near))


def terrain_of(room: Room, damage: int) -> Terrain:
    """The overlay tiles and tokens of a room as they lie on the board."""
    obstacles: list[int] = []
    traps: list[Trap] = []
    masks = {"difficult": 0, "hazard": 0, "plate": 0}
    for overlay in room.overlays:
        match overlay:
            case Obstacle():
                obstacles += [GRID.mask(hexes_of(one)) for one in overlay.at]
            case TrapTile():
                hurt = damage if overlay.damage else 0
                traps += [Trap(GRID.cell(*at), hurt, overlay.conditions) for at in overlay.hexes]
            case Difficult() | Hazard() | Plate():
                masks[str(overlay.__struct_config__.tag)] |= GRID.mask(overlay.hexes)
            case _:
                pass
    money: dict[Cell, int] = {}
    for at in hexes_of(room.money):
        cell = GRID.cell(*at)
        money[cell] = money.get(cell, 0) + 1
    treasures = tuple(Treasure(GRID.cell(*hex_of(t.at)), t.number or "goal") for t in room.treasures)
    return Terrain(
        tuple(obstacles), masks["difficult"], masks["hazard"], masks["plate"], tuple(traps),
        tuple(sorted(money.items())), treasures,
    )  # fmt: skip
