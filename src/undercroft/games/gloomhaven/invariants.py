"""Invariants after every event: nothing is lost or made from nothing, everybody stands somewhere sound."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.party import Hero, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.games.gloomhaven.state import MONSTERS, STRONG, HavenState
from undercroft.kernel import UNKNOWN, CardId
from undercroft.parts.decks import Deck

MOVING = ("gh.walk", "gh.move", "gh.shove", "gh.monster_move", "gh.displace")  # may share a hex for a moment
DRAWING = "gh.strike"  # cards of the draw lie beside the deck
CURSES = BLESSINGS = 10  # GH-CON-30, GH-CON-43


def invariants(content: Library) -> tuple[Callable[[HavenState], str], ...]:
    """Each gives a sentence if it does not hold, with these records."""
    return (
        hit_points_are_sound,
        hexes_are_not_shared,
        elements_are_sound,
        partial(cards_are_conserved, content),
        partial(modifier_cards_are_conserved, content),
        partial(ability_cards_are_conserved, content),
        partial(everybody_stands_on_the_floor, content),
    )


def hit_points_are_sound(s: HavenState) -> str:
    """Between nothing and the full value (GH-DMG-10)."""
    for i, figure in s.figures.items():
        if not 0 <= figure.hp <= figure.full:
            return f"figure {i} has {figure.hp} of {figure.full} hit points"
    return ""


def hexes_are_not_shared(s: HavenState) -> str:
    """One figure a hex (GH-MOV-06), except the one whose move is in progress."""
    taken: dict[int, int] = {}
    for i, figure in s.figures.items():
        if not figure.cells:
            continue
        if figure.cells & figure.cells - 1:
            return f"figure {i} stands on several hexes"
        other = taken.setdefault(figure.cells, i)
        if other != i and not (is_moving(s, i) or is_moving(s, other)):
            return f"figures {other} and {i} share {GRID.name(figure.cell)}"
    return ""


def is_moving(s: HavenState, figure: int) -> bool:
    """Is a move of this figure in progress?"""
    return any(
        getattr(frame, "figure", 0) == figure and frame.__struct_config__.tag in MOVING  # type: ignore[attr-defined]
        for frame in s.frames
    )


def elements_are_sound(s: HavenState) -> str:
    """Six, each inert, waning or strong (GH-ELM-01, GH-ELM-02)."""
    if len(s.elements) != 6 or not all(0 <= state <= STRONG for state in s.elements):
        return f"the elements are {s.elements}"
    return ""


def cards_are_conserved(content: Library, s: HavenState) -> str:
    """Every ability card is in exactly one place: hand, chosen, played, discard, lost, active (GH-CHM-08).

    All characters together have as many as at the start: one may recover a card of another.
    """
    held = 0
    for seat, mat in s.characters.items():
        places = (mat.hand, mat.picked, mat.played, mat.discard, mat.lost, tuple(a.card for a in mat.active))
        cards = [card for place in places for card in place]
        held += len(cards)
        known = [card for card in cards if card != UNKNOWN]
        if len(set(known)) < len(known):
            return f"seat {seat} has a card twice: {sorted(known)}"
    whole = sum(content.character[mat.kind].hand_size for mat in s.characters.values())
    return f"the characters have {held} ability cards, not {whole}" if held != whole else ""


def modifier_cards_are_conserved(content: Library, s: HavenState) -> str:
    """No deck gains or loses a card that is there to stay;
    Bless and Curse come from their supplies (GH-AMD, GH-CON-30)."""
    drawing = any(frame.__struct_config__.tag == DRAWING for frame in s.frames)  # type: ignore[attr-defined]
    records = content.modifier
    whole = {MONSTERS: standard_cards(content)}
    for seat, mat in s.characters.items():
        hero = Hero(mat.kind, mat.level, (), mat.perks, tuple(each.item for each in mat.items))
        whole[str(seat)] = modifier_cards_of(content, hero)
    for name, deck in s.attack_decks.items() if s.characters else ():
        cards = deck.pool + deck.top + deck.bottom + deck.discard
        stays = sum(not come_and_go(records[card]) for card in cards)
        expected = sum(not come_and_go(records[card]) for card in whole[name])
        if stays > expected or (stays < expected and not drawing):
            return f"the attack modifier deck {name} has {stays} cards that stay, not {expected}"
    for card, supply in (("bless", BLESSINGS), ("curse", CURSES)):
        for decks in supplies(s, card):
            found = sum((d.pool + d.discard).count(CardId(card)) for d in decks)
            if found > supply:
                return f"there are {found} {card} cards, more than the supply of {supply}"
    return ""


def come_and_go(card: ModifierCard) -> bool:
    """Bless, Curse, and what items and scenarios add."""
    return card.leaves or card.until_end


def supplies(s: HavenState, card: str) -> list[list[Deck]]:
    """Decks that share a supply: all of them for Bless, monsters and characters apart for Curse
    (GH-CON-32, GH-CON-43)."""
    if card == "bless":
        return [list(s.attack_decks.values())]
    theirs = [deck for name, deck in s.attack_decks.items() if name == MONSTERS]
    ours = [deck for name, deck in s.attack_decks.items() if name != MONSTERS]
    return [theirs, ours]


def ability_cards_are_conserved(content: Library, s: HavenState) -> str:
    """Eight cards in every monster deck (GH-MAC-11)."""
    for name, deck in s.ability_decks.items():
        size = len(deck.pool + deck.top + deck.bottom + deck.discard)
        if size != len(content.deck[name].cards):
            return f"the deck {name} has {size} cards"
    return ""


def everybody_stands_on_the_floor(content: Library, s: HavenState) -> str:
    """In a revealed room or an open door; in a closed door only the one who is about to open it
    (GH-DOR-15)."""
    if not s.rooms:
        return ""
    found = content.ground(s)
    for i, figure in s.figures.items():
        if figure.cells & ~found.floor and not (figure.cells & found.closed and is_moving(s, i)):
            return f"figure {i} stands on {GRID.name(figure.cell)}, where there is no open floor"
    return ""
