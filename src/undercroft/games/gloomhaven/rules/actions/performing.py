"""Performing abilities in printed order, with the augments that are paid for (GH-TRN-04, GH-TRN-07, GH-ELM).

The procedures that perform abilities are listed in the box. Each is made from a figure and its ability, and
gives back 1 if anything was done.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec.structs import replace

from undercroft.games.gloomhaven.events.cards import ExperienceGained
from undercroft.games.gloomhaven.events.rounds import TypeConsumed
from undercroft.games.gloomhaven.options import AugmentOption
from undercroft.games.gloomhaven.records.abilities import (
    Ability,
    Active,
    Attack,
    Augment,
    Changes,
    Condition,
    CreateObstacle,
    Heal,
    Loot,
    Move,
    Pull,
    Push,
    RecoverCards,
    Retaliate,
    Shield,
    Suffer,
)
from undercroft.games.gloomhaven.records.bosses import BossAct
from undercroft.games.gloomhaven.records.whom import Duration, Measure
from undercroft.games.gloomhaven.rules.actions.elements import Infuse, consume, payments
from undercroft.games.gloomhaven.rules.effects.conditions import can_act, can_move
from undercroft.games.gloomhaven.rules.who import ask_for, is_automatic, is_up
from undercroft.games.gloomhaven.state import Haven, HavenState
from undercroft.kernel import Call, Done, Event, FigureId, Next, Option, Pass, Procedure, Seat, step, window
from undercroft.space import Cell, Cells

MONSTER = "monster"  # performs some abilities in a way of its own
DECLINED = -1  # an ability gives this back where harm to the own side was left out (GH-TRN-08)


class Acting(Protocol):
    """The common part of procedures that open the same window: whose they are."""

    figure: FigureId


class Performing(Acting, Protocol):
    """The same of an ability that is being performed."""

    ability: BossAct


class Consuming(Acting, Protocol):
    """The same where elements are about to be consumed."""

    damped: bool


class Perform(Procedure, tag="gh.perform"):
    """A figure performs abilities one after the other; what they did is kept for those that refer to it."""

    figure: FigureId
    abilities: tuple[BossAct, ...]
    source: str  # the card or item
    duration: Duration = ""  # of the bonuses it gives
    forced: bool = False  # nothing may be left out
    attacker: FigureId = FigureId(0)  # whose attack is being answered
    giver: FigureId = FigureId(0)  # the figure that granted it
    lends: bool = False  # attacks of it have the giver's augments
    xp: bool = True  # experience counts
    at: int = 0
    done: int = 0  # parts that were performed
    augmented: int = 0  # how many augments of the ability were asked about
    paying: tuple[str, ...] = ()  # the elements that are about to be consumed
    damped: bool = False  # they are consumed for nothing
    stunned: bool = False  # it works although the figure is stunned
    extra: tuple[Ability, ...] = ()  # that augments add after the ability
    earned: int = 0  # experience of its augments
    through: Cells = 0  # hexes entered by moves of this action
    began: Cell = -1  # where the last move began
    path: tuple[Cell, ...] = ()
    moved: int = 0
    targets: tuple[FigureId, ...] = ()  # attacked or chosen
    damaged: int = 0  # how many targets of the last attack suffered damage
    damage: int = 0  # that the last target suffered
    area: Cells = 0
    killed: Cells = 0
    kills: int = 0
    obstacles: Cells = 0  # made, moved or destroyed

    def goes_on(self, g: Haven) -> bool:
        """Nothing more is resolved for a figure that is gone (GH-TRN-15)."""
        return is_up(g, self.figure)

    @step("GH-TRN-04", "GH-DEF-04", "GH-MAC-07", "GH-MON-08", "GH-CON-07", "GH-CON-21")
    def begin(self, g: Haven) -> Next:
        """The next ability in printed order; a figure that is stunned by now performs no further one."""
        if self.at == len(self.abilities) or not (self.stunned or can_act(g, self.figure)):
            return Done(self.done)
        self.augmented, self.extra, self.earned = 0, (), 0
        return None

    @step("GH-ELM-07", "GH-ELM-12", "GH-ELM-14", "GH-ELM-16", "GH-ELM-25")
    def augment(self, g: Haven) -> Next:
        """Each augment that can be paid for may be used, where the ability will be performed at all;
        monsters always do (GH-ELM-14)."""
        augments = augments_of(self.ability)
        if isinstance(self.ability, Active):  # those are asked for at each use
            return self.perform
        while self.augmented < len(augments):
            augment = augments[self.augmented]
            ways = payments(g, augment.elements) if self.will_be_done(g, augment) else []
            key = f"{self.source}/{self.at}/{self.augmented}"
            if is_automatic(g, self.figure):
                kind = f"{g.state.figures[self.figure].kind}/{key}"
                if kind in g.state.used_up:  # GH-ELM-15, GH-ELM-17: its whole type has it for the round
                    self.apply_augment(augment)
                    self.augmented += 1
                    continue
                if ways:
                    return ask_for(g, self.figure, *(AugmentOption(self.augmented, way) for way in ways))
            elif ways:
                options: list[Option] = [AugmentOption(self.augmented, way) for way in ways]
                return replace(ask_for(g, self.figure, *options, Pass()), about=augment)
            self.augmented += 1
        return self.perform

    @augment.answered
    def choose_augment(self, g: Haven, picked: AugmentOption | Pass) -> Next:
        if isinstance(picked, Pass):
            self.augmented += 1
            return self.augment
        self.paying, self.damped = picked.elements, False
        return None

    consuming = window("GH-ELM-14", "GH-ITM-19")

    @step("GH-ELM-07", "GH-ELM-08", "GH-ELM-13")
    def pay(self, g: Haven) -> Next:
        """The elements are consumed; an item of an enemy may have made them useless."""
        augment = augments_of(self.ability)[self.augmented]
        consume(g, self.figure, self.paying)
        self.augmented += 1
        if self.damped:
            return self.augment
        if is_automatic(g, self.figure):
            kind = g.state.figures[self.figure].kind
            g.emit(TypeConsumed(f"{kind}/{self.source}/{self.at}/{self.augmented - 1}"), "GH-ELM-16")
        self.apply_augment(augment)
        self.earned += augment.xp if self.xp else 0
        if augment.infuse:
            return Call(Infuse(self.figure, augment.infuse), then=self.augment)
        return self.augment

    def apply_augment(self, augment: Augment) -> None:
        """The ability with what the augment changes; what it adds comes after it."""
        if augment.changes.instead:
            self.abilities = (
                *self.abilities[: self.at],
                *augment.changes.instead,
                *self.abilities[self.at + 1 :],
            )
        else:
            before, after = self.abilities[: self.at], self.abilities[self.at + 1 :]
            self.abilities = (*before, changed(self.ability, augment.changes), *after)
        self.extra += augment.then

    def will_be_done(self, g: Haven, augment: Augment) -> bool:
        """Would the ability with this augment do anything? Else nothing is consumed (GH-ELM-16, GH-XP-02)."""
        return self.can_do(g, augment.changes.instead or (changed(self.ability, augment.changes),))

    def can_do(self, g: Haven, abilities: tuple[BossAct, ...]) -> bool:
        """Could one of the abilities be performed now, as far as that can be told beforehand?"""
        tests = (getattr(self.procedure(g, ability), "is_possible", None) for ability in abilities)
        return any(test is None or test(g) for test in tests)

    def procedure(self, g: Haven, ability: BossAct) -> Procedure:
        """The procedure of an ability; monsters have ways of their own."""
        role = MONSTER if is_automatic(g, self.figure) else ""
        return g.rules.abilities.procedure_for(self.figure, ability, role)

    @step("GH-TRN-04", "GH-TRN-07")
    def perform(self, g: Haven) -> Next:
        return Call(self.procedure(g, self.ability))

    @perform.returned
    def performed(self, g: Haven, result: int | None) -> Next:
        """Paid augments come next, also after a move of no hexes (GH-TRN-16).

        An element without any ability that is performed gives no experience (GH-XP-02, GH-ELM-21).
        A figure that would not harm its own side performs nothing else of the action either (GH-TRN-08).
        """
        if result == DECLINED:
            return Done(self.done)
        self.done += 1 if result else 0
        stayed = bool(self.extra) and isinstance(self.ability, Move) and can_move(g, self.figure)
        if result or stayed:
            gain_xp(g, self.figure, self.earned, "GH-ELM-21")
        if self.extra and (result or stayed):
            self.abilities = (*self.abilities[: self.at + 1], *self.extra, *self.abilities[self.at + 1 :])
        self.at += 1
        return self.begin

    @property
    def ability(self) -> BossAct:
        return self.abilities[self.at]


class ActionNoted(Event):
    """The facts of an ability, for the others of the same action."""

    path: tuple[Cell, ...] = ()
    began: Cell = -1
    targets: tuple[FigureId, ...] = ()
    area: Cells = 0
    killed: Cells = 0
    obstacles: Cells = 0
    damage: int = -1

    def apply(self, s: HavenState) -> None:
        action = s.nearest(Perform)
        if self.path:
            action.path += self.path
            action.moved += len(self.path)
            for cell in self.path:
                action.through |= 1 << cell
        if self.began >= 0:
            action.began = self.began
        action.targets += self.targets
        action.area |= self.area
        action.killed = self.killed or action.killed
        action.kills += bool(self.killed)
        action.obstacles |= self.obstacles
        if self.damage >= 0:
            action.damage = self.damage
            action.damaged += self.damage > 0


def augments_of(ability: BossAct) -> tuple[Augment, ...]:
    """The augments that can be paid for with an ability; many have none."""
    found: tuple[Augment, ...] = getattr(ability, "augments", ())
    return found


def gain_xp(g: Haven, figure: FigureId, xp: int, rule: str) -> None:
    """Experience for a character (GH-XP-01, GH-EFX-04)."""
    seat: Seat = g.state.figures[figure].seat
    if xp and seat >= 0:
        g.emit(ExperienceGained(seat, xp), rule)


def changed(ability: BossAct, changes: Changes) -> BossAct:
    """The ability with numbers added and the rest put in place (GH-ELM-07, GH-ITM-23)."""
    more: dict[str, Any] = {}
    match ability:
        case Attack():
            more["value"] = plus(ability.value, changes.attack + changes.value)
            if ability.value is None:
                more["mod"] = ability.mod + changes.attack + changes.value
            if changes.range:
                if ability.range is None:
                    more["range_mod"] = ability.range_mod + changes.range
                else:
                    more["range"] = ability.range + changes.range
            more |= {
                "push": ability.push + changes.push,
                "pull": ability.pull + changes.pull,
                "pierce": ability.pierce + changes.pierce,
                "conditions": (*ability.conditions, *changes.conditions),
                "target": changes.target or ability.target,
                "area": changes.area or ability.area,
                "who": changes.who or ability.who,
                "advantage": ability.advantage or changes.advantage,
                "disadvantage": ability.disadvantage or changes.disadvantage,
                "ignore_shield": ability.ignore_shield or changes.ignore_shield,
            }
            if changes.who and changes.area is None:
                more["area"] = None
            bonuses = (*ability.bonuses, *changes.bonuses)
            if changes.bonus:
                bonuses = tuple(
                    replace(b, attack=b.attack + changes.bonus) if b.attack else b for b in bonuses
                )
            more["bonuses"] = bonuses
            if changes.reach:
                more["reach"] = changes.reach
        case Move():
            more["value"] = plus(ability.value, changes.move + changes.value)
            if ability.value is None:
                more["mod"] = ability.mod + changes.move + changes.value
            more["jump"] = ability.jump or changes.jump
        case Heal():
            value = changes.measure if changes.measure is not None else ability.value
            more["value"] = plus(value, changes.heal + changes.value)
            if changes.double:
                more["value"] = twice(more["value"])
            more |= {"target": changes.target or ability.target, "who": changes.who or ability.who}
            if changes.range:
                more["range"] = (ability.range or 0) + changes.range
        case Shield():
            more = {
                "value": plus(ability.value, changes.shield + changes.value),
                "who": changes.who or ability.who,
            }
        case Retaliate():
            answer = plus(ability.value, changes.retaliate + changes.value)
            more = {"value": answer, "who": changes.who or ability.who}
        case Push():
            more = {"value": ability.value + changes.push + changes.value, "who": changes.who or ability.who}
        case Pull():
            more = {"value": ability.value + changes.pull + changes.value, "who": changes.who or ability.who}
        case Suffer():
            more = {"value": plus(ability.value, changes.value), "who": changes.who or ability.who}
        case Condition():
            conditions = (*ability.conditions, *changes.conditions)
            more = {
                "conditions": conditions,
                "who": changes.who or ability.who,
                "push": ability.push + changes.push,
            }
        case Loot():
            more["range"] = ability.range + changes.range
        case CreateObstacle():
            more["count"] = ability.count + changes.value
        case RecoverCards() if isinstance(ability.cards, int):
            more["cards"] = ability.cards + changes.cards
        case _:
            if changes.range and hasattr(ability, "within"):
                more["within"] = ability.within + changes.range
    return replace(ability, **more) if more else ability


def twice(value: int | Measure) -> int | Measure:
    """A number that counts double."""
    if isinstance(value, int):
        return 2 * value
    return replace(value, times=2 * value.times, plus=2 * value.plus)


def plus(value: int | Measure | None, more: int) -> int | Measure | None:
    """A number and what is added to it."""
    if value is None or not more:
        return value
    return value + more if isinstance(value, int) else replace(value, plus=value.plus + more)
