"""The vocabulary of actions: all that cards, items and summons can say (GH-DEF-04, GH-DEF-05).

An ability is a table with `do`; its other fields are the small lines under the main line of a card. These
are data only: the procedures that perform abilities are in `rules/`.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

from undercroft.content import Verb, known, ref

from .whom import (
    ONE_ADJACENT_ENEMY,
    SELF,
    Amount,
    AnyElement,
    Area,
    Bonus,
    ConditionName,
    Crash,
    Duration,
    Measure,
    Part,
    Rank,
    Whom,
)


class Changes(Part, kw_only=True):
    """The changes by an augment or an item to an ability: numbers are added, the rest is put in its place."""

    attack: int = 0
    move: int = 0
    heal: int = 0
    shield: int = 0
    retaliate: int = 0
    push: int = 0
    pull: int = 0
    pierce: int = 0
    range: int = 0
    value: int = 0  # to whatever number the ability has
    bonus: int = 0  # to the attack of each of its bonuses
    cards: int = 0  # to the number of cards recovered
    target: int = 0  # set: so many targets
    reach: int = 0  # set: a melee attack reaches so many hexes, and stays one
    double: bool = False  # the number of the ability counts twice
    conditions: tuple[ConditionName, ...] = ()
    jump: bool = False
    advantage: bool = False
    disadvantage: bool = False
    ignore_shield: bool = False
    area: Area | None = None
    who: Whom | None = None
    bonuses: tuple[Bonus, ...] = ()
    measure: Measure | None = None
    instead: tuple[Ability, ...] = ()  # this in place of the ability


class Augment(Part, kw_only=True):
    """Elements that may be consumed for more (GH-ELM-07, GH-ELM-13)."""

    elements: tuple[AnyElement, ...]
    changes: Changes = Changes()
    then: tuple[Ability, ...] = ()
    infuse: tuple[AnyElement, ...] = ()
    xp: int = 0


class Attack(Verb, kw_only=True, tag="attack"):
    """Attack X. Monsters and summons have `mod` on their statistic card; a `value` sets it (GH-MON-09)."""

    value: Amount | None = None
    mod: int = 0
    range: int | None = None  # none: melee, or what the statistic card says (GH-MON-11)
    range_mod: int = 0
    target: int = 0  # Target X; 0: what the statistic card says, or one (GH-MST-10)
    who: Whom | None = None  # "all adjacent enemies" and the like
    area: Area | None = None
    along: bool = False  # also all enemies on a straight way to the target
    conditions: tuple[ConditionName, ...] = ()
    push: int = 0
    pull: int = 0
    pierce: int = 0
    reach: int = 1  # of a melee attack, which it stays
    ignore_shield: bool = False
    advantage: bool = False
    disadvantage: bool = False
    same_target: bool = False  # GH-MAT-14: all attacks fall on one enemy
    crash: Crash | None = None  # of its push
    bonuses: tuple[Bonus, ...] = ()
    augments: tuple[Augment, ...] = ()
    when: tuple[Annotated[str, known("predicate")], ...] = ()


class Move(Verb, kw_only=True, tag="move"):
    """Move X; `must`: the way has to fit (a straight line, or an end beside an obstacle)."""

    value: Amount | None = None
    mod: int = 0
    jump: bool = False
    must: Literal["", "straight-line", "end-beside-obstacle", "end-beside-giver"] = ""
    loots: bool = False  # everything in the hexes entered
    augments: tuple[Augment, ...] = ()


class Heal(Verb, kw_only=True, tag="heal"):
    """Heal X: one figure in range or the healer, `target` figures, or all of `who` (GH-HEA)."""

    value: Amount
    range: int | None = None
    target: int = 1
    who: Whom | None = None
    per: Literal["", "target-damaged"] = ""  # so many times
    augments: tuple[Augment, ...] = ()


class Shield(Verb, kw_only=True, tag="shield"):
    """Shield X for as long as the action or its own `duration` says (GH-SHD-04)."""

    value: Amount
    who: Whom = SELF
    duration: Duration = ""
    augments: tuple[Augment, ...] = ()


class Retaliate(Verb, kw_only=True, tag="retaliate"):
    """Retaliate X, with a range (GH-SHD-07, GH-SHD-08); `xp` for each time that it does damage."""

    value: Amount
    range: int = 1
    xp: int = 0
    who: Whom = SELF
    duration: Duration = ""
    augments: tuple[Augment, ...] = ()


class Loot(Verb, kw_only=True, tag="loot"):
    """Loot X (GH-LOO-01)."""

    range: int
    at_most: int = 0  # so many tokens
    bonuses: tuple[Bonus, ...] = ()
    augments: tuple[Augment, ...] = ()


class Push(Verb, kw_only=True, tag="push"):
    """Push X without an attack (GH-EFX-05)."""

    value: int
    who: Whom = ONE_ADJACENT_ENEMY
    augments: tuple[Augment, ...] = ()


class Pull(Verb, kw_only=True, tag="pull"):
    """Pull X without an attack, towards the actor or a chosen hex."""

    value: int
    who: Whom = ONE_ADJACENT_ENEMY
    toward: Literal["self", "hex"] = "self"
    augments: tuple[Augment, ...] = ()


class Condition(Verb, kw_only=True, tag="condition"):
    """Conditions without an attack (GH-CON-04); `push` the targets too."""

    conditions: tuple[ConditionName, ...]
    who: Whom = ONE_ADJACENT_ENEMY
    push: int = 0
    augments: tuple[Augment, ...] = ()
    when: tuple[Annotated[str, known("predicate")], ...] = ()


class Suffer(Verb, kw_only=True, tag="suffer"):
    """Figures suffer damage that is no attack."""

    value: Amount
    who: Whom
    augments: tuple[Augment, ...] = ()


class SummonStats(Part, kw_only=True):
    """The statistics of a character's summon (GH-SUM-05); an attack or move of none is a dash."""

    name: str
    hp: int
    move: int | None = None
    attack: Amount | None = None
    range: int | None = None
    shield: int = 0
    retaliate: int = 0
    target: int = 1
    pierce: int = 0
    conditions: tuple[ConditionName, ...] = ()
    flying: bool = False
    infuses: tuple[AnyElement, ...] = ()  # when it attacks
    on_death: tuple[Ability, ...] = ()


