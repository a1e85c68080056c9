"""Questions and answers: options are typed, always listed, and have stable text keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, ClassVar

from msgspec.structs import astuple

from .events import Reason
from .leaves import Leaf, RuleId, Seat


def _tag(name: str) -> str:
    """The first word of an option's key: "EndTurnOption" says "end-turn"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name.removesuffix("Option")).lower()


class Option(Leaf, tag_field="option", tag=_tag):
    """One legal answer. Its key is stable text, free of language: the tag and the fields."""

    concedes: ClassVar[bool] = False  # gives the game up: never a random choice

    @property
    def key(self) -> str:
        return _key(self)

    def words(self) -> Sequence[str]:
        """The fields as words of the key; an option with cells names them here."""
        return list(map(_word, astuple(self)))


@lru_cache(1 << 14)
def _key(option: Option) -> str:
    """The same few options come up again and again, and are told apart by their keys."""
    return " ".join([str(option.__struct_config__.tag), *option.words()])


class Pass(Option):
    """Do nothing, or no more."""


class Lot(Reason):
    """Chance picked one of several options that were equal."""

    options: tuple[Option, ...]
    picked: Option


class Decision(Leaf, omit_defaults=True):
    """A question that is open.

    `seats` may be several: a joint decision, and the first answer counts. `secret`: other seats learn neither
    the options nor their number. `asides` are rights of the moment (drink a potion, drop a card): they are
    always extra, and afterwards the same question is open again.
    """

    seats: tuple[Seat, ...]
    what: str  # the step that asks: "tiny.hero_turn.choose"
    rule: RuleId
    options: tuple[Option, ...]
    asides: tuple[Option, ...] = ()
    secret: bool = False
    about: Leaf | None = None  # the subject of the question, where the step alone does not say it
    among: tuple[Seat, ...] = ()  # seats that may be asked in secret, as far as others know

    @property
    def seat(self) -> Seat:
        return self.seats[0]

    @property
    def all_options(self) -> tuple[Option, ...]:
        return self.options + self.asides if self.asides else self.options

    def keys(self) -> list[str]:
        return [option.key for option in self.all_options]


def _word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(map(_word, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
