"""Why something happened: the rule, its place in the book, and the reasons that the computation kept."""

from __future__ import annotations

import re
from typing import Final

from undercroft.kernel import Cut, Entry, Lot, Modifier, Part, Reason
from undercroft.rulebook import all_rules

from .namers import Namer
from .phrases import arguments
from .sentences import option_phrase, rule_title
from .words import Args, Words, kebab, message_id, signed

MARKS: Final = re.compile(
    r"`\[[^]]*\]` ?| ?\[(?:choice|hidden|icon|derived|ambiguous|differs)[^]]*\]"
)  # notes of the ledger for those who build: `[choice: hero]`
NUMBERED: Final = "source-numbered"  # the name of things with only a number


def why(words: Words, namer: Namer, entry: Entry) -> list[str]:
    """The lines of an explanation. The statement of the ledger stays in English, as it is the reference."""
    rule = [rule_line(words, entry.rule), statement(entry.rule)] if entry.rule else []
    return [*filter(None, rule), *reasons(words, namer, entry)]


def reasons(words: Words, namer: Namer, entry: Entry) -> list[str]:
    """The reasons kept by the computation, line by line."""
    return [said for reason in entry.why if (said := reason_line(words, namer, reason))]


def statement(rule: str) -> str:
    """The ledger's statement of a rule, in English."""
    return MARKS.sub("", all_rules()[rule].statement) if rule in all_rules() else ""


def rule_line(words: Words, rule: str) -> str:
    """The rule by id, title and page: "TN-MON-02 · A monster's focus (p. 5)"."""
    page = all_rules()[rule].page if rule in all_rules() else ""
    return words.say("why-rule", id=rule, title=rule_title(words, rule), page=page or "none")


def reason_line(words: Words, namer: Namer, reason: Reason) -> str:
    """One reason: what a criterion did, or a line of a sum."""
    match reason:
        case Cut():
            return _cut(words, namer, reason)
        case Part():
            return _part(words, namer, reason)
        case Lot():
            return _lot(words, namer, reason)
    return _told(words, namer, reason)


def called(words: Words, namer: Namer, candidate: str) -> str:
    """The name of a candidate: a figure by its number, else a thing by its id, else as it is."""
    if candidate.isdigit():
        return words.forms(namer.figure(int(candidate)))["the"]
    return words.forms(namer.thing("", candidate))["the"]


def _cut(words: Words, namer: Namer, cut: Cut) -> str:
    """Least is best, so a measure where the most is best is negated; it is shown as it is on the table.

    A measure whose values mean nothing to people, a place in an order, has the attribute `.values = no`.
    """
    measure = message_id("measure", cut.says)
    bare = words.attribute(measure, "values") == "no"
    out = [called(words, namer, name) for name, _ in cut.dropped]
    if not bare:
        values = [abs(value) for _, value in cut.dropped]
        out = [words.say("why-dropped", name=name, value=value) for name, value in zip(out, values)]
    args: Args = {
        "rule": cut.rule,
        "measure": words.say(measure),
        "best": "none" if bare else abs(cut.best),
        "kept": words.listed([called(words, namer, name) for name in cut.kept]),
        "dropped": ", ".join(out),
        "dropped-count": len(out),
    }
    return words.say("why-cut", **args)


def _part(words: Words, namer: Namer, part: Part) -> str:
    """A line of a sum; a modifier without a source is called by its rule."""
    m = part.modifier
    return words.say(
        "why-part",
        source=source_of(words, namer, m),
        stat=words.forms(namer.thing("stat", m.stat))[""],
        op=m.op,
        value=m.value,
        signed=signed(m.value),
        after=part.after,
    )


def _lot(words: Words, namer: Namer, lot: Lot) -> str:
    """The pick of chance, and the others that were possible."""
    equal = [option_phrase(words, namer, option) for option in lot.options]
    picked = option_phrase(words, namer, lot.picked)
    return words.say("why-lot", count=len(equal), options="; ".join(equal), picked=picked)


def _told(words: Words, namer: Namer, reason: Reason) -> str:
    """A reason of a game's own: its class names the message, or what it `says` does."""
    stem = getattr(reason, "message", message_id("why", kebab(type(reason).__name__)))
    message = message_id(stem, getattr(reason, "says", ""))
    if not words.has(message) and not words.strict:
        return ""
    said = words.say(message, **arguments(words, namer, reason, message))
    rule = getattr(reason, "rule", "")
    return f"{rule}: {said}" if rule else said


def source_of(words: Words, namer: Namer, modifier: Modifier) -> str:
    """Where a modifier comes from: the card, item or condition, else the title of its rule."""
    if modifier.source.isdigit() and words.has(NUMBERED):  # a card without a name, as monsters have them
        return words.say(NUMBERED)
    if modifier.source:
        return words.forms(namer.thing("source", modifier.source))[""]
    return rule_title(words, modifier.rule) or words.say("unknown-thing")
