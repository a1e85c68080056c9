"""Other abilities of lieutenants that no verb says (D2-X-26)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.encounters import Promoted
from undercroft.games.descent.events.fights import TargetChanged
from undercroft.games.descent.events.moves import PointsGained, PointsLost
from undercroft.games.descent.options import GoOption, NumberOption, TargetOption
from undercroft.games.descent.reach import enterable, stops
from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.attack.attack import Attack, AttackChanged, with_blast
from undercroft.games.descent.rules.attack.making import attack_on_all, may_attack
from undercroft.games.descent.rules.attack.profiles import profiles
from undercroft.games.descent.rules.attack.targets import Aim, is_shielded
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.cards.needs import is_target
from undercroft.games.descent.rules.cards.using import arm_ability
from undercroft.games.descent.rules.cards.verbs import InflictAny
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.effects.recovery import Recover
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.moving import March, cost_of, is_stuck, mover_of
from undercroft.games.descent.rules.quests.placing import missing, next_number
from undercroft.games.descent.rules.values import health_of, speed
from undercroft.games.descent.rules.who import ask_for, enemies, figure_on
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import (
    Call,
    CardId,
    Done,
    FigureId,
    Next,
    Pass,
    Procedure,
    Special,
    replace,
    step,
)
from undercroft.parts.choosing import Chosen
from undercroft.space import Cell, each, single

BESIDE = Whom(side="monster", within=1)
MINION_BESIDE = Whom(side="minion", within=1)
MOST = 5  # damage of Sacrifice


class Subdue(Procedure, tag="descent.subdue"):
    """The target that was dealt damage gets a condition of the Overlord's choice."""

    figure: FigureId
    card: CardId

    @step("D2-X-26", "D2-CND-08", "D2-CND-03")
    def subdue(self, g: Descent) -> Next:
        attack = g.nearest(Attack)
        if not attack.damage_to(attack.target):
            return Done()
        return Call(InflictAny(attack.target, self.figure))


class Sacrifice(Procedure, tag="descent.sacrifice"):
    """An adjacent monster suffers up to 5 damage, and she recovers as much as it did (D2-X-44)."""

    figure: FigureId
    card: CardId
    victim: FigureId = FigureId(0)
    damage: int = 0

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, BESIDE))

    @step("D2-X-26")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, BESIDE))

    @choose.returned
    def take(self, g: Descent, chosen: Chosen) -> Next:
        (self.victim,) = chosen.figures
        return None

    @step("D2-X-26")
    def measure(self, g: Descent) -> Next:
        most = min(MOST, g.state.figures[self.victim].hp)
        return ask_for(g, self.figure, *map(NumberOption, range(1, most + 1)))

    @measure.answered
    def decide(self, g: Descent, picked: NumberOption) -> Next:
        self.damage = picked.number
        return None

    @step("D2-X-26", "D2-DMG-09")
    def hurt(self, g: Descent) -> Next:
        return Call(Suffer(self.victim, self.damage))

    @hurt.returned
    def heal(self, g: Descent, dealt: int) -> Next:
        return Call(Recover(self.figure, dealt)) if dealt else Done()


class NotMe(Procedure, tag="descent.not_me"):
    """Attacked, he tests Awareness; passed, a monster beside him is the target in his place."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return is_target(g, self.figure) and bool(scapegoats(g, self.figure))

    @step("D2-X-26", "D2-ATT-06")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, "awareness"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return None if tested.passed else Done()

    @step("D2-X-26")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, scapegoats(g, self.figure)))

    @choose.answered
    def swap(self, g: Descent, picked: TargetOption) -> Next:
        """Range and sight stay with his space; if the attack has Blast he stands in the middle of it."""
        attack = g.nearest(Attack)
        g.emit(TargetChanged(attack.attacker, picked.target))
        g.emit(AttackChanged(target=picked.target, former=self.figure))
        if attack.profile.blast:
            g.emit(AttackChanged(affected=with_blast(g, attack)))
        return Done()


def scapegoats(g: Descent, figure: FigureId) -> list[FigureId]:
    """The monsters beside a figure that can be the target in its place: no target already."""
    attack = attack_in_progress(g)
    if attack is None:
        return []
    aim = Aim(attack.attacker, attack.profile)
    return [i for i in eligible(g, figure, BESIDE) if i not in attack.targets and not is_shielded(g, aim, i)]


class Promotion(Procedure, tag="descent.promotion"):
    """He tests Willpower; passed, a minion beside him becomes a master, if its group has room for one."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return bool(promising(g, self.figure))

    @step("D2-X-26", "D2-ATT-06")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, "willpower"))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return None if tested.passed else Done()

    @step("D2-X-26", "D2-MON-03", "D2-GOLD-07")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, promising(g, self.figure)))

    @choose.answered
    def promote(self, g: Descent, picked: TargetOption) -> Next:
        leaf = g.state.figures[picked.target]
        health = health_of(g, replace(leaf, rank="master"))
        g.emit(Promoted(picked.target, next_number(g, leaf.group, "master"), health))
        arm_ability(g, picked.target)
        return Done()


