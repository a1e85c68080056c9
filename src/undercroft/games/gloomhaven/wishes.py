"""Characters as their players wish them, in a form, in a party file or as text.

A character is written `brute`, `brute:3`, or in full `brute:3;hand=trample,…;perks=0,2;items=leather-armor`:
the class and its level, the cards by their ids, the perks by their place on the sheet, once for each box. A
party file holds the same as TOML:

    [[character]]
    class = "brute"
    level = 3
    hand = ["trample", "…"]
    perks = ["remove-2-minus-1", "add-2-plus-1"]
    items = ["leather-armor"]

What is left out takes its default: the first legal hand, the first perks, no items. Forms name all of it,
with what `outfits` advises.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from undercroft.games.gloomhaven.library import Library
from undercroft.games.gloomhaven.outfits import classes, hands, items, perks
from undercroft.games.gloomhaven.party import (
    HIGHEST,
    Hero,
    check_hand,
    check_perks,
    first_hand,
    first_perks,
    named,
)
from undercroft.games.gloomhaven.rules.items.equipment import check_equipment
from undercroft.games.party_files import read_party_file
from undercroft.games.setups import Number, One, Refused, Several

MOST_DIGITS = 3  # of a level, or of a perk's place
Ids = Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=40)]


class Wish(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"kind": "class"}
):
    """A character as somebody wishes it, in a form or in a party file."""

    kind: Annotated[str, One(menu=classes, distinct=True)] = ""
    level: Annotated[int, Number(least=1, most=HIGHEST)] = 0  # the set-up's
    hand: Annotated[Ids, Several(menu=hands, option="card", follows=True)] = ()
    perks: Annotated[
        Annotated[tuple[int | Annotated[str, Meta(max_length=60)], ...], Meta(max_length=40)] | None,
        Several(menu=perks, option="perk", follows=True),
    ] = None
    items: Annotated[Ids, Several(menu=items, option="item", follows=True)] = ()


class PartyFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A party file: its characters."""

    character: tuple[Wish, ...]


def read_party(text: str) -> list[str]:
    """The characters of `brute,spellweaver:2`, or those of a party file that is named."""
    if text.endswith(".toml"):
        return [written(wish) for wish in read_party_file(Path(text), PartyFile, "characters").character]
    return [word.strip() for word in text.split(",") if word.strip()]


def parse(spec: str) -> Wish:
    """A character from `class[:level][;hand=…][;perks=…][;items=…]`."""
    head, *parts = spec.split(";")
    kind, colon, level = head.partition(":")
    if colon and not _is_number(level, 1):
        raise Refused(
            "party", f"{head!r} is no character; write the class and the level, such as {kind}:2.",
            "a-character", text=head, example=f"{kind}:2",
        )  # fmt: skip
    lists: dict[str, tuple[str, ...]] = {}
    for part in parts:
        name, equals, values = part.partition("=")
        if name not in ("hand", "perks", "items") or not equals:
            raise Refused(
                "party", f"{part!r} says nothing about {kind}; expected hand=…, perks=… or items=….",
                "about-a-character", text=part, who=named("character", kind),
            )  # fmt: skip
        lists[name] = tuple(value for value in values.split(",") if value)
    marked = lists.get("perks")
    perks = None if marked is None else tuple(int(perk) if _is_number(perk) else perk for perk in marked)
    return Wish(kind, int(level or 0), lists.get("hand", ()), perks, lists.get("items", ()))


def written(wish: Wish) -> str:
    """A character as text, which `parse` reads."""
    parts = [f"{wish.kind}:{wish.level}" if wish.level else wish.kind]
    if wish.hand:
        parts.append("hand=" + ",".join(wish.hand))
    if wish.perks is not None:
        parts.append("perks=" + ",".join(map(str, wish.perks)))
    if wish.items:
        parts.append("items=" + ",".join(wish.items))
    return ";".join(parts)


def _is_number(text: str, least: int = 0) -> bool:
    """A level or the place of a perk: short, in plain digits."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS and int(text) >= least


def whole(records: Library, wish: Wish, level: int) -> Wish:
    """The same with a level, and perks by their ids."""
    check_class(records, wish)
    if wish.perks is None:
        return replace(wish, level=wish.level or level)
    sheet = records.character[wish.kind].perks
    perks = tuple(sheet[place].id for place in marked(records, wish.kind, wish.perks))
    return replace(wish, level=wish.level or level, perks=perks)


def check_class(records: Library, wish: Wish) -> None:
    """Any class that is there (GH-CHM-02)."""
    if wish.kind not in records.character:
        known = ", ".join(records.character)
        raise Refused(
            "party", f"There is no class {wish.kind!r}; there are: {known}.",
            "a-class", value=wish.kind, known=known,
        )  # fmt: skip


def hero_of(records: Library, wish: Wish, level: int) -> Hero:
    """The character that was wished for, with what was left out; or what is wrong with it.

    Any class that is there (GH-CHM-02), at any level (GH-NEW-04).
    """
    check_class(records, wish)
    at = wish.level or level
    if not 1 <= at <= HIGHEST:
        raise Refused(
            "party", f"Characters have levels 1 to {HIGHEST}, not {at}.", "a-level", most=HIGHEST, level=at
        )
    perks = (
        first_perks(records, wish.kind, at) if wish.perks is None else marked(records, wish.kind, wish.perks)
    )
    hero = Hero(wish.kind, at, wish.hand or first_hand(records, wish.kind), perks, wish.items)
    check_hand(records, hero)
    check_perks(records, hero)
    check_equipment(records, hero.level, hero.items)
    return hero


def spelled(records: Library, hero: Hero) -> str:
    """A character as text that says everything which is not a default."""
    hand = hero.hand if hero.hand != first_hand(records, hero.kind) else ()
    perks = hero.perks if hero.perks != first_perks(records, hero.kind, hero.level) else None
    return written(Wish(hero.kind, hero.level, hand, perks, hero.items))


def marked(records: Library, kind: str, perks: Sequence[int | str]) -> tuple[int, ...]:
    """Perks by their place on the sheet; they may be named by id."""
    sheet = [perk.id for perk in records.character[kind].perks]
    found = []
    for perk in perks:
        if isinstance(perk, str) and perk in sheet:
            found.append(sheet.index(perk))
        elif isinstance(perk, int) and 0 <= perk < len(sheet):
            found.append(perk)
        else:
            raise Refused(
                "party",
                f"The {kind} has no perk {perk!r}; there are 0 to {len(sheet) - 1}: {', '.join(sheet)}.",
                "a-perk", who=named("character", kind), perk=str(perk), last=len(sheet) - 1,
            )  # fmt: skip
    return tuple(sorted(found))
