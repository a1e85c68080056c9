"""The treasure index: what numbered treasure tiles give (GH-TRE-03)."""

from __future__ import annotations

from typing import Annotated

from undercroft.content import Record, ref

from .whom import ConditionName, Count


class Treasure(Record, kw_only=True):
    """The gains of the character who loots the tile, for good or ill; items by number (GH-TRE-04 to -06)."""

    scenario: Annotated[str, ref("scenario")]
    gold: Count = 0
    xp: Count = 0
    checkmarks: Count = 0
    items: tuple[int, ...] = ()
    item_designs: tuple[int, ...] = ()
    random_item_designs: Count = 0
    side_scenarios: Count = 0
    unlocks: tuple[Annotated[str, ref("scenario")], ...] = ()
    damage: Count = 0
    conditions: tuple[ConditionName, ...] = ()
    note: str = ""
    disputed: str = ""
