"""How long a character lasts, and what a card is worth keeping for."""

from __future__ import annotations

from functools import cached_property, lru_cache

from undercroft.games.gloomhaven.records.abilities import Attack, RecoverCards
from undercroft.games.gloomhaven.records.classes import Card
from undercroft.games.gloomhaven.worth import card_worth
from undercroft.kernel import CardId

from .position import Position

ROOM = 6.0  # rounds that a room behind a door takes
A_TURN = 4.0  # the worth of one more round
PLENTY = 8.0  # rounds to spare: time matters little then
LEAST = 0.4  # of the price of a card, however many rounds there are to spare
KEPT = 3  # cards that are left when lost ones are recovered
COMES_BACK = 0.5  # of the price, while lost cards can be recovered
A_ROUND = 1.5  # damage that one character deals in a round of a fight


@lru_cache(1024)
def turns(hand: int, discard: int) -> int:
    """Rounds that so many cards last, with a rest whenever there is no other way (GH-EXH-02)."""
    lasting = 0
    while True:
        played = hand // 2
        lasting += played
        hand, discard = hand - 2 * played, discard + 2 * played
        if discard < 2:
            return lasting
        hand, discard = hand + discard - 1, 0


class Stamina:
    """The seat's cards against the rounds that are still to come."""

    def __init__(self, position: Position) -> None:
        self.position = position
        mat = position.mat
        self.hand = len(mat.hand) + len(mat.picked)
        self.discard = len(mat.discard) + len(mat.played)

    @cached_property
    def left(self) -> int:
        """Rounds that the cards last."""
        return turns(self.hand, self.discard) + self.more

    @cached_property
    def more(self) -> int:
        """Rounds that lost cards give once they are recovered."""
        if not self.recovers:
            return 0
        others = self.hand + self.discard - 1
        return max(0, turns(0, others + len(self.position.mat.lost)) - turns(0, KEPT))

    @cached_property
    def needed(self) -> float:
        """Rounds until all is done, by the foes that stand and the rooms that are closed."""
        position = self.position
        heroes = sum(not mat.gone for mat in position.state.characters.values()) or 1
        health = sum(foe.hp + 2 * foe.shield for foe in position.foes)
        closed = len(position.ground.layout.floors) - len(position.state.rooms)
        return health / (A_ROUND * heroes) + ROOM * closed

    @cached_property
    def slack(self) -> float:
        """Rounds to spare if a card is lost."""
        return self.without - self.needed

    @cached_property
    def price(self) -> float:
        """The cost of losing a card: the rounds that it would have lasted, as far as they are needed."""
        pressure = min(1.0, max(LEAST, 1.0 - self.slack / PLENTY))
        return A_TURN * pressure * (self.left - self.without) * (COMES_BACK if self.recovers else 1.0)

    @cached_property
    def recovers(self) -> bool:
        """Is there a card that brings all lost ones back?"""
        mat, records = self.position.mat, self.position.records.card
        mine = (
            records[card] for card in (*mat.hand, *mat.picked, *mat.discard, *mat.played) if card in records
        )
        abilities = (
            ability for card in mine for half in (card.top, card.bottom) for ability in half.abilities
        )
        return any(isinstance(a, RecoverCards) and a.what == "lost" and a.cards == "all" for a in abilities)

    @cached_property
    def without(self) -> int:
        """The rounds that are left if a card in play is lost."""
        fewer = turns(self.hand, self.discard - 1) if self.discard else turns(max(0, self.hand - 1), 0)
        return fewer + self.more


def keep(position: Position, card: CardId) -> float:
    """How much a card will be wanted: what is least wanted is lost first."""
    return card_worth(position.records.card[card])


def ranged_share(position: Position) -> float:
    """How much of what the character's cards can do is done from afar."""
    mat = position.mat
    near = far = 0
    for card in (*mat.hand, *mat.picked, *mat.discard, *mat.played):
        record: Card | None = position.records.card.get(card)
        for half in (record.top, record.bottom) if record is not None else ():
            for ability in half.abilities:
                if isinstance(ability, Attack):
                    if ability.range is not None:
                        far += 1
                    else:
                        near += 1
    return far / max(1, near + far)
