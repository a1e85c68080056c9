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
from undercroft.text.cards import part_text, sentence_of
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
    text = "" if record is None else record_text(words, namer, kind, card_name(id))
    lines = sentences(text)
    shown = shapes.Card(id, name, kind, (shapes.Half("", lines),) if lines else ())
    match record:
        case Item(price=price) if price:
            return replace(shown, level=narrator.say("descent-gold", n=price))
    return shown


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
        lines = tuple(_ability_line(part, narrator) for part in parts)
        if sheet.aura:
            whom = "monsters" if sheet.on_monsters else "heroes"
            lines = (narrator.say(f"descent-aura-{whom}", n=sheet.aura), *lines)
        name = capital(words.forms(namer.thing("card", hero))[""])
        return shapes.Card(hero, name, "ability", (shapes.Half("", lines),))

    found: shapes.Card = narrator.once(("hero ability", hero), made)
    return found


def _ability_line(part: Struct, narrator: Narrator) -> str:
    """One line of an ability; what holds as printed needs no remark, what the errata say has one."""
    needs = getattr(part, "needs", ())
    rest = tuple(need for need in needs if need not in ("printed", "errata"))
    own = replace(part, needs=rest) if rest != needs else part
    text = part_text(narrator.words, narrator.namer(None), own)
    return sentence_of(narrator.say("line-errata", value=text) if "errata" in needs else text)


def turned(shown: shapes.Card, narrator: Narrator) -> shapes.Card:
    """Exhausted, or face down."""
    return replace(shown, state="spent", note=narrator.say("descent-exhausted"))
