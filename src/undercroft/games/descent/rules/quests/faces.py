"""Face-down tokens: a face is drawn from those left when one is turned up; nobody knows it before."""

from __future__ import annotations

from undercroft.games.descent.events.turns import TokenSet
from undercroft.games.descent.rules.quests.page import count, encounter, number
from undercroft.games.descent.state import Descent
from undercroft.kernel import replace


def faces_left(g: Descent, kind: str) -> dict[str, int]:
    """How many tokens of a kind still hide each face: public, as those turned up are counted."""
    turned = g.state.counters
    return {
        face.face: number(g, face.count) - turned.get(f"turned-{kind}-{face.face}", 0)
        for entry in encounter(g).tokens
        if entry.kind == kind
        for face in entry.faces
    }


def turn_up(g: Descent, name: str) -> str:
    """The token lies face up; its face is drawn now, if it was hidden (D2-CMP-18)."""
    token = g.state.tokens[name]
    if token.turned or token.face:
        return token.face
    left = [face for face, n in faces_left(g, token.kind).items() for _ in range(n)]
    face = g.chance(f"{token.kind} token", left)
    turned = replace(token, face=face, turned=True)
    g.emit(TokenSet(name, token.kind, turned.cell, turned.carrier, face, turned=True), "D2-QST-02")
    count(g, f"turned-{token.kind}-{face}")
    return face
