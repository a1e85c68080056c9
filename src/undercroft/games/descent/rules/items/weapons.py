"""Shop items and heroes' relics whose effects no verb says (D2-X-17, D2-X-18, D2-X-29)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.records.abilities import Whom
from undercroft.games.descent.rules.attack.attack import Attack, join
from undercroft.games.descent.rules.cards.whom import eligible
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.movement.forcing import MoveOther
from undercroft.games.descent.rules.values import attribute
from undercroft.games.descent.rules.who import ask_for, cells_within, monsters_up
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Procedure, Special, step
from undercroft.space import Cells

PUSHED = 1  # space: Crossbow, Trueshot
LEAP = 3  # spaces: Magic Staff
MONSTER_BESIDE = Whom(side="monster", within=1)


class Push(Procedure, tag="descent.push"):
    """The attacker moves the target 1 space, wherever he likes (Crossbow, Trueshot)."""

    figure: FigureId
    card: CardId
    at: int = 0

    @step("D2-X-17", "D2-X-29", "D2-MOV-20", "D2-LRG-13", "D2-CND-08")
    def push(self, g: Descent) -> Next:
        """Of two targets each, unless the attack has missed it."""
        attack = g.nearest(Attack)
        hit = [i for i in attack.targets if i in attack.affected]
        if self.at == len(hit):
            return Done()
        self.at += 1
        return Call(MoveOther(hit[self.at - 1], PUSHED, self.figure), then=self.push)


class Leap(Procedure, tag="descent.leap"):
    """Another monster within 3 spaces of a target suffers 1 damage (Magic Staff)."""

    figure: FigureId
    card: CardId

    @step("D2-X-17", "D2-RNG-08", "D2-DMG-09")
    def choose(self, g: Descent) -> Next:
        attack = g.nearest(Attack)
        near = {i: cells_within(g, place_of_target(g, attack, i), LEAP) for i in attack.targets}
        others = [
            i
            for i, leaf in monsters_up(g).items()
            if any(i != target and leaf.cells & cells for target, cells in near.items())
        ]
        return ask_for(g, self.figure, *map(TargetOption, others)) if others else Done()

    @choose.answered
    def strike(self, g: Descent, picked: TargetOption) -> Next:
        return Call(Suffer(picked.target, 1))


def place_of_target(g: Descent, attack: Attack, target: FigureId) -> Cells:
    """The spaces of a target, or those where it stood when the attack defeated it."""
    if target in attack.down:
        return attack.graves[attack.down.index(target)]
    return g.state.figures[target].cells


class SecondBlow(Procedure, tag="descent.second_blow"):
    """The attack affects a second monster next to its wielder, with a defence of its own (Dawnblade)."""

    figure: FigureId
    card: CardId

    @step("D2-X-29", "D2-ATK-20", "D2-PRP-07")
    def choose(self, g: Descent) -> Next:
        affected = g.nearest(Attack).affected
        others = [i for i in eligible(g, self.figure, MONSTER_BESIDE) if i not in affected]
        return ask_for(g, self.figure, *map(TargetOption, others)) if others else Done()

    @choose.answered
    def strike(self, g: Descent, picked: TargetOption) -> Next:
        join(g, (picked.target,))
        return Done()


class DodgeByAwareness(Procedure, tag="descent.dodge_by_awareness"):
    """Whatever the defence dice show, they count for shields equal to Awareness (Elven Cloak)."""

    figure: FigureId
    card: CardId

    @step("D2-X-18", "D2-ATK-23")
    def dodge(self, g: Descent) -> Next:
        shields = attribute(g, self.figure, "awareness") or 0
        g.modify("shields", shields, "set", within=g.nearest(Attack), subject=self.figure, source=self.card)
        return Done()


SPECIALS: Mapping[str, Special] = {
    "push": Push,
    "leap": Leap,
    "second-blow": SecondBlow,
    "dodge-by-awareness": DodgeByAwareness,
}
