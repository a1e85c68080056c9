"""Which two cards to play, which of them leads, when to rest, which card to lose."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from undercroft.games.gloomhaven.records.abilities import Attack, Move
from undercroft.kernel import CardId

from .fights import EVERYWHERE
from .plans import Plans
from .position import Position
from .stamina import Stamina, keep, turns

MARCHED = 0.12  # of a card's worth, for playing it while nobody is about
SPENT = 0.22  # ... and in a fight
IDLE = 4  # cards in hand: with nobody in reach it is time for a rest
HURT = 0.55  # of the hit points
ENOUGH = 6  # cards in all, for a rest that is for health only


class Pair(NamedTuple):
    """Two cards, the leading one first."""

    score: float
    lead: CardId
    second: CardId


class Hands:
    """The seat's choices of cards before and after a round."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.now = Plans(position)
        self.stamina: Stamina = self.now.deeds.stamina

    @cached_property
    def later(self) -> Plans:
        """All that can be done if the foes come first."""
        return Plans(self.position.if_they_come())

    # -- choosing two

    @cached_property
    def pairs(self) -> list[Pair]:
        """Every pair and either of them in the lead, best first."""
        mat = self.position.mat
        found = []
        if mat.picked:
            lead = mat.picked[0]
            for card in mat.hand:
                early, late = self.both_ways(lead, card)
                found.append(Pair(self.weighed(early, late, lead), lead, card))
        else:
            for one, other in combinations(mat.hand, 2):
                early, late = self.both_ways(one, other)
                found.append(Pair(self.weighed(early, late, one), one, other))
                found.append(Pair(self.weighed(early, late, other), other, one))
        return sorted(found, key=lambda pair: -pair.score)

    def both_ways(self, one: CardId, other: CardId) -> tuple[float, float]:
        """The worth of two cards before the foes' turns, and after them; better ones are kept."""
        spent = keep(self.position, one) + keep(self.position, other)
        early = self.now.pair(one, other)
        if not self.position.foes:
            return early - MARCHED * spent, early - MARCHED * spent
        late = self.later.pair(one, other) - self.position.danger(self.position.here) * self.position.care
        return early - SPENT * spent, late - SPENT * spent

    def weighed(self, early: float, late: float, lead: CardId) -> float:
        initiative = self.position.records.card[lead].initiative
        if not self.position.foes:  # a door is opened before the others' turns
            return early + (0.01 if self.now.deeds.places.goes_first else -0.01) * (50 - initiative)
        first = self.before(initiative)
        return first * early + (1 - first) * late

    def before(self, initiative: int) -> float:
        """How likely the foes act after this initiative."""
        chance = weight = 0.0
        for foe in self.position.foes:
            deck = self.position.records.monster[foe.leaf.kind] if foe.attack else None
            name = getattr(deck, "deck", "")
            if name not in self.position.records.deck:
                continue
            cards = self.position.records.deck[name].cards
            chance += foe.threat * sum(card.initiative > initiative for card in cards) / len(cards)
            weight += foe.threat
        return chance / weight if weight else 0.5

    # -- resting

    def wants_long_rest(self) -> bool:
        """There is nobody to fight, and cards or health are low; or there is nothing else to do."""
        mat, position = self.position.mat, self.position
        if len(mat.hand) < 2:
            return True
        if len(mat.discard) < 2 or self.stamina.needed <= 0:
            return False
        if position.foes:
            return len(mat.hand) <= IDLE and len(mat.discard) > 2 and not self.can_fight
        many = len(mat.hand) + len(mat.discard) >= ENOUGH and len(mat.discard) >= 4
        return position.health <= HURT and many and self.stamina.slack > 0

    @cached_property
    def can_fight(self) -> bool:
        """Can anybody be attacked this round, now or when the foes have come?"""
        records = self.position.records.card
        halves = [
            half for card in self.position.mat.hand for half in (records[card].top, records[card].bottom)
        ]
        abilities = [ability for half in halves for ability in half.abilities]
        attacks = [ability for ability in abilities if isinstance(ability, Attack)]
        steps = [plan for plan in abilities if isinstance(plan, Move)]
        for plans in (self.now, self.later):
            points = max((plans.points(move) for move in steps), default=2)
            ends = plans.position.ends(plans.position.here, max(2, points), "walk")[0]
            fights = plans.deeds.fights
            spans = {fights.span(attack) for attack in attacks} - {EVERYWHERE}  # those are for passing foes
            if any(fights.fit(span) & ends for span in spans):
                return True
        return False

    def wants_short_rest(self) -> bool:
        """When the hand is all but empty: with foes about there is no time for a long one."""
        mat, position = self.position.mat, self.position
        if len(mat.hand) >= 2:
            return False
        return position.danger(position.here) > 0

    # -- losing

    def loses_hand_card(self) -> bool:
        """Is a card of the hand less of a loss than two discarded ones?"""
        hand, discard = self.stamina.hand, self.stamina.discard
        return turns(hand - 1, discard) >= turns(hand, discard - 2)

    def negates(self, amount: int) -> bool:
        """Cards are lost for damage that would be the end, or for a heavy blow while there are many."""
        hp = self.position.me.hp
        if amount >= hp:
            return True
        return amount >= 4 and self.stamina.slack >= 6
