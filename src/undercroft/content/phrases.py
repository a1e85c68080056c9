"""Parts of a card that are said by several messages: the part names them, `text.cards` says them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, NamedTuple

from undercroft.kernel import Leaf


class Thing(NamedTuple):
    """Something that is said by its name."""

    kind: str
    id: str


class Phrase(NamedTuple):
    """A message with its arguments, which may be names or other messages."""

    message: str
    args: Mapping[str, str | int | Thing | Phrase] = {}


class Phrased(Leaf):
    """A part of a card in a vocabulary of the game's own, where no message can be found by its class."""

    is_letter: ClassVar[bool] = False  # the card has a letter for it; its phrases explain that at the end
    gender: ClassVar[str] = "m"

    def phrases(self) -> Sequence[Phrase]:
        """The messages that say it, one after the other; those of a letter have it as $letter."""
        raise NotImplementedError

    def selectors(self) -> Mapping[str, str | int]:
        """Values that messages of the card choose by: `side` of the field `targets` is $targets-side."""
        return {}
