"""Characters take their seats: hit points, hand, perks, modifier decks (GH-SET, GH-HND, GH-PRK)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.rounds import CharacterJoined
from undercroft.games.gloomhaven.library import Library, library
from undercroft.games.gloomhaven.party import Hero, allowed, modifier_cards_of, standard_cards
from undercroft.games.gloomhaven.rules.items import arm_items
from undercroft.games.gloomhaven.rules.movement import Fall
from undercroft.games.gloomhaven.rules.wearing import worn
from undercroft.games.gloomhaven.state import Carried, Character, Figure, Haven, HavenState
from undercroft.kernel import UNKNOWN, CardId, FigureId, Seat, Trigger
from undercroft.parts.decks import Deck, shuffled


def join(g: Haven, seat: Seat, hero: Hero) -> None:
    """At full hit points, without experience, with the hand that was chosen (GH-SET-06, GH-HND-02)."""
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
    """A character's own deck (GH-AMD-01, GH-PRK-03)."""
    return Deck(shuffled(modifier_cards_of(library(g), hero)))


def unseen(records: Library, s: HavenState, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What the hidden cards of a character may be: cards of the class not yet seen, battle goals (GH-COM-01, GH-BTL-04)."""
    mat = s.characters[seat]
    shown = {*mat.hand, *mat.picked, *mat.played, *mat.discard, *mat.lost, *(each.card for each in mat.active)}
    cards = tuple(card for card in allowed(records, mat.kind, mat.level) if card not in shown)
    mine = {goal for each in s.characters.values() for goal in (each.goal, *each.dealt) if goal not in ("", UNKNOWN)}
    goals = tuple(goal for goal in records.goal if goal not in mine)
    return {"hand": cards, "picked": cards, "dealt": goals, "goal": goals}
