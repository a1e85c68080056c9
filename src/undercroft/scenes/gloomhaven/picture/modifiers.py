"""Attack modifier cards as they are shown: what stands on them."""

from __future__ import annotations

from undercroft.games.gloomhaven.records.modifiers import ModifierCard

ROLLING = "↻"


def face(card: ModifierCard) -> str:
    """ "+1", "x2", "∅", as signs of no language; a rolling card has an arrow behind it."""
    if card.draw == "double":
        sign = "x2"
    elif card.draw == "null":
        sign = "∅"
    else:
        sign = f"{card.value:+d}"
    return f"{sign}{ROLLING}" if card.rolling else sign
