"""Cards: drawing, playing, what becomes of them (TN-CRD)."""

from __future__ import annotations

from undercroft.content.verbs import SpecialVerb
from undercroft.games.tiny.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardPutUnder,
    CardsLookedAt,
    DeckReshuffled,
)  # fmt: skip
from undercroft.games.tiny.state import Tiny, content
from undercroft.kernel import Call, CardId, FigureId, Next, Procedure, Seat, step


class PlayCard(Procedure, tag="tiny.play_card"):
    """One card: its effects in printed order, then it is discarded."""

    figure: FigureId
    card: CardId
    begun: int = 0

    def goes_on(self, g: Tiny) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("TN-CRD-01")
    def show(self, g: Tiny) -> None:
        g.emit(CardPlayed(g.state.figures[self.figure].seat, self.card))

    @step("TN-CRD-01")
    def next_effect(self, g: Tiny) -> Next:
        """Each by its own procedure; what data cannot say names one."""
        effects = content(g).card[self.card].effects
        if self.begun == len(effects):
            return None
        effect = effects[self.begun]
        self.begun += 1
        if isinstance(effect, SpecialVerb):
            return Call(g.rules.special_for(effect.name, self.figure, self.card), then=self.next_effect)
        return Call(g.rules.abilities.procedure_for(self.figure, effect), then=self.next_effect)

    @step("TN-CRD-01", "TN-CRD-03")
    def put_away(self, g: Tiny) -> None:
        """A lasting card stays until its last use."""
        if self.card not in content(g).lasting:
            g.emit(CardDiscarded(g.state.figures[self.figure].seat, self.card))


def draw_card(g: Tiny, seat: Seat) -> None:
    """Draw one; from an empty deck, shuffle the discarded cards first (TN-CRD-04)."""
    if has_cards(g, seat):
        g.emit(CardDrawn(seat, g.state.decks[seat].next_card(g, "hero deck")))


def look_at_cards(g: Tiny, seat: Seat, count: int) -> None:
    """Turn over the next cards for their owner alone (TN-RND-07)."""
    if has_cards(g, seat):
        g.emit(CardsLookedAt(seat, g.state.decks[seat].next_cards(g, "hero deck", count)))


def keep_card(g: Tiny, seat: Seat, card: CardId) -> None:
    """Of the cards looked at one goes to the hand, the others go under the deck (TN-RND-07)."""
    others = list(g.state.decks[seat].top)
    others.remove(card)
    for other in others:
        g.emit(CardPutUnder(seat, other))
    g.emit(CardDrawn(seat, card))


def has_cards(g: Tiny, seat: Seat) -> bool:
    """Whether there is anything to draw, after a shuffle of the discards if need be (TN-CRD-04)."""
    deck = g.state.decks[seat]
    if deck.pool or deck.size:
        return True
    if deck.discard:
        g.emit(DeckReshuffled(seat), "TN-CRD-04")
    return bool(deck.discard)
