"""Character classes and their ability cards (GH-CRD, GH-PRK)."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.gloomhaven.records.abilities import Half
from undercroft.games.gloomhaven.records.whom import Part

CardLevel = Union[Annotated[int, Meta(ge=1, le=9)], Literal["X"]]
ModifierId = Annotated[str, ref("modifier")]


class Perk(Part, kw_only=True):
    """A line of the perk list: how the deck of attack modifiers changes each time it is taken."""

    id: str  # of its words: several classes share a line
    times: Annotated[int, Meta(ge=1)] = 1  # boxes to tick
    remove: tuple[ModifierId, ...] = ()
    add: tuple[ModifierId, ...] = ()
    ignore: Literal["", "item-effects", "scenario-effects"] = ""  # the negative ones


class CharacterClass(Record, kw_only=True):
    """A class: its hit points by level, how many cards it plays with, and its perks."""

    hit_points: Annotated[tuple[int, ...], Meta(min_length=9, max_length=9)]
    hand_size: Annotated[int, Meta(ge=1)]
    perks: tuple[Perk, ...]


class Card(Record, kw_only=True):
    """An ability card: two halves, each an action, and an initiative (GH-CRD-02)."""

    character: Annotated[str, ref("character")]
    number: Annotated[int, Meta(ge=1)]
    level: CardLevel
    initiative: Annotated[int, Meta(ge=1, le=99)]
    top: Half
    bottom: Half
    ruled: str = ""  # a printed doubt, and how it was settled

    def allowed_at(self, level: int) -> bool:
        """May a character of this level have the card? X cards are there from the start (GH-CRD-03)."""
        return self.level == "X" or self.level <= level
