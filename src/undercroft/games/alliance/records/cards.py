"""Cards: starter cards of the heroes, generic ones, upgrades and artifacts (DA-CMP-09 to DA-CMP-14)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.alliance.records.effects import REACTS, Clause, Count, Effect, Positive
from undercroft.games.alliance.records.heroes import Calling, Hero, Origin, Race
from undercroft.games.alliance.records.sentences import Sentence, sentences
from undercroft.kernel import Leaf

CardType = Literal[
    "weapon",
    "armor",
    "reaction",
    "pet",
    "attack-spell",
    "control-spell",
    "enhancement-spell",
    "healing-spell",
    "artifact",
    "maneuver",
    "stance",
    "gear",
    "item",
]
SPELLS = ("attack-spell", "control-spell", "enhancement-spell", "healing-spell")


class Requires(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """The requirement icons; none at all is the gold icon (DA-ICO-07)."""

    races: tuple[Race, ...] = ()  # one of them is enough (DA-ICO-03)
    callings: tuple[Calling, ...] = ()  # all of them, a class twice included (DA-ICO-05, DA-ICO-06)
    either: bool = False  # a bar between the classes: one of them is enough (DA-ICO-04)

    @property
    def is_gold(self) -> bool:
        return not self.races and not self.callings

    def met_by(self, hero: Hero) -> bool:
        """Has this single hero every icon that is needed (DA-ICO-01, DA-ICO-02, DA-ICO-E1)?

        One of two races (DA-ICO-03), one of two classes with a bar (DA-ICO-04), else both, the same twice too
        (DA-ICO-05, DA-ICO-06).
        """
        if self.races and hero.race not in self.races:
            return False
        if self.either:
            return any(calling in hero.callings for calling in self.callings)
        return all(hero.callings.count(each) >= self.callings.count(each) for each in self.callings)


class Card(Record, kw_only=True):
    """A card: whose it is or what it costs, its requirement, its types, and its effects."""

    sort: Literal["starter", "generic", "upgrade"]
    types: Annotated[tuple[CardType, ...], Meta(min_length=1, max_length=2)]
    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    hero: Annotated[str, ref("hero")] = ""  # a starter card's own hero
    slot: Annotated[int, Meta(ge=0, le=3)] = 0  # number 1 is kept in the Basic Game (DA-BAS-02)
    copies: Positive = 1
    level: Annotated[int, Meta(ge=0, le=3)] = 0
    cost: Count = 0
    requires: Requires = Requires()  # a starter card shows its hero's icons instead (DA-ICO-08)
    origin: Origin = "designed"

    @property
    def is_artifact(self) -> bool:
        return "artifact" in self.types

    @property
    def is_reaction(self) -> bool:
        """May it be played in answer to an attack (DA-REA-01)?"""
        return any(clause.when in REACTS for clause in self.effects)

    @property
    def spoken(self) -> tuple[Sentence, ...]:
        """Its text, sentence by sentence."""
        return sentences(self.effects, "artifact" if self.is_artifact else "card")

    def has(self, kind: type[Clause]) -> bool:
        """Is a clause of this kind on the card?"""
        return any(isinstance(clause, kind) for clause in self.effects)
