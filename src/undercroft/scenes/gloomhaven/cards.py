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
from undercroft.text.cards import uses

from .gists import gist, marks
from .modifiers import face
from .voices import MONSTER, Voice

HalfName = Literal["top", "bottom"]


@lru_cache(1 << 12)
def ability(voice: Voice, id: str, whole: bool = True) -> shapes.Card:
    """An ability card; without its text where that is asked for besides."""
    if id == UNKNOWN:
        return shapes.Card(UNKNOWN, voice.thing("card", UNKNOWN), "card", state="hidden")
    card = voice.records.card[id]
    halves = (half(voice, card, "top"), half(voice, card, "bottom")) if whole else ()
    return shapes.Card(id, voice.thing("card", id), "card", halves, card.initiative, str(card.level))


def half(voice: Voice, card: classes.Card, name: HalfName) -> shapes.Half:
    """One action of a card: a line for each ability, then slots; its marks say what it costs and gives."""
    printed = card.top if name == "top" else card.bottom
    return shapes.Half(
        name,
        tuple(_lines(voice, printed)),
        printed.lost,
        bool(printed.duration),
        voice.say("half-unrecoverable") if printed.unrecoverable else "",
        gist(voice, printed),
        marks(voice, printed),
    )


def _lines(voice: Voice, printed: Half) -> list[str]:
    lines = [voice.sentence(each) for each in printed.abilities]
    lines += [voice.sentence(each) for each in printed.augments]
    if printed.slots:
        lines.append(voice.say_with("half-slots", uses(voice.words, "value", printed.slots)))
    return [line[:1].upper() + line[1:] for line in lines]


@lru_cache(1 << 12)
def lying(voice: Voice, played: InPlay) -> shapes.Card:
    """A card in the active area: the half that works, and its slots."""
    card = voice.records.card[played.card]
    shown = half(voice, card, played.half)
    printed = card.top if played.half == "top" else card.bottom
    return shapes.Card(
        played.card,
        voice.thing("card", played.card),
        "card",
        (shown,),
        card.initiative,
        str(card.level),
        state="active",
        note=voice.say("haven-half", half=played.half),
        used=played.used,
        slots=len(printed.slots),
    )


@lru_cache(1 << 12)
def item(voice: Voice, carried: Carried, whole: bool = True) -> shapes.Card:
    """An item as it is: ready, spent, consumed or lost."""
    record = voice.records.item[carried.item]
    halves = (shapes.Half("", (voice.record("item", carried.item),)),) if whole else ()
    note = "" if carried.state == "ready" else voice.say(f"haven-item-{carried.state}")
    return shapes.Card(
        carried.item,
        voice.thing("item", carried.item),
        "item",
        halves,
        state=carried.state,
        note=note,
        used=carried.used,
        slots=record.use_slots,
    )


@lru_cache(1 << 10)
def goal(voice: Voice, id: str) -> shapes.Card:
    """A battle goal."""
    if id == UNKNOWN:
        return shapes.Card(UNKNOWN, voice.thing("goal", UNKNOWN), "goal", state="hidden")
    checkmarks = voice.say("haven-checkmarks", count=voice.records.goal[id].checkmarks)
    text = voice.record("goal", id)
    return shapes.Card(id, voice.thing("goal", id), "goal", (shapes.Half("", (text,)),), note=checkmarks)


@lru_cache(1 << 10)
def of_monsters(voice: Voice, deck: str, card: AbilityCard) -> shapes.Card:
    """A monster ability card as printed."""
    lines = [voice.sentence(each, MONSTER) for each in card.abilities]
    if card.infuse:
        lines.append(voice.sentence(Infuse(elements=card.infuse)))
    if card.shuffle:
        lines.append(voice.say("haven-shuffle"))
    title = voice.say("haven-ability-card", deck=voice.thing("deck", deck), initiative=card.initiative)
    return shapes.Card(card.id, title, "ability", (shapes.Half("", tuple(lines)),), card.initiative)


def any_card(voice: Voice, kind: str, id: str) -> shapes.Card:
    """Whatever has this id: a card, an item, a goal, a monster's card, a modifier card, else what is told."""
    records = voice.records
    if id in records.card:
        return ability(voice, id)
    if id in records.item:
        return item(voice, Carried(id))
    if id in records.goal:
        return goal(voice, id)
    for (deck, card), record in records.ability_cards.items():
        if card == id:
            return of_monsters(voice, deck, record)
    text = voice.record(kind, id)
    lines = (text,) if text else ()
    if id in records.modifier:
        return shapes.Card(
            id,
            voice.thing("modifier", id),
            "modifier",
            (shapes.Half("", lines),),
            note=face(records.modifier[id]),
        )
    return shapes.Card(id, voice.thing(kind, id), kind, (shapes.Half("", lines),) if lines else ())
