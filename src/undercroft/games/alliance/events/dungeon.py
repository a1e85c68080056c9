"""The dungeon grows: doors, tiles, monsters that come with them, threats (DA-DOR, DA-THR, DA-TRP, DA-CHE)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.alliance.ground import Laid
from undercroft.games.alliance.records.tiles import Facing, Room
from undercroft.games.alliance.state import AllianceState, Figure, Threat, put_at
from undercroft.kernel import CardId, Event, FigureId, replace
from undercroft.parts.decks import without
from undercroft.space import Cell


class Checked(Event):
    """The dungeon die was rolled against a level, or the check needed no roll (DA-DOR-20, DA-DOR-24)."""

    figure: FigureId
    what: str  # locked-door, secret-door, locked-chest or trap
    needed: int
    die: int = -1  # below 0: no roll was needed
    extra: int = 0  # Speed points, each adds 1
    bonus: int = 0  # of cards
    passed: bool = True


class SureCheckUsed(Event):
    """A card let a check succeed: that right is used up."""

    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        s.turn = replace(s.turn, sure=False)


class TilePlaced(Event):
    """A tile of the Tile Draft Area is laid into the dungeon (DA-DOR-07, DA-DOR-28)."""

    opens: ClassVar[bool] = True
    figure: FigureId
    position: int  # on offer, from 0
    tile: str
    room: Room
    turns: int

    def apply(self, s: AllianceState) -> None:
        s.dungeon = s.dungeon.with_tile(Laid(self.tile, self.room, self.turns))
        s.tiles = put_at(s.tiles, self.position, "")


class PassageOpened(Event):
    """A passage token connects two rooms for good (DA-GEO-05, DA-DOR-36)."""

    room: Room
    other: Room

    def apply(self, s: AllianceState) -> None:
        pair = (self.room, self.other) if self.room < self.other else (self.other, self.room)
        s.dungeon = s.dungeon.with_passage(pair)


class TileOffered(Event):
    """A tile of the dungeon deck is turned up in a free position (DA-SET-28, DA-DOR-09, DA-DRA-17)."""

    opens: ClassVar[bool] = True
    position: int
    tile: CardId

    def apply(self, s: AllianceState) -> None:
        s.deck = s.deck.drawn(self.tile)
        s.tiles = put_at(s.tiles, self.position, self.tile)


class TileRemoved(Event):
    """A tile on offer is out of the game (DA-COO-02)."""

    position: int
    tile: str

    def apply(self, s: AllianceState) -> None:
        s.tiles = put_at(s.tiles, self.position, "")
        s.removed = (*s.removed, self.tile)


class TileExchanged(Event):
    """A tile on offer changes places with the top tile of the dungeon deck, where everybody knows it."""

    opens: ClassVar[bool] = True
    position: int
    tile: str
    drawn: CardId

    def apply(self, s: AllianceState) -> None:
        deck = s.deck.drawn(self.drawn)
        s.deck = replace(deck, top=(CardId(self.tile), *deck.top))
        s.tiles = put_at(s.tiles, self.position, self.drawn)


class MonsterArrived(Event):
    """A monster stands ready on its icon, facing the opened door (DA-DOR-10, DA-RND-09)."""

    figure: FigureId
    kind: str
    number: int
    cell: Cell
    facing: Facing
    full: int  # its printed Health

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = Figure(
            self.kind,
            cells=1 << self.cell,
            hp=self.full,
            full=self.full,
            role="monster",
            number=self.number,
            facing=self.facing,
        )
        s.next_figure = self.figure + 1


class ThreatLaid(Event):
    """A threat token lies face down; nobody looked at it (DA-THR-01)."""

    number: int
    level: int
    cell: Cell

    def apply(self, s: AllianceState) -> None:
        s.threats = (*s.threats, Threat(self.number, self.cell, self.level))
        s.next_threat = self.number + 1


class ThreatShown(Event):
    """A threat token is turned up (DA-THR-02, DA-TRP-01)."""

    opens: ClassVar[bool] = True
    number: int
    kind: str
    figure: FigureId

    def apply(self, s: AllianceState) -> None:
        token = threat(s, self.number)
        if not token.kind:
            at = token.level - 1
            left = without(s.stacks[at], CardId(self.kind))
            s.stacks = put_at(s.stacks, at, left)  # type: ignore[assignment]
        s.threats = _with(s, replace(token, kind=self.kind, shown=True))


class ThreatTurnedDown(Event):
    """A trap that was looked at is turned face down again (DA-TRP-05)."""

    number: int
    kind: str

    def apply(self, s: AllianceState) -> None:
        s.threats = _with(s, replace(threat(s, self.number), shown=False))


class TrapSprung(Event):
    """A trap goes off on the square of a hero (DA-THR-04, DA-TRP-12)."""

    number: int
    kind: str
    figure: FigureId
    cell: Cell

    def apply(self, s: AllianceState) -> None:
        s.threats = _with(s, replace(threat(s, self.number), cell=self.cell, shown=True))


class PitOpened(Event):
    """A Pit Trap stays on its square for the rest of the game (DA-THR-07, DA-TRP-13)."""

    number: int
    cell: Cell

    def apply(self, s: AllianceState) -> None:
        s.threats = _with(s, replace(threat(s, self.number), pit=True))


class TrapDisarmed(Event):
    """A trap is disarmed (DA-TRP-11)."""

    number: int
    kind: str
    figure: FigureId


class ChestOpened(Event):
    """A hero opens a chest (DA-CHE-04, DA-CHE-11)."""

    number: int
    kind: str
    figure: FigureId


class ThreatDiscarded(Event):
    """A threat token is out of the game (DA-THR-06, DA-TRP-11, DA-CHE-04)."""

    number: int
    kind: str

    def apply(self, s: AllianceState) -> None:
        s.threats = tuple(each for each in s.threats if each.number != self.number)
        s.spent = (*s.spent, CardId(self.kind))


def threat(s: AllianceState, number: int) -> Threat:
    """The token with this number."""
    return next(each for each in s.threats if each.number == number)


def _with(s: AllianceState, token: Threat) -> tuple[Threat, ...]:
    """The tokens, this one as it is now."""
    return tuple(token if each.number == token.number else each for each in s.threats)
