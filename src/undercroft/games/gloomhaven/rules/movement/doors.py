"""Doors, and the rooms behind them (GH-DOR)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.ground import DoorOpened, RoomRevealed
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import RANDOM, layout, page
from undercroft.games.gloomhaven.records.maps import Difficult, Hazard, Obstacle, Plate, Room
from undercroft.games.gloomhaven.records.maps import Trap as TrapTile
from undercroft.games.gloomhaven.records.places import hex_of, hexes_of
from undercroft.games.gloomhaven.rules.monsters.stats import trap_damage
from undercroft.games.gloomhaven.rules.round.order import admit
from undercroft.games.gloomhaven.rules.scenario.endings import look_for_verdict
from undercroft.games.gloomhaven.rules.scenario.objectives import place_objectives
from undercroft.games.gloomhaven.rules.scenario.penalties import SufferPenalties
from undercroft.games.gloomhaven.rules.scenario.placing import PlaceMonsters, monsters_of
from undercroft.games.gloomhaven.rules.scenario.random_dungeon import DrawRoom
from undercroft.games.gloomhaven.state import Haven, Terrain, Trap, Treasure
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, step, window
from undercroft.space import Cell


class Reveal(Procedure, tag="gh.reveal"):
    """A door opens and the rooms behind it lie open with all that is in them (GH-DOR-01, GH-DOR-02)."""

    door: Cell
    by: FigureId
    rooms: tuple[str, ...] = ()

    @step("GH-RDD-04")
    def draw_room(self, g: Haven) -> Next:
        """In a random dungeon nobody knew what is behind the door: the room is drawn now."""
        if g.state.scenario != RANDOM or self.door in (chamber.door for chamber in g.state.dungeon.chambers):
            return None
        return Call(DrawRoom(self.door))

    @step("GH-DOR-01", "GH-DOR-17")
    def open(self, g: Haven) -> None:
        doors = layout(g).doors
        self.rooms = tuple(room for room in doors[self.door].rooms if room not in g.state.rooms)
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

    @step("GH-DOR-07", "GH-DOR-09", "GH-DOR-10", "GH-DOR-12", "GH-DOR-13", "GH-DOR-14")
    def draw_cards(self, g: Haven) -> Next:
        """A card for each type that has none this round; the new act by their place in the order, once."""
        fresh = admit(g)
        return Call(fresh) if fresh is not None else None

    revealed = window("GH-SPC-19")

    @step("GH-END-03", "GH-END-04")
    def look_for_the_end(self, g: Haven) -> Next:
        """Nobody may be left to kill behind the last door: that decides before what comes later."""
        if g.state.round:
            look_for_verdict(g)
        return Done()


class RevealRoom(Procedure, tag="gh.reveal_room"):
    """The contents of a room, of one map tile or more, and its figures (GH-DOR-02, GH-SCN-09, GH-SCN-20)."""

    room: str
    by: FigureId = FigureId(0)

    @step("GH-DOR-02", "GH-SCN-15", "GH-SCN-20")
    def lay_out(self, g: Haven) -> Next:
        if self.room in g.state.rooms:
            return Done()
        record = page(g).room(self.room)
        g.emit(RoomRevealed(self.room, terrain_of(record, trap_damage(g))))
        return None

    @step("GH-DOR-02", "GH-DOR-03", "GH-SCN-14")
    def place(self, g: Haven) -> Next:
        leaf = g.state.figures.get(self.by)
        near = leaf.cell if leaf is not None and leaf.cells else -1
        return Call(PlaceMonsters(monsters_of(g, self.room), near))

    @step("GH-SPC-10", "GH-SPC-15")
    def place_things(self, g: Haven) -> Next:
        """Objectives of the page that are in sight now."""
        place_objectives(g)
        if g.state.scenario != RANDOM:
            return Done()
        return None

    @step("GH-RDD-15")
    def suffer_penalties(self, g: Haven) -> Next:
        """A room of a random dungeon may do something to those who enter."""
        number = len(g.state.rooms)
        if number == 1:  # nobody is there yet: see PlayScenario.suffer_first_room
            return Done()
        return Call(SufferPenalties(number, self.by))


def terrain_of(room: Room, damage: int) -> Terrain:
    """Overlay tiles and tokens of a room as they lie there; of a treasure only the number (GH-SCN-19).

    Corridors leave nothing behind: they are floor of their room like any other hex (GH-TER-01).
    """
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
        tuple(obstacles),
        masks["difficult"],
        masks["hazard"],
        masks["plate"],
        tuple(traps),
        tuple(sorted(money.items())),
        treasures,
    )
