"""The content files of the campaign, typed."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from undercroft.content import Record, ref
from undercroft.kernel import Leaf

Price = Annotated[int, Meta(ge=0)]


class Hero(Record, kw_only=True):
    """A hero who can go down, and their items when the campaign begins."""

    items: tuple[str, ...] = ()


class Lurks(Leaf, forbid_unknown_fields=True):
    """A monster in a room of the cellar."""

    room: str
    monster: str
    at: str


class Delve(Record, kw_only=True):
    """One night: what waits in the cellar, how long the torches last, what it pays."""

    scenario: str
    torches: Annotated[int, Meta(gt=0)]
    gold: Price
    monsters: tuple[Lurks, ...]


class Stage(Record, kw_only=True):
    """A step of the campaign, and the ways that it can be gone."""

    ways: Annotated[tuple[Annotated[str, ref("delve")], ...], Meta(min_length=1)]


class Ware(Record, kw_only=True):
    """A ware of the shop; a bag holds one of several things, and nobody knows which."""

    price: Annotated[int, Meta(gt=0)]
    item: str = ""
    heals: Price = 0
    torches: Price = 0
    single: bool = False  # a hero needs but one
    bag: tuple[Annotated[str, ref("ware")], ...] = ()


class CampaignContent(Struct, frozen=True):
    """All records, by kind and id."""

    hero: dict[str, Hero]
    stage: dict[str, Stage]
    delve: dict[str, Delve]
    ware: dict[str, Ware]

    @property
    def stages(self) -> tuple[Stage, ...]:
        """In their order."""
        return tuple(self.stage.values())
