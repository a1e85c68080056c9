"""The words of a scene, each said once: Fluent takes its time, and a table says the same over and over."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast
from weakref import WeakKeyDictionary

from msgspec import Struct

from undercroft.games.gloomhaven.ground import GRID
from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.state import Figure
from undercroft.kernel import UNKNOWN
from undercroft.text.cards import part_text, record_text, sentence_of
from undercroft.text.namers import StateNamer
from undercroft.text.narrator import Narrator
from undercroft.text.words import Args, Name, Words

MONSTER: Final = "monster"  # whom the cards of monsters speak of

_phrasebooks: WeakKeyDictionary[Words, Phrasebook] = WeakKeyDictionary()


def phrasebook_of(narrator: Narrator) -> Phrasebook:
    """The phrasebook of a language: one for all tables that are told in the same words."""
    return narrator.once(Phrasebook, lambda: _shared(narrator))


def _shared(narrator: Narrator) -> Phrasebook:
    found = _phrasebooks.get(narrator.words)
    if found is None:
        found = _phrasebooks[narrator.words] = Phrasebook(narrator)
    return found


class Phrasebook:
    """Says messages, names and what parts of records do; what was said once is remembered."""

    def __init__(self, narrator: Narrator) -> None:
        self.words = words = narrator.words
        self.records = cast(Library, narrator.edition.rules.content)
        self._namer = namer = StateNamer(
            words, None, (), GRID, narrator.edition.record, narrator.edition.box.nouns
        )

        @lru_cache(1 << 14)
        def said(message: str, args: tuple[tuple[str, str | int], ...]) -> str:
            return words.say(message, **dict(args))

        @lru_cache(1 << 12)
        def named(kind: str, number: int, rank: str) -> Name:
            return namer.leaf(Figure(kind, number=number, rank=rank), 0)  # type: ignore[arg-type]

        @lru_cache(1 << 12)
        def bare(kind: str, number: int, rank: str) -> str:
            return words.forms(named(kind, number, rank)._replace(note=""))[""]

        @lru_cache(1 << 12)
        def thing(kind: str, id: str, form: str) -> str:
            return words.forms(namer.thing(kind, id))[form]

        @lru_cache(1 << 12)
        def part(leaf: Struct, of: str) -> str:
            return part_text(words, namer, leaf, of)

        @lru_cache(1 << 12)
        def record(kind: str, id: str) -> str:
            return "" if id == UNKNOWN else record_text(words, namer, kind, id)

        self._said, self._named, self._bare, self._thing = said, named, bare, thing
        self._part, self._record = part, record

    def say(self, message: str, **args: str | int) -> str:
        """A message; names of arguments may have `_` where the message has `-`."""
        return self._said(message, tuple(args.items()))

    def say_with(self, message: str, args: Args) -> str:
        """A message whose arguments have names with a hyphen."""
        return self._said(message, tuple(args.items()))

    def name(self, leaf: Figure) -> Name:
        """The name of a figure; its rank stands in the note."""
        return self._named(leaf.kind, leaf.number, leaf.rank)

    def figure(self, leaf: Figure, form: str = "") -> str:
        return self.words.forms(self.name(leaf))[form]

    def kind(self, kind: str) -> str:
        """The name of all figures of a kind."""
        return self.words.forms(self._named(kind, 0, ""))[""]

    def bare(self, leaf: Figure) -> str:
        """The name and number of a figure without its rank."""
        return self._bare(leaf.kind, leaf.number, leaf.rank)

    def thing(self, kind: str, id: str, form: str = "") -> str:
        """The name of a card, item, condition, element, deck, ..."""
        return self._thing(kind, id, form)

    def part(self, leaf: Struct, of: str = "") -> str:
        """The effect of a record's part, to stand within a sentence; `of`: whom it speaks of, if not you."""
        return self._part(leaf, of)

    def sentence(self, leaf: Struct, of: str = "") -> str:
        """The same as a sentence of its own."""
        return sentence_of(self._part(leaf, of))

    def record(self, kind: str, id: str) -> str:
        """All that there is to be told of a thing."""
        return self._record(kind, id)

    def listed(self, texts: list[str]) -> str:
        return self.words.listed(texts)


def capital(text: str) -> str:
    """With a capital at the beginning."""
    return text[:1].upper() + text[1:]
