"""Characters take their seats: hit points, hand, perks, modifier decks (GH-SET, GH-HND, GH-PRK)."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.gloomhaven.events.rounds import CharacterJoined
from undercroft.games.gloomhaven.library import Library, library
from undercroft.games.gloomhaven.party import Hero, allowed, modifier_cards_of, standard_cards, too_many
from undercroft.games.gloomhaven.rules.items.equipment import worn
from undercroft.games.gloomhaven.rules.items.items import arm_items
from undercroft.games.gloomhaven.rules.monsters.stats import RAISED
from undercroft.games.gloomhaven.rules.movement.movement import Fall
from undercroft.games.gloomhaven.state import Carried, Character, Figure, Haven, HavenState
from undercroft.kernel import UNKNOWN, CardId, FigureId, Seat, Trigger
from undercroft.parts.decks import Deck, shuffled


def join(g: Haven, seat: Seat, hero: Hero) -> None:
    """With hit points as on its mat and no experience, and the hand that was chosen for this scenario.

    Its three piles are empty (GH-CHM-08), its dial is at 0 (GH-XP-06).
    (GH-CHM-03, GH-CHM-07, GH-SET-06, GH-HND-02, GH-HND-05)
    """
    record = library(g).character[hero.kind]
    full = record.hit_points[hero.level - 1]
    mat = Character(
        seat, FigureId(seat + 1), hero.kind, hero.level, hand=tuple(map(CardId, hero.hand)), perks=hero.perks,
        items=tuple(map(Carried, hero.items)),
    )  # fmt: skip
    g.emit(CharacterJoined(mat, Figure(hero.kind, seat, 0, full, full, side="party")), "GH-SET-06")
    arm_items(g, mat.figure)
    if any(each.flying for each in worn(g, mat.figure)):
        g.arm(Trigger("ConditionGained", Fall(mat.figure), seat, "flying", "GH-MOV-15", optional=False))


def standard_deck(g: Haven) -> Deck:
    """Twenty cards (GH-AMD-02)."""
    return Deck(shuffled(standard_cards(library(g))))


def modifier_deck_of(g: Haven, hero: Hero) -> Deck:
    """A character's own deck (GH-AMD-01, GH-PRK-03); all know its cards, nobody their order (GH-AMD-22)."""
    return Deck(shuffled(modifier_cards_of(library(g), hero)))


def shows_hands(s: HavenState) -> bool:
    """One player alone sees all hands, and a group may agree to (GH-VAR-01, GH-VAR-05)."""
    return any(variant in RAISED for variant in s.variants)


def unseen(records: Library, s: HavenState, seat: Seat) -> dict[str, tuple[str, ...]]:
    """The possible hidden cards of a character (GH-COM-01, GH-BTL-04): of its class, or battle goals.

    All else lies open, enough to talk about plans (GH-COM-03, GH-COM-E1, GH-COM-E2).
    """
    mat = s.characters[seat]
    shown = shown_cards(mat)
    cards = tuple(card for card in allowed(records, mat.kind, mat.level) if card not in shown)
    mine = {
        goal
        for each in s.characters.values()
        for goal in (each.goal, *each.dealt)
        if goal not in ("", UNKNOWN)
    }
    goals = tuple(goal for goal in records.goal if goal not in mine)
    return {"hand": cards, "picked": cards, "dealt": goals, "goal": goals}


def may_hold(records: Library, s: HavenState, seat: Seat, card: str, others: Sequence[str]) -> bool:
    """Could this card be in a hand with those that are shown and those others? (GH-LUP-04)"""
    if card not in records.card:  # a battle goal
        return True
    mat = s.characters[seat]
    hand = [each for each in (*shown_cards(mat), *others, card) if each in records.card]
    return not any(too_many(records, mat.level, hand))


def shown_cards(mat: Character) -> set[CardId]:
    """The cards of a character that are known where this mat is seen."""
    lying = (each.card for each in mat.active)
    return {*mat.hand, *mat.picked, *mat.played, *mat.discard, *mat.lost, *lying} - {CardId(UNKNOWN)}
