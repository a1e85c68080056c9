"""Areas that harm whoever ends his turn on them, or wades through them too far (D2-QST-02)."""

from __future__ import annotations

from undercroft.games.descent.events.moves import Entered
from undercroft.games.descent.events.turns import TurnEnded
from undercroft.games.descent.records.quest_rules import HazardRule
from undercroft.games.descent.rules.effects.conditions import inflict
from undercroft.games.descent.rules.effects.suffer import Suffer
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.quests.page import area, attributes_for, cells_of, is_one_of, rules_of
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Trigger, Window, step

PERILS = "perils"
WADED = "waded"  # the points that a figure has spent on the area since its turn began


class Wade(Procedure, tag="descent.wade"):
    """A figure spends points on an area in its own turn: they are counted."""

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        if not isinstance(event, Entered) or not event.cost or g.state.turn.figure != event.figure:
            return False
        leaf = g.state.figures[event.figure]
        return any(
            rule.points and is_one_of(leaf, rule.who) and area(g, rule.area) >> event.cell & 1
            for rule in rules_of(g, HazardRule)
        )

    @step("D2-QST-02", "D2-MOV-02")
    def count(self, g: Descent) -> Next:
        event = g.nearest(Window).about
        assert isinstance(event, Entered)
        me = event.figure
        g.modify(WADED, event.cost, until="own_turn", holder=me, subject=me, source=PERILS)
        return Done()


def harming(g: Descent, figure: FigureId) -> list[HazardRule]:
    """The areas that harm a figure whose turn is over."""
    leaf = g.state.figures[figure]
    found = []
    for rule in rules_of(g, HazardRule):
        room = area(g, rule.area)
        if not leaf.cells or not is_one_of(leaf, rule.who):
            continue
        if rule.living and not cells_of(g, rule.living) & room:
            continue
        if g.total(WADED, figure) >= rule.points if rule.points else leaf.cells & room:
            found.append(rule)
    return found


class Harm(Procedure, tag="descent.harm"):
    """A turn is over: what the area does to the figure, unless it passes its test."""

    figure: FigureId = FigureId(0)

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        if not isinstance(event, TurnEnded) or event.figure not in g.state.figures:
            return False
        return bool(harming(g, event.figure))

    @step("D2-QST-02", "D2-ATT-02")
    def test(self, g: Descent) -> Next:
        event = g.nearest(Window).about
        assert isinstance(event, TurnEnded)
        self.figure = event.figure
        tested = attributes_for(g, harming(g, self.figure)[0].test)
        return Call(AttributeTest(self.figure, tested[0])) if tested else self.harm

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        return Done() if tested.passed else None

    @step("D2-QST-02", "D2-CND-01", "D2-DMG-01")
    def harm(self, g: Descent) -> Next:
        rule = harming(g, self.figure)[0]
        if rule.condition:
            inflict(g, self.figure, rule.condition)
        return Call(Suffer(self.figure, rule.damage)) if rule.damage else Done()


def arm_perils(g: Descent) -> None:
    """Steps and ends of turns are looked at where an area harms."""
    rules, seat = rules_of(g, HazardRule), g.state.overlord.seat
    if any(rule.points for rule in rules):
        g.arm(Trigger("Entered", Wade(), seat, PERILS, "D2-QST-02", optional=False))
    if rules:
        g.arm(Trigger("TurnEnded", Harm(), seat, PERILS, "D2-QST-02", optional=False))
