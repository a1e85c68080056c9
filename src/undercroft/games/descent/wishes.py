"""Heroes as their players wish them, in a form, in a party file or as text.

A hero is written `jain-fairwood`, `jain-fairwood:thief`, or in epic play with what he has bought and sold:
`jain-fairwood:thief;skills=dirty-tricks,tumble;items=leather-armor;sold=lucky-charm`. A party file holds the
same as TOML:

    [[hero]]
    hero = "jain-fairwood"
    class = "thief"
    skills = ["dirty-tricks", "tumble"]
    items = ["leather-armor"]

Parts that are left out take their default: the first free class of the archetype, and what `outfits` advises.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct

from undercroft.games.descent.epic import BASIC
from undercroft.games.descent.outfits import callings, heroes, items, skills, starting
from undercroft.games.party_files import read_party_file
from undercroft.games.setups import Named, One, Refused, Several

Ids = Annotated[tuple[Annotated[str, Meta(max_length=60)], ...], Meta(max_length=40)]
LISTS = ("skills", "items", "sold")


class HeroWish(
    Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, rename={"calling": "class"}
):
    """A hero as somebody wishes him: sheet, class, and what he buys and sells before an epic quest."""

    hero: Annotated[str, One(menu=heroes, distinct=True)] = ""
    calling: Annotated[str, One(menu=callings, distinct=True, follows=True)] = ""
    skills: Annotated[Ids | None, Several(menu=skills, option="skill", follows=True)] = None
    sold: Annotated[Ids | None, Several(menu=starting, option="starting item", follows=True)] = None
    items: Annotated[Ids | None, Several(menu=items, option="item", follows=True)] = None
    level: str = BASIC  # these four come from the rest of the set-up; nobody chooses them
    offered: tuple[tuple[str, str], ...] = ()  # heroes of a new table and their classes, his own place first
    gold: int = 0  # the heroes', less what the others spend
    taken: tuple[str, ...] = ()  # shop cards of the others


class PartyFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A party file: its heroes."""

    hero: tuple[HeroWish, ...]


def read_party(text: str) -> list[str]:
    """The heroes of `jain-fairwood:thief,syndrael`, or those of a party file that is named.

    Inside a list of skills or items a comma goes on with the list, until a hero with a class comes.
    """
    if text.endswith(".toml"):
        return [written(wish) for wish in read_party_file(Path(text), PartyFile, "heroes").hero]
    found: list[str] = []
    for word in (part.strip() for part in text.split(",")):
        if found and "=" in found[-1] and ":" not in word:
            found[-1] += f",{word}"
        elif word:
            found.append(word)
    return found


def parse(text: str) -> HeroWish:
    """A hero from `hero[:class][;skills=…][;items=…][;sold=…]`."""
    head, *parts = text.split(";")
    hero, _, calling = (part.strip() for part in head.partition(":"))
    lists: dict[str, tuple[str, ...]] = {}
    for part in parts:
        name, equals, values = (each.strip() for each in part.partition("="))
        if name not in LISTS or not equals:
            raise Refused(
                "party", f"{part!r} says nothing about {hero}; expected skills=…, items=… or sold=….",
                "about-a-hero", text=part, hero=Named("hero", hero, hero),
            )  # fmt: skip
        lists[name] = tuple(value.strip() for value in values.split(",") if value.strip())
    return HeroWish(hero, calling, lists.get("skills"), lists.get("sold"), lists.get("items"))


def written(wish: HeroWish) -> str:
    """A hero as text, which `parse` reads; what was not chosen is left out."""
    head = f"{wish.hero}:{wish.calling}" if wish.calling else wish.hero
    chosen: Sequence[tuple[str, tuple[str, ...] | None]] = [(name, getattr(wish, name)) for name in LISTS]
    return ";".join([head, *(f"{name}={','.join(some)}" for name, some in chosen if some is not None)])
