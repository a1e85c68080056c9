"""Card text, generated from effect data: one message for each verb, amount, target, duration and trigger."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from undercroft.content.amounts import LevelAmount, PerAmount, StatAmount
from undercroft.content.targets import Targets
from undercroft.content.verbs import Listens, SpecialVerb, Verb

from .namers import Namer
from .phrases import Args
from .words import Words, kebab, message_id

LETTERS = "XYZUVW"


def card_text(words: Words, namer: Namer, verbs: Iterable[Verb]) -> str:
    """What a card does, in printed order; then what its letters stand for."""
    prose = _Prose(words, namer)
    return " ".join([prose.verb(verb) for verb in verbs] + prose.notes)


def verb_message(verb: Verb) -> str:
    """The message of a verb; a special brings its own."""
    if isinstance(verb, SpecialVerb):
        return message_id("special", verb.name)
    return message_id("verb", str(verb.__struct_config__.tag))


class _Prose:
    """One card as it is written: amounts that need explaining get a letter, and a sentence at the end."""

    def __init__(self, words: Words, namer: Namer) -> None:
        self.words = words
        self.namer = namer
        self.notes: list[str] = []
        self.gender = "m"  # of the targets, with whom conditions agree

    def verb(self, verb: Verb) -> str:
        message = verb_message(verb)
        said = " ".join(self.words.say(message, **self.fields(verb, self.words.variables(message))).split())
        return said[:1].upper() + said[1:]

    def fields(self, leaf: Struct, wanted: frozenset[str], prefix: str = "") -> Args:
        """The fields that are wanted. What is left out on the card is 0, "no" or "none", for selectors."""
        targets = getattr(leaf, "targets", None)
        self.gender = "mp" if isinstance(targets, Targets) and targets.count > 1 and not targets.area else "m"
        found: Args = {}
        for name in leaf.__struct_fields__:
            said = f"{prefix}{name}".replace("_", "-")
            if any(each == said or each.startswith(f"{said}-") for each in wanted):
                found |= self.field(said, name, getattr(leaf, name), wanted)
        return found

    def field(self, said: str, kind: str, value: Any, wanted: frozenset[str]) -> Args:
        match value:
            case None | "" | ():
                return {said: "none", f"{said}-count": 0}
            case bool():
                return {said: "yes" if value else "no"}
            case int():
                return {said: value, f"{said}-signed": f"{value:+d}"}
            case PerAmount() | StatAmount() | LevelAmount():
                return {said: (letter := self.amount(value)), f"{said}-signed": f"+{letter}"}
            case Targets():
                count = {f"{said}-count": 0 if value.area else value.count, f"{said}-range": value.range}
                return {said: self.targets(value), f"{said}-side": value.side, **count}
            case Listens():
                return {said: self.listens(value)}
            case Verb():
                return {said: self.verb(value)}
            case Struct():
                return self.fields(value, wanted, f"{said}-")
            case tuple():
                texts = [str(self.field(said, kind, each, wanted)[said]) for each in value]
                return {said: self.words.listed(texts), f"{said}-count": len(value)}
            case str():
                return {said: self.text(kind, value) if said in wanted else value, f"{said}-id": value}
        return {said: str(value)}

    def text(self, kind: str, value: str) -> str:
        """A text is a duration, or the id of something of the field's name."""
        if kind == "until":
            return self.words.say(message_id("duration", value))
        return self.words.forms(self.namer.thing(kind.removesuffix("s"), value, self.gender))[""]

    def amount(self, amount: PerAmount | StatAmount | LevelAmount) -> str:
        """A letter, explained at the end: "X is 1 for each adjacent enemy."."""
        letter = LETTERS[len(self.notes)]
        match amount:
            case PerAmount(of, each, plus, most):
                counted = self.words.say(message_id("count", of))
                said = self.words.say(
                    "amount-per", letter=letter, of=counted, each=each, plus=plus, most=most
                )
            case StatAmount(stat, times, plus):
                args: Args = {"stat": self.words.say(message_id("stat", stat)), "times": times, "plus": plus}
                said = self.words.say("amount-stat", letter=letter, **args, **{"plus-signed": f"{plus:+d}"})
            case LevelAmount(values):
                said = self.words.say("amount-level", letter=letter, values=", ".join(map(str, values)))
        self.notes.append(said)
        return letter

    def targets(self, targets: Targets) -> str:
        """Whom it concerns, composed of side and number, area, reach and conditions."""
        args: Args = {"count": 0 if targets.area else targets.count, "range": targets.range}
        parts = [message_id("targets", targets.side)]
        if targets.area:
            args["area"] = self.words.forms(self.namer.thing("area", targets.area))[""]
            parts.append("targets-in-area")
        if targets.side != "self":
            parts.append("targets-in-range")
        parts += [message_id("where", where) for where in targets.where]
        return " ".join(self.words.say(part, **args) for part in parts)

    def listens(self, listens: Listens) -> str:
        """When it comes in: the moment, with the condition and how often."""
        when = self.words.say(message_id("when", listens.when)) if listens.when else ""
        return self.words.say(message_id("trigger", kebab(listens.on)), when=when, uses=listens.uses)
