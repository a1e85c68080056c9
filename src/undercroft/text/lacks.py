"""What a pack lacks in words: a record without a name, a card without text, in any of the languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from undercroft.content.verbs import Verb

from .cards import card_text
from .namers import StateNamer
from .words import LANGUAGES, Language, MissingWords, Words, message_id


class Lack(NamedTuple):
    """A record that a language has no words for, and the sentence that says what is missing."""

    kind: str
    id: str
    language: Language
    sentence: str


def missing_text(content: Any, folders: Sequence[Path]) -> list[Lack]:
    """Everything that the content of a game lacks; `folders` hold the messages of the game and its packs."""
    found = []
    for language in LANGUAGES:
        words = Words.of(language, *folders, strict=True)
        for kind in content.__struct_fields__:
            for record in getattr(content, kind).values():
                found += [Lack(kind, record.id, language, said) for said in _lacking(words, kind, record)]
    return found


def _lacking(words: Words, kind: str, record: Any) -> Iterator[str]:
    if not words.has(message := message_id(kind, record.id)):
        yield f"It has no name in {words.language}; a message {message!r} was expected."
    for verbs in _effects(record):
        try:
            card_text(words, StateNamer(words), verbs)
        except MissingWords as error:
            yield f"Its text cannot be written: {error}"


def _effects(record: Struct) -> Iterator[Sequence[Verb]]:
    """What the record does, wherever it says so."""
    for name in record.__struct_fields__:
        match getattr(record, name):
            case Verb() as verb:
                yield [verb]
            case tuple() as several if several and all(isinstance(each, Verb) for each in several):
                yield several
            case Struct() as inner:
                yield from _effects(inner)
