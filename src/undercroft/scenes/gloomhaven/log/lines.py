"""Lines of the log: the figures and hexes that a sentence speaks of, and what was turned up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Literal, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

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
from undercroft.text.phrases import is_plain

Level = Literal["round", "turn", "event"]
LEVELS: Mapping[type[Event], Level] = {RoundStarted: "round", TurnStarted: "turn"}
# The hexes that a figure goes through, is pushed or pulled through, or is put on.
WAYS: Mapping[type[Event], Callable[[Any], tuple[Cell, ...]]] = {
    Walked: lambda event: event.path,
    Shoved: lambda event: (event.cell,),
    Displaced: lambda event: (event.cell,),
}


def line(entry: Entry, text: str, answer: int, k: int, narrator: Narrator) -> shapes.Line:
    """A sentence with what it speaks of."""
    event, records = entry.event, narrator.edition.rules.content
    kind = type(event)
    level: Level = LEVELS.get(kind, "event")
    way = WAYS[kind](event) if kind in WAYS else ()
    line = line_of(entry, text, answer, k, GRID, level, _shown(records, entry, text), way)
    inner: list[Any] = [
        leaf for name in _inner_fields(kind) if isinstance(leaf := getattr(event, name), Struct)
    ]
    if not inner:
        return line
    figures, cells = list(line.figures), list(line.cells)
    for each in inner:
        more, places = mentioned(each)
        figures += more
        cells += [GRID.name(cell) for cell in places if GRID.canvas >> cell & 1]
    return replace(line, figures=tuple(dict.fromkeys(figures)), cells=tuple(dict.fromkeys(cells)))


@cache
def _inner_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields that may hold a leaf, which speaks of figures and hexes itself."""
    hints = get_type_hints(kind)
    return tuple(name for name in kind.__struct_fields__ if not is_plain(hints[name]))


def _shown(records: Library, entry: Entry, text: str) -> shapes.Reveal | None:
    """Modifier cards with those that do not count, a monster's ability card."""
    event = entry.event
    if type(event) is AbilityDrawn:
        card = records.ability_cards.get((event.deck, event.card))
        return shapes.Reveal("card", (str(card.initiative),), label=text) if card is not None else None
    if type(event) is not ModifierCounted:
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
