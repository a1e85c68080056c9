"""Random dungeons: their cards, and what penalties change (GH-RDD)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.games.gloomhaven.state import Chamber, Dungeon, HavenState
from undercroft.kernel import CardId, Event, FigureId, replace
from undercroft.parts.decks import Deck


class DungeonBegan(Event):
    """The decks of room and monster cards are shuffled (GH-RDD-05)."""

    rooms: Deck
    monsters: Deck

    def apply(self, s: HavenState) -> None:
        s.dungeon = Dungeon(self.rooms, self.monsters)


class PenaltiesChosen(Event):
    """The players settled how hard the penalties of the rooms are (GH-RDD-15)."""

    penalties: str

    def apply(self, s: HavenState) -> None:
        s.dungeon = replace(s.dungeon, penalties=self.penalties)


class RoomCardDrawn(Event):
    """A room card was turned up; one that does not fit is discarded (GH-RDD-12)."""

    opens: ClassVar[bool] = True

    card: CardId
    fits: bool

    def apply(self, s: HavenState) -> None:
        left = s.dungeon.rooms.drawn(self.card)
        s.dungeon = replace(s.dungeon, rooms=left if self.fits else left.discarded(self.card))


class RoomCardsReshuffled(Event):
    """The discarded room cards are a deck again."""

    def apply(self, s: HavenState) -> None:
        s.dungeon = replace(s.dungeon, rooms=s.dungeon.rooms.reshuffled())


class ChamberLaid(Event):
    """A room lies on the table, called by its cards (GH-RDD-06, GH-RDD-E1); its monsters have decks."""

    opens: ClassVar[bool] = True

    chamber: Chamber
    decks: tuple[tuple[str, Deck], ...]

    def apply(self, s: HavenState) -> None:
        dungeon, card = s.dungeon, CardId(self.chamber.monsters)
        s.dungeon = replace(
            dungeon,
            monsters=dungeon.monsters.drawn(card),
            chambers=(*dungeon.chambers, self.chamber),
        )
        for name, deck in self.decks:
            s.ability_decks.setdefault(name, deck)


class Promoted(Event):
    """A normal monster is an elite one now, with all its hit points."""

    figure: FigureId
    full: int

    def apply(self, s: HavenState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], rank="elite", hp=self.full, full=self.full)
