"""The vocabulary of cards: what heroes' skills, items, monsters and Overlord cards can say."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import known
from undercroft.kernel import Leaf

Colour = Literal["blue", "red", "yellow", "brown", "grey", "black"]
Attribute = Literal["might", "knowledge", "willpower", "awareness"]
ConditionName = Literal["diseased", "immobilized", "poisoned", "stunned"]
Count = Annotated[int, Meta(ge=0)]


class Whom(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """The figures that an effect concerns, seen from the one who uses it."""

    side: Literal["hero", "monster", "minion", "figure"] = "hero"
    within: Count = 0  # spaces; 1 is adjacent, 0 no limit
    sight: bool = False
    me: bool = False  # oneself too (D2-RNG-14)
    me_only: bool = False
    count: int = 1  # so many are chosen; 0: all of them
    optional: bool = False
    knocked_out: bool = False  # heroes who are knocked out may be chosen too (D2-KO-11)
    named: Literal["", "target", "attacker", "mover", "activated"] = ""  # that one, of what is in progress


class Roll(Leaf, forbid_unknown_fields=True):
    """An amount that is rolled: the hearts or surges on these dice."""

    roll: tuple[Colour, ...]
    count: Literal["hearts", "surges"] = "hearts"


Amount = Union[int, str, Roll]  # a number, a measure by its name ("all", "speed"), or a roll


class Verb(Leaf, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """One thing that a card does; `do` names it."""


class AttackVerb(Verb, tag="attack"):
    """Make an attack; `weapon` says with what: any, melee, ranged, or a trait such as bow."""

    weapon: str = "any"
    hearts: int = 0
    range: int = 0
    pierce: int = 0
    blast: bool = False
    no_range: bool = False  # no range is needed
    all_adjacent: bool = False  # one roll against every adjacent enemy, each with its own defence
    figures: bool = False  # ... against friends too
    each: Whom | None = None  # one roll against each of these, each with its own defence
    no_blast: bool = False  # Blast cannot be used with it
    least: int = 0  # damage that it deals at least, unless it misses
    dice: tuple[Colour, ...] = ()  # its own dice instead of a weapon's
    ranged: bool = False  # ... and its type
    surges: tuple[Surge, ...] = ()
    if_damage: tuple[Effect, ...] = ()  # if it dealt damage to anybody; a condition, if to the target
    whom: Whom | None = None  # only these may be targets


class MoveVerb(Verb, tag="move"):
    """Move up to so many spaces' worth of movement points, now."""

    n: Amount = "speed"
    free: bool = False  # so many spaces, whatever they cost (D2-MOV-20)


class PointsVerb(Verb, tag="points"):
    """Gain movement points for this turn."""

    n: Amount


class DamageVerb(Verb, tag="damage"):
    """Figures suffer damage without defence dice (D2-DMG-09)."""

    n: Amount
    whom: Whom = Whom(side="monster")


class HealVerb(Verb, tag="heal"):
    """Figures recover damage."""

    n: Amount
    whom: Whom = Whom(me_only=True)


class FatigueVerb(Verb, tag="fatigue"):
    """Figures suffer fatigue that they did not choose (D2-FAT-08)."""

    n: Amount
    whom: Whom = Whom()


class RecoverVerb(Verb, tag="recover"):
    """Figures recover fatigue."""

    n: Amount
    whom: Whom = Whom(me_only=True)


class InflictVerb(Verb, tag="inflict"):
    """Figures get a condition; `any` lets whoever uses it choose one."""

    condition: ConditionName | Literal["any"]
    whom: Whom = Whom(side="monster")


class CureVerb(Verb, tag="cure"):
    """Figures discard conditions."""

    n: int = 1
    whom: Whom = Whom(me_only=True)


class AttributeVerb(Verb, tag="test"):
    """Figures test an attribute, with effects for those who pass or fail."""

    attribute: Attribute
    instead: Attribute | None = None  # or this one, as somebody chooses
    chooser: Literal["tester", "overlord"] = "tester"
    whom: Whom = Whom()
    passed: tuple[Effect, ...] = ()
    failed: tuple[Effect, ...] = ()


class DieVerb(Verb, tag="die"):
    """Add a die to the attack pool, or to the defence pool, of the attack in progress (D2-ATK-18)."""

    colour: Colour


class BonusVerb(Verb, tag="bonus"):
    """Change a number of the attack in progress."""

    stat: Literal["hearts", "range", "surges", "pierce", "shields", "cancel", "toll"]
    n: Amount = 1


class SurgeVerb(Verb, tag="surge"):
    """The attack in progress gains a surge ability."""

    surge: Surge


class RerollVerb(Verb, tag="reroll"):
    """Roll dice of the attack or test in progress again."""

    dice: Literal["attack", "power", "red", "defence", "own", "roller", "target", "test", "any"] = "attack"
    count: int = 1  # so many at most; 0: all of them
    better: bool = False  # keep the better result


class DrawVerb(Verb, tag="draw"):
    """The Overlord draws cards."""

    n: Amount = 1


class SpecialVerb(Verb, tag="special"):
    """A named procedure of the rules, where data cannot say it."""

    name: Annotated[str, known("special")]


class BlastVerb(Verb, tag="blast"):
    """The attack in progress gains Blast (D2-PRP-07)."""


class DefeatVerb(Verb, tag="defeat"):
    """Figures are defeated."""

    whom: Whom = Whom()


class ActionVerb(Verb, tag="action"):
    """The figure that acts gets an extra action of a kind."""

    kind: Literal["move", "attack"]


Effect = Union[
    AttackVerb, MoveVerb, PointsVerb, DamageVerb, HealVerb, FatigueVerb, RecoverVerb, InflictVerb, CureVerb,
    AttributeVerb, DieVerb, BonusVerb, SurgeVerb, RerollVerb, DrawVerb, BlastVerb, DefeatVerb, ActionVerb,
    SpecialVerb,
]  # fmt: skip


class Surge(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A surge ability: what it costs, what it adds to the attack, and what else it does (D2-SRG)."""

    cost: Annotated[int, Meta(ge=1)] = 1
    hearts: int = 0
    range: int = 0
    pierce: int = 0
    conditions: tuple[ConditionName, ...] = ()  # for each figure that it damages (D2-CND-02, D2-CND-08)
    fatigue: int = 0  # that a hero must suffer to use it
    now: tuple[Effect, ...] = ()  # done when it is bought
    then: tuple[Effect, ...] = ()  # done once the attack has hit


class Use(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """One way to use a card: at which moment, at what cost, and what it does."""

    at: Annotated[str, known("moment")]
    do: tuple[Effect, ...]
    needs: tuple[Annotated[str, known("need")], ...] = ()
    fatigue: Count | Literal["X"] = 0
    exhausts: bool = False
    action: bool = False
    must: bool = False  # compulsory: no choice whether to use it
    once: Literal["", "round"] = ""  # used only once in so long


class Passive(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A change that a card makes while it lies there: a number, or dice."""

    stat: Annotated[str, known("stat")]
    n: int = 1
    op: Literal["add", "set", "cap"] = "add"
    needs: tuple[Annotated[str, known("need")], ...] = ()
    while_exhausted: bool = False  # until its card is refreshed (D2-EXH-04)


class Granted(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """A surge ability that a card gives to the attacks of its owner."""

    surge: Surge
    needs: tuple[Annotated[str, known("need")], ...] = ()
