"""The words of one language: Fluent catalogues, layered, with names that know their gender."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, get_args

from undercroft.kernel import SetupError, UndercroftError

from .catalogues import Catalogue, catalogues, check_catalogues
from .filling import fill

Args = dict[str, str | int]  # the arguments of a message
Language = Literal["en", "es", "pt"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
LOCALES: Final[dict[str, str]] = {"en": "en-US", "es": "es-ES", "pt": "pt-BR"}
FORMS: Final = (
    "the",
    "to",
    "of",
    "by",
    "in",
)  # "to the goblin": each has its message `form-<form>`


KEPT: Final = 1 << 14  # texts that each language remembers: the same are said again and again


SAME_SOUND: Final = {  # in Spanish "y" before the sound i is "e", "o" before the sound o is "u"
    "and": re.compile(r"h?i(?![aeou])", re.IGNORECASE),
    "or": re.compile(r"h?o|8", re.IGNORECASE),
}


def signed(value: int) -> str:
    """A number with its sign; a minus as wide as the plus."""
    return f"{value:+d}".replace("-", "−")


class MissingWords(UndercroftError):
    """A message, or an argument of one, is not there; raised in strict mode only."""


class Name(NamedTuple):
    """The name of something. Gender: m, f, or mp, fp where the name is a plural; empty: it has none."""

    text: str
    gender: str = ""
    number: int = 0  # of a figure that has namesakes: "goblin 3"
    article: str = "yes"  # "no" for proper names, and where an article is part of the name
    note: str = ""  # the note in brackets behind it: "elite"


def pick_language(flag: str | None, environ: Mapping[str, str]) -> Language:
    """The language asked for, else the user's own by LC_ALL, LC_MESSAGES or LANG, else English."""
    if flag:
        for language in LANGUAGES:
            if flag == language:
                return language
        raise SetupError(f"There are no words in the language {flag!r}; there are: {', '.join(LANGUAGES)}.")
    wish = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environ.get(name))), "")
    return next((language for language in LANGUAGES if re.match(rf"{language}\b|{language}_", wish)), "en")


@lru_cache(KEPT)
def message_id(*parts: str) -> str:
    """The id of a message: ("ask", "tiny.hero_turn.choose") is "ask-tiny-hero-turn-choose"."""
    return "-".join(re.sub(r"[^A-Za-z0-9]+", "-", part).strip("-") for part in parts if part)


