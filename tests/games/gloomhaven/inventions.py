"""The one door for records that are not printed: a test that needs one says why.

    table.perform(1, invented("no card of this version has Pull with Wound", Attack(value=2, pull=1, ...)))

Printed is every record whose shape (its kind, and the fields that say something) stands in the game's own
content; the numbers in it are the test's to choose. `test_inventions` reads all tests for others; what is put
together while a test runs is checked where it is performed. What a monster's card says is checked as a whole.
"""

from __future__ import annotations

from functools import cache
from types import ModuleType
from typing import Any, TypeVar

from msgspec import Struct

from undercroft.games.gloomhaven.records import (
    abilities,
    bosses,
    decks,
    goals,
    items,
    modifiers,
    moments,
    monsters,
    scenario_goals,
    scenario_rules,
    whom,
)
from undercroft.sim.vocabulary import Shape, parts_of, shape_of

R = TypeVar("R")
VOCABULARY: tuple[ModuleType, ...] = (
    abilities, bosses, decks, goals, items, modifiers, moments, monsters, scenario_goals, scenario_rules,
    whom,
)  # fmt: skip
WORDS = 5  # of a reason, at least
_declared: list[Struct] = []


def invented(why: str, record: R) -> R:
    """A record, or several, that no printed card has, and why the test cannot do with a printed one."""
    assert len(why.split()) >= WORDS, f"{why!r} is no reason: say why no printed card will do."
    _declared.extend(parts_of(record))
    return record


@cache
def printed() -> frozenset[Shape]:
    """The shapes of all records of the game's own pack."""
    from .scenes import shelf

    return frozenset(shape_of(record) for record in parts_of(shelf()) if is_vocabulary(record))


@cache
def printed_cards() -> frozenset[tuple[Shape, ...]]:
    """What the abilities of each monster card look like, in printed order."""
    from .scenes import shelf

    return frozenset(
        tuple(map(shape_of, card.abilities)) for deck in shelf().deck.values() for card in deck.cards
    )


def refuse_inventive_card(abilities: tuple[Struct, ...], why: str) -> None:
    """A monster's card is a printed one of any deck, or a part of it in its order; else the test says why."""
    shapes = tuple(map(shape_of, abilities))
    is_printed = any(_is_part(shapes, card) for card in printed_cards())
    assert is_printed or len(why.split()) >= WORDS, (
        f"No printed card has {', '.join(map(str, shapes))} in this order: use one, or say why."
    )
    assert not (is_printed and why), f"This card is printed: it needs no reason ({why})."


def _is_part(some: tuple[Shape, ...], whole: tuple[Shape, ...]) -> bool:
    """In the same order, with nothing else between them counted."""
    left = iter(whole)
    return all(shape in left for shape in some)


def is_vocabulary(record: Struct) -> bool:
    return type(record).__module__ in {module.__name__ for module in VOCABULARY}


def refuse_inventions(*records: Any) -> None:
    """Fails where a record is neither printed nor declared."""
    for record in parts_of(records):
        if is_vocabulary(record) and shape_of(record) not in printed() and record not in _declared:
            raise AssertionError(
                f"No printed card has {shape_of(record)}: use one, or say why not (invented)."
            )
