"""Lines of the log: the figures and hexes that a sentence speaks of, and what was turned up."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import astuple, replace

from undercroft.games.gloomhaven.events.fights import ModifierCounted
from undercroft.games.gloomhaven.events.ground import Displaced, Shoved, Walked
from undercroft.games.gloomhaven.events.rounds import AbilityDrawn, RoundStarted, TurnStarted
from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.records.modifiers import ModifierCard
from undercroft.games.gloomhaven.rules.attack.modifier_cards import Compared
from undercroft.kernel import Entry, Event
from undercroft.scenes import shapes
from undercroft.scenes.building import line_of, mentioned
from undercroft.scenes.gloomhaven.picture.modifiers import face
from undercroft.space import Cell
from undercroft.text.narrator import Narrator


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    """A sentence with what it speaks of."""
    event, records = entry.event, narrator.edition.rules.content
    level: Literal["round", "turn", "event"] = "event"
    if isinstance(event, RoundStarted):
        level = "round"
    elif isinstance(event, TurnStarted):
        level = "turn"
    line = line_of(entry, text, answer, k, GRID, level, _shown(records, entry, text), _way(event))
    inner = [value for value in astuple(event) if isinstance(value, Struct)]
    if not inner:
        return line
    figures, cells = list(line.figures), list(line.cells)
    leaf: Any
    for leaf in inner:
        more, places = mentioned(leaf)
        figures += more
        cells += [GRID.name(cell) for cell in places if GRID.canvas >> cell & 1]
    return replace(line, figures=tuple(dict.fromkeys(figures)), cells=tuple(dict.fromkeys(cells)))


def _way(event: Event) -> tuple[Cell, ...]:
    """The hexes that a figure goes through, is pushed or pulled through, or is put on."""
    match event:
        case Walked(path=path):
            return path
        case Shoved(cell=cell) | Displaced(cell=cell):
            return (cell,)
    return ()


def _shown(records: Library, entry: Entry, text: str) -> shapes.Reveal | None:
    """Modifier cards with those that do not count, a monster's ability card."""
    event = entry.event
    if isinstance(event, AbilityDrawn):
        card = records.ability_cards.get((event.deck, event.card))
        return shapes.Reveal("card", (str(card.initiative),), label=text) if card is not None else None
    if not isinstance(event, ModifierCounted):
        return None
    cards = [records.modifier[card] for card in event.drawn]
    faces = tuple(map(face, cards))
    return shapes.Reveal("modifier", faces, _unused(entry, event, cards), text) if faces else None


def _unused(entry: Entry, event: ModifierCounted, cards: list[ModifierCard]) -> tuple[int, ...]:
    """The places of those that do not count: the other of two, or those that roll with Disadvantage."""
    if len(event.cards) == len(cards):
        return ()
    compared = next((reason for reason in entry.why if isinstance(reason, Compared)), None)
    if compared is not None:
        return (1,) if compared.kept == compared.first else (0,)
    plain = [place for place, card in enumerate(cards) if not card.rolling] or [len(cards) - 1]
    return tuple(place for place in range(len(cards)) if place != plain[-1])
