"""The market: upgrades to draft or exchange, heroes to take, who leads."""

from __future__ import annotations

from undercroft.games.alliance.options import (
    DraftDiscardedOption,
    DraftOption,
    ExchangeOption,
    LeadOption,
    TakeHeroOption,
)
from undercroft.games.alliance.records.cards import Card
from undercroft.games.alliance.state import CYCLES, ROUNDS
from undercroft.kernel import Option

from .asked import Asked
from .card_facts import facts_of
from .reasons import Grounds, Worth, because

EDGE = 0.2  # of a point of power that a card adds to attacks
PET = 0.7  # of a point of a pet's, which comes beside the hero's own attack
TASTE = {"weapon": 0.3, "attack-spell": 0.25, "stance": 0.15, "pet": 0.25, "item": -0.2, "gear": -0.3}


class Market(Asked):
    """The worths of what is on offer."""

    def draft(self, option: DraftOption | DraftDiscardedOption) -> Worth:
        """A dearer card does more; the more heroes can use it the better."""
        record = self.at.content.card[option.card]
        users = self.at.content.users[option.card]
        count = sum(self.at.figure(i).kind in users for i in self.at.alliance.heroes)
        score = 0.5 + 0.35 * record.cost + 0.15 * count + (0.5 if record.is_artifact else 0)
        score += sum(TASTE.get(kind, 0.0) for kind in record.types) + EDGE * self.edge(record)
        late = self.g.state.round == ROUNDS and self.g.state.cycle >= CYCLES - 1 and not record.is_artifact
        if isinstance(option, DraftDiscardedOption):
            score -= 0.3
        return Worth(score - (0.6 if late else 0), "draft", Grounds(card=option.card))

    def edge(self, record: Card) -> float:
        """The power that a card adds to the best attack that a hero of the alliance can make with it."""
        users, content = self.at.content.users[record.id], self.at.content
        heroes = [content.hero[self.at.figure(i).kind] for i in self.at.alliance.heroes]
        return max(
            (
                max(getattr(way, hero.type), way.base[1] - hero.attack, PET * way.beast[0])
                for hero in heroes
                if hero.id in users
                for way in facts_of(record)
            ),
            default=0.0,
        )

    def exchange(self, option: ExchangeOption) -> Worth:
        return because(0.2 if len(self.decision.options) == len(self.exchanges) + 1 else -0.2, "exchange")

    @property
    def exchanges(self) -> list[Option]:
        return [each for each in self.decision.options if isinstance(each, ExchangeOption)]

    def take_hero(self, option: TakeHeroOption) -> Worth:
        """Strong heroes, of classes that the alliance lacks."""
        record = self.at.content.hero[option.hero]
        mine = [
            self.at.content.hero[self.at.figure(i).kind]
            for i in self.at.alliance.heroes
            if i in self.g.state.figures
        ]
        fresh = sum(all(calling not in each.callings for each in mine) for calling in record.callings)
        melee = sum(each.type == record.type for each in mine)
        return because(
            record.attack + 0.4 * record.health + 0.5 * fresh - 0.5 * melee + 0.3 * record.speed, "hero"
        )

    def lead(self, option: LeadOption) -> Worth:
        """The swiftest fighter stands in front."""
        record = (
            self.at.content.hero[self.g.state.figures[option.figure].kind]
            if option.figure in self.g.state.figures
            else None
        )
        return because(0.0 if record is None else record.speed + (record.type == "melee"), "lead")
