"""Characters as they come to a scenario: hit points, hand, perks, modifier decks (GH-SET, GH-HND, GH-PRK)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.gloomhaven.events.rounds import CharacterJoined
from undercroft.games.gloomhaven.library import Library, library
from undercroft.games.gloomhaven.state import Carried, Character, Figure, Haven
from undercroft.kernel import CardId, FigureId, Seat
from undercroft.parts.decks import Deck, shuffled

if TYPE_CHECKING:
    from undercroft.games.gloomhaven.rules.scenario import Hero


def join(g: Haven, seat: Seat, hero: Hero) -> None:
    """At full hit points, without experience (GH-SET-06)."""
    record = library(g).character[hero.kind]
    full = record.hit_points[hero.level - 1]
    figure = FigureId(seat + 1)
    hand = hero.hand or first_hand(library(g), hero.kind)
    mat = Character(
        seat, figure, hero.kind, hero.level, hand=tuple(map(CardId, hand)), perks=hero.perks,
        items=tuple(map(Carried, hero.items)),
    )  # fmt: skip
    g.emit(CharacterJoined(mat, Figure(hero.kind, seat, 0, full, full, side="party")), "GH-SET-06")


def first_hand(records: Library, kind: str) -> tuple[str, ...]:
    """All cards of level 1 (GH-SET-03)."""
    return tuple(card.id for card in records.card.values() if card.character == kind and card.level == 1)


def standard_deck(g: Haven) -> Deck:
    """Twenty cards (GH-AMD-02)."""
    return Deck(shuffled(standard_cards(library(g))))


def standard_cards(records: Library) -> list[str]:
    return [card.id for card in records.modifier.values() for _ in range(card.standard)]


def modifier_deck_of(g: Haven, hero: Hero) -> Deck:
    """The standard deck with what perks and items change (GH-PRK-03, GH-ITM-16, GH-ITM-29)."""
    records = library(g)
    cards = standard_cards(records)
    taken = [records.character[hero.kind].perks[perk] for perk in hero.perks]
    for perk in taken:
        for card in perk.remove:
            if card in cards:
                cards.remove(card)
        cards += perk.add
    if not any(perk.ignore == "item-effects" for perk in taken):
        cards += ["extra-minus-1"] * sum(records.item[item].minus_ones for item in hero.items)
    return Deck(shuffled(cards))
