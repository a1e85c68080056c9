"""The questions as the page asks them: an attack, or figures on the map of an encounter."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct, field

from undercroft.games.descent.queries.formats import OddsQuery, ReachQuery, SightQuery
from undercroft.games.descent.queries.odds import DICE
from undercroft.games.descent.records.abilities import Colour
from undercroft.games.descent.records.tiles import Square

MOST = 99  # of any number
FIGURES = 60
Number = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]
Name = Annotated[str, Meta(min_length=1, max_length=80)]


class SurgeAsked(Struct):
    """A surge ability, as far as it bears on damage."""

    surge: Positive = 1
    hearts: Number = 0
    range: Number = 0
    pierce: Number = 0


class RerollAsked(Struct):
    """Up to `count` dice of these colours, rolled again together."""

    by: Literal["attacker", "defender"]
    dice: Annotated[list[Colour], Meta(max_length=6)]
    count: Positive = 1


class AttackAsked(Struct):
    """An attack before the roll; without a distance it is a melee attack."""

    attack: Annotated[list[Literal["blue", "red", "yellow"]], Meta(max_length=DICE)]
    defence: Annotated[list[Literal["brown", "grey", "black"]], Meta(max_length=DICE)] = []
    hearts: Number = 0
    range: Number = 0
    surges: Number = 0
    shields: Number = 0
    pierce: Number = 0
    distance: Positive | None = None
    abilities: Annotated[list[SurgeAsked], Meta(max_length=DICE)] = []
    cancel: Number = 0
    toll: Number = 0
    rerolls: Annotated[list[RerollAsked], Meta(max_length=2)] = []
    health: Positive | None = None

    def query(self) -> OddsQuery:
        """The question as the engine reads it."""
        return msgspec.convert(msgspec.to_builtins(self), OddsQuery)


class FigurePlaced(Struct):
    """A figure on the map, or a token that is none; a large base lies with its upper left space `at`."""

    id: Name
    side: Literal["hero", "monster"]
    at: Square
    size: Square = (1, 1)
    kind: Literal["figure", "ko", "familiar"] = "figure"


class EncounterAsked(Struct, kw_only=True):
    """The map of an encounter with some doors open, by number, and figures on it."""

    quest: Name
    encounter: Annotated[int, Meta(ge=1, le=2)] = 1
    open: Annotated[list[Number], Meta(max_length=MOST)] = []
    figures: Annotated[list[FigurePlaced], Meta(max_length=FIGURES)] = []

    def map(self) -> Raw:
        return Raw(msgspec.json.encode({"quest": self.quest, "encounter": self.encounter, "open": self.open}))

    def standing(self) -> Raw:
        return Raw(msgspec.json.encode(self.figures))


class SightAsked(EncounterAsked, kw_only=True):
    """Does this figure, or one in this space, see that figure or space?"""

    viewer: str | Square = field(name="from")
    target: str | Square = field(name="to")

    def query(self) -> SightQuery:
        """The question as the engine reads it."""
        return SightQuery(self.map(), self.viewer, self.target, self.standing())


class ReachAsked(EncounterAsked, kw_only=True):
    """Where can this figure end its movement?"""

    mover: Name
    points: Annotated[int, Meta(ge=0, le=30)]
    fly: bool = False

    def query(self) -> ReachQuery:
        """The question as the engine reads it."""
        return ReachQuery(self.map(), self.mover, self.points, self.standing(), self.fly)
