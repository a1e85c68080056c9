"""Abilities of lieutenants that move heroes about: Dominion, Seduce, Knockback, Overpower (D2-X-26)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.moves import Swapped
from undercroft.games.descent.options import TargetOption, YesOption
from undercroft.games.descent.records.abilities import MoveVerb, Whom
from undercroft.games.descent.rules.attack.attack import Attack
from undercroft.games.descent.rules.cards.in_progress import moving_figure
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.forcing import MoveOther, PutOther
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.movement.moving import Land, is_stuck
from undercroft.games.descent.rules.who import ask_for, decider, occupied_by_others
from undercroft.games.descent.state import Descent
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Next,
    Pass,
    Procedure,
    Special,
    Trigger,
    step,
)
from undercroft.parts.choosing import Chosen

IN_SIGHT = Whom(sight=True)
WITHIN_3 = Whom(within=3)
BESIDE = Whom(within=1)
DRIVEN, LURED, KNOCKED = 2, 1, 3  # spaces


class Dominion(Procedure, tag="descent.dominion"):
    """By a test of Willpower it moves a hero in sight, who then tests his own or is Immobilized."""

    figure: FigureId
    card: CardId
    hero: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, IN_SIGHT))

    @step("D2-X-26", "D2-ATT-06", "D2-LT-06")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, "willpower"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return None if tested.passed else Done()

    @step("D2-X-26", "D2-ATK-05")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, IN_SIGHT))

    @choose.returned
    def drive(self, g: Descent, chosen: Chosen) -> Next:
        if not chosen.figures:
            return Done()
        (self.hero,) = chosen.figures
        return Call(MoveOther(self.hero, DRIVEN, self.figure), then=self.test_hero)

    @step("D2-X-26")
    def test_hero(self, g: Descent) -> Next:
        return Call(AttributeTest(self.hero, "willpower")) if g.state.figures[self.hero].cells else Done()

    @test_hero.returned
    def bind(self, g: Descent, tested: Tested) -> Next:
        if not tested.passed:
            inflict(g, self.hero, "immobilized")
        return Done()


class Seduce(Procedure, tag="descent.seduce"):
    """A lieutenant who passes a test of Willpower moves the hero whom she chose before, and he is Stunned."""

    figure: FigureId
    card: CardId
    hero: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, WITHIN_3))

    @step("D2-X-26", "D2-RNG-08")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, WITHIN_3))

    @choose.returned
    def take(self, g: Descent, chosen: Chosen) -> Next:
        (self.hero,) = chosen.figures
        return None

    @step("D2-X-26", "D2-ATT-06")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, "willpower"))

    @test.returned
    def lure(self, g: Descent, tested: Tested) -> Next:
        if not tested.passed:
            return Done()
        return Call(MoveOther(self.hero, LURED, self.figure), then=self.stun)

    @step("D2-X-26")
    def stun(self, g: Descent) -> Next:
        inflict(g, self.hero, "stunned")
        return Done()


class Knockback(Procedure, tag="descent.knockback"):
    """The target is put on an empty space within 3 of its own, and enters it."""

    figure: FigureId
    card: CardId

    @step("D2-X-26", "D2-MOV-21")
    def knock(self, g: Descent) -> Next:
        return Call(PutOther(g.nearest(Attack).target, KNOCKED, self.figure))


class Overpower(Procedure, tag="descent.overpower"):
    """A move action in which he may push through heroes whom he comes next to."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return not g.state.figures[self.figure].suffers("immobilized") and not is_stuck(g, self.figure)

    @step("D2-X-26", "D2-MOV-01")
    def move(self, g: Descent) -> Next:
        do, seat = Shove(self.figure), decider(g, self.figure)
        g.arm(Trigger(MOMENTS["entered"], do, seat, f"shove@{self.figure}", "D2-X-26"), within=self)
        return Call(MoveNow(self.figure, MoveVerb()))


class Shove(Procedure, tag="descent.shove"):
    """Next to a hero he tests Might; passed, he may swap places with him, who suffers 1 fatigue."""

    figure: FigureId
    hero: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        """Not in the space of a friend whom he passes: the hero could not stand there."""
        alone = not g.state.figures[self.figure].cells & occupied_by_others(g, self.figure)
        return moving_figure(g) == self.figure and alone and bool(eligible(g, self.figure, BESIDE))

    @step("D2-X-26")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, eligible(g, self.figure, BESIDE)))

    @choose.answered
    def take(self, g: Descent, picked: TargetOption) -> Next:
        self.hero = picked.target
        return None

    @step("D2-X-26", "D2-ATT-06")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, "might"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return None if tested.passed else Done()

    @step("D2-X-26")
    def decide(self, g: Descent) -> Next:
        return ask_for(g, self.figure, YesOption(), Pass())

    @decide.answered
    def swap(self, g: Descent, picked: YesOption | Pass) -> Next:
        """Both are placed, so the terrain takes effect on both (D2-MOV-21)."""
        if isinstance(picked, Pass):
            return Done()
        g.emit(Swapped(self.figure, self.hero))
        return Call(Land(self.figure), then=self.land)

    @step("D2-MOV-21")
    def land(self, g: Descent) -> Next:
        return Call(Land(self.hero))

    @step("D2-X-26", "D2-FAT-08")
    def tire(self, g: Descent) -> Next:
        return Call(SufferFatigue(self.hero, 1))


SPECIALS: Mapping[str, Special] = {
    "dominion": Dominion,
    "seduce": Seduce,
    "knockback": Knockback,
    "overpower": Overpower,
}
