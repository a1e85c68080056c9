"""Heroes, their classes and their skills (D2-CRD-01, D2-CRD-03, D2-X-10 to D2-X-15)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from undercroft.content import Record, ref
from undercroft.games.descent.records.abilities import Attribute, Colour, Count, Granted, Passive, Use

Archetype = Literal["warrior", "healer", "mage", "scout"]


class Attributes(Struct, frozen=True, forbid_unknown_fields=True):
    """The four attributes (D2-ATT-01)."""

    might: Count
    knowledge: Count
    willpower: Count
    awareness: Count

    def of(self, attribute: Attribute | str) -> int:
        return int(getattr(self, attribute))


class HeroSheet(Record, kw_only=True):
    """A hero sheet: values, hero ability, heroic feat (D2-CRD-01)."""

    archetype: Archetype
    speed: Count
    health: Annotated[int, Meta(gt=0)]
    stamina: Count
    defence: tuple[Colour, ...] = ("grey",)
    attributes: Attributes
    uses: tuple[Use, ...] = ()  # the hero ability
    passives: tuple[Passive, ...] = ()
    grants: tuple[Granted, ...] = ()
    aura: int = 0  # his grants are those of all heroes within so many spaces
    on_monsters: tuple[Passive, ...] = ()  # the changes to monsters within the aura
    feat: Use


class Calling(Record, kw_only=True):
    """A class: its archetype, starting equipment and skills."""

    archetype: Archetype
    items: tuple[Annotated[str, ref("item")], ...]
    skills: tuple[Annotated[str, ref("skill")], ...]  # the basic skill first
    advised: tuple[Annotated[str, ref("skill")], ...] = ()  # in the order in which a good player buys them
    familiar: Annotated[str, ref("familiar")] = ""


class Skill(Record, kw_only=True):
    """A skill card: its price in experience and its ways to be used."""

    calling: Annotated[str, ref("calling")]
    xp: Annotated[int, Meta(ge=0, le=3)]
    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    grants: tuple[Granted, ...] = ()
    on_familiar: tuple[Passive, ...] = ()  # the changes to the familiar of the class
    rules: tuple[str, ...] = ()  # what other rules look for by name: "inscribe-rune"
    errata: Skill | None = None  # with the variant `errata` (D2-ERR-08)


class Familiar(Record, kw_only=True):
    """A familiar; its card may make it a figure (D2-FAM-01, D2-FAM-11, D2-X-14)."""

    speed: Count
    health: Annotated[int, Meta(gt=0)]
    defence: tuple[Colour, ...] = ()
    dice: tuple[Colour, ...] = ()  # of the attack that its card grants; none: it can only move (D2-FAM-08)
    ranged: bool = False
    figure: bool = False
    heals: bool = True  # can recover damage
    grants: tuple[Granted, ...] = ()
