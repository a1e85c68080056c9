"""A section of a Travel Event card: tests, choices and what befalls the heroes and the Overlord (D2-TRV-10).

Heroes who are knocked out neither test nor draw, and nobody chooses them; they recover as all do (D2-KO-16).
"""

from __future__ import annotations

from typing import get_args

from undercroft.games.descent.events.cards import OverlordDiscarded
from undercroft.games.descent.events.things import CardFound
from undercroft.games.descent.events.travel import AttributeNamed, ShortcutFound, WayChosen
from undercroft.games.descent.options import AttributeOption, TargetOption, WayOption
from undercroft.games.descent.records.abilities import Attribute
from undercroft.games.descent.records.travel import (
    AfflictVerb,
    FindVerb,
    ForgetVerb,
    ForkVerb,
    HarmVerb,
    MendVerb,
    SchemeVerb,
    ShortcutVerb,
    SpyVerb,
    TireVerb,
    TravelEffect,
    TrialVerb,
    Way,
    WeakestVerb,
)
from undercroft.games.descent.rules.actions.searching import keep_search_card
from undercroft.games.descent.rules.cards.deck import draw_card
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue, recover_fatigue
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.travel.spying import SpyOnHand
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.rules.who import ask_heroes, heroes_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, ask, step

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
HAND = "overlord hand"


class Befall(Procedure, tag="descent.befall"):
    """The effects of a section, or of a part of it, one after the other."""

    effects: tuple[TravelEffect, ...]
    tester: FigureId = FigureId(0)  # whose test they follow from
    at: int = 0

    @step("D2-TRV-10")
    def do(self, g: Descent) -> Next:
        if self.at == len(self.effects):
            return Done()
        self.at += 1
        match effect := self.effects[self.at - 1]:
            case HarmVerb() | TireVerb() | MendVerb():
                return Call(EachBears(effect, whom(g, effect, self.tester)), then=self.do)
            case FindVerb():
                return Call(FindOnTheWay(effect, self.tester), then=self.do)
            case TrialVerb():
                return Call(Trial(effect), then=self.do)
            case ForkVerb():
                return Call(Fork(effect), then=self.do)
            case WeakestVerb():
                return Call(StrikeWeakest(effect), then=self.do)
            case SpyVerb():
                return Call(SpyOnHand(self.tester), then=self.do)
        at_once(g, effect, self.tester)
        return self.do


def at_once(g: Descent, effect: TravelEffect, tester: FigureId) -> None:
    """An effect that needs neither a choice nor a roll; the hand of the quest changes, too (D2-TRV-05)."""
    match effect:
        case AfflictVerb(condition=condition):
            inflict(g, tester, condition)
        case SchemeVerb(n=n):
            for _ in range(n):
                draw_card(g, "D2-TRV-10")
        case ForgetVerb():
            if held := g.state.overlord.held:
                g.emit(OverlordDiscarded(CardId(g.chance(HAND, held))), "D2-TRV-05")
        case ShortcutVerb():
            g.emit(ShortcutFound(), "D2-TRV-10")


def whom(g: Descent, effect: HarmVerb | TireVerb | MendVerb, tester: FigureId) -> tuple[FigureId, ...]:
    """The heroes whom it concerns; those who are knocked out can only recover (D2-KO-10, D2-KO-15)."""
    if isinstance(effect, MendVerb):
        return tuple(g.state.heroes)
    return (tester,) if effect.whom == "tester" else tuple(heroes_up(g))


class EachBears(Procedure, tag="descent.each_bears"):
    """Heroes suffer damage or fatigue, or recover all of it, one after the other."""

    effect: HarmVerb | TireVerb | MendVerb
    heroes: tuple[FigureId, ...]
    at: int = 0

    @step("D2-TRV-10", "D2-TRV-12", "D2-TRV-14")
    def bear(self, g: Descent) -> Next:
        """Whoever has no Health left is knocked out, and his token lies where he would begin."""
        if self.at == len(self.heroes):
            return Done()
        hero = self.heroes[self.at]
        self.at += 1
        match self.effect:
            case HarmVerb(n=n):
                return Call(Suffer(hero, n), then=self.bear)
            case TireVerb(n=n):
                return Call(SufferFatigue(hero, n), then=self.bear)
            case MendVerb(damage=damage):
                leaf = g.state.figures[hero]
                recover_fatigue(g, hero, leaf.fatigue)
                return Call(Recover(hero, leaf.damage), then=self.bear) if damage else self.bear


