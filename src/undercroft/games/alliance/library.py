"""All records of Dungeon Alliance, typed, and what is reckoned from them once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from msgspec import Struct

from undercroft.games.alliance.columns import Column, artifact_reader, modes_of, reader
from undercroft.games.alliance.ground import Dungeon, Ground, grounds
from undercroft.games.alliance.records.cards import Card, Requires
from undercroft.games.alliance.records.effects import Effect
from undercroft.games.alliance.records.heroes import Hero
from undercroft.games.alliance.records.monsters import Monster, Threat
from undercroft.games.alliance.records.sentences import Sentence, sentences
from undercroft.games.alliance.records.solo import SoloCard
from undercroft.games.alliance.records.tables import DraftRow, GoalRow, PlayersRow, Preset, Rank
from undercroft.games.alliance.records.tiles import Frame, Tile
from undercroft.games.alliance.state import Played
from undercroft.kernel import CardId
from undercroft.parts.decks import Cards
from undercroft.parts.ground import Kept


class Library(Struct, frozen=True, dict=True):
    """All records, by kind and id."""

    hero: dict[str, Hero]
    card: dict[str, Card]
    monster: dict[str, Monster]
    threat: dict[str, Threat]
    solo: dict[str, SoloCard]
    tile: dict[str, Tile]
    frame: dict[str, Frame]
    draft: dict[str, DraftRow]
    players: dict[str, PlayersRow]
    goal: dict[str, GoalRow]
    rank: dict[str, Rank]
    preset: dict[str, Preset]

    @cached_property
    def grounds(self) -> Kept[Dungeon, Ground]:
        """The boards, one for each dungeon."""
        return grounds(self.tile)

    def frame_for(self, players: int) -> Frame:
        """The frame for so many players (DA-SET-02)."""
        return next(frame for frame in self.frame.values() if frame.players == players)

    def numbers_for(self, players: int) -> PlayersRow:
        """Tiles and pools for so many players (DA-SET-25, DA-SET-30)."""
        return self.players[str(players)]

    # -- cards

    def icons(self, card: str) -> Requires:
        """The requirement icons of a card; a starter card shows all icons of its hero (DA-ICO-08)."""
        record = self.card[card]
        if not record.hero:
            return record.requires
        hero = self.hero[record.hero]
        return Requires((hero.race,), hero.callings)

    @cached_property
    def users(self) -> dict[str, frozenset[str]]:
        """By card, the heroes for whom it is valid (DA-ICO-01, DA-ICO-02)."""
        return {
            id: frozenset(hero.id for hero in self.hero.values() if self.icons(id).met_by(hero))
            for id in self.card
        }

    def valid(self, card: str, hero: str) -> bool:
        """May this hero use this card (DA-ICO-01)?"""
        return hero in self.users[card]

    @cached_property
    def starters(self) -> dict[str, Cards]:
        """By hero, the starter cards in the order of their numbers (DA-CMP-09)."""
        return {
            hero: tuple(CardId(id) for id, card in self.card.items() if card.hero == hero)
            for hero in self.hero
        }

    @cached_property
    def generic_set(self) -> Cards:
        """One set of generic cards; copies of a card are the same (DA-BAS-02)."""
        generic = [card for card in self.card.values() if card.sort == "generic"]
        return tuple(CardId(card.id) for card in generic for _ in range(card.copies))

    @cached_property
    def upgrades(self) -> tuple[Cards, Cards, Cards]:
        """The three upgrade decks, by level from I (DA-SET-22)."""
        one, two, three = (
            tuple(CardId(id) for id, card in self.card.items() if card.level == level) for level in (1, 2, 3)
        )
        return one, two, three

    @cached_property
    def reactions(self) -> frozenset[str]:
        """The cards that may answer an attack (DA-REA-01)."""
        return frozenset(id for id, card in self.card.items() if card.is_reaction)

    @cached_property
    def modes(self) -> dict[str, tuple[tuple[Effect, ...], ...]]:
        """By card, the ways to play it."""
        return {id: modes_of(card) for id, card in self.card.items()}

    @cached_property
    def ways(self) -> dict[str, tuple[Sentence, ...]]:
        """By card, the ways to play it in words."""
        return {id: tuple(sentences(way)[0] for way in ways) for id, ways in self.modes.items()}

    @cached_property
    def columns(self) -> Callable[[tuple[Played, ...]], Column]:
        """By the cards under a hero: what they say."""
        return reader(self)

    @cached_property
    def beside(self) -> Callable[[Cards], Column]:
        """By the artifacts of an Alliance: what they say."""
        return artifact_reader(self)

    # -- decks of other things

    @cached_property
    def threat_stacks(self) -> tuple[Cards, Cards, Cards]:
        """The threat tokens by level from I, each by its threat card (DA-SET-06)."""
        one, two, three = (
            tuple(CardId(id) for id, threat in self.threat.items() for _ in range(threat.tokens[level]))
            for level in (0, 1, 2)
        )
        return one, two, three

    @cached_property
    def tiles_by_level(self) -> tuple[Cards, Cards, Cards]:
        """The level tiles, by level from I (DA-CMP-01)."""
        one, two, three = (
            tuple(CardId(id) for id, tile in self.tile.items() if tile.level == level) for level in (1, 2, 3)
        )
        return one, two, three

    @cached_property
    def solo_deck(self) -> Cards:
        """The solo/co-op cards (DA-CMP-29)."""
        return tuple(map(CardId, self.solo))

    # -- tables

    def limits(self, drafted: int) -> DraftRow:
        """The row of the draft bonus table for so many drafted cards; the last holds on (DA-DRA-07)."""
        return self.draft_rows[min(drafted, len(self.draft_rows) - 1)]

    @cached_property
    def draft_rows(self) -> tuple[DraftRow, ...]:
        """The draft bonus table by cards drafted (DA-CMP-20)."""
        return tuple(sorted(self.draft.values(), key=lambda row: row.drafted))

    def rank_of(self, score: int) -> str:
        """The rank of a solo or co-op score for each Alliance."""
        reached = [rank for rank in self.rank.values() if rank.least <= score]
        return max(reached, key=lambda rank: rank.least).id
