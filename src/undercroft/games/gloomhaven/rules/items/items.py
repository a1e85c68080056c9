"""Using items: the price, the effect, what becomes of the card (GH-ITM)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from undercroft.games.gloomhaven.events.cards import InitiativeChanged, ItemUsed
from undercroft.games.gloomhaven.events.fights import DamageNegated
from undercroft.games.gloomhaven.events.rounds import DeedDone
from undercroft.games.gloomhaven.library import library
from undercroft.games.gloomhaven.options import AugmentOption, InitiativeOption
from undercroft.games.gloomhaven.records.abilities import Attack, Changes
from undercroft.games.gloomhaven.records.items import Item
from undercroft.games.gloomhaven.rules.actions.elements import consume, payments
from undercroft.games.gloomhaven.rules.actions.measures import holds
from undercroft.games.gloomhaven.rules.actions.performing import Acting, Perform, Performing, changed, gain_xp
from undercroft.games.gloomhaven.rules.attack.attack import AttackAbility, AttackChanged
from undercroft.games.gloomhaven.rules.attack.strikes import Strike
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.items.item_moments import (
    DEFENDED,
    LATE,
    OVER,
    STRUCK,
    can_use,
    carried,
    is_ready,
    windows_of,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.items.item_specials import Phase, from_marks, has_two_cards
from undercroft.games.gloomhaven.rules.movement.movement import MoveAbility
from undercroft.games.gloomhaven.rules.who import ask_for, is_up, mat
from undercroft.games.gloomhaven.state import Carried, Haven, HavenState
from undercroft.kernel import (
    Call,
    CardId,
    Event,
    FigureId,
    Modifier,
    Next,
    Procedure,
    Seat,
    Trigger,
    Window,
    step,
)  # fmt: skip

FASTEST, SLOWEST = 1, 99  # GH-INI-02


class UseItem(Procedure, tag="gh.use_item"):
    """An item is used: it is paid for, marked, and does what it says."""

    figure: FigureId
    item: str

    def goes_on(self, g: Haven) -> bool:
        return is_up(g, self.figure)

    def applies(self, g: Haven) -> bool:
        return can_use(g, self.figure, self.record(g))

    def record(self, g: Haven) -> Item:
        return library(g).item[self.item]

    @step("GH-ELM-07", "GH-ELM-13", "GH-ELM-18")
    def choose_payment(self, g: Haven) -> Next:
        """The elements that are consumed for it."""
        ways = payments(g, self.record(g).elements) if self.record(g).elements else []
        return ask_for(g, self.figure, *(AugmentOption(0, way) for way in ways)) if ways else self.mark

    @choose_payment.answered
    def pay(self, g: Haven, picked: AugmentOption) -> None:
        consume(g, self.figure, picked.elements)

    @step("GH-ITM-10", "GH-ITM-11", "GH-ITM-12", "GH-ITM-13", "GH-ITM-25")
    def mark(self, g: Haven) -> None:
        """Spent, consumed, a slot further, or as before."""
        seat, held = mat(g, self.figure).seat, carried(g, self.figure, self.item)
        assert held is not None
        g.emit(ItemUsed(seat, after_use(self.record(g), held)))
        g.emit(DeedDone(seat, "item-uses"))
        gain_xp(g, self.figure, self.record(g).xp, "GH-XP-01")

    @step("GH-DMG-01")
    def suffer(self, g: Haven) -> Next:
        """Damage to the owner for it, which no attack deals."""
        record = self.record(g)
        if not record.suffers or record.suffers_each:
            return None
        return Call(Suffer(self.figure, record.suffers, "ability"))

    @step("GH-ITM-19", "GH-ITM-23", "GH-ITM-30", "GH-ITM-32")
    def work(self, g: Haven) -> Next:
        """Change the ability or attack of the moment, or perform the owner's abilities."""
        record = self.record(g)
        if record.special:
            return Call(g.rules.special_for(record.special, self.figure, CardId(self.item)))
        match record.when:
            case "initiative":
                return self.choose_initiative
            case "move":
                g.emit(MoveChanged(record.changes))
            case "heal" | "loot" | "create-obstacle":
                g.emit(AbilityChanged(record.changes))
            case "attack" | "melee-attack" | "ranged-attack" | "ally-attack":
                self.change_attack(g, record)
            case "damaged" | "summon-damaged":
                self.protect(g, record)
            case "attacked" if not record.abilities:
                self.hinder(g, record)
            case _:
                return self.perform
        return self.end

    def change_attack(self, g: Haven, record: Item) -> None:
        """Works as if it were printed on the card (GH-ITM-23)."""
        at_one = g.nearest(Window).on.startswith("gh.strike.")
        if at_one:
            if record.changes.attack:
                g.modify("attack", record.changes.attack, within=g.nearest(Strike), source=self.item)
            if (rest := replace(record.changes, attack=0)) != Changes():
                g.emit(StrikeChanged(rest))
        else:
            g.emit(AttackChanged(record.changes))
        if record.abilities:
            self.follow(g, FollowUp(self.figure, self.item))
        if record.suffers_each:
            self.follow(g, Recoil(self.figure, record.suffers))

    def follow(self, g: Haven, what: Procedure) -> None:
        """It comes after each attack of the action."""
        seat = mat(g, self.figure).seat
        trigger = Trigger(STRUCK, what, seat, self.item, "GH-ITM-23", optional=False)
        g.arm(trigger, within=g.nearest(AttackAbility))

    def hinder(self, g: Haven, record: Item) -> None:
        """For this one attack: its luck, and a shield against it (GH-ITM-22)."""
        strike = g.nearest(Strike)
        if record.changes.disadvantage:
            g.modify("disadvantage", 1, within=strike, subject=strike.attacker, source=self.item)
        if record.changes.shield:
            g.modify("shield", record.changes.shield, within=strike, subject=self.figure, source=self.item)

    def protect(self, g: Haven, record: Item) -> None:
        """Off the damage that is left, after what the attack pierces (GH-ITM-30, GH-EFX-17)."""
        strike = g.nearest(Strike)
        if record.negates:
            g.emit(DamageNegated(strike.target, strike.value, self.item))
            g.emit(AttackStopped())
            return
        before = strike.value
        g.emit(Blocked(record.changes.shield))
        if g.nearest(Window).on != DEFENDED:
            suffer = g.nearest(Suffer)
            g.modify("damage", strike.value - before, within=suffer, subject=self.figure, source=self.item)
        elif record.use_slots:  # for this source of damage its slot is used
            g.modify("blocked", 1, within=strike, source=self.item)
        if more := record.changes.retaliate:
            g.modify("retaliate", more, within=strike, subject=self.figure, source=self.item)

    @step("GH-INI-02")
    def choose_initiative(self, g: Haven) -> Next:
        """More or less, within what a dial can show."""
        now, by = mat(g, self.figure).initiative, self.record(g).initiative
        ways = dict.fromkeys((max(FASTEST, now - by), min(SLOWEST, now + by)))
        return ask_for(g, self.figure, *map(InitiativeOption, ways))

    @choose_initiative.answered
    def set_initiative(self, g: Haven, picked: InitiativeOption) -> Next:
        g.emit(InitiativeChanged(mat(g, self.figure).seat, picked.initiative))
        return self.end

    @step("GH-ITM-19", "GH-HEA-10")
    def perform(self, g: Haven) -> Next:
        """Abilities are performed as those of a card are; some also against a stun."""
        record = self.record(g)
        if not record.abilities:
            return None
        action = Perform(self.figure, record.abilities, self.item, forced=True, stunned=record.while_stunned)
        if record.when == "attacked":
            action.attacker = g.nearest(Strike).attacker
        return Call(action)

    @step("GH-ITM-25")
    def end(self, g: Haven) -> None:
        """One use is over."""