@lru_cache(KEPT)
def kebab(name: str) -> str:
    """A class name as part of a message id: "CardDrawn" is "card-drawn"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Words:
    """All messages of one language; what is missing falls back to English, then to its own id."""

    def __init__(self, language: Language, folders: tuple[Path, ...], strict: bool) -> None:
        self.language: Language = language
        self.strict = strict
        layers = (Path(__file__).parent / "messages", *folders)
        for folder in layers if strict else ():
            check_catalogues(folder, language)
        files = (file for folder in layers for file in catalogues(folder, language))
        self._catalogue = Catalogue(LOCALES[language], files)
        self._english = None if strict or language == "en" else Words.of("en", *folders)
        self.said: dict[Any, str] = {}  # of leaves, by all that it depends on; the same at every table
        self._forms: dict[Name, Forms] = {}
        self._variables: dict[str, frozenset[str]] = {}
        self._formatted = lru_cache(KEPT)(self._format)
        self._named = lru_cache(KEPT)(self._name)

    @staticmethod
    def of(language: Language, *folders: Path, strict: bool = False) -> Words:
        """The words of a language: ours, then those in the folders, each over the ones before."""
        return _words(language, folders, strict)

    def once(self, key: Any, say: Callable[[], str]) -> str:
        """A text that depends on nothing but its key, remembered."""
        found = self.said.get(key)
        return self.remember(key, say()) if found is None else found

    def remember(self, key: Any, said: str) -> str:
        """Keep such a text."""
        if len(self.said) >= KEPT:
            self.said.clear()
        self.said[key] = said
        return said

    def has(self, message: str) -> bool:
        """Is there such a message, here or in English?"""
        return message in self._catalogue or bool(self._english and self._english.has(message))

    def say(self, message: str, **args: str | int) -> str:
        """The message with its arguments filled in."""
        return self._said(message, "", args)

    def attribute(self, message: str, attribute: str) -> str:
        """An attribute of a message, such as the gender of a name; empty if it has none."""
        if message in self._catalogue:
            entry = self._catalogue.parse(message).entry
            has_it = any(each.id.name == attribute for each in entry.attributes)
            return self._said(message, attribute, {}) if has_it else ""
        return self._english.attribute(message, attribute) if self._english else ""

    def variables(self, message: str) -> frozenset[str]:
        """The arguments that a message asks for, also through messages that it quotes."""
        known = self._variables.get(message)
        if known is None:
            if message not in self._catalogue:
                return self._english.variables(message) if self._english else frozenset()
            found = self._catalogue.parse(message)
            quoted = (each for each in found.quotes if not each.startswith("-") and each != message)
            known = self._variables[message] = found.variables.union(*map(self.variables, quoted))
        return known

    @property
    def messages(self) -> tuple[str, ...]:
        """The ids of all messages of this language."""
        return self._catalogue.messages

    def name(self, kind: str, thing: str, number: int = 0, gender: str = "") -> Name:
        """The name of a thing, by kind and id ("monster", "goblin"); an adjective agrees with `gender`."""
        return self._named(kind, thing, number, gender)

    def _name(self, kind: str, thing: str, number: int, gender: str) -> Name:
        message = message_id(kind, thing)
        own, article = self.attribute(message, "gender"), self.attribute(message, "article")
        return Name(self.say(message, gender=gender), own, number, article or "yes")

    def forms(self, name: Name) -> Mapping[str, str]:
        """A name as sentences need it: bare under "", with article, and after prepositions."""
        found = self._forms.get(name)
        if found is None:
            found = self._forms[name] = Forms(self, name)
        return found

    def listed(self, texts: list[str], last: str = "and") -> str:
        """Several as one text: "a, b and c", or with "or"."""
        if not texts:
            return self.say("list-none")
        said = texts[0]
        for i, text in enumerate(texts[1:], 2):
            joined = f"list-{last}" if i == len(texts) else "list-comma"
            if i == len(texts) and self.language == "es" and SAME_SOUND[last].match(text):
                joined = f"list-{last}-same-sound"
            said = self.say(joined, before=said, next=text)
        return said

    def _said(self, message: str, attribute: str, args: Mapping[str, str | int]) -> str:
        return self._formatted(message, attribute, tuple(args.items()))

    def _format(self, message: str, attribute: str, items: tuple[tuple[str, str | int], ...]) -> str:
        args = dict(items)
        if message not in self._catalogue:
            return self._missing(message, args)
        parsed = self._catalogue.parse(message)
        if parsed.pattern is not None and not attribute:
            filled = fill(parsed.pattern, args)
            if filled is not None:
                return filled
        bundle = self._catalogue.bundle
        found = bundle.get_message(message)
        pattern: Any = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            return self._missing(message, args)
        wanted = self.variables(message)
        text, errors = bundle.format_pattern(pattern, {n: v for n, v in args.items() if n in wanted})
        if errors and self.strict:
            raise MissingWords(f"The message {message!r} in {self.language} does not work: {errors[0]}.")
        return str(text)

    def _missing(self, message: str, args: Mapping[str, str | int]) -> str:
        if self.strict:
            raise MissingWords(f"There is no message {message!r} in {self.language}.")
        return self._english.say(message, **args) if self._english else message


class Forms(Mapping[str, str]):
    """The forms of a name. Sentences mostly need one of them, and each is made when it is first needed."""

    def __init__(self, words: Words, name: Name) -> None:
        self._words, self._name = words, name
        self._made: dict[str, str] = {}

    def __getitem__(self, form: str) -> str:
        if form not in self._made:
            if form and form not in FORMS:
                raise KeyError(form)
            text, gender, number, article, note = self._name
            self._made[form] = self._words.say(
                f"form-{form or 'bare'}",
                name=text, gender=gender, number=number, article=article, note=note or "none",
            )  # fmt: skip
        return self._made[form]

    def __iter__(self) -> Iterator[str]:
        return iter(("", *FORMS))

    def __len__(self) -> int:
        return 1 + len(FORMS)


@cache
def _words(language: Language, folders: tuple[Path, ...], strict: bool) -> Words:
    return Words(language, folders, strict)
