"""Quests and encounters: set-up, figures that come and go, and how they end (D2-SET, D2-QST)."""

from __future__ import annotations

from undercroft.games.descent.events.turns import NOBODYS
from undercroft.games.descent.state import OFF, DescentState, Figure, Group, Hero
from undercroft.kernel import Closed, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards, Deck, OwnDeck
from undercroft.parts.dice import Die
from undercroft.space import Cell


class QuestBegan(Event):
    """The decks are shuffled and lie ready (D2-SET-06, D2-OSU-06)."""

    deck: OwnDeck
    owned: Cards
    search: Deck
    shop: Deck

    def apply(self, s: DescentState) -> None:
        s.deck, s.search, s.shop = self.deck, self.search, self.shop
        s.overlord = replace(s.overlord, owned=self.owned)


class HeroJoined(Event):
    """A hero takes part, with class, skills and equipment (D2-HSU)."""

    figure: FigureId
    hero: Hero
    leaf: Figure

    def apply(self, s: DescentState) -> None:
        s.heroes[self.figure], s.figures[self.figure] = self.hero, self.leaf


class EncounterBegan(Event):
    """The map of an encounter is built (D2-SET-03, D2-QST-11)."""

    encounter: int
    searches: tuple[Cell, ...]
    opened: tuple[int, ...] = ()  # doors that begin open

    def apply(self, s: DescentState) -> None:
        s.encounter, s.searches, s.round = self.encounter, self.searches, 0
        s.doors = s.unlocked = self.opened
        s.gone = 0
        s.acted = s.activated = ()
        s.turn = NOBODYS
        s.deck = replace(s.deck, discard=s.deck.discard + s.overlord.played)  # broken off with their effect
        s.overlord = replace(s.overlord, played=(), used=())
        s.groups.clear()
        s.tokens.clear()
        s.counters.clear()
        s.marks = ()
        for i, figure in list(s.figures.items()):
            if figure.role == "hero":
                s.figures[i] = replace(figure, cells=0, movement=0, carries=(), phase="away", waits=OFF)
            else:
                del s.figures[i]


class EncounterClosed(Closed):
    """A side has met its objective: all that is being resolved is broken off (D2-QST-03, D2-QST-18)."""


class GroupChosen(Event):
    """A monster group, or a lieutenant, takes part in the encounter (D2-OSU-02, D2-OSU-03)."""

    group: str
    leaf: Group

    def apply(self, s: DescentState) -> None:
        s.groups[self.group] = self.leaf


class FigurePlaced(Event):
    """A figure comes to stand on the map."""

    figure: FigureId
    leaf: Figure

    def apply(self, s: DescentState) -> None:
        s.figures[self.figure] = self.leaf
        s.next_figure = max(s.next_figure, self.figure + 1)


class Promoted(Event):
    """A minion becomes a master; its damage and conditions stay (D2-X-26: Promotion)."""

    figure: FigureId
    number: int
    health: int

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        hp = max(1, self.health - leaf.damage)
        s.figures[self.figure] = replace(leaf, rank="master", number=self.number, hp=hp, full=self.health)


class FigureWithdrawn(Event):
    """A figure is taken off the map without being defeated (D2-X-28: Rise Again)."""

    figure: FigureId

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        s.figures[self.figure] = replace(leaf, cells=0, movement=0, conditions=(), phase="away")


class HeroPlaced(Event):
    """A hero stands on the map, or his token lies there (D2-HSU-10, D2-QST-14)."""

    figure: FigureId
    cell: Cell
    lying: bool = False

    def apply(self, s: DescentState) -> None:
        leaf = s.figures[self.figure]
        if self.lying:
            s.figures[self.figure] = replace(leaf, cells=0, lies=self.cell, phase="fallen")
        else:
            s.figures[self.figure] = replace(leaf, cells=1 << self.cell, lies=OFF, phase="standing")


class EncounterWon(Event):
    """A side has met its objective of the encounter; what is carried into the next (D2-GEN-06)."""

    side: str
    carry: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry = self.carry


class EncounterEnded(Event):
    """The encounter is over and nobody has won it; its result is carried into the next (D2-GEN-06)."""

    carry: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry = self.carry


class QuestRolled(Event):
    """Dice that the quest asks for, and what about."""

    about: str
    dice: tuple[Die, ...]


class HistoryTold(Event):
    """All that came before: of the campaign, and of a first encounter that is taken for played."""

    carry: tuple[tuple[str, int], ...]
    history: tuple[tuple[str, int], ...] = ()

    def apply(self, s: DescentState) -> None:
        s.carry, s.history = self.carry, self.history


class GivingUp(Event):
    """Somebody would call the quest lost; with one who would not, nobody does any more."""

    seat: Seat
    agrees: bool

    def apply(self, s: DescentState) -> None:
        s.giving_up = (*s.giving_up, self.seat) if self.agrees else ()
