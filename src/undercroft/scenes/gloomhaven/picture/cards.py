"""Ability cards, items and battle goals with their text made from their data."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from undercroft.games.gloomhaven.records import classes
from undercroft.games.gloomhaven.records.abilities import Half, Infuse
from undercroft.games.gloomhaven.records.decks import AbilityCard
from undercroft.games.gloomhaven.state import Carried, InPlay
from undercroft.kernel import UNKNOWN
from undercroft.scenes import shapes
from undercroft.scenes.gloomhaven.phrasebook import MONSTER, Phrasebook, phrasebook_of
from undercroft.text.cards import uses
from undercroft.text.narrator import Narrator

from .gists import gist, marks
from .modifiers import face

HalfName = Literal["top", "bottom"]


@lru_cache(1 << 12)
def ability(book: Phrasebook, id: str, whole: bool = True) -> shapes.Card:
    """An ability card; without its text where that is asked for separately."""
    if id == UNKNOWN:
        return shapes.Card(UNKNOWN, book.thing("card", UNKNOWN), "card", state="hidden")
    card = book.records.card[id]
    halves = (half(book, card, "top"), half(book, card, "bottom")) if whole else ()
    return shapes.Card(id, book.thing("card", id), "card", halves, card.initiative, str(card.level))


def half(book: Phrasebook, card: classes.Card, name: HalfName) -> shapes.Half:
    """One action of a card: a line for each ability, then slots; its marks say what it costs and gives."""
    printed = card.top if name == "top" else card.bottom
    return shapes.Half(
        name,
        tuple(_lines(book, printed)),
        printed.lost,
        bool(printed.duration),
        book.say("half-unrecoverable") if printed.unrecoverable else "",
        gist(book, printed),
        marks(book, printed),
    )


def _lines(book: Phrasebook, printed: Half) -> list[str]:
    lines = [book.sentence(each) for each in printed.abilities]
    lines += [book.sentence(each) for each in printed.augments]
    if printed.slots:
        lines.append(book.say_with("half-slots", uses(book.words, "value", printed.slots)))
    return [line[:1].upper() + line[1:] for line in lines]


@lru_cache(1 << 12)
def lying(book: Phrasebook, played: InPlay) -> shapes.Card:
    """A card in the active area: the half that works, and its slots."""
    card = book.records.card[played.card]
    shown = half(book, card, played.half)
    printed = card.top if played.half == "top" else card.bottom
    return shapes.Card(
        played.card,
        book.thing("card", played.card),
        "card",
        (shown,),
        card.initiative,
        str(card.level),
        state="active",
        note=book.say("haven-half", half=played.half),
        used=played.used,
        slots=len(printed.slots),
    )


@lru_cache(1 << 12)
def item(book: Phrasebook, carried: Carried, whole: bool = True) -> shapes.Card:
    """An item as it is: ready, spent, consumed or lost."""
    record = book.records.item[carried.item]
    halves = (shapes.Half("", (book.record("item", carried.item),)),) if whole else ()
    note = "" if carried.state == "ready" else book.say(f"haven-item-{carried.state}")
    return shapes.Card(
        carried.item,
        book.thing("item", carried.item),
        "item",
        halves,
        state=carried.state,
        note=note,
        used=carried.used,
        slots=record.use_slots,
    )


@lru_cache(1 << 10)
def goal(book: Phrasebook, id: str) -> shapes.Card:
    """A battle goal."""
    if id == UNKNOWN:
        return shapes.Card(UNKNOWN, book.thing("goal", UNKNOWN), "goal", state="hidden")
    checkmarks = book.say("haven-checkmarks", count=book.records.goal[id].checkmarks)
    text = book.record("goal", id)
    return shapes.Card(id, book.thing("goal", id), "goal", (shapes.Half("", (text,)),), note=checkmarks)


@lru_cache(1 << 10)
def of_monsters(book: Phrasebook, deck: str, card: AbilityCard) -> shapes.Card:
    """A monster ability card as printed."""
    lines = [book.sentence(each, MONSTER) for each in card.abilities]
    if card.infuse:
        lines.append(book.sentence(Infuse(elements=card.infuse)))
    if card.shuffle:
        lines.append(book.say("haven-shuffle"))
    title = book.say("haven-ability-card", deck=book.thing("deck", deck), initiative=card.initiative)
    return shapes.Card(card.id, title, "ability", (shapes.Half("", tuple(lines)),), card.initiative)


def any_card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """Whatever has this id: a card, an item, a goal, a monster's card, a modifier card, else what is told."""
    book = phrasebook_of(narrator)
    records = book.records
    if id in records.card:
        return ability(book, id)
    if id in records.item:
        return item(book, Carried(id))
    if id in records.goal:
        return goal(book, id)
    for (deck, card), record in records.ability_cards.items():
        if card == id:
            return of_monsters(book, deck, record)
    text = book.record(kind, id)
    lines = (text,) if text else ()
    if id in records.modifier:
        return shapes.Card(
            id,
            book.thing("modifier", id),
            "modifier",
            (shapes.Half("", lines),),
            note=face(records.modifier[id]),
        )
    return shapes.Card(id, book.thing(kind, id), kind, (shapes.Half("", lines),) if lines else ())
