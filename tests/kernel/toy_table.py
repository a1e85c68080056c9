"""The table of the brawl: its leaves, events and options."""

from __future__ import annotations

from typing import Annotated

from undercroft.kernel import (
    NOBODY,
    OWNER,
    CardId,
    Event,
    FigureId,
    Game,
    Leaf,
    Option,
    Seat,
    State,
    replace,
)  # fmt: skip

SEATS = (Seat(0), Seat(1), Seat(2))
HEALTH, ROUNDS = 5, 3
CARDS = tuple(map(CardId, ("fury", "dodge", "riposte", "cover", "fury", "dodge", "spite")))
DIE = ("1", "2", "2", "3")


class Player(Leaf):
    """One of the three. Hand and draw pile are as secret as each other; the pile has no order."""

    seat: Seat
    health: int = HEALTH
    potions: int = 1
    cards: Annotated[tuple[CardId, ...], OWNER] = ()
    pile: Annotated[tuple[CardId, ...], OWNER] = CARDS
    discard: tuple[CardId, ...] = ()
    stance: str = ""
    has_acted: bool = False


class ToyState(State, kw_only=True):
    """The table of a brawl."""

    players: dict[Seat, Player]
    round: int = 0
    chest: str = "shut"
    ground: int = 1 << 60 | 1  # a set of cells, as boards have them
    mood: Annotated[str, NOBODY] = "calm"


Toy = Game[ToyState]


def figure(seat: Seat) -> FigureId:
    return FigureId(seat + 1)


def living(s: ToyState) -> tuple[Seat, ...]:
    return tuple(seat for seat, player in s.players.items() if player.health > 0)


class RoundBegan(Event):
    """A round began: nobody has acted, no stance is chosen."""

    round: int

    def apply(self, s: ToyState) -> None:
        s.round = self.round
        for seat, player in s.players.items():
            s.players[seat] = replace(player, stance="", has_acted=False)


class Drawn(Event):
    """A seat drew a card that only it may see."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: ToyState) -> None:
        player = s.players[self.seat]
        pile = list(player.pile)
        pile.remove(self.card)
        s.players[self.seat] = replace(player, cards=(*player.cards, self.card), pile=tuple(pile))


class Stood(Event):
    """A stance was shown."""

    seat: Seat
    stance: str

    def apply(self, s: ToyState) -> None:
        s.players[self.seat] = replace(s.players[self.seat], stance=self.stance)


class Acted(Event):
    """A seat's attack of the round is spent."""

    seat: Seat

    def apply(self, s: ToyState) -> None:
        s.players[self.seat] = replace(s.players[self.seat], has_acted=True)


class ChestOpened(Event):
    """What lies in the chest was nowhere in the state until now."""

    opens = True
    content: str

    def apply(self, s: ToyState) -> None:
        s.chest = self.content


class Rolled(Event):
    """The die of an attack lies on the table."""

    seat: Seat
    face: int


class CardPlayed(Event):
    """A card left a hand, for all to see."""

    seat: Seat
    card: CardId

    def apply(self, s: ToyState) -> None:
        player = s.players[self.seat]
        cards = list(player.cards)
        cards.remove(self.card)
        s.players[self.seat] = replace(player, cards=tuple(cards), discard=(*player.discard, self.card))


class Hurt(Event):
    """A seat lost health."""

    seat: Seat
    amount: int

    def apply(self, s: ToyState) -> None:
        player = s.players[self.seat]
        s.players[self.seat] = replace(player, health=max(0, player.health - self.amount))


class Drunk(Event):
    """A potion is empty."""

    seat: Seat
    amount: int

    def apply(self, s: ToyState) -> None:
        player = s.players[self.seat]
        health = min(HEALTH, player.health + self.amount)
        s.players[self.seat] = replace(player, health=health, potions=player.potions - 1)


class StanceOption(Option):
    stance: str


class VoteOption(Option):
    opens: bool


class TargetOption(Option):
    seat: Seat


class DrinkOption(Option):
    """An aside: a potion, at any time of one's own."""


class SipOption(Option):
    amount: int
