"""The Overlord's deck: drawing and reshuffling (D2-OLC-02, D2-OLC-11 to D2-OLC-13)."""

from __future__ import annotations

from undercroft.games.descent.events.cards import OverlordDrew, OverlordReshuffled
from undercroft.games.descent.state import Descent
from undercroft.kernel import RuleId

DECK = "overlord deck"


def draw_card(g: Descent, rule: RuleId = "D2-OLC-02", *, apart: bool = False) -> bool:
    """The Overlord draws a card; with the last one his discards become a new deck at once (D2-OLC-11).

    No hand is too large (D2-OLC-10).
    """
    s = g.state
    if not s.deck.size and s.deck.discard:
        g.emit(OverlordReshuffled(), "D2-OLC-12")
    if not s.deck.size:
        return False
    card = s.deck.next_card(g, DECK)
    g.emit(OverlordDrew(s.overlord.seat, card, apart), rule)
    renew(g)
    return True


def renew(g: Descent) -> None:
    """Without the last card of the deck the discards are shuffled to form a new one (D2-OLC-11)."""
    if not g.state.deck.size and g.state.deck.discard:
        g.emit(OverlordReshuffled(), "D2-OLC-11")
