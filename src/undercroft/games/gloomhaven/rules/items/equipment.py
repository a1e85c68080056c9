"""Equipment: what may be worn together, and what worn items make of their wearer (GH-ITM-05 to -08)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from undercroft.games.gloomhaven.library import Library, library
from undercroft.games.gloomhaven.records.items import Slot, Worn
from undercroft.games.gloomhaven.state import Haven
from undercroft.games.setups import Named, Refused
from undercroft.kernel import FigureId

ONE_EACH: tuple[Slot, ...] = ("head", "body", "legs")  # GH-ITM-05
HANDS = 2  # GH-ITM-06


def worn(g: Haven, figure: FigureId) -> list[Worn]:
    """The effects of a character's items while they are worn; nothing while it is stunned (GH-CON-25)."""
    leaf = g.state.figures[figure]
    if not leaf.is_character:
        return []
    carried = g.state.characters[leaf.seat].items
    if not carried or leaf.suffers("stun"):
        return []
    records = library(g).item
    found = (records[each.item].worn for each in carried)
    return [each for each in found if each is not None]


def may_change_whom(g: Haven, figure: FigureId) -> bool:
    """Has it an item at the ready that changes whom an attack of its can fall on? (GH-ITM-32)"""
    leaf = g.state.figures[figure]
    carried = g.state.characters[leaf.seat].items if leaf.is_character else ()
    return any(each.state == "ready" and library(g).item[each.item].changes_whom for each in carried)


def small_slots(records: Library, level: int, items: Sequence[str]) -> int:
    """Half the level, rounded up, small items (GH-ITM-07, GH-DEF-20); some items have pockets for more."""
    pockets = (records.item[item].worn for item in items)
    return -(-level // 2) + sum(each.small_slots for each in pockets if each is not None)


def check_equipment(records: Library, level: int, items: Sequence[str]) -> None:
    """Refuses what a character of this level cannot have on together (GH-ITM-03, GH-ITM-05 to GH-ITM-07).

    All of it is chosen during set-up and stays for the scenario (GH-ITM-08); any class may have any item
    (GH-ITM-01).
    """
    for item, copies in Counter(items).items():
        if item not in records.item:
            raise Refused(
                "party", f"There is no item {item!r}; items are named like 'boots-of-striding'.",
                "an-item", item=item,
            )  # fmt: skip
        if copies > 1:
            raise Refused(
                "party", f"{item!r} is there {copies} times; a character has it once at most (GH-ITM-03).",
                "one-item-twice", item=Named("item", item, item), found=copies,
            )  # fmt: skip
    by_slot = Counter(records.item[item].slot for item in items)
    for slot in ONE_EACH:
        if by_slot[slot] > 1:
            raise Refused(
                "party", f"There are {by_slot[slot]} items for the {slot}; one can be worn (GH-ITM-05).",
                "worn-together", found=by_slot[slot], slot=slot,
            )  # fmt: skip
    if by_slot["one-hand"] + HANDS * by_slot["two-hands"] > HANDS:
        raise Refused(
            "party",
            "Two hands hold two items for one hand, or one for both, and no more (GH-ITM-06).",
            "in-hand",
        )
    most = small_slots(records, level, items)
    if by_slot["small"] > most:
        found = by_slot["small"]
        raise Refused(
            "party", f"There are {found} small items; at level {level} there is room for {most} (GH-ITM-07).",
            "so-many-small", found=found, level=level, most=most,
        )  # fmt: skip
