"""The vocabulary of cards: what starter and upgrade cards, artifacts, monsters and threats can say.

An effect is a list of clauses. A clause is a verb with its numbers, and, beside them, when it applies, under
which conditions, how often and to whom. All clauses of a card with the same target concern the same figure:
it is chosen once.
"""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

from undercroft.content import Verb
from undercroft.kernel import Leaf

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
AttackType = Literal["melee", "ranged"]
Ability = Literal["melee", "ranged", "attack", "armor", "evasive", "speed", "health", "pet", "attack-spell"]
Parameter = Literal[
    "rest_heal",
    "hand_size",
    "discard_limit",
    "leave_penalty",
    "poison_as_normal",
    "surge_amount",
    "top_reward",
    "speed_left",
    "move_after",
    "second_move",
    "ignore_pit",
]
When = Literal[
    "",  # when the card is played
    "attacked",  # a Reaction of the declared target
    "ally-attacked",  # a Reaction, for the target within `reach` too
    "hit",
    "kill",
    "aura",  # for allies within `reach`
    "always",
    "attack",
    "defend",
    "after-activation",
    "open",
    "trigger",
    "disarm",
]
Whom = Literal[
    "self",
    "hero",
    "heroes",
    "attacked",
    "foe",
    "foes-room",
    "target",
    "others-adjacent",
    "others-room",
    "another",
    "all-room",
    "any-heroes-room",
    "other-monster-room",
    "other-monsters-room",
    "heroes-adjacent-to-target",
]
Test = Literal["behind", "behind-or-hidden", "hurt", "moved", "own", "pay", "roll", "vs-ranged"]
REACTS: tuple[When, ...] = ("attacked", "ally-attacked")
CHOSEN = ("hero", "foe", "another", "other-monster-room")  # one figure is chosen


