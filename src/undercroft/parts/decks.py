"""Decks whose unknown order is stored nowhere: a shuffled deck is a multiset, sampled when drawn from."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import Annotated, Any, Self, TypeVar

from undercroft.kernel import OWNER, CardId, Game, Leaf, Seat, replace

T = TypeVar("T")
Cards = tuple[CardId, ...]


class Deck(Leaf, omit_defaults=True):
    """A deck whose contents everybody knows and whose order nobody does.

    `top` and `bottom` hold cards that somebody placed or looked at, in order from the top; between them lies
    the `pool`, in no order at all (it is kept sorted, so that equal decks are equal).
    """

    pool: Cards = ()
    top: Cards = ()
    bottom: Cards = ()
    discard: Cards = ()

    @property
    def size(self) -> int:
        """How many cards can be drawn."""
        return len(self.top) + len(self.pool) + len(self.bottom)

    def next_card(self, g: Game[Any], what: str) -> CardId:
        """The card that would be drawn now; chance decides only where no known card lies on top."""
        if self.top:
            return self.top[0]
        if self.pool:
            return CardId(g.chance(what, self.pool))
        if self.bottom:
            return self.bottom[0]
        raise LookupError(f"{what} is empty")

    def next_cards(self, g: Game[Any], what: str, count: int) -> Cards:
        """The cards that would be drawn one after the other, at most so many: to be `looked_at`."""
        found = self.top[:count]
        pool = list(self.pool)
        while len(found) < count and pool:
            card = CardId(g.chance(what, pool))
            pool.remove(card)
            found += (card,)
        return found + self.bottom[: count - len(found)]

    def drawn(self, card: CardId) -> Self:
        """Without the card that was drawn."""
        if self.top:
            if self.top[0] == card:
                return replace(self, top=self.top[1:])
        elif self.pool:
            return replace(self, pool=_less(self.pool, card, "pool"))
        elif self.bottom and self.bottom[0] == card:
            return replace(self, bottom=self.bottom[1:])
        raise LookupError(f"{card} is not the next card of the deck")

    def taken(self, card: CardId) -> Self:
        """Without a card that was searched for, wherever in the deck it lay."""
        for part, cards in (("pool", self.pool), ("top", self.top), ("bottom", self.bottom)):
            if card in cards:
                return replace(self, **{part: _less(cards, card, part)})
        raise LookupError(f"{card} is not in the deck")

    def discarded(self, card: CardId) -> Self:
        """With a card more on the discard pile."""
        return replace(self, discard=(*self.discard, card))

    def put_on_top(self, card: CardId) -> Self:
        """With a card on top, which is drawn first."""
        return replace(self, top=(card, *self.top))

    def put_on_bottom(self, card: CardId) -> Self:
        """With a card at the very bottom, which is drawn last."""
        return replace(self, bottom=(*self.bottom, card))

    def put_under(self, card: CardId) -> Self:
        """With one of the known cards on top moved to the very bottom."""
        return replace(self, top=_less(self.top, card, "top"), bottom=(*self.bottom, card))

    def looked_at(self, cards: Iterable[CardId]) -> Self:
        """The next cards in this order are known from now on; those that were not come out of the pool."""
        known, found = self.top, tuple(cards)
        for card, next_card in zip(found, known):
            if card != next_card:
                raise LookupError(f"{card} is not the next card of the deck")
        pool, bottom = self.pool, self.bottom
        for card in found[len(known) :]:
            if pool:
                pool = _less(pool, card, "pool")
            elif bottom and bottom[0] == card:
                bottom = bottom[1:]
            else:
                raise LookupError(f"{card} is not the next card of the deck")
        return replace(self, top=found + known[len(found) :], pool=pool, bottom=bottom)

    def shuffled_in(self, cards: Iterable[CardId] = ()) -> Self:
        """With more cards, and all order forgotten."""
        return replace(self, pool=_sorted(self.pool, self.top, self.bottom, cards), top=(), bottom=())

    def reshuffled(self) -> Self:
        """The discarded cards are shuffled in."""
        return replace(self.shuffled_in(self.discard), discard=())


class OwnDeck(Deck, kw_only=True):
    """A deck of which even the contents are its owner's secret: they would give the hand away."""

    seat: Seat
    pool: Annotated[Cards, OWNER] = ()
    top: Annotated[Cards, OWNER] = ()
    bottom: Annotated[Cards, OWNER] = ()