class FindOnTheWay(Procedure, tag="descent.find_on_the_way"):
    """Heroes draw a search card, as long as there are any (D2-SEA-03)."""

    effect: FindVerb
    tester: FigureId
    finders: tuple[FigureId, ...] = ()

    @step("D2-TRV-10", "D2-TRV-11")
    def choose(self, g: Descent) -> Next:
        """The one who passed, each, or one on whom the heroes agree."""
        if self.effect.whom == "one":
            up = heroes_up(g)
            return ask_heroes(g, *map(TargetOption, up)) if up else Done()
        self.finders = (self.tester,) if self.effect.whom == "tester" else tuple(heroes_up(g))
        return self.draw

    @choose.answered
    def take(self, g: Descent, picked: TargetOption) -> Next:
        self.finders = (picked.target,)
        return None

    @step("D2-TRV-10", "D2-SEA-03", "D2-CAM-13")
    def draw(self, g: Descent) -> Next:
        for hero in self.finders:
            if g.state.search.size:
                card = g.state.search.next_card(g, "search deck")
                g.emit(CardFound(hero, CardId(card)))
                keep_search_card(g, hero, card)
        return Done()


class Trial(Procedure, tag="descent.trial"):
    """Heroes test an attribute; each bears what follows for him, then all what follows for all."""

    effect: TrialVerb
    attribute: str = ""
    testers: tuple[FigureId, ...] = ()
    at: int = 0
    passed: int = 0
    failed: int = 0

    @step("D2-TRV-10", "D2-WHO-03")
    def name_attribute(self, g: Descent) -> Next:
        """By the card, or by the Overlord."""
        if self.effect.attribute == "named":
            return ask(g.state.overlord.seat, *map(AttributeOption, ATTRIBUTES))
        self.attribute = self.effect.attribute
        return None

    @name_attribute.answered
    def take_attribute(self, g: Descent, picked: AttributeOption) -> Next:
        self.attribute = picked.attribute
        g.emit(AttributeNamed(picked.attribute))
        return None

    @step("D2-TRV-11", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        """Each hero on his feet, or one on whom the players agree."""
        self.testers = tuple(heroes_up(g))
        if self.effect.one and self.testers:
            return ask_heroes(g, *map(TargetOption, self.testers))
        return None

    @choose.answered
    def send(self, g: Descent, picked: TargetOption) -> Next:
        self.testers = (picked.target,)
        return None

    @step("D2-TRV-10", "D2-TRV-15", "D2-ATT-04")
    def test(self, g: Descent) -> Next:
        """Rerolls and the like can be used as in any test."""
        while self.at < len(self.testers):
            self.at += 1
            if g.state.figures[self.testers[self.at - 1]].cells:
                return Call(AttributeTest(self.testers[self.at - 1], self.attribute))
        return self.judge_all

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        self.passed, self.failed = self.passed + tested.passed, self.failed + (not tested.passed)
        effects = self.effect.passed if tested.passed else self.effect.failed
        return Call(Befall(effects, self.testers[self.at - 1]), then=self.test)

    @step("D2-TRV-10")
    def judge_all(self, g: Descent) -> Next:
        """All of those who tested passed, or all failed."""
        if self.passed and not self.failed:
            return Call(Befall(self.effect.all_passed))
        if self.failed and not self.passed:
            return Call(Befall(self.effect.all_failed))
        return None


class Fork(Procedure, tag="descent.fork"):
    """The heroes agree on one of the ways that a card offers."""

    effect: ForkVerb
    way: Way = Way()

    @step("D2-TRV-11", "D2-WHO-01")
    def choose(self, g: Descent) -> Next:
        ways = [WayOption(number, way) for number, way in enumerate(self.effect.ways, 1)]
        return ask_heroes(g, *ways, *([Pass()] if self.effect.may else []))

    @choose.answered
    def take(self, g: Descent, picked: WayOption | Pass) -> Next:
        self.way = picked.way if isinstance(picked, WayOption) else Way()
        g.emit(WayChosen(self.way))
        return None

    @step("D2-TRV-10", "D2-TRV-11")
    def go(self, g: Descent) -> Next:
        return Call(Befall(self.way.do))


class StrikeWeakest(Procedure, tag="descent.strike_weakest"):
    """The hero with the lowest value of an attribute has a condition."""

    effect: WeakestVerb

    @step("D2-TRV-10", "D2-WHO-03")
    def choose(self, g: Descent) -> Next:
        """Of several the Overlord chooses."""
        values = {hero: attribute(g, hero, self.effect.attribute) or 0 for hero in heroes_up(g)}
        lowest = [hero for hero, value in values.items() if value == min(values.values())]
        return ask(g.state.overlord.seat, *map(TargetOption, lowest)) if lowest else Done()

    @choose.answered
    def strike(self, g: Descent, picked: TargetOption) -> Next:
        inflict(g, picked.target, self.effect.condition)
        return Done()
