"""The campaign: its leaves and its state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from undercroft.kernel import Game, Leaf, Report, Seat, State

if TYPE_CHECKING:
    from undercroft.games.tiny.campaign.records import CampaignContent


class Hero(Leaf, omit_defaults=True):
    """A hero between two delves."""

    seat: Seat
    hero: str
    gold: int = 0
    wounds: int = 0
    items: tuple[str, ...] = ()
    earned: int = 0  # in all, as is `spent`
    spent: int = 0


class Night(Leaf):
    """A delve that is over."""

    delve: str
    won: bool


class CampaignReport(Report, omit_defaults=True):
    """The result of a campaign."""

    nights: tuple[Night, ...]
    heroes: tuple[Hero, ...]


class CampaignState(State, kw_only=True):
    party: tuple[str, ...] = ()
    heroes: dict[Seat, Hero] = field(default_factory=dict)
    nights: tuple[Night, ...] = ()
    delve: str = ""  # where the heroes are, or go next
    torches: int = 0  # bought for the next delve


Campaigning = Game[CampaignState]


def content(g: Campaigning) -> CampaignContent:
    """The records of the packs."""
    found: CampaignContent = g.rules.content
    return found