class SummonedMonster(Part, kw_only=True):
    """A monster that a monster summons (GH-MOT-06)."""

    monster: Annotated[str, ref("monster")]
    rank: Rank = "normal"


class Summon(Verb, kw_only=True, tag="summon"):
    """Summon a figure: a character's own, or monsters."""

    what: SummonStats | None = None
    monsters: tuple[SummonedMonster, ...] = ()
    beside: Literal["self", "target"] = "self"
    hp: Literal["", "own-up-to-full"] = ""  # an ooze's child has its parent's hit points


class Infuse(Verb, kw_only=True, tag="infuse"):
    """Infuse elements (GH-ELM-04)."""

    elements: tuple[AnyElement, ...]


class Consume(Verb, kw_only=True, tag="consume"):
    """Consume elements for what follows, apart from any other ability (GH-ELM-07)."""

    elements: tuple[AnyElement, ...]
    then: tuple[Ability, ...] = ()
    infuse: tuple[AnyElement, ...] = ()
    xp: int = 0


class Kill(Verb, kw_only=True, tag="kill"):
    """Kill figures outright."""

    who: Whom
    area: Area | None = None
    bonuses: tuple[Bonus, ...] = ()


class CreateTrap(Verb, kw_only=True, tag="create-trap"):
    """Make a trap in an adjacent empty hex (GH-TER-10, GH-MOT-19)."""

    damage: int = 0
    conditions: tuple[ConditionName, ...] = ()
    xp_when_sprung: int = 0  # by an enemy
    near_enemy: bool = False  # as near as possible to an enemy


class DisarmTrap(Verb, kw_only=True, tag="disarm-trap"):
    """Take traps away (GH-TER-05); `onto` suffers what the trap would have done."""

    within: int = 1
    count: Union[int, Literal["all"]] = 1
    through: bool = False  # those moved through instead
    onto: Whom | None = None


class CreateObstacle(Verb, kw_only=True, tag="create-obstacle"):
    """Make obstacles in empty hexes (GH-TER-25)."""

    count: int = 1
    hexes: int = 1  # of each
    within: int = 1
    where: Literal["empty", "killed"] = "empty"


class DestroyObstacle(Verb, kw_only=True, tag="destroy-obstacle"):
    """Take obstacles away."""

    count: Union[int, Literal["all"]] = 1
    within: int = 1
    through: bool = False
    augments: tuple[Augment, ...] = ()


