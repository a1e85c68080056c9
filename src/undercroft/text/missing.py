"""The words that a pack lacks: a record without a name, a card without text, in any of the languages."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from undercroft.content import effects_of
from undercroft.games.nouns import PLAIN, Nouns

from .cards import card_text, verb_message
from .namers import NUMBER, StateNamer
from .words import LANGUAGES, Language, MissingWords, Words, message_id


class Missing(NamedTuple):
    """A record that a language has no words for, and the sentence that says what is missing."""

    kind: str
    id: str
    language: Language
    sentence: str


def missing_text(
    content: Any, folders: Sequence[Path], nameless: Collection[str] = (), nouns: Nouns = PLAIN
) -> list[Missing]:
    """Everything that the content of a game lacks; `folders` hold the messages of the game and its packs.

    Kinds that are `nameless` are never called by a name, nor are records whose id is a number.
    """
    found = []
    for language in LANGUAGES:
        words = Words.of(language, *folders, strict=True)
        namer = StateNamer(words, nouns=nouns)
        for kind in (each for each in content.__struct_fields__ if each not in nameless):
            for record in getattr(content, kind).values():
                said = _lacking(words, namer, kind, record)
                found += [Missing(kind, record.id, language, each) for each in said]
    return found


def _lacking(words: Words, namer: StateNamer, kind: str, record: Any) -> Iterator[str]:
    if not words.has(message := message_id(kind, record.id)) and not NUMBER.fullmatch(record.id):
        yield f"It has no name in {words.language}; a message {message!r} was expected."
    texts = [[record]] if words.has(verb_message(record)) else list(effects_of(record))
    for verbs in texts:
        try:
            card_text(words, namer, verbs)
        except MissingWords as error:
            yield f"Its text cannot be written: {error}"
