"""Cards, items and other records in words, from their data: a message for each part, a line for each field.

A card prints a head and the lines under it. So does a record here: its message, `verb-<tag>` or,
for parts without a tag, `part-<class>`, names the fields that it tells; every other field that is not as it
mostly is has a line of its own, `<tag>-<field>` or `line-<field>`. Lines follow the head after commas, or at
once where it ends with a colon; one that begins with ";" is a clause and comes last. A head that says
`$lines`, `$listed` or `$sentences` has them there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from undercroft.content.phrases import Phrase, Phrased, Thing
from undercroft.content.verbs import Verb

from .formulas import spelled
from .namers import Namer
from .patterns import drawn, shape
from .words import FORMS, Args, MissingWords, Words, kebab, message_id, signed

LETTERS = "XYZUVW"
CONTRACTED = {  # where a preposition meets an article
    "es": {" a el ": " al ", " de el ": " del "},
    "pt": {" a o ": " ao ", " a os ": " aos ", " de o ": " do ", " de os ": " dos ", " em o ": " no "},
}
LISTED = ("or", "plain", "clauses", "sentences")  # other ways to say a list
CLAUSE = ";"  # a line that begins with it is a clause of its own


def card_text(words: Words, namer: Namer, verbs: Iterable[Struct]) -> str:
    """The effects of a card, in printed order; then the meaning of its letters."""
    prose = _Prose(words, namer)
    return " ".join([sentence_of(prose.part(verb)) for verb in verbs] + prose.notes)


def described(words: Words, namer: Namer, leaf: Struct) -> str:
    """A record, or a part of one, in words; one that has no message of its own by its effects.

    Effects of a record that says them as `spoken` sentences follow what its own message says.
    """
    has_own = words.has(verb_message(leaf))
    if (spoken := getattr(leaf, "spoken", None)) is not None:
        return card_text(words, namer, [leaf, *spoken] if has_own else spoken)
    effects: Iterable[Struct] | None = getattr(leaf, "effects", None)
    return card_text(words, namer, [leaf] if effects is None or has_own else effects)


def part_text(words: Words, namer: Namer, part: Struct, voice: str = "") -> str:
    """A part of a record in words, to stand within a sentence; `voice`: whom it speaks of, if not you."""
    if not _is_the_same_everywhere(type(part), namer.nouns.seats):
        return _Prose(words, namer, voice).part(part)
    return words.once(("part", namer.alike, part, voice), lambda: _Prose(words, namer, voice).part(part))


def record_text(words: Words, namer: Namer, kind: str, id: str) -> str:
    """The text of a thing: a text of its own, `goal-zealot-text`, or what its record says."""
    for each in (kind, *namer.nouns.titles):
        if words.has(own := message_id(each, id, "text")):
            return words.say(own)
    record = namer.record(kind, id)
    return "" if record is None or not has_text(words, record) else described(words, namer, record)


def has_text(words: Words, record: Struct) -> bool:
    """Are there words for what a record says? Maps and tables are for looking at, not for reading."""
    return hasattr(record, "effects") or words.has(verb_message(record))


def verb_message(verb: Struct) -> str:
    """The message of a verb or a part; a special brings its own, and `goal = "escape"` is `goal-escape`."""
    tag, field = verb.__struct_config__.tag, str(verb.__struct_config__.tag_field)
    if tag == "special":
        return message_id("special", verb.name)  # type: ignore[attr-defined]
    if tag:
        return message_id("verb" if field in ("do", "type") else field, str(tag))
    return message_id("part", kebab(type(verb).__name__))


def sentence_of(text: str) -> str:
    """A capital at the beginning and a full stop at the end."""
    text = tidy(text)
    return text[:1].upper() + text[1:] + ("" if not text or text[-1] in ".:" else ".")


def tidy(text: str) -> str:
    """Without the spaces that a message leaves where it had nothing to say; its line breaks are meant."""
    return "\n".join(" ".join(line.split()) for line in text.splitlines())


def uses(words: Words, said: str, gains: Sequence[int]) -> Args:
    """The gain of each use of a card: the same each time, or only with some uses, by their places."""
    places = [str(place) for place, gain in enumerate(gains, 1) if gain]
    each = gains[0] if len(set(gains)) == 1 else "some"
    return {
        f"{said}-count": len(gains),
        f"{said}-each": each,
        f"{said}-most": max(gains, default=0),
        f"{said}-places": words.listed(places),
    }


def composed(head: str, lines: Sequence[str]) -> str:
    """Head and lines with commas between; none after a colon. Clauses, with their ";", come last."""
    text = head
    for line in sorted(lines, key=lambda line: line.startswith(CLAUSE)):
        clause = line.startswith(CLAUSE)
        line = line.removeprefix(CLAUSE).strip()
        text = f"{text}{' ' if text.endswith(':') else '; ' if clause else ', '}{line}" if text else line
    return text.removesuffix(":")


class _Prose:
    """One card as it is written: amounts that need explaining get a letter, and a sentence at the end.

    `voice`: whom the card speaks of, if not its reader; `when-<id>-<voice>` then comes before `when-<id>`,
    and so with the message of a part.
    """

    def __init__(self, words: Words, namer: Namer, voice: str = "") -> None:
        self.words = words
        self.namer = namer
        self.voice = voice
        self.notes: list[str] = []
        self.letters: list[str] = []  # the meaning of X in the part that is being written
        self.gender = "m"  # of the targets, with whom conditions agree

    def part(self, part: Struct) -> str:
        """Its message, with the lines of the fields that the message does not tell."""
        outer = self.voice, self.letters
        self.voice, self.letters = getattr(type(part), "voice", self.voice), []
        try:
            return self.written(part)
        finally:
            self.voice, self.letters = outer

    def written(self, part: Struct) -> str:
        message = verb_message(part)
        if self.voice and self.words.has(own := message_id(message, self.voice)):
            message = own
        wanted = self.words.variables(message)
        told = set(_owners(part.__struct_fields__, wanted))
        if part.__struct_config__.tag == "special":
            told.update(part.__struct_fields__)  # its own message says it all
        args = self.fields(part, wanted)
        lines = [
            line for name in part.__struct_fields__ if name not in told for line in self.line(part, name)
        ]
        lines += [self.words.say("letter-means", means=means) for means in self.letters]
        args["lines-id"] = "some" if lines else "none"
        if "sentences" in wanted:
            sentences = [sentence_of(line.removeprefix(CLAUSE)) for line in lines]
            return self.said(message, args | {"sentences": " ".join(sentences)})
        if "listed" in wanted:
            return self.said(message, args | {"listed": self.words.listed(lines)})
        if "lines" in wanted:
            return self.said(message, args | {"lines": composed("", lines)})
        return composed(self.said(message, args), lines)

    def said(self, message: str, args: Args) -> str:
        text = tidy(self.words.say(message, **args))
        for apart, together in CONTRACTED.get(self.words.language, {}).items():
            text = text.replace(apart, together)
        return text[:1].upper() + text[1:] if text.endswith(".") else text

    def line(self, part: Struct, name: str) -> Iterator[str]:
        """The line of one field, unless it has its usual value."""
        value = getattr(part, name)
        if value == _defaults(type(part)).get(name, msgspec.UNSET):
            return
        own = message_id(str(part.__struct_config__.tag or kebab(type(part).__name__)), name)
        message = own if self.words.has(own) else message_id("line", name)
        if not self.words.has(message) and self.words.strict:
            raise MissingWords(f"There is no message {own!r} or {message!r} in {self.words.language}.")
        wanted = self.words.variables(message)
        if said := self.said(message, self.field("value", name, value, wanted) if wanted else {}):
            yield said

    def fields(self, leaf: Struct, wanted: frozenset[str], prefix: str = "") -> Args:
        """The fields that are wanted. A field left out on the card is 0, "no" or "none", for selectors."""
        values = (getattr(leaf, name) for name in leaf.__struct_fields__)
        self.gender = next((value.gender for value in values if isinstance(value, Phrased)), "m")
        found: Args = {}
        for name in _owners(leaf.__struct_fields__, wanted, prefix):
            found |= self.field(f"{prefix}{name}".replace("_", "-"), name, getattr(leaf, name), wanted)
        return found

    def field(self, said: str, kind: str, value: Any, wanted: frozenset[str]) -> Args:
        match value:
            case None | "" | ():
                return {said: "none", f"{said}-count": 0, f"{said}-id": "none"}
            case bool():
                return {said: "yes" if value else "no"}
            case int():
                found: Args = {said: value, f"{said}-id": value, f"{said}-number": value}
                return found | {f"{said}-signed": signed(value)}
            case Phrased() if value.is_letter:
                return {said: (letter := self.noted(value)), f"{said}-signed": f"+{letter}"}
            case Phrased():
                text = " ".join(map(self.phrase, value.phrases()))
                return {said: text, **{f"{said}-{name}": each for name, each in value.selectors().items()}}
            case Struct():
                nested = self.fields(value, wanted, f"{said}-") | {f"{said}-id": "some"}
                if self.words.has(letter := message_id("letter", kebab(type(value).__name__))):
                    return nested | self.letter(said, letter, value, wanted)
                if isinstance(value, Verb) or self.words.has(verb_message(value)):
                    nested[said] = self.part(value)
                return nested
            case tuple():
                return self.several(said, kind, value, wanted)
            case str():
                text = self.text(kind, value) if said in wanted else value
                return {said: text, f"{said}-id": value} | self.more(said, kind, value, wanted)
        return {said: str(value)}

    def more(self, said: str, kind: str, value: str, wanted: frozenset[str]) -> Args:
        """Other arguments made from an id: a form, its plural, a formula in words, the number of figures."""
        found: Args = {}
        if (number := f"{said}-number") in wanted:
            found[number] = spelled(self.words, value)
        for form in wanted.intersection(f"{said}-{form}" for form in FORMS):
            name = self.namer.thing(kind.removesuffix("s"), value)
            found[form] = self.words.forms(name)[form.removeprefix(f"{said}-")]
        if (many := f"{said}-many") in wanted:
            kinds = self.namer.nouns.everything
            named = (self.words.attribute(message_id(each, value), "many") for each in (kind, *kinds))
            found[many] = next(filter(None, named), value)
        if (standees := f"{said}-standees") in wanted:
            found[standees] = getattr(self.namer.record(kind, value), "standees", 0)
        return found

    def letter(self, said: str, message: str, value: Struct, wanted: frozenset[str]) -> Args:
        """X in place of the number, and what it is: at the end of the part, or where it is asked for."""
        means = tidy(self.words.say(message, **self.fields(value, self.words.variables(message))))
        if (own := f"{said}-means") in wanted:
            return {own: means}
        self.letters.append(means)
        return {said: "X", f"{said}-signed": "+X"}

    def several(self, said: str, kind: str, values: Sequence[Any], wanted: frozenset[str]) -> Args:
        """A list: of abilities as sentences too, of hexes by their names."""
        if all(isinstance(each, Struct) and each.__struct_config__.tag for each in values):
            texts = [self.part(each) for each in values]
            all_of = {f"{said}-sentences": " ".join(map(sentence_of, texts))}
            all_of[f"{said}-and"] = self.words.listed(texts)
            return {said: "; ".join(texts), f"{said}-count": len(values), f"{said}-id": "some", **all_of}
        counted: Args = {f"{said}-count": len(values)}
        counted[f"{said}-id"] = str(values[0]) if len(values) == 1 else "some"
        if f"{said}-drawn" in wanted:
            return counted | {f"{said}-drawn": drawn(values), f"{said}-shape": shape(values)}
        if f"{said}-each" in wanted:
            return counted | uses(self.words, said, values)
        if not wanted.intersection((said, *(f"{said}-{form}" for form in LISTED))):
            texts = []
        elif all(isinstance(each, tuple) for each in values):
            texts = [self.pair(kind, *each) for each in values]
        else:
            texts = [str(self.field(said, kind, each, wanted | {said})[said]) for each in values]
        several = {text: texts.count(text) for text in texts}
        texts = [text if times == 1 else f"{times} × {text}" for text, times in several.items()]
        return counted | {
            said: self.words.listed(texts),
            f"{said}-or": self.words.listed(texts, "or"),
            f"{said}-plain": ", ".join(texts),
            f"{said}-clauses": "; ".join(texts),
            f"{said}-sentences": " ".join(map(sentence_of, texts)),
        }

    def pair(self, kind: str, one: str, other: str) -> str:
        """One thing that becomes another."""
        return f"{self.text(kind, one)} → {self.text(kind, other)}"

    def text(self, kind: str, value: str) -> str:
        """A text is a duration, or the id of something of the field's name."""
        if kind == "until":
            return self.words.say(message_id("duration", value))
        if self.voice and self.words.has(own := message_id(kind, value, self.voice)):
            return self.words.say(own)
        return self.words.forms(self.namer.thing(kind.removesuffix("s"), value, self.gender))[""]

    def noted(self, part: Phrased) -> str:
        """A letter, explained at the end: "X is 1 for each adjacent enemy."."""
        letter = LETTERS[len(self.notes)]
        self.notes.append(" ".join(self.phrase(each, letter=letter) for each in part.phrases()))
        return letter

    def phrase(self, phrase: Phrase, **more: str) -> str:
        """A message of a part, with its arguments in words; of a number also with its sign."""
        args: Args = dict(more)
        for name, value in phrase.args.items():
            match value:
                case Phrase():
                    args[name] = self.phrase(value)
                case Thing(kind, id):
                    args[name] = self.words.forms(self.namer.thing(kind, id))[""]
                case int():
                    args |= {name: value, f"{name}-signed": signed(value)}
                case _:
                    args[name] = value
        return self.words.say(message_id(kebab(phrase.message)), **args)


