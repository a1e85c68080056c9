"""One attack on one target, in the three steps of the book, and what follows it (GH-ATK-03, GH-EFX, GH-SHD)."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.games.gloomhaven.events.fights import (
    AttackDeclared, AttackValued, ModifierCounted, Redirected, Retaliated,
)  # fmt: skip
from undercroft.games.gloomhaven.events.rounds import LastingBegan
from undercroft.games.gloomhaven.library import ground, library
from undercroft.games.gloomhaven.options import AddFirstOption, DoubleFirstOption, EffectOption, SkipOption
from undercroft.games.gloomhaven.records.abilities import Active, Attack, Heal
from undercroft.games.gloomhaven.rules import modifier_cards
from undercroft.games.gloomhaven.rules.bonuses import in_force, use
from undercroft.games.gloomhaven.rules.conditions import gain
from undercroft.games.gloomhaven.rules.defences import retaliates, shield_of
from undercroft.games.gloomhaven.rules.elements import Infuse
from undercroft.games.gloomhaven.rules.healing import heal
from undercroft.games.gloomhaven.rules.measures import MEASURES, amount, holds
from undercroft.games.gloomhaven.rules.performing import ActionNoted, gain_xp
from undercroft.games.gloomhaven.rules.shoves import Shove
from undercroft.games.gloomhaven.rules.stats import monster_stats, summon_stats
from undercroft.games.gloomhaven.rules.suffer import Suffer
from undercroft.games.gloomhaven.rules.who import ask_for, attack_deck, is_automatic, is_up, side
from undercroft.games.gloomhaven.state import Haven, Lasting
from undercroft.kernel import (
    ADD_FIRST, TIMES_FIRST, Call, CardId, Done, FigureId, Modifier, Next, Procedure, step, window,
)  # fmt: skip


class Strike(Procedure, tag="gh.strike"):
    """One attack on one target: bonuses, modifier cards, defences, damage, effects, retaliate."""

    attacker: FigureId
    target: FigureId
    ability: Attack
    base: int
    ranged: bool
    value: int = 0
    counted: tuple[CardId, ...] = ()
    double_first: bool = False
    pierce: int = 0
    damage: int = 0
    added: int = 0  # targets that modifier cards add to the attack action (GH-EFX-18)
    pending: tuple[str, ...] = ()  # effects still to be applied

    def goes_on(self, g: Haven) -> bool:
        """About the acting figure only: steps that touch the target ask for themselves."""
        return is_up(g, self.attacker)

    @step("GH-ATK-01", "GH-LOS-13")
    def declare(self, g: Haven) -> Next:
        if not is_up(g, self.target) or g.state.figures[self.target].suffers("invisible"):
            return Done()
        g.emit(AttackDeclared(self.attacker, self.target, self.base))
        return None

    targeted = window("GH-ITM-22", "GH-ITM-30")

    @step("GH-ATK-16")
    def settle_target(self, g: Haven) -> None:
        """Somebody may draw the attack upon themselves."""
        target = FigureId(g.total("target", self.attacker, self.target))
        if target != self.target and is_up(g, target):
            self.target = target
            g.emit(Redirected(target))
        g.emit(ActionNoted(targets=(self.target,)))

    aiming = window("GH-ITM-21", "GH-ITM-32")

    @step("GH-ATK-06", "GH-ATK-07")
    def order(self, g: Haven) -> Next:
        """Several modifiers of one step come in the order its player likes; for monsters additions come first."""
        mat = g.state.characters.get(g.state.figures[self.attacker].seat)
        found = g.modifiers("attack", self.attacker)
        mixed = any(m.op == "times" for m in found) and any(m.op == "add" and m.value for m in found)
        if mat is None or not mixed or is_automatic(g, self.attacker):
            return self.reckon
        return ask_for(g, self.attacker, AddFirstOption(), DoubleFirstOption())

    @order.answered
    def ordered(self, g: Haven, picked: AddFirstOption | DoubleFirstOption) -> Next:
        self.double_first = isinstance(picked, DoubleFirstOption)
        return self.reckon

    @step("GH-ATK-03", "GH-ATK-04", "GH-ATK-09", "GH-ATK-20", "GH-CON-08", "GH-MAT-12")
    def reckon(self, g: Haven) -> None:
        """Step 1: bonuses and penalties of the attacker; those with use slots are used (GH-ACT-05)."""
        order = TIMES_FIRST if self.double_first else ADD_FIRST
        value, why = g.breakdown("attack", self.attacker, self.base, order)
        self.value = max(0, value)
        g.emit(AttackValued(self.target, self.value), why=why)
        for lasting in applying(g, self):
            use(g, lasting)
        for bonus in self.ability.bonuses:
            if bonus.xp and not (bonus.per and bonus.per == "enemies-killed") and holds(g, bonus.when, self.attacker, self.target):
                times = MEASURES[bonus.per](g, self.attacker, self.target) if bonus.per else 1
                gain_xp(g, self.attacker, bonus.xp * times, "GH-XP-03")

    @step("GH-ATK-03", "GH-AMD-05", "GH-ADV-01", "GH-ADV-04", "GH-ADV-10")
    def draw(self, g: Haven) -> None:
        """Step 2: one modifier draw for this target, with advantage or disadvantage."""
        made = modifier_cards.draw(g, attack_deck(g, self.attacker), self.value, luck(g, self))
        self.counted = softened(g, self, made.counted)
        self.value = modifier_cards.after(g, self.counted, self.value)
        g.emit(ModifierCounted(self.attacker, self.counted, self.value), why=made.why)

    @step("GH-ATK-05", "GH-EFX-16", "GH-EFX-17")
    def defend(self, g: Haven) -> None:
        """Step 3: Shield that is not pierced comes off."""
        records = library(g).modifier
        self.pierce = self.ability.pierce + printed_pierce(g, self.attacker)
        self.pierce += sum(records[card].pierce for card in self.counted)
        shield, why = shield_of(g, self.target)
        if not self.ability.ignore_shield:
            self.value = max(0, self.value - max(0, shield - self.pierce))
        g.emit(AttackValued(self.target, self.value), why=why)

    defended = window("GH-ITM-30", "GH-ITM-27")

    @step("GH-ACT-05", "GH-ITM-27")
    def ward(self, g: Haven) -> None:
        """Shield that comes with a use slot for each source of damage, while there is damage left (GH-ITM-27)."""
        shield = 0
        for lasting in in_force(g, self.target, "shield"):
            if lasting.effect.source == "attack" and self.value > shield:
                shield += amount(g, self.target, lasting.effect.value)
                use(g, lasting)
        more = g.total("ward", self.target)
        spare = max(0, self.pierce - shield_of(g, self.target)[0])  # GH-EFX-17: what pierce is left
        if not self.ability.ignore_shield and shield + more:
            self.value = max(0, self.value - max(0, shield + more - spare))

    @step("GH-ATK-10", "GH-DMG-07")
    def inflict(self, g: Haven) -> Next:
        if not self.value:
            return self.gather
        return Call(Suffer(self.target, self.value, "attack", self.attacker))

    @inflict.returned
    def inflicted(self, g: Haven, damage: int | None) -> None:
        self.damage = int(damage or 0)
        g.emit(ActionNoted(damage=self.damage))

    @step("GH-EFX-01", "GH-EFX-02", "GH-EFX-23", "GH-CON-04", "GH-CON-05", "GH-AMD-10")
    def gather(self, g: Haven) -> None:
        """Effects in printed order, then items, then modifier cards; also where no damage was dealt."""
        self.pending = tuple(effects(g, self))

    @step("GH-EFX-03", "GH-KIL-03", "GH-CON-06")
    def next_effect(self, g: Haven) -> Next:
        """Each may be left out by a player who wants to be asked; nothing more befalls who died."""
        while self.pending:
            name = self.pending[0]
            if touches_target(name) and not is_up(g, self.target):
                self.pending = self.pending[1:]
                continue
            mat = g.state.characters.get(g.state.figures[self.attacker].seat)
            if mat is not None and mat.asks and not name.startswith(("push", "pull")):
                return ask_for(g, self.attacker, EffectOption(name), SkipOption())
            return self.apply_effect
        return self.retaliate

    @next_effect.answered
    def decided(self, g: Haven, picked: EffectOption | SkipOption) -> Next:
        if isinstance(picked, SkipOption):
            self.pending = self.pending[1:]
            return self.next_effect
        return self.apply_effect

    @step("GH-EFX-01", "GH-EFX-06", "GH-EFX-10", "GH-AMD-11", "GH-ELM-22")
    def apply_effect(self, g: Haven) -> Next:
        (kind, _, value), self.pending = self.pending[0].partition(" "), self.pending[1:]
        match kind:
            case "condition":
                gain(g, self.target, value)
            case "push" | "pull":
                shove = Shove(self.target, self.attacker, int(value), kind == "pull", crash=self.ability.crash)
                return Call(shove, then=self.next_effect)
            case "infuse":
                return Call(Infuse(self.attacker, (value,)), then=self.next_effect)
            case "heal":
                heal(g, self.attacker, int(value))
            case "shield":
                effect = Active(effect="shield", value=int(value))
                g.emit(LastingBegan(Lasting(effect, self.attacker, self.attacker, "modifier", "round")))
            case "add-target":
                self.added += 1
        return self.next_effect

    struck = window("GH-EFX-01")

    @step("GH-SHD-07", "GH-SHD-08", "GH-SHD-09", "GH-SHD-10", "GH-SHD-13", "GH-SHD-14", "GH-SHD-18")
    def retaliate(self, g: Haven) -> Next:
        """Whoever attacked is answered from within reach, after all effects, if the target still stands."""
        if not is_up(g, self.target):
            return self.finish
        apart = ground(g).apart(g.state.figures[self.target].cell, g.state.figures[self.attacker].cell)
        total = sum(value for value, reach in retaliates(g, self.target) if apart <= reach)
        total += g.total("retaliate", self.target) if apart <= 1 else 0
        for lasting in in_force(g, self.target, "retaliate"):
            if lasting.effect.kind == "melee" and not self.ranged:
                total += amount(g, self.target, lasting.effect.value) if apart <= max(1, lasting.effect.range) else 0
                use(g, lasting)
        if not total:
            return self.finish
        g.emit(Retaliated(self.target, self.attacker, total))
        for lasting in in_force(g, self.target, "special"):
            if lasting.effect.name == "xp-on-retaliate":
                gain_xp(g, lasting.giver, lasting.effect.xp, "GH-XP-03")
        return Call(Suffer(self.attacker, total, "retaliate", self.target))

    @step("GH-ATK-16")
    def finish(self, g: Haven) -> Next:
        return Done(self.added)


def luck(g: Haven, strike: Strike) -> int:
    """1: advantage, -1: disadvantage, 0: neither, or both cancel (GH-ADV-09, -10, -11, -12)."""
    me, target = g.state.figures[strike.attacker], g.state.figures[strike.target]
    good = me.suffers("strengthen") or strike.ability.advantage or printed(g, strike.attacker, "advantage")
    good = good or bool(in_force(g, strike.attacker, "advantage")) or g.total("advantage", strike.attacker) > 0
    bad = me.suffers("muddle") or strike.ability.disadvantage
    bad = bad or (strike.ranged and bool(ground(g).neighbours(me.cells) & target.cells))
    bad = bad or printed(g, strike.target, "attackers_disadvantage")
    bad = bad or bool(in_force(g, strike.target, "attackers-disadvantage"))
    bad = bad or g.total("disadvantage", strike.attacker) > 0
    return int(good) - int(bad)


def printed(g: Haven, figure: FigureId, trait: str) -> bool:
    """A trait on a monster's statistic card (GH-MST-08)."""
    leaf = g.state.figures[figure]
    if leaf.is_character or leaf.is_summon or leaf.objective:
        return False
    return bool(getattr(monster_stats(g, leaf), trait))


