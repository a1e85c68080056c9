"""The mat of each alliance: four heroes with their columns of cards, XP, deck; and the hand of its player."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.alliance.rules.attack.values import alliance_parameter
from undercroft.games.alliance.state import Alliance, AllianceState, Delve, Played, card_name, library
from undercroft.kernel import UNKNOWN, CardId, FigureId, Seat
from undercroft.scenes import shapes
from undercroft.scenes.building import named_piles
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital

from . import cards
from .figures import meters_of, name_of, numbers


def mats(g: Delve, narrator: Narrator) -> tuple[shapes.Mat, ...]:
    """The open area before each player (DA-GEN-14)."""
    return tuple(_mat(g, seat, alliance, narrator) for seat, alliance in g.state.alliances.items())


def _mat(g: Delve, seat: Seat, alliance: Alliance, narrator: Narrator) -> shapes.Mat:
    heroes = tuple(_hero(g, figure, narrator) for figure in alliance.heroes if figure in g.state.figures)
    counts = {
        "xp-up": alliance.face_up, "xp-down": alliance.face_down, "defeats": alliance.defeats,
        "hand": len(alliance.hand), "deck": alliance.deck.size, "discard": len(alliance.deck.discard),
        "drafted": alliance.drafted,
    }  # fmt: skip
    gauges = [shapes.Gauge(id, narrator.say(f"alliance-{id}"), str(n), id) for id, n in counts.items()]
    gauges.append(_limits(g, alliance, narrator))
    piles = {
        "artifacts": [cards.card("card", card, narrator) for card in alliance.artifacts],
        "discard": [cards.card("card", card, narrator) for card in alliance.deck.discard],
    }
    shown = tuple(named_piles("alliance", piles, narrator))
    return shapes.Mat(seat, capital(narrator.seat(seat)), alliance.colour, heroes, tuple(gauges), shown)


def _limits(g: Delve, alliance: Alliance, narrator: Narrator) -> shapes.Gauge:
    """How many cards may be discarded, and up to how many are drawn (DA-DRA-06)."""
    row = library(g).limits(alliance.drafted)
    discard = row.discard_limit + alliance_parameter(g, alliance.seat, "discard_limit")
    hand = row.hand_size + alliance_parameter(g, alliance.seat, "hand_size") - alliance.fewer
    note = narrator.say("alliance-limits-note", discard=discard, hand=hand)
    return shapes.Gauge("limits", narrator.say("alliance-limits"), f"{discard} / {hand}", "cards", note=note)


def _hero(g: Delve, figure: FigureId, narrator: Narrator) -> shapes.Hero:
    s, leaf = g.state, g.state.figures[figure]
    gauges = [
        shapes.Gauge(id, narrator.say(f"alliance-ability-{id}"), str(n), id)
        for id, n in numbers(g, figure).items()
        if n
    ]
    state = "down" if leaf.lies else "exhausted" if leaf.exhausted else "ready"
    column = tuple(_under(played, narrator) for played in s.columns.get(figure, ()))
    piles = tuple(named_piles("alliance", {"column": list(column)}, narrator))
    return shapes.Hero(
        figure, name_of(g, figure, narrator), leaf.kind, meters_of(g, figure, leaf, narrator),
        tuple(gauges), piles, narrator.say(f"alliance-{state}"),
    )  # fmt: skip


def _under(played: Played, narrator: Narrator) -> shapes.Card:
    """A card in a column; those of a Power Surge lie face down (DA-CRD-09)."""
    return cards.card("card", played.card, narrator) if played.card else cards.face_down(2, narrator)


def piles(g: Delve, seat: Seat, narrator: Narrator) -> tuple[shapes.Pile, ...]:
    """A player's hand, sorted by the hero who can use a card, and what is left in the deck."""
    s = g.state
    alliance = s.alliances[seat]
    found = {
        "hand": [
            cards.hand_card(card, _users(g, alliance, card, narrator), narrator)
            for card in sorted(alliance.hand, key=lambda card: _place(g, alliance, card))
            if card != UNKNOWN
        ],
        "surged": [cards.card("card", card, narrator) for card in _face_down(s, alliance)],
        "deck": [
            cards.card("card", card, narrator) for card in sorted(alliance.deck.pool) if card != UNKNOWN
        ],
        "discard": [cards.card("card", card, narrator) for card in alliance.deck.discard],
    }
    return tuple(named_piles("alliance", found, narrator, always=("hand",)))


def _face_down(s: AllianceState, alliance: Alliance) -> Iterator[CardId]:
    for figure in alliance.heroes:
        for played in s.columns.get(figure, ()):
            yield from (card for card in played.hidden if card != UNKNOWN)


def _place(g: Delve, alliance: Alliance, card: CardId) -> tuple[int, str]:
    """The first of the heroes who can use a card; what all can use comes last."""
    users = library(g).users[card_name(card)]
    kinds = [g.state.figures[figure].kind for figure in alliance.heroes if figure in g.state.figures]
    fitting = [place for place, kind in enumerate(kinds) if kind in users]
    return (fitting[0] if 0 < len(fitting) < len(kinds) else len(kinds), card)


def _users(g: Delve, alliance: Alliance, card: CardId, narrator: Narrator) -> str:
    """The heroes of the alliance who can use a card, in words."""
    users = library(g).users[card_name(card)]
    heroes = [figure for figure in alliance.heroes if figure in g.state.figures]
    fitting = [figure for figure in heroes if g.state.figures[figure].kind in users]
    if fitting and len(fitting) == len(heroes):
        return narrator.say("alliance-everybody")
    return narrator.words.listed([name_of(g, figure, narrator) for figure in fitting])
