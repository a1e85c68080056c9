"""Events, questions and options as sentences: the class or tag names the message, the fields fill it in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from msgspec import Struct

from undercroft.kernel import Decision, Entry, Event, Option

from .cards import described, part_text, tidy
from .namers import Namer
from .phrases import arguments, hangs_on
from .words import KEPT, Args, Name, Words, kebab, message_id


def sentence(words: Words, namer: Namer, happened: Entry | Event) -> str:
    """The event in a sentence for people; empty where it only keeps the books.

    `$why-count` is how many reasons are kept with it: a sum that nothing was added to need not be told.
    """
    event, reasons = (happened.event, happened.why) if isinstance(happened, Entry) else (happened, ())
    return _said(words, namer, event, event_message(type(event)), line_of_text, len(reasons))


def clause(words: Words, namer: Namer, leaf: Struct, prefix: str) -> str:
    """A piece of a sentence about a leaf, by the message of its class: `sum-damaged`."""
    return _said(words, namer, leaf, _clause_message(prefix, type(leaf)), tidy)


@cache
def _clause_message(prefix: str, kind: type[Struct]) -> str:
    return message_id(prefix, kebab(kind.__name__))


def question(words: Words, namer: Namer, decision: Decision) -> str:
    """The question, and to whom: `$who`, several if they decide together.

    Its subject: `$about-text` in words, or `$about-figure-the`, a field of it.
    """
    about: Args = {"about-text": ""}
    if decision.about is not None:
        message = message_id("ask", decision.what)
        about = arguments(words, namer, decision.about, message, "about-")
        if "about-text" in words.variables(message):
            about["about-text"] = part_text(words, namer, decision.about)
    seats = tuple(map(namer.seat, decision.seats))
    return _question(words, decision.what, decision.rule, tuple(about.items()), seats)


@lru_cache(KEPT)
def _question(
    words: Words, what: str, rule: str, about: tuple[tuple[str, str | int], ...], seats: tuple[Name, ...]
) -> str:
    who = words.listed([words.forms(name)["the"] for name in seats])
    told: Args = {"who": who, "rule": rule_title(words, rule), **dict(about)}
    return capital(words.say(message_id("ask", what), **told))


def awaited(words: Words, namer: Namer, decision: Decision, names: Sequence[Name]) -> str:
    """The decision of those who are asked, for all others to read: `wait-<what>`, else by the rule alone."""
    message = message_id("wait", decision.what)
    message = message if words.has(message) else "wait"
    about: Args = {}
    if decision.about is not None:
        about = arguments(words, namer, decision.about, message, "about-")
    return _awaited(words, message, decision.rule, tuple(about.items()), tuple(names))


@lru_cache(KEPT)
def _awaited(
    words: Words, message: str, rule: str, about: tuple[tuple[str, str | int], ...], names: tuple[Name, ...]
) -> str:
    told: Args = {"who": words.listed([words.forms(name)["the"] for name in names]), "count": len(names)}
    return capital(words.say(message, rule=rule_title(words, rule), **told, **dict(about)))


def option_label(words: Words, namer: Namer, option: Option) -> str:
    """The label of an option, as short as in a menu."""
    return _said(words, namer, option, option_message(type(option)), capital)


def option_phrase(words: Words, namer: Namer, option: Option) -> str:
    """An option as a phrase inside a sentence."""
    return _said(words, namer, option, option_message(type(option)), str)


def fact(words: Words, namer: Namer, leaf: Struct) -> str:
    """A line about the table, `table-<class>`; a record or a part of one in its own words."""
    message = message_id("table", kebab(type(leaf).__name__))
    if not words.has(message):
        return described(words, namer, leaf)
    return _said(words, namer, leaf, message, line_of_text)


@lru_cache(KEPT)
def rule_title(words: Words, rule: str) -> str:
    """The short title of a rule, else that of its chapter; a rule without either is called by its id."""
    message, chapter = message_id("rule", rule), message_id("rule", rule.rpartition("-")[0])
    if not words.has(message) and words.has(chapter):
        return words.say(chapter)
    return words.say(message) if rule and (words.strict or words.has(message)) else rule


@cache
def is_silent(words: Words, event: type[Event]) -> bool:
    """Does an event of this kind only keep the books, so that it has no sentence whatever it says?"""
    message = event_message(event)
    return not words.variables(message) and not words.say(message).strip()


@cache
def event_message(event: type[Event]) -> str:
    """The message of an event: `CardDrawn` has `event-card-drawn`."""
    return message_id("event", kebab(event.__name__))


@cache
def option_message(option: type[Option]) -> str:
    """The message of an option: `EndTurnOption` has `option-end-turn`."""
    return message_id("option", str(option.__struct_config__.tag))


def capital(text: str) -> str:
    """A capital at the beginning, but not for squares and fate cards: "c4", "x2"."""
    first = text.partition(" ")[0]
    plain = first.isalpha() or not any(sign.isdigit() for sign in first)
    return text[:1].upper() + text[1:] if plain else text


def line_of_text(text: str) -> str:
    """Without the spaces that a message leaves where it had nothing to say."""
    return capital(" ".join(text.split()))


def _said(
    words: Words, namer: Namer, leaf: Struct, message: str, finish: Callable[[str], str], reasons: int = 0
) -> str:
    """The message of a leaf: tables say much the same, so it is remembered by all that it depends on."""
    wanted = words.variables(message)
    grounds = hangs_on(namer, leaf, wanted)
    reasons = reasons if reasons and "why-count" in wanted else 0
    known = (message, finish, namer.alike, grounds, reasons) if grounds is not None else None
    if known is not None and (said := words.said.get(known)) is not None:
        return said
    said = finish(words.say(message, **arguments(words, namer, leaf, message), **{"why-count": reasons}))
    return words.remember(known, said) if known is not None else said
