"""The campaign by rules of thumb: wear what fights best, learn in a good order, go where the reward is."""

from __future__ import annotations

from functools import lru_cache

from undercroft.bots.players import Advice
from undercroft.games.descent.campaign.options import (
    AgreeOption,
    BuyOption,
    BuyOverlordCardOption,
    GiveToOption,
    HandOverOption,
    LearnOption,
    NextQuestOption,
    PlayHereOption,
    SellOption,
)
from undercroft.games.descent.campaign.rules.next_quest import due
from undercroft.games.descent.campaign.rules.phase import GiveRelic
from undercroft.games.descent.campaign.rules.shop import Shopping, resale_price
from undercroft.games.descent.campaign.state import CampaignState, Hero
from undercroft.games.descent.deck_building import ADVISED, NEEDED
from undercroft.games.descent.library import Library
from undercroft.games.descent.outfits import best_outfit
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.records.rewards import ExperienceReward, GoldReward, ItemReward, RelicReward
from undercroft.games.descent.state import card_name
from undercroft.kernel import CardId, Decision, Game, Option, Rules, Seat, View
from undercroft.parts.decks import Cards

DEAR = 100  # gold: what costs more must help more
OUTFITS = 1 << 10  # kept of a campaign
WAIT = 12  # percent: for a card that helps less the gold is kept, while there is another shop
LIKELY = 20.0  # to win for sure, measured by rewards
REWARDS = {GoldReward: 2.0, ExperienceReward: 2.5, ItemReward: 4.0, RelicReward: 1.5}
# About the heroes' share in games of four of them, as it was in version 0.5.0. By the shares of campaigns
# the Overlord, who chooses more often, won 82 to 90 of 100: docs/balance-descent.md.
HEROES_WIN = {
    "a-fat-goblin": 0.45, "castle-daerion": 0.3, "the-cardinals-plight": 0.5, "the-masquerade-ball": 0.5,
    "death-on-the-wing": 0.4, "the-monsters-hoard": 0.6, "the-frozen-spire": 0.8, "the-dawnblade": 0.5,
    "the-desecrated-tomb": 0.55, "enduring-the-elements": 0.7, "the-ritual-of-shadows": 0.55,
    "blood-of-heroes": 0.95, "the-twin-idols": 0.8, "the-wyrm-turns": 0.7, "the-wyrm-rises": 0.45,
}  # fmt: skip
SAVE = 0.5  # doing nothing is better than what is worth less
Worth = tuple[float, str]


class CampaignBot:
    """Spends experience and gold for a hero or the Overlord, and chooses quests."""

    needs_view = True

    def __init__(self, rules: Rules[CampaignState], seat: Seat, seed: str) -> None:
        self.rules = rules
        self.content: Library = rules.content
        self.seat = seat
        self.outfit = lru_cache(OUTFITS)(self.strength)

    def choose(self, view: View, decision: Decision) -> int:
        return self.advise(view, decision).pick

    def advise(self, view: View, decision: Decision) -> Advice:
        g = Game(self.rules, view.state)
        worths = [self.worth(g, option) for option in decision.options]
        pick = max(range(len(worths)), key=lambda i: worths[i][0])
        return Advice(pick, f"hint-campaign-{worths[pick][1]}")

    def worth(self, g: Game[CampaignState], option: Option) -> Worth:
        """How good an option is, and the message that says why."""
        match option:
            case NextQuestOption(quest):
                return self.quest(g, quest), "quest-likely"
            case LearnOption(skill):
                return self.skill(g, g.state.heroes[self.seat], skill), "skill"
            case BuyOverlordCardOption(card):
                return self.overlord_card(g, card), "card"
            case BuyOption(card):
                most = max(self.gain(g, hero, card) for hero in g.state.heroes.values())
                worth = most * (DEAR / self.item(card).price) ** 0.5
                return (worth if worth >= WAIT or is_last_chance(g) else 0), "ware"
            case SellOption(card):
                return self.sale(g, card), "sell"
            case HandOverOption(card):
                return self.handing_over(g, card), "give"
            case GiveToOption(seat):
                return self.gain(g, g.state.heroes[seat], self.at_stake(g)) + 1, "give"
            case PlayHereOption():
                return 1, "play-here"
            case AgreeOption():
                return 1, "agree"
        return SAVE, "save-xp" if decides_on_experience(g) else "save-gold"

    def quest(self, g: Game[CampaignState], quest: str) -> float:
        """By how often the own side wins it, then by its reward."""
        is_hero, rewards = self.seat in g.state.heroes, self.content.quest[quest].rewards
        own = rewards.heroes if is_hero else rewards.overlord
        share = HEROES_WIN.get(quest, 0.5)
        return (
            1 + LIKELY * (share if is_hero else 1 - share) + sum(REWARDS.get(type(each), 0) for each in own)
        )

    # -- experience

    def skill(self, g: Game[CampaignState], hero: Hero, skill: str) -> float:
        """The next of the good order; another only before the Finale, when nothing can be saved for."""
        advised = [each for each in self.content.calling[hero.calling].advised if each not in hero.skills]
        if advised and skill == advised[0]:
            return 3
        rank = advised.index(skill) if skill in advised else len(advised)
        return 2 - rank / 20 if is_last_chance(g) else 0

    def overlord_card(self, g: Game[CampaignState], name: str) -> float:
        """The next card of a good deck; else the strongest that he can have."""
        owned = [card_name(card) for card in g.state.overlord.cards]
        wanted = [card for card in ADVISED if card not in owned]
        if wanted and name == wanted[0]:
            return 3
        record = self.content.overlord[name]
        founded = NEEDED.get(record.level, 0) > 0
        if not wanted:
            return 1 + record.level / 4
        return 1 + founded / 2 if is_last_chance(g) else 0

    # -- equipment

    def gain(self, g: Game[CampaignState], hero: Hero, card: CardId) -> float:
        """How many percent better he fights with the best outfit that a card allows."""
        others = tuple(each for each in hero.items if each != card)
        act = g.state.act
        with_it = self.outfit(hero.hero, hero.calling, act, (*others, card))
        return 100 * (with_it / self.outfit(hero.hero, hero.calling, act, others) - 1)

    def strength(self, hero: str, calling: str, act: int, cards: Cards) -> float:
        return best_outfit(self.content, hero, calling, act, cards)[0]

    def item(self, card: CardId) -> Item:
        return self.content.item[card_name(card)]

    def sale(self, g: Game[CampaignState], card: CardId) -> float:
        """Gold for what nobody would wear."""
        if any(self.gain(g, hero, card) > 0 for hero in g.state.heroes.values()):
            return 0
        return 1 + resale_price(g, card) / 1000

    def handing_over(self, g: Game[CampaignState], card: CardId) -> float:
        """Whoever gains more by a card than its owner should have it."""
        owner = g.state.owner_of(card)
        if owner is None:
            return 0
        most = max(self.gain(g, hero, card) for hero in g.state.heroes.values() if hero is not owner)
        return max(0.0, most - self.gain(g, owner, card))

    def at_stake(self, g: Game[CampaignState]) -> CardId:
        """The card of which it is asked who gets it."""
        for frame in reversed(g.state.frames):
            if isinstance(frame, (Shopping, GiveRelic)):
                return frame.card
        return CardId("")


def decides_on_experience(g: Game[CampaignState]) -> bool:
    return not any(isinstance(frame, Shopping) for frame in g.state.frames)


def is_last_chance(g: Game[CampaignState]) -> bool:
    """After the Finale there is nothing to spend experience on (D2-FIN-07)."""
    return due(g.rules.content, g.state) == "finale"
