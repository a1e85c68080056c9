"""Attack modifier cards: the standard deck, bless, curse, those of perks, items and scenarios (GH-AMD)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record

from .whom import AnyElement, ConditionName, Count


class ModifierCard(Record, kw_only=True):
    """An attack modifier card; its effects work as if printed on the action (GH-AMD-10).

    `standard` is how many are in each standard deck of twenty (GH-AMD-02), `supply` how many of a card that
    comes and goes there are for the characters and again for the monsters.
    """

    value: Annotated[int, Meta(ge=-2, le=4)] = 0
    draw: Literal["plus", "double", "null"] = "plus"  # GH-AMD-07, GH-AMD-09
    rolling: bool = False  # GH-AMD-12
    shuffle: bool = False  # the discards are shuffled in at the end of the round (GH-AMD-15, GH-AMD-16)
    leaves: bool = False  # goes back to its supply when drawn (GH-AMD-13)
    until_end: bool = False  # of an item or scenario: removed at scenario end (GH-AMD-18)
    standard: Count = 0
    supply: Count = 0
    conditions: tuple[ConditionName, ...] = ()
    infuse: tuple[AnyElement, ...] = ()
    push: Count = 0
    pull: Count = 0
    pierce: Count = 0
    add_target: bool = False
    heal: Count = 0  # the attacker (GH-AMD-11)
    shield: Count = 0  # for the attacker, to the end of the round (GH-AMD-11)
    refresh_item: Count = 0
