"""Doors, locks and secret doors, and the tiles that are laid behind them (DA-DOR)."""

from __future__ import annotations

from undercroft.games.alliance.events.dungeon import (
    MonsterArrived,
    PassageOpened,
    ThreatLaid,
    TileOffered,
    TilePlaced,
)
from undercroft.games.alliance.events.moves import SpeedPaid
from undercroft.games.alliance.ground import (
    CANVAS,
    Kind,
    beyond,
    lies,
    monsters_on,
    side_towards,
    threat_on,
    vacant,
)
from undercroft.games.alliance.options import DoorOption, TileOption
from undercroft.games.alliance.records.tiles import FACINGS, Room
from undercroft.games.alliance.rules.attack.values import may_work
from undercroft.games.alliance.rules.movement.checks import Check
from undercroft.games.alliance.rules.movement.moving import points
from undercroft.games.alliance.rules.who import cell_of, figure_on, look_round
from undercroft.games.alliance.state import AllianceState, Delve, ground, library
from undercroft.kernel import (
    Call,
    Choice,
    Done,
    FigureId,
    Next,
    Objection,
    Procedure,
    Requirement,
    ask,
    step,
)
from undercroft.space import Cells

CHECKS: dict[Kind, str] = {"locked": "locked-door", "secret": "secret-door"}
ROOM_OF: dict[Cells, Room] = {squares: room for room, squares in CANVAS.rooms.items()}
Beyond = tuple[Cells, ...]  # rooms beyond borders, each by its squares


class WorkDoor(Procedure, tag="alliance.work_door"):
    """A hero works at a border of its room: it names a tile if none lies beyond, pays, maybe rolls."""

    figure: FigureId
    room: Room  # beyond the border
    position: int = -1  # of the tile that is proposed
    turns: int = 0
    kind: Kind = "door"

    @step("DA-DOR-07", "DA-DOR-08", "DA-DOR-13", "DA-DOR-26", "DA-DOR-27", "DA-DOR-34", "DA-SOL-16")
    def propose(self, g: Delve) -> Next:
        """Which tile, and how turned, if the cell beyond is empty; else the two tiles make the border."""
        board = ground(g)
        if self.room in board.laid:
            return self.decide
        found = proposals(g, self.figure, self.room)
        return ask(g.state.figures[self.figure].seat, *(option for option, _ in found))

    @propose.answered
    def declare(self, g: Delve, picked: TileOption) -> None:
        self.position, self.turns = picked.position, picked.turns

    @step(
        "DA-DOR-35", "DA-DOR-01", "DA-DOR-16", "DA-DOR-20", "DA-DOR-21", "DA-DOR-25", "DA-DOR-30", "DA-DOR-33"
    )
    def decide(self, g: Delve) -> Next:
        """A door is opened for 1 Speed; a lock or a hidden door needs a check against the room's level."""
        s, board, content = g.state, ground(g), library(g)
        own = board.room_of(cell_of(s, self.figure))
        side = side_towards(own, self.room)
        if self.position < 0:
            kind, level = board.kind(own, side), board.tile(self.room).depth
        else:
            tile = content.tile[s.tiles[self.position]]
            kinds = dict(lies(board.shows(own, side), side, tile))
            kind, level = kinds[self.turns], tile.depth
        assert kind is not None
        self.kind = kind
        if kind == "door":
            g.emit(SpeedPaid(self.figure, 1), "DA-DOR-01")
            return self.open
        return Call(Check(self.figure, CHECKS[kind], level), then=self.hear)

    @step("DA-DOR-22", "DA-DOR-29")
    def hear(self, g: Delve) -> Next:
        """After a failure nothing has changed; a tile that was proposed stays on offer."""
        return self.open if g.take_result() else Done()

    @step("DA-DOR-04", "DA-DOR-07", "DA-DOR-12", "DA-DOR-15", "DA-DOR-28", "DA-DOR-36", "DA-DOR-E5")
    def open(self, g: Delve) -> Next:
        s = g.state
        own = ground(g).room_of(cell_of(s, self.figure))
        if self.position >= 0:
            tile = s.tiles[self.position]
            g.emit(TilePlaced(self.figure, self.position, tile, self.room, self.turns))
        g.emit(PassageOpened(own, self.room), "DA-DOR-36")
        return self.refill if self.position >= 0 else Done()

    @step("DA-DOR-09", "DA-DRA-17")
    def refill(self, g: Delve) -> None:
        if g.state.deck.size:
            g.emit(TileOffered(self.position, g.state.deck.next_card(g, "dungeon deck")))

    @step("DA-DOR-10", "DA-SET-29", "DA-RND-09", "DA-DOR-E2")
    def bring_monsters(self, g: Delve) -> None:
        """Each faces the opened door."""
        s, content = g.state, library(g)
        laid = s.dungeon.placed[-1]
        own = ground(g).room_of(cell_of(s, self.figure))
        for kind, cell in monsters_on(content.tile[laid.tile], laid):
            g.emit(
                MonsterArrived(
                    FigureId(s.next_figure), kind, free_number(s, kind), cell,
                    side_towards(self.room, own), content.monster[kind].health,
                )
            )  # fmt: skip

    @step("DA-DOR-11", "DA-THR-01", "DA-THR-13")
    def bring_threats(self, g: Delve) -> None:
        s, content = g.state, library(g)
        laid = s.dungeon.placed[-1]
        tile = content.tile[laid.tile]
        cell = threat_on(tile, laid)
        lying = sum(1 for each in s.threats if each.level == tile.depth and not each.kind)
        if cell is not None and len(s.stacks[tile.depth - 1]) > lying:
            g.emit(ThreatLaid(s.next_threat, tile.depth, cell))


