"""Cards: drawing, playing, what becomes of them (TN-CRD)."""

from __future__ import annotations

from undercroft.games.tiny.events import CardDiscarded, CardDrawn, CardPlayed, DeckReshuffled
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
        effects = content(g).card[self.card].effects
        if self.begun == len(effects):
            return self.put_away
        self.begun += 1
        procedure = effects[self.begun - 1].begin(g, self.figure, self.card)
        return Call(procedure, then=self.next_effect) if procedure else self.next_effect

    @step("TN-CRD-01", "TN-CRD-03")
    def put_away(self, g: Tiny) -> None:
        """A lasting card stays until its last use."""
        if not any(effect.lasts for effect in content(g).card[self.card].effects):
            g.emit(CardDiscarded(g.state.figures[self.figure].seat, self.card))


def draw_card(g: Tiny, seat: Seat) -> None:
    """Draw one; from an empty deck, shuffle the discarded cards first (TN-CRD-04)."""
    if not g.state.decks[seat].size:
        if not g.state.decks[seat].discard:
            return
        g.emit(DeckReshuffled(seat), "TN-CRD-04")
    g.emit(CardDrawn(seat, g.state.decks[seat].next_card(g, f"deck of seat {seat}")))
