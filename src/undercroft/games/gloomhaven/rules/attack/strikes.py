"""One attack on one target, in the three steps of the book, and what follows it (GH-ATK-03, GH-SHD)."""

from __future__ import annotations

from undercroft.games.gloomhaven.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackValued,
    DamageNegated,
    ModifierCounted,
    Redirected,
    Retaliated,
)  # fmt: skip
from undercroft.games.gloomhaven.events.ground import ObstacleDestroyed
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import AddFirstOption, AugmentOption, DoubleFirstOption, HexOption
from undercroft.games.gloomhaven.records.abilities import Ability, Attack, Changes, Retaliate
from undercroft.games.gloomhaven.rules.actions.bonuses import use
from undercroft.games.gloomhaven.rules.actions.elements import consume
from undercroft.games.gloomhaven.rules.actions.measures import MEASURES, amount, holds
from undercroft.games.gloomhaven.rules.actions.performing import ActionNoted, Perform, changed, gain_xp
from undercroft.games.gloomhaven.rules.attack import modifier_cards
from undercroft.games.gloomhaven.rules.attack.attack_bonuses import (
    Blow,
    applying,
    augments_on,
    conditions_of,
    effects,
    luck,
    printed_pierce,
    softens,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.attack.attack_effects import ApplyEffects
from undercroft.games.gloomhaven.rules.attack.defences import (
    Shielded,
    printed_retaliate,
    retaliates,
    shield_of,
    wards_of,
    why_shielded,
)  # fmt: skip
from undercroft.games.gloomhaven.rules.attack.paid_bonuses import COST, OBSTACLES_BESIDE, Paying, next_claim
from undercroft.games.gloomhaven.rules.effects.suffer import Suffer
from undercroft.games.gloomhaven.rules.who import ask_for, attack_deck, is_automatic, is_up
from undercroft.games.gloomhaven.state import Haven, HavenState, Lasting
from undercroft.kernel import Call, CardId, Done, Event, FigureId, Next, Pass, Procedure, step
from undercroft.kernel.modifiers import ADD_FIRST, TIMES_FIRST, Modifier, Part
from undercroft.kernel.requirements import Posed
from undercroft.kernel.triggers import UseOption, window

KILLS = "enemies-killed"


class Strike(Procedure, tag="gh.strike"):
    """One attack on one target: bonuses, modifier cards, defences, damage, effects, retaliate."""

    attacker: FigureId
    target: FigureId
    ability: Attack
    base: int
    ranged: bool
    others: tuple[FigureId, ...] = ()  # the other targets of the same ability
    claimed: tuple[str, ...] = ()  # prices that were asked for
    paid: tuple[str, ...] = ()  # bonuses whose price was paid
    then: tuple[Ability, ...] = ()  # additions of augments
    instead: tuple[Ability, ...] = ()  # abilities in place of the attack
    augmented: str = ""
    luck: int = 0
    value: int = 0
    conditions: tuple[str, ...] = ()
    counted: tuple[CardId, ...] = ()
    double_first: bool = False
    pierce: int = 0
    shields: int = 0  # points of Shield that came in so far
    warded: tuple[str, ...] = ()  # bonuses for this source of damage that were used
    answers: tuple[tuple[int, int], ...] = ()  # Retaliate for this attack alone, each with its range
    damage: int = 0
    added: int = 0  # targets that effects add to the attack action (GH-EFX-18)
    answered: bool = False

    def goes_on(self, g: Haven) -> bool:
        """About the acting figure only: steps that touch the target ask for themselves."""
        return self.answered or is_up(g, self.attacker)

    def blow(self, g: Haven) -> Blow:
        action = g.nearest(Perform)
        lent = action.giver if action.lends else FigureId(0)
        return Blow(self.attacker, self.target, self.ranged, self.ability, lent)

    @step("GH-ATK-01", "GH-LOS-13")
    def declare(self, g: Haven) -> Next:
        if not is_up(g, self.target) or g.state.figures[self.target].suffers("invisible"):
            return Done(0)
        g.emit(AttackDeclared(self.attacker, self.target, self.base))
        return None

    targeted = window("GH-ATK-16", "GH-ITM-22")

    @step("GH-ATK-13", "GH-ATK-16")
    def settle_target(self, g: Haven) -> None:
        """Somebody may draw the attack upon themselves, but not twice that of one ability."""
        target = FigureId(g.total("target", self.attacker, self.target))
        if target != self.target and target not in self.others and is_up(g, target):
            self.target = target
            g.emit(Redirected(target))
        g.emit(ActionNoted(targets=(self.target,)))

    attacked = window("GH-ITM-22", "GH-ITM-30")

    aiming = window("GH-ITM-21", "GH-ITM-32")

    @step("GH-ACT-05", "GH-ELM-12")
    def claim(self, g: Haven) -> Next:
        """Bonuses with a price of their own may be paid for: with elements, with an obstacle."""
        claim = next_claim(g, self.blow(g), self.claimed)
        if claim is not None:
            return ask_for(g, self.attacker, *claim.ways, Pass())
        return self.replace_attack if self.instead else self.augment

    @claim.among
    def prices(self, g: Haven) -> tuple[Posed, ...]:
        claim = next_claim(g, self.blow(g), self.claimed)
        obstacle = claim is not None and claim.what == COST
        return (OBSTACLES_BESIDE.by(Paying(self.attacker)),) if obstacle else ()

    @claim.answered
    def pay(self, g: Haven, picked: HexOption | AugmentOption | Pass) -> Next:
        claim = next_claim(g, self.blow(g), self.claimed)
        assert claim is not None
        self.claimed += (claim.key,)
        source = claim.lasting.source
        if isinstance(picked, HexOption):
            tile = next(cells for cells in g.state.terrain.obstacles if cells >> picked.cell & 1)
            g.emit(ObstacleDestroyed(tile))
            g.emit(ActionNoted(obstacles=tile))
            self.paid += (source,)
        elif isinstance(picked, AugmentOption):
            augment = claim.lasting.effect.augments[picked.number]
            consume(g, self.attacker, picked.elements)
            gain_xp(g, self.attacker, augment.xp, "GH-ELM-21")
            self.take(g, augment.changes, augment.then, source)
        return self.claim

    def take(self, g: Haven, changes: Changes, then: tuple[Ability, ...], source: str) -> None:
        """A bonus changes this attack: its number as a modifier, the rest as if printed."""
        if changes.attack + changes.value:
            g.modify("attack", changes.attack + changes.value, within=self, source=source)
        g.emit(StrikeAugmented(changes, then, source))

    @step("GH-ACT-05")
    def augment(self, g: Haven) -> Next:
        """The attacker's augments change each melee attack."""
        for lasting in augments_on(g, self.blow(g)):
            self.take(g, lasting.effect.changes, lasting.effect.then, lasting.source)
        return self.order

    @step("GH-ACT-05")
    def replace_attack(self, g: Haven) -> Next:
        """Something else befalls the target in place of the attack."""
        return Call(
            Perform(self.attacker, self.instead, self.augmented, targets=(self.target,)), then=self.finish
        )

    @step("GH-ATK-06", "GH-ATK-07", "GH-ATK-E1", "GH-ATK-E2")
    def order(self, g: Haven) -> Next:
        """Modifiers of one step come in the order a player likes; for monsters additions come first."""
        found = g.modifiers("attack", self.attacker)
        mixed = any(m.op == "times" for m in found) and any(m.op == "add" and m.value for m in found)
        if not mixed or is_automatic(g, self.attacker):
            return self.reckon
        return ask_for(g, self.attacker, AddFirstOption(), DoubleFirstOption())

    @order.answered
    def ordered(self, g: Haven, picked: AddFirstOption | DoubleFirstOption) -> Next:
        self.double_first = isinstance(picked, DoubleFirstOption)
        return self.reckon

    @step("GH-ATK-03", "GH-ATK-04", "GH-ATK-08", "GH-ATK-09", "GH-ATK-20", "GH-ACT-05", "GH-MAT-12")
    def reckon(self, g: Haven) -> None:
        """Step 1: bonuses and penalties of the attacker; those with use slots are used (GH-ACT-05)."""
        blow = self.blow(g)
        value, why = g.breakdown(
            "attack", self.attacker, self.base, TIMES_FIRST if self.double_first else ADD_FIRST
        )
        self.value, self.double_first = max(0, value), False
        self.luck, self.conditions = luck(g, blow), conditions_of(g, blow)
        g.emit(AttackValued(self.target, self.value), why=why)
        for lasting in applying(g, blow):
            if not lasting.effect.cost or lasting.source in self.paid:
                use(g, lasting)
        self.earn(g, killed=False)

    def earn(self, g: Haven, killed: bool) -> None:
        """Experience that depends on the target, or on its death (GH-XP-03, GH-EFX-04, GH-XP-E1).

        A kill alone gives none (GH-XP-05, GH-KIL-07).
        """
        for bonus in self.ability.bonuses:
            if (
                bonus.xp
                and (bonus.per == KILLS) == killed
                and holds(g, bonus.when, self.attacker, self.target)
            ):
                per = 1 if killed or not bonus.per else MEASURES[bonus.per](g, self.attacker, self.target)
                gain_xp(g, self.attacker, bonus.xp * per, "GH-XP-03")

    @step(
        "GH-ATK-03", "GH-AMD-05", "GH-AMD-06", "GH-ADV-01", "GH-ADV-04", "GH-ADV-10", "GH-ADV-14",
        "GH-ATK-14", "GH-MAT-08", "GH-MAT-09",
    )  # fmt: skip
    def draw(self, g: Haven) -> None:
        """Step 2: one modifier draw for this target, with its luck; only attacks have one (GH-ATK-18)."""
        softened = softens(g, self.blow(g))
        made = modifier_cards.draw(g, attack_deck(g, self.attacker), self.value, self.luck, softened)
        self.counted = made.counted
        value = modifier_cards.after(g, self.counted, self.value)
        g.emit(ModifierCounted(self.attacker, self.counted, value, made.drawn), why=made.why)

    @step("GH-AMD-21")
    def order_cards(self, g: Haven) -> Next:
        """A 2x and rolling cards are applied in the order that the player likes."""
        values = [
            modifier_cards.after(g, self.counted, self.value, double_first) for double_first in (False, True)
        ]
        if values[0] == values[1] or is_automatic(g, self.attacker):
            return self.modify
        return ask_for(g, self.attacker, AddFirstOption(), DoubleFirstOption())

    @order_cards.answered
    def cards_ordered(self, g: Haven, picked: AddFirstOption | DoubleFirstOption) -> Next:
        self.double_first = isinstance(picked, DoubleFirstOption)
        return self.modify

    @step("GH-AMD-07", "GH-AMD-08", "GH-AMD-09", "GH-AMD-12", "GH-EFX-16", "GH-EFX-17")
    def modify(self, g: Haven) -> Next:
        """The cards make the attack what it is; all Pierce of it adds up."""
        self.value = modifier_cards.after(g, self.counted, self.value, self.double_first)
        self.pierce = self.ability.pierce + printed_pierce(g, self.attacker)
        self.pierce += sum(library(g).modifier[card].pierce for card in self.counted)
        return None

    @step("GH-ITM-27", "GH-ATK-07")
    def ward_first(self, g: Haven) -> Next:
        """Where Shield would stop it all, the defender may use bonuses for a source of damage before."""
        wards = self.wards(g)
        if not wards or is_automatic(g, self.target) or self.ability.ignore_shield:
            return self.defend
        if self.value > max(0, shield_of(g, self.target)[0] - self.pierce):
            return self.defend
        return ask_for(g, self.target, *(UseOption(ward.source) for ward in wards), Pass())

    @ward_first.answered
    def warded_first(self, g: Haven, picked: UseOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return self.defend
        self.ward_off(g, picked.source)
        return self.defend

    @step("GH-ATK-03", "GH-ATK-05", "GH-SHD-01", "GH-SHD-02", "GH-EFX-16")
    def defend(self, g: Haven) -> None:
        """Step 3: Shield that is not pierced comes off; against other damage it is of no use (GH-SHD-03)."""
        attack = self.value
        shield, parts = shield_of(g, self.target)
        off = self.block(shield)
        why = why_shielded(g, self.target, parts, attack, shield, off)
        g.emit(AttackValued(self.target, self.value), why=why)

    defended = window("GH-ITM-30", "GH-ITM-27")

    @step("GH-ITM-27", "GH-ATK-07")
    def choose_ward(self, g: Haven) -> Next:
        """Bonuses for a source of damage, in the order that the defender likes, while there is any left."""
        wards = self.wards(g)
        if len(wards) < 2 or is_automatic(g, self.target):
            return self.use_wards
        return ask_for(g, self.target, *(UseOption(ward.source) for ward in wards))

    @choose_ward.answered
    def ward_chosen(self, g: Haven, picked: UseOption) -> Next:
        self.ward_off(g, picked.source)
        return self.choose_ward

    @step("GH-ACT-05", "GH-ACT-E1", "GH-ACT-E2")
    def use_wards(self, g: Haven) -> None:
        """They must be used, but not on an attack that does no damage any more."""
        for ward in self.wards(g):
            self.ward_off(g, ward.source)

    def wards(self, g: Haven) -> list[Lasting]:
        return (
            [ward for ward in wards_of(g, self.target) if ward.source not in self.warded]
            if self.value
            else []
        )

    def ward_off(self, g: Haven, source: str) -> None:
        """One of them: Shield for this attack, or no damage of it at all."""
        ward = next((each for each in self.wards(g) if each.source == source), None)
        if ward is None:
            return
        if ward.effect.effect == "shield":
            attack, points = self.value, amount(g, self.target, ward.effect.value)
            off = self.block(points)
            part = Part(Modifier("shield", points, source=ward.source, rule="GH-SHD-02"), self.shields)
            shielded = Shielded("GH-SHD-02", attack, points, points - off, self.value)
            g.emit(AttackValued(self.target, self.value), why=(part, shielded))
        else:
            g.emit(DamageNegated(self.target, self.value, ward.source))
            self.value = 0
            for ability in ward.effect.then:
                if isinstance(ability, Retaliate):
                    self.answers += ((amount(g, self.target, ability.value), ability.range),)
        self.warded += (source,)
        use(g, ward)

    def block(self, points: int) -> int:
        """Points of Shield come off as far as they are not pierced (GH-EFX-16, GH-EFX-17, GH-EFX-E1)."""
        if self.ability.ignore_shield:
            return 0
        before = max(0, self.shields - self.pierce)
        self.shields += points
        off = max(0, self.shields - self.pierce) - before
        self.value = max(0, self.value - off)
        return off

    @step("GH-ATK-10", "GH-DMG-04", "GH-DMG-07")
    def inflict(self, g: Haven) -> Next:
        if not self.value:
            g.emit(ActionNoted(damage=0))
            return self.follow
        return Call(Suffer(self.target, self.value, "attack", self.attacker))

    @inflict.returned
    def inflicted(self, g: Haven, damage: int | None) -> None:
        self.damage = int(damage or 0)
        g.emit(ActionNoted(damage=self.damage))

    @step("GH-EFX-01", "GH-EFX-02", "GH-EFX-19", "GH-CON-05", "GH-CON-09", "GH-DMG-03")
    def follow(self, g: Haven) -> Next:
        """Effects come after the damage, also where there was none."""
        pending = tuple(effects(g, self.blow(g), self.conditions, self.counted))
        if not pending and not self.then:
            return self.struck
        apply = ApplyEffects(
            self.attacker, self.target, pending, self.ability.crash, self.then, self.augmented
        )
        return Call(apply)

    @follow.returned
    def followed(self, g: Haven, added: int | None) -> None:
        self.added = int(added or 0)

    struck = window("GH-EFX-01")

    @step(
        "GH-SHD-07", "GH-SHD-08", "GH-SHD-09", "GH-SHD-10", "GH-SHD-11", "GH-SHD-13", "GH-SHD-14",
        "GH-SHD-15", "GH-SHD-16", "GH-SHD-18", "GH-CON-40",
    )  # fmt: skip
    def retaliate(self, g: Haven) -> Next:
        """Whoever attacked is answered from within reach, after all effects, if the target still stands.

        It is damage and no attack: no card, no Shield against it; it can be negated (GH-SHD-12, GH-SHD-17).
        """
        if not is_up(g, self.target):
            return self.finish
        total = self.answer(g)
        for lasting in retaliates(g, self.target, self.ranged):
            use(g, lasting)
        if not total:
            return self.finish
        g.emit(Retaliated(self.target, self.attacker, total))
        self.answered = True
        return Call(Suffer(self.attacker, total, "retaliate", self.target))

    def answer(self, g: Haven) -> int:
        """All Retaliate of the target that reaches the attacker."""
        apart = ground(g).apart(g.state.figures[self.target].cell, g.state.figures[self.attacker].cell)
        found = [printed_retaliate(g, self.target), (g.total("retaliate", self.target), 1), *self.answers]
        for lasting in retaliates(g, self.target, self.ranged):
            found.append((amount(g, self.target, lasting.effect.value), max(1, lasting.effect.range)))
        return sum(value for value, reach in found if apart <= reach)

    @retaliate.returned
    def answer_hurt(self, g: Haven, damage: int | None) -> None:
        """Some gain experience whenever their Retaliate does damage."""
        for lasting in retaliates(g, self.target, self.ranged) if damage else ():
            gain_xp(g, lasting.giver, lasting.effect.xp, "GH-XP-03")

    @step("GH-XP-03")
    def finish(self, g: Haven) -> Next:
        if not is_up(g, self.target):
            self.earn(g, killed=True)
        g.emit(AttackEnded(self.attacker, self.target), "GH-ATK-03")
        return Done(self.added)


class StrikeAugmented(Event):
    """A bonus changes one attack, as if it were printed on the action (GH-ELM-07)."""

    changes: Changes
    then: tuple[Ability, ...] = ()
    source: str = ""

    def apply(self, s: HavenState) -> None:
        strike = s.nearest(Strike)
        after = changed(strike.ability, self.changes)
        assert isinstance(after, Attack)
        strike.ability = after
        strike.then += self.then
        strike.instead += self.changes.instead
        strike.augmented = self.source or strike.augmented