@cache
def _is_the_same_everywhere(kind: type[Struct], seats: tuple[str, ...]) -> bool:
    """Does a part, with all in it, name nobody by seat, so that one table says it as another does?"""
    known, hints = set[type[Struct]](), list[Any]([kind])
    while hints:
        hint = hints.pop()
        if isinstance(hint, type) and issubclass(hint, Struct) and hint not in known:
            known.add(hint)
            fields = get_type_hints(hint)
            names = set(hint.__struct_fields__)
            if names.intersection(seats) or {f"{name}s" for name in seats}.intersection(names):
                return False
            hints += [fields[name] for name in names]
        elif hint is dict or get_origin(hint) is dict:
            return False  # cannot be a key
        else:
            hints += get_args(hint)
    return True


@cache
def _owners(names: tuple[str, ...], wanted: frozenset[str], prefix: str = "") -> tuple[str, ...]:
    """The fields that a message tells: `$range-mod` is `range_mod`, and `range` only if there is none."""
    said = {f"{prefix}{name}".replace("_", "-"): name for name in names}
    found = set()
    for variable in wanted:
        fitting = [each for each in said if variable == each or variable.startswith(f"{each}-")]
        if fitting:
            found.add(said[max(fitting, key=len)])
    return tuple(name for name in names if name in found)


@cache
def _defaults(kind: type[Struct]) -> dict[str, Any]:
    """The usual value of each field."""
    return {field.name: field.default for field in msgspec.structs.fields(kind) if not field.required}
