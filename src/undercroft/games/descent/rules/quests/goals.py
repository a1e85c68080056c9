"""Goals: who has met an objective, checked at once; ends and what they leave (D2-GEN-07, D2-QST-03)."""

from __future__ import annotations

from undercroft.games.descent.events.encounters import EncounterClosed, EncounterEnded, EncounterWon
from undercroft.games.descent.records.quests import (
    AbsentGoal,
    AllGoal,
    Carried,
    CounterGoal,
    DefeatGoal,
    EmptyGoal,
    FacesGoal,
    FallenGoal,
    Goal,
    LeftGoal,
    NoneGoal,
    OutGoal,
    WoundedGoal,
)
from undercroft.games.descent.rules.quests.by_name import ENDINGS
from undercroft.games.descent.rules.quests.page import (
    count,
    encounter,
    figures_named,
    holder,
    is_one_of,
    number,
)
from undercroft.games.descent.rules.who import current_seat, side_of
from undercroft.games.descent.state import HEROES, OFF, OVERLORD, Descent
from undercroft.kernel import Done, FigureId, Next, Procedure, Seat, Trigger, replace, step

WATCHED = ("Defeated", "LeftMap", "Counted", "TokenSet", "TokenRemoved", "KnockedOut")  # checked after these
GOALS = "goals"
NOBODY = "nobody"  # has won: the encounter has ended


def is_met(g: Descent, goal: Goal) -> bool:
    """Is this goal met now?"""
    s = g.state
    match goal:
        case DefeatGoal(figure=name):
            return fallen(g, name) > 0
        case WoundedGoal(figure=name):
            return fallen(g, name) > 0 or any(is_half_gone(g, i) for i in figures_named(g, name))
        case FallenGoal(kind=kind, count=n):
            return fallen(g, kind) >= number(g, n)
        case LeftGoal(kind=kind, count=n):
            return s.counters.get(f"left-{kind}", 0) >= number(g, n)
        case CounterGoal(counter=counter, count=n):
            return s.counters.get(counter, 0) >= number(g, n)
        case NoneGoal(counter=counter):
            return not s.counters.get(counter, 0)
        case FacesGoal(token=kind, face=face, count=n):
            shown = sum(token.kind == kind and token.face == face for token in s.tokens.values())
            return shown >= number(g, n)
        case AbsentGoal(who=who):
            return not any(leaf.cells and is_one_of(leaf, who) for leaf in s.figures.values())
        case EmptyGoal(token=kind):
            return not any(token.kind == kind for token in s.tokens.values())
        case OutGoal():
            return not any(s.figures[i].cells or s.figures[i].waits != OFF for i in s.heroes)
        case AllGoal(of=goals):
            return all(is_met(g, each) for each in goals)


def is_half_gone(g: Descent, figure: FigureId) -> bool:
    """Has a figure lost half of its Health?"""
    leaf = g.state.figures[figure]
    return 2 * leaf.hp <= leaf.full


def fallen(g: Descent, name: str) -> int:
    """How many figures of a kind, or with a name, were defeated."""
    return sum(
        leaf.phase == "fallen" and not leaf.is_out and name in (leaf.name, leaf.kind)
        for leaf in g.state.figures.values()
    )


def winner(g: Descent) -> str:
    """The side that has met its objective; of both, that of the current player.

    Only the quest's own conditions count (D2-GEN-10, D2-GEN-11, D2-QST-19).
    """
    page = encounter(g)
    heroes = any(is_met(g, goal) for goal in page.heroes)
    overlord = any(is_met(g, goal) for goal in page.overlord)
    if heroes and overlord:
        return side_of(g.state, current_seat(g))
    if heroes or overlord:
        return HEROES if heroes else OVERLORD
    return NOBODY if any(is_met(g, goal) for goal in page.ends) else ""


def win(g: Descent, side: str, stalled: bool = False) -> None:
    """The encounter is over at once: all that is being resolved is broken off (D2-QST-03, D2-QST-18)."""
    page = encounter(g)
    if stalled:
        for left in page.stalled:
            lying = sum(token.kind == left.token for token in g.state.tokens.values())
            count(g, left.counter, lying, "D2-QST-16")
    carry = tuple([(each.name, worth(g, each, side)) for each in page.carry])
    if page.ending:
        side, more = ENDINGS[page.ending](g, side, stalled)
        carry += more
    g.end(source=GOALS)
    if side == NOBODY:
        g.emit(EncounterEnded(carry), "D2-QST-03")
    else:
        g.emit(EncounterWon(side, carry), "D2-QST-03")
    g.emit(EncounterClosed("descent.quest", side), "D2-QST-18")


def worth(g: Descent, entry: Carried, side: str) -> int:
    """A number of the carry-over (D2-GEN-06)."""
    if entry.without and fallen(g, entry.without):
        return 0
    if entry.most:
        return min(entry.most, worth(g, replace(entry, most=0), side))
    if entry.least:
        return int(worth(g, replace(entry, least=0), side) >= number(g, entry.least))
    if entry.holder:
        return holder(g, entry.holder)
    if entry.counter:
        return g.state.counters.get(entry.counter, 0)
    if entry.fallen:
        return fallen(g, entry.fallen)
    if entry.standing:
        return sum(leaf.kind == entry.standing and leaf.cells != 0 for leaf in g.state.figures.values())
    return int(entry.winner == side)


class CheckGoals(Procedure, tag="descent.check_goals"):
    """After something that may decide the encounter."""

    def applies(self, g: Descent) -> bool:
        return bool(winner(g))

    @step("D2-GEN-05", "D2-GEN-07", "D2-QST-03", "D2-QST-18", "D2-QST-19")
    def check(self, g: Descent) -> Next:
        if side := winner(g):
            win(g, side)
        return Done()


def arm_goals(g: Descent) -> None:
    """Goals are looked at whenever something happens that could meet one."""
    seat: Seat = g.state.overlord.seat
    page = encounter(g)
    wounds = any(isinstance(goal, WoundedGoal) for goal in (*page.heroes, *page.overlord, *page.ends))
    for event in (*WATCHED, "Damaged") if wounds else WATCHED:
        g.arm(Trigger(event, CheckGoals(), seat, GOALS, "D2-QST-03", optional=False))
