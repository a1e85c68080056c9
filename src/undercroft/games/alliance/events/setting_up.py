"""The table is set up: heroes, decks, starting tiles, draft areas (DA-SET, DA-BAS)."""

from __future__ import annotations

from undercroft.games.alliance.ground import Laid
from undercroft.games.alliance.records.tiles import Facing, Room
from undercroft.games.alliance.state import HEROES, AllianceState, Figure, hero_id
from undercroft.kernel import CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Cards, Deck, LayeredDeck, shuffled
from undercroft.space import Cell


class FirstPlayerDrawn(Event):
    """Chance chose the first player (DA-SET-08)."""

    seat: Seat

    def apply(self, s: AllianceState) -> None:
        s.first = self.seat


class HeroesRevealed(Event):
    """Heroes to choose among lie face up (DA-SET-07, DA-SOL-02)."""

    heroes: Cards

    def apply(self, s: AllianceState) -> None:
        s.heroes = (*s.heroes, *self.heroes)


class HeroTaken(Event):
    """A hero joins an alliance; its card is ready (DA-SET-09, DA-SET-16)."""

    seat: Seat
    hero: str
    full: int  # its printed Health

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        figure = hero_id(self.seat, len(alliance.heroes))
        s.figures[figure] = Figure(self.hero, self.seat, hp=self.full, full=self.full)
        s.alliances[self.seat] = replace(alliance, heroes=(*alliance.heroes, figure))
        if self.hero in s.heroes:
            s.heroes = tuple(each for each in s.heroes if each != self.hero)
        if all(len(each.heroes) == HEROES for each in s.alliances.values()):
            s.figures = dict(sorted(s.figures.items()))  # by seat, however the draft went


class PresetTaken(Event):
    """An alliance of the Basic Game fell to a player by lot (DA-BAS-04)."""

    seat: Seat
    preset: str


class HeroesReturned(Event):
    """Heroes that nobody took go back to the box (DA-SET-13, DA-SOL-02)."""

    heroes: Cards

    def apply(self, s: AllianceState) -> None:
        s.heroes = tuple(each for each in s.heroes if each not in self.heroes)


class DeckShuffled(Event):
    """The starter cards of an alliance become its deck (DA-SET-17, DA-BAS-02)."""

    seat: Seat
    cards: Cards

    def apply(self, s: AllianceState) -> None:
        alliance = s.alliances[self.seat]
        deck = replace(alliance.deck, pool=shuffled(self.cards))
        s.alliances[self.seat] = replace(alliance, deck=deck, owned=shuffled(self.cards))


class StartingTileLaid(Event):
    """A starting tile lies behind its entrance (DA-SET-04)."""

    seat: Seat
    tile: str
    room: Room
    turns: int

    def apply(self, s: AllianceState) -> None:
        s.dungeon = s.dungeon.with_tile(Laid(self.tile, self.room, self.turns))
        s.alliances[self.seat] = replace(s.alliances[self.seat], start=self.room)


class HeroPlaced(Event):
    """A hero stands on its starting tile, its back to the entrance (DA-SET-20, DA-SET-21)."""

    figure: FigureId
    cell: Cell
    facing: Facing

    def apply(self, s: AllianceState) -> None:
        s.figures[self.figure] = replace(s.figures[self.figure], cells=1 << self.cell, facing=self.facing)


class SuppliesLaidOut(Event):
    """Upgrades, threat stacks, dungeon deck and XP pools are ready (DA-SET-06, DA-SET-22 to DA-SET-30)."""

    upgrades: Cards
    stacks: tuple[Cards, Cards, Cards]
    deck: LayeredDeck
    pools: tuple[int, int]

    def apply(self, s: AllianceState) -> None:
        s.upgrades, s.stacks, s.deck, s.pools = Deck(self.upgrades), self.stacks, self.deck, self.pools


class SoloDeckShuffled(Event):
    """The solo/co-op cards are shuffled (DA-SOL-04)."""

    cards: Cards

    def apply(self, s: AllianceState) -> None:
        s.solo = Deck(shuffled(map(CardId, self.cards)))
