"""Abilities as cards write them. The rest of a card's vocabulary is its game's."""

from __future__ import annotations

from typing import Annotated, ClassVar

from undercroft.kernel import Leaf

from .references import known


class Verb(Leaf, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a card does: `{ do = "attack", power = 3 }`."""

    lasts: ClassVar[bool] = False  # the card stays in play after it was played


class SpecialVerb(Verb, tag="special"):
    """The way out: a procedure of the game, by name, where data cannot say it."""

    name: Annotated[str, known("special")]