class Target(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """The figures that a clause concerns, seen from the one who acts."""

    whom: Whom
    within: Count = 0  # the greatest distance, where there is one
    blind: bool = False  # the no-line-of-sight icon (DA-SPL-10)


class Condition(Leaf, forbid_unknown_fields=True, omit_defaults=True):
    """Holds for its own clause: where the attacker stands, what the hero did, pays or rolls."""

    test: Test
    n: Count = 0  # squares moved, Speed paid, the least number rolled


class Clause(Verb):
    """One clause of an effect."""

    when: When = ""
    reach: Count = 0  # of an aura, and of a Reaction for allies
    needs: tuple[Condition, ...] = ()
    once: bool = False  # for one attack: the first declared after the card was played that fits
    to: Target | None = None  # none: oneself, one's player, the attack or the monster itself


class BonusVerb(Clause, tag="bonus", kw_only=True):
    """An ability of the target changes."""

    stat: Ability
    n: int


class BaseVerb(Clause, tag="base", kw_only=True):
    """Supply a base attack of this type and power (DA-CRD-13)."""

    type: AttackType
    n: Positive


class DualVerb(Clause, tag="dual", kw_only=True):
    """A base attack, or a bonus on a primary attack of that type (DA-CRD-15)."""

    type: AttackType
    base: Positive
    bonus: Positive


class ChooseVerb(Clause, tag="choose", kw_only=True):
    """The player picks one of these when playing the card."""

    among: Annotated[tuple[Effect, ...], Meta(min_length=2)]


class RangeVerb(Clause, tag="range", kw_only=True):
    """Ranged attacks reach from one distance to another instead of 2 to 3."""

    least: Positive
    most: Positive


class PetVerb(Clause, tag="pet", kw_only=True):
    """Arm one pet attack of this power on an enemy so many steps away by open way."""

    n: Positive
    steps: Positive


class DirectVerb(Clause, tag="direct", kw_only=True):
    """Inflict damage without attack and defense."""

    n: Positive


class PoisonVerb(Clause, tag="poison", kw_only=True):
    """Put poison tokens on heroes; without a number all damage of the attack is poison damage."""

    n: Count = 0


class TrapAttackVerb(Clause, tag="trapattack", kw_only=True):
    """Inflict the power less the armor of the target, at least 1 damage."""

    n: Positive


class HealVerb(Clause, tag="heal", kw_only=True):
    """Remove damage tokens of a hero, or cubes of a monster."""

    n: Positive


class CleanseVerb(Clause, tag="cleanse", kw_only=True):
    """Remove poison tokens."""

    n: Positive


class PushVerb(Clause, tag="push", kw_only=True):
    """Move the target away from the one who acts."""

    n: Positive


class PullVerb(Clause, tag="pull", kw_only=True):
    """Move the target towards the one who acts."""

    n: Positive


class SwapVerb(Clause, tag="swap"):
    """Change places with the target."""


class SlowVerb(Clause, tag="slow", kw_only=True):
    """The Speed of the target falls."""

    n: Positive


class RootVerb(Clause, tag="root"):
    """The Speed of the target is 0, whatever bonuses it has or gets."""


class WeakenVerb(Clause, tag="weaken", kw_only=True):
    """The attacks of the target fall."""

    n: Positive


class ExposeVerb(Clause, tag="expose", kw_only=True):
    """The defense of the target falls, armor first, then evasive."""

    n: Positive


class ExhaustVerb(Clause, tag="exhaust"):
    """A ready monster becomes exhausted."""


class FaceVerb(Clause, tag="face"):
    """Set the facing of the target."""


class StepVerb(Clause, tag="step", kw_only=True):
    """Take so many steps without Speed and without the leaving penalty."""

    n: Positive


class TeleportVerb(Clause, tag="teleport", kw_only=True):
    """Stand on an empty square within this distance, walls ignored."""

    n: Positive


class AgainVerb(Clause, tag="again"):
    """One more attack in this activation, against another enemy."""


class IgnoreVerb(Clause, tag="ignore", kw_only=True):
    """Attacks treat armor, evasive or obstacle defense of the target as lower."""

    what: Literal["armor", "evasive", "obstacle"]
    n: Positive | Literal["all"]


class HideVerb(Clause, tag="hide", kw_only=True):
    """Hide: no target for attacks; the first attack from hiding gets the bonus."""

    n: Count
    keep: bool = False  # may stay in play over the End Phase
    quick: bool = False  # also with an enemy adjacent


class DieVerb(Clause, tag="die", kw_only=True):
    """Add to every check with the dungeon die."""

    n: Positive


class NoBonusVerb(Clause, tag="nobonus"):
    """The no-bonus icon: nothing raises the power of attacks made with this card."""


class ExtraVerb(Clause, tag="extra"):
    """This card stands outside the limit of its type (DA-CRD-05)."""


class CounterVerb(Clause, tag="counter", kw_only=True):
    """The attacker suffers damage if it stands next to this hero when its attack is resolved."""

    n: Positive


class GuardVerb(Clause, tag="guard"):
    """This hero becomes the target in place of the attacked ally."""


class TauntVerb(Clause, tag="taunt"):
    """Monsters that can attack this hero must attack it."""


class ScoutVerb(Clause, tag="scout", kw_only=True):
    """May turn up a face-down threat token within this distance."""

    n: Positive


class RetileVerb(Clause, tag="retile"):
    """May exchange a tile on offer for the top tile of the dungeon deck."""


class RecallVerb(Clause, tag="recall", kw_only=True):
    """Take cards of choice from the own discard pile into the hand."""

    n: Positive


class SureVerb(Clause, tag="sure"):
    """The next check of this activation succeeds without a roll."""


class AllowVerb(Clause, tag="allow"):
    """Enemies in the room do not forbid work on locks, doors, chests and threats."""


class DrawVerb(Clause, tag="draw", kw_only=True):
    """Draw cards, hand size ignored."""

    n: Positive


class DiscardVerb(Clause, tag="discard", kw_only=True):
    """Discard cards of choice from hand."""

    n: Positive


class XpVerb(Clause, tag="xp", kw_only=True):
    """Gain XP from the pools; with `level` as much more as the level of the token."""

    n: Count
    level: bool = False


class XpDownVerb(Clause, tag="xpdown", kw_only=True):
    """Gain XP face down."""

    n: Positive


class SetVerb(Clause, tag="set", kw_only=True):
    """A parameter of the rules has this value."""

    parameter: Parameter
    n: Count


class AddVerb(Clause, tag="add", kw_only=True):
    """A parameter of the rules changes by this number."""

    parameter: Parameter
    n: int


class StayVerb(Clause, tag="stay"):
    """The token stays as a pit."""


Effect = Union[
    BonusVerb, BaseVerb, DualVerb, ChooseVerb, RangeVerb, PetVerb, DirectVerb, PoisonVerb, TrapAttackVerb,
    HealVerb, CleanseVerb, PushVerb, PullVerb, SwapVerb, SlowVerb, RootVerb, WeakenVerb, ExposeVerb,
    ExhaustVerb, FaceVerb, StepVerb, TeleportVerb, AgainVerb, IgnoreVerb, HideVerb, DieVerb, NoBonusVerb,
    ExtraVerb, CounterVerb, GuardVerb, TauntVerb, ScoutVerb, RetileVerb, RecallVerb, SureVerb, AllowVerb,
    DrawVerb, DiscardVerb, XpVerb, XpDownVerb, SetVerb, AddVerb, StayVerb,
]  # fmt: skip