def free_number(s: AllianceState, kind: str) -> int:
    """The lowest number that no monster of the kind on the board has: tokens are used again (DA-DMG-05)."""
    taken = {leaf.number for leaf in s.figures.values() if leaf.kind == kind and leaf.cells}
    return next(number for number in range(1, len(taken) + 2) if number not in taken)


def proposals(g: Delve, figure: FigureId, room: Room) -> list[tuple[TileOption, Kind]]:
    """Each tile on offer, as this hero may lay it into an empty cell, and the border that it makes."""
    s, board = g.state, ground(g)
    own = board.room_of(cell_of(s, figure))
    side = side_towards(own, room)
    shown, works = board.shows(own, side), may_pick(g, figure)
    return [
        (TileOption(position, turns, tile, kind), kind)
        for position, tile in enumerate(s.tiles)
        if tile
        for turns, kind in lies(shown, side, library(g).tile[tile])
        if kind == "door" or works
    ]


def may_pick(g: Delve, figure: FigureId) -> bool:
    """Locks and hidden doors need a room without standing enemies, unless a card allows it (DA-GEN-16)."""
    return not enemies_in(g, figure, ground(g).room(cell_of(g.state, figure))) or may_work(g, figure)


def enemies_in(g: Delve, figure: FigureId, cells: Cells) -> Cells:
    """Where standing enemies of a hero are among these squares; rivals count with PvP on (DA-GEN-16)."""
    return look_round(g.state, figure)[0] & cells


# -- which borders a hero can work at


def around(g: Delve, figure: FigureId) -> Beyond:
    """The cells beyond the four sides of the hero's room, as far as there is a canvas."""
    own = ground(g).room_of(cell_of(g.state, figure))
    return tuple(CANVAS.rooms[room] for side in FACINGS if (room := beyond(own, side)) in CANVAS.rooms)


def inside(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    """Not towards the frame, and not through an entrance (DA-DOR-06)."""
    board, frame = ground(g), library(g).frame[g.state.frame]
    own = board.room_of(cell_of(g.state, figure))
    found = []
    for squares in some:
        room = ROOM_OF[squares]
        side = side_towards(own, room)
        if room in board.laid:
            if board.kind(own, side) != "shut":
                found.append(squares)
        elif vacant(board, frame, own, side) is not None:
            found.append(squares)
    return tuple(found)


def closed(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    board = ground(g)
    own = board.room_of(cell_of(g.state, figure))
    return tuple(
        squares for squares in some if board.kind(own, side_towards(own, ROOM_OF[squares])) != "passage"
    )


def beside(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    """The hero stands along that side of its room (DA-GEO-09, DA-DOR-17, DA-DOR-31)."""
    board = ground(g)
    cell = cell_of(g.state, figure)
    own, sides = board.room_of(cell), board.sides_at(cell)
    return tuple(squares for squares in some if side_towards(own, ROOM_OF[squares]) in sides)


def payable(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    return some if some and points(g) > 0 else ()


def supplied(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    """An empty cell needs a tile on offer (DA-DOR-13)."""
    board = ground(g)
    return some if any(g.state.tiles) else tuple(each for each in some if ROOM_OF[each] in board.laid)


def undisturbed(g: Delve, figure: FigureId, some: Beyond) -> Beyond:
    """No work on locks and hidden doors among enemies; a door opens (DA-DOR-03, DA-DOR-19, DA-DOR-32)."""
    if not some or may_pick(g, figure):
        return some
    board = ground(g)
    own = board.room_of(cell_of(g.state, figure))
    found = []
    for squares in some:
        room = ROOM_OF[squares]
        side = side_towards(own, room)
        if room in board.laid:
            if board.kind(own, side) == "door":
                found.append(squares)
        elif board.shows(own, side) == "door" and proposals(g, figure, room):
            found.append(squares)
    return tuple(found)


def disturbed(g: Delve, figure: FigureId, cell: int) -> Objection:
    """Names one of the enemies in the room."""
    cells = enemies_in(g, figure, ground(g).room(cell_of(g.state, figure)))
    return Objection("DA-DOR-19", "enemy-in-room", who=figure_on(g.state, cells.bit_length() - 1))


def door_option(squares: Cells) -> DoorOption:
    return DoorOption(CANVAS.square(ROOM_OF[squares], (1, 1)))


BORDERS: Choice[Delve, FigureId] = Choice(
    "cell",
    door_option,
    around,
    (
        Requirement("DA-DOR-06", "frame", inside),
        Requirement("DA-GEO-05", "open-already", closed),
        Requirement("DA-GEO-09", "not-beside", beside),
        Requirement("DA-DOR-01", "no-speed", payable),
        Requirement("DA-DOR-13", "no-tile", supplied),
        Requirement("DA-DOR-19", disturbed, undisturbed),
    ),
)
