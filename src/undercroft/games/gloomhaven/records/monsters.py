"""Monster statistic cards: monsters, bosses, named monsters of single scenarios (GH-MST, GH-BOS)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Union

from msgspec import Meta
from msgspec.structs import asdict

from undercroft.content import Record, ref
from undercroft.kernel import Leaf, replace

from .bosses import BossAct
from .formulas import Formula, check_formula, reckon
from .whom import ConditionName, Count

LEVELS = 8
Immunity = Literal[
    "poison", "wound", "immobilize", "disarm", "stun", "muddle", "curse"
]  # GH-BOS-05: negative conditions


class Traits(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The traits of every monster of a rank, whatever its ability card says (GH-MST-08, GH-MST-10)."""

    range: Count = 0  # 0: a dash, its attacks are melee (GH-MST-07)
    shield: Count = 0
    retaliate: Count = 0
    retaliate_range: Annotated[int, Meta(ge=1)] = 1
    target: Count = 0  # Target X for attacks that say nothing of targets; 0: one
    pierce: Count = 0
    conditions: tuple[ConditionName, ...] = ()  # on every attack
    advantage: bool = False
    attackers_disadvantage: bool = False


class Stats(Traits, kw_only=True):
    """One section of a statistic card: the values of a rank at a level."""

    hp: Annotated[int, Meta(gt=0)]
    move: Count
    attack: Count


class BossStats(Traits, kw_only=True):
    """The values of a boss at a level; hit points and attack may be equations (GH-BOS-04)."""

    hp: Formula
    move: Count
    attack: Formula

    def __post_init__(self) -> None:
        check_formula(self.hp)
        check_formula(self.attack, ("P", "N", "V", "X"))


Eight = Annotated[tuple[Stats, ...], Meta(min_length=LEVELS, max_length=LEVELS)]


class Monster(Record, kw_only=True, tag_field="type", tag="normal"):
    """A monster with normal and elite figures, values for levels 0 to 7 (GH-MST-01, GH-MST-02)."""

    deck: Annotated[str, ref("deck")]
    standees: Annotated[int, Meta(gt=0)]
    flying: bool = False  # GH-MST-09
    normal: Eight
    elite: Eight
    disputed: str = ""  # where printings differ: what was taken

    def stats(self, level: int, rank: Literal["normal", "elite"]) -> Stats:
        """The values of a rank at a level (GH-MST-01, GH-MST-02)."""
        return (self.elite if rank == "elite" else self.normal)[level]


class Boss(Record, kw_only=True, tag_field="type", tag="boss"):
    """A boss: one section a level, the common deck, immunities and two special actions (GH-BOS).

    In `attack` V is the number of Vermling Scouts on the map and X the number of hexes that the boss moved
    this turn. `special_value` has the number that the specials use where they say `{ of = "special-value" }`.
    """

    voice: ClassVar = "monster"  # of whom its text speaks

    deck: Annotated[str, ref("deck")] = "boss"
    standees: Annotated[int, Meta(gt=0)] = 1
    flying: bool = False
    immune: tuple[Immunity, ...] = ()
    immovable: bool = False  # neither pushed, pulled nor displaced
    levels: Annotated[tuple[BossStats, ...], Meta(min_length=LEVELS, max_length=LEVELS)]
    special_1: tuple[BossAct, ...]
    special_2: tuple[BossAct, ...]
    special_value: Annotated[tuple[int, ...], Meta(max_length=LEVELS)] = ()  # by level
    disputed: str = ""

    def stats(self, level: int, players: int, **counts: int) -> Stats:
        """The values at a level for so many characters (GH-BOS-04);
        `counts`: V and X, if the card names them."""
        base = self.levels[level]
        names = {"P": players, "N": level, "V": 0, "X": 0} | counts
        return Stats(**asdict(base) | {"hp": reckon(base.hp, names), "attack": reckon(base.attack, names)})


class NamedMonster(Record, kw_only=True, tag_field="type", tag="named"):
    """A figure of one scenario made from a monster's elite values; neither normal nor elite (GH-SPC-17).

    In `hp` H stands for the elite hit points at its own level.
    """

    base: Annotated[str, ref("monster")]
    scenario: Annotated[str, ref("scenario")]
    level: int = 0  # so much higher than the scenario's monster level, at most 7
    hp: Formula = "H"
    attack: int = 0  # added
    shield: int = 0  # added
    acts: bool = True

    def __post_init__(self) -> None:
        check_formula(self.hp, ("P", "N", "H"))

    def stats(self, base: Monster, level: int, players: int) -> Stats:
        """The values of the figure in a scenario of this monster level (GH-SPC-18)."""
        own = min(level + self.level, LEVELS - 1)
        of = base.stats(own, "elite")
        hp = reckon(self.hp, {"P": players, "N": level, "H": of.hp})
        return replace(of, hp=hp, attack=of.attack + self.attack, shield=of.shield + self.shield)


AnyMonster = Union[Monster, Boss, NamedMonster]
