"""The events of the Cellar: each event writes itself down, and nothing else writes."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undercroft.games.tiny.state import Figure, Hand, InPlay, TinyState, Turn
from undercroft.kernel import OWNER, CardId, Event, FigureId, Seat, replace
from undercroft.parts.decks import Deck, OwnDeck, without
from undercroft.parts.dice import Die
from undercroft.space import Cell

NOBODYS = Turn()


class DelveBegan(Event):
    """The fate deck is shuffled and the torches are lit."""

    torches: int
    fate: Deck

    def apply(self, s: TinyState) -> None:
        s.torches, s.fate = self.torches, self.fate


class HeroPlaced(Event):
    """A hero stands at the start, with a shuffled deck."""

    figure: FigureId
    hero: Figure
    deck: OwnDeck

    def apply(self, s: TinyState) -> None:
        seat = self.hero.seat
        s.figures[self.figure] = self.hero
        s.hands[seat], s.decks[seat] = Hand(seat), self.deck


class RoomRevealed(Event):
    """A room and its chests are there for all to see."""

    opens: ClassVar[bool] = True

    room: str
    chests: tuple[Cell, ...] = ()

    def apply(self, s: TinyState) -> None:
        s.rooms += (self.room,)
        s.chests += self.chests


class MonsterPlaced(Event):
    """A monster stands in a revealed room."""

    figure: FigureId
    monster: Figure

    def apply(self, s: TinyState) -> None:
        s.figures[self.figure] = self.monster


class RoundStarted(Event):
    """A new round: nobody has acted."""

    round: int

    def apply(self, s: TinyState) -> None:
        s.round, s.acted = self.round, ()
        for i, figure in s.figures.items():
            if figure.used:
                s.figures[i] = replace(figure, used=())


class StanceTaken(Event):
    """A hero's stance of the round is revealed."""

    figure: FigureId
    stance: str

    def apply(self, s: TinyState) -> None:
        figures = s.figures
        figures[self.figure] = replace(figures[self.figure], stance=self.stance)


class TurnStarted(Event):
    """A figure's turn began."""

    figure: FigureId
    actions: int

    def apply(self, s: TinyState) -> None:
        s.turn = Turn(self.figure, self.actions)


class TurnEnded(Event):
    """A figure has acted this round."""

    figure: FigureId

    def apply(self, s: TinyState) -> None:
        s.turn = NOBODYS
        s.acted += (self.figure,)


class ActionSpent(Event):
    """One action less."""

    figure: FigureId

    def apply(self, s: TinyState) -> None:
        turn = s.turn
        s.turn = Turn(turn.figure, turn.actions - 1, turn.movement)


class MovementGained(Event):
    """Movement points for this turn, for an action or by a card."""

    figure: FigureId
    amount: int
    actions: int = 0

    def apply(self, s: TinyState) -> None:
        turn = s.turn
        s.turn = Turn(turn.figure, turn.actions - self.actions, turn.movement + self.amount)


class Strode(Event):
    """A figure went along a way to its end; `cost` comes off a hero's movement points."""

    figure: FigureId
    cell: Cell
    path: tuple[Cell, ...]
    cost: int = 0

    def apply(self, s: TinyState) -> None:
        figures, turn = s.figures, s.turn
        figures[self.figure] = replace(figures[self.figure], cells=1 << self.cell)
        if self.cost:
            s.turn = Turn(turn.figure, turn.actions, turn.movement - self.cost)


class SpikesTrodden(Event):
    """A figure is on spikes, which hurt."""

    figure: FigureId


class PoisonWorked(Event):
    """The poison in a figure hurts."""

    figure: FigureId


class ChestTaken(Event):
    """A hero has what was in a chest; before, nobody knew it (TN-DOR-04)."""

    opens: ClassVar[bool] = True

    figure: FigureId
    cell: Cell
    item: str

    def apply(self, s: TinyState) -> None:
        s.chests = tuple(cell for cell in s.chests if cell != self.cell)
        hero = s.figures[self.figure]
        s.figures[self.figure] = replace(hero, items=(*hero.items, self.item))