class Recoil(Procedure, tag="gh.recoil"):
    """Each attack made hurts who made it."""

    figure: FigureId
    damage: int

    def applies(self, g: Haven) -> bool:
        return g.nearest(Strike).attacker == self.figure

    @step("GH-DMG-01")
    def suffer(self, g: Haven) -> Next:
        return Call(Suffer(self.figure, self.damage, "ability"))


class FollowUp(Procedure, tag="gh.follow_up"):
    """The addition of an item after the last attack of the action."""

    figure: FigureId
    item: str

    def applies(self, g: Haven) -> bool:
        attack = g.nearest(AttackAbility)
        return not any(is_up(g, target) for target in attack.targets[attack.attacked :])

    @step("GH-ITM-23")
    def perform(self, g: Haven) -> Next:
        """It refers to what the action did so far."""
        action = g.nearest(Perform)
        more = Perform(self.figure, library(g).item[self.item].abilities, self.item, forced=True)
        more.targets, more.area, more.killed = action.targets, action.area, action.killed
        return Call(more)


class MoveChanged(Event):
    """The movement in progress has more points, or is a jump."""

    changes: Changes

    def apply(self, s: HavenState) -> None:
        move = s.nearest(MoveAbility)
        move.points += self.changes.move
        if self.changes.jump and move.how == "walk":
            move.how = "jump"


