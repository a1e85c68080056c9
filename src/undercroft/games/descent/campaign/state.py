"""The campaign between two quests: its leaves and its state (D2-CAM-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from undercroft.games.descent.epic import BASIC
from undercroft.games.descent.state import HEROES, OVERLORD
from undercroft.kernel import Game, Leaf, Report, Seat, State
from undercroft.parts.decks import Cards

if TYPE_CHECKING:
    from undercroft.games.descent.library import Library

NO_SEAT = Seat(-1)


class Hero(Leaf, omit_defaults=True):
    """A hero between two quests: his skills beside the basic one, all he carries, his experience."""

    seat: Seat
    hero: str
    calling: str
    skills: tuple[str, ...] = ()
    items: Cards = ()
    xp: int = 0  # that he has not spent
    earned: int = 0  # in all, as is `spent`
    spent: int = 0


class Overlord(Leaf, omit_defaults=True):
    """The Overlord: the cards that he bought, his relics, his experience."""

    seat: Seat = NO_SEAT
    cards: Cards = ()
    relics: tuple[str, ...] = ()
    xp: int = 0
    earned: int = 0
    spent: int = 0


class Purse(Leaf, omit_defaults=True):
    """The heroes' common gold (D2-SHP-02)."""

    gold: int = 0
    earned: int = 0
    spent: int = 0


class Played(Leaf, omit_defaults=True):
    """A quest that is over, and which side won it (D2-NXT-03)."""

    quest: str
    winner: str
    recorded: bool = False  # it was played at a table of one's own
    gold: int = 0  # that the heroes had earned before it, for statistics, as are the next two
    xp: int = 0  # of each hero
    overlord_xp: int = 0


class CampaignReport(Report, omit_defaults=True):
    """The result of a campaign."""

    played: tuple[Played, ...]
    heroes: tuple[Hero, ...]
    overlord: Overlord
    purse: Purse


class CampaignState(State, kw_only=True):
    heroes: dict[Seat, Hero] = field(default_factory=dict)
    overlord: Overlord = Overlord()
    purse: Purse = Purse()
    act: int = 1
    played: tuple[Played, ...] = ()
    quest: str = ""  # where the heroes are, or go next
    offered: Cards = ()  # shop cards that lie open
    gone: Cards = ()  # in the box for the rest of the campaign
    variants: tuple[str, ...] = ()  # as rule ids
    level: str = BASIC  # of an epic campaign (D2-EPI-02)
    own_table: bool = False  # quests may be played elsewhere and only recorded here
    giving_up: tuple[Seat, ...] = ()

    def won_by(self, quest: str) -> str:
        """The side that won a quest; empty: it was not played."""
        return next((each.winner for each in self.played if each.quest == quest), "")

    def owner_of(self, card: str) -> Hero | None:
        """The hero who carries a card."""
        return next((hero for hero in self.heroes.values() if card in hero.items), None)


Campaigning = Game[CampaignState]


def library(g: Campaigning) -> Library:
    """The records of the packs."""
    found: Library = g.rules.content
    return found


def hero_seats(s: CampaignState) -> tuple[Seat, ...]:
    return tuple(s.heroes)


def side_of(s: CampaignState, seat: Seat) -> str:
    return OVERLORD if seat == s.overlord.seat else HEROES


def has_errata(g: Campaigning) -> bool:
    """Is the variant `errata` played (D2-ERR)?"""
    return "D2-ERR" in g.state.variants
