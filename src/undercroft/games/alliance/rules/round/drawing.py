"""Discard and draw: step 5 of an activation, and every other draw (DA-DIS)."""

from __future__ import annotations

from undercroft.games.alliance.events.cards import CardDiscarded, CardDrawn, DiscardsShuffled, DrawReduced
from undercroft.games.alliance.options import DiscardOption
from undercroft.games.alliance.rules.attack.values import alliance_parameter
from undercroft.games.alliance.state import Delve, library
from undercroft.kernel import Next, Pass, Procedure, Seat, ask, step


def draw(g: Delve, seat: Seat, count: int) -> None:
    """Draw cards; the discard pile makes a new deck (DA-DIS-05); without one it stops (DA-DIS-06).

    Cards under heroes are in neither (DA-DIS-07).
    """
    for _ in range(count):
        deck = g.state.alliances[seat].deck
        if not deck.size:
            if not deck.discard:
                return
            g.emit(DiscardsShuffled(seat), "DA-DIS-05")
            deck = g.state.alliances[seat].deck
        g.emit(CardDrawn(seat, deck.next_card(g, "alliance deck")), "DA-DIS-04")


def missing(g: Delve, seat: Seat) -> int:
    """Cards that the hand is short of its size (DA-DIS-04); a solo card reduces one draw (DA-COO-15)."""
    alliance = g.state.alliances[seat]
    size = library(g).limits(alliance.drafted).hand_size + alliance_parameter(g, seat, "hand_size")
    return max(0, size - alliance.fewer - len(alliance.hand))


def discard_limit(g: Delve, seat: Seat) -> int:
    """The most cards that may be discarded in step 5 (DA-DIS-02)."""
    drafted = g.state.alliances[seat].drafted
    return library(g).limits(drafted).discard_limit + alliance_parameter(g, seat, "discard_limit")


def draw_up(g: Delve, seat: Seat) -> None:
    """Draw up to the hand size; a reduction holds for this one draw (DA-COO-16)."""
    short = missing(g, seat)
    end_reduction(g, seat)
    draw(g, seat, short)


def end_reduction(g: Delve, seat: Seat) -> None:
    """The one draw that a solo/co-op card reduced is over, also if it brought nothing (DA-COO-16)."""
    if g.state.alliances[seat].fewer:
        g.emit(DrawReduced(seat, 0), "DA-COO-16")


class DiscardAndDraw(Procedure, tag="alliance.discard_and_draw"):
    """Discard up to the limit, then draw up (DA-DIS-01)."""

    seat: Seat
    discarded: int = 0

    @step("DA-DIS-02", "DA-DIS-03")
    def discard(self, g: Delve) -> Next:
        alliance = g.state.alliances[self.seat]
        if self.discarded >= discard_limit(g, self.seat) or not alliance.hand:
            return self.draw
        return ask(self.seat, Pass(), *map(DiscardOption, dict.fromkeys(alliance.hand)), secret=True)

    @discard.answered
    def drop(self, g: Delve, picked: DiscardOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.draw
        g.emit(CardDiscarded(self.seat, picked.card))
        self.discarded += 1
        return self.discard

    @step("DA-DIS-04", "DA-DIS-07", "DA-DIS-E1")
    def draw(self, g: Delve) -> None:
        draw_up(g, self.seat)


class DiscardChosen(Procedure, tag="alliance.discard_chosen"):
    """Discard so many cards of choice from the hand, or all if there are fewer."""

    seat: Seat
    count: int

    @step("DA-COO-15", "DA-COO-16")
    def choose(self, g: Delve) -> Next:
        hand = g.state.alliances[self.seat].hand
        if not self.count or not hand:
            return self.finish
        return ask(self.seat, *map(DiscardOption, dict.fromkeys(hand)), secret=True)

    @choose.answered
    def drop(self, g: Delve, picked: DiscardOption) -> Next:
        g.emit(CardDiscarded(self.seat, picked.card))
        self.count -= 1
        return self.choose

    @step()
    def finish(self, g: Delve) -> None:
        """Nothing is left to discard."""