class ItemSpent(Event):
    """An item is used up."""

    figure: FigureId
    item: str

    def apply(self, s: TinyState) -> None:
        hero = s.figures[self.figure]
        s.figures[self.figure] = replace(hero, items=without(hero.items, self.item))


class AbilityUsed(Event):
    """An ability that can be used once a round was used."""

    figure: FigureId
    ability: str

    def apply(self, s: TinyState) -> None:
        hero = s.figures[self.figure]
        s.figures[self.figure] = replace(hero, used=(*hero.used, self.ability))


class CardDrawn(Event):
    """A hero drew a card."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: TinyState) -> None:
        hand = s.hands[self.seat]
        s.decks[self.seat] = s.decks[self.seat].drawn(self.card)
        s.hands[self.seat] = replace(hand, cards=(*hand.cards, self.card))


class CardsLookedAt(Event):
    """A hero knows the next cards of their deck."""

    seat: Seat
    cards: Annotated[tuple[CardId, ...], OWNER]

    def apply(self, s: TinyState) -> None:
        s.decks[self.seat] = s.decks[self.seat].looked_at(self.cards)


class CardPutUnder(Event):
    """A card that a hero looked at lies under the deck now."""

    seat: Seat
    card: Annotated[CardId, OWNER]

    def apply(self, s: TinyState) -> None:
        s.decks[self.seat] = s.decks[self.seat].put_under(self.card)


class DeckReshuffled(Event):
    """A hero's discarded cards are a deck again."""

    seat: Seat

    def apply(self, s: TinyState) -> None:
        s.decks[self.seat] = s.decks[self.seat].reshuffled()


class CardPlayed(Event):
    """A card left the hand and is shown."""

    seat: Seat
    card: CardId

    def apply(self, s: TinyState) -> None:
        hand = s.hands[self.seat]
        left = without(hand.cards, self.card)
        s.hands[self.seat] = replace(hand, cards=left, active=(*hand.active, InPlay(self.card)))


class CardDiscarded(Event):
    """A card that was in play is done."""

    seat: Seat
    card: CardId

    def apply(self, s: TinyState) -> None:
        hand = s.hands[self.seat]
        at = hand.place_of(self.card)
        s.hands[self.seat] = replace(hand, active=hand.active[:at] + hand.active[at + 1 :])
        s.decks[self.seat] = s.decks[self.seat].discarded(self.card)


class WardUsed(Event):
    """A lasting card took some of the damage off."""

    seat: Seat
    card: CardId

    def apply(self, s: TinyState) -> None:
        hand = s.hands[self.seat]
        active = (InPlay(a.card, a.used + (a.card == self.card)) for a in hand.active)
        s.hands[self.seat] = replace(hand, active=tuple(active))


class HandDiscarded(Event):
    """All that a hero held and had in play is discarded."""

    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, s: TinyState) -> None:
        for card in self.cards:
            s.decks[self.seat] = s.decks[self.seat].discarded(card)
        s.hands[self.seat] = Hand(self.seat)


class FateDrawn(Event):
    """A fate card was drawn and lies on the discard pile."""

    card: CardId

    def apply(self, s: TinyState) -> None:
        s.fate = s.fate.drawn(self.card).discarded(self.card)


class FateReshuffled(Event):
    """The fate deck is whole again."""

    def apply(self, s: TinyState) -> None:
        s.fate = s.fate.reshuffled()


class Focused(Event):
    """A monster knows whom it is after."""

    figure: FigureId
    target: FigureId


class AttackDeclared(Event):
    """One figure attacks another."""

    figure: FigureId
    target: FigureId


class Redirected(Event):
    """Somebody else is the target of the attack now."""

    target: FigureId


class DiceRolled(Event):
    """An attack's dice lie on the table."""

    figure: FigureId
    dice: tuple[Die, ...]


class FateCounted(Event):
    """The fate card that counts, and the attack that it makes."""

    figure: FigureId
    card: CardId
    attack: int


class AttackValued(Event):
    """The value of the attack after the shields."""

    target: FigureId
    damage: int


class AttackEnded(Event):
    """All of one attack is done, also what follows it."""

    figure: FigureId
    target: FigureId


class TorchesBurnedDown(Event):
    """The last torch burned down."""
