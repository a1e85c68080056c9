"""Face-down tokens: a face is drawn from those left when one is turned up; nobody knows it before."""

from __future__ import annotations

from undercroft.games.descent.events.things import TokenSet
from undercroft.games.descent.records.quests import TokenEntry
from undercroft.games.descent.rules.quests.page import count, encounter, number
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import replace


def faces_left(g: Descent, kind: str) -> dict[str, int]:
    """How many tokens of a kind still hide each face: public, as those turned up are counted."""
    turned = g.state.counters
    return {
        face.face: (number(g, face.count) or rest(g, entry)) - turned.get(f"turned-{kind}-{face.face}", 0)
        for entry in encounter(g).tokens
        if entry.kind == kind
        for face in entry.faces
    }


def rest(g: Descent, entry: TokenEntry) -> int:
    """How many tokens of an entry the faces with a number of their own leave."""
    laid = sum(marker.colour == entry.colour for marker in ground(g).layout.page.markers)
    return (number(g, entry.count) or laid) - sum(number(g, face.count) for face in entry.faces)


def glimpsed(g: Descent) -> dict[str, str]:
    """The faces of tokens that still lie face down, but which the Overlord has looked at."""
    seen, tokens = g.state.overlord, g.state.tokens
    pairs = zip(seen.glimpsed, seen.glimpses)
    return {name: face for name, face in pairs if name in tokens and not tokens[name].turned}


def possible_faces(g: Descent, name: str) -> tuple[str, ...]:
    """The faces that a token may have, by what everybody knows; some never come among the first."""
    kind = g.state.tokens[name].kind
    left = faces_left(g, kind)
    counters = g.state.counters
    known = sum(counters.get(f"turned-{kind}-{face}", 0) for face in left) + len(glimpsed(g))
    late = {
        face.face
        for entry in encounter(g).tokens
        if entry.kind == kind
        for face in entry.faces
        if known < face.late
    }
    found = tuple([face for face, n in left.items() for _ in range(n) if face not in late])
    return found or tuple([face for face, n in left.items() for _ in range(n)])


def draw_face(g: Descent, name: str) -> str:
    """Chance decides the face of a token among those that nobody has seen."""
    might_be = list(possible_faces(g, name))
    for face in glimpsed(g).values():
        if face in might_be and len(might_be) > 1:
            might_be.remove(face)
    return g.chance(f"{g.state.tokens[name].kind} token", might_be)


def turn_up(g: Descent, name: str) -> str:
    """The token lies face up; its face is drawn now, if it was hidden (D2-CMP-18)."""
    token = g.state.tokens[name]
    if token.turned or token.face:
        return token.face
    face = glimpsed(g).get(name) or draw_face(g, name)
    turned = replace(token, face=face, turned=True)
    g.emit(TokenSet(name, token.kind, turned.cell, turned.carrier, face, turned=True), "D2-QST-02")
    count(g, f"turned-{token.kind}-{face}")
    return face
