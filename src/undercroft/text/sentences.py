"""Events, questions and options as sentences: the class or tag names the message, the fields fill it in."""

from __future__ import annotations

from msgspec import Struct

from undercroft.kernel import Decision, Entry, Event, Option

from .cards import described, part_text
from .namers import Namer
from .phrases import arguments
from .words import Words, kebab, message_id


def sentence(words: Words, namer: Namer, happened: Entry | Event) -> str:
    """What happened, for people to read; empty where an event only keeps the books.

    `$why-count` is how many reasons are kept with it: a sum that nothing was added to need not be told.
    """
    event, reasons = (happened.event, happened.why) if isinstance(happened, Entry) else (happened, ())
    message = event_message(type(event))
    said = words.say(message, **arguments(words, namer, event, message), **{"why-count": len(reasons)})
    return capital(" ".join(said.split()))


def question(words: Words, namer: Namer, decision: Decision) -> str:
    """What is asked, and of whom: `$who`, several if they decide together; `$about-text`: about what."""
    who = words.listed([words.forms(namer.seat(seat))["the"] for seat in decision.seats])
    about = part_text(words, namer, decision.about) if decision.about is not None else ""
    told = {"who": who, "rule": rule_title(words, decision.rule), "about-text": about}
    return capital(words.say(message_id("ask", decision.what), **told))


def option_label(words: Words, namer: Namer, option: Option) -> str:
    """What an option means, as short as a menu has it."""
    message = option_message(type(option))
    return capital(words.say(message, **arguments(words, namer, option, message)))


def fact(words: Words, namer: Namer, leaf: Struct) -> str:
    """A line about the table, `table-<class>`; a record or a part of one in its own words."""
    message = message_id("table", kebab(type(leaf).__name__))
    if not words.has(message):
        return described(words, namer, leaf)
    return capital(" ".join(words.say(message, **arguments(words, namer, leaf, message)).split()))


def rule_title(words: Words, rule: str) -> str:
    """The short title of a rule, else that of its chapter; a rule without either is called by its id."""
    message, chapter = message_id("rule", rule), message_id("rule", rule.rpartition("-")[0])
    if not words.has(message) and words.has(chapter):
        return words.say(chapter)
    return words.say(message) if rule and (words.strict or words.has(message)) else rule


def event_message(event: type[Event]) -> str:
    """The message of an event: `CardDrawn` has `event-card-drawn`."""
    return message_id("event", kebab(event.__name__))


def option_message(option: type[Option]) -> str:
    """The message of an option: `EndTurnOption` has `option-end-turn`."""
    return message_id("option", str(option.__struct_config__.tag))


def capital(text: str) -> str:
    """A capital at the beginning, but not for squares and fate cards: "c4", "x2"."""
    first = text.partition(" ")[0]
    plain = first.isalpha() or not any(sign.isdigit() for sign in first)
    return text[:1].upper() + text[1:] if plain else text
