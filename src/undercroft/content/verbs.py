"""Common to verbs: abilities as cards write them. The box of a game says which procedure performs each."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from undercroft.kernel import Leaf, RuleId

from .references import RULE, known

Duration = Literal["turn", "round", "scenario"]


class Verb(Leaf, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a card does: `{ do = "attack", power = 3 }`."""

    lasts: ClassVar[bool] = False  # the card stays in play after it was played


class SpecialVerb(Verb, tag="special"):
    """The way out: a procedure of the game, by name, where data cannot say it."""

    name: Annotated[str, known("special")]


class Listens(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """When something on a card comes in: at which window, under which condition, how many times."""

    on: Annotated[str, known("window")]  # the window, or the event
    when: Annotated[str, known("circumstance")] = ""  # a condition that the game knows by name
    uses: int = 0  # 0: as often as it comes up
    rule: Annotated[RuleId, RULE] = ""
