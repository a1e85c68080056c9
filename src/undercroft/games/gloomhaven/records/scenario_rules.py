"""The special rules of scenarios, as data (GH-SPC-20)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Union

from undercroft.content import ref
from undercroft.kernel import Leaf

from .bosses import BossAct
from .formulas import Formula, check_formula
from .moments import AnyMoment, AnyOutcome
from .whom import ConditionName

MonsterId = Annotated[str, ref("monster")]


class Rule(Leaf, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A special rule of a scenario; it holds from the moment `since` and ends at the moment `until`."""

    since: AnyMoment | None = None
    until: AnyMoment | None = None


class Trigger(Rule, kw_only=True, tag_field="kind", tag="trigger"):
    """At a moment something happens, each time or `once`; a perk may ignore a `negative` one (GH-SET-07)."""

    when: AnyMoment
    do: tuple[AnyOutcome, ...]
    once: bool = False
    negative: bool = False


class Allies(Rule, kw_only=True, tag_field="kind", tag="allies"):
    """These monsters are allies of the characters and enemies of all other types; they act by their cards."""

    monsters: tuple[MonsterId, ...]


class EnemiesOfAll(Rule, kw_only=True, tag_field="kind", tag="enemies-of-all"):
    """These monsters are enemies of the characters and of all other monsters."""

    monsters: tuple[MonsterId, ...]


class LootByAction(Rule, kw_only=True, tag_field="kind", tag="loot-by-action"):
    """Goal treasure is taken by a Loot ability only, not at the end of a turn (GH-TRE-02)."""


class MonsterLevel(Rule, kw_only=True, tag_field="kind", tag="monster-level"):
    """Monsters of a type are so many levels higher, at most 7."""

    monster: MonsterId
    plus: int


class Boost(Rule, kw_only=True, tag_field="kind", tag="boost"):
    """Monsters have more of their values: A in the formulas is the number of objectives `per` still there.

    Objectives in rooms not yet revealed count. A monster with melee attacks gains no range.
    """

    monsters: tuple[MonsterId, ...]
    per: str = ""
    hp: Formula = 0
    attack: Formula = 0
    move: Formula = 0
    range: Formula = 0
    conditions: tuple[ConditionName, ...] = ()

    def __post_init__(self) -> None:
        for formula in (self.hp, self.attack, self.move, self.range):
            check_formula(formula, ("P", "N", "A"))


class Unhurt(Rule, kw_only=True, tag_field="kind", tag="unhurt"):
    """Monsters of a type suffer no damage; other effects still work on them."""

    monster: MonsterId


class FocusOn(Rule, kw_only=True, tag_field="kind", tag="focus-on"):
    """Monsters that can come into range of this objective in their turn focus on it, others as always."""

    objective: str
    monsters: tuple[MonsterId, ...] = ()  # none named: all


class Indestructible(Rule, kw_only=True, tag_field="kind", tag="indestructible"):
    """Obstacles of this look cannot be destroyed or moved."""

    art: str


class SummonInstead(Rule, kw_only=True, tag_field="kind", tag="summon-instead"):
    """Monsters of a type summon something else."""

    monster: MonsterId
    summons: MonsterId
    rank: Literal["normal", "elite"]


class Aura(Rule, kw_only=True, tag_field="kind", tag="aura"):
    """At the start of their turn, figures near a mark, or an objective that stands, are healed or hurt."""

    mark: str = ""
    objective: str = ""
    within: int
    who: Literal["monsters", "characters-and-summons"]
    heal: int = 0
    hurt: int = 0


class Toll(Rule, kw_only=True, tag_field="kind", tag="toll"):
    """Characters and summons suffer damage at the start or end of each of their turns."""

    at: Literal["turn-start", "turn-end"]
    amount: Formula
    art: str = ""  # only in hexes with overlay tiles of this look

    def __post_init__(self) -> None:
        check_formula(self.amount)


class SplitStart(Rule, kw_only=True, tag_field="kind", tag="split-start"):
    """There are several starting rooms; at most half of the characters, rounded up, start in the same one."""


class SlowMoves(Rule, kw_only=True, tag_field="kind", tag="slow-moves"):
    """Move abilities of characters and their summons are less by so much (a negative effect, GH-SET-07)."""

    less: int


class BossSpecials(Rule, kw_only=True, tag_field="kind", tag="boss-specials"):
    """In this scenario the boss does this as its special actions (GH-BOS-03)."""

    voice: ClassVar = "monster"  # of whom its text speaks

    boss: MonsterId
    special_1: tuple[BossAct, ...]
    special_2: tuple[BossAct, ...]


class WalkingThrone(Rule, kw_only=True, tag_field="kind", tag="walking-throne"):
    """The boss suffers no damage; its throne is attacked instead, which moves about and calls demons.

    The throne is the objective of this name. Each special of the boss (`throne-moves`) first moves it to the
    next mark of `way` after the one where it is, from the last to the first. A figure there is put on the
    nearest free hex. A room there that is not revealed is revealed, and doors of it to revealed rooms
    open. Then a demon of the type beside that mark appears next to the throne, and the boss acts. Boss and
    throne have the same hit points: once they are gone both are, and the boss counts as killed.
    """

    boss: MonsterId
    throne: str
    way: tuple[str, ...]
    demons: tuple[MonsterId, ...]


ScenarioRule = Union[
    Trigger, Allies, EnemiesOfAll, LootByAction, MonsterLevel, Boost, Unhurt, FocusOn, Indestructible,
    SummonInstead, Aura, Toll, SplitStart, SlowMoves, BossSpecials, WalkingThrone,
]  # fmt: skip