class Layer(Leaf, omit_defaults=True):
    """A part of a layered deck: `left` cards of the pool lie in it, nobody knows which; the rest is out."""

    pool: Cards
    left: int


class LayeredDeck(Leaf, omit_defaults=True):
    """A deck stacked of shuffled layers, the first drawn first, each dealt from a pool that may be larger.

    The rest of a pool beyond its layer is out of the game unseen. `top` holds cards that were looked at.
    """

    layers: tuple[Layer, ...] = ()
    top: Cards = ()

    @property
    def size(self) -> int:
        """How many cards can be drawn."""
        return len(self.top) + sum(layer.left for layer in self.layers)

    def next_cards(self, g: Game[Any], what: str, count: int) -> Cards:
        """The cards that would be drawn one after the other, at most so many: to be `looked_at`."""
        found = self.top[:count]
        for layer in self.layers:
            pool = list(layer.pool)
            for _ in range(min(count - len(found), layer.left)):
                card = CardId(g.chance(what, pool))
                pool.remove(card)
                found += (card,)
        return found

    def next_card(self, g: Game[Any], what: str) -> CardId:
        """The card that would be drawn now."""
        for card in self.next_cards(g, what, 1):
            return card
        raise LookupError(f"{what} is empty")

    def looked_at(self, cards: Iterable[CardId]) -> Self:
        """The next cards in this order are known from now on."""
        known, found = self.top, tuple(cards)
        for card, next_card in zip(found, known):
            if card != next_card:
                raise LookupError(f"{card} is not the next card of the deck")
        layers = self.layers
        for card in found[len(known) :]:
            layers = _without_next(layers, card)
        return replace(self, layers=layers, top=found + known[len(found) :])

    def drawn(self, card: CardId) -> Self:
        """Without the card that was drawn."""
        if not self.top:
            return replace(self, layers=_without_next(self.layers, card))
        if self.top[0] != card:
            raise LookupError(f"{card} is not the next card of the deck")
        return replace(self, top=self.top[1:])


def layered(*layers: tuple[Iterable[str], int]) -> LayeredDeck:
    """A new deck of layers from the top, each so many cards of a pool."""
    made = tuple(Layer(shuffled(pool), left) for pool, left in layers)
    for layer in made:
        if not 0 <= layer.left <= len(layer.pool):
            raise ValueError(f"a layer of {layer.left} cards cannot be dealt from {len(layer.pool)}")
    return LayeredDeck(tuple(layer for layer in made if layer.left))


def _without_next(layers: tuple[Layer, ...], card: CardId) -> tuple[Layer, ...]:
    """These layers without the card that lies on top; a layer that has no card left is gone."""
    if not layers:
        raise LookupError(f"{card} is not the next card of the deck")
    first, rest = layers[0], layers[1:]
    pool, left = _less(first.pool, card, "pool"), first.left - 1
    return (Layer(pool, left), *rest) if left else rest


def shuffled(cards: Iterable[str]) -> Cards:
    """Cards as the pool of a new deck."""
    return _sorted(map(CardId, cards))


def without(some: tuple[T, ...], one: T) -> tuple[T, ...]:
    """These cards or things without one of them."""
    at = some.index(one)
    return some[:at] + some[at + 1 :]


def _less(cards: Cards, card: CardId, part: str) -> Cards:
    try:
        return without(cards, card)
    except ValueError:
        raise LookupError(f"{card} is not in the {part} of the deck") from None


def _sorted(*cards: Iterable[CardId]) -> Cards:
    return tuple(sorted(chain.from_iterable(cards)))