class MoveObstacle(Verb, kw_only=True, tag="move-obstacle"):
    """Move a one-hex obstacle to an empty hex."""

    within: int = 1
    to: int = 1


class RecoverCards(Verb, kw_only=True, tag="recover"):
    """Take back discarded or lost cards (GH-REC)."""

    what: Literal["discarded", "lost"]
    cards: Union[int, Literal["all"]] = 1
    who: Whom = SELF
    then_lose: int = 0
    of_neighbour: bool = False  # cards of an ally beside the one who recovers
    augments: tuple[Augment, ...] = ()


class RefreshItems(Verb, kw_only=True, tag="refresh"):
    """Make items usable again (GH-REC-07)."""

    state: tuple[Literal["spent", "consumed"], ...]
    items: Union[int, Literal["all"]] = 1
    slot: Literal["", "small"] = ""
    who: Whom = SELF


class Cure(Verb, kw_only=True, tag="cure"):
    """Take negative conditions away."""

    conditions: Union[int, Literal["all"]] = 1
    who: Whom = SELF


class Grant(Verb, kw_only=True, tag="grant"):
    """Allies may perform abilities at once."""

    who: Whom
    then: tuple[Ability, ...]
    my_augments: bool = False  # with the giver's active augments


class Control(Verb, kw_only=True, tag="control"):
    """Play another figure: these abilities, or its whole turn of the round with sides swapped (GH-ATK-21)."""

    who: Whom
    then: tuple[Ability, ...] = ()
    whole_turn: bool = False
    chosen: bool = True  # the player decides for it, not the monster rules


class Active(Verb, kw_only=True, tag="active"):
    """A lasting effect (GH-ACT); `duration` of its own, else that of the action."""

    effect: Literal[
        "attack", "range", "move", "heal", "add-target", "advantage", "double-attack", "conditions",
        "shield", "retaliate", "negate-damage", "attackers-disadvantage", "augment", "start-of-turn",
        "end-of-turn", "special",
    ]  # fmt: skip
    name: Annotated[str, known("lasting")] = ""  # of a special one
    value: Amount = 0
    who: Whom = SELF
    kind: Literal["", "melee", "ranged"] = ""  # only attacks of this kind
    source: Literal["", "attack"] = ""  # only damage of this source
    once: bool = False  # gone when it was used, whatever the duration
    when: tuple[Annotated[str, known("predicate")], ...] = ()
    has: tuple[ConditionName, ...] = ()  # the target has any of these
    conditions: tuple[ConditionName, ...] = ()
    cost: Literal["", "destroy-adjacent-obstacle"] = ""
    range: int = 0
    xp: int = 0
    then: tuple[Ability, ...] = ()
    changes: Changes = Changes()
    augments: tuple[Augment, ...] = ()
    duration: Duration = ""


class OnDeath(Verb, kw_only=True, tag="on-death"):
    """When the figure dies this round, it first does this."""

    then: tuple[Ability, ...]


class BossSpecial(Verb, kw_only=True, tag="special-action"):
    """The special 1 or 2 of the boss's statistic card or scenario (GH-BOS-03)."""

    number: Literal[1, 2]


Ability = Union[
    Attack, Move, Heal, Shield, Retaliate, Loot, Push, Pull, Condition, Suffer, Summon, Infuse, Consume, Kill,
    CreateTrap, DisarmTrap, CreateObstacle, DestroyObstacle, MoveObstacle, RecoverCards, RefreshItems, Cure,
    Grant, Control, Active, OnDeath, BossSpecial,
]  # fmt: skip


class Enhanceable(Part, kw_only=True):
    """Where stickers can go on a printed ability (GH-ENH): the main line or one under it, and its spots."""

    on: str
    slots: tuple[str, ...]


class Half(Part, kw_only=True):
    """One half of an ability card: an action (GH-DEF-04)."""

    abilities: tuple[Ability, ...]
    xp: int = 0
    lost: bool = False
    unrecoverable: bool = False
    infuse: tuple[AnyElement, ...] = ()
    duration: Duration = ""
    slots: tuple[int, ...] = ()  # use slots, each with the experience it gives
    augments: tuple[Augment, ...] = ()  # asked for at the start, for all abilities of the action
    enhancements: tuple[Enhanceable, ...] = ()
    ruled: str = ""  # a printed doubt, and how it was settled
