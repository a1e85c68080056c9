"""Clocks of quests: counters that go up at the end of the Overlord's turn, wards that fall by a count."""

from __future__ import annotations

from undercroft.games.descent.events.things import DoorFell
from undercroft.games.descent.events.turns import RoundOver
from undercroft.games.descent.records.quest_rules import CountRule, WardRule
from undercroft.games.descent.rules.quests.page import cells_of, count, is_one_of, mark, number, rules_of
from undercroft.games.descent.state import Descent, ground
from undercroft.kernel import Done, FigureId, Next, Procedure, Trigger, Window, step
from undercroft.parts.happenings import Healed

WARDS = "wards"


def ticks(g: Descent, rule: CountRule) -> int:
    """By how much a counter goes up now."""
    if rule.living and not cells_of(g, rule.living):
        return 0
    if rule.of and not ground(g).neighbours(cells_of(g, rule.of)) & cells_of(g, rule.beside):
        return 0
    if rule.out:
        return rule.n * sum(g.state.figures[i].is_out for i in g.state.heroes)
    return rule.n


class Tick(Procedure, tag="descent.tick"):
    """The counters of the quest at the end of the Overlord's turn, one after the other."""

    at: int = 0

    @step("D2-OTN-18", "D2-QST-02")
    def tick(self, g: Descent) -> Next:
        rules = rules_of(g, CountRule)
        if self.at == len(rules):
            return Done()
        self.at += 1
        rule = rules[self.at - 1]
        for i in fed(g, rule):
            g.emit(Healed(i, rule.feeds), "D2-QST-02")
        count(g, rule.counter, ticks(g, rule))
        return self.tick


def fed(g: Descent, rule: CountRule) -> list[FigureId]:
    """The damaged figures that those next to them feed."""
    if not rule.feeds:
        return []
    near = ground(g).neighbours(cells_of(g, rule.of))
    return [
        i
        for i, leaf in g.state.figures.items()
        if leaf.cells & near and leaf.damage and is_one_of(leaf, rule.beside)
    ]


def falling(g: Descent) -> list[WardRule]:
    """The wards that fall now: by a counter, or at the end of a round without a face-down token."""
    s, event = g.state, g.nearest(Window).about
    found = []
    for rule in rules_of(g, WardRule):
        if rule.door in s.doors:
            continue
        counted = rule.counter and s.counters.get(rule.counter, 0) >= number(g, rule.count)
        down = [token for token in s.tokens.values() if token.kind == rule.spent and not token.turned]
        if counted or (rule.spent and not down and isinstance(event, RoundOver)):
            found.append(rule)
    return found


class FallWards(Procedure, tag="descent.fall_wards"):
    """Warded doors that fall by themselves."""

    def applies(self, g: Descent) -> bool:
        return bool(falling(g))

    @step("D2-DOR-02", "D2-DOR-03", "D2-QST-02")
    def fall(self, g: Descent) -> Next:
        for rule in falling(g):
            mark(g, rule.mark)
            g.emit(DoorFell(rule.door))
        return Done()


def arm_wards(g: Descent) -> None:
    """Whatever brings a ward down is waited for."""
    if any(rule.counter or rule.spent for rule in rules_of(g, WardRule)):
        seat = g.state.overlord.seat
        for on in ("Counted", "RoundOver"):
            g.arm(Trigger(on, FallWards(), seat, WARDS, "D2-QST-02", optional=False))
