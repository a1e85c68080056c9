"""Item cards: what they cost, where they are worn, when they are used and what they do (GH-ITM)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from undercroft.content import Record, known, ref
from undercroft.games.gloomhaven.records.abilities import Ability, Changes
from undercroft.games.gloomhaven.records.whom import AnyElement, ConditionName, Count, Element, Part

Slot = Literal["head", "body", "legs", "one-hand", "two-hands", "small"]
Use = Literal["spent", "consumed", "always", "lost"]
Moment = Literal[
    "worn",  # nothing to do: it works for as long as it is equipped
    "initiative",  # cards are revealed, the round has not begun
    "turn",  # any time in the owner's turn
    "end-of-turn",  # the owner's turn ends
    "move",  # the owner performs a Move ability
    "attack", "melee-attack", "ranged-attack",  # the owner performs an attack, before a card is drawn
    "heal",  # the owner performs a Heal ability
    "loot",  # the owner performs a Loot ability
    "create-obstacle",  # the owner performs an ability that makes obstacles
    "ally-attack",  # an ally performs an attack, before a card is drawn
    "attacked",  # the owner is attacked, before the card is drawn (GH-ITM-22)
    "damaged",  # an attack would damage the owner, after the card is drawn (GH-ITM-30)
    "summon-damaged",  # an attack would damage a summon of the owner
    "kill",  # the owner kills an enemy in their own turn
    "enemy-consumes",  # a monster is about to consume an element
]  # fmt: skip


class Worn(Part, kw_only=True):
    """The item's effects on its wearer, without any use."""

    flying: bool = False
    phasing: bool = False  # in an obstacle's hex: counts as invisible, cannot attack
    immune: tuple[ConditionName, ...] = ()
    becomes: tuple[tuple[ConditionName, ConditionName], ...] = ()  # the first, if gained, is the second
    unmoved: bool = False  # neither enemies nor the scenario can move the wearer against their will
    ignores: tuple[Literal["difficult", "hazardous"], ...] = ()  # terrain that does nothing to the wearer
    basic_move: Count = 0  # the value of the basic Move, where it is not 2 (GH-CRD-07)
    basic_attack: Count = 0  # the value of the basic Attack, where it is not 2 (GH-CRD-06)
    small_slots: Count = 0  # more small items
    focus_initiative: Count = 0  # for monsters that look for their focus
    softens_doubles: bool = False  # a monster's x2 card counts as +0 against the wearer
    takes_out: tuple[Annotated[str, ref("modifier")], ...] = ()  # of the wearer's modifier deck


class Item(Record, kw_only=True):
    """An item card (GH-ITM-18): when it can be used, for what price, and what it does.

    `changes` are to the ability or attack of the moment, `abilities` are performed. With `attacked` and
    `damaged`, a shield or retaliate among the changes is for that attack alone.
    """

    number: Annotated[int, Meta(ge=1)]
    slot: Slot
    price: Count
    count: Annotated[int, Meta(ge=1)]  # copies
    use: Use
    use_slots: Count = 0  # GH-ITM-13
    minus_ones: Count = 0  # GH-ITM-16
    prosperity: Count = 0  # in the shop from this level on
    design: bool = False  # among the random item designs
    solo: str = ""  # the class whose solo scenario gives it

    when: Moment
    scope: Literal["", "single", "entire"] = ""  # one attack, or the whole attack action (GH-ITM-32)
    single_target: bool = False  # only an attack with one target and no area
    only: tuple[Annotated[str, known("predicate")], ...] = ()
    moved_at_least: Count = 0  # hexes in this turn
    moved_at_most: int | None = None
    once_a_turn: bool = False
    own_hp: Count = 0  # only with exactly so many hit points
    against: tuple[Annotated[str, ref("monster")], ...] = ()  # only these
    strong: Element | None = None  # only while this element is strong
    while_stunned: bool = False  # GH-CON-25 does not forbid it

    elements: tuple[AnyElement, ...] = ()  # consumed for it
    suffers: Count = 0  # damage to the owner for it
    suffers_each: bool = False  # ... for each attack made
    initiative: Count = 0  # so much more or less
    negates: bool = False  # the damage
    xp: Count = 0
    changes: Changes = Changes()
    abilities: tuple[Ability, ...] = ()
    worn: Worn | None = None
    special: Annotated[str, known("special")] = ""  # where data cannot say it
    ruled: str = ""  # a printed doubt, and how it was settled

    @property
    def changes_whom(self) -> bool:
        """Must it be used before the targets are named?"""
        changes = self.changes
        return changes.area is not None or bool(changes.range or changes.reach or changes.target)