def printed_pierce(g: Haven, figure: FigureId) -> int:
    leaf = g.state.figures[figure]
    if leaf.is_character or leaf.objective:
        return 0
    return summon_stats(g, leaf).pierce if leaf.is_summon else monster_stats(g, leaf).pierce


def effects(g: Haven, strike: Strike) -> Iterator[str]:
    """All that an attack does besides damage, in order (GH-EFX-23, GH-MST-10)."""
    ability, leaf, records = strike.ability, g.state.figures[strike.attacker], library(g).modifier
    conditions = list(ability.conditions)
    for bonus in ability.bonuses:
        if bonus.conditions and holds(g, bonus.when, strike.attacker, strike.target):
            conditions += bonus.conditions
    if leaf.is_summon:
        conditions += summon_stats(g, leaf).conditions
        yield from (f"infuse {element}" for element in summon_stats(g, leaf).infuses)
    elif not leaf.is_character and not leaf.objective:
        conditions += monster_stats(g, leaf).conditions
    for lasting in in_force(g, strike.attacker, "conditions"):
        if fits(g, strike, lasting):
            conditions += lasting.effect.conditions
    yield from (f"condition {name}" for name in dict.fromkeys(conditions))
    if ability.push:
        yield f"push {ability.push}"
    if ability.pull:
        yield f"pull {ability.pull}"
    for card in strike.counted:
        record = records[card]
        yield from (f"condition {name}" for name in record.conditions)
        for name in ("push", "pull", "heal", "shield"):
            if getattr(record, name):
                yield f"{name} {getattr(record, name)}"
        yield from (f"infuse {element}" for element in record.infuse)
        if record.add_target:
            yield "add-target 1"


