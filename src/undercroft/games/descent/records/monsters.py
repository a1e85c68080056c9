"""Monster groups, lieutenants and their abilities (D2-CRD-09 to D2-CRD-11, D2-X-20 to D2-X-26)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from undercroft.content import Record, ref
from undercroft.games.descent.records.abilities import Colour, Count, Passive, Surge, Use
from undercroft.games.descent.records.heroes import Attributes
from undercroft.kernel import Leaf

Trait = Literal[
    "building", "cave", "civilized", "cold", "cursed", "dark", "hot", "mountain", "water", "wilderness"
]
Health = Annotated[int, Meta(gt=0)]


class Ability(Record, kw_only=True):
    """An ability of monsters: an action, something for its moment, or always in force (D2-X-22, D2-X-26)."""

    voice: ClassVar[str] = "monster"  # its text speaks of that one

    uses: tuple[Use, ...] = ()
    passives: tuple[Passive, ...] = ()
    rules: tuple[str, ...] = ()  # what other rules look for by name: "reach", "fly", "shambling"
    errata: Ability | None = None


class Stats(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """The values of a minion, a master or a lieutenant in one act."""

    speed: Count
    health: Health
    defence: tuple[Colour, ...]
    dice: tuple[Colour, ...]
    abilities: tuple[Annotated[str, ref("ability")], ...] = ()
    amount: int = 0  # the number after an ability's name, as in Regeneration 1
    surges: tuple[Surge, ...] = ()


class Act(Leaf, forbid_unknown_fields=True):
    """One monster card: the minion's part and the master's (D2-MON-05)."""

    minion: Stats
    master: Stats


class Limit(Leaf, forbid_unknown_fields=True):
    """How many of a group there may be (D2-MON-03)."""

    minions: Count
    masters: Count


class Monster(Record, kw_only=True):
    """A monster group: one card for each act."""

    attack: Literal["melee", "ranged"]
    size: tuple[int, int] = (1, 1)
    traits: tuple[Trait, ...]
    limits: tuple[Limit, Limit, Limit]  # with 2, 3 and 4 heroes
    act1: Act
    act2: Act

    def stats(self, act: int, rank: str) -> Stats:
        card = self.act1 if act == 1 else self.act2
        return card.master if rank == "master" else card.minion


class Lieutenant(Record, kw_only=True):
    """A lieutenant: attributes, and values by act and number of heroes (D2-LT-05)."""

    attack: Literal["melee", "ranged"]
    size: tuple[int, int] = (1, 1)
    attributes: Attributes
    act1: tuple[Stats, Stats, Stats]  # with 2, 3 and 4 heroes
    act2: tuple[Stats, Stats, Stats]

    def stats(self, act: int, heroes: int) -> Stats:
        return (self.act1 if act == 1 else self.act2)[heroes - 2]
