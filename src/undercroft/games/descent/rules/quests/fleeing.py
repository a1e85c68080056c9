"""Lieutenants who flee when they are defeated, and return (The Shadow Vault)."""

from __future__ import annotations

from undercroft.games.descent.events.fights import Defeated
from undercroft.games.descent.records.quest_rules import FleeRule
from undercroft.games.descent.rules.cards.moments import MOMENTS
from undercroft.games.descent.rules.quests.page import count, is_one_of, mark, number, rules_of
from undercroft.games.descent.rules.quests.placing import PlaceMonster, missing
from undercroft.games.descent.rules.who import current_seat
from undercroft.games.descent.state import Descent
from undercroft.kernel import Call, Done, Next, Procedure, Trigger, Window, step

FLIGHTS = "flights"


def fled(figure: str, due: int) -> str:
    """The mark of a lieutenant who was defeated: the round at whose end he returns."""
    return f"fled-{figure}-{due}"


class Flee(Procedure, tag="descent.flee"):
    """A lieutenant is defeated: he returns at the end of the Overlord's next turn."""

    def applies(self, g: Descent) -> bool:
        event = g.nearest(Window).about
        return isinstance(event, Defeated) and any(
            is_one_of(g.state.figures[event.figure], (rule.figure,)) for rule in rules_of(g, FleeRule)
        )

    @step("D2-QST-02", "D2-LT-01")
    def note(self, g: Descent) -> Next:
        """A fall in the Overlord's own turn counts for the one after it."""
        s, event = g.state, g.nearest(Window).about
        assert isinstance(event, Defeated)
        his = current_seat(g) == s.overlord.seat
        mark(g, fled(s.figures[event.figure].kind, s.round + his))
        return Done()


def returning(g: Descent) -> list[FleeRule]:
    """The lieutenants who return now."""
    s = g.state
    found = []
    for rule in rules_of(g, FleeRule):
        flights = sum(fled(rule.figure, turn) in s.marks for turn in range(1, s.round + 1))
        returns = s.counters.get(rule.counter, 0)
        if returns < min(flights, number(g, rule.times)) and missing(g, rule.figure, "master"):
            found.append(rule)
    return found


class Return(Procedure, tag="descent.return"):
    """At the end of his turn the Overlord puts a lieutenant who had fled on his area, with all Health."""

    def applies(self, g: Descent) -> bool:
        return bool(returning(g))

    @step("D2-QST-02", "D2-OTN-18", "D2-LT-01")
    def come(self, g: Descent) -> Next:
        due = returning(g)
        if not due:
            return Done()
        count(g, due[0].counter)
        return Call(PlaceMonster(due[0].figure, "master", due[0].area), then=self.come)


def arm_flights(g: Descent) -> None:
    """Defeats and ends of the Overlord's turn are looked at where somebody flees."""
    if rules_of(g, FleeRule):
        seat = g.state.overlord.seat
        g.arm(Trigger("Defeated", Flee(), seat, FLIGHTS, "D2-QST-02", optional=False))
        g.arm(Trigger(MOMENTS["overlord-end"], Return(), seat, FLIGHTS, "D2-QST-02", optional=False))
