"""Cards of heroes and of the Overlord, with their texts made from the data."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from undercroft.games.boxes import find_record
from undercroft.games.descent.library import FEAT, Library
from undercroft.games.descent.records.items import Item
from undercroft.games.descent.state import card_name
from undercroft.scenes import shapes
from undercroft.scenes.building import sentences
from undercroft.text import record_text
from undercroft.text.cards import described, part_text, sentence_of
from undercroft.text.narrator import Narrator
from undercroft.text.sentences import capital


def card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    """Any card, with a line for each of its sentences."""
    return narrator.once(("card", kind, id), lambda: _card(kind, id, narrator))


def _card(kind: str, id: str, narrator: Narrator) -> shapes.Card:
    words, namer = narrator.words, narrator.namer(None)
    records: Library = narrator.edition.rules.content
    name = capital(words.forms(namer.thing(kind, id))[""])
    record = find_record(records, kind, card_name(id))
    text = "" if record is None else _text(record, kind, card_name(id), narrator)
    lines = sentences(text)
    shown = shapes.Card(id, name, kind, (shapes.Half("", lines),) if lines else ())
    match record:
        case Item(price=price) if price:
            return replace(shown, level=narrator.say("descent-gold", n=price))
    return shown


def _text(record: Struct, kind: str, id: str, narrator: Narrator) -> str:
    """As printed, or by the errata where they are played: the text that holds at this table (D2-ERR)."""
    words, namer = narrator.words, narrator.namer(None)
    if (revised := getattr(record, "errata", None)) is None:
        return record_text(words, namer, kind, id)
    return described(words, namer, revised if _plays_errata(narrator) else replace(record, errata=None))


def _plays_errata(narrator: Narrator) -> bool:
    return "errata" in getattr(narrator.setup, "variants", ())


def feat(hero: str, ready: bool, narrator: Narrator) -> shapes.Card:
    """The heroic feat of a hero sheet, turned when it was used (D2-FEA-04)."""

    def made() -> shapes.Card:
        words, namer = narrator.words, narrator.namer(None)
        records: Library = narrator.edition.rules.content
        line = sentence_of(part_text(words, namer, records.hero[hero].feat))
        return shapes.Card(
            FEAT, words.forms(namer.thing("card", FEAT))[""], "feat", (shapes.Half("", (line,)),)
        )

    found: shapes.Card = narrator.once(("feat", hero), made)
    return found if ready else turned(found, narrator)


def ability(hero: str, narrator: Narrator) -> shapes.Card:
    """The hero ability of a sheet, under the name that options use for it."""

    def made() -> shapes.Card:
        words, namer = narrator.words, narrator.namer(None)
        records: Library = narrator.edition.rules.content
        sheet = records.hero[hero]
        parts = (*sheet.uses, *sheet.passives, *sheet.grants, *sheet.on_monsters)
        other = "printed" if _plays_errata(narrator) else "errata"
        lines = tuple(
            _ability_line(part, narrator) for part in parts if other not in getattr(part, "needs", ())
        )
        if sheet.aura:
            whom = "monsters" if sheet.on_monsters else "heroes"
            lines = (narrator.say(f"descent-aura-{whom}", n=sheet.aura), *lines)
        name = capital(words.forms(namer.thing("card", hero))[""])
        return shapes.Card(hero, name, "ability", (shapes.Half("", lines),))

    found: shapes.Card = narrator.once(("hero ability", hero), made)
    return found


def _ability_line(part: Struct, narrator: Narrator) -> str:
    """One line of an ability; whether the errata are played needs no remark."""
    needs = getattr(part, "needs", ())
    rest = tuple(need for need in needs if need not in ("printed", "errata"))
    own = replace(part, needs=rest) if rest != needs else part
    return sentence_of(part_text(narrator.words, narrator.namer(None), own))


def turned(shown: shapes.Card, narrator: Narrator) -> shapes.Card:
    """Exhausted, or face down."""
    return replace(shown, state="spent", note=narrator.say("descent-exhausted"))
