"""Waking: whoever enters the lair of a sleeping figure tests, and attacks that hurt it wake it."""

from __future__ import annotations

from undercroft.games.descent.events.turns import TurnNoted
from undercroft.games.descent.records.quest_rules import SleepRule
from undercroft.games.descent.rules.cards.in_progress import attack_in_progress
from undercroft.games.descent.rules.effects.tests import AttributeTest, Tested
from undercroft.games.descent.rules.movement.moving import March
from undercroft.games.descent.rules.quests.page import area, figures_named, is_one_of, mark, rules_of
from undercroft.games.descent.rules.quests.sparing import AWAKE
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, FigureId, Next, Procedure, Trigger, step

SLEEP = "sleep"
HUSHED = "hushed"  # the mark of a test that was passed for good
BLOW = "blow"  # ... of each attack that has hurt the sleeper


def sleep_rule(g: Descent) -> SleepRule | None:
    """The rule of a figure that still sleeps on the map."""
    if AWAKE in g.state.marks:
        return None
    return next((rule for rule in rules_of(g, SleepRule) if figures_named(g, rule.figure)), None)


def tread(figure: FigureId) -> str:
    """The note of a turn in which a figure has tested on entering the lair."""
    return f"tread-{figure}"


class Tread(Procedure, tag="descent.tread"):
    """A figure enters the lair on foot: it tests, once a turn; failed, the sleeper wakes."""

    def applies(self, g: Descent) -> bool:
        rule = sleep_rule(g)
        if rule is None or (rule.hushed and HUSHED in g.state.marks):
            return False
        march = g.nearest(March)
        leaf, lair = g.state.figures[march.figure], area(g, rule.area)
        enters = bool(leaf.cells & lair) and not march.came & lair
        return enters and is_one_of(leaf, rule.who) and tread(march.figure) not in g.state.turn.done

    @step("D2-QST-02", "D2-ATT-02")
    def test(self, g: Descent) -> Next:
        rule, figure = sleep_rule(g), g.nearest(March).figure
        assert rule is not None
        g.emit(TurnNoted(tread(figure)), "D2-QST-02")
        return Call(AttributeTest(figure, rule.test))

    @test.returned
    def judge(self, g: Descent, tested: Tested) -> Next:
        mark(g, HUSHED if tested.passed else AWAKE)
        return Done()


class Stir(Procedure, tag="descent.stir"):
    """After an attack that has hurt the sleeper: it wakes, or sleeps on for another one."""

    def applies(self, g: Descent) -> bool:
        rule, attack = sleep_rule(g), attack_in_progress(g)
        if rule is None or attack is None:
            return False
        return any(figure in figures_named(g, rule.figure) for figure, _ in attack.dealt)

    @step("D2-QST-02", "D2-WHO-06")
    def wake(self, g: Descent) -> Next:
        rule, marks = sleep_rule(g), g.state.marks
        assert rule is not None
        blows = 1 + sum(name.startswith(f"{BLOW}-") for name in marks)
        mark(g, f"{BLOW}-{blows}")
        needed = rule.hushed if rule.hushed and HUSHED in marks else rule.blows
        if blows >= needed:
            mark(g, AWAKE)
        return Done()


def arm_sleep(g: Descent) -> None:
    """Steps and attacks are looked at where somebody sleeps."""
    if rules_of(g, SleepRule):
        seat = g.state.overlord.seat
        g.arm(Trigger("descent.march.entered", Tread(), seat, SLEEP, "D2-QST-02", optional=False))
        g.arm(Trigger("descent.attack.resolved", Stir(), seat, SLEEP, "D2-QST-02", optional=False))
