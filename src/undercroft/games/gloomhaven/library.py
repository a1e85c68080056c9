"""All records of Gloomhaven, typed, and what is reckoned from them once."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from undercroft.games.gloomhaven.dungeon import page_of
from undercroft.games.gloomhaven.ground import Ground, Layout
from undercroft.games.gloomhaven.records.abilities import Summon, SummonStats
from undercroft.games.gloomhaven.records.classes import Card, CharacterClass
from undercroft.games.gloomhaven.records.decks import AbilityCard, AbilityDeck
from undercroft.games.gloomhaven.records.goals import BattleGoal
from undercroft.games.gloomhaven.records.items import Item
from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.games.gloomhaven.records.monsters import AnyMonster
from undercroft.games.gloomhaven.records.rooms import DungeonMonsters, DungeonRoom
from undercroft.games.gloomhaven.records.scenario_rules import Boost, MonsterLevel
from undercroft.games.gloomhaven.records.scenarios import Scenario
from undercroft.games.gloomhaven.records.tables import Table
from undercroft.games.gloomhaven.records.treasures import Treasure
from undercroft.games.gloomhaven.state import Chamber, Haven, HavenState
from undercroft.parts.ground import Kept
from undercroft.space import Cells

RANDOM = "random"  # the scenario that is drawn room by room (GH-RDD-01)
KEPT = 64  # boards: several tables in play, each with some doors open
Place = tuple[str, tuple[Chamber, ...], int]  # the scenario; of a random dungeon its rooms and the characters
Laid = tuple[Place, tuple[str, ...], Cells, Cells]  # with its revealed rooms, open and unlocked doors


class Library(Struct, frozen=True, dict=True):
    """All records, by kind and id."""

    character: dict[str, CharacterClass]
    card: dict[str, Card]
    item: dict[str, Item]
    monster: dict[str, AnyMonster]
    deck: dict[str, AbilityDeck]
    modifier: dict[str, ModifierCard]
    goal: dict[str, BattleGoal]
    scenario: dict[str, Scenario]
    treasure: dict[str, Treasure]
    room: dict[str, DungeonRoom]
    dungeon: dict[str, DungeonMonsters]
    table: dict[str, Table]

    @cached_property
    def layouts(self) -> Kept[Place, Layout]:
        """The maps of scenarios; that of a random dungeon grows (GH-RDD-04)."""
        return Kept(lambda place: Layout(self.page(place)), KEPT)

    @cached_property
    def grounds(self) -> Kept[Laid, Ground]:
        """The boards, one for each set of rooms and doors."""
        return Kept(lambda laid: Ground(self.layouts[laid[0]], *laid[1:]), KEPT)

    @cached_property
    def outfits(self) -> dict[tuple[str, str, int], tuple[str, ...]]:
        """The advised outfits, by what it is, class and level."""
        return {}

    @cached_property
    def summons(self) -> dict[str, SummonStats]:
        """The statistics of each summon of a card or item, by its name."""
        halves = [half for card in self.card.values() for half in (card.top, card.bottom)]
        sets = [half.abilities for half in halves] + [item.abilities for item in self.item.values()]
        named = [
            ability.what for some in sets for ability in some if isinstance(ability, Summon) and ability.what
        ]
        return {stats.name: stats for stats in named}

    @cached_property
    def ability_cards(self) -> dict[tuple[str, str], AbilityCard]:
        """The monster ability cards, by deck and card."""
        return {(deck.id, card.id): card for deck in self.deck.values() for card in deck.cards}

    @cached_property
    def boosting(self) -> frozenset[str]:
        """The scenarios whose own rules may change what statistic cards say (GH-SPC-20)."""
        pages = self.scenario.values()
        special = [(page.id, rule) for page in pages for rule in page.rules]
        return frozenset([RANDOM, *(id for id, rule in special if isinstance(rule, (Boost, MonsterLevel)))])

    def page(self, place: Place) -> Scenario:
        """The scenario; a random dungeon as far as it was drawn (GH-RDD-04)."""
        scenario, chambers, players = place
        if scenario == RANDOM:
            return page_of(self.room, self.dungeon, chambers, players)
        return self.scenario[scenario]

    def layout(self, s: HavenState) -> Layout:
        """The map of the scenario in play."""
        return self.layouts[place_of(s)]

    def ground(self, s: HavenState) -> Ground:
        """The board as far as it is revealed."""
        return self.grounds[place_of(s), s.rooms, s.opened, s.unlocked]


def place_of(s: HavenState) -> Place:
    """The facts that determine the map of a game."""
    scenario = s.scenario
    return scenario, s.dungeon.chambers, len(s.party) if scenario == RANDOM else 0


def library(g: Haven) -> Library:
    """The records of the packs."""
    found: Library = g.rules.content
    return found


def layout(g: Haven) -> Layout:
    """The map of the scenario in play."""
    return library(g).layout(g.state)


def page(g: Haven) -> Scenario:
    """The scenario in play; a random dungeon as far as it was drawn."""
    s, records = g.state, library(g)
    return records.layout(s).scenario if s.scenario == RANDOM else records.scenario[s.scenario]


def ground(g: Haven) -> Ground:
    """The board as far as it is revealed, reckoned once for each set of rooms and doors."""
    s = g.state
    scenario = s.scenario  # asked many times a decision, so `place_of` is written out
    place = scenario, s.dungeon.chambers, len(s.party) if scenario == RANDOM else 0
    return g.rules.content.grounds[place, s.rooms, s.opened, s.unlocked]  # type: ignore[no-any-return]