def touches_target(effect: str) -> bool:
    return effect.startswith(("condition", "push", "pull"))


def fits(g: Haven, strike: Strike, lasting: Lasting) -> bool:
    """Does a bonus apply to this attack?"""
    effect = lasting.effect
    if effect.kind and (effect.kind == "ranged") != strike.ranged:
        return False
    if effect.has and not any(g.state.figures[strike.target].suffers(name) for name in effect.has):
        return False
    return holds(g, effect.when, strike.attacker, strike.target)


def applying(g: Haven, strike: Strike) -> list[Lasting]:
    """The bonuses that this attack uses (GH-ACT-05)."""
    sorts = ("attack", "double-attack", "advantage", "conditions")
    return [each for sort in sorts for each in in_force(g, strike.attacker, sort) if fits(g, strike, each)]


def softened(g: Haven, strike: Strike, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Against a good helmet a monster's 2x counts as +0."""
    target = g.state.figures[strike.target]
    if not target.is_character or not is_automatic(g, strike.attacker):
        return cards
    items = library(g).item
    worn = (items[carried.item].worn for carried in g.state.characters[target.seat].items)
    if not any(each is not None and each.softens_doubles for each in worn):
        return cards
    return tuple(CardId("plus-0") if library(g).modifier[card].draw == "double" else card for card in cards)


def from_bonuses(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Bonuses of the attacker to this attack (GH-ATK-04)."""
    strike = g.nearest(Strike)
    for each in in_force(g, figure, "attack"):
        if fits(g, strike, each):
            yield Modifier("attack", amount(g, figure, each.effect.value, strike.target), source=each.source, rule="GH-ATK-04")
    for each in in_force(g, figure, "double-attack"):
        if fits(g, strike, each):
            yield Modifier("attack", 2, "times", source=each.source, rule="GH-ATK-04")


def from_the_card(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """What the ability itself adds for this target (GH-ATK-20)."""
    strike = g.nearest(Strike)
    for bonus in strike.ability.bonuses:
        if bonus.attack and holds(g, bonus.when, figure, strike.target):
            times = MEASURES[bonus.per](g, figure, strike.target) if bonus.per else 1
            yield Modifier("attack", bonus.attack * times, source="card", rule="GH-ATK-20")


def from_poison(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """One more against a poisoned figure (GH-CON-08)."""
    if g.state.figures[g.nearest(Strike).target].suffers("poison"):
        yield Modifier("attack", 1, source="poison", rule="GH-CON-08")


def shields(g: Haven, figure: FigureId) -> Iterator[Modifier]:
    """Shield bonuses of the round or for good (GH-SHD-02, GH-SHD-04)."""
    for each in in_force(g, figure, "shield"):
        if not each.effect.source:
            yield Modifier("shield", amount(g, figure, each.effect.value), source=each.source, rule="GH-SHD-02")


DERIVED = {"attack": (from_bonuses, from_the_card, from_poison), "shield": (shields,)}
