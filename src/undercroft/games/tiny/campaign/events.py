"""The events of the campaign: each event writes itself down, and nothing else writes."""

from __future__ import annotations

from undercroft.games.tiny.campaign.state import CampaignState, Hero, Night
from undercroft.kernel import Event, Seat, replace


class HeroHired(Event):
    """A hero joins, with what they carry."""

    hero: Hero

    def apply(self, s: CampaignState) -> None:
        s.heroes[self.hero.seat] = self.hero


class WayTaken(Event):
    """The heroes know where they go next."""

    night: int
    delve: str

    def apply(self, s: CampaignState) -> None:
        s.delve = self.delve


class DelveEnded(Event):
    """The heroes are back."""

    night: Night

    def apply(self, s: CampaignState) -> None:
        s.nights += (self.night,)
        s.delve, s.torches = "", 0


class HeroReturned(Event):
    """A hero is home: hurt as they are, with what they have left."""

    seat: Seat
    wounds: int
    items: tuple[str, ...]
    fallen: bool = False

    def apply(self, s: CampaignState) -> None:
        s.heroes[self.seat] = replace(s.heroes[self.seat], wounds=self.wounds, items=self.items)


class GoldEarned(Event):
    """A hero's share of what a delve paid."""

    seat: Seat
    gold: int

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        s.heroes[self.seat] = replace(hero, gold=hero.gold + self.gold, earned=hero.earned + self.gold)


class WareBought(Event):
    """Gold for a ware."""

    seat: Seat
    ware: str
    price: int

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        s.heroes[self.seat] = replace(hero, gold=hero.gold - self.price, spent=hero.spent + self.price)


class BagOpened(Event):
    """The contents of the bag."""

    seat: Seat
    ware: str


class ItemGained(Event):
    """A hero carries one more thing."""

    seat: Seat
    item: str

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        s.heroes[self.seat] = replace(hero, items=(*hero.items, self.item))


class WoundsDressed(Event):
    """A hero is hurt less."""

    seat: Seat
    wounds: int

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        s.heroes[self.seat] = replace(hero, wounds=hero.wounds - self.wounds)


class TorchesPacked(Event):
    """The torches will last longer next time."""

    torches: int

    def apply(self, s: CampaignState) -> None:
        s.torches += self.torches
