"""Cards with their types, requirement icons and texts; hero cards, monster cards and solo cards, too."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from undercroft.games.alliance.library import Library
from undercroft.games.alliance.records.cards import Card, Requires
from undercroft.games.alliance.records.heroes import Hero
from undercroft.games.alliance.records.monsters import Monster
from undercroft.games.alliance.state import card_name
from undercroft.games.boxes import find_record
from undercroft.kernel import CardId
from undercroft.scenes import shapes
from undercroft.scenes.building import sentences
from undercroft.text import record_text
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital


def card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """Any card, with a line for each of its sentences."""
    return narrator.once(("card", kind, id), lambda: _card(kind, id, narrator))


def _card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    words, namer = narrator.words, narrator.namer(None)
    records: Library = narrator.edition.rules.content
    record: Struct | None = find_record(records, kind, card_name(id))
    name = capital(words.forms(namer.thing(kind, id))[""])
    text = "" if record is None else record_text(words, namer, kind, card_name(id))
    lines = [*_head(record, card_name(id), records, narrator), *sentences(text)]
    shown = shapes.Card(id, name, kind, (shapes.Half("", tuple(lines)),) if lines else ())
    if isinstance(record, Card) and record.cost:
        return replace(shown, level=narrator.say("alliance-xp", n=record.cost))
    return shown


def _head(record: Struct | None, id: str, records: Library, narrator: Narrator) -> list[str]:
    """The line above the text: types and requirement of a card, icons and values of a hero or monster."""
    match record:
        case Card(types=types):
            kinds = " / ".join(narrator.say(f"alliance-type-{each}") for each in types)
            return [f"{kinds} · {needs(records.icons(id), narrator)}"]
        case Hero():
            icons = [record.race, *record.callings]
            return [
                " · ".join(narrator.say(f"alliance-icon-{each}") for each in icons),
                _values(record, narrator),
            ]
        case Monster():
            one, two = record.xp
            return [_values(record, narrator), narrator.say("alliance-reward", first=one, second=two)]
    return []


def _values(record: Hero | Monster, narrator: Narrator) -> str:
    values = {
        record.type: record.attack, "armor": record.armor, "evasive": record.evasive,
        "speed": record.speed, "health": record.health,
    }  # fmt: skip
    return ", ".join(narrator.say(f"alliance-{id}", n=n) for id, n in values.items() if n)


def needs(requires: Requires, narrator: Narrator) -> str:
    """The requirement icons in words (DA-ICO)."""
    if requires.is_gold:
        return narrator.say("alliance-icon-gold")
    races = [narrator.say(f"alliance-icon-{each}") for each in requires.races]
    callings = [narrator.say(f"alliance-icon-{each}") for each in requires.callings]
    parts = [narrator.words.listed(races, "or")] if races else []
    if callings:
        joined = narrator.words.listed(callings, "or") if requires.either else " + ".join(callings)
        parts.append(joined)
    return " + ".join(parts)


def hand_card(id: CardId, users: str, narrator: Narrator) -> shapes.Card:
    """A card of a hand with the heroes who can use it."""
    shown = card("card", id, narrator)
    return replace(shown, note=narrator.say("alliance-users", heroes=users) if users else "")


def face_down(count: int, narrator: Narrator) -> shapes.Card:
    """Cards that lie face down for a Power Surge."""
    return shapes.Card("surge", narrator.say("alliance-surge", n=count), "surge", state="spent")
