"""Decks without an order: nothing is lost, and drawing from them is like drawing from a shuffled one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from undercroft.kernel import CardId, Seat, determinize, rng_from, view
from undercroft.parts.decks import Cards, Deck, Layer, LayeredDeck, OwnDeck, layered, shuffled

from .table import CARDS, ME, OTHER, RULES, Table, odds, table

names = st.sampled_from("abcd").map(CardId)
piles = st.lists(names, max_size=4).map(tuple)


def cards(text: str) -> Cards:
    return tuple(map(CardId, text))


def everything(deck: Deck) -> Counter[CardId]:
    return Counter((*deck.pool, *deck.top, *deck.bottom, *deck.discard))


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    return Deck(shuffled(draw(piles)), draw(piles), draw(piles), draw(piles))


class Handling(RuleBasedStateMachine):
    """Whatever is done with a deck, its cards and those taken out of it are the same together."""

    @initialize(pile=st.lists(names, min_size=1, max_size=8), seed=st.integers(0, 99))
    def lay_out(self, pile: list[CardId], seed: int) -> None:
        self.all = Counter(pile)
        self.deck = Deck(shuffled(pile))
        self.hand: list[CardId] = []
        self.game = table(rng=rng_from(str(seed)))

    @precondition(lambda self: self.deck.size)
    @rule()
    def draw(self) -> None:
        card = self.deck.next_card(self.game, "deck")
        if self.deck.top:
            assert card == self.deck.top[0]
        elif self.deck.pool:
            assert card in self.deck.pool
        else:
            assert card == self.deck.bottom[0]
        size = self.deck.size
        self.deck = self.deck.drawn(card)
        assert self.deck.size == size - 1
        self.hand.append(card)

    @precondition(lambda self: self.deck.size)
    @rule(data=st.data())
    def search(self, data: st.DataObject) -> None:
        lying = (*self.deck.pool, *self.deck.top, *self.deck.bottom)
        card = data.draw(st.sampled_from(lying))
        self.deck = self.deck.taken(card)
        self.hand.append(card)

    @precondition(lambda self: self.hand)
    @rule()
    def discard(self) -> None:
        card = self.hand.pop()
        self.deck = self.deck.discarded(card)
        assert self.deck.discard[-1] == card

    @precondition(lambda self: self.hand)
    @rule()
    def put_on_top(self) -> None:
        card = self.hand.pop()
        self.deck = self.deck.put_on_top(card)
        assert self.deck.next_card(self.game, "deck") == card

    @precondition(lambda self: self.hand)
    @rule()
    def put_on_bottom(self) -> None:
        card = self.hand.pop()
        self.deck = self.deck.put_on_bottom(card)
        assert self.deck.bottom[-1] == card

    @rule(count=st.integers(0, 9))
    def look(self, count: int) -> None:
        size = self.deck.size
        found = self.deck.next_cards(self.game, "deck", count)
        assert len(found) == min(count, size)
        self.deck = self.deck.looked_at(found)
        assert self.deck.size == size and self.deck.top[: len(found)] == found

    @precondition(lambda self: self.deck.top)
    @rule(data=st.data())
    def put_under(self, data: st.DataObject) -> None:
        card = data.draw(st.sampled_from(self.deck.top))
        size, known, under = self.deck.size, Counter(self.deck.top), self.deck.bottom
        self.deck = self.deck.put_under(card)
        assert self.deck.size == size and self.deck.bottom == (*under, card)
        assert Counter(self.deck.top) == known - Counter([card])
        assert self.deck.next_cards(self.game, "deck", size)[-1] == card

    @rule()
    def shuffle_in(self) -> None:
        self.deck, self.hand = self.deck.shuffled_in(self.hand), []
        assert not self.deck.top and not self.deck.bottom

    @rule()
    def reshuffle(self) -> None:
        size = self.deck.size + len(self.deck.discard)
        self.deck = self.deck.reshuffled()
        assert self.deck.size == size and not self.deck.discard

    @invariant()
    def nothing_is_lost(self) -> None:
        if hasattr(self, "all"):
            assert everything(self.deck) + Counter(self.hand) == self.all

    @invariant()
    def the_pool_has_no_order(self) -> None:
        if hasattr(self, "all"):
            assert self.deck.pool == tuple(sorted(self.deck.pool))


Handling.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestHandling = Handling.TestCase


# A deck on the table for comparison: one pile with a real order, each as likely as any other.

Play = list[tuple[str, str]]  # what is done, and with which card
plays = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["draw", "draw", "look", "look and bury", "keep one"]), st.just("")),
        st.tuples(st.sampled_from(["top", "bottom"]), names),
    ),
    max_size=5,
)


def lazily(play: Play, pool: Cards) -> Callable[[Table], tuple[str, ...]]:
    """The play on a deck whose order is sampled as it goes, and draws to the end: all that is seen."""

    def run(g: Table) -> tuple[str, ...]:
        deck, seen = Deck(shuffled(pool)), list[str]()
        for what, card in [*play, *[("draw", "")] * (len(pool) + len(play))]:
            if what == "top":
                deck = deck.put_on_top(CardId(card))
            elif what == "bottom":
                deck = deck.put_on_bottom(CardId(card))
            elif deck.size:
                found = deck.next_cards(g, "deck", 1 if what == "draw" else 2)
                seen += found
                if what == "draw":
                    deck = deck.drawn(found[0])
                else:
                    deck = deck.looked_at(found)
                if what == "look and bury":
                    deck = deck.put_under(found[0])
                elif what == "keep one":
                    for other in found[:-1]:
                        deck = deck.put_under(other)
                    deck = deck.drawn(found[-1])
        return tuple(seen)

    return run


def physically(play: Play, order: Cards) -> tuple[str, ...]:
    pile, seen = list(order), list[str]()
    for what, card in [*play, *[("draw", "")] * (len(order) + len(play))]:
        if what == "top":
            pile.insert(0, CardId(card))
        elif what == "bottom":
            pile.append(CardId(card))
        elif pile:
            seen += pile[: 1 if what == "draw" else 2]
            if what == "keep one":
                looked, pile = pile[:2], pile[2:]
                pile += looked[:-1]
            elif what != "look":
                first = pile.pop(0)
                if what == "look and bury":
                    pile.append(first)
    return tuple(seen)


@settings(max_examples=60, deadline=None)
@given(st.lists(names, max_size=4).map(tuple), plays)
def test_a_lazy_deck_is_like_a_shuffled_one(pool: Cards, play: Play) -> None:
    """The exact odds of all that can be seen, by every turn of chance against every order of the cards."""
    orders = list(permutations(pool))
    physical = Counter(physically(play, order) for order in orders)
    lazy = odds(lazily(play, pool))
    assert lazy.keys() == physical.keys()
    for seen, ways in physical.items():
        assert lazy[seen] == pytest.approx(float(Fraction(ways, len(orders))))


def test_shuffling_forgets_what_was_known() -> None:
    """Cards looked at and shuffled in again are as likely as the others to be the next."""

    def play(g: Table) -> str:
        deck = Deck(shuffled("aab"))
        deck = deck.looked_at(deck.next_cards(g, "deck", 2)).put_on_bottom(CardId("c")).shuffled_in()
        return deck.next_card(g, "deck")

    assert odds(play) == pytest.approx({"a": 1 / 2, "b": 1 / 4, "c": 1 / 4})


def test_the_discards_come_back_in_any_order() -> None:
    def play(g: Table) -> tuple[str, ...]:
        deck = Deck(discard=cards("ab")).reshuffled()
        return deck.next_cards(g, "deck", 2)

    assert odds(play) == pytest.approx({("a", "b"): 1 / 2, ("b", "a"): 1 / 2})


def test_the_order_of_known_cards_is_kept() -> None:
    deck = Deck(cards("m"))
    for card in "ab":
        deck = deck.put_on_top(CardId(card)).put_on_bottom(CardId(card.upper()))
    assert (deck.top, deck.bottom) == (cards("ba"), cards("AB"))
    assert deck.next_cards(table(), "deck", 9) == cards("bamAB")


def test_looking_reaches_through_the_pool_to_the_bottom() -> None:
    deck = Deck(cards("m"), cards("t"), cards("yz"))
    found = deck.next_cards(table(), "deck", 3)
    assert found == cards("tmy")
    assert deck.looked_at(found) == Deck((), cards("tmy"), cards("z"))
    assert deck.looked_at(cards("t")) == deck


def test_known_cards_are_drawn_without_chance() -> None:
    game = table()
    before = game.state.rng
    assert Deck(top=cards("a"), bottom=cards("b")).next_cards(game, "deck", 2) == cards("ab")
    assert game.state.rng == before and game.results == []


@pytest.mark.parametrize(
    ("deck", "card"),
    [
        (Deck(cards("ab"), top=cards("ab")), "b"),
        (Deck(bottom=cards("ab")), "b"),
        (Deck(cards("a")), "b"),
        (Deck(), "a"),
    ],
    ids=["under the top", "under the bottom's first", "not in the pool", "empty"],
)
def test_only_the_next_card_can_be_drawn(deck: Deck, card: str) -> None:
    with pytest.raises(LookupError, match=f"^{card} is not"):
        deck.drawn(CardId(card))


def test_what_is_not_there_is_neither_taken_nor_looked_at() -> None:
    with pytest.raises(LookupError, match="z is not in the deck"):
        Deck(cards("a"), discard=cards("z")).taken(CardId("z"))
    with pytest.raises(LookupError, match="b is not the next card"):
        Deck(cards("b"), top=cards("a")).looked_at(cards("b"))
    with pytest.raises(LookupError, match="deck is empty"):
        Deck(discard=cards("a")).next_card(table(), "deck")


@given(decks(), st.data())
def test_of_the_known_cards_any_can_be_put_under_the_deck_and_is_drawn_last(
    deck: Deck, data: st.DataObject
) -> None:
    if not deck.top:
        with pytest.raises(LookupError, match="a is not in the top of the deck"):
            deck.put_under(CardId("a"))
        return
    at = data.draw(st.integers(0, len(deck.top) - 1))
    card = deck.top[at]
    after = deck.put_under(card)
    at = deck.top.index(card)  # of equal cards the first: nobody can tell them apart
    assert after.top == deck.top[:at] + deck.top[at + 1 :]  # the others keep their order
    assert after.bottom == (*deck.bottom, card)
    assert (after.pool, after.discard) == (deck.pool, deck.discard)
    assert everything(after) == everything(deck)


def test_only_a_card_that_was_looked_at_can_be_put_under_the_deck() -> None:
    for deck in (Deck(cards("a")), Deck(cards("a"), cards("b")), Deck(bottom=cards("a"))):
        with pytest.raises(LookupError, match="a is not in the top of the deck"):
            deck.put_under(CardId("a"))
    assert Deck((), cards("a")).put_under(CardId("a")) == Deck(bottom=cards("a"))


@given(decks())
def test_a_deck_is_saved_whole(deck: Deck) -> None:
    game = table(common=deck)
    assert RULES.decode(RULES.encode(game.state)).common == deck


def test_everybody_sees_a_common_deck() -> None:
    game = table(common=Deck(cards("ab"), cards("c"), cards("d"), cards("e")))
    for seat in (ME, OTHER):
        assert view(game, seat).state.common == game.state.common


# Decks of one's own: what is in them would tell what is in the hand.


@st.composite
def own_decks(draw: st.DrawFn) -> OwnDeck:
    one, two, three = sorted(draw(st.lists(st.integers(0, len(CARDS)), min_size=3, max_size=3)))
    return own_deck(tuple(map(CardId, draw(st.permutations(CARDS)))), one, two, three)


def own_deck(order: Cards, one: int, two: int, three: int, *, seat: Seat = OTHER) -> OwnDeck:
    """The cards in this order, cut into top, pool, bottom and discard pile."""
    top, pool, bottom, discard = order[:one], order[one:two], order[two:three], order[three:]
    return OwnDeck(seat=seat, pool=shuffled(pool), top=top, bottom=bottom, discard=discard)


@given(own_decks())
def test_a_deck_of_ones_own_is_hidden_from_the_others(deck: OwnDeck) -> None:
    game = table(decks={OTHER: deck})
    assert view(game, OTHER).state.decks[OTHER] == deck
    shown = view(game, ME).state.decks[OTHER]
    for part in ("pool", "top", "bottom"):
        assert getattr(shown, part) == ("?",) * len(getattr(deck, part))
    assert (shown.discard, shown.size) == (deck.discard, deck.size)


@given(own_decks(), st.integers(0, 1 << 64))
def test_a_guess_fits_what_is_seen(deck: OwnDeck, rng: int) -> None:
    """Whoever looks again sees the same, and all cards are there once more."""
    mine = own_deck(deck.discard, 1, 2, 3, seat=ME)
    game = table(decks={ME: mine, OTHER: deck})
    seen = view(game, ME)
    guess = determinize(seen, RULES, rng)
    assert view(table(decks=guess.decks), ME).state.decks == seen.state.decks
    assert everything(guess.decks[OTHER]) == Counter(CARDS)
    assert guess.decks[ME] == mine


def test_guesses_do_not_peek() -> None:
    """Over many guesses every card comes to lie on top as often as it is in the deck."""
    game = table(decks={OTHER: own_deck(tuple(map(CardId, CARDS)), 1, 5, 5)})
    tops = Counter(determinize(view(game, ME), RULES, rng).decks[OTHER].top[0] for rng in range(1000))
    assert tops.keys() == set(CARDS)
    for card, times in tops.items():
        assert abs(times / 1000 - CARDS.count(card) / len(CARDS)) < 0.06


# Layered decks: the dungeon deck of Dungeon Alliance (DA-SET-26, DA-SET-27).

layers = st.lists(
    st.lists(names, min_size=1, max_size=3).flatmap(
        lambda pool: st.tuples(st.just(tuple(pool)), st.integers(0, len(pool)))
    ),
    max_size=3,
)


def dealt(made: list[tuple[Cards, int]]) -> Counter[Cards]:
    """Every deck that can be stacked of these layers, as often as it comes: shuffle, deal, put on top."""
    piles = [[order[:left] for order in permutations(pool)] for pool, left in made]
    return Counter(sum(parts, ()) for parts in product(*piles))


@settings(max_examples=60, deadline=None)
@given(layers, st.lists(st.sampled_from(["draw", "look"]), max_size=4))
def test_a_layered_deck_is_like_one_that_was_stacked(made: list[tuple[Cards, int]], play: list[str]) -> None:
    size = sum(left for _, left in made)

    def run(g: Table) -> Cards:
        deck, seen = layered(*made), list[CardId]()
        for what in (*play, *["draw"] * size):
            before = deck.size
            if what == "look":
                found = deck.next_cards(g, "deck", 2)
                deck = deck.looked_at(found)
                assert deck.size == before and deck.top[: len(found)] == found
            elif deck.size:
                card = deck.next_card(g, "deck")
                deck = deck.drawn(card)
                seen.append(card)
                assert deck.size == before - 1
        assert deck == LayeredDeck()
        return tuple(seen)

    stacked = dealt(made)
    exact = {deck: Fraction(ways, stacked.total()) for deck, ways in stacked.items()}
    lazy = odds(run)
    assert lazy.keys() == exact.keys()
    for deck, likely in exact.items():
        assert lazy[deck] == pytest.approx(float(likely))


@pytest.mark.rule("DA-SET-E2")
def test_layers_lie_in_their_order_and_leftovers_are_out() -> None:
    one, two, three = (
        tuple(f"{level}{n}" for n in range(count)) for level, count in ((1, 10), (2, 7), (3, 4))
    )
    deck = layered((one, 8), (two, 6), (three, 3))
    assert deck.size == 17
    cards = deck.next_cards(table(rng=rng_from("dungeon")), "tile", 99)
    assert [card[0] for card in cards] == [*"1" * 8, *"2" * 6, *"3" * 3] and len(set(cards)) == 17


def test_a_layered_deck_refuses_what_does_not_lie_on_it() -> None:
    deck = layered((("a", "b"), 1), (("c",), 1))
    with pytest.raises(LookupError):
        deck.drawn(CardId("c"))
    with pytest.raises(LookupError):
        deck.looked_at((CardId("c"),))
    known = deck.looked_at((CardId("a"),))
    assert known == LayeredDeck((Layer((CardId("c"),), 1),), (CardId("a"),))
    with pytest.raises(LookupError):
        known.drawn(CardId("b"))
    with pytest.raises(LookupError, match="tiles is empty"):
        LayeredDeck().next_card(table(), "tiles")
    with pytest.raises(ValueError, match="cannot be dealt"):
        layered((("a",), 2))
