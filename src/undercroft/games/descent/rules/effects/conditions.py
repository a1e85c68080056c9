"""Conditions: how they come, what they do, how they go (D2-CND, D2-X-04 to D2-X-09)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Stopped
from undercroft.games.descent.records.abilities import Attribute
from undercroft.games.descent.rules.cards.in_progress import actor
from undercroft.games.descent.rules.effects.fatigue import SufferFatigue
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Trigger, step
from undercroft.parts.happenings import ConditionGained, ConditionLost

TESTED: dict[str, Attribute] = {"diseased": "willpower", "poisoned": "might"}
CONDITIONS = ("diseased", "immobilized", "poisoned", "stunned")
STARTS = {
    "hero": "descent.hero_turn.started",
    "familiar": "descent.familiar_turn.started",
    "ally": "descent.ally_turn.started",
}


def inflict(g: Descent, figure: FigureId, condition: str) -> None:
    """A figure gets a condition; not twice, and not when it is down (D2-CND-06, D2-KO-09, D2-CND-09).

    Its tests are for the player of the figure to order (D2-GOLD-08).
    Cards and tokens of conditions are never short: D2-CND-04, D2-CND-07, D2-CND-11, D2-GOLD-06, D2-SET-07,
    D2-CMP-20.
    """
    leaf = g.state.figures[figure]
    if not leaf.cells or leaf.suffers(condition) or g.total("immune", figure):
        return
    if g.total(f"immune-{condition}", figure):
        return
    g.emit(ConditionGained(figure, condition), "D2-CND-01")
    if condition == "immobilized" and leaf.movement:
        g.emit(Stopped(figure), "D2-X-09")
    if condition in TESTED:
        on = STARTS.get(leaf.role, "descent.activation.started")
        owner = leaf.seat if leaf.seat >= 0 else g.state.overlord.seat
        do = ShakeOff(figure, condition)
        g.arm(Trigger(on, do, owner, f"{condition}@{figure}", "D2-HTN-05", optional=False))


def cure(g: Descent, figure: FigureId, condition: str) -> None:
    """A figure is rid of a condition."""
    g.emit(ConditionLost(figure, condition), "D2-CND-05")
    g.end(source=f"{condition}@{figure}")


def forget_conditions(g: Descent, figure: FigureId) -> None:
    """The tests of a figure that is off the map wait for its turn no longer."""
    for condition in g.state.figures[figure].conditions:
        g.end(source=f"{condition.name}@{figure}")


class ShakeOff(Procedure, tag="descent.shake_off"):
    """At the start of its turn a figure tests whether it is rid of Diseased or Poisoned."""

    figure: FigureId
    condition: str

    def applies(self, g: Descent) -> bool:
        leaf = g.state.figures.get(self.figure)
        if leaf is None:
            return False  # gone with the map of an earlier encounter
        acts = actor(g, "descent.familiar_turn") or g.state.turn.figure
        return acts == self.figure and bool(leaf.cells) and leaf.suffers(self.condition)

    @step("D2-X-04", "D2-X-06", "D2-HTN-05", "D2-OTN-17")
    def test(self, g: Descent) -> Next:
        return Call(AttributeTest(self.figure, TESTED[self.condition]))

    @test.returned
    def take(self, g: Descent, tested: Tested) -> Next:
        """Passed, the condition goes; else it costs 1 fatigue or 1 damage and stays (D2-X-08)."""
        if tested.passed:
            cure(g, self.figure, self.condition)
            return Done()
        if self.condition == "diseased":
            return Call(SufferFatigue(self.figure, 1))
        return Call(Suffer(self.figure, 1))
