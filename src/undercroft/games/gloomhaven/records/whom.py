"""The targets of abilities: whom they reach, which hexes, how much, and what may come on top."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import known
from undercroft.kernel import Leaf

Element = Literal["fire", "ice", "air", "earth", "light", "dark"]
AnyElement = Literal["fire", "ice", "air", "earth", "light", "dark", "wild"]
ConditionName = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse", "invisible", "strengthen", "bless"
]
Rank = Literal["normal", "elite"]
Duration = Literal["", "round", "persistent"]
Offset = tuple[int, int]
Count = Annotated[int, Meta(ge=0)]


class Part(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A piece of a record."""


class Measure(Part):
    """A number that the position gives: `{ of = "hexes-moved-this-turn" }`."""

    of: Annotated[str, known("measure")]
    times: int = 1
    half: Literal["", "up", "down"] = ""
    plus: int = 0


Amount = Union[int, Measure]


class Area(Part):
    """A pattern of hexes: from `self` the offsets are from the attacker's own
    (grey) hex, else it lies anywhere."""

    hexes: tuple[Offset, ...]
    origin: Literal["self", "target"] = "self"
    enhance: tuple[Offset, ...] = ()  # hexes that an enhancement can add (GH-ENH-14)


class Whom(Part, kw_only=True):
    """Whom an ability reaches: `{ side = "enemies", count = "all", within = 1 }` is all adjacent enemies.

    `of` is the place from which `within` counts, or the set itself: `self`; `target`, the last one attacked
    or chosen in this action; `through`, the hexes moved through in this action; `entered`, the same with the
    hexes next to them when `within` is 1; `area`, the pattern of this action; `killed`, where the last one
    killed in this action stood; `obstacles`, those that this action made, moved or destroyed; `room`,
    the actor's room; `hex`, one chosen within `reach`; `map`, anywhere revealed; `targets`, all that
    this action attacked; `attacker`, who makes the attack that is being answered.
    """

    side: Literal["self", "allies", "enemies", "both", "self-and-allies", "summons", "own-summons"]
    count: Union[Annotated[int, Meta(ge=1)], Literal["all"]] = 1
    within: Union[int, Literal["range"], None] = None  # hexes; 1 is adjacent; "range" is the stat card's
    of: Literal[
        "self", "target", "through", "entered", "area", "killed", "obstacles", "room", "hex", "map",
        "targets", "attacker",
    ] = "self"  # fmt: skip
    reach: int = 0
    rank: tuple[Rank, ...] = ()  # GH-SPC-17: named monsters and bosses have neither
    has: tuple[ConditionName, ...] = ()  # any of these
    hp_at_most: int = 0
    when: tuple[Annotated[str, known("predicate")], ...] = ()  # all must hold


SELF = Whom(side="self")
ONE_ADJACENT_ENEMY = Whom(side="enemies", within=1)


class Bonus(Part, kw_only=True):
    """More for an attack: once where all of `when` hold, or once for each of what `per` counts
    (GH-ATK-20)."""

    when: tuple[Annotated[str, known("predicate")], ...] = ()
    per: Annotated[str, known("measure")] = ""
    attack: int = 0
    xp: int = 0
    money: int = 0
    conditions: tuple[ConditionName, ...] = ()


class Crash(Part, kw_only=True):
    """The effect of a push that meets something: for each hex of it that is stopped or breaks through."""

    into: Literal["obstacle", "wall-or-obstacle"]
    destroys: bool = False  # the obstacle, so that the target ends in its hex
    damage: int
    xp: int = 0
