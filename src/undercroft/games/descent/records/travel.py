"""Travel Event cards: what happens at each icon of a route, in a closed vocabulary (D2-TRV-08, D2-TRV-10)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record
from undercroft.games.descent.records.abilities import Attribute, ConditionName
from undercroft.games.descent.records.campaign import Icon
from undercroft.kernel import Leaf

Many = Annotated[int, Meta(ge=1)]
Whom = Literal["each", "tester"]  # each hero, or the one whose test it follows from


class TravelVerb(Leaf, tag_field="effect", forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """One thing that a section of a card does; `effect` names it."""


class HarmVerb(TravelVerb, tag="damage", kw_only=True):
    """Heroes suffer damage."""

    n: Many = 1
    whom: Whom = "each"


class TireVerb(TravelVerb, tag="fatigue", kw_only=True):
    """Heroes suffer fatigue that they did not choose (D2-FAT-08)."""

    n: Many = 1
    whom: Whom = "each"


class AfflictVerb(TravelVerb, tag="condition", kw_only=True):
    """The hero who failed has a condition."""

    condition: ConditionName


class WeakestVerb(TravelVerb, tag="weakest", kw_only=True):
    """The hero with the lowest value of an attribute has a condition; the Overlord breaks ties."""

    attribute: Attribute
    condition: ConditionName


class MendVerb(TravelVerb, tag="recover", kw_only=True):
    """Each hero recovers all fatigue, or all damage and fatigue."""

    damage: bool = False


class FindVerb(TravelVerb, tag="find", kw_only=True):
    """Heroes draw a search card: each of them, the one who passed, or one of their choice."""

    whom: Literal["each", "tester", "one"] = "tester"


class SchemeVerb(TravelVerb, tag="draw", kw_only=True):
    """The Overlord draws cards."""

    n: Many = 1


class ForgetVerb(TravelVerb, tag="discard"):
    """The Overlord discards a card of his hand at random."""


class SpyVerb(TravelVerb, tag="spy"):
    """The hero who passed sees the Overlord's hand and discards a card of it."""


class ShortcutVerb(TravelVerb, tag="shortcut"):
    """At the next icon of this journey no card is drawn."""


class TrialVerb(TravelVerb, tag="test", kw_only=True):
    """Heroes test an attribute; what follows for each of them, then for all together."""

    attribute: Attribute | Literal["named"]  # named: by the Overlord
    one: bool = False  # one hero of the players' choice; else each
    passed: tuple[TravelEffect, ...] = ()
    failed: tuple[TravelEffect, ...] = ()
    all_passed: tuple[TravelEffect, ...] = ()
    all_failed: tuple[TravelEffect, ...] = ()


class Way(Leaf, forbid_unknown_fields=True):
    """One of the ways that a card lets the heroes choose."""

    do: tuple[TravelEffect, ...] = ()


class ForkVerb(TravelVerb, tag="choose", kw_only=True):
    """The heroes choose one of several ways, or whether to take the only one (D2-TRV-11)."""

    ways: Annotated[tuple[Way, ...], Meta(min_length=1)]

    @property
    def may(self) -> bool:
        """Is there a single way, which they need not take?"""
        return len(self.ways) == 1


TravelEffect = Union[
    HarmVerb, TireVerb, AfflictVerb, WeakestVerb, MendVerb, FindVerb, SchemeVerb, ForgetVerb, SpyVerb,
    ShortcutVerb, TrialVerb, ForkVerb,
]  # fmt: skip


class TravelCard(Record, kw_only=True):
    """A Travel Event card: a section for each icon, three of them with an event (D2-TRV-09)."""

    road: tuple[TravelEffect, ...] = ()
    plains: tuple[TravelEffect, ...] = ()
    forest: tuple[TravelEffect, ...] = ()
    mountain: tuple[TravelEffect, ...] = ()
    water: tuple[TravelEffect, ...] = ()

    def section(self, icon: Icon | str) -> tuple[TravelEffect, ...]:
        """The effects at an icon; none: no event."""
        found: tuple[TravelEffect, ...] = getattr(self, icon)
        return found
