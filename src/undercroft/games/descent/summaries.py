"""An attack as one sentence of the log (D2-ATK-02), and so fatigue suffered for movement (D2-FAT-03)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from undercroft.games.descent.events.encounters import EncounterClosed
from undercroft.games.descent.events.fights import (
    AttackDeclared,
    AttackEnded,
    AttackMissed,
    AttackValued,
    Defeated,
    DiceRolled,
    FatigueRecovered,
    FatigueSuffered,
    KnockedOut,
    SurgeSpent,
    TargetChanged,
)  # fmt: skip
from undercroft.games.descent.events.moves import Entered, PointsGained
from undercroft.games.descent.events.things import Marked
from undercroft.games.descent.rules.attack.attack import Attack, AttackDieRerolled
from undercroft.games.descent.rules.round.hero_turn import HeroTurn
from undercroft.kernel import Entry, FigureId, Leaf
from undercroft.parts.happenings import ConditionGained, Damaged, Healed
from undercroft.parts.summaries import NoDamage, Summary, Summed

HURRIED = "D2-FAT-03"  # the rule that gives movement points for fatigue


def ends(entries: Sequence[Entry]) -> bool:
    """With its own last event; without one if the encounter is decided by it."""
    return isinstance(entries[-1].event, AttackEnded | EncounterClosed)


def sum_up(entries: Sequence[Entry], over: bool) -> Summed:
    """The summary of an attack, from its events."""
    declared = entries[0].event
    assert isinstance(declared, AttackDeclared)
    target = declared.target
    head: list[Struct] = [declared]
    steps: list[Struct] = []
    results: list[Struct] = []
    besides: list[Struct] = []
    valued = missed = hurt = False
    for entry in entries[1:]:
        match entry.event:
            case TargetChanged(target=target):
                head.append(entry.event)
            case AttackDieRerolled() | SurgeSpent():
                steps.append(entry.event)
            case DiceRolled() if not over:  # whoever spends surges must see them
                steps.append(entry.event)
            case AttackValued(target=figure):
                if figure == target and not valued:
                    valued = True
                    steps.append(entry.event)
            case AttackMissed():
                missed = True
                results.append(entry.event)
            case Damaged(figure=figure):
                hurt |= figure == target
                (results if figure == target else besides).append(entry.event)
            case Defeated(figure=figure) | KnockedOut(figure=figure) if figure == target:
                # The damage beyond the last point of Health is lost: the number would look wrong.
                results = [event for event in results if not isinstance(event, Damaged)]
                results.append(entry.event)
            case Defeated(figure=figure) | KnockedOut(figure=figure) | ConditionGained(figure=figure):
                (results if figure == target else besides).append(entry.event)
            case Healed() | FatigueRecovered() | FatigueSuffered() | Marked():
                besides.append(entry.event)
            case Entered(figure=figure):  # of a way, the space where it ends
                besides = [one for one in besides if not (isinstance(one, Entered) and one.figure == figure)]
                besides.append(entry.event)
    if over and valued and not hurt and not missed:
        results.insert(0, NoDamage())
    return Summed(tuple(head), tuple(steps), tuple(results), tuple(besides))


class FatigueForMovement(Leaf):
    """Movement points that a hero has gained for fatigue, one after another."""

    figure: FigureId
    fatigue: int
    points: int


def hurries_on(entries: Sequence[Entry], following: Entry) -> bool:
    """The points for the fatigue, or fatigue for one more."""
    match entries[-1].event, following.event:
        case FatigueSuffered(figure=figure), PointsGained(figure=same):
            return figure == same and following.rule == HURRIED
        case PointsGained(figure=figure), FatigueSuffered(figure=same):
            return figure == same
    return False


def hurried(entries: Sequence[Entry], over: bool) -> Summed:
    """All fatigue and all points of a row."""
    events = [entry.event for entry in entries]
    suffered = [event for event in events if isinstance(event, FatigueSuffered)]
    gained = sum(event.points for event in events if isinstance(event, PointsGained))
    fatigue = sum(event.amount for event in suffered)
    return Summed((FatigueForMovement(suffered[0].figure, fatigue, gained),))


SUMMARIES = (
    Summary(AttackDeclared, ends, sum_up, Attack),
    Summary(FatigueSuffered, lambda entries: False, hurried, HeroTurn, hurries_on),
)
