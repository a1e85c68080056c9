"""Heroic feats of Syndrael and Ashrian that no verb says (D2-X-11)."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.games.descent.events.moves import PointsGained
from undercroft.games.descent.events.turns import ActionTaken, ExtraActionGained
from undercroft.games.descent.options import TargetOption
from undercroft.games.descent.records.abilities import MoveVerb, Whom
from undercroft.games.descent.rules.cards.whom import ChooseFigures, eligible
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.movement.going import MoveNow
from undercroft.games.descent.rules.values import speed
from undercroft.games.descent.rules.who import ask_for
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, CardId, Done, FigureId, Next, Pass, Procedure, Special, step
from undercroft.parts.choosing import Chosen

HERO_NEAR = Whom(within=3)
MONSTER_NEAR = Whom(side="monster", within=3)


class MoveTogether(Procedure, tag="descent.move_together"):
    """Syndrael and a hero within 3 spaces may each perform an extra move action, at once."""

    figure: FigureId
    card: CardId
    left: tuple[FigureId, ...] = ()  # who may still move

    def applies(self, g: Descent) -> bool:
        return bool(heroes_near(g, self.figure))

    @step("D2-X-11", "D2-FEA-02")
    def choose(self, g: Descent) -> Next:
        return ask_for(g, self.figure, *map(TargetOption, heroes_near(g, self.figure)))

    @choose.answered
    def take(self, g: Descent, picked: TargetOption) -> Next:
        self.left = tuple(i for i in (self.figure, picked.target) if can_move(g, i, self.figure))
        return None

    @step("D2-X-11", "D2-MOV-22")
    def order(self, g: Descent) -> Next:
        """She says who goes first; each may also stay."""
        return ask_for(g, self.figure, Pass(), *map(TargetOption, self.left)) if self.left else Done()

    @order.answered
    def go(self, g: Descent, picked: TargetOption | Pass) -> Next:
        """If she goes last, it is a move action of her turn like any other (D2-MOV-05, D2-MOV-15)."""
        if isinstance(picked, Pass):
            return Done()
        me = picked.target
        self.left = tuple(i for i in self.left if i != me)
        if me == self.figure and not self.left:
            g.emit(ExtraActionGained(me, "move"))
            g.emit(ActionTaken(me, "move", extra=True))
            g.emit(PointsGained(me, speed(g, me)), "D2-MOV-01")
            return Done()
        return Call(MoveNow(me, MoveVerb()), then=self.order)


def heroes_near(g: Descent, figure: FigureId) -> list[FigureId]:
    """The other heroes within 3 spaces; a familiar performs no actions of its own."""
    return [i for i in eligible(g, figure, HERO_NEAR) if g.state.figures[i].role == "hero"]


def can_move(g: Descent, figure: FigureId, acting: FigureId) -> bool:
    """Immobilized forbids every move action, Stunned those of one's own turn (D2-X-05, D2-X-07)."""
    leaf = g.state.figures[figure]
    return not leaf.suffers("immobilized") and not (figure == acting and leaf.suffers("stunned"))


class StunGroup(Procedure, tag="descent.stun_group"):
    """Ashrian picks a monster within 3 spaces; each monster of its group is Stunned (D2-MON-04)."""

    figure: FigureId
    card: CardId

    def applies(self, g: Descent) -> bool:
        return bool(eligible(g, self.figure, MONSTER_NEAR))

    @step("D2-X-11", "D2-MON-04")
    def choose(self, g: Descent) -> Next:
        return Call(ChooseFigures(self.figure, MONSTER_NEAR))

    @choose.returned
    def stun(self, g: Descent, chosen: Chosen) -> Next:
        group = g.state.figures[chosen.figures[0]].group
        for i, leaf in list(g.state.figures.items()):
            if leaf.group == group and leaf.cells:
                inflict(g, i, "stunned")
        return Done()


SPECIALS: Mapping[str, Special] = {"move-together": MoveTogether, "stun-group": StunGroup}
