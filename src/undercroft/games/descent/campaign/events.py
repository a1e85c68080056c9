"""The events of the campaign: each event writes itself down, and nothing else writes."""

from __future__ import annotations

from undercroft.games.descent.campaign.state import CampaignState, Hero, Overlord, Played, Purse
from undercroft.kernel import CardId, Event, Seat, replace
from undercroft.parts.decks import Cards


class HeroEnlisted(Event):
    """A hero takes part in the campaign, with his class and what he has."""

    hero: Hero

    def apply(self, s: CampaignState) -> None:
        s.heroes[self.hero.seat] = self.hero


class OverlordEnlisted(Event):
    """The Overlord takes his seat."""

    overlord: Overlord

    def apply(self, s: CampaignState) -> None:
        s.overlord = self.overlord


class SheetRead(Event):
    """A campaign goes on that was begun elsewhere: quests played, gold, the act."""

    played: tuple[Played, ...]
    purse: Purse
    act: int
    gone: Cards = ()

    def apply(self, s: CampaignState) -> None:
        s.played, s.purse, s.act, s.gone = self.played, self.purse, self.act, self.gone


class QuestChosen(Event):
    """The next quest is known (D2-NXT-01)."""

    quest: str
    side: str = ""  # that chose it; empty: nobody had a choice

    def apply(self, s: CampaignState) -> None:
        s.quest = self.quest


class QuestEnded(Event):
    """A quest is over, and its winner is written down (D2-NXT-03)."""

    played: Played

    def apply(self, s: CampaignState) -> None:
        s.played += (self.played,)
        s.quest = ""


class ItemsReturned(Event):
    """Heroes come home with other cards than they took along: they traded (D2-TRD), or found a chest."""

    hands: tuple[tuple[Seat, Cards], ...]

    def apply(self, s: CampaignState) -> None:
        for seat, items in self.hands:
            s.heroes[seat] = replace(s.heroes[seat], items=items)


class GoldGained(Event):
    """Gold comes into the common purse: of search cards, of a reward."""

    gold: int
    source: str  # "search", "reward", "epic"

    def apply(self, s: CampaignState) -> None:
        s.purse = Purse(s.purse.gold + self.gold, s.purse.earned + self.gold, s.purse.spent)


class ExperienceGained(Event):
    """A hero or the Overlord has more experience (D2-EXP-01)."""

    seat: Seat
    xp: int

    def apply(self, s: CampaignState) -> None:
        if self.seat == s.overlord.seat:
            who = s.overlord
            s.overlord = replace(who, xp=who.xp + self.xp, earned=who.earned + self.xp)
        else:
            hero = s.heroes[self.seat]
            s.heroes[self.seat] = replace(hero, xp=hero.xp + self.xp, earned=hero.earned + self.xp)


class SkillLearned(Event):
    """A hero pays experience for a skill (D2-EXP-23)."""

    seat: Seat
    skill: str
    xp: int

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        skills = (*hero.skills, self.skill)
        s.heroes[self.seat] = replace(hero, skills=skills, xp=hero.xp - self.xp, spent=hero.spent + self.xp)


class OverlordCardBought(Event):
    """The Overlord pays experience for a card, which goes into his deck (D2-EXP-08, D2-EXP-23)."""

    card: CardId
    xp: int

    def apply(self, s: CampaignState) -> None:
        who = s.overlord
        cards = (*who.cards, self.card)
        s.overlord = replace(who, cards=cards, xp=who.xp - self.xp, spent=who.spent + self.xp)


class RelicTaken(Event):
    """The Overlord has a relic (D2-REL-02)."""

    relic: str

    def apply(self, s: CampaignState) -> None:
        s.overlord = replace(s.overlord, relics=(*s.overlord.relics, self.relic))


class RelicGiven(Event):
    """A hero carries a relic of the heroes (D2-REL-11)."""

    seat: Seat
    card: CardId

    def apply(self, s: CampaignState) -> None:
        hero = s.heroes[self.seat]
        s.heroes[self.seat] = replace(hero, items=(self.card, *hero.items))


class ShopOpened(Event):
    """Shop cards lie open (D2-SHP-04)."""

    cards: Cards

    def apply(self, s: CampaignState) -> None:
        s.offered = self.cards


class ShopClosed(Event):
    """Cards that nobody bought go back (D2-SHP-08)."""

    def apply(self, s: CampaignState) -> None:
        s.offered = ()


class CardBought(Event):
    """Gold for a shop card, which one hero gets (D2-SHP-07)."""

    seat: Seat
    card: CardId
    price: int

    def apply(self, s: CampaignState) -> None:
        purse, hero = s.purse, s.heroes[self.seat]
        s.purse = Purse(purse.gold - self.price, purse.earned, purse.spent + self.price)
        s.heroes[self.seat] = replace(hero, items=(self.card, *hero.items))
        s.offered = tuple(card for card in s.offered if card != self.card)


class CardSold(Event):
    """A card for gold; it goes back into its shop deck, or into the box (D2-SHP-12, D2-SHP-13)."""

    seat: Seat
    card: CardId
    price: int
    for_good: bool = False

    def apply(self, s: CampaignState) -> None:
        purse, hero = s.purse, s.heroes[self.seat]
        s.purse = Purse(purse.gold + self.price, purse.earned + self.price, purse.spent)
        s.heroes[self.seat] = replace(hero, items=tuple(card for card in hero.items if card != self.card))
        if self.for_good:
            s.gone += (self.card,)


class CardHandedOver(Event):
    """One hero gives another a card (D2-SHP-17)."""

    seat: Seat
    to: Seat
    card: CardId

    def apply(self, s: CampaignState) -> None:
        giver, taker = s.heroes[self.seat], s.heroes[self.to]
        s.heroes[self.seat] = replace(giver, items=tuple(card for card in giver.items if card != self.card))
        s.heroes[self.to] = replace(taker, items=(self.card, *taker.items))


class ActTwoBegan(Event):
    """Act II cards of monsters and lieutenants are used from now on (D2-AC2-02)."""

    def apply(self, s: CampaignState) -> None:
        s.act = 2


class FirstShopCleared(Event):
    """The Act I shop cards that nobody has go into the box (D2-AC2-04)."""

    cards: Cards

    def apply(self, s: CampaignState) -> None:
        s.gone += self.cards


class GivingUp(Event):
    """A player would give the campaign up, or would not any more."""

    seat: Seat
    agrees: bool

    def apply(self, s: CampaignState) -> None:
        others = tuple(seat for seat in s.giving_up if seat != self.seat)
        s.giving_up = (*others, self.seat) if self.agrees else others