def promising(g: Descent, figure: FigureId) -> list[FigureId]:
    """The minions beside a figure whose group lacks a master (D2-MON-03)."""
    return [i for i in eligible(g, figure, MINION_BESIDE) if missing(g, g.state.figures[i].group, "master")]


class CryHavoc(Procedure, tag="descent.cry_havoc"):
    """A move action, then one attack on every figure that was moved through, each with its own defence."""

    figure: FigureId
    card: CardId
    kept: int = 0  # points from before
    way: tuple[Cell, ...] = ()
    passed: tuple[FigureId, ...] = ()

    def applies(self, g: Descent) -> bool:
        free = not g.state.figures[self.figure].suffers("immobilized") and not is_stuck(g, self.figure)
        return free and may_attack(g, self.figure)

    def goes_on(self, g: Descent) -> bool:
        return g.state.figures[self.figure].cells != 0

    @step("D2-X-26", "D2-MOV-01", "D2-OTN-12")
    def gain(self, g: Descent) -> None:
        self.kept = g.state.figures[self.figure].movement
        g.emit(PointsGained(self.figure, speed(g, self.figure)))

    @step("D2-X-26", "D2-MOV-11", "D2-X-46")
    def trace(self, g: Descent) -> Next:
        """Space by space, since it matters whom it moves through; it must end on an empty one."""
        leaf, terrain, mover = g.state.figures[self.figure], ground(g).terrain, mover_of(g, self.figure)
        here = self.way[-1] if self.way else single(leaf.cells)
        left = leaf.movement - sum(cost_of(g, self.figure, cell) for cell in self.way)
        onward = enterable(terrain, mover, here, left) if left > 0 else 0
        if not onward:
            return self.fly
        may_end = stops(terrain, mover) >> here & 1
        return ask_for(g, self.figure, *((Pass(),) if may_end else ()), *map(GoOption, each(onward)))

    @trace.answered
    def extend(self, g: Descent, picked: GoOption | Pass) -> Next:
        if isinstance(picked, Pass):
            return None
        self.way += (picked.cell,)
        return self.trace

    @step("D2-X-26", "D2-MOV-02")
    def fly(self, g: Descent) -> Next:
        return Call(March(self.figure, self.way)) if self.way else None

    @step("D2-X-26", "D2-MOV-22")
    def look_back(self, g: Descent) -> None:
        """Whoever stands on the spaces that it has left behind was moved through."""
        leaf = g.state.figures[self.figure]
        walked = self.way
        for number, cell in enumerate(self.way):
            if leaf.cells >> cell & 1:
                walked = self.way[:number]
        crossed = [figure_on(g, cell) for cell in walked if not leaf.cells >> cell & 1]
        self.passed = tuple(dict.fromkeys(filter(None, crossed)))
        if leaf.movement > self.kept:
            g.emit(PointsLost(self.figure, leaf.movement - self.kept))

    @step("D2-X-26", "D2-ATK-20", "D2-ATK-30")
    def attack(self, g: Descent) -> Next:
        """It affects all of them, friends too, but an enemy must be among them."""
        profile, foes = profiles(g, self.figure)[0], enemies(g, self.figure)
        aim = Aim(self.figure, profile)
        hit = [i for i in self.passed if g.state.figures[i].cells and not is_shielded(g, aim, i)]
        hit.sort(key=lambda i: i not in foes)
        if not hit or hit[0] not in foes:
            return Done()
        return Call(attack_on_all(g, aim, tuple(hit)))


SPECIALS: Mapping[str, Special] = {
    "subdue": Subdue,
    "sacrifice": Sacrifice,
    "not-me": NotMe,
    "promotion": Promotion,
    "cry-havoc": CryHavoc,
}