class AbilityChanged(Event):
    """The ability that is about to be performed is another one."""

    changes: Changes

    def apply(self, s: HavenState) -> None:
        frame = cast(Performing, s.opener())
        frame.ability = changed(frame.ability, self.changes)


class StrikeChanged(Event):
    """The attack on one target is another one, as if it were printed so (GH-ITM-23)."""

    changes: Changes

    def apply(self, s: HavenState) -> None:
        strike = s.nearest(Strike)
        after = changed(strike.ability, self.changes)
        assert isinstance(after, Attack)
        strike.ability = after


class Blocked(Event):
    """An item gives Shield against one attack (GH-EFX-17)."""

    shield: int

    def apply(self, s: HavenState) -> None:
        s.nearest(Strike).block(self.shield)


class AttackStopped(Event):
    """The damage of an attack is not suffered."""

    def apply(self, s: HavenState) -> None:
        s.nearest(Strike).value = 0


def after_use(record: Item, held: Carried) -> Carried:
    """The item as it lies after a use: only the last slot makes it spent or consumed (GH-ITM-13)."""
    used = held.used + 1 if record.use_slots else 0
    if record.use == "always" or used < record.use_slots:
        return Carried(held.item, "ready", used)
    return Carried(held.item, record.use, used)


def usable(g: Haven, figure: FigureId) -> list[str]:
    """The items that a character may use at any time of its turn and could use now (GH-ITM-20, GH-ITM-24)."""
    found, records = mat(g, figure).items, library(g).item
    mine = (records[each.item] for each in found if each.state == "ready")
    return [record.id for record in mine if record.when == "turn" and can_use(g, figure, record)]


def arm_items(g: Haven, figure: FigureId) -> None:
    """Equipped items work from the very start, each at the windows of its moment (GH-ITM-33, GH-ITM-31)."""
    found, records = mat(g, figure), library(g).item
    for record in (records[each.item] for each in found.items):
        for on, forced in windows_of(record):
            rule = "GH-ITM-26" if forced else "GH-ITM-31"
            g.arm(Trigger(on, UseItem(figure, record.id), found.seat, record.id, rule, optional=not forced))
        if record.worn is not None and record.worn.phasing:
            for event in Phase.EVENTS:
                g.arm(Trigger(event, Phase(figure), found.seat, record.id, "GH-ITM-19", optional=False))


def late_items(g: Haven) -> dict[Seat, tuple[Trigger, ...]]:
    """Items for the very end of a turn: the hand, which is secret, decides whether they can be used.

    So everybody is asked of whom the others must think it (GH-COM-01).
    """
    figure, records = cast(Acting, g.opener()).figure, library(g).item
    found = mat(g, figure)
    late = [records[each.item] for each in found.items if records[each.item].special in LATE]
    ready = [record.id for record in late if is_ready(g, figure, record) and has_two_cards(g, figure)]
    triggers = tuple(Trigger(OVER, UseItem(figure, item), found.seat, item, "GH-ITM-31") for item in ready)
    return {found.seat: triggers} if triggers else {}


HIDDEN = {OVER: late_items}


def from_worn(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Shield that an item gives for as long as the position is right for it."""
    leaf = g.state.figures[figure]
    if not leaf.is_character or not leaf.cells:
        return
    for each in g.state.characters[leaf.seat].items:
        record = library(g).item[each.item]
        if record.when != "worn" or not record.changes.shield or leaf.suffers("stun"):
            continue
        if holds(g, record.only, figure):
            yield Modifier("shield", record.changes.shield, source=record.id, rule="GH-ITM-12")


DERIVED = {"attack": (from_marks,), "shield": (from_worn,)}
